"""Nine Lives: drawing cards (NL-12, NL-13, NL-17, NL-21, NL-25 and the powers about draws)."""

from nekoban.core.events import EVERYONE, only, tell, whisper
from nekoban.core.luck import draw_kind
from nekoban.core.record import NONE, SeatNumber
from nekoban.games.nine_lives.parts import MATCH_DRAW, WEAK_MATCH_DRAW, Happening, Power, Stage
from nekoban.games.nine_lives.rules.cards import neighbour_suits
from nekoban.games.nine_lives.rules.hands import receive, shuffle_discards
from nekoban.games.nine_lives.rules.lives import (
    counted_suit,
    has_power_elsewhere,
    has_room,
    is_hand_open,
    top_power,
)
from nekoban.games.nine_lives.rules.row import column_first_card, take_from_row
from nekoban.games.nine_lives.state import State


def eyes_on(state: State, seat: SeatNumber) -> int:
    """Who sees the cards that come into this hand."""
    return EVERYONE if is_hand_open(state, seat) else only(seat)


def draw_card(state: State, seat: SeatNumber) -> bool:
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
    whisper(state, Happening.DRAWS, seat, NONE, NONE, NONE, card, eyes_on(state, seat))
    state.drawn_count += 1
    return True


def draw_discard(state: State, seat: SeatNumber) -> None:
    """NP-53. Take the top card of the discard pile."""
    state.discard_count -= 1
    card = state.discards[state.discard_count]
    state.discards[state.discard_count] = NONE
    receive(state, seat, card)
    tell(state, Happening.DRAWS_DISCARD, seat, card, NONE, NONE)
    state.drawn_count += 1


def draw_due_cards(state: State) -> None:
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


# Drawing from the row


def may_draw_column(state: State, seat: SeatNumber, column: int) -> bool:
    """NP-80. Whether this column may be drawn: a single card, not the starting column, not just played."""
    return (
        top_power(state, seat) == Power.DRAW_CARDS_PLAYED
        and column < state.row_count
        and state.column_length[column] == 1
        and column != state.start_column
        and column != state.laid_column
    )


def has_column_to_draw(state: State, seat: SeatNumber) -> bool:
    """NL-12. Whether there is a column that may be drawn."""
    for column in range(state.row_count):
        if may_draw_column(state, seat, column):
            return True
    return False


def draw_column(state: State, seat: SeatNumber, column: int) -> None:
    """NP-80. Draw a single-card column; the row closes up, its number is free again."""
    card = state.row_cards[column_first_card(state, column)]
    take_from_row(state, column_first_card(state, column))
    receive(state, seat, card)
    tell(state, Happening.DRAWS_COLUMN, seat, card, NONE, NONE)
    state.drawn_count += 1
    state.draws_due -= 1
    state.stage = Stage.DRAWING


# How many cards does a play draw?


def match_draws(state: State, seat: SeatNumber, place: int) -> int:
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


def draws_for_match(state: State, seat: SeatNumber, suit: int) -> int:
    """NL-12, NL-25, NL-54, NP-04, NP-88. A matching card draws 2; if anything reduces it, 1."""
    if (
        top_power(state, seat) == Power.WEAK_MATCH
        or suit == state.bad_suit
        or has_power_elsewhere(state, seat, Power.OTHERS_LOW_DRAW)
    ):
        return WEAK_MATCH_DRAW
    return MATCH_DRAW
