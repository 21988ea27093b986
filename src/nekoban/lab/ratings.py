"""Ratings and intervals from results of paired deals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

Z = 1.959964  # the 95 % quantile on both sides of a normal distribution
ELO = 400 / math.log(10)
SETTLED = 1e-6  # strengths that change by less than this part have settled


class Share(NamedTuple):
    """A share with its 95 % interval."""

    mean: float
    low: float
    high: float
    count: int

    def __str__(self) -> str:
        return f"{100 * self.mean:.1f} % ({100 * self.low:.1f}–{100 * self.high:.1f})"


def share(values: Sequence[float]) -> Share:
    """The mean of values within 0 to 1 and its 95 % interval, by deals.

    Wilson's interval with the number of games that would vary as much as the deals do, so that it is sound
    for shares near 0 or 1 and for shared wins.
    """
    count = len(values)
    if count == 0:
        return Share(0.5, 0.0, 1.0, 0)
    mean = float(np.mean(values))
    spread = float(np.var(values, ddof=1)) if count > 1 else 0.25
    flat = max(mean * (1 - mean), 1e-9)
    effective = count * flat / spread if spread > 1e-12 else float(count)
    effective = min(max(effective, 1.0), 4.0 * count)
    centre = (mean + Z * Z / (2 * effective)) / (1 + Z * Z / effective)
    half = Z * math.sqrt(mean * (1 - mean) / effective + Z * Z / (4 * effective**2)) / (1 + Z * Z / effective)
    return Share(mean, max(0.0, centre - half), min(1.0, centre + half), count)


def bradley_terry(
    results: dict[tuple[int, int], tuple[float, float]], count: int, rounds: int = 500
) -> np.ndarray:
    """Ratings on the Elo scale from (wins of the first, games) of pairs; the mean rating is 0.

    Half a game won and half a game lost is added to each pair, so that nobody is infinitely strong.
    """
    wins, games = np.zeros(count), np.zeros((count, count))
    for (one, two), (won, played) in results.items():
        wins[one] += won + 0.5
        wins[two] += played - won + 0.5
        games[one, two] += played + 1
        games[two, one] += played + 1
    strength = np.ones(count)
    for _ in range(rounds):
        before = strength
        sums = strength[:, None] + strength[None, :]
        strength = wins / np.maximum((games / sums).sum(axis=1), 1e-12)
        strength /= np.exp(np.mean(np.log(np.maximum(strength, 1e-12))))
        if np.allclose(strength, before, rtol=SETTLED, atol=0.0):
            break
    ratings = ELO * np.log(np.maximum(strength, 1e-12))
    return ratings - ratings.mean()
