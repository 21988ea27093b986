"""Luck: fair, reproducible, the same in both twins."""

from __future__ import annotations

from typing import Any

import pytest

from nekoban.core import luck as plain_luck
from nekoban.core.luck import LUCK_MASK, MULTIPLIER, commitment, seed_luck, start_luck
from nekoban.core.record import Array, Record, public, secret


class Urn(Record):
    counts: Array = public.i8(4)
    cards: Array = public.i8(6)
    luck: int = secret.i64()


@pytest.fixture
def luck(twin: Any) -> Any:
    return twin(plain_luck)


def an_urn(number: int = 1) -> Urn:
    urn = Urn()
    urn.counts[:] = [0, 3, 1, 0]
    urn.cards[:] = range(6)
    urn.luck = start_luck(number * 7919**3)
    return urn


def test_every_side_comes_up_about_equally_often(luck: Any) -> None:
    urn = an_urn()
    counts = [0] * 6
    for _ in range(6000):
        counts[luck.roll(urn, 6)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 20.5  # chi-squared, 5 degrees, p = 0.001


def test_a_kind_is_drawn_in_proportion_to_its_count(luck: Any) -> None:
    urn = an_urn()
    drawn = [luck.draw_kind(urn, urn.counts) for _ in range(4000)]
    assert set(drawn) == {1, 2}
    assert 2850 < drawn.count(1) < 3150


def test_drawing_from_nothing_is_an_error(luck: Any) -> None:
    urn = an_urn()
    urn.counts[:] = 0
    with pytest.raises(ValueError, match="nothing to draw"):
        luck.draw_kind(urn, urn.counts)


def test_a_shuffle_keeps_the_cards_and_reaches_every_place(luck: Any) -> None:
    firsts = set()
    for number in range(1, 60):
        urn = an_urn(number)
        luck.shuffle(urn, urn.cards, 6)
        assert sorted(urn.cards) == list(range(6))
        firsts.add(urn.cards[0])
    assert firsts == set(range(6))


def test_the_luck_stays_within_its_bounds_and_never_sticks(luck: Any) -> None:
    urn = an_urn()
    seen = set()
    for _ in range(2000):
        luck.roll(urn, 2)
        assert 0 < urn.luck < MULTIPLIER << 32
        seen.add(urn.luck)
    assert len(seen) == 2000


def test_a_seed_gives_another_luck_at_every_ply_and_none_tells_the_next() -> None:
    seed = bytes(range(32))
    lucks = [seed_luck(seed, ply) for ply in range(100)]
    assert len(set(lucks)) == 100
    assert all(0 < value <= LUCK_MASK + 1 for value in lucks)
    assert lucks == [seed_luck(seed, ply) for ply in range(100)]
    assert seed_luck(bytes(32), 0) != lucks[0]


def test_a_commitment_is_the_same_for_the_same_seed_alone() -> None:
    assert commitment(bytes(32)) == commitment(bytes(32))
    assert commitment(bytes(32)) != commitment(bytes(31) + b"\1")
