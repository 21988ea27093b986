"""Nine Lives: which cards of a play match a neighbour, and what is drawn for it."""

from collections.abc import Iterable, Sequence

from nekoban.core.messages import Phrase
from nekoban.core.record import NONE, Raw, SeatNumber
from nekoban.games.nine_lives.parts import FIRST_COLUMN, LEFT_END, RIGHT_END, START, Power
from nekoban.games.nine_lives.rules.lives import counted_suit, has_room
from nekoban.games.nine_lives.rules.row import column_first_card, left_neighbour, right_neighbour
from nekoban.games.nine_lives.show.naming import card_name, top_text
from nekoban.games.nine_lives.words import tell

OWN_DRAWS = (Power.NO_MATCH_DRAW, Power.INSTANT_DRAW, Power.GENEROUS_DRAW)
"""Powers that draw for something else than a match."""


def column_cards(view: Raw, column: int) -> list[int]:
    """The cards of a column, for finding matches in the picture."""
    first = column_first_card(view, column)
    return [view.row_cards[index] for index in range(first, first + view.column_length[column])]


def cards_beside(view: Raw, place: int) -> list[int]:
    """The cards that a play at this place would have as neighbours."""
    columns = (left_neighbour(view, place), right_neighbour(view, place))
    return [card for column in columns if column != NONE for card in column_cards(view, column)]


def cards_beside_laid(view: Raw, place: int) -> list[int]:
    """The cards beside a play that lies there already."""
    column = place - FIRST_COLUMN
    sides = {LEFT_END: (1,), RIGHT_END: (view.row_count - 2,), START: ()}.get(place, (column - 1, column + 1))
    return [card for side in sides if 0 <= side < view.row_count for card in column_cards(view, side)]


def match_of(view: Raw, seat: SeatNumber, cards: Iterable[int], beside: Sequence[int]) -> Phrase | None:
    """'star 2 and star 7 match': the first card of a play with a neighbour's suit, as the seat counts."""
    for card in cards:
        for other in beside:
            if counted_suit(view, seat, card) == counted_suit(view, seat, other):
                return tell.phrase("match", card=card_name(card), beside=card_name(other))
    return None


def draw_line(view: Raw, event: Raw, laid: Iterable[int], drawn: int, name: str) -> str:
    """NL-12, NL-13. Why a play draws cards, and how many, or why none; empty if there is nothing to say."""
    seat = event.seat
    if not view.row_count:  # the round is over, and the row is gone
        return ""
    if view.players[seat].power in OWN_DRAWS:
        return tell("draws-by-power", player=name, count=drawn, why=top_text(view, seat)) if drawn else ""
    why = match_of(view, seat, laid, cards_beside_laid(view, event.b))
    if why is None:
        return ""
    if drawn:
        return tell("draws-for", player=name, count=drawn, why=why)
    return "" if has_room(view, seat) else tell("match-in-vain", player=name, why=why)
