"""The fast twin of a game's rules.

Rules are plain functions; nothing in a game knows about numba. `Twin` clones a function together with all
it calls, and compiles the clones. Two things are exchanged on the way: functions for their clones, and
`Moves` tables for their arrays. The same cloning, without compiling, binds game-blind code (loops, search)
to the rules of one game: it names `legal`, `play` and so on as globals, and gets the game's.

Compiled code is kept in the user's cache folder, in a folder named by a hash of all sources it came from,
since numba itself does not notice edits in other files.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

from nekoban.core.moves import Moves
from nekoban.core.record import Array, Record

PACKAGE = Path(__file__).parents[1]
KEPT_FOLDERS = 3  # caches of older sources kept beside the current one, so that switching back is cheap


def cache_root() -> Path:
    """Where compiled rules are kept: NEKOBAN_CACHE, or nekoban in the user's cache folder."""
    if chosen := os.environ.get("NEKOBAN_CACHE"):
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "nekoban"


def source_hash(files: Iterable[Path]) -> str:
    """A short name for the content of these files, this Python and this numba."""
    import numba

    digest = hashlib.blake2b(f"{platform.python_version()} {numba.__version__} {np.__version__}".encode())
    for file in sorted(files):
        digest.update(file.name.encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def names_in(code: CodeType) -> set[str]:
    """Every global name a function may read, in functions within it too."""
    names = set(code.co_names)
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            names |= names_in(constant)
    return names


FOREIGN = ("numpy", "numba", "math")  # packages whose functions the compiler knows by itself


def is_ours(value: Any) -> bool:
    """Whether this is a plain function, to be cloned and compiled together with what calls it."""
    return isinstance(value, FunctionType) and value.__module__.partition(".")[0] not in FOREIGN


class Twin:
    """Functions cloned together, each with what it calls; compiled when a cache folder is given.

    An attribute is an entry: the clone of that function of the module, to be called from Python. Only entries
    are cached and can be called from outside; what they call is compiled without either, which is a third
    cheaper. Twins of one game share their inner clones.
    """

    def __init__(
        self,
        module: ModuleType,
        bound: Mapping[str, Any] | None = None,
        folder: Path | None = None,
        clones: dict[FunctionType, Any] | None = None,
    ) -> None:
        self.module = module
        self.bound = dict(bound or {})
        self.folder = folder
        self.clones: dict[FunctionType, Any] = {} if clones is None else clones
        self.entries: dict[str, Any] = {}

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name.startswith("__"):
            raise AttributeError(name)
        value = self.bound.get(name) or getattr(self.module, name)
        if not is_ours(value):
            return value
        entry = self.entry(value)
        if self.folder is None:
            return entry
        return lambda *arguments: entry(*[plain(argument) for argument in arguments])

    def entry(self, function: FunctionType) -> Any:
        """The function as it is called from Python."""
        if self.folder is None:
            return self.clone(function)
        if function.__name__ not in self.entries:
            self.entries[function.__name__] = self.copied(function, cache=True)[0]
        return self.entries[function.__name__]

    def clone(self, function: FunctionType) -> Any:
        """The function as its like call it."""
        if function not in self.clones:
            made, scope = self.copied(function, cache=False, fill=False)
            self.clones[function] = made  # before its calls are followed: a function may call itself
            self.fill(function, scope)
        return self.clones[function]

    def copied(self, function: FunctionType, cache: bool, fill: bool = True) -> tuple[Any, dict[str, Any]]:
        """A copy with a scope of its own, compiled where there is a cache folder."""
        scope = dict(function.__globals__)
        copy = FunctionType(
            function.__code__, scope, function.__name__, function.__defaults__, function.__closure__
        )
        copy.__module__ = function.__module__
        copy.__qualname__ = self.symbol(function)
        made = self.compile(copy, cache) if self.folder else copy
        if fill:
            self.fill(function, scope)
        return made, scope

    def symbol(self, function: FunctionType) -> str:
        """A function's name in the machine code, another for each game: of two functions of one name that one
        process loads from the cache, the first would be called for both.
        """
        return f"{self.folder.name}.{function.__qualname__}" if self.folder else function.__qualname__

    def fill(self, function: FunctionType, scope: dict[str, Any]) -> None:
        """Let the names a function reads mean clones and tables."""
        for name in names_in(function.__code__):
            value = self.bound.get(name, scope.get(name))
            if value is not None:
                scope[name] = self.exchanged(value)

    def exchanged(self, value: Any) -> Any:
        if is_ours(value):
            return self.clone(value)
        if isinstance(value, Moves) and self.folder:
            return value.table
        return value

    def compile(self, function: FunctionType, cache: bool) -> Any:
        import numba

        flags: dict[str, Any] = {"nogil": True, "boundscheck": True, "error_model": "python"}
        if not cache:
            flags |= {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        with keeping_in(self.folder):
            return called_with_wide_numbers(numba.njit(cache=cache, **flags)(function))


@contextmanager
def keeping_in(folder: Path | None) -> Iterator[None]:
    """Let functions that are declared meanwhile be kept in that folder; numba's settings come back after."""
    from numba import config

    ours = {"CACHE_DIR": str(folder), "CACHE_LOCATOR_CLASSES": "nekoban.core.locator.ContentLocator"}
    theirs = {name: getattr(config, name) for name in ours}
    for name, value in ours.items():
        setattr(config, name, value)
    try:
        yield
    finally:
        for name, value in theirs.items():
            setattr(config, name, value)


def called_with_wide_numbers(function: Any) -> Any:
    """Let calls between rules pass every number as an int64, as the interpreted rules do.

    Left alone, numba compiles a function anew for each mixture of widths, enums and constants it is called
    with: twice the time to compile, for the same code.
    """
    from numba import types

    def wide(kind: Any) -> Any:
        plain = types.unliteral(kind)
        number = isinstance(plain, types.Integer | types.IntEnumMember)
        return types.int64 if number else plain

    template = function.get_call_template
    function.get_call_template = lambda args, kws: template([wide(kind) for kind in args], kws)
    return function


def plain(argument: Any) -> Any:
    """An argument as the compiled code takes it."""
    if isinstance(argument, Record):
        return argument.raw
    if isinstance(argument, Array):
        return argument.view(np.ndarray)
    return argument


def compile_for(entry: Any, signature: str) -> None:
    """Compile an entry for arguments of these types, or load it from the cache.

    By a tuple of types, since that is what a call looks for: code that was filed under a whole signature
    would be compiled once more at the first call.
    """
    from numba.core.sigutils import normalize_signature

    arguments, _ = normalize_signature(signature)
    entry.compile(arguments)


def cache_place(name: str, files: Iterable[Path]) -> Path:
    """Where code from sources with that content is kept, if it was compiled."""
    return cache_root() / f"{name}-{source_hash(files)}"


def cache_folder(name: str, files: Iterable[Path]) -> Path:
    """The cache folder for sources with that content; folders of older content are cleared away."""
    folder = cache_place(name, files)
    if not folder.is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        clear_old_folders(name, folder)
    return folder


def clear_old_folders(name: str, current: Path) -> None:
    older = [path for path in current.parent.glob(f"{name}-" + "?" * 16) if path != current and path.is_dir()]
    older.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in older[KEPT_FOLDERS:]:
        shutil.rmtree(path, ignore_errors=True)


CORE_SOURCES = ("record", "luck", "events", "seen", "moves", "options", "game", "loop", "compiled", "locator")
NO_RULES = {
    "judgement.py",
    "counting.py",
    "turning.py",
    "report.py",
    "commands.py",
    "lesson.toml",
    "levels.toml",
}


def rule_sources(folder: Path) -> tuple[Path, ...]:
    """All files the compiled rules depend on: the core, and the game's folder but for what shows it."""
    own = [
        path
        for kind in ("*.py", "*.toml")
        for path in folder.rglob(kind)
        if path.name not in NO_RULES and path.parent.name != "show"
    ]
    return (*own, *(PACKAGE / "core" / f"{name}.py" for name in CORE_SOURCES))


TWINS: dict[str, Twin] = {}


def compiled(module: ModuleType) -> Twin:
    """The compiled twin of a rules module, for tests and tools that call single rules."""
    if module.__name__ not in TWINS:
        package, _, section = module.__name__.partition(".rules")
        folder = Path(str(import_module(package).__file__)).parent
        name = f"{folder.name.replace('_', '-')}-rules{section.replace('.', '-')}"
        TWINS[module.__name__] = Twin(module, folder=cache_folder(name, rule_sources(folder)))
    return TWINS[module.__name__]
