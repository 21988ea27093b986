"""Nine Lives: cards that change place (NL-12, NL-13, NL-17, NL-21, NL-25 and the powers about draws)."""

from typing import Any

from nekoban.core.events import EVERYONE, only, tell, whisper
from nekoban.core.luck import draw_kind
from nekoban.core.record import NONE
from nekoban.games.nine_lives.parts import (
    MATCH_DRAW,
    WEAK_MATCH_DRAW,
    Power,
    Stage,
    Told,
)
from nekoban.games.nine_lives.rules.cards import neighbour_suits
from nekoban.games.nine_lives.state import (
    column_first_card,
    counted_suit,
    has_power_elsewhere,
    has_room,
    is_hand_open,
    top_power,
)

# Hands and piles


def receive(state: Any, seat: int, card: int) -> None:
    """NL-07. A new card goes to the right of the hand."""
    player = state.players[seat]
    player.hand[player.hand_count] = card
    player.hand_count += 1


def remove_from_hand(state: Any, seat: int, position: int) -> int:
    """Take a card out of a hand; the others keep their order."""
    player = state.players[seat]
    card = player.hand[position]
    for index in range(position, player.hand_count - 1):
        player.hand[index] = player.hand[index + 1]
    player.hand_count -= 1
    player.hand[player.hand_count] = NONE
    return card


def discard(state: Any, card: int) -> None:
    """NL-21. Put a card on the discard pile."""
    state.discards[state.discard_count] = card
    state.discard_count += 1


def shuffle_discards(state: Any) -> None:
    """NL-21. The discard pile becomes the new deck."""
    for index in range(state.discard_count):
        state.deck[state.discards[index]] += 1
        state.discards[index] = NONE
    state.deck_count = state.discard_count
    state.discard_count = 0
    tell(state, Told.SHUFFLES, NONE, NONE, NONE, NONE)


def eyes_on(state: Any, seat: int) -> int:
    """Who sees the cards that come into this hand."""
    return EVERYONE if is_hand_open(state, seat) else only(seat)


# Drawing


def draw_card(state: Any, seat: int) -> bool:
    """NL-21, NP-53. Draw from the deck, or from the discard pile; false if there is nothing to draw."""
    if top_power(state, seat) == Power.DRAW_FROM_DISCARD and state.discard_count > 0:
        draw_discard(state, seat)
        return True
    if state.deck_count == 0:
        if state.discard_count == 0:
            return False
        shuffle_discards(state)
    card = draw_kind(state, state.deck)
    state.deck[card] -= 1
    state.deck_count -= 1
    receive(state, seat, card)
    whisper(state, Told.DRAWS, seat, NONE, NONE, NONE, card, eyes_on(state, seat))
    state.drawn_count += 1
    return True


def draw_discard(state: Any, seat: int) -> None:
    """NP-53. Take the top card of the discard pile."""
    state.discard_count -= 1
    card = state.discards[state.discard_count]
    state.discards[state.discard_count] = NONE
    receive(state, seat, card)
    tell(state, Told.DRAWS_DISCARD, seat, card, NONE, NONE)
    state.drawn_count += 1


def draw_due_cards(state: Any) -> None:
    """NL-13. Draw what is due, one card at a time, up to the limit; then the turn goes on."""
    seat = state.to_move
    while state.draws_due > 0 and has_room(state, seat):
        if has_column_to_draw(state, seat):
            state.stage = Stage.COLUMN
            return
        state.draws_due -= 1
        if not draw_card(state, seat):
            state.draws_due = 0
    state.draws_due = 0
    state.stage = Stage.TURN if state.laid_column == NONE else Stage.TURN_OVER


def may_draw_column(state: Any, seat: int, column: int) -> bool:
    """NP-80. Whether this column may be drawn: a single card, not the starting column, not just played."""
    return (
        top_power(state, seat) == Power.DRAW_CARDS_PLAYED
        and column < state.row_count
        and state.column_length[column] == 1
        and column != state.start_column
        and column != state.laid_column
    )


