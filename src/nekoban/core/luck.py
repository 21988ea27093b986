"""Luck: randomness that lives in the state.

A state's `luck` is one number that nobody may see. `roll` takes a chance from it and moves it on, so a
move is a plain function of the state, and the same luck gives the same game.

The generator is multiply-with-carry with a 31-bit multiplier: everything stays below 2**63, so that it is
the same plain arithmetic in the interpreted and the compiled rules. Between two decisions of a real match
the luck is replaced from the match's secret seed (see match.py), so nobody can compute the future.
"""

from hashlib import blake2b
from typing import Any

MULTIPLIER = 2147483085  # a * 2**32 - 1 and a * 2**31 - 1 are prime: the period is about 2**62
WORD = 0xFFFFFFFF
WORD_BITS = 32
SEED_BYTES = 32
LUCK_MASK = (1 << 62) - 1


def roll(state: Any, sides: int) -> int:
    """A number from 0 to sides - 1."""
    luck = state.luck
    luck = MULTIPLIER * (luck & WORD) + (luck >> WORD_BITS)
    state.luck = luck
    return (((luck & WORD) ^ (luck >> WORD_BITS)) * sides) >> WORD_BITS


def shuffle(state: Any, cards: Any, count: int) -> None:
    """Put the first `count` cards into an order by chance."""
    for last in range(count - 1, 0, -1):
        other = roll(state, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


def draw_kind(state: Any, counts: Any) -> int:
    """The kind of a card drawn by chance from counts of kinds; the caller knows there is one."""
    total = 0
    for kind in range(len(counts)):
        total += counts[kind]
    left = roll(state, total)
    for kind in range(len(counts)):
        left -= counts[kind]
        if left < 0:
            return kind
    raise ValueError("nothing to draw from")


def seed_luck(seed: bytes, ply: int) -> int:
    """The luck before the given ply, from a match's secret seed; ply 0 is the set-up."""
    digest = blake2b(ply.to_bytes(8, "big"), key=seed, digest_size=8).digest()
    return start_luck(int.from_bytes(digest, "big"))


def start_luck(number: int) -> int:
    """A sound luck from any number: 0 is the generator's fixed point."""
    return 1 + (number & LUCK_MASK)


def commitment(seed: bytes) -> str:
    """A fingerprint of the seed that can be shown before the seed itself."""
    return blake2b(seed, person=b"nekoban-seed", digest_size=32).hexdigest()
