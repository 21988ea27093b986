"""Mice: a turn. What is legal is next to what it does."""

from nekoban.core.events import tell
from nekoban.core.game import OK
from nekoban.core.moves import Move
from nekoban.core.record import NONE, OVER, Raw
from nekoban.games._template.parts import Clause, Happening
from nekoban.games._template.rules.setup import draw
from nekoban.games._template.state import MOVES, ONE, PAW, State


def why_not(state: State, move: Move) -> int:
    """Mice: OK, or the clause that forbids the move."""
    if state.to_move == OVER:
        return Clause.OVER
    if MOVES[move].kind == ONE:
        return OK
    player = state.players[state.to_move]
    if player.has_paw == 0:
        return Clause.MI_06
    if player.paw != MOVES[move].card:
        return Clause.MI_02
    if player.paw > state.heap:
        return Clause.MI_05
    return OK


def legal(state: State, out: Raw) -> int:
    """Mice: the legal moves, from the card at hand."""
    count = 0
    for move in range(len(MOVES)):  # four in all: a larger game lists its candidates
        if why_not(state, move) == OK:
            out[count] = move
            count += 1
    return count


def play(state: State, move: Move) -> None:
    """Mice: take mice, draw, and see whether that was the last."""
    seat = int(state.to_move)
    taken = 1
    if MOVES[move].kind == PAW:
        taken = int(MOVES[move].card)
        state.discards[taken] += 1
    state.heap -= taken
    state.players[seat].taken += taken
    tell(state, Happening.TAKES, seat, taken, NONE, NONE)
    if MOVES[move].kind == PAW:
        draw(state, seat)
    state.to_move = (seat + 1) % state.seats
    if state.heap == 0:  # MI-07
        state.winner = seat
        state.to_move = OVER
