"""A review of a finished match: all its decisions, and what they add up to.

For every seat: first chance - costs + luck = result. A cost is what one of its own decisions gave away. Luck
is every other change of its chance, step by step: from what a decision promised to the chance at the next,
and from the last one to the result. All are whole thousandths, so the sum holds to the last digit.
"""

from __future__ import annotations

import queue
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import NamedTuple

from nekoban.core.match import Match
from nekoban.core.options import OptionError
from nekoban.core.record import SeatNumber
from nekoban.review.decisions import MARKS, WIN, Decision
from nekoban.review.judging import Judge
from nekoban.review.words import tell

TURNS = 5  # turning points that are shown
LUCKY = 120  # thousandths of a win: a change of chances that is mentioned


class Step(NamedTuple):
    """From what a decision promised to the seat's next chance, or to its result."""

    seat: SeatNumber
    ply: int  # of the decision
    until: int  # moves made when the next chance was known
    before: int
    after: int

    @property
    def luck(self) -> int:
        return self.after - self.before


class Account(NamedTuple):
    """How a seat got from its first chance to its result."""

    seat: SeatNumber
    first: int
    costs: int
    luck: int
    result: int


@dataclass(frozen=True)
class Review:
    """All decisions of a finished match."""

    match: Match
    mind: str  # the level that judged
    decisions: Sequence[Decision]

    def of(self, seat: SeatNumber) -> list[Decision]:
        return [decision for decision in self.decisions if decision.seat == seat]

    def results(self) -> list[int]:
        """What the match was worth to each seat; a shared win is shared, to the last whole thousandth."""
        winners = self.match.engine.winners(self.match.state)
        return [WIN // len(winners) if seat in winners else 0 for seat in range(self.match.options.players)]

    def first_chance(self, seat: SeatNumber) -> int:
        own = self.of(seat)
        return own[0].chance if own else WIN // self.match.options.players

    def steps(self, seat: SeatNumber) -> list[Step]:
        """Where luck and the others' play took a seat between its decisions, and after the last one."""
        own, result, end = self.of(seat), self.results()[seat], self.match.ply
        if not own:
            return [Step(seat, 0, end, self.first_chance(seat), result)]
        chances = [*((later.ply, later.chance) for later in own[1:]), (end, result)]
        return [
            Step(seat, decision.ply, until, decision.hope, after)
            for decision, (until, after) in zip(own, chances, strict=True)
        ]

    def accounts(self) -> list[Account]:
        """first - costs + luck = result, for every seat."""
        return [
            Account(
                seat,
                self.first_chance(seat),
                sum(decision.cost for decision in self.of(seat)),
                sum(step.luck for step in self.steps(seat)),
                result,
            )
            for seat, result in enumerate(self.results())
        ]

    def curves(self) -> list[list[int]]:
        """Every seat's chance before each move, as it knew it, and its result at the end."""
        lines = []
        for seat, result in enumerate(self.results()):
            own = {decision.ply: decision.chance for decision in self.of(seat)}
            now, line = self.first_chance(seat), []
            for ply in range(self.match.ply):
                now = own.get(ply, now)
                line.append(now)
            lines.append([*line, result])
        return lines

    def turning_points(self) -> list[Decision | Step]:
        """The largest mistakes and turns of luck, in the order of the match."""
        swings = [(one.cost, one) for one in self.decisions if one.is_sure and one.cost >= MARKS["mistake"]]
        swings += [
            (abs(step.luck), step)
            for seat in range(self.match.options.players)
            for step in self.steps(seat)
            if abs(step.luck) >= LUCKY
        ]
        largest = sorted(swings, key=lambda swing: -swing[0])[:TURNS]
        return sorted((swing for _, swing in largest), key=lambda swing: (swing.ply, swing.seat))


def choices(match: Match) -> list[int]:
    """The plies of a finished match at which there was a choice."""
    if not match.over:
        raise OptionError(tell("not-over"))
    return [ply for ply, state in enumerate(match.past) if len(match.engine.legal(state)) > 1]


def review(
    match: Match, judges: Sequence[Judge], told: Callable[[int, int], None] = lambda done, total: None
) -> Review:
    """Judge every decision, with one thread for each judge. `told` is called with the progress."""
    plies = choices(match)
    free: queue.SimpleQueue[Judge] = queue.SimpleQueue()
    for judge in judges:
        free.put(judge)

    def decide(ply: int) -> Decision:
        judge = free.get()
        try:
            return judge.decide(match, ply)
        finally:
            free.put(judge)

    with ThreadPoolExecutor(len(judges)) as pool:
        decisions = [*counted(pool.map(decide, plies), len(plies), told)]
    return Review(match, judges[0].name, decisions)


def counted(
    decisions: Iterator[Decision], total: int, told: Callable[[int, int], None]
) -> Iterator[Decision]:
    """The decisions as they are judged, each reported with how many a review will have."""
    for done, decision in enumerate(decisions, 1):
        told(done, total)
        yield decision
