"""Habits: kinds of moves that a player makes often or seldom. The pages on strong play compare them.

A game names its own in teaching.py; its motives are habits too. A habit's name is a message of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from nekoban.core.messages import Catalogue, Phrase
from nekoban.core.motives import Choice
from nekoban.core.moves import Moves

Holds = Callable[[Choice], bool]  # whether a legal move is of a kind


class Habit(NamedTuple):
    """A kind of move, in a group that a page shows together."""

    id: str
    group: str  # the message `habits-<group>` is its heading
    text: Phrase
    holds: Holds


class Habits:
    """Makes the habits of a game, and takes their names from its messages: `habit-<id>`, or another one."""

    def __init__(self, tell: Catalogue, moves: Moves) -> None:
        self.tell = tell
        self.moves = moves

    def __call__(self, id: str, group: str, holds: Holds, said: str = "", **arguments: Any) -> Habit:
        return Habit(id, group, self.tell.phrase(f"habit-{said or id}", **arguments), holds)

    def of_kind(self, id: str, group: str, *kinds: int) -> Habit:
        """All moves of these kinds."""
        rows = self.moves.rows
        return self(id, group, lambda choice: rows[choice.move].kind in kinds)
