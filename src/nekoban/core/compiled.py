"""The compiled twin of a game's rules.

Rules are plain functions; nothing in a game knows about numba. `Twin` clones a function together with all
it calls, and compiles the clones. On the way functions are replaced by their clones, and
`Moves` tables by their arrays. The same cloning binds generic code (loops, search) to the rules of one game:
such code uses `legal`, `play` and so on as globals, and its clone gets the game's.

Compiled code is kept in the user's cache folder under a digest of the code and constants that an entry
reaches (reach.py). Only a change in these makes it compile again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, ClassVar, NamedTuple

import numpy as np

from nekoban.core import cache
from nekoban.core.argument_types import Signature
from nekoban.core.moves import Moves
from nekoban.core.reach import Reach, Tuned, is_ours, read_code
from nekoban.core.record import Array, Record
from nekoban.core.subset import check

PACKAGE = Path(__file__).parents[1]
COUNTED = "_nrt"  # numba's name for counting who holds an array, which took a third of a batch's step
CHECKED = {"nogil": True, "boundscheck": True, "error_model": "python", COUNTED: False}
INNER = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}  # for functions Python never calls
LOOPS = ("random_games", "advance", "run")  # entries that play many decisions in a call


class Way(NamedTuple):
    """How an inner function is compiled."""

    checked: bool = True  # every index
    inlined: bool = False  # copied into each function that calls it
    counted: bool = False  # who holds an array: only where arrays are made


PLAIN = Way()
CLONES: dict[tuple[str, Way], Any] = {}  # inner functions by symbol


class Twin:
    """Functions cloned together, each with what it calls; compiled when the twin has a name.

    An attribute is an entry: the clone of the module's function of that name, to be called from Python. Only
    entries are cached and can be called from Python. Compiling the inner functions without both is a third
    cheaper. Twins share inner clones that reach the same code.
    """

    entry_flags: ClassVar[dict[str, Any]] = CHECKED

    def __init__(
        self, module: ModuleType, bound: Mapping[str, Any] | None = None, name: str | None = None
    ) -> None:
        self.module = module
        self.bound = dict(bound or {})
        self.name = name  # prefix of the cache folders; None: not compiled
        self.reach = Reach(self.bound)
        self.clones: dict[tuple[str, Way], Any] = {} if name is None else CLONES
        self.entries: dict[str, Any] = {}
        self.ready: dict[str, bool] = {}

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name.startswith("__"):
            raise AttributeError(name)
        value = self.bound.get(name) or getattr(self.module, name)
        if not is_ours(value):
            return value
        entry = self.entry(value)
        if self.name is None:
            return entry
        return lambda *arguments: entry(*[plain(argument) for argument in arguments])

    # --- cloning

    def entry(self, function: FunctionType) -> Any:
        """The function to be called from Python."""
        if self.name is None:
            return self.clone(function)
        if function.__name__ not in self.entries:
            self.entries[function.__name__] = self.compiled_entry(function)
        return self.entries[function.__name__]

    def compiled_entry(self, function: FunctionType) -> Any:
        from nekoban.core.translate import KeptCode, machine_code

        copy = self.copied(function)
        folder = cache.folder_for(*self.place(function))
        kept = KeptCode(folder, before=lambda: check(self.reach, function))
        counted = self.reach.makes_arrays(function)
        self.fill(function, copy.__globals__, counted)
        flags = {**self.entry_flags, COUNTED: counted}
        return machine_code(copy, flags, kept, function.__name__ in LOOPS)

    def clone(self, function: FunctionType, way: Way = PLAIN) -> Any:
        """The function to be called from other cloned functions."""
        mark = self.symbol(function), way
        if mark not in self.clones:
            copy = self.copied(function)
            self.clones[mark] = self.inner(copy, way)  # before its calls: a function may call itself
            self.fill(function, copy.__globals__, way.counted)
        return self.clones[mark]

    def inner(self, copy: FunctionType, way: Way) -> Any:
        if self.name is None:
            return copy
        from nekoban.core.translate import machine_code

        flags = {"boundscheck": way.checked, "forceinline": way.inlined, COUNTED: way.counted}
        return machine_code(copy, {**CHECKED, **INNER, **flags}, None)

    def copied(self, function: FunctionType) -> FunctionType:
        """A copy with its own globals."""
        code = read_code(function.__code__).code if self.name else function.__code__
        scope = dict(function.__globals__)
        copy = FunctionType(code, scope, function.__name__, function.__defaults__, function.__closure__)
        copy.__module__ = function.__module__
        copy.__qualname__ = self.symbol(function)
        return copy

    def symbol(self, function: FunctionType) -> str:
        """A function's name in the machine code. Different code has a different name: if a process loaded two
        functions of one name from the cache, the first would be called for both.
        """
        return f"{self.reach.digest(function)}.{function.__qualname__}"

    def fill(self, function: FunctionType, scope: dict[str, Any], counted: bool = False) -> None:
        """Bind the names that a function reads to clones and tables."""
        for name, value in self.reach.read_values(function).items():
            scope[name] = self.exchanged(value, counted)

    def exchanged(self, value: Any, counted: bool = False) -> Any:
        if is_ours(value):
            return self.clone(value, Way(counted=counted))
        if isinstance(value, Tuned):
            return self.clone(value.function, Way(value.checked, value.inlined, counted))
        if isinstance(value, Moves) and self.name:
            return value.table
        return value

    # --- the cache

    def key(self, name: str) -> str:
        """A short name for everything that the machine code of an entry depends on."""
        digest = self.reach.digest(getattr(self.module, name))
        return cache.key_of(digest, sorted(self.entry_flags.items()), sorted(INNER))

    def place(self, function: FunctionType) -> tuple[str, str]:
        """Name and key of an entry's cache folder."""
        return f"{self.name}-{function.__name__}", self.key(function.__name__)

    def is_ready(self, *names: str) -> bool:
        """Whether the cache has these entries compiled. Compiles nothing; looked up once."""
        return all(self.has_ready(name) for name in names)

    def has_ready(self, name: str) -> bool:
        if name not in self.ready:
            self.ready[name] = cache.is_ready(*self.place(getattr(self.module, name)))
        return self.ready[name]

    def prepare(self, name: str, signature: Signature) -> Any:
        """Compile or load an entry for arguments of these types; returns the function for just these."""
        from nekoban.core.translate import compile_at

        function = getattr(self.module, name)
        made = compile_at(self.entry(function), signature)
        (cache.folder_for(*self.place(function)) / cache.READY).touch()
        self.ready[name] = True
        return made


def plain(argument: Any) -> Any:
    """An argument in the form that compiled code takes."""
    if isinstance(argument, Record):
        return argument.raw
    if isinstance(argument, Array):
        return argument.view(np.ndarray)
    return argument


TWINS: dict[str, Twin] = {}


def compiled(module: ModuleType) -> Twin:
    """The compiled twin of a rules module, for tests and tools that call single rules."""
    if module.__name__ not in TWINS:
        name = module.__name__.removeprefix("nekoban.games.").replace(".", "-").replace("_", "-")
        TWINS[module.__name__] = Twin(module, name=name)
    return TWINS[module.__name__]
