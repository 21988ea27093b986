"""A game that nobody has said anything about: turns by the seat to move, and no marks."""

from typing import Any

from nekoban.core.counting import Mark

MARKS: tuple[Mark, ...] = ()
SOURCES: tuple[str, ...] = ("points",)
PASSES: tuple[str, ...] = ("pass",)


def first_seat(state: Any) -> int:
    return state.to_move


def turn_mark(state: Any) -> int:
    return state.to_move


def mark_start(state: Any, marks: Any) -> None:
    """Nothing."""


def mark_event(state: Any, event: Any, marks: Any) -> None:
    """Nothing."""


def mark_end(state: Any, marks: Any) -> None:
    """Nothing."""


def mark_sources(state: Any, sources: Any) -> None:
    """All points are of one kind: see the scores."""
