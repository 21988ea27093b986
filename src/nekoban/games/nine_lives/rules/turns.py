"""Nine Lives: a turn (NL-10 to NL-25, NL-60 and the powers that act on a turn or after it)."""

from typing import Any

from nekoban.core.events import tell, whisper
from nekoban.core.game import OK
from nekoban.core.luck import roll
from nekoban.core.record import NONE
from nekoban.games.nine_lives.parts import (
    ENDS,
    FIRST_COLUMN,
    LEFT_END,
    NOUGHT,
    SUIT_OF,
    TURN_LIMIT,
    Clause,
    Ending,
    Power,
    Stage,
    Told,
)
from nekoban.games.nine_lives.rules.cards import (
    card_clause,
    follow_clause,
    follow_suits,
    hand_position,
    holds,
    is_playable,
    place_refusal,
    playable_cards,
)
from nekoban.games.nine_lives.rules.draws import (
    discard,
    draw_card,
    eyes_on,
    match_draws,
    pass_hands,
    receive,
    remove_from_hand,
)
from nekoban.games.nine_lives.rules.numbers import (
    ALL_NUMBERS,
    is_on_table,
    note_number,
    number_clause,
    numbers_on_table,
)
from nekoban.games.nine_lives.rules.stacks import chosen_total, offered_picks
from nekoban.games.nine_lives.rules.wagers import demand_clause, meet_demand, reverse
from nekoban.games.nine_lives.state import (
    ask,
    column_first_card,
    counted_suit,
    counted_value,
    hand_limit,
    has_power_elsewhere,
    has_room,
    seat_after,
    seat_before,
    top_parameter,
    top_power,
)

# May this single card be played?


def lay_refusal(state: Any, seat: int, card: int, place: int) -> int:
    """NL-11, NL-18. OK, or why this card cannot be played alone in this place."""
    if not holds(state.players[seat], card):
        return Clause.NL_02
    if state.stack_due:
        return Clause.NL_15
    refusal = place_refusal(state, seat, place)
    if refusal != OK:
        return refusal
    if may_lay(state, seat, card, playable_singles(state, seat, place)):
        return OK
    return single_clause(state, seat, card, place)


def playable_singles(state: Any, seat: int, place: int) -> Any:
    """NL-54, NP-05, NP-81. What may be played alone: not the bad suit, and what follows suit where asked."""
    numbers, suits, values = playable_cards(state, seat, place)
    suits &= follow_suits(state, seat)
    if state.bad_suit != NONE:
        suits &= ~(1 << state.bad_suit)
    return numbers, suits, values


def may_lay(state: Any, seat: int, card: int, playable: Any) -> bool:
    """NL-11. Whether the card may be played alone, given what is playable in its place."""
    number = counted_value(state, seat, card)
    return (
        playable[0] >> number & 1 == 1
        and is_playable(state, seat, card, playable)
        and hand_position(state, seat, card) != NONE
    )


def single_clause(state: Any, seat: int, card: int, place: int) -> int:
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


def can_play(state: Any, seat: int) -> bool:
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


def give_up_refusal(state: Any, seat: int) -> int:
    """NL-19. Giving up is legal exactly when no play is legal and no wager is demanded."""
    clause = demand_clause(state, seat)
    if clause != OK:
        return clause
    return Clause.NL_19 if state.players[seat].chosen_count > 0 or can_play(state, seat) else OK


# May this turn be skipped, or ended?


def hand_rank(state: Any, seat: int) -> int:
    """1 with strictly the most cards of all hands, -1 with strictly the fewest, else 0."""
    count = state.players[seat].hand_count
    most, fewest = 1, 1
    for other in range(state.seats):
        if other != seat:
            most = most if count > state.players[other].hand_count else 0
            fewest = fewest if count < state.players[other].hand_count else 0
    return most - fewest


def is_skipped(state: Any, seat: int) -> bool:
    """NP-32, NP-33. Whether the seat's turn is skipped for holding the fewest, or the most cards."""
    power = top_power(state, seat)
    rank = hand_rank(state, seat)
    return (power == Power.HAND_SIZE_SMALL_SKIP and rank == -1) or (
        power == Power.HAND_SIZE_LARGE_SKIP and rank == 1
    )


