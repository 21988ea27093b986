"""The ladder: the measured strength of a game's bots. Played games are kept and not played again."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np

from nekoban.bots import SIMPLE, rated_bots
from nekoban.bots.levels import POLICY, RATED, levels_of, settings_of
from nekoban.bots.naming import is_own, is_repeatable
from nekoban.bots.network import shipped_weights
from nekoban.bots.search import NetworkSearch, asking_mark, thinking_mark
from nekoban.core.cache import cache_root
from nekoban.core.contracts import FILES
from nekoban.core.game import Game
from nekoban.core.messages import number
from nekoban.lab.charts import signed
from nekoban.lab.duels import BOTH, Deal, duellist
from nekoban.lab.duels import deals as play_deals
from nekoban.lab.ratings import bradley_terry
from nekoban.lab.statistics import Estimate, share_by_deals
from nekoban.lab.words import tell

FIRST_DEAL = 100_000  # lower numbers are for tuning: levels are not measured on deals they were fitted to
NEIGHBOURS = 200  # deals between a level and the next: each is two games
GOAL = 50  # deals of the strongest level against the bots without a level, at two seats
FAR = 6  # deals of every other pair
RESAMPLES = 200
WRITTEN_EVERY = 10  # deals
LUCK = 25  # deals of the larger budget against each
TIMES = 10  # for lucky games: a larger budget shows how much room luck leaves for skill


@dataclass
class Ladder:
    """A round robin of bots at one game and seat count."""

    game: Game
    seats: int
    bots: list[str]
    results: dict[tuple[int, int], list[Deal]] = field(default_factory=dict)

    def against(self, one: int, two: int) -> Estimate:
        """The share of wins of one against two."""
        first, second = min(one, two), max(one, two)
        shares = [deal.share for deal in self.results[first, second]]
        return share_by_deals(shares if one < two else [1 - value for value in shares])

    def ratings(self) -> list[tuple[str, float, float, float]]:
        """(bot, rating, low, high): Bradley–Terry with a bootstrap over deals."""
        point = self.rate(lambda shares: shares)
        chance = np.random.default_rng(1)
        drawn = [
            self.rate(lambda shares: shares[chance.integers(0, len(shares), len(shares))])
            for _ in range(RESAMPLES)
        ]
        low, high = np.percentile(drawn, [2.5, 97.5], axis=0)
        return [(bot, float(point[i]), float(low[i]), float(high[i])) for i, bot in enumerate(self.bots)]

    def rate(self, pick: Callable[[np.ndarray], np.ndarray]) -> np.ndarray:
        results = {}
        for pair, deals in self.results.items():
            shares = pick(np.array([deal.share for deal in deals]))
            results[pair] = (float(shares.sum()), float(len(shares)))
        return bradley_terry(results, len(self.bots))

    def to_data(self) -> dict[str, Any]:
        rows = [
            {"bot": bot, "rating": round(rating), "low": round(low), "high": round(high)}
            for bot, rating, low, high in self.ratings()
        ]
        duels = [self.duel_data(one, two) for one, two in self.results]
        return {
            "game": self.game.name,
            "seats": self.seats,
            "rules": self.game.version,
            "settings": measured_settings(self.game),
            "ratings": rows,
            "duels": duels,
        }

    def duel_data(self, one: int, two: int) -> dict[str, Any]:
        """A pair, from the stronger bot's side."""
        return duel_data(self.bots[one], self.bots[two], self.results[one, two])


def duel_data(one: str, two: str, deals: Sequence[Deal]) -> dict[str, Any]:
    """The results of two bots' deals, from the second bot's side."""
    found = share_by_deals([1 - deal.share for deal in deals])
    return {
        "bot": two,
        "against": one,
        "share": round(found.value, 4),
        "low": round(found.low, 4),
        "high": round(found.high, 4),
        "lead": round(-float(np.mean([deal.lead for deal in deals])), 2),
        "games": BOTH * len(deals),
        "nobody": sum(deal.nobody for deal in deals),
    }


# --- playing


