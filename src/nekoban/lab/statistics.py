"""Statistics: means, shares, differences and slopes, each an estimate with its 95% interval.

Games are independent; the seats of one game are not. So whatever compares seats counts by games.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from statistics import NormalDist
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

LEVEL = 0.95
Z = NormalDist().inv_cdf(0.5 + LEVEL / 2)  # standard errors of a 95 % interval with known spread
LOPSIDED = 1.5
FEW = 30  # with fewer games the interval of a mean rests on a guess about their distribution
NEVER_YET = 3.0  # what never happened in so many chances may happen in three of as many
FEW_SHARES = 12  # a share's rests on less: that games are won or lost


class Estimate(NamedTuple):
    """A number, its 95 % interval, and the number of games."""

    value: float
    low: float
    high: float
    count: int
    least: int = FEW  # games from which on the interval can be relied on

    @property
    def half(self) -> float:
        """Half of the interval's width: the number after ±."""
        return (self.high - self.low) / 2

    @property
    def is_sound(self) -> bool:
        return self.count >= self.least and math.isfinite(self.half)

    @property
    def is_lopsided(self) -> bool:
        """Whether ± would mislead: one side of the interval is half as long again as the other."""
        below, above = self.value - self.low, self.high - self.value
        return max(below, above) > LOPSIDED * min(below, above) + 1e-9

    def differs_from(self, number: float) -> bool:
        """Whether the interval leaves the number out."""
        return self.is_sound and not self.low <= number <= self.high

    def scaled(self, factor: float, shift: float = 0.0) -> Estimate:
        ends = sorted((self.low * factor + shift, self.high * factor + shift))
        return self._replace(value=self.value * factor + shift, low=ends[0], high=ends[1])

    def to_data(self) -> dict[str, Any]:
        numbers = {"value": self.value, "low": self.low, "high": self.high}
        return {name: tidy(number) for name, number in numbers.items()} | {"games": self.count}


def tidy(number: float) -> float | None:
    """A number with six digits; None if there is no number."""
    return float(f"{number:.6g}") if math.isfinite(number) else None


NOTHING = Estimate(math.nan, math.nan, math.nan, 0)


@lru_cache(1024)
def quantile(freedom: float) -> float:
    """How many standard errors an interval reaches."""
    from scipy.stats import t

    return float(t.ppf(0.5 + LEVEL / 2, max(freedom, 1.0)))


def mean(values: ArrayLike) -> Estimate:
    """The mean of one number per game, as an estimate."""
    values = np.asarray(values, float)
    count = len(values)
    if count < 2:
        return NOTHING._replace(value=float(values[0]) if count else math.nan, count=count)
    centre = float(values.mean())
    half = quantile(count - 1) * float(values.std(ddof=1)) / math.sqrt(count)
    return Estimate(centre, centre - half, centre + half, count)


def share(values: ArrayLike) -> Estimate:
    """The mean of numbers from 0 to 1, one per game: wins, shared wins, yes and no.

    Uses Wilson's interval for the number of yes-or-no games that would vary as much, so it holds near 0 and 1
    too.
    """
    values = np.asarray(values, float)
    count = len(values)
    if count == 0:
        return NOTHING
    centre = float(values.mean())
    return wilson(centre, float(values.var()), count)._replace(least=FEW_SHARES)


def share_by_deals(values: ArrayLike) -> Estimate:
    """As `share`, of mean shares of a few games each: how much deals vary is only estimated, so it counts as
    no less than a quarter of what single games would vary, and no more than this many whole games.
    """
    values = np.asarray(values, float)
    count = len(values)
    if count == 0:
        return Estimate(0.5, 0.0, 1.0, 0)
    centre = float(values.mean())
    flat = centre * (1 - centre)
    spread = float(values.var(ddof=1)) if count > 1 else 0.25
    return wilson(centre, min(max(spread, flat / 4), count * flat) if spread > 1e-12 else 0.0, count)


