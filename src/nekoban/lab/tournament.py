"""A tournament of bots: paired deals, rotated seats, ratings with intervals, and an early end.

A *deal* is one seed, played once for each different rotation of the bots around the table, so that nobody is
dealt better cards and no game is counted twice. With more bots than seats, every group that fits meets. After
each round of deals a sequential test asks for every pair who is better. The tournament is over when it knows
the answer for all, or knows that they are as good as equal. Checking often does not make the test less
reliable: see `statistics.always`.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from nekoban.core.messages import number
from nekoban.core.options import OptionError
from nekoban.lab import charts
from nekoban.lab.charts import with_interval
from nekoban.lab.findings import Line, Report, Section, Sentence
from nekoban.lab.ratings import Results, rate
from nekoban.lab.simulate import worker_pool
from nekoban.lab.statistics import Estimate, always, part
from nekoban.lab.tables import Plan, PlanTable, loop_of, make_plan
from nekoban.lab.words import tell

PERCENT = 100.0
DOUBT = 0.05
FEWEST = 8  # deals before the first test
LOOK = 8  # deals between two tests, whatever the number of workers
EQUAL = 0.02  # bots whose shares differ by less than this part of a win are as good as equal


@dataclass(frozen=True)
class Meeting:
    """Bots that sit at one table."""

    bots: tuple[int, ...]  # by their number in the tournament
    plan: Plan

    @property
    def games(self) -> int:
        """Games of a deal."""
        return rotations(self.bots)


@dataclass
class Tournament:
    """Who plays, and the results: for every meeting, a row per deal with each place's mean share."""

    game: str
    names: list[str]
    meetings: list[Meeting]
    deals: list[list[np.ndarray]] = field(default_factory=list)
    stopped: str = ""

    @property
    def games(self) -> int:
        return sum(len(one) * meeting.games for meeting, one in zip(self.meetings, self.deals, strict=True))

    def shares(self, bot: int, place: int) -> np.ndarray:
        """A bot's share in each deal of a meeting; the mean if it has several seats."""
        meeting = self.meetings[place]
        seats = [seat for seat, other in enumerate(meeting.bots) if other == bot]
        return np.array([deal[seats].mean() for deal in self.deals[place]])

    def together(self, one: int, two: int) -> tuple[np.ndarray, np.ndarray]:
        """What each of them won, by deals in which both sat at the table."""
        both = [place for place, meeting in enumerate(self.meetings) if {one, two} <= set(meeting.bots)]
        won = [[self.shares(bot, place) for place in both if self.deals[place]] for bot in (one, two)]
        first, second = (np.concatenate(found) if found else np.zeros(0) for found in won)
        return first, second

    def edges(self, one: int, two: int) -> np.ndarray:
        """How much more one won than two, by deals."""
        first, second = self.together(one, two)
        return first - second

    def against(self, one: int, two: int) -> Estimate:
        """One's share of what the two won together, by deals."""
        return part(*self.together(one, two))

    def pairs(self) -> list[tuple[int, int]]:
        return list(itertools.combinations(range(len(self.names)), 2))

    def answers(self, equal: float) -> dict[tuple[int, int], str]:
        """For every pair: better, worse, equal, or an empty string while undecided."""
        pairs = self.pairs()
        return {pair: answer(self.edges(*pair), DOUBT / len(pairs), equal) for pair in pairs}

    def rate(self) -> tuple[int, list[Estimate]]:
        """The bot in the middle, and every bot's rating relative to it; no intervals after only a few deals.

        Only games with a winner count: the number of others says nothing about strength.
        """
        bots = np.array([meeting.bots for meeting in self.meetings])
        won = np.zeros((len(bots), max(map(len, self.deals)), bots.shape[1]))
        for place, deals in enumerate(self.deals):
            if deals:
                won[place, : len(deals)] = np.array(deals) * self.meetings[place].games
        middle, found = rate(Results(bots, won, len(self.names)))
        if sum(map(len, self.deals)) < FEWEST:
            found = [one._replace(low=-math.inf, high=math.inf) for one in found]
        return middle, found

    def ratings(self) -> list[Estimate]:
        """On the Elo scale, the bot in the middle at 0."""
        return self.rate()[1]

    def to_data(self) -> dict[str, Any]:
        middle, ratings = self.rate()
        return {
            "game": self.game,
            "options": dict(self.meetings[0].plan.sets[0]),
            "games": self.games,
            "stopped": self.stopped,
            "ratings above": self.names[middle],
            "ratings": [
                {"bot": name, **rating.to_data()} for name, rating in zip(self.names, ratings, strict=True)
            ],
            "pairs": [
                {
                    "one": self.names[one],
                    "two": self.names[two],
                    "share of one": self.against(one, two).to_data(),
                }
                for one, two in self.pairs()
            ],
        }


def answer(edges: np.ndarray, doubt: float, equal: float) -> str:
    """What the deals so far say about a pair."""
    if len(edges) < FEWEST:
        return ""
    found = always(edges, doubt)
    if found.low > 0:
        return "better"
    if found.high < 0:
        return "worse"
    return "equal" if -equal < found.low and found.high < equal else ""