def skip_refusal(state: Any, seat: int) -> int:
    """NP-70, NP-71, NP-78. OK if the seat may skip this turn; it is decided before any wager."""
    power = top_power(state, seat)
    if state.wager_count > 0 or state.players[seat].chosen_count > 0 or state.second_turn:
        return Clause.NL_60
    if power == Power.SKIP_BIG_HAND:
        return OK if hand_rank(state, seat) == 1 else Clause.NP_70
    if power == Power.SKIP_SMALL_HAND:
        return OK if hand_rank(state, seat) == -1 else Clause.NP_71
    if power == Power.SINGLE_TURN:
        is_later = state.kittyking == seat and state.players[seat].turn_count > 0
        return OK if is_later else Clause.NP_78
    return Clause.NL_60


def end_refusal(state: Any, seat: int) -> int:
    """NP-42. OK if the seat may do without its second turn: only before it wagers or plays."""
    if top_power(state, seat) != Power.DOUBLE_TURN or not state.second_turn:
        return Clause.NP_42
    return Clause.NP_42 if state.wager_count > 0 or state.players[seat].chosen_count > 0 else OK


# Playing


def choose(state: Any, seat: int, position: int, sign: int) -> None:
    """NL-16. Put a hand card into the stack being built."""
    state.players[seat].chosen[position] = sign
    state.players[seat].chosen_count += 1
    state.stage = Stage.STACK


def lay_chosen(state: Any, seat: int, place: int) -> None:
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
    tell(state, Told.LAYS, seat, number + NOUGHT, place, NONE)
    if numbers_on_table(state) == ALL_NUMBERS:  # NL-31
        state.ending = Ending.FULL
        tell(state, Told.FULL, seat, NONE, NONE, NONE)
    state.stage = Stage.DRAWING


def make_column(state: Any, seat: int, place: int, number: int) -> int:
    """NL-11, NL-23. Make room for a column of no cards yet; the start is a place, whatever lies there."""
    column = 0
    if place >= FIRST_COLUMN:
        column = place - FIRST_COLUMN
        discard_column(state, seat, column)
    else:
        column = 0 if place == LEFT_END else state.row_count
        for index in range(state.row_count, column, -1):
            state.column_total[index] = state.column_total[index - 1]
            state.column_length[index] = state.column_length[index - 1]
        state.row_count += 1
        state.column_length[column] = 0
        if state.start_column == NONE:
            state.start_column = 0
        elif place == LEFT_END:
            state.start_column += 1
    state.column_total[column] = number + NOUGHT
    state.laid_column = column
    return column


def discard_column(state: Any, seat: int, column: int) -> None:
    """NP-77. The replaced column is discarded; its place stays open."""
    first = column_first_card(state, column)
    length = state.column_length[column]
    tell(state, Told.REPLACES, seat, state.column_total[column], NONE, NONE)
    for index in range(first, first + length):
        discard(state, state.row_cards[index])
    for index in range(first, state.row_card_count - length):
        state.row_cards[index] = state.row_cards[index + length]
    for index in range(state.row_card_count - length, state.row_card_count):
        state.row_cards[index] = NONE
    state.row_card_count -= length
    state.column_length[column] = 0


def move_chosen_cards(state: Any, seat: int, column: int) -> None:
    """NL-21. The chosen cards go from the hand into the column, in hand order."""
    player = state.players[seat]
    position = 0
    while player.chosen_count > 0:
        if player.chosen[position] == 0:
            position += 1
            continue
        tell(state, Told.CARD, seat, player.hand[position], player.chosen[position], NONE)
        for index in range(position, player.hand_count - 1):
            player.chosen[index] = player.chosen[index + 1]
        player.chosen[player.hand_count - 1] = 0
        player.chosen_count -= 1
        card = remove_from_hand(state, seat, position)
        player.suits_played[SUIT_OF[card]] += 1
        add_to_column(state, column, card)


