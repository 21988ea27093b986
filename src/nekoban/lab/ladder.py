"""The ladder: how strong the bots of a game are, measured."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from nekoban.bots import all_bots
from nekoban.core.game import Game
from nekoban.lab.arena import Pairing, Tally, play_deals
from nekoban.lab.ratings import Share, bradley_terry, share

RESAMPLES = 200


@dataclass
class Ladder:
    """A round robin of bots at one game and seat count."""

    game: Game
    seats: int
    bots: list[str]
    tallies: dict[tuple[int, int], Tally]

    def against(self, one: int, two: int) -> Share:
        """The share of wins of one against two, both filling half of the table in turn."""
        tally = self.tallies[min(one, two), max(one, two)]
        own = [duel_share(deal, one < two) for deal in tally.shares]
        return share(own)

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
        for pair, tally in self.tallies.items():
            shares = pick(np.array([duel_share(deal, True) for deal in tally.shares]))
            results[pair] = (float(shares.sum()), float(len(shares)))
        return bradley_terry(results, len(self.bots))

    def to_data(self) -> dict[str, Any]:
        rows = [
            {"bot": bot, "rating": round(rating), "low": round(low), "high": round(high)}
            for bot, rating, low, high in self.ratings()
        ]
        duels = {
            f"{self.bots[one]} {self.bots[two]}": [round(value, 4) for value in self.against(one, two)[:3]]
            + [tally.games]
            for (one, two), tally in self.tallies.items()
        }
        return {"game": self.game.name, "seats": self.seats, "ratings": rows, "duels": duels}


def duel_share(deal: Sequence[float], first: bool) -> float:
    """Of what the two kinds of bot won between them, the part of one. Seats alternate between the two."""
    one, two = sum(deal[0::2]) / len(deal[0::2]), sum(deal[1::2]) / max(1, len(deal[1::2]))
    total = one + two
    won = 0.5 if total == 0 else one / total
    return won if first else 1 - won


def climb(
    game: Game,
    seats: int,
    deals: int,
    bots: Sequence[str] = (),
    only_neighbours: bool = False,
    workers: int | None = None,
    told: Callable[[str], None] = lambda line: None,
) -> Ladder:
    """Play every pair of bots that many deals, each in every rotation."""
    names = list(bots or all_bots())
    ladder = Ladder(game, seats, names, {})
    for one, two in itertools.combinations(range(len(names)), 2):
        if only_neighbours and two - one > 1:
            continue
        table = tuple(names[(one, two)[seat % 2]] for seat in range(seats))
        for tally in play_deals(Pairing(game.name, table), range(deals), workers):
            ladder.tallies[one, two] = tally
            told(f"{names[one]} – {names[two]}")
    return ladder


def write_page(ladders: Sequence[Ladder], page: Path, data: Path) -> None:
    """The table for people, the data for the level picker."""
    lines = [f"# {ladders[0].game.title}: how strong the bots are", ""]
    for ladder in ladders:
        lines += [f"## {ladder.seats} seats", "", "| bot | rating | 95 % interval |", "|---|---:|---|"]
        lines += [
            f"| {bot} | {rating:.0f} | {low:.0f} to {high:.0f} |"
            for bot, rating, low, high in ladder.ratings()
        ]
        lines += ["", "| pair | share of the upper bot | games |", "|---|---|---:|"]
        lines += [
            f"| {ladder.bots[two]} – {ladder.bots[one]} | {ladder.against(two, one)} | {tally.games} |"
            for (one, two), tally in ladder.tallies.items()
        ]
        lines.append("")
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text("\n".join(lines), encoding="utf-8")
    data.write_text(json.dumps([ladder.to_data() for ladder in ladders], indent=1), encoding="utf-8")
