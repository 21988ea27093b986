"""Mauwi and Mauw: what is written on the table, as text and as a picture."""

from collections.abc import Sequence

from nekoban.core.record import NONE, SeatNumber
from nekoban.core.sentences import counted
from nekoban.games.mauwi.parts import NINE, TIMES, Column
from nekoban.games.mauwi.rules.ending import column_score
from nekoban.games.mauwi.show.naming import Spoken, card_name, first_up, joker, kind_name, nines, points

# --- the table in text ----------------------------------------------------------------------------

YOU, EMPTY, NO_CARDS, ATTACKED = "you", "empty", "no cards", "<- attacked"


def your_hand(held: str) -> str:
    return f"Your hand: {held}"


def piles_line(drawable: int, discarded: int) -> str:
    return f"Draw pile {drawable} · discard pile {discarded}"


def seat_note(seat: SeatNumber) -> str:
    return f"seat {seat + 1}"


def team_with(name: str) -> str:
    return f"team with {name}"


def cards_note(count: int) -> str:
    return counted(count, "card")


def holds(held: str) -> str:
    return f"holds {held}"


# --- the picture ----------------------------------------------------------------------------------

BUTTONS = {"pass": "Pass", "give-up": "Give up", "friends": "Friends", "fight": "Fight"}


def held_title(view: Spoken, card: int, name: str) -> str:
    """A card in a hand; `name` is empty for the viewer's own."""
    if card < 0:
        return f"A hidden card of {name}" if name else "A hidden card"
    return f"{first_up(kind_name(view, card))}, in {'the hand of ' + name if name else 'your hand'}"


def column_title(view: Spoken, name: str, column: int, count: int, top: int) -> str:
    """'Your column B: warrior 4, blue, on 3 nines: 32 points'; `name` is empty for the viewer's own."""
    where = f"{name}, column {Column(column).name}" if name else f"Your column {Column(column).name}"
    if top == NONE and not count:
        return f"{where}: empty"
    what = kind_name(view, top) if top != NONE else ""
    under = nines(view, count) if count else ""
    both = f"{what}, on {under}" if what and under else what or under
    return f"{where}: {both}: {points(column_score(count, top))}"


def column_label(column: int, count: int, top: int, is_long: bool) -> str:
    """A column's letter and how it counts: 'B 4×8=32', or short 'B 32'."""
    name, total = Column(column).name, column_score(count, top)
    if top == NONE and not count:
        return name
    if not count or not is_long:
        return f"{name} {total}"
    return f"{name} {NINE if top == NONE else top}×{TIMES[count]}={total}"


def hidden_title(name: str, count: int) -> str:
    return f"{name}: {'a hidden card' if count == 1 else f'{count} hidden cards'}"


def pile_title(count: int) -> str:
    return f"Draw pile: {counted(count, 'card')}"


def discards_title(view: Spoken, counts: Sequence[int]) -> str:
    found = [f"{count} × {card_name(view, card)}" for card, count in enumerate(counts) if count]
    return f"Discard pile: {', '.join(found) or 'empty'}"


def score_title(name: str, count: int) -> str:
    return f"{name}: {points(count)}"


def team_note(name: str, total: int) -> str:
    return f"with {name}: {total}"


def you(name: str) -> str:
    return f"{name} (you)"


def button_title(view: Spoken, button: str) -> str:
    return {
        "pass": "Pass: discard your hand and draw four cards",
        "give-up": "Give up: play no card in this exchange",
        "friends": f"Friends: the {joker(view)} makes nine with the warrior",
        "fight": f"Fight: the {joker(view)} is of the same value as the warrior",
    }[button]


def button_label(view: Spoken, button: str) -> str:
    return BUTTONS[button]
