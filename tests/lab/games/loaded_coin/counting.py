"""What the lab counts in it: charms."""

from typing import Any

from nekoban.games.loaded_coin.parts import Told  # pyright: ignore[reportMissingImports]

from nekoban.core.counting import Mark

MARKS = (Mark("charms"),)
SOURCES = ("points",)
PASSES = ()


def first_seat(state: Any) -> int:
    return 0


def turn_mark(state: Any) -> int:
    return state.tosses


def mark_start(state: Any, marks: Any) -> None:
    """Charms are told."""


def mark_event(state: Any, event: Any, marks: Any) -> None:
    if event.kind == Told.CHARM:
        marks[event.seat, 0] += 1


def mark_end(state: Any, marks: Any) -> None:
    """Nothing."""


def mark_sources(state: Any, sources: Any) -> None:
    for seat in range(state.seats):
        sources[seat, 0] = 1 if seat == state.winner else 0
