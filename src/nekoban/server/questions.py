"""Open questions among players: to take back, to end the game, to let the coach or a bot in."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar

from nekoban.server import journal


@dataclass
class UndoQuestion:
    """An undo that the others are asked about."""

    seat: int
    ply: int
    agreed: set[int] = field(default_factory=set)


@dataclass
class EndQuestion:
    """An end that the others are asked about."""

    seat: int
    how: str
    agreed: set[int] = field(default_factory=set)


Question = TypeVar("Question", UndoQuestion, EndQuestion)


@dataclass
class Questions:
    """What is asked at a table at present, and what was answered."""

    undo: UndoQuestion | None = None
    undo_refused: set[int] = field(default_factory=set)  # who was refused an undo of this position
    end: EndQuestion | None = None
    end_refused: set[int] = field(default_factory=set)  # who was refused an end since the last move
    coach: dict[int, bool] = field(default_factory=dict)  # who of several people wants the coach
    bots: dict[int, set[int]] = field(default_factory=dict)  # absent seat -> who would have a bot play

    def move_on(self) -> None:
        """Another position: what was asked about the one before no longer counts."""
        self.undo = None
        self.undo_refused = set()
        self.end_refused = set()

    def ask_again(self) -> None:
        """Who is asked has changed: nothing that is open counts."""
        self.undo = None
        self.end = None
        self.bots = {}


def answered(
    question: Question | None, entry: journal.Undoanswered | journal.Endanswered, refused: set[int]
) -> Question | None:
    """A question after an answer: one refusal ends it, and `refused` remembers who had asked."""
    if question and entry.agree:
        question.agreed.add(entry.seat)
        return question
    if question:
        refused.add(question.seat)
    return None
