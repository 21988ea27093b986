"""The compiled loops of encode.py, and of steps.py with a game's rules, as Python calls them.

numba looks at the type of every argument of every call, which is a third of a short one. Here the types
never change, so what it would find is called directly.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

from nekoban.core import loop
from nekoban.core.compiled import PACKAGE, Twin, cache_folder, compile_for, keeping_in
from nekoban.core.game import Game, is_compiled, mark_compiled
from nekoban.rl import encode, steps

SOURCES = [Path(str(encode.__file__))]  # of what goes into the steps besides steps.py and the rules


class Held(Twin):
    """Compiled functions that keep the GIL: for calls too short to let go of it and take it back."""

    def compile(self, function: FunctionType, cache: bool) -> Any:
        import numba

        if not cache:
            return super().compile(function, cache)
        with keeping_in(self.folder):
            return numba.njit(cache=True, boundscheck=True, error_model="python")(function)


def direct(entry: Any, signature: str) -> Callable[..., Any]:
    """A compiled function for arguments of these types alone, for which the caller answers."""
    from numba.core.sigutils import normalize_signature

    compile_for(entry, signature)
    return entry.get_overload(normalize_signature(signature)[0])


@cache
def quick(name: str) -> Any:
    """A function of encode.py compiled without checks of its indices, to be called by compiled code."""
    import numba

    flags: dict[str, Any] = {"nogil": True, "boundscheck": False, "no_cpython_wrapper": True}
    return numba.njit(**flags)(getattr(encode, name))


# --- loops that know no game


@cache
def encoding() -> Twin:
    files = [PACKAGE / name for name in ("rl/encode.py", "core/luck.py", "core/compiled.py")]
    unchecked: Any = {name: quick(name) for name in ("encode_row", "is_marked")}
    return Twin(encode, unchecked, cache_folder("rl-encode", files))


@cache
def encode_loop(name: str) -> Callable[..., Any]:
    """A loop of encode.py by its name, or by name and type of numbers: "pick_all", "encode int8"."""
    entry = encoding().entry(getattr(encode, name.split()[0]))
    return direct(entry, encode.signatures()[name])


# --- with a game's rules


def bound_steps(game: Game) -> Twin:
    unchecked: Any = {name: quick(name) for name in ("copy_seen", "encode_row", "mark", "pick")}
    return game.compiled.bind(steps, unchecked)


@cache
def advance_of(game: Game) -> Callable[..., None]:
    """A step of a batch."""
    return direct(bound_steps(game).entry(steps.advance), steps.signatures()["advance"])


@cache
def answer_of(game: Game) -> Callable[..., int]:
    """A step of one match."""
    twin = bound_steps(game)
    held = Held(twin.module, twin.bound, twin.folder, twin.clones)
    return direct(held.entry(steps.answer), steps.signatures()["answer"])


@cache
def border_of(game: Game, name: str) -> Callable[..., None]:
    """A function of core/loop.py: "start", "look"."""
    return direct(game.compiled.entry(name), loop.signatures()[name])


def compile_steps(game: Game) -> None:
    """Compile the steps, or load them from the cache."""
    advance_of(game)
    answer_of(game)
    mark_compiled(game, steps, SOURCES)


def steps_are_compiled(game: Game) -> bool:
    """Whether the steps lie ready in the cache."""
    return is_compiled(game, steps, SOURCES)
