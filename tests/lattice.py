"""Attacks on quick luck: from rolls that were seen, the generator's whole state, or the next roll.

Quick luck is x -> x * 2**-32 modulo the prime p = MULTIPLIER * 2**32 - 1, so that all states of a row of
rolls are multiples of one: a point of a lattice. A roll shows the upper bits of low word ^ high word, and a
high word is half the low word before it: so the upper bits of the low words follow from those of some
rolls in a row, and with them the upper bits of the states. The point of the lattice nearest to what is known
is the state. The lattice of all relations with small factors between such states gives the second attack,
which does not look for the state at all: the rolls before correlate with the next one.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from math import cos, pi
from types import SimpleNamespace
from typing import Any

from flint import fmpz_mat

from nekoban.core.luck import MULTIPLIER, WORD, WORD_BITS, roll

PRIME = (MULTIPLIER << WORD_BITS) - 1
MOST_BITS = 6  # that are taken from one roll
DIMENSIONS = (22, 25)  # states that are looked at, those of which most is known; what to try in turn
WINDOW = 16  # rolls that the correlation looks at
FINE = 10  # bits of each of them
SCALE = 8  # bits by which the lattice is finer than what is known


def luck_before(rolls: Sequence[tuple[int, int]]) -> int | None:
    """The quick luck before a row of rolls, each its sides and what came up; None if none fits."""
    words = low_words(rolls)
    known = [(place + 1, low, bits) for place, (low, bits) in enumerate(words) if bits > 0]
    known.sort(key=lambda entry: -entry[2])
    for dimensions in DIMENSIONS:
        luck = nearest_luck(known[:dimensions])
        if gives(luck, rolls):
            return luck
    return None


def gives(luck: int, rolls: Sequence[tuple[int, int]]) -> bool:
    """Whether this quick luck gives these rolls."""
    state = SimpleNamespace(luck=luck)
    return all(roll(state, sides) == value for sides, value in rolls)


def nearest_luck(known: Sequence[tuple[int, int, int]]) -> int:
    """The luck before the first roll that fits best: known are place, low word before it, sure bits."""
    places = [place for place, _, _ in known]
    weights = [1 << (bits + SCALE) for _, _, bits in known]
    middles = [MULTIPLIER * (low + (1 << (WORD_BITS - bits - 1))) for _, low, bits in known]
    last = max(places)
    row = [pow(1 << WORD_BITS, last - place, PRIME) for place in places]
    one = places.index(last)
    basis = [[PRIME * (i == j) for j in range(len(places))] for i in range(len(places)) if i != one]
    scaled = [[entry * weight for entry, weight in zip(line, weights, strict=True)] for line in [*basis, row]]
    target = [middle * weight for middle, weight in zip(middles, weights, strict=True)]
    found = nearest(reduced(scaled), target)
    state = found[one] // weights[one] % PRIME
    return state * pow(1 << WORD_BITS, last + 1, PRIME) % PRIME


def low_words(rolls: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """For every roll the low word after it, as far as its upper bits are sure: (word, how many bits)."""
    words: list[tuple[int, int]] = []
    outputs = [output_bits(sides, value) for sides, value in rolls]
    for place in range(len(rolls)):
        low, sure = 0, 0
        for bits in range(1, MOST_BITS + 1):
            behind = [(back, bits - back) for back in range(bits)]
            if any(place - back < 0 or outputs[place - back][1] < count for back, count in behind):
                break
            low = 0
            for back, _ in behind:
                low ^= outputs[place - back][0] >> back
            low, sure = low >> (WORD_BITS - bits) << (WORD_BITS - bits), bits
        words.append((low, sure))
    return words


def output_bits(sides: int, value: int) -> tuple[int, int]:
    """The upper bits of the generator's output that a roll shows: (output, how many bits are sure)."""
    least = -(-(value << WORD_BITS) // sides)
    most = -(-((value + 1) << WORD_BITS) // sides) - 1
    bits = WORD_BITS - (least ^ most).bit_length()
    return least & (WORD << (WORD_BITS - bits)), bits


# --- correlation ----------------------------------------------------------------------------------


@cache
def relations() -> list[list[int]]:
    """Small factors by which states in a row, the newest first, add up to 0 modulo the prime."""
    row = [-pow(1 << WORD_BITS, back, PRIME) % PRIME for back in range(1, WINDOW)]
    first = [[PRIME] + [0] * (WINDOW - 1)]
    others = [[part] + [int(back == place) for back in range(1, WINDOW)] for place, part in enumerate(row, 1)]
    return reduced(first + others)


def next_roll(seen: Sequence[int], sides: int) -> int:
    """The likeliest roll of this many sides after rolls of 2**FINE sides, by their correlation with it."""
    outputs = [value << (WORD_BITS - FINE) for value in seen]
    before = [unfolded(outputs, back) for back in range(WINDOW - 1)]
    sums = [sum(a * b for a, b in zip(factors[1:], before, strict=True)) for factors in relations()]

    def score(guess: int) -> float:
        newest = unfolded([*outputs, guess << (WORD_BITS - FINE)], 0)
        turns = [rest + factors[0] * newest for rest, factors in zip(sums, relations(), strict=True)]
        return sum(cos(2 * pi * (turn & WORD) / (WORD + 1)) for turn in turns)

    return max(range(1 << FINE), key=score) * sides >> FINE


def unfolded(outputs: Sequence[int], back: int) -> int:
    """The low word this many rolls ago: a high word is half the low word before it."""
    place = len(outputs) - 1 - back
    low = 0
    for shift in range(place + 1):
        low ^= outputs[place - shift] >> shift
    return (low & (WORD << (WORD_BITS - FINE))) + (1 << (WORD_BITS - FINE - 1))


# --- lattices -------------------------------------------------------------------------------------


def reduced(basis: list[list[int]]) -> list[list[int]]:
    """The same lattice with a short basis: Lenstra, Lenstra and Lovász 1982."""
    return [[int(entry) for entry in vector] for vector in fmpz_mat(basis).lll().tolist()]


def nearest(basis: list[list[int]], target: list[int]) -> list[int]:
    """A point of the lattice near the target: Babai 1986, with a reduced basis."""
    planes: list[list[Fraction]] = []
    for vector in basis:
        rest = [Fraction(entry) for entry in vector]
        for plane in planes:
            part = dot(vector, plane) / dot(plane, plane)
            rest = [a - part * b for a, b in zip(rest, plane, strict=True)]
        planes.append([Fraction(round(entry * 2**20), 2**20) for entry in rest])
    away = list(target)
    for vector, plane in zip(reversed(basis), reversed(planes), strict=True):
        times = round(dot(away, plane) / dot(plane, plane))
        away = [a - times * b for a, b in zip(away, vector, strict=True)]
    return [a - b for a, b in zip(target, away, strict=True)]


def dot(one: Sequence[Any], two: Sequence[Any]) -> Any:
    return sum(a * b for a, b in zip(one, two, strict=True))
