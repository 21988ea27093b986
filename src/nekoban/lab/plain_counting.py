"""Counting for a game without `counting.py`: turns by the seat to move, and no marks."""

from nekoban.core.counting import Mark
from nekoban.core.record import Raw

MARKS: tuple[Mark, ...] = ()
SOURCES: tuple[str, ...] = ("points",)
PASSES: tuple[str, ...] = ("pass",)


def first_seat(state: Raw) -> int:
    """Who begins: whoever is to move."""
    return state.to_move


def turn_mark(state: Raw) -> int:
    """A turn lasts as long as the same seat is to move."""
    return state.to_move


def mark_start(state: Raw, marks: Raw) -> None:
    """Nothing."""


def mark_event(state: Raw, event: Raw, marks: Raw) -> None:
    """Nothing."""


def mark_end(state: Raw, marks: Raw) -> None:
    """Nothing."""


def mark_sources(state: Raw, sources: Raw) -> None:
    """No sources: the scores have all points."""
