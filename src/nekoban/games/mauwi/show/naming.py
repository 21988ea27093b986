"""Mauwi and Mauw: what things are called, in either edition."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, Protocol, TypeAlias

from nekoban.core.contracts import Names
from nekoban.core.messages import Phrase
from nekoban.core.record import NONE, SeatNumber, View
from nekoban.games.mauwi.parts import JOKER, WARRIORS, Card, Colour, Column, Edition
from nekoban.games.mauwi.rules.strengthen import colour
from nekoban.games.mauwi.words import tell


class HasEdition(Protocol):
    """A part of a picture: it knows which edition's names to use."""

    @property
    def edition(self) -> int: ...


class Wording(NamedTuple):
    """What words need of a view: what is the same for the same words is made once."""

    edition: int
    name: str = ""  # whose a thing is; empty for the viewer's own


class HasTurn(Protocol):
    """Somebody is to move."""

    @property
    def to_move(self) -> int: ...


Spoken: TypeAlias = View | HasEdition

CARDS = tuple(tell.phrase(f"card-{card.name.lower().replace('_', '-')}") for card in Card)
MAUI, NINE_NAME, MAUW_NAME = tell.phrase("card-maui"), tell.phrase("nine"), tell.phrase("mauw")
COLOUR_KEYS = {value: Colour(colour(value)).name.lower() for value in WARRIORS}
COLOURS = {value: tell.phrase(f"colour-{key}") for value, key in COLOUR_KEYS.items()}
COMBOS = {
    edition: {combo: tell.phrase(f"{combo}-{edition}") for combo in ("friends", "fight")}
    for edition in ("mauwi", "mauw")
}
KINDS = {value: tell.phrase("warrior-kind", card=value, colour=colour) for value, colour in COLOURS.items()}
COLOURED = {
    value: tell.phrase("warrior-coloured", card=CARDS[value], colour=colour)
    for value, colour in COLOURS.items()
}
YOUR_COLUMNS = tuple(tell.phrase("your-column", column=column.name) for column in Column)


def edition_name(view: Spoken) -> str:
    """The edition as messages are named after it."""
    return "mauwi" if view.edition == Edition.MAUWI else "mauw"


def nine(view: Spoken) -> Phrase:
    """What a nine is called in this edition."""
    return NINE_NAME if view.edition == Edition.MAUWI else MAUW_NAME


def nines(view: Spoken, count: int) -> str:
    """Some nines, as this edition calls them."""
    return tell("nines" if view.edition == Edition.MAUWI else "mauws", count=count)


def joker(view: Spoken) -> Phrase:
    """What the Joker is called in this edition."""
    return CARDS[JOKER] if view.edition == Edition.MAUWI else MAUI


def combos(view: Spoken) -> dict[str, Phrase]:
    """What the two kinds of combos are called: `friends` and `fight`."""
    return COMBOS[edition_name(view)]


def colour_key(value: int) -> str:
    """A warrior's colour as messages and styles are named after it."""
    return COLOUR_KEYS[value]


def colour_name(value: int) -> Phrase:
    """The name of a card's colour in Mauwi."""
    return COLOURS[value]


def card_name(view: Spoken, card: int) -> Phrase:
    """A card's name: '5', 'spirit', 'Joker'; a sentence asks for the article."""
    return joker(view) if card == JOKER else CARDS[card]


def coloured(view: Spoken, card: int) -> Phrase:
    """A card's name, a warrior's with its colour: '5 blue' is not taken for a number of cards."""
    return COLOURED.get(card) or card_name(view, card)


def card_as(view: Spoken, card: int, value: int) -> Phrase:
    """A card as it is played: a Joker as the warrior it was announced as."""
    name = card_name(view, card)
    return announced(name, value) if card == JOKER else name


@lru_cache(64)
def announced(joker: Phrase, value: int) -> Phrase:
    """A Joker with the warrior that it stands for."""
    return tell.phrase("card-as", card=joker, value=CARDS[value])


def card_names(view: Spoken, kinds: Sequence[int]) -> list[Phrase]:
    """The names of some cards of Mauwi."""
    return [card_name(view, card) for card in kinds]


def column_of(names: Names, seat: SeatNumber, column: int, by: SeatNumber = NONE) -> Phrase:
    """A column, in a sentence about what the seat `by` does."""
    player = names[seat] if seat < len(names) else tell("nobody", number=seat + 1)
    return column_phrase("column-own" if seat == by else "column-of", player, column)


@lru_cache(1024)
def column_phrase(message: str, player: str, column: int) -> Phrase:
    """A column of a player of Mauwi, in a message."""
    return tell.phrase(message, player=player, column=Column(column).name)


def whose(view: View | HasTurn, names: Names, seat: SeatNumber, column: int) -> Phrase:
    """A column as the seat to move would call it."""
    if seat != view.to_move:
        return column_of(names, seat, column)
    return YOUR_COLUMNS[column]


def content(view: View, seat: SeatNumber, column: int) -> str:
    """What lies in a column: '4 on 3 nines'."""
    player = view.players[seat]
    top, count = player.top[column], player.nines[column]
    return stack(view, "" if top == NONE else str(card_name(view, top)), count)


def stack(view: View, top: str, count: int) -> str:
    """A top card on nines, either of them, or nothing."""
    if not count:
        return top or tell("empty")
    return tell("stack", top=top, nines=nines(view, count)) if top else nines(view, count)


def kind_name(view: Spoken, card: int) -> Phrase:
    """'warrior 5, blue', 'spirit', 'Joker'."""
    return KINDS.get(card) or card_name(view, card)


@lru_cache(1024)
def points(count: int) -> Phrase:
    """So many points, in Mauwi's sentences."""
    return tell.phrase("points", count=count)
