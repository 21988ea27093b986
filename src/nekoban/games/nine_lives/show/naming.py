"""Nine Lives: the names of things, for sentences and titles."""

from collections.abc import Sequence

from nekoban.core.messages import Phrase
from nekoban.core.record import Raw, SeatNumber, View
from nekoban.games.nine_lives.parts import (
    CARDS,
    FIRST_COLUMN,
    LEFT_END,
    LIFE_CARDS,
    LIVES,
    NOUGHT,
    POWER_CARDS,
    RIGHT_END,
    START,
    SUIT_COUNT,
    SUIT_OF,
    VALUE_OF,
    Cat,
    PowerCard,
    Side,
    Suit,
)
from nekoban.games.nine_lives.rules.numbers import UPWARDS
from nekoban.games.nine_lives.words import tell

SUIT_NAMES = tuple(tell.phrase(f"suit-{suit.name.lower()}") for suit in Suit)
CARD_NAMES = tuple(
    tell.phrase("card", suit=SUIT_NAMES[SUIT_OF[card]], value=VALUE_OF[card]) for card in CARDS
)
CAT_NAMES = tuple(tell.phrase(f"cat-{cat.name.lower()}") for cat in Cat)
LIFE_NAMES = tuple(
    tell.phrase("life-of", cat=CAT_NAMES[card // LIVES], number=card % LIVES + 1)
    for card in range(LIFE_CARDS)
)
SIDES = tuple(tell.phrase(f"side-{side.name.lower()}") for side in Side)
ENDS = {
    START: tell.phrase("place-start"),
    LEFT_END: tell.phrase("place-left"),
    RIGHT_END: tell.phrase("place-right"),
}


def parameter(card: PowerCard) -> dict[str, Raw]:
    """What a power's parameter is called in its message."""
    if card.takes == "side":
        return {"side": SIDES[card.parameter]}
    if card.takes == "suit":
        return {"suit": SUIT_NAMES[card.parameter]}
    if card.takes == "shift":
        suit, other = divmod(card.parameter, SUIT_COUNT)
        return {"suit": SUIT_NAMES[suit], "other": SUIT_NAMES[other]}
    return {"number": card.parameter}


TEXTS = {
    (int(card.power), card.parameter): tell.phrase(f"power-np-{card.power:02}", **parameter(card))
    for card in POWER_CARDS
} | {(0, 0): tell.phrase("no-power")}
"""What a life says, by its power and parameter."""
KEY_TEXTS = {power: said for (power, _), said in TEXTS.items()}


def figure(value: int) -> str:
    """A number with its sign."""
    return str(value) if value >= 0 else f"−{-value}"


def card_name(card: int) -> Phrase:
    """The name of a number card of Nine Lives."""
    return CARD_NAMES[card]


def card_names(cards: Sequence[int]) -> list[Phrase]:
    """The names of some number cards."""
    return [CARD_NAMES[card] for card in cards]


def suit_name(suit: int) -> Phrase:
    """The name of a suit."""
    return SUIT_NAMES[suit]


def cat_name(cat: int) -> Phrase:
    """The name of a breed."""
    return CAT_NAMES[cat]


def life_name(card: int) -> Phrase:
    """The name of a life card."""
    return LIFE_NAMES[card]


def place_name(place: int) -> Phrase:
    """The name of a place in the row: an end or a column."""
    return ENDS.get(place) or tell.phrase("place-column", column=place - FIRST_COLUMN + 1)


def direction(backwards: int) -> Phrase:
    """In which direction turns go."""
    return tell.phrase("anticlockwise" if backwards else "clockwise")


def cards(count: int) -> Phrase:
    """So many cards, in the sentences of Nine Lives."""
    return tell.phrase("cards", count=count)


def lives(count: int, wagered: int) -> Phrase:
    """So many lives, with those that are bet."""
    if wagered:
        return tell.phrase("lives-wagered", count=count, wagered=wagered)
    return tell.phrase("lives", count=count)


def power_text(view: View, card: int) -> Phrase:
    """What a life card says, its parameter filled in."""
    return TEXTS[view.powers[card], view.parameters[card]]


def top_text(view: View, seat: SeatNumber) -> Phrase:
    """What the life on top of a player's deck says."""
    player = view.players[seat]
    return TEXTS[player.power, player.parameter]


def with_note(power: Phrase, note: str) -> Phrase:
    """What a life says, and what must be known of it besides, if anything."""
    return tell.phrase("power-with-note", power=power, note=note) if note else power


def seat_name(names: Sequence[str], seat: SeatNumber) -> str:
    """The name of a player, or that nobody sits there."""
    return names[seat] if seat < len(names) else tell("nobody", number=seat + 1)


def order_note(view: Raw) -> str:
    """NP-87. Which way the round's numbers go, and from where."""
    last = figure(view.last_total - NOUGHT)
    if view.order:
        return tell("order-up" if view.order == UPWARDS else "order-down", last=last)
    return tell("order-open", last=last) if view.last_total else tell("order-none")
