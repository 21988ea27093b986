"""Iwari: the end of a turn and of the journey, and who wins (IW-22, IW-31, IW-70, IW-81)."""

from nekoban.core.events import tell
from nekoban.core.record import NOBODY, NONE, OVER, Raw, SeatNumber
from nekoban.games.iwari.parts import EXHAUSTIONS, PAIR_OF_PLAYERS, THIRD, Happening, Stage
from nekoban.games.iwari.rules.placing import begin_placing, tribe_count
from nekoban.games.iwari.rules.scoring import half_journey, journey_points
from nekoban.games.iwari.state import Position, State


def end_turn(state: State) -> None:
    """IW-22, IW-30, IW-31. Half-journey scoring, end check, next player."""
    if state.half_due:
        half_journey(state)
    if state.last_round == 0 and is_end_near(state):
        state.last_round = 1
        tell(state, Happening.LAST_ROUND, state.to_move, NONE, NONE, NONE)
    begin_placing(state)
    state.stage = Stage.ACT
    state.to_move = (state.to_move + 1) % state.seats
    if state.last_round and state.to_move == state.starter:
        end_of_journey(state)


def is_end_near(state: State) -> bool:
    """IW-31, IW-33. The deck has run out twice, or a player (not the third tribe) has no tents left."""
    return state.exhaustions == EXHAUSTIONS or state.tribes[state.to_move].tents_left == 0


def end_of_journey(state: State) -> None:
    """IW-31. Score everything; the game is over."""
    for tribe in range(tribe_count(state)):
        state.tribes[tribe].points += journey_points(state, tribe)
    state.to_move = OVER
    tell(state, Happening.JOURNEY_ENDS, NOBODY, NONE, NONE, NONE)


def scores(state: State, out: Raw) -> None:
    """Iwari: points of every seat; before the end, as if the journey ended now."""
    for seat in range(state.seats):
        out[seat] = state.tribes[seat].points
        if state.to_move != OVER:
            out[seat] += journey_points(state, seat)


def winners(state: State, out: Raw) -> None:
    """IW-70, IW-81. Who has won; with two players perhaps nobody."""
    for seat in range(state.seats):
        out[seat] = 1 if state.to_move == OVER and is_winner(state, seat) else 0


def is_winner(state: Position, seat: SeatNumber) -> bool:
    """IW-70, IW-81. Nobody beats this seat, nor has the third tribe won."""
    if is_third_victory(state):
        return False
    for other in range(state.seats):
        if beats(state, other, seat):
            return False
    return True


def is_third_victory(state: Position) -> bool:
    """IW-81. The third tribe has at least as many points as either player."""
    if state.seats != PAIR_OF_PLAYERS:
        return False
    third = state.tribes[THIRD].points
    return third >= state.tribes[0].points and third >= state.tribes[1].points


def beats(state: Position, one: int, two: int) -> bool:
    """IW-70. More points; or as many, and more unused pieces."""
    if state.tribes[one].points != state.tribes[two].points:
        return state.tribes[one].points > state.tribes[two].points
    return unused_pieces(state, one) > unused_pieces(state, two)


def unused_pieces(state: Position, tribe: int) -> int:
    """IW-70. What is left of a tribe's tents and totems."""
    return state.tribes[tribe].tents_left + state.tribes[tribe].totems_left