def add_to_column(state: Any, column: int, card: int) -> None:
    """Lay a card into a column, after those it has."""
    spot = column_first_card(state, column) + state.column_length[column]
    for index in range(state.row_card_count, spot, -1):
        state.row_cards[index] = state.row_cards[index - 1]
    state.row_cards[spot] = card
    state.row_card_count += 1
    state.column_length[column] += 1


def give_up(state: Any, seat: int) -> None:
    """NL-30. The player fails to play, and the round ends."""
    state.ending = Ending.FAILURE
    state.failed = seat
    tell(state, Told.FAILS, seat, NONE, NONE, NONE)
    state.stage = Stage.ROUND_END


# The turn is over


def turn_over(state: Any, seat: int) -> None:
    """What the top life of whoever played does now."""
    state.stage = Stage.TURN_END
    match top_power(state, seat):
        case Power.GIVE_AWAY:
            if has_receiver(state, seat):
                state.stage = Stage.GIVE
        case Power.THIEF:
            if has_victim(state, seat):
                state.stage = Stage.STEAL
        case Power.THIEF_POLITE:
            if has_victim(state, seat):
                state.stage = Stage.ASK
        case Power.INSTANT_DRAW:
            draw_up_to_limit(state, seat)
        case Power.GENEROUS_DRAW:
            draw_as_many_as_played(state, seat)
        case Power.REVERSE_DIRECTION_MATCH:  # NP-56
            if state.drawn_count > 0:
                reverse(state, seat)


def has_receiver(state: Any, seat: int) -> bool:
    """NP-34. Whether there is a card to give, and another player with room for it."""
    if state.players[seat].hand_count == 0:
        return False
    for other in range(state.seats):
        if other != seat and has_room(state, other):
            return True
    return False


def give_refusal(state: Any, seat: int, card: int, other: int) -> int:
    """NP-34. A card of one's own, to another player with room."""
    if not holds(state.players[seat], card) or other >= state.seats or other == seat:
        return Clause.NP_34
    return OK if has_room(state, other) else Clause.NP_34


def give(state: Any, seat: int, card: int, other: int) -> None:
    """NP-34. Hand a card over."""
    hand_over(state, seat, card, other)
    eyes = eyes_on(state, seat) | eyes_on(state, other)
    whisper(state, Told.GIVES, seat, other, NONE, NONE, card, eyes)
    state.stage = Stage.TURN_END


def hand_over(state: Any, seat: int, card: int, other: int) -> None:
    """The first card of this kind goes from one hand to another."""
    player = state.players[seat]
    position = 0
    while player.hand[position] != card:
        position += 1
    receive(state, other, remove_from_hand(state, seat, position))


def has_victim(state: Any, seat: int) -> bool:
    """NP-68, NP-69. Whether there is room in the hand, and another player with cards."""
    if not has_room(state, seat):
        return False
    for other in range(state.seats):
        if other != seat and state.players[other].hand_count > 0:
            return True
    return False


def victim_refusal(state: Any, seat: int, other: int) -> int:
    """NP-68, NP-69. Only another player who holds cards."""
    if other >= state.seats or other == seat or state.players[other].hand_count == 0:
        return Clause.NP_68 if state.stage == Stage.STEAL else Clause.NP_69
    return OK


def steal(state: Any, seat: int, other: int) -> None:
    """NP-68. Take a card at random."""
    card = remove_from_hand(state, other, roll(state, state.players[other].hand_count))
    receive(state, seat, card)
    eyes = eyes_on(state, seat) | eyes_on(state, other)
    whisper(state, Told.STEALS, seat, other, NONE, NONE, card, eyes)
    state.stage = Stage.TURN_END


def ask_for(state: Any, seat: int, card: int, other: int) -> None:
    """NP-69. Ask for a kind of card; it is handed over if held.

    The answer tells what was hidden, so the question uses up luck: no match lets it be taken back.
    """
    roll(state, 2)
    has = holds(state.players[other], card)
    if has:
        hand_over(state, other, card, seat)
    tell(state, Told.ASKS, seat, other, card, 1 if has else 0)
    state.stage = Stage.TURN_END


