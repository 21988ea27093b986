"""What is worth counting in each game: one module a game, in the words of its rulebook.

A module has plain functions that are compiled with the game's rules:

- `first_seat(state)`: who starts, asked right after the set-up;
- `turn_mark(state)`: a number that changes when a turn ends;
- `mark_start(state, marks)`, `mark_event(state, event, marks)`, `mark_end(state, marks)`: count;
- `mark_sources(state, sources)`: where each seat's points come from at the end.

`MARKS` names the columns of `marks`, `SOURCES` those of `sources`, `PASSES` the kinds of moves that pass.
Most events count one in a column of their own: `by_kind` makes the table for that.
A game of somebody else's may have a `counting.py` of its own; a game without either is counted by `plain`.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from enum import IntEnum
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

from nekoban.core.game import Game

NOWHERE = -1
FUNCTIONS = ("first_seat", "turn_mark", "mark_start", "mark_event", "mark_end", "mark_sources")


class Mark(NamedTuple):
    """Something counted for each seat: once, or for each of several things by name."""

    name: str
    things: tuple[str, ...] = ()

    @property
    def width(self) -> int:
        return len(self.things) or 1


def counted(game: Game) -> ModuleType:
    """The module that says what is counted in a game."""
    if (game.folder / "counting.py").exists():
        return game.part("counting")
    own = Path(__file__).with_name(f"{game.folder.name}.py")
    return importlib.import_module(f"{__name__}.{own.stem if own.exists() else 'plain'}")


def functions(module: ModuleType) -> dict[str, FunctionType]:
    return {name: getattr(module, name) for name in FUNCTIONS}


def by_kind(told: type[IntEnum], columns: Mapping[Any, int]) -> tuple[int, ...]:
    """For each kind of event the column in which it counts one, or NOWHERE."""
    return tuple(int(columns.get(kind, NOWHERE)) for kind in range(max(told) + 1))


def places(marks: tuple[Mark, ...]) -> list[tuple[Mark, int]]:
    """Each mark with its first column."""
    found, first = [], 0
    for mark in marks:
        found.append((mark, first))
        first += mark.width
    return found
