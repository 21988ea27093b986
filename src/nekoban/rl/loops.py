"""The compiled loops of steps.py, ready to be called from Python.

numba looks up the type of every argument in every call, which takes a third of a short call. Here the types
never change, so the compiled function is called directly.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar

from nekoban.core import loop
from nekoban.core.compiled import CHECKED, Twin
from nekoban.core.encode_loops import encoding_parts, unchecked
from nekoban.core.game import Game, bind, border_twin
from nekoban.core.reach import Tuned
from nekoban.rl import orders, steps

INLINED = ("fetch_ahead", "go_on", "list_actions", "make_action", "observe")


class Held(Twin):
    """Compiled functions that keep the GIL: for calls too short to release and reacquire it."""

    entry_flags: ClassVar[dict[str, Any]] = {**CHECKED, "nogil": False}


# --- with a game's rules


@cache
def steps_twin(game: Game) -> Twin:
    """A step's own functions are copied into it: to pass them all arrays takes longer than what they do."""
    from nekoban.core.addresses import ADDRESSES  # numba, which takes a while to load
    from nekoban.core.ahead import prefetch
    from nekoban.core.atomics import ATOMICS

    quick = unchecked("copy_seen", "is_refused", "mark", "pick", inlined=True)
    own = {name: Tuned(getattr(steps, name), inlined=True) for name in INLINED}
    own["take_actions"] = Tuned(steps.take_actions, checked=False, inlined=True)
    rows = {"check_rows": steps.check_rows, "play_rows": steps.play_rows}
    parts = {**encoding_parts(inlined=True), **quick, **own, **rows}
    return bind(game, steps, {**parts, **ADDRESSES, **ATOMICS, "prefetch": prefetch})


@cache
def held_twin(game: Game) -> Held:
    """The compiled steps of a game, as functions that keep the GIL."""
    twin = steps_twin(game)
    return Held(twin.module, twin.bound, twin.name)


@cache
def advance_of(game: Game) -> Callable[..., int]:
    """A step of a batch, as the threads of a team call it."""
    return steps_twin(game).prepare("advance", steps.signatures()["advance"])


@cache
def answer_of(game: Game) -> Callable[..., int]:
    """A step of one match."""
    return held_twin(game).prepare("answer", steps.signatures()["answer"])


@cache
def ask_of(number: str) -> Callable[..., None]:
    """How a step is told where actions of this type are. All games share it."""
    from nekoban.core.addresses import ADDRESSES

    return Held(orders, ADDRESSES, "rl-orders").prepare("ask", orders.signatures()[number])


@cache
def border_of(game: Game, name: str) -> Callable[..., None]:
    """A function of core/loop.py: "start", "look"."""
    return border_twin(game).prepare(name, loop.signatures()[name])


def compile_steps(game: Game) -> None:
    """Compile the steps, or load them from the cache."""
    advance_of(game)
    answer_of(game)


def steps_are_compiled(game: Game) -> bool:
    """Whether the cache has the compiled steps."""
    return steps_twin(game).is_ready("advance") and held_twin(game).is_ready("answer")
