"""Mauwi and Mauw: decks of one's own, as the option `cards` writes them: `spirit:5,warriors:8,joker:6`.

What the text does not name has as many cards as the edition. For the rules a number is 0 there, else the
count and one more.
"""

from collections.abc import Mapping
from types import SimpleNamespace

from nekoban.core.options import OptionValues
from nekoban.games.mauwi.parts import KINDS, MOST_COPIES, WARRIORS, Card, Edition
from nekoban.games.mauwi.rules.setup import build_deck
from nekoban.games.mauwi.state import State
from nekoban.games.mauwi.words import tell

MOST_CARDS = 120  # of all kinds together
ALL_WARRIORS = "warriors"
NAMES = {card.name.lower(): int(card) for card in Card}


def read_cards(text: str) -> tuple[str, list[int]]:
    """The option cards: its shortest text, and a number for each kind."""
    counts: dict[int, int] = {}
    for word in text.lower().replace(" ", "").split(","):
        if not word:
            continue
        name, colon, count = word.partition(":")
        if name not in (ALL_WARRIORS, *NAMES) or not colon:
            raise ValueError(tell("no-card-count", given=repr(word[:40]), known=[*NAMES, ALL_WARRIORS]))
        number = int(count) if count.isascii() and count.isdigit() and len(count) < 4 else MOST_COPIES + 1
        if number > MOST_COPIES:
            raise ValueError(tell("wrong-card-count", card=name, most=MOST_COPIES, given=repr(count[:40])))
        for card in WARRIORS if name == ALL_WARRIORS else (NAMES[name],):
            if card in counts:
                raise ValueError(tell("card-twice", card=name))
            counts[card] = number
    return cards_text(counts), [counts.get(card, -1) + 1 for card in range(KINDS)]


def cards_text(counts: Mapping[int, int]) -> str:
    """Counts by kind as the option writes them; eight equal warriors are written once."""
    named = {name: counts[card] for name, card in NAMES.items() if card in counts}
    if all(counts.get(warrior) == counts.get(WARRIORS[0], -1) for warrior in WARRIORS):
        named = {ALL_WARRIORS: counts[WARRIORS[0]]} | {
            name: count for name, count in named.items() if NAMES[name] not in WARRIORS
        }
    return ",".join(f"{name}:{count}" for name, count in named.items())


def deck_of(values: OptionValues) -> list[int]:
    """MW-70, 90. How many cards of each kind a game with these values of options has."""
    state, numbers = State(), read_cards(values["cards"])[1]
    edition = Edition[values["edition"].upper()]
    build_deck(state, SimpleNamespace(**{**values, "edition": edition, "cards": numbers}))
    return state.deck.tolist()


def own_counts(text: str) -> dict[str, int]:
    """The counts that a text of the option names, by the names of the kinds."""
    numbers = read_cards(text)[1]
    return {name: numbers[card] - 1 for name, card in NAMES.items() if numbers[card]}
