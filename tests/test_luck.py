"""Luck: fair, reproducible, the same in both twins."""

from __future__ import annotations

from typing import Any

import pytest

from nekoban.core import luck as plain_luck
from nekoban.core.luck import (
    KEYED,
    LUCK_MASK,
    MULTIPLIER,
    NO_KEY,
    commitment,
    luck_key,
    seed_key,
    seed_luck,
    start_luck,
)  # fmt: skip
from nekoban.core.match import Match
from nekoban.core.match_luck import luck_after, luck_of
from nekoban.core.record import Array, Record, public, secret


class Urn(Record):
    counts: Array = public.i8(4)
    cards: Array = public.i8(6)
    luck: int = secret.i64()
    key: Array = luck_key()


@pytest.fixture
def luck(twin: Any) -> Any:
    return twin(plain_luck)


def an_urn(number: int = 1, keyed: bool = False) -> Urn:
    urn = Urn()
    urn.counts[:] = [0, 3, 1, 0]
    urn.cards[:] = range(6)
    urn.luck = start_luck(number * 7919**3)
    if keyed:
        urn.luck, urn.key[:] = KEYED, seed_key(bytes(range(32)), str(number))
    return urn


BOTH = pytest.mark.parametrize("keyed", [False, True], ids=["quick", "keyed"])


@BOTH
def test_every_side_comes_up_about_equally_often(luck: Any, keyed: bool) -> None:
    urn = an_urn(keyed=keyed)
    counts = [0] * 6
    for _ in range(6000):
        counts[luck.roll(urn, 6)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 20.5  # chi-squared, 5 degrees, p = 0.001


@BOTH
def test_a_kind_is_drawn_in_proportion_to_its_count(luck: Any, keyed: bool) -> None:
    urn = an_urn(keyed=keyed)
    drawn = [luck.draw_kind(urn, urn.counts) for _ in range(4000)]
    assert set(drawn) == {1, 2}
    assert 2850 < drawn.count(1) < 3150


@BOTH
def test_drawing_from_nothing_is_an_error(luck: Any, keyed: bool) -> None:
    urn = an_urn(keyed=keyed)
    urn.counts[:] = 0
    with pytest.raises(ValueError, match="nothing to draw"):
        luck.draw_kind(urn, urn.counts)


@BOTH
def test_a_shuffle_keeps_the_cards_and_reaches_every_place(luck: Any, keyed: bool) -> None:
    firsts = set()
    for number in range(1, 60):
        urn = an_urn(number, keyed)
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


# --- keyed luck


WORD = (1 << 32) - 1
ROUND = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]
ROUND += [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]


def chacha(key: list[int], end: list[int], rounds: int) -> list[int]:
    """A block of ChaCha as RFC 8439 tells it, written for these tests alone."""
    title = [int.from_bytes(part, "little") for part in (b"expa", b"nd 3", b"2-by", b"te k")]
    first = [*title, *(word & WORD for word in key), *end]
    words = list(first)
    for _ in range(rounds // 2):
        for a, b, c, d in ROUND:
            for one, two, three, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                words[one] = (words[one] + words[two]) & WORD
                turned = (words[three] ^ words[one]) << bits
                words[three] = (turned & WORD) | turned >> 32
    return [(a + b) & WORD for a, b in zip(first, words, strict=True)]


def test_the_cipher_of_these_tests_is_chacha() -> None:
    """RFC 8439, 2.3.2, and the published block of 8 rounds for a key of zeros."""
    key = [int.from_bytes(bytes(range(at, at + 4)), "little") for at in range(0, 32, 4)]
    block = chacha(key, [1, 0x09000000, 0x4A000000, 0], 20)
    assert block[:4] == [0xE4E7F110, 0x15593BD1, 0x1FDD0F50, 0xC47120A3]
    assert block[12:] == [0xD19C12B5, 0xB94E16DE, 0xE883D0CB, 0x4E3C50A2]
    zeros = b"".join(word.to_bytes(4, "little") for word in chacha([0] * 8, [0] * 4, 8))
    assert zeros.hex().startswith("3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e")


@pytest.mark.parametrize("before", [0, 1000, WORD - 3])
def test_a_keyed_roll_is_a_block_of_its_own_and_counts_the_rolls(luck: Any, before: int) -> None:
    urn = an_urn(keyed=True)
    urn.luck += before
    rolls = [luck.roll(urn, 1 << 31) for _ in range(20)]
    assert urn.luck == KEYED + before + 20
    ends = [[number & WORD, number >> 32, 0, 0] for number in range(before, before + 20)]
    assert rolls == [chacha(urn.key.tolist(), end, 8)[0] >> 1 for end in ends]


def test_every_bit_of_the_key_decides() -> None:
    rolls = set()
    for bit in range(256):
        urn = an_urn(keyed=True)
        urn.key[bit // 32] ^= -(1 << 31) if bit % 32 == 31 else 1 << bit % 32
        rolls.add(plain_luck.roll(urn, 1 << 31))
    assert len(rolls) == 256
    assert plain_luck.roll(an_urn(keyed=True), 1 << 31) not in rolls


def test_seed_and_every_move_decide_the_key() -> None:
    seed = bytes(range(32))
    lines = ["", "one", "two", "one\ntwo", "two\none", "one two", "one\ntwo\none"]
    keys = {tuple(seed_key(seed, line)) for line in lines} | {tuple(seed_key(bytes(32), "one"))}
    assert len(keys) == len(lines) + 1
    assert NO_KEY not in keys
    assert seed_key(seed, "one") == seed_key(seed, "one")


def test_the_key_of_a_move_is_that_of_all_moves_also_after_some_were_taken_back() -> None:
    match = Match.new("mice", seed=3)
    for _ in range(3):
        before = match.at(match.ply)
        for _ in range(2):
            match.play(match.legal()[-1])
        for one in (match, before, match.at(match.ply - 1)):
            move = one.legal()[0]
            assert luck_after(one, move) == luck_of(one, [*one.played, move])
        match.undo(bots=[1 - match.movers[-1]])
        move = match.legal()[0]
        assert luck_after(match, move) == luck_of(match, [*match.played, move])
        match.play(move)
