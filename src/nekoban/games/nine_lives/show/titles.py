"""Nine Lives: the labels and titles of the picture."""

from collections.abc import Sequence

from nekoban.core.record import Raw, View
from nekoban.games.nine_lives.parts import LIMIT_OF, LIVES, NOUGHT, NUMBERS, Power, Sign
from nekoban.games.nine_lives.show.names import (
    TEXTS,
    capital,
    card_name,
    counted,
    figure,
    life_name,
    order_note,
    suit_name,
)

GAME_TITLE = "Nine Lives"
BUTTONS = {
    "wager": ("Wager a life", "Wager a life: draw a card, and play a stack"),
    "wager-card": ("Wager: card", "Wager a life for a card"),
    "wager-stack": ("Wager: stack", "Wager a life for a stack"),
    "give-up": ("Give up", "Give up: only when nothing can be played"),
    "skip": ("Skip", "Skip this turn"),
    "end": ("End turn", "End the turn: take no second one"),
    "keep-hand": ("Keep hand", "Keep your hand"),
}
SIGNS = (("Add +", "Add this card to the stack"), ("Subtract −", "Subtract this card from the stack"))
PLACE_TITLES = {
    "start": "Start the row here",
    "left": "The left end of the row",
    "right": "The right end of the row",
}


def you(name: str) -> str:
    return f"{name} (you)"


OPEN_HAND = "Open hand: everybody sees these cards."


def card_title(card: int) -> str:
    return capital(card_name(card))


def held_title(card: int, name: str, sign: int, is_open: bool) -> str:
    """A card in a large hand; `name` is empty for the viewer's own."""
    hand = "open hand" if is_open else "hand"
    where = f"the {hand} of {name}" if name else f"your {hand}"
    if card < 0:
        return f"A hidden card in {where}"
    stacked = (
        {Sign.PLUS: ", added to the stack", Sign.MINUS: ", subtracted in the stack"}.get(Sign(sign), "")
        if sign > 0
        else ""
    )
    return f"{card_title(card)}, in {where}{stacked}"


def player_title(view: View, seat: Raw, name: str, is_king: bool) -> str:
    """A player and what the life on top says."""
    king = ", Kittyking" if is_king else ""
    if not seat.lives:
        return f"{name}{king}: no life left"
    card = seat.lives[max(0, len(seat.lives) - 1 - seat.wagered)]
    said = f"{TEXTS[seat.power, seat.parameter]} {seat.note}".rstrip()
    return f"{name}{king}: {life_name(card)}, hand limit {seat.limit}. {said}"


def king_title(name: str) -> str:
    return f"{name} is Kittyking"


def life_note(view: Raw, power: int, named: int) -> str:
    """NP-58, NP-59, NP-87. What everybody must know of a life besides what it says; often nothing."""
    if power == Power.PLAY_IN_ORDER:
        return order_note(view)
    is_within = 1 <= named - NOUGHT <= NUMBERS
    if named and power == (Power.EXTRA_NUM if is_within else Power.EXTRA_NUM_OUTSIDE_RANGE):
        return f"Named: {figure(named - NOUGHT)}."
    return ""


def lives_title(name: str, count: int, wagered: int) -> str:
    return f"{name}: {counted(count, 'life')}" + (f", {wagered} of them wagered" if wagered else "")


def life_title(card: int, sentence: str, is_wagered: bool, is_top: bool) -> str:
    note = " (wagered)" if is_wagered else " (on top)" if is_top else ""
    return f"{capital(life_name(card))}{note}, hand limit {LIMIT_OF[card % LIVES + 1]}: {sentence}"


def hand_label(count: int, limit: int) -> str:
    return f"{count}/{limit}"


def hand_title(name: str, hand: Sequence[int], limit: int, chosen: int) -> str:
    known = [card_name(card) for card in hand if card >= 0]
    listed = f": {', '.join(known)}" if known else ""
    stack = f"; {counted(chosen, 'card')} in a stack being built" if chosen else ""
    return f"{name}: {counted(len(hand), 'card')} of at most {limit}{listed}{stack}"


def round_label(count: int, is_long: bool) -> str:
    return f"Round {count}" if is_long else f"R{count}"


def round_title(count: int, backwards: int) -> str:
    return f"Round {count}; turns go {'anticlockwise' if backwards else 'clockwise'}"


def bad_suit_title(suit: int) -> str:
    return f"Bad suit: {suit_name(suit)}"


def chip_title(value: int, is_taken: bool) -> str:
    return f"{value} is {'on the table' if is_taken else 'not on the table yet'}"


def deck_title(count: int) -> str:
    return f"Deck: {counted(count, 'card')}"


def discards_title(cards: Sequence[int]) -> str:
    if not cards:
        return "Discard pile: empty"
    return f"Discard pile: {counted(len(cards), 'card')}, {card_name(cards[-1])} on top"


def column_title(index: int, total: int, cards: Sequence[int], is_start: bool) -> str:
    start = ", where the row began" if is_start else ""
    return f"Column {index + 1}{start}: number {figure(total)}, {', '.join(map(card_name, cards))}"


def name_title(value: int) -> str:
    return f"Name the number {figure(value)}"


def stack_prompt(total: int | None) -> str:
    if total is None:
        return "Build a stack: pick a card, then its sign."
    return f"The stack makes {figure(total)}. Add a card, or choose an end of the row."
