"""Nine Lives: life sets, generated from a number that players can share (NL-05).

The same number gives the same set for ever: the generator is our own, splitmix64, and the order of the
powers is that of their clauses. A change here breaks every saved match.
"""

from functools import cache
from typing import NamedTuple

from nekoban.games.nine_lives.parts import LIFE_CARDS, LIVES, NUMBERS, POWER_CARDS, Cat, Power
from nekoban.games.nine_lives.words import tell

MASK = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15
LARGEST_SET = 10**9


class Life(NamedTuple):
    """One life card of a set."""

    cat: Cat
    number: int
    power: Power
    parameter: int


def mixed(number: int) -> int:
    """A well-spread 64-bit number."""
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & MASK
    return number ^ (number >> 31)


@cache
def life_set(number: int) -> tuple[Life, ...]:
    """NL-05. The 54 life cards of a set, cat by cat, life 1 first.

    For every life number and cat one of the powers allowed there that the set does not have yet; each
    value of a parameter is a power of its own. The nines have none.
    """
    state = number & MASK
    unused = list(POWER_CARDS)
    found: dict[tuple[int, int], Life] = {}
    for life in range(1, NUMBERS):
        for cat in Cat:
            allowed = [card for card in unused if life in card.lives]
            state = (state + STEP) & MASK
            card = allowed[(mixed(state) * len(allowed)) >> 64]
            unused.remove(card)
            found[cat, life] = Life(cat, life, card.power, card.parameter)
    for cat in Cat:
        found[cat, LIVES] = Life(cat, LIVES, Power.NONE, 0)
    return tuple(found[cat, life] for cat in Cat for life in range(1, NUMBERS + 1))


def read_life_set(text: str) -> tuple[str, list[int]]:
    """The option life-set: a number; for the rules the powers of all 54 cards, then their parameters."""
    digits = text.strip()
    if not (digits.isascii() and digits.isdigit()) or not 1 <= int(digits) <= LARGEST_SET:
        raise ValueError(tell("no-life-set", largest=LARGEST_SET, given=repr(text[:40])))
    cards = life_set(int(digits))
    assert len(cards) == LIFE_CARDS
    return str(int(digits)), [int(card.power) for card in cards] + [card.parameter for card in cards]


def read_cats(text: str) -> tuple[str, list[int]]:
    """The option cats: the cats of the seats in order; seats left out get the rest in the box's order."""
    names = [name for name in text.lower().replace(" ", "").split(",") if name]
    known = {cat.name.lower(): int(cat) for cat in Cat}
    for name in names:
        if name not in known:
            raise ValueError(tell("no-cat", given=repr(name[:40]), known=list(known)))
        if names.count(name) > 1:
            raise ValueError(tell("cat-twice", given=name))
    chosen = [known[name] for name in names]
    numbers = chosen + [number for number in known.values() if number not in chosen]
    return ",".join(names), numbers