def draw_up_to_limit(state: Any, seat: int) -> None:
    """NP-73. Draw up to the limit."""
    for _ in range(hand_limit(state, seat) - state.players[seat].hand_count):
        draw_card(state, seat)


def draw_as_many_as_played(state: Any, seat: int) -> None:
    """NP-74. Draw as many cards as were played, past the limit."""
    for _ in range(state.laid_count):
        draw_card(state, seat)


# The next turn


def end_turn(state: Any, seat: int) -> None:
    """The turn has ended: an empty hand, a full table, a second turn, or the next player."""
    player = state.players[seat]
    player.turn_count += 1
    state.skip_count = 0
    state.previous_wagered = 1 if state.wager_count > 0 else 0
    if player.hand_count == 0:
        act_on_empty_hand(state, seat)
    if state.ending != Ending.NONE:
        state.stage = Stage.ROUND_END
    elif not state.second_turn and takes_second_turn(state, seat):
        tell(state, Told.SECOND_TURN, seat, NONE, NONE, NONE)
        state.second_turn = 1
        begin_turn(state, seat)
    else:
        state.second_turn = 0
        state.stage = Stage.NEXT_TURN


def act_on_empty_hand(state: Any, seat: int) -> None:
    """NP-22, NP-54. What an empty hand at the end of one's own turn sets off."""
    power = top_power(state, seat)
    if power == Power.HAND_EMPTY_LOSS and state.ending == Ending.NONE:
        state.ending = Ending.EMPTY_HAND
        tell(state, Told.EMPTY_HAND, seat, NONE, NONE, NONE)
    elif power == Power.HAND_EMPTY_CAROUSEL:
        pass_hands(state, top_parameter(state, seat))
        tell(state, Told.PASSES_HANDS, seat, top_parameter(state, seat), NONE, NONE)


def takes_second_turn(state: Any, seat: int) -> bool:
    """NP-42, NP-43. Whether the life now on top gives a second turn."""
    power = top_power(state, seat)
    return power == Power.DOUBLE_TURN or power == Power.DOUBLE_TURN_VARIANT


def begin_turn(state: Any, seat: int) -> None:
    """A fresh turn for this seat; NL-60: after too many the round ends."""
    state.wager_count = 0
    state.stack_due = 0
    state.drawn_count = 0
    state.laid_column = NONE
    state.laid_count = 0
    if state.turn_count == TURN_LIMIT:
        end_idle_round(state)
        return
    state.turn_count += 1
    ask(state, seat, Stage.TURN)


def end_idle_round(state: Any) -> None:
    """NL-60. The round ends, and nobody loses a life."""
    state.ending = Ending.IDLE
    tell(state, Told.IDLE, NONE, NONE, NONE, NONE)
    state.stage = Stage.ROUND_END


def next_turn(state: Any) -> None:
    """NL-10, NL-24. The turn passes on in the direction of play."""
    seat = state.to_move
    give_turn(state, seat_before(state, seat) if state.backwards else seat_after(state, seat))


def give_turn(state: Any, seat: int) -> None:
    """NP-32, NP-33. This seat's turn begins, or is skipped."""
    begin_turn(state, seat)
    if state.stage == Stage.TURN and is_skipped(state, seat):
        skip(state, seat)


def skip(state: Any, seat: int) -> None:
    """NL-60. The turn is skipped; when all have been skipped in turn, the round ends."""
    tell(state, Told.SKIPS, seat, NONE, NONE, NONE)
    state.skip_count += 1
    state.stage = Stage.NEXT_TURN
    if state.skip_count >= state.seats:
        end_idle_round(state)


def decline_second_turn(state: Any, seat: int) -> None:
    """NP-42. No second turn after all."""
    tell(state, Told.ENDS_TURN, seat, NONE, NONE, NONE)
    state.second_turn = 0
    state.stage = Stage.NEXT_TURN
