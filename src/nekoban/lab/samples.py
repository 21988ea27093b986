"""Samples: the games of one plan, and every number that can be measured in them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import numpy as np

from nekoban.bots.naming import is_repeatable
from nekoban.core.messages import Phrase
from nekoban.lab.findings import Line
from nekoban.lab.kept_games import play_plans
from nekoban.lab.statistics import NOTHING, Estimate, mean, share, slope
from nekoban.lab.tables import Plan, frame
from nekoban.lab.words import tell

PERCENT = 100.0
QUANTILES = (0.1, 0.25, 0.5, 0.75, 0.9)
ORDINALS = tuple(tell.phrase(f"ordinal-{place}") for place in range(1, 8))


class Sample:
    """Games in memory. Shares are in percent, everything else as counted."""

    def __init__(self, plan: Plan, table: Any) -> None:
        self.plan = plan
        self.table = table
        self.players = plan.players
        self.equal = PERCENT / plan.players

    @property
    def count(self) -> int:
        return len(self.table)

    def column(self, name: str) -> np.ndarray:
        return self.table[name].to_numpy()

    @cached_property
    def shares(self) -> np.ndarray:
        """Each seat's share of the win, from 0 to 1; all 0 if nobody won."""
        won = self.column("won").astype(float)
        return won / np.maximum(won.sum(axis=1, keepdims=True), 1.0)

    @cached_property
    def by_order(self) -> np.ndarray:
        """The same, by order of play: who starts, who is second, and so on."""
        places = (self.column("first")[:, None] + np.arange(self.players)) % self.players
        return np.take_along_axis(self.shares, places, axis=1)

    def started(self, place: int) -> Estimate:
        """How often a place in the order of the start wins."""
        return share(self.by_order[:, place]).scaled(PERCENT)

    def ahead(self, place: int) -> Estimate:
        """How much more often than the average seat; that is an equal chance if somebody always wins."""
        return self.started(place).scaled(1.0, -PERCENT * float(self.by_order.mean()))

    def average(self, name: str) -> Estimate:
        return mean(self.column(name))

    def spread(self, name: str) -> list[float]:
        """How a number by seat is spread over seats and games: QUANTILES of it."""
        return np.quantile(self.column(name), QUANTILES).tolist()

    def by_seat(self, name: str) -> Estimate:
        """The mean over seats, by games."""
        return mean(self.column(name).mean(axis=1))

    def ratio(self, name: str, of: str) -> Estimate:
        return mean(self.column(name) / np.maximum(self.column(of), 1))

    def watched(self, name: str) -> np.ndarray:
        return self.table[name].drop_nulls().to_numpy()

    def ties(self) -> Estimate:
        return share(self.column("won").sum(axis=1) != 1).scaled(PERCENT)

    def comebacks(self) -> Estimate:
        return share(self.watched("half_gap") < 0).scaled(PERCENT)

    def margin(self) -> Estimate:
        """How far the best seat is ahead of the average of the others."""
        score = np.sort(self.column("score").astype(float), axis=1)
        return mean(score[:, -1] - score[:, :-1].mean(axis=1))

    def bot_share(self, bot: str) -> Estimate:
        """What the seats of one bot win together."""
        orders = self.table["bots"].cast(str).to_list()
        own = np.array([[name == bot for name in order.split(",")] for order in orders])
        return share((self.shares * own).sum(axis=1)).scaled(PERCENT)

    def worth(self, name: str, place: int | None = None) -> Estimate:
        """What having one more of a mark goes with, in wins per hundred."""
        counts = self.column(name)
        counts = counts if place is None else counts[:, :, place]
        several = len(self.plan.sets) > 1
        groups = self.table["options"].to_physical().to_numpy() if several else None
        return slope(counts, self.shares, groups).scaled(PERCENT) if counts.any() else NOTHING


def play(
    plans: Sequence[Plan],
    workers: int = 1,
    told: Callable[[int], None] = lambda games: None,
    kept: Path | None = None,
    pool: Executor | None = None,
) -> list[Sample]:
    """Play plans and load their games into memory. With a folder to keep them, they are played only once,
    unless the bots may play otherwise next time.
    """
    again = all(is_repeatable(plan.bots) for plan in plans)
    with TemporaryDirectory() as scratch:
        folder = kept if kept and again else Path(scratch)
        done = play_plans(plans, folder, workers, told, pool)
        return [Sample(one.plan, frame(one.plan, one.rows())) for one in done]


class Measure(NamedTuple):
    """A number that any sample has."""

    label: Phrase | str
    of: Callable[[Sample], Estimate]
    unit: str = ""
    digits: int = 1

    def line(self, here: Sample, there: Sample | None = None) -> Line:
        return Line(str(self.label), self.of(here), self.of(there) if there else None, self.unit, self.digits)


def lines(measures: Iterable[Measure], here: Sample, there: Sample | None = None) -> list[Line]:
    """Measures of one sample, or of two beside each other, as lines of a report."""
    return [measure.line(here, there) for measure in measures]


def start_measures(players: int) -> list[Measure]:
    """How often each place in the order of play wins."""
    return [
        Measure(starting_wins(place), lambda one, p=place: one.started(p), "%") for place in range(players)
    ]


def starting_wins(place: int) -> Phrase:
    """What is said of the wins of a place in the order of play."""
    return tell.phrase("starting-wins", place=ORDINALS[place])


def mark_measure(name: str) -> Measure:
    """How often a seat does what a mark of counting.py counts."""
    return Measure(tell.phrase("a-seat", name=name), lambda one: one.by_seat(name), digits=2)


def source_measure(source: str) -> Measure:
    """How many points a seat has from a source."""
    return Measure(source, lambda one: one.by_seat(source_column(source)))


def source_column(source: str) -> str:
    """The column of a sample's rows that counts the points of one source."""
    return f"points: {source}"


TURNS = Measure(tell.phrase("turns-a-game"), lambda one: one.average("turns"))
DECISIONS = Measure(tell.phrase("decisions-a-game"), lambda one: one.average("decisions"))
CHOICE = Measure(tell.phrase("moves-to-choose-from"), lambda one: one.ratio("branching", "decisions"))
WIDEST = Measure(tell.phrase("most-moves-to-choose-from"), lambda one: one.average("widest"))
FORCED = Measure(
    tell.phrase("forced-decisions"), lambda one: one.ratio("forced", "decisions").scaled(PERCENT), "%"
)
PASSES = Measure(tell.phrase("passes-a-turn"), lambda one: one.ratio("passes", "turns").scaled(PERCENT), "%")
LEADS = Measure(tell.phrase("lead-changes-a-game"), lambda one: mean(one.watched("lead_changes")), digits=2)
COMEBACKS = Measure(tell.phrase("winner-behind-at-half-time"), lambda one: one.comebacks(), "%")
ARREARS = Measure(tell.phrase("winners-largest-arrears"), lambda one: mean(one.watched("deficit")), "points")
TIES = Measure(tell.phrase("ties"), lambda one: one.ties(), "%")
POINTS = Measure(tell.phrase("points-a-seat"), lambda one: one.by_seat("score"))
MARGIN = Measure(tell.phrase("best-seat-ahead"), lambda one: one.margin())
