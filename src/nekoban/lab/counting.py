"""What is counted in a game: by its own `counting.py`, or the default if it has none."""

from __future__ import annotations

from types import FunctionType

from nekoban.core.contracts import Counting, bind, demanded_functions
from nekoban.core.counting import Mark
from nekoban.core.game import Game
from nekoban.lab import plain_counting

PLAIN = bind(plain_counting, Counting)


def counted(game: Game) -> Counting:
    """What the counting.py of a game counts, or the default."""
    return game.counting or PLAIN


def functions(counting: Counting) -> dict[str, FunctionType]:
    """The functions that are compiled with the game's rules."""
    return {name: getattr(counting, name) for name, _ in demanded_functions(Counting)}


def places(marks: tuple[Mark, ...]) -> list[tuple[Mark, int]]:
    """Each mark with its first column."""
    found, first = [], 0
    for mark in marks:
        found.append((mark, first))
        first += mark.width
    return found
