"""An attack on quick luck by rolls of few sides, which show few sure bits: chances instead of bits.

A roll shows in which stretch of all outputs its output lies. An output is low word ^ high word, and a high
word is half the low word before it; so what a row of rolls says about its low words is a hidden Markov chain,
and each low word has a mean and a spread. A stretch that has one half of all outputs on either side says
little, so the half is guessed, for all such rolls together. The states are a point of a lattice (see
lattice.py) near the means, measured by the spreads. The nearest of many points is tried, each found
plane by plane with a round number that is drawn by its chance (Klein 2000).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import Any

import numpy as np

from nekoban.core.luck import WORD_BITS
from tests.lattice import PRIME, gives, reduced

Stretch = tuple[float, float]  # of outputs, between 0 and 1
BITS = 7  # of a low word that are told apart
WORDS = np.arange(1 << BITS)
MIDDLES = (WORDS + 0.5) / len(WORDS)
OUTPUTS = WORDS[:, None] ^ (WORDS[None, :] >> 1)  # of a low word after another one
FINE = 1 << 10  # by which the lattice is finer than the spreads
GUESSES = 6  # from which the spreads are taken
POINTS = 5000  # of the lattice that are drawn for a guess
TRIED = 200  # of them, the nearest
UNKNOWN = 0.26  # the spread of a low word of which nothing is known, nearly


def likely_luck(rolls: Sequence[tuple[int, int]], seed: int = 0) -> int | None:
    """The quick luck before a row of rolls, each its sides and what came up; None if none was found."""
    chance = np.random.default_rng(seed)
    halves = [halved(sides, value) for sides, value in rolls]
    some = [[each[chance.integers(len(each))] for each in halves] for _ in range(GUESSES)]
    spreads = np.sqrt(np.mean([low_words(guess)[1] ** 2 for guess in some], 0))
    places = [place for place, spread in enumerate(spreads) if spread < UNKNOWN]
    basis = state_basis(places, spreads[places])
    for guess in product(*halves):
        means, _ = low_words(guess)
        if np.isfinite(means).all():
            for times in near_points(basis, means[places], spreads[places], chance):
                luck = luck_at(basis, times, places[-1] + 1)
                if gives(luck, rolls):
                    return luck
    return None


def halved(sides: int, value: int) -> list[Stretch]:
    """The stretch of outputs that a roll shows; two where it lies in both halves of all outputs."""
    begin, end = value / sides, (value + 1) / sides
    return [(begin, 0.5), (0.5, end)] if begin < 0.5 < end else [(begin, end)]


def low_words(stretches: Sequence[Stretch]) -> tuple[Any, Any]:
    """The mean and the spread of the low word before all rolls, and of each after a roll, as parts of 1."""
    steps = [step(stretch) for stretch in stretches]
    before, after = [np.ones(len(WORDS))], [np.ones(len(WORDS))]
    for one in steps:
        before.append(scaled(one @ before[-1]))
    for one in reversed(steps):
        after.append(scaled(one.T @ after[-1]))
    with np.errstate(invalid="ignore"):  # a guess that cannot be
        chances = np.array([scaled(one * other) for one, other in zip(before, after[::-1], strict=True)])
    means = chances @ MIDDLES
    return means, np.sqrt(np.maximum(1e-9, chances @ MIDDLES**2 - means**2))


@cache
def step(stretch: Stretch) -> Any:
    """How well two low words in a row fit an output in this stretch; few sides have few stretches."""
    edges = np.arange(len(WORDS) + 1) / len(WORDS)
    inside = np.minimum(edges[1:], stretch[1]) - np.maximum(edges[:-1], stretch[0])
    return np.maximum(0, inside)[OUTPUTS]


def scaled(chances: Any) -> Any:
    """Chances that add up to 1."""
    with np.errstate(invalid="ignore"):
        return chances / chances.sum()


def state_basis(places: Sequence[int], spreads: Any) -> list[list[int]]:
    """A short basis of the lattice of states, measured by spreads: each is the multiplier by a low word."""
    last = len(places) - 1
    weights = [max(1, round(FINE / spread)) for spread in spreads]
    rows = [[PRIME * (one == other) for other in range(len(places))] for one in range(last)]
    rows.append([pow(1 << WORD_BITS, places[last] - place, PRIME) for place in places])
    weighted = [[part * weight for part, weight in zip(row, weights, strict=True)] for row in rows]
    return [[part // weight for part, weight in zip(row, weights, strict=True)] for row in reduced(weighted)]


def near_points(basis: list[list[int]], means: Any, spreads: Any, chance: Any) -> Iterator[list[int]]:
    """Points of a lattice near the means: how often to take each row of the basis."""
    rows = np.array([[part / PRIME for part in row] for row in basis]) / spreads
    turned, edges = np.linalg.qr(rows.T)
    away = np.repeat((turned.T @ (means / spreads))[:, None], POINTS, 1)
    times = np.zeros_like(away)
    for plane in reversed(range(len(rows))):
        wanted = away[plane] / edges[plane, plane]
        round_numbers = np.round(wanted)
        off = wanted - round_numbers
        less, same, more = (likely(off - by, edges[plane, plane]) for by in (-1, 0, 1))
        drawn = chance.random(POINTS) * (less + same + more)
        times[plane] = round_numbers - 1 + (drawn > less) + (drawn > less + same)
        away[: plane + 1] -= edges[: plane + 1, plane, None] * times[plane]
    nearest = np.argsort((away**2).sum(0))[:TRIED]
    yield from ([int(count) for count in point] for point in np.unique(times[:, nearest], axis=1).T)


def likely(off: Any, edge: float) -> Any:
    """How likely a round number is that is so far off, along an edge of that length."""
    return np.exp(-((off * edge) ** 2) / 2) + 1e-300


def luck_at(basis: list[list[int]], times: Sequence[int], last: int) -> int:
    """The luck before all rolls, by a point of the lattice."""
    state = sum(count * row[-1] for count, row in zip(times, basis, strict=True)) % PRIME
    return state * pow(1 << WORD_BITS, last, PRIME) % PRIME