def ladder_bots(game: Game) -> list[str]:
    """The bots of a game's ladder, with the policy of its network at the top. A search that asks a network
    takes too long for that many games."""
    return [*rated_bots(), *([POLICY] if levels_of(game)[POLICY].network else [])]


def measured_settings(game: Game) -> dict[str, Any]:
    """What the strength of a ladder's bots depends on; measured with anything else, it is out of date."""
    network = {POLICY: shipped_weights(game).about["digest"]} if POLICY in ladder_bots(game) else {}
    return {**settings_of(game), **network}


def seat_counts(game: Game, seats: int | None) -> list[int]:
    """The given seat count; or two and the middle one."""
    players: Any = game.options.declared["players"]
    middle = (players.low + players.high + 1) // 2  # the larger of two
    counts = sorted({players.low, middle}) if seats is None else [seats]
    for count in counts:
        game.options.read({"players": count})  # raises an error that says what is wrong
    return counts


def total_deals(seats: int, bots: Sequence[str], deals: int, far: int) -> int:
    """How many deals a ladder has."""
    return sum(planned_deals(seats, bots[one], bots[two], deals, far) for one, two in pairs(bots))


def planned_deals(seats: int, one: str, two: str, deals: int, far: int) -> int:
    """How many deals a pair plays: neighbours play most, and a bot of your own plays as much with all."""
    if is_own(one) or is_own(two):
        return deals
    if two == POLICY:
        return deals if one == RATED[-1] else 0
    if one in RATED and two in RATED:
        return deals if abs(RATED.index(two) - RATED.index(one)) == 1 else far
    return max(far, deals * GOAL // NEIGHBOURS) if two == RATED[-1] and seats == 2 else far


def pairs(bots: Sequence[str]) -> Iterator[tuple[int, int]]:
    """All pairs of the bots of a ladder."""
    return itertools.combinations(range(len(bots)), 2)


def climb(
    game: Game,
    seats: int,
    deals: int = NEIGHBOURS,
    far: int = FAR,
    bots: Sequence[str] = (),
    pool: Executor | None = None,
    told: Callable[[str], None] = lambda pair: None,
) -> Ladder:
    """Play every pair of bots, neighbours most. With 0 deals for far pairs these are left out."""
    ladder = Ladder(game, seats, list(bots or ladder_bots(game)))
    for one, two in pairs(ladder.bots):
        names = ladder.bots[one], ladder.bots[two]
        wanted = planned_deals(seats, *names, deals, far)
        for results in play_kept(game, seats, *names, wanted, pool):
            ladder.results[one, two] = results
            told(" – ".join(names))
    return ladder


def play_kept(
    game: Game, seats: int, one: str, two: str, wanted: int, pool: Executor | None = None
) -> Iterator[list[Deal]]:
    """The results of deals as they come; first those of earlier runs with the same bots and rules.

    Bots of your own, and those by time, may have changed since: their results are not kept.
    """
    file = kept_file(game, seats, one, two) if is_repeatable((one, two)) else None
    results = read_results(file)[:wanted] if file else []
    for _ in results:
        yield results
    numbers = range(FIRST_DEAL + len(results), FIRST_DEAL + wanted)
    for deal in play_deals(game, seats, (one, two), numbers, pool):
        results.append(deal)
        if file and (len(results) % WRITTEN_EVERY == 0 or len(results) == wanted):
            write_results(file, results)
        yield results


def kept_file(game: Game, seats: int, one: str, two: str) -> Path:
    """The file of a pair's results, named by the rules, the search, the deals, the two bots, and the network
    that one of them asks."""
    digest = blake2b(f"{thinking_mark(game)} {FIRST_DEAL}".encode(), digest_size=8)
    for name in (one, two):
        bot = duellist(game.name, name)
        digest.update(name.encode() + bytes(getattr(bot, "knobs", b"")))
        if isinstance(bot, NetworkSearch):
            digest.update(asking_mark(game).encode())
    return (
        cache_root()
        / f"{game.name}-ladder"
        / f"{seats}-{one}-{two}-{digest.hexdigest()}.json".replace("*", "x")
    )


def read_results(file: Path) -> list[Deal]:
    """The deals of a ladder that were played before."""
    if not file.exists():
        return []
    return [Deal(*row) for row in json.loads(file.read_text(encoding="utf-8"))]


def write_results(file: Path, results: list[Deal]) -> None:
    """Keep the deals of a ladder."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_suffix(".draft")
    draft.write_text(json.dumps(results), encoding="utf-8")
    draft.replace(file)


def luck_duels(game: Game, deals: int = LUCK, pool: Executor | None = None) -> list[dict[str, Any]]:
    """For a lucky game: how ten times the budget of the strongest level does at two seats."""
    best, more = RATED[-1], f"{RATED[-1]}*{TIMES}"
    found = []
    for against in (*SIMPLE, best):
        *_, results = play_kept(game, 2, against, more, deals, pool)
        found.append(duel_data(against, more, results))
    return found


# --- telling


def interval_said(low: float, high: float) -> str:
    """An interval of a rating, in words."""
    return tell("ladder-interval", low=number(low, 0), high=number(high, 0))


def write_pages(game: Game, ladders: Sequence[Ladder], luck: Sequence[dict[str, Any]], pages: Path) -> None:
    """The table for people, and the data for the level picker."""
    lines = [
        f"# {game.title}: how strong the bots are",
        "",
        f"Measured by `nekoban ladder {game.name} --write`. A deal is played twice with the seats exchanged; "
        "at a table of more than two the bots of a pair sit alternately. A shared win counts for each bot by "
        "its part of the winners, a game that nobody wins as half a win for both. Ratings are on the Elo "
        "scale, their mean is 0; intervals are 95%, by deals.",
        "",
        game.measured_with(game.version),
        "",
    ]
    for ladder in ladders:
        lines += ladder_lines(ladder)
    if luck:
        lines += luck_lines(luck)
    pages.mkdir(parents=True, exist_ok=True)
    (pages / f"{game.name}.md").write_text("\n".join(lines), encoding="utf-8")
    data = ratings_file(game)
    measured = [ladder.to_data() for ladder in ladders]
    if luck:
        measured[0]["luck"] = list(luck)
    data.write_text(json.dumps(measured, indent=1) + "\n", encoding="utf-8")


def ratings_file(game: Game) -> Path:
    """The file of a game's measured ratings, which the level picker shows."""
    return game.folder / FILES["ratings"][0]


def ladder_lines(ladder: Ladder) -> list[str]:
    """The ladder's page: the ratings for one number of seats."""
    lines = [
        f"## {tell('ladder-heading', seats=ladder.seats)}",
        "",
        f"| {tell('ladder-columns')} |",
        "|---|---:|---|",
    ]
    lines += [
        f"| {bot} | {number(rating, 0)} | {interval_said(low, high)} |"
        for bot, rating, low, high in ladder.ratings()
    ]
    pairs = sorted(ladder.results, key=lambda pair: (pair[1] - pair[0], pair))
    return [*lines, "", *duel_lines([ladder.duel_data(*pair) for pair in pairs]), ""]


def luck_lines(luck: Sequence[dict[str, Any]]) -> list[str]:
    """The ladder's page: how much is luck."""
    told = [{**row, "bot": row["bot"].replace("*", ", iterations × ")} for row in luck]
    text = f"What {TIMES} times the iterations of the strongest level reach at two seats; the rest is luck."
    return ["## How much is luck", "", text, "", *duel_lines(told), ""]


def duel_lines(rows: Sequence[dict[str, Any]]) -> list[str]:
    """The ladder's page: a table of duels."""
    lines = [f"| {tell('duel-columns')} |"]
    lines += ["|---|---|---|---:|---:|---:|"]
    for row in rows:
        found = Estimate(row["share"], row["low"], row["high"], row["games"])
        cells = [
            row["bot"],
            row["against"],
            percent(found),
            signed(row["lead"]),
            row["games"],
            row["nobody"],
        ]
        lines.append(f"| {' | '.join(map(str, cells))} |")
    return lines


def percent(share: Estimate) -> str:
    """A share of a ladder's table: '62.0% (48.6–73.8)'."""
    value, low, high = (number(100 * end) for end in (share.value, share.low, share.high))
    return tell("percentage-between", number=value, low=low, high=high)
