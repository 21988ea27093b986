"""A benchmark of one agent: who meets it, and what its games say. commands/agents.py plays them.

These are games of two against bots of known strength.

Every game has a deal of its own, and the agent sits on each seat in turn. Its rating is the one at which
bots with the ladder's ratings would lose to it as often as they did. The 95 % interval has all ratings that a
score test does not reject; it takes the ladder's own ratings as exact. A shared win, and a game that nobody
wins, count as half a win, as in the ladder.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from rich.cells import cell_len

from nekoban.bots import all_bots
from nekoban.core.game import Game
from nekoban.core.match import Match
from nekoban.core.messages import number
from nekoban.core.options import OptionError
from nekoban.lab.ratings import ELO, HALVINGS, HIGHEST
from nekoban.lab.statistics import Estimate, Z, share
from nekoban.lab.words import tell

SEATS = 2
WIDTHS = {  # of the columns; a longer heading takes more
    "against": 12, "games": 6, "won": 7, "turns": 7, "calls": 7, "illegal": 8, "random": 7,
}  # fmt: skip
COSTS = ("turns", "calls", "illegal", "stand_ins", "characters")


@dataclass(frozen=True)
class Bout:
    """One game that is to be played."""

    number: int
    opponent: str
    seat: int  # of the agent


@dataclass
class PlayedBout:
    """One game that was played."""

    number: int
    opponent: str
    seat: int  # of the agent, counted from 1
    share: float  # of the win: 1, 0 or a half
    score: list[int]
    turns: int  # choices that the agent had to make
    calls: int  # questions to it, or by it
    illegal: int  # moves it named that were not legal
    stand_ins: int = 0  # random moves that were made for it
    characters: int = 0  # of text that was sent to it
    seconds: float = 0.0
    seed: str = ""  # of the match


@dataclass
class Benchmark:
    """The games of an agent, written to a file after every game, so that they can go on later."""

    game: Game
    agent: str
    against: list[str]
    rounds: int
    file: Path | None = None
    played: list[PlayedBout] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.game.options.read({"players": SEATS})  # says so where two do not play it
        if self.file is not None and self.file.exists():
            self.played = self.read_back(self.file)

    def plan(self) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "agent": self.agent,
            "against": self.against,
            "rounds": self.rounds,
        }

    def read_back(self, file: Path) -> list[PlayedBout]:
        try:
            data = json.loads(file.read_text(encoding="utf-8"))
            if {name: data[name] for name in self.plan()} == self.plan():
                return [PlayedBout(**one) for one in data["played"]]
        except (OSError, ValueError, KeyError, TypeError):
            pass  # not a file of ours
        raise OptionError(tell("other-benchmark", file=str(file)))

    def bouts(self) -> list[Bout]:
        """Against everybody in turn, on each seat in turn."""
        found = []
        for turn in range(self.rounds):
            for opponent in self.against:
                found.append(Bout(len(found), opponent, turn % SEATS))
        return found

    def left(self) -> list[Bout]:
        done = {one.number for one in self.played}
        return [bout for bout in self.bouts() if bout.number not in done]

    def record(self, played: PlayedBout) -> None:
        self.played.append(played)
        if self.file is not None:
            draft = self.file.with_name(self.file.name + ".part")
            draft.write_text(json.dumps(self.to_data(), indent=1) + "\n", encoding="utf-8")
            draft.replace(self.file)

    # --- what it comes to

    def of(self, opponent: str) -> list[PlayedBout]:
        return [one for one in self.played if one.opponent == opponent]

    def rating(self) -> Estimate | None:
        """On the ladder's scale; None where no opponent has a rating, or nothing was played."""
        known = ladder_ratings(self.game)
        return rate_agent([(known[one.opponent], one.share) for one in self.played if one.opponent in known])

    def means(self, played: Sequence[PlayedBout]) -> dict[str, float]:
        """What a game costs, on average."""
        count, turns = max(1, len(played)), max(1, sum(one.turns for one in played))
        costs = {name: round(sum(getattr(one, name) for one in played) / count, 2) for name in COSTS}
        return {**costs, "seconds a turn": round(sum(one.seconds for one in played) / turns, 3)}

    def to_data(self) -> dict[str, Any]:
        rating = self.rating()
        rows = [
            {"bot": bot, "share": share([one.share for one in own]).to_data(), **self.means(own)}
            for bot in self.against
            if (own := self.of(bot))
        ]
        return {
            **self.plan(),
            "rating": None if rating is None else rating.to_data(),
            "means": self.means(self.played),
            "opponents": rows,
            "played": [asdict(one) for one in self.played],
        }

    def lines(self) -> Iterable[str]:
        """The benchmark as text."""
        counts = {"played": len(self.played), "games": len(self.bouts())}
        yield tell("benchmark-title", agent=self.agent, game=self.game.shown_title, **counts)
        yield rating_sentence(self.rating())
        heads = [tell(f"column-{name}") for name in WIDTHS]
        widths = [max(width, cell_len(head)) for width, head in zip(WIDTHS.values(), heads, strict=True)]
        yield aligned(heads, widths)
        for bot in self.against:
            own = self.of(bot)
            if own:
                yield aligned([bot, *self.cells(own)], widths)

    def cells(self, own: Sequence[PlayedBout]) -> list[str]:
        """The numbers of a line: games, wins, and what a game costs."""
        won, mean = sum(one.share for one in own) / len(own), self.means(own)
        costs = [number(mean["turns"], 1), number(mean["calls"], 1)]
        costs += [number(mean["illegal"], 2), number(mean["stand_ins"], 2)]
        return [str(len(own)), tell("a-percentage", number=f"{100 * won:.0f}"), *costs]


