"""Nine Lives: the labels and titles of the picture."""

from collections.abc import Sequence

from nekoban.core.language import kept
from nekoban.core.messages import Phrase
from nekoban.core.record import Raw, View
from nekoban.games.nine_lives.parts import LIMIT_OF, LIVES, NOUGHT, NUMBERS, Power, Sign
from nekoban.games.nine_lives.show.naming import (
    TEXTS,
    card_name,
    card_names,
    direction,
    figure,
    life_name,
    lives,
    order_note,
    suit_name,
    with_note,
)
from nekoban.games.nine_lives.words import tell

STACKED = {Sign.PLUS: "held-added", Sign.MINUS: "held-subtracted"}
OPEN_HAND = tell.phrase("open-hand")


def game_title() -> str:
    """The title of the picture of Nine Lives."""
    return tell("title")


def button_label(button: str) -> str:
    """The label of a button in Nine Lives."""
    return tell(f"button-{button}")


def button_title(button: str) -> str:
    """The title of a button in Nine Lives."""
    return tell(f"button-{button}-title")


def wager_note(button: str) -> str:
    """What a wager brings and when the life comes back, below its button."""
    return tell(f"button-{button}-note")


def give_up_note(count: int) -> str:
    """What giving up costs; 0: that one may not."""
    return tell("button-give-up-note", count=count) if count else tell("button-give-up-only")


def few_cards(count: int) -> str:
    """What there is to know with hardly a card in hand: how many a stack needs."""
    return tell("few-cards", count=count)


def place_title(place: str) -> str:
    """An end of the row, or where it starts."""
    return tell(f"title-{place}")


def you(name: str) -> str:
    """The label of one's own panel in Nine Lives."""
    return tell("you", player=name)


def card_title(card: int) -> str:
    """The title of a number card."""
    return tell("card-title", card=card_name(card))


@kept(4096)
def held_title(card: int, name: str, sign: int, is_open: bool) -> str:
    """A card in a large hand; `name` is empty for the viewer's own."""
    hand = hand_name(name, is_open)
    if card < 0:
        return tell("held-hidden", hand=hand)
    return tell(STACKED[Sign(sign)] if sign > 0 else "held", card=card_name(card), hand=hand)


def hand_name(name: str, is_open: bool) -> Phrase:
    """A hand in a title: one's own, or whose, open or closed."""
    if name:
        return tell.phrase("hand-of-open" if is_open else "hand-of", player=name)
    return tell.phrase("hand-yours-open" if is_open else "hand-yours")


def player_title(view: View, seat: Raw, name: str, is_king: bool) -> str:
    """A player and what the life on top says."""
    player = tell("player-king", player=name) if is_king else name
    if not seat.lives:
        return tell("player-title-lost", player=player)
    life = life_name(seat.lives[max(0, len(seat.lives) - 1 - seat.wagered)])
    said = with_note(TEXTS[seat.power, seat.parameter], seat.note)
    return tell("player-title", player=player, life=life, limit=seat.limit, power=said)


def king_title(name: str) -> str:
    """The title of the Kittyking's crown."""
    return tell("king-title", player=name)


def life_note(view: Raw, power: int, named: int) -> str:
    """NP-58, NP-59, NP-87. What everybody must know of a life besides what it says; often nothing."""
    if power == Power.PLAY_IN_ORDER:
        return order_note(view)
    is_within = 1 <= named - NOUGHT <= NUMBERS
    if named and power == (Power.EXTRA_NUM if is_within else Power.EXTRA_NUM_OUTSIDE_RANGE):
        return tell("named", number=figure(named - NOUGHT))
    return ""


def lives_title(name: str, count: int, wagered: int) -> str:
    """The title of a player's lives."""
    return tell("lives-title", player=name, lives=lives(count, wagered))


def life_title(card: int, power: Phrase, is_wagered: bool, is_top: bool) -> str:
    """The title of one life, with its power."""
    what = "life-title-wagered" if is_wagered else "life-title-top" if is_top else "life-title"
    return tell(what, life=life_name(card), limit=LIMIT_OF[card % LIVES + 1], power=power)


def hand_label(count: int, limit: int) -> str:
    """How many cards a hand has, and how many it can have."""
    return f"{count}/{limit}"


def hand_title(name: str, hand: Sequence[int], limit: int, chosen: int) -> str:
    """The title of a hand of Nine Lives."""
    known = card_names([card for card in hand if card >= 0])
    what = "hand-title-known" if known else "hand-title"
    told = tell(what, player=name, count=len(hand), limit=limit, known=known)
    return tell("hand-title-stack", hand=told, count=chosen) if chosen else told


def round_label(count: int, is_long: bool) -> str:
    """The label of the round."""
    return tell("round" if is_long else "round-short", round=count)


def round_title(count: int, backwards: int) -> str:
    """The title of the round, with the direction of play."""
    return tell("round-title", round=count, direction=direction(backwards))


def bad_suit_title(suit: int) -> str:
    """The title of the bad suit."""
    return tell("bad-suit", suit=suit_name(suit))


def chip_title(value: int, is_taken: bool) -> str:
    """The title of a number above the row, taken or free."""
    return tell("chip-taken" if is_taken else "chip-free", number=value)


def deck_title(count: int) -> str:
    """The title of the deck of Nine Lives."""
    return tell("deck-title", count=count)


def discards_title(cards: Sequence[int]) -> str:
    """The title of the discard pile of Nine Lives."""
    if not cards:
        return tell("discards-empty")
    return tell("discards-title", count=len(cards), card=card_name(cards[-1]))


@kept(4096)
def column_title(index: int, total: int, cards: tuple[int, ...], is_start: bool) -> str:
    """The title of a column in the row."""
    what = "column-title-start" if is_start else "column-title"
    return tell(what, column=index + 1, number=figure(total), cards=card_names(cards))


def name_title(value: int) -> str:
    """The title of a number that can be named."""
    return tell("name-title", number=figure(value))


def stack_prompt(total: int | None) -> str:
    """What a stack comes to so far, in the picture."""
    if total is None:
        return tell("stack-begin")
    return tell("stack-so-far", number=figure(total))
