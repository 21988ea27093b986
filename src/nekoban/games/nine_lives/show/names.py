"""Nine Lives: the names of things, for sentences and titles."""

from collections.abc import Sequence

from nekoban.core.record import Raw, SeatNumber, View
from nekoban.games.nine_lives.parts import (
    FIRST_COLUMN,
    LEFT_END,
    LIVES,
    NOUGHT,
    POWER_CARDS,
    RIGHT_END,
    SUIT_OF,
    VALUE_OF,
    Cat,
    Suit,
)
from nekoban.games.nine_lives.rules.numbers import UPWARDS

TEXTS = {(int(card.power), card.parameter): card.text for card in POWER_CARDS} | {(0, 0): "No power."}
KEY_TEXTS = {int(card.power): card.text for card in POWER_CARDS}


def figure(value: int) -> str:
    return str(value) if value >= 0 else f"−{-value}"


def card_name(card: int) -> str:
    return f"{suit_name(SUIT_OF[card])} {VALUE_OF[card]}"


def suit_name(suit: int) -> str:
    return Suit(suit).name.lower()


def cat_name(cat: int) -> str:
    return Cat(cat).name.title()


def life_name(card: int) -> str:
    return f"the {cat_name(card // LIVES)}'s life {card % LIVES + 1}"


def place_name(place: int) -> str:
    if place >= FIRST_COLUMN:
        return f"onto column {place - FIRST_COLUMN + 1}"
    return {LEFT_END: "on the left", RIGHT_END: "on the right"}.get(place, "as the start of the row")


def counted(count: int, noun: str) -> str:
    plural = {"life": "lives"}.get(noun, noun + "s")
    return f"{count} {noun if count == 1 else plural}"


def power_text(view: View, card: int) -> str:
    """What a life card says, its parameter filled in."""
    return TEXTS[view.powers[card], view.parameters[card]]


def top_text(view: View, seat: SeatNumber) -> str:
    player = view.players[seat]
    return TEXTS[player.power, player.parameter]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def seat_name(names: Sequence[str], seat: SeatNumber) -> str:
    return names[seat] if seat < len(names) else f"player {seat + 1}"


def join(names: Sequence[str], seats: Sequence[int]) -> str:
    words = [names[seat] for seat in seats]
    return f"{', '.join(words[:-1])} and {words[-1]}"


def order_note(view: Raw) -> str:
    """NP-87. Which way the round's numbers go, and from where."""
    last = figure(view.last_total - NOUGHT)
    if view.order:
        return f"Now: {'above' if view.order == UPWARDS else 'below'} {last}."
    return f"The last number was {last}; no direction yet." if view.last_total else "No number yet."
