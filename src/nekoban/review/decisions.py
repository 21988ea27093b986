"""A decision in numbers: the chance before it, what the chosen move promised, and what it cost.

All chances are whole thousandths of a win. So whatever is added up from them is exact, in every language, in
every file and in front of every reader: no digit is rounded twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from nekoban.bots.search import Thought
from nekoban.core.moves import Move
from nekoban.core.record import SeatNumber

WIN = 1000  # a whole win
EVEN = 10  # two moves that differ by less are equal
MARKS = {"blunder": 150, "mistake": 50, "inaccuracy": 30}  # what a move of this kind costs at least
SHOWN = 3  # best moves that are kept
DOUBT = 2  # standard errors: a cost of so many or fewer may be nothing


class Found(NamedTuple):
    """What a search found about one move."""

    move: Move
    chance: int
    visits: int


class Decision(NamedTuple):
    """One choice of one seat."""

    ply: int  # moves made before it
    seat: SeatNumber
    move: Move  # the one that was chosen
    chance: int  # of the best move: the chance before the decision
    hope: int  # of the chosen move; the same for the best one and for its equals
    visits: int  # how often the chosen one was tried
    best: tuple[Found, ...]  # the best first
    error: int = 0  # the standard error of the cost, where several looks compared both moves

    @property
    def cost(self) -> int:
        return self.chance - self.hope

    @property
    def is_best(self) -> bool:
        return self.move == self.best[0].move

    @property
    def is_equal(self) -> bool:
        """Whether another move than the best was chosen, and as good a one."""
        return not self.is_best and not self.cost

    @property
    def mark(self) -> str:
        """How large a mistake it was; empty if it was none, or if that is not sure."""
        return next((name for name, least in MARKS.items() if self.cost >= least and self.is_sure), "")

    @property
    def is_sure(self) -> bool:
        """Whether it certainly cost something."""
        return self.cost > DOUBT * self.error


def thousandths(chance: float) -> int:
    """A chance as a review keeps it, of WIN."""
    return round(WIN * chance)


def decided(
    ply: int, seat: SeatNumber, move: Move, thoughts: Sequence[Thought], error: float = 0.0
) -> Decision:
    """A choice by what a search found about every legal move, the best first."""
    found = [Found(one.move, thousandths(one.chance), one.visits) for one in thoughts]
    chosen = next(one for one in found if one.move == move)
    chance = found[0].chance
    gap = chance - chosen.chance if chosen.visits else 0
    hope = chosen.chance if gap >= EVEN else chance
    best = tuple(one for one in found[:SHOWN] if one.visits)
    return Decision(ply, seat, move, chance, hope, chosen.visits, best or (found[0],), thousandths(error))
