"""Luck: rolls, draws and shuffles by one of two generators; the key of a match, and its fingerprint.

`roll` makes a random number from a state's `luck` and advances it. So a move is a plain function of the
state, and the same luck gives the same game. Rules call `roll`, `shuffle` and `draw_kind`; the number in
`luck` decides which of two generators is used:

- Quick luck, above 0: multiply-with-carry with a 31-bit multiplier. For simulation and for imagined worlds,
  where there is nothing to hide. All rolls can be computed from a few of them.
- Keyed luck, below 0: ChaCha with 8 rounds. The key of 256 bits is beside it in the state, and `luck`
  counts the rolls. For matches: no roll reveals anything about another.

All numbers stay below 2**63, so the interpreted and the compiled rules use the same plain arithmetic. A match
gives the state a new key before every move (see match.py).
"""

from hashlib import blake2b
from struct import Struct

from nekoban.core.record import Raw, secret

MULTIPLIER = 2147483085  # a * 2**32 - 1 and a * 2**31 - 1 are prime: the period is about 2**62
WORD = 0xFFFFFFFF
WORD_BITS = 32
SEED_BYTES = 32
LUCK_MASK = (1 << 62) - 1

KEYED = -(1 << 62)  # keyed luck before its first roll
KEY_WORDS = 8
NO_KEY = (0,) * KEY_WORDS
KEY = Struct(f"<{KEY_WORDS}i")
ROUND_PAIRS = 4
LUCK_FIELDS = ("luck", "key")  # of the fields that every state has for its luck


def luck_key() -> Raw:
    """Declares a state's `key`, which keyed luck needs beside its `luck`."""
    return secret.i32(KEY_WORDS)


def roll(state: Raw, sides: int) -> int:
    """A number from 0 to sides - 1."""
    luck = state.luck
    if luck < 0:
        return keyed_roll(state, sides)
    luck = MULTIPLIER * (luck & WORD) + (luck >> WORD_BITS)
    state.luck = luck
    return (((luck & WORD) ^ (luck >> WORD_BITS)) * sides) >> WORD_BITS


def shuffle(state: Raw, cards: Raw, count: int) -> None:
    """Put the first `count` cards into random order."""
    for last in range(count - 1, 0, -1):
        other = roll(state, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


def draw_kind(state: Raw, counts: Raw) -> int:
    """The kind of a card drawn at random from counts of kinds; the caller makes sure that there is one."""
    total = 0
    for kind in range(len(counts)):
        total += counts[kind]
    left = roll(state, total)
    for kind in range(len(counts)):
        left -= counts[kind]
        if left < 0:
            return kind
    raise ValueError("nothing to draw from")


# --- keyed luck -----------------------------------------------------------------------------------


TITLE = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)  # "expand 32-byte k", as ChaCha begins


def keyed_roll(state: Raw, sides: int) -> int:
    """A number from 0 to sides - 1, from the first word of a block of ChaCha (D. J. Bernstein, 2008).

    Each letter is a row of the square of words that the cipher works on: its constant, two rows of the key,
    and the number of the block, which is the number of the roll.
    """
    counter = state.luck - KEYED
    state.luck += 1
    key = state.key
    a0, a1, a2, a3 = TITLE
    b0, b1, b2, b3 = key[0] & WORD, key[1] & WORD, key[2] & WORD, key[3] & WORD
    c0, c1, c2, c3 = key[4] & WORD, key[5] & WORD, key[6] & WORD, key[7] & WORD
    d0, d1, d2, d3 = counter & WORD, counter >> WORD_BITS, 0, 0
    for _ in range(ROUND_PAIRS):
        a0, b0, c0, d0 = quarter(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter(a3, b0, c1, d2)
    return (((a0 + TITLE[0]) & WORD) * sides) >> WORD_BITS


def quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """A quarter of a round of ChaCha."""
    a = (a + b) & WORD
    d = d ^ a
    d = ((d << 16) | (d >> 16)) & WORD
    c = (c + d) & WORD
    b = b ^ c
    b = ((b << 12) | (b >> 20)) & WORD
    a = (a + b) & WORD
    d = d ^ a
    d = ((d << 8) | (d >> 24)) & WORD
    c = (c + d) & WORD
    b = b ^ c
    b = ((b << 7) | (b >> 25)) & WORD
    return a, b, c, d


# --- where luck comes from ------------------------------------------------------------------------


def seed_luck(seed: bytes, ply: int) -> int:
    """Quick luck before the given ply; ply 0 is the set-up."""
    digest = blake2b(ply.to_bytes(8, "big"), key=seed, digest_size=8).digest()
    return start_luck(int.from_bytes(digest, "big"))


def bot_luck(seed: bytes, ply: int) -> int:
    """The luck of a bot that moves at the given ply: from the match's seed, but not the luck of the cards.

    A bot is given this number alone, from which nobody comes back to the seed.
    """
    digest = blake2b(b"bot %d" % ply, key=seed, digest_size=8).digest()
    return start_luck(int.from_bytes(digest, "big"))


def start_luck(number: int) -> int:
    """A valid quick luck from any number: 0 is the generator's fixed point."""
    return 1 + (number & LUCK_MASK)


def seed_key(seed: bytes, moves: str) -> list[int]:
    """The key of the last of these moves; without moves, the key of the set-up.

    It depends on all moves, so a move that was taken back reveals nothing about the one made instead.
    """
    return hashed_key(hashed_moves(seed, moves))


def hashed_moves(seed: bytes, moves: str) -> blake2b:
    """What the key of the last of these moves is made of: it can be copied, and goes on with other moves."""
    return blake2b(moves.encode(), key=seed, person=b"nekoban-luck", digest_size=KEY.size)


def hashed_key(hashed: blake2b) -> list[int]:
    """The numbers of a key of luck, from a hash."""
    return list(KEY.unpack(hashed.digest()))


def commitment(seed: bytes) -> str:
    """A fingerprint of the seed that can be shown before the seed itself."""
    return blake2b(seed, person=b"nekoban-seed", digest_size=32).hexdigest()
