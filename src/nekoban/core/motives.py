"""Motives: what a move gains and what it allows, by the rules, from what the mover can see.

A game names its motives once, in its motives.py. Hints and the coach give them as reasons, and puzzles have
them as themes. A motive's sentence is the message `motive-<id>` of the game, and the short name of the theme
is the message's form `title`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from nekoban.core.messages import Catalogue
from nekoban.core.moves import Move
from nekoban.core.record import View

if TYPE_CHECKING:
    from nekoban.core.game import Game

Facts = Mapping[str, Any]  # the arguments of a motive's sentence


class Choice(NamedTuple):
    """A legal move, as the seat to move sees it before it is made."""

    view: View
    move: Move
    legal: Sequence[Move]
    names: Sequence[str]  # of the people at the table, by seat


@dataclass(frozen=True)
class Motive:
    """Something that a move gains, or that it allows the others."""

    id: str  # as in "three-nines"
    clause: str  # of RULES.md, that makes it so
    find: Callable[[Choice], Facts | None]  # what its sentence tells; None if the motive does not hold
    is_gain: bool = True  # else it is a cost: what the move gives away, risks or allows


class Reason(NamedTuple):
    """A motive that holds for a move, in words."""

    id: str
    clause: str
    is_gain: bool
    sentence: str


def motives_of(game: Game) -> tuple[Motive, ...]:
    """All motives of a game; none if it names none."""
    return game.motives.MOTIVES if game.motives else ()


def reasons(game: Game, choice: Choice) -> list[Reason]:
    """Every motive that holds for a move, in the game's order: the most telling first."""
    return reasons_by(motives_of(game), game.tell, choice)


def reasons_by(motives: Iterable[Motive], tell: Catalogue, choice: Choice) -> list[Reason]:
    """The same by some motives, in the words of their game."""
    found = []
    for motive in motives:
        facts = motive.find(choice)
        if facts is not None:
            sentence = tell(f"motive-{motive.id}", **facts)
            found.append(Reason(motive.id, motive.clause, motive.is_gain, sentence))
    return found


def theme(game: Game, id: str) -> str:
    """The short name of a motive: 'Three nines in a column'."""
    return game.tell.phrase(f"motive-{id}").form("title")
