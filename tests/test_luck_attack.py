"""Attacks on luck: what rolls that were seen tell about others. Quick luck breaks, keyed luck stands."""

from __future__ import annotations

import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from nekoban.core.luck import KEYED, roll, seed_key, start_luck
from tests.lattice import FINE, WINDOW, luck_before, next_roll

MATCHES = 10
SHUFFLED = range(54, 1, -1)  # the sides of the rolls that shuffle 54 cards
SIDES = 32


def quick(number: int) -> Any:
    return SimpleNamespace(luck=start_luck(random.Random(number).getrandbits(62)))


def keyed(number: int) -> Any:
    seed = random.Random(number).randbytes(32)
    return SimpleNamespace(luck=KEYED, key=seed_key(seed, ""))


def lattice_finds(state: Any) -> bool:
    """Whether the rolls of one shuffle, seen by all, tell the rolls after it."""
    found = luck_before([(sides, roll(state, sides)) for sides in SHUFFLED])
    if found is None:
        return False
    copy = SimpleNamespace(luck=found)
    for sides in SHUFFLED:
        roll(copy, sides)
    return [roll(copy, 100) for _ in range(20)] == [roll(state, 100) for _ in range(20)]


def correlation_finds(state: Any) -> bool:
    """Whether rolls of many sides, seen by all, tell the next one."""
    seen = [roll(state, 1 << FINE) for _ in range(2 * WINDOW)]
    return next_roll(seen, SIDES) == roll(state, SIDES)


@pytest.mark.long
@pytest.mark.parametrize(("attack", "count"), [(lattice_finds, MATCHES), (correlation_finds, 4 * MATCHES)])
def test_the_attack_breaks_quick_luck_and_finds_nothing_in_keyed_luck(
    attack: Callable[[Any], bool], count: int
) -> None:
    broken = sum(attack(quick(number)) for number in range(count))
    assert broken >= 0.9 * count
    guessed = sum(attack(keyed(number)) for number in range(count))
    assert guessed <= (0 if attack is lattice_finds else 5), "guessing by chance finds 1 in 32"