def arrange(
    game: str, names: Sequence[str], options: dict[str, Any], deals: int, seed: int = 0
) -> Tournament:
    """Who meets whom in a tournament."""
    if len(names) < 2:
        raise OptionError(tell("tournament-few"))
    if len(set(names)) < len(names):
        raise OptionError(tell("tournament-once"))
    seats = make_plan(game, [names[0]], options, 1).players
    groups = itertools.combinations(range(len(names)), min(seats, len(names)))
    meetings = []
    for group in groups:
        bots = tuple(group[seat % len(group)] for seat in range(seats))
        plan = make_plan(
            game, [names[bot] for bot in bots], options, deals * seats, seed=seed, watched=1 << 40
        )
        meetings.append(Meeting(bots, plan))
    return Tournament(game, list(names), meetings, [[] for _ in meetings])


def rotations(bots: Sequence[Any]) -> int:
    """The number of distinct rotations of a table: two for two bots alternating at four seats."""
    around = [*bots, *bots]
    return next(shift for shift in range(1, len(bots) + 1) if around[shift : shift + len(bots)] == [*bots])


def play_deal(plan: Plan, deal: int) -> np.ndarray:
    """One deal in every rotation: the mean share of the bot at each place of the plan."""
    seats, shifts = plan.players, rotations(plan.bots)
    if plan not in TABLES:
        TABLES[plan] = PlanTable(plan)
    total = np.zeros(seats)
    for shift in range(shifts):
        won = TABLES[plan].rows(range(deal, deal + 1), shift)[0]["winners"][:seats].astype(float)
        total[(np.arange(seats) + shift) % seats] += won / max(1.0, won.sum()) / shifts
    return total


TABLES: dict[Plan, PlanTable] = {}


def play_tournament(
    tournament: Tournament,
    deals: int,
    workers: int = 1,
    equal: float = EQUAL,
    told: Callable[[int], None] = lambda deals: None,
) -> Tournament:
    """Play deal after deal, until every pair is decided or all deals are played."""
    loop_of(tournament.meetings[0].plan.found)
    seed = tournament.meetings[0].plan.seed
    with worker_pool(workers, None) as pool:
        for first in range(0, deals, LOOK):
            numbers = range(first, min(deals, first + LOOK))
            jobs = [(place, seed + number) for number in numbers for place in range(len(tournament.meetings))]
            plans = [tournament.meetings[place].plan for place, _ in jobs]
            results = pool.map(play_deal, plans, [deal for _, deal in jobs])
            for (place, _), shares in zip(jobs, results, strict=True):
                tournament.deals[place].append(shares)
            told(len(numbers))
            if all(tournament.answers(equal).values()):
                tournament.stopped = tell("tournament-decided", played=numbers.stop, deals=deals)
                return tournament
    tournament.stopped = tell("tournament-all", deals=deals)
    return tournament


# --- table, page -----------------------------------------------------------------------------------


def order(tournament: Tournament) -> list[int]:
    """The bots, the strongest first."""
    ratings = tournament.ratings()
    return sorted(range(len(ratings)), key=lambda bot: -ratings[bot].value)


def verdicts(tournament: Tournament, equal: float = EQUAL) -> list[Sentence]:
    """What the test says about every pair."""
    said = []
    for (one, two), word in tournament.answers(equal).items():
        first, second = (two, one) if word == "worse" else (one, two)
        names, won = (tournament.names[first], tournament.names[second]), tournament.against(first, second)
        share_text = with_interval(won.scaled(PERCENT), unit="%")
        name = VERDICTS[word] if word or won.count >= FEWEST else "verdict-early"
        text = tell(name, one=names[0], other=names[1], share=share_text, count=won.count)
        said.append(Sentence(text, won, bool(word)))
    return said


VERDICTS = {
    "better": "verdict-better", "worse": "verdict-better", "equal": "verdict-equal", "": "verdict-open"
}  # fmt: skip


def tournament_report(tournament: Tournament, equal: float = EQUAL) -> Report:
    """The tournament as a page: ratings, cross table, and what the test says."""
    (middle, ratings), ranked = tournament.rate(), order(tournament)
    lines = [Line(tournament.names[bot], ratings[bot], unit="Elo", digits=0, few=True) for bot in ranked]
    rows = [(one.label, one.here, None, math.isfinite(one.here.half)) for one in lines]
    chart = charts.forest(rows, tell("ratings"), 0, 0.0, few=True)
    cells = [[None if one == two else tournament.against(one, two) for two in ranked] for one in ranked]
    cross = charts.matrix([tournament.names[bot] for bot in ranked], cells, tell("cross-table"))
    plan = tournament.meetings[0].plan
    options = " ".join(f"{name}={value}" for name, value in plan.sets[0])
    return Report(
        tell("tournament-title", game=plan.found.shown_title),
        tell(
            "tournament-intro",
            count=len(ranked),
            options=options,
            games=number(tournament.games, 0),
            stopped=tournament.stopped,
        ),
        {
            "games": number(tournament.games, 0),
            "deals": tell("tournament-deals"),
            "test": tell("tournament-test", doubt=f"{DOUBT:.0%}", equal=f"{equal:.1%}"),
            "ratings": tell("tournament-ratings", bot=tournament.names[middle]),
        },
        verdicts(tournament, equal),
        [
            Section(tell("ratings"), lines, tell("note-ratings", bot=tournament.names[middle]), [chart]),
            Section(tell("cross-table"), note=tell("note-cross-table"), charts=[cross]),
        ],
    )