def wilson(centre: float, spread: float, count: int) -> Estimate:
    """Wilson's interval for a share, and how much it varies from game to game."""
    flat = centre * (1 - centre)
    games = count * flat / spread if spread > 1e-12 and flat > 1e-12 else float(count)
    middle = (centre + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * math.sqrt(flat / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return Estimate(centre, max(0.0, min(centre, middle - half)), min(1.0, max(centre, middle + half)), count)


def part(one: ArrayLike, two: ArrayLike) -> Estimate:
    """What one has of what one and two have together, by games (or deals) of which each has some.

    Wilson's interval as for a share, so that it keeps a width if one has everything so far.
    """
    one, two = np.asarray(one, float), np.asarray(two, float)
    both, count = one + two, len(one)
    if count < 2 or not both.any():
        return NOTHING._replace(count=count)
    value = float(one.sum() / both.sum())
    left = (one - value * both) / both.mean()
    return wilson(value, float(left.var(ddof=1)), count)


def rate(counts: ArrayLike, chances: ArrayLike) -> Estimate:
    """How much was counted for each chance, by games: a share, or the difference of two of the same chances.

    A game with more chances weighs more; games without any say nothing. Where all games are alike, the
    interval is that of something which never happened yet (three in as many chances).
    """
    counts, chances = np.asarray(counts, float), np.asarray(chances, float)
    counts, chances = counts[chances > 0], chances[chances > 0]
    count = len(chances)
    if count < 2:
        return NOTHING._replace(count=count)
    value = float(counts.sum() / chances.sum())
    left = (counts - value * chances) / chances.mean()
    half = quantile(count - 1) * float(left.std(ddof=1)) / math.sqrt(count)
    half = max(half, NEVER_YET / float(chances.sum()))
    return Estimate(value, value - half, value + half, count)


def difference(one: Estimate, two: Estimate) -> Estimate:
    """How much larger the first is, for two estimates from different games (after Newcombe)."""
    value = one.value - two.value
    low = value - math.hypot(one.value - one.low, two.high - two.value)
    high = value + math.hypot(one.high - one.value, two.value - two.low)
    return Estimate(value, low, high, min(one.count, two.count), max(one.least, two.least))


def slope(counts: ArrayLike, shares: ArrayLike, groups: ArrayLike | None = None) -> Estimate:
    """How much more of the win than an equal chance goes with having one more of something than the others.

    It compares the seats of one game: counts and shares have a row per game and a column per seat. Intervals
    are by games; or by groups of games if one deal was played several times, because these games are alike
    in other ways too.
    """
    counts, shares = np.asarray(counts, float), np.asarray(shares, float)
    own = counts - counts.mean(axis=1, keepdims=True)
    won = shares - shares.mean(axis=1, keepdims=True)
    telling = own.any(axis=1)
    own, won = own[telling], won[telling]
    games, weight = len(own), float((own * own).sum())
    if games < 2 or weight == 0:
        return NOTHING._replace(count=games)
    value = float((own * won).sum()) / weight
    left = ((won - value * own) * own).sum(axis=1)
    if groups is not None:
        left = np.bincount(np.asarray(groups)[telling], weights=left)
        left = left[left != 0]
    free = len(left)
    if free < 2:
        return NOTHING._replace(count=games)
    half = quantile(free - 1) * math.sqrt(float((left * left).sum()) * free / (free - 1)) / weight
    ahead = 1 - 1 / counts.shape[1]  # from one more than the others to one more than the table's mean
    return Estimate(value, value - half, value + half, games).scaled(ahead)


def chance_of_none(estimate: Estimate, number: float = 0.0) -> float:
    """The probability of such a large estimate if the truth is this number."""
    from scipy.stats import t

    if not estimate.is_sound or estimate.half == 0:
        return 1.0
    freedom = estimate.count - 1
    return float(2 * t.sf(abs(estimate.value - number) / estimate.half * quantile(freedom), freedom))


def found(estimates: Sequence[Estimate], number: float = 0.0, wrong: float = 1 - LEVEL) -> list[bool]:
    """Which of many estimates differ from a number, with few false discoveries.

    After Benjamini and Hochberg: five of a hundred intervals miss the truth, so a list needs more care than a
    single number.
    """
    chances = [chance_of_none(estimate, number) for estimate in estimates]
    order = sorted(range(len(chances)), key=chances.__getitem__)
    passed = 0
    for rank, place in enumerate(order, 1):
        if chances[place] <= wrong * rank / len(order):
            passed = rank
    named = set(order[:passed])
    return [place in named for place in range(len(chances))]


# --- tests that may be checked at any time ----------------------------------------------------------

TIGHTEST = 200  # deals at which the sequence is tightest


def always(values: ArrayLike, doubt: float = 1 - LEVEL) -> Estimate:
    """The mean of one number per deal, with an interval that holds at all deals of a running match at once.

    A normal mixture (Robbins 1970; Waudby-Smith and others 2024): checking after every deal and stopping when
    the interval excludes 0 is wrong in at most `doubt` of all matches.
    """
    values = np.asarray(values, float)
    count = len(values)
    if count < 2:
        return Estimate(float(values.mean()) if count else math.nan, -math.inf, math.inf, count)
    centre, spread = float(values.mean()), max(float(values.var()), 1.0 / count)
    rate = (-2 * math.log(doubt) + math.log(-2 * math.log(doubt)) + 1) / TIGHTEST
    wide = count * rate + 1
    half = math.sqrt(spread * 2 * wide / (count * count * rate) * math.log(math.sqrt(wide) / doubt))
    return Estimate(centre, centre - half, centre + half, count)
