"""Mauwi and Mauw: what things are called, in either edition."""

from collections.abc import Sequence
from typing import Protocol, TypeAlias

from nekoban.core.contracts import Names
from nekoban.core.record import NONE, SeatNumber, View
from nekoban.core.sentences import all_of, counted
from nekoban.games.mauwi.parts import JOKER, SPIRIT, WARRIORS, Card, Colour, Column, Edition
from nekoban.games.mauwi.rules.strengthen import colour


class HasEdition(Protocol):
    """A part of a picture: it knows which edition's names to use."""

    @property
    def edition(self) -> int: ...


Spoken: TypeAlias = View | HasEdition


def nine(view: Spoken) -> str:
    return "nine" if view.edition == Edition.MAUWI else "Mauw"


def many_nines(view: Spoken) -> str:
    return "nines" if view.edition == Edition.MAUWI else "Mauw"


def nines(view: Spoken, count: int) -> str:
    return f"{count} {nine(view) if count == 1 else many_nines(view)}"


def joker(view: Spoken) -> str:
    return "Joker" if view.edition == Edition.MAUWI else "Maui"


def colour_name(value: int) -> str:
    return Colour(colour(value)).name.lower()


def card_name(view: Spoken, card: int) -> str:
    """A card's name without an article: '5', 'spirit', 'Joker'."""
    if card == SPIRIT:
        return "spirit"
    return joker(view) if card == JOKER else Card(card).name.capitalize()


def a_card(view: Spoken, card: int) -> str:
    """'a 5', 'an 8', 'a spirit', 'Kiwi'."""
    name = card_name(view, card)
    if card > JOKER:
        return name
    return f"an {name}" if name == "8" else f"a {name}"


def cards(view: Spoken, kinds: Sequence[int]) -> str:
    """Several cards in a row."""
    return all_of(card_name(view, card) for card in kinds)


def owner(names: Names, seat: SeatNumber) -> str:
    name = names[seat]
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def column_of(names: Names, seat: SeatNumber, column: int) -> str:
    return f"{owner(names, seat)} column {Column(column).name}"


def whose(view: View, names: Names, seat: SeatNumber, column: int) -> str:
    """A column as the seat to move would call it."""
    name = Column(column).name
    return f"your column {name}" if seat == view.to_move else f"{owner(names, seat)} column {name}"


def content(view: View, seat: SeatNumber, column: int) -> str:
    """What lies in a column: '4 on 3 nines'."""
    player = view.players[seat]
    top, count = player.top[column], player.nines[column]
    if top == NONE:
        return nines(view, count) if count else "empty"
    name = card_name(view, top)
    return f"{name} on {nines(view, count)}" if count else name


def kind_name(view: Spoken, card: int) -> str:
    """'warrior 5, blue', 'spirit', 'Joker'."""
    return f"warrior {card}, {colour_name(card)}" if card in WARRIORS else card_name(view, card)


def first_up(sentence: str) -> str:
    return sentence[0].upper() + sentence[1:]


def points(count: int) -> str:
    return counted(count, "point")
