"""Nine Lives: a turn begins, is skipped, given up or ended (NL-10, NL-19, NL-24, NL-60)."""

from nekoban.core.events import tell
from nekoban.core.game import OK
from nekoban.core.record import NONE, SeatNumber
from nekoban.games.nine_lives.parts import TURN_LIMIT, Clause, Ending, Happening, Power, Side, Stage
from nekoban.games.nine_lives.rules.hands import pass_hands
from nekoban.games.nine_lives.rules.lives import top_parameter, top_power
from nekoban.games.nine_lives.rules.plays import can_play
from nekoban.games.nine_lives.rules.wagers import demand_clause
from nekoban.games.nine_lives.state import State


def seat_after(state: State, seat: SeatNumber) -> int:
    """NL-07, NL-10. The next seat clockwise: the left neighbour."""
    return (seat + 1) % state.seats


def seat_before(state: State, seat: SeatNumber) -> int:
    """NL-07. The right neighbour."""
    return (seat + state.seats - 1) % state.seats


def neighbour_seat(state: State, seat: SeatNumber, side: int) -> int:
    """NL-07. The neighbour on that side."""
    return seat_after(state, seat) if side == Side.LEFT else seat_before(state, seat)


def ask(state: State, seat: SeatNumber, stage: int) -> None:
    """The next decision is this seat's."""
    state.to_move = seat
    state.stage = stage


# May the player give up, skip the turn, or end it?


def give_up_refusal(state: State, seat: SeatNumber) -> int:
    """NL-19. Giving up is legal exactly when no play is legal and no wager is demanded."""
    clause = demand_clause(state, seat)
    if clause != OK:
        return clause
    return Clause.NL_19 if state.players[seat].chosen_count > 0 or can_play(state, seat) else OK


def give_up(state: State, seat: SeatNumber) -> None:
    """NL-30. The player fails to play, and the round ends."""
    state.ending = Ending.FAILURE
    state.failed = seat
    tell(state, Happening.FAILS, seat, NONE, NONE, NONE)
    state.stage = Stage.ROUND_END


def hand_rank(state: State, seat: SeatNumber) -> int:
    """1 with strictly the most cards of all hands, -1 with strictly the fewest, else 0."""
    count = state.players[seat].hand_count
    most, fewest = 1, 1
    for other in range(state.seats):
        if other != seat:
            most = most if count > state.players[other].hand_count else 0
            fewest = fewest if count < state.players[other].hand_count else 0
    return most - fewest


def is_skipped(state: State, seat: SeatNumber) -> bool:
    """NP-32, NP-33. Whether the seat's turn is skipped for holding the fewest, or the most cards."""
    power = top_power(state, seat)
    rank = hand_rank(state, seat)
    return (power == Power.HAND_SIZE_SMALL_SKIP and rank == -1) or (
        power == Power.HAND_SIZE_LARGE_SKIP and rank == 1
    )


def skip_refusal(state: State, seat: SeatNumber) -> int:
    """NP-70, NP-71, NP-78. OK if the seat may skip this turn; NP-32: it is decided before any wager."""
    power = top_power(state, seat)
    if power != Power.SKIP_BIG_HAND and power != Power.SKIP_SMALL_HAND and power != Power.SINGLE_TURN:
        return Clause.NL_60
    if state.wager_count > 0 or state.players[seat].chosen_count > 0 or state.second_turn:
        return Clause.NP_32
    if power == Power.SKIP_BIG_HAND:
        return OK if hand_rank(state, seat) == 1 else Clause.NP_70
    if power == Power.SKIP_SMALL_HAND:
        return OK if hand_rank(state, seat) == -1 else Clause.NP_71
    is_later = state.kittyking == seat and state.players[seat].turn_count > 0
    return OK if is_later else Clause.NP_78


def skip(state: State, seat: SeatNumber) -> None:
    """NL-60. The turn is skipped; when all have been skipped in turn, the round ends."""
    tell(state, Happening.SKIPS, seat, NONE, NONE, NONE)
    state.skip_count += 1
    state.stage = Stage.NEXT_TURN
    if state.skip_count >= state.seats:
        end_idle_round(state)


def end_refusal(state: State, seat: SeatNumber) -> int:
    """NP-42. OK if the seat may do without its second turn: only before it wagers or plays."""
    if top_power(state, seat) != Power.DOUBLE_TURN or not state.second_turn:
        return Clause.NP_42
    return Clause.NP_42 if state.wager_count > 0 or state.players[seat].chosen_count > 0 else OK


def decline_second_turn(state: State, seat: SeatNumber) -> None:
    """NP-42. No second turn after all."""
    tell(state, Happening.ENDS_TURN, seat, NONE, NONE, NONE)
    state.second_turn = 0
    state.stage = Stage.NEXT_TURN


# The turn ends


def end_turn(state: State, seat: SeatNumber) -> None:
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
        tell(state, Happening.SECOND_TURN, seat, NONE, NONE, NONE)
        state.second_turn = 1
        begin_turn(state, seat)
    else:
        state.second_turn = 0
        state.stage = Stage.NEXT_TURN


def act_on_empty_hand(state: State, seat: SeatNumber) -> None:
    """NP-22, NP-54. What an empty hand at the end of one's own turn sets off."""
    power = top_power(state, seat)
    if power == Power.HAND_EMPTY_LOSS and state.ending == Ending.NONE:
        state.ending = Ending.EMPTY_HAND
        tell(state, Happening.EMPTY_HAND, seat, NONE, NONE, NONE)
    elif power == Power.HAND_EMPTY_CAROUSEL:
        pass_hands(state, top_parameter(state, seat))
        tell(state, Happening.PASSES_HANDS, seat, top_parameter(state, seat), NONE, NONE)


def takes_second_turn(state: State, seat: SeatNumber) -> bool:
    """NP-42, NP-43. Whether the life now on top gives a second turn."""
    power = top_power(state, seat)
    return power == Power.DOUBLE_TURN or power == Power.DOUBLE_TURN_VARIANT


# The next turn


def begin_turn(state: State, seat: SeatNumber) -> None:
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


def end_idle_round(state: State) -> None:
    """NL-60. The round ends, and nobody loses a life."""
    state.ending = Ending.IDLE
    tell(state, Happening.IDLE, NONE, NONE, NONE, NONE)
    state.stage = Stage.ROUND_END


def next_turn(state: State) -> None:
    """NL-10, NL-24. The turn passes on in the direction of play."""
    seat = state.to_move
    give_turn(state, seat_before(state, seat) if state.backwards else seat_after(state, seat))


def give_turn(state: State, seat: SeatNumber) -> None:
    """NP-32, NP-33. This seat's turn begins, or is skipped."""
    begin_turn(state, seat)
    if state.stage == Stage.TURN and is_skipped(state, seat):
        skip(state, seat)