def aligned(cells: Sequence[str], widths: Sequence[int]) -> str:
    """A line of a table: a name, and numbers that end below each other. Some letters are two cells wide."""
    name, *numbers = cells
    room = [" " * (width - cell_len(cell)) for width, cell in zip(widths, cells, strict=True)]
    return " ".join([name + room[0], *map("".join, zip(room[1:], numbers, strict=True))])


def opponents(game: Game) -> list[str]:
    """The bots with a measured rating, the weakest first; all bots where nothing was measured."""
    known = ladder_ratings(game)
    return sorted(known, key=lambda bot: known[bot]) or all_bots()


def ladder_ratings(game: Game) -> dict[str, float]:
    """The measured ratings at two seats, if they are those of the present rules."""
    for ladder in game.ratings or []:
        if ladder["seats"] == SEATS and ladder["rules"] == game.version:
            return {row["bot"]: float(row["rating"]) for row in ladder["ratings"]}
    return {}


def expected(rating: float, other: float) -> float:
    """The share of games that one rating is expected to win against another."""
    return 1 / (1 + math.exp((other - rating) / ELO))


def rate_agent(games: Sequence[tuple[float, float]]) -> Estimate | None:
    """A rating with its interval, from games against (the rating of a bot) and (the share of the win)."""
    if not games:
        return None

    def surplus(rating: float, errors: float = 0.0) -> float:
        """How much more was won than that rating promises, compared with this many standard errors."""
        chances = [expected(rating, other) for other, _ in games]
        spread = math.sqrt(sum(chance * (1 - chance) for chance in chances))
        return sum(won for _, won in games) - sum(chances) + errors * spread

    won = sum(share for _, share in games)
    all_won, all_lost = won >= len(games), won <= 0
    low = -math.inf if all_lost else root(lambda rating: surplus(rating, -Z))
    high = math.inf if all_won else root(lambda rating: surplus(rating, Z))
    value = low if all_won else high if all_lost else root(surplus)
    return Estimate(value, low, high, len(games))


def root(falling: Callable[[float], float]) -> float:
    """Where a function that falls crosses 0: a rating is found so."""
    low, high = -HIGHEST, HIGHEST
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if falling(middle) > 0 else (low, middle)
    return (low + high) / 2


def rating_sentence(rating: Estimate | None) -> str:
    """The rating of a benchmarked agent, with its interval."""
    if rating is None:
        return tell("benchmark-no-rating")
    value, low, high = (number(end, 0) for end in (rating.value, rating.low, rating.high))
    if math.isinf(rating.high):
        return tell("benchmark-all-won", low=low)
    if math.isinf(rating.low):
        return tell("benchmark-all-lost", high=high)
    return tell("benchmark-rating", rating=value, low=low, high=high)


def result_of(match: Match, seat: int) -> float:
    """The share of the win that counts for a seat."""
    winners = match.engine.winners(match.state)
    return float(seat in winners) / len(winners) if winners else 0.5