def has_column_to_draw(state: Any, seat: int) -> bool:
    for column in range(state.row_count):
        if may_draw_column(state, seat, column):
            return True
    return False


def draw_column(state: Any, seat: int, column: int) -> None:
    """NP-80. Draw a single-card column; the row closes up, its number is free again."""
    card = state.row_cards[column_first_card(state, column)]
    take_from_row(state, column_first_card(state, column))
    receive(state, seat, card)
    tell(state, Told.DRAWS_COLUMN, seat, card, NONE, NONE)
    state.drawn_count += 1
    state.draws_due -= 1
    state.stage = Stage.DRAWING


# The row


def column_of(state: Any, spot: int) -> int:
    """The column of a card of the row."""
    column = 0
    last = state.column_length[0]
    while spot >= last:
        column += 1
        last += state.column_length[column]
    return column


def take_from_row(state: Any, spot: int) -> None:
    """Take one card out of the row; an empty column closes up."""
    column = column_of(state, spot)
    for index in range(spot, state.row_card_count - 1):
        state.row_cards[index] = state.row_cards[index + 1]
    state.row_card_count -= 1
    state.row_cards[state.row_card_count] = NONE
    state.column_length[column] -= 1
    if state.column_length[column] == 0:
        close_column(state, column)


def close_column(state: Any, column: int) -> None:
    """Close the gap of an empty column."""
    for index in range(column, state.row_count - 1):
        state.column_total[index] = state.column_total[index + 1]
        state.column_length[index] = state.column_length[index + 1]
    state.row_count -= 1
    state.column_total[state.row_count] = 0
    state.column_length[state.row_count] = 0
    if state.start_column > column:
        state.start_column -= 1
    if state.laid_column > column:
        state.laid_column -= 1


# How many cards does a play draw?


def match_draws(state: Any, seat: int, place: int) -> int:
    """NL-12, NL-17. Cards to draw for the chosen cards that match suit with a neighbouring column."""
    player = state.players[seat]
    beside = neighbour_suits(state, seat, place)
    draws = 0
    for index in range(player.hand_count):
        if player.chosen[index] > 0:
            suit = counted_suit(state, seat, player.hand[index])
            if beside >> suit & 1:
                draws += draws_for_match(state, seat, suit)
    power = top_power(state, seat)
    if power == Power.NO_MATCH_DRAW:  # NP-41
        return MATCH_DRAW if draws == 0 else 0
    return 0 if power == Power.GENEROUS_DRAW else draws  # NP-74


def draws_for_match(state: Any, seat: int, suit: int) -> int:
    """NL-12, NL-25, NL-54, NP-04, NP-88. A matching card draws 2; if anything reduces it, 1."""
    if (
        top_power(state, seat) == Power.WEAK_MATCH
        or suit == state.bad_suit
        or has_power_elsewhere(state, seat, Power.OTHERS_LOW_DRAW)
    ):
        return WEAK_MATCH_DRAW
    return MATCH_DRAW


# Whole hands


def swap_hands(state: Any, seat: int, other: int) -> None:
    """NP-62, NL-13. Two hands change places, whatever the limits."""
    mine, theirs = state.players[seat], state.players[other]
    for index in range(max(mine.hand_count, theirs.hand_count)):
        card = mine.hand[index]
        mine.hand[index] = theirs.hand[index]
        theirs.hand[index] = card
    count = mine.hand_count
    mine.hand_count = theirs.hand_count
    theirs.hand_count = count


def pass_hands(state: Any, side: int) -> None:
    """NP-54, NL-13. Everybody passes the hand to that side, whatever the limits."""
    last = state.seats - 1
    for step in range(last):  # swapping the first hand along moves every hand by one seat
        if side == 0:
            swap_hands(state, 0, step + 1)
        else:
            swap_hands(state, last, last - 1 - step)
