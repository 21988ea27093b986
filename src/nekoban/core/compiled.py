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
from collections.abc import Callable, Iterable, Mapping
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


def is_ours(value: Any) -> bool:
    return isinstance(value, FunctionType) and value.__module__.startswith("nekoban.")


class Twin:
    """Functions cloned together, each with what it calls; compiled when a cache folder is given.

    An attribute is the clone of that function of the module, or of the bound functions.
    """

    def __init__(
        self, module: ModuleType, bound: Mapping[str, Any] | None = None, folder: Path | None = None
    ):
        self.module = module
        self.bound = dict(bound or {})
        self.folder = folder
        self.clones: dict[FunctionType, Any] = {}
        self.wrappers: dict[str, Callable[..., Any]] = {}

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name.startswith("__"):
            raise AttributeError(name)
        if name not in self.wrappers:
            self.wrappers[name] = self.wrapped(name)
        return self.wrappers[name]

    def wrapped(self, name: str) -> Callable[..., Any]:
        value = self.bound.get(name) or getattr(self.module, name)
        clone = self.clone(value) if is_ours(value) else value
        if self.folder is None or not is_ours(value):
            return clone

        def call(*arguments: Any) -> Any:
            return clone(*[plain(argument) for argument in arguments])

        return call

    def clone(self, function: FunctionType) -> Any:
        """The function's clone, its calls going to clones."""
        if function in self.clones:
            return self.clones[function]
        scope = dict(function.__globals__)
        copied = FunctionType(
            function.__code__, scope, function.__name__, function.__defaults__, function.__closure__
        )
        copied.__module__ = function.__module__
        copied.__qualname__ = function.__qualname__
        made = self.compile(copied) if self.folder else copied
        self.clones[function] = made
        for name in names_in(function.__code__):
            value = self.bound.get(name, scope.get(name))
            if value is not None:
                scope[name] = self.exchanged(value)
        return made

    def exchanged(self, value: Any) -> Any:
        if is_ours(value):
            return self.clone(value)
        if isinstance(value, Moves) and self.folder:
            return value.table
        return value

    def compile(self, function: FunctionType) -> Any:
        import numba

        assert self.folder is not None
        numba.config.CACHE_DIR = str(self.folder)  # type: ignore[attr-defined]
        return numba.njit(cache=True, nogil=True, boundscheck=True, error_model="python")(function)


def plain(argument: Any) -> Any:
    """An argument as the compiled code takes it."""
    if isinstance(argument, Record):
        return argument.raw
    if isinstance(argument, Array):
        return argument.view(np.ndarray)
    return argument


def cache_folder(name: str, files: Iterable[Path]) -> Path:
    """The cache folder for sources with that content; folders of older content are cleared away."""
    folder = cache_root() / f"{name}-{source_hash(files)}"
    if not folder.is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        clear_old_folders(name, folder)
    return folder


def clear_old_folders(name: str, current: Path) -> None:
    older = [path for path in current.parent.glob(f"{name}-" + "?" * 16) if path != current and path.is_dir()]
    older.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in older[KEPT_FOLDERS:]:
        shutil.rmtree(path, ignore_errors=True)


def rule_sources(module: ModuleType) -> tuple[Path, ...]:
    """All files the compiled rules depend on: the core, and the game's folder but for words and pictures."""
    folder = Path(str(module.__file__)).parent
    own = [*folder.rglob("*.py"), *folder.rglob("*.toml")]
    core = [
        PACKAGE / "core" / f"{name}.py" for name in ("record", "luck", "events", "moves", "loop", "compiled")
    ]
    shown = {"words.py", "draw.py", "faces.py", "text.py", "atlas.py"}
    return tuple(path for path in [*own, *core] if path.name not in shown)


TWINS: dict[str, Twin] = {}


def compiled(module: ModuleType) -> Twin:
    """The compiled twin of a rules module, for tests and tools that call single rules."""
    if module.__name__ not in TWINS:
        name = module.__name__.split(".")[-2].replace("_", "-")
        TWINS[module.__name__] = Twin(module, folder=cache_folder(f"{name}-rules", rule_sources(module)))
    return TWINS[module.__name__]
