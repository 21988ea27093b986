"""Nine Lives: playing a card or a stack (NL-11, NL-12, NL-15 to NL-18, NL-31)."""

from nekoban.core.events import tell
from nekoban.core.game import OK
from nekoban.core.record import NONE, SeatNumber
from nekoban.games.nine_lives.parts import ENDS, NOUGHT, SUIT_OF, Clause, Ending, Happening, Power, Stage
from nekoban.games.nine_lives.rules.cards import (
    Playable,
    card_clause,
    follow_clause,
    follow_suits,
    hand_position,
    holds,
    is_chosen,
    is_playable,
    place_refusal,
    playable_cards,
)
from nekoban.games.nine_lives.rules.draws import match_draws
from nekoban.games.nine_lives.rules.hands import remove_from_hand
from nekoban.games.nine_lives.rules.lives import counted_suit, counted_value, has_power_elsewhere, top_power
from nekoban.games.nine_lives.rules.numbers import ALL_NUMBERS, note_number, number_clause
from nekoban.games.nine_lives.rules.row import add_to_column, is_on_table, make_column, numbers_on_table
from nekoban.games.nine_lives.rules.stacks import chosen_total, offered_picks
from nekoban.games.nine_lives.rules.wagers import meet_demand
from nekoban.games.nine_lives.state import State

# May this single card be played?


def lay_refusal(state: State, seat: SeatNumber, card: int, place: int) -> int:
    """NL-11, NL-18. OK, or why this card cannot be played alone in this place."""
    player = state.players[seat]
    if not holds(player, card) and not is_chosen(player, card):
        return Clause.NL_02
    if state.stack_due:
        return Clause.NL_15
    refusal = place_refusal(state, seat, place)
    if refusal != OK:
        return refusal
    if may_lay(state, seat, card, playable_singles(state, seat, place)):
        return OK
    return single_clause(state, seat, card, place)


def playable_singles(state: State, seat: SeatNumber, place: int) -> Playable:
    """NL-54, NP-05, NP-81. What may be played alone: not the bad suit, and what follows suit where asked."""
    numbers, suits, values = playable_cards(state, seat, place)
    suits &= follow_suits(state, seat)
    if state.bad_suit != NONE:
        suits &= ~(1 << state.bad_suit)
    return numbers, suits, values


def may_lay(state: State, seat: SeatNumber, card: int, playable: Playable) -> bool:
    """NL-11. Whether the card may be played alone, given what is playable in its place."""
    number = counted_value(state, seat, card)
    return (
        playable[0] >> number & 1 == 1
        and is_playable(state, seat, card, playable)
        and hand_position(state, seat, card) != NONE
    )


def single_clause(state: State, seat: SeatNumber, card: int, place: int) -> int:
    """The clause that keeps a single card from being played."""
    if hand_position(state, seat, card) == NONE:
        return Clause.NP_19
    suit = counted_suit(state, seat, card)
    if suit == state.bad_suit:
        return Clause.NL_54
    if follow_suits(state, seat) >> suit & 1 == 0:
        return follow_clause(state, seat)
    clause = card_clause(state, seat, card, place)
    return clause if clause != OK else number_clause(state, seat, counted_value(state, seat, card), place)


def can_play(state: State, seat: SeatNumber) -> bool:
    """NL-19. Whether the seat has any legal play as things stand, without another wager."""
    if state.stack_due:
        is_barred = has_power_elsewhere(state, seat, Power.OTHERS_CANT_STACK)
        return not is_barred and offered_picks(state, seat) != 0
    player = state.players[seat]
    for place in ENDS:
        if place_refusal(state, seat, place) == OK:
            playable = playable_singles(state, seat, place)
            for index in range(player.hand_count):
                if may_lay(state, seat, player.hand[index], playable):
                    return True
    return False


# The chosen cards are laid


def lay_chosen(state: State, seat: SeatNumber, place: int) -> None:
    """NL-11 to NL-17. The chosen cards become a column; what they draw is due."""
    player = state.players[seat]
    number = chosen_total(state, seat)
    meet_demand(state, seat)
    state.draws_due = match_draws(state, seat, place)
    state.laid_count = player.chosen_count
    if top_power(state, seat) == Power.ONE_DUPLICATE and is_on_table(state, number):
        player.duplicate_used = 1  # NP-63
    note_number(state, number)
    column = make_column(state, seat, place, number)
    move_chosen_cards(state, seat, column)
    tell(state, Happening.LAYS, seat, number + NOUGHT, place, NONE)
    if numbers_on_table(state) == ALL_NUMBERS:  # NL-31
        state.ending = Ending.FULL
        tell(state, Happening.FULL, seat, NONE, NONE, NONE)
    state.stage = Stage.DRAWING


def move_chosen_cards(state: State, seat: SeatNumber, column: int) -> None:
    """NL-21. The chosen cards go from the hand into the column, in hand order."""
    player = state.players[seat]
    position = 0
    while player.chosen_count > 0:
        if player.chosen[position] == 0:
            position += 1
            continue
        tell(state, Happening.CARD, seat, player.hand[position], player.chosen[position], NONE)
        for index in range(position, player.hand_count - 1):
            player.chosen[index] = player.chosen[index + 1]
        player.chosen[player.hand_count - 1] = 0
        player.chosen_count -= 1
        card = remove_from_hand(state, seat, position)
        player.suits_played[SUIT_OF[card]] += 1
        add_to_column(state, column, card)
