"""Mauwi and Mauw: points, the end of a turn and of the game. MW-12, 13, 60 to 63, 83."""

from nekoban.core.events import tell
from nekoban.core.record import NONE, OVER, Raw, SeatNumber
from nekoban.games.mauwi.parts import (
    COLUMN_COUNT,
    MOST_NINES,
    NINE,
    TIMES,
    TURNS_EACH,
    Edition,
    Ending,
    Happening,
    Stage,
)
from nekoban.games.mauwi.rules.piles import fill_short_hands
from nekoban.games.mauwi.state import Player, State


def column_score(nines: int, top: int) -> int:
    """MW-12, 13. The top card's value, or 9 where a nine is on top, times 2 for every nine."""
    if top == NONE:
        return NINE * TIMES[nines] if nines else 0
    return top * TIMES[nines]


def area_score(player: Player) -> int:
    """MW-62. The four columns of a player together."""
    total = 0
    for column in range(COLUMN_COUNT):
        total += column_score(player.nines[column], player.top[column])
    return total


def scores(state: State, out: Raw) -> None:
    """MW-62. A player's columns; MW-83: with those of the teammate."""
    for seat in range(state.seats):
        out[seat] = area_score(state.players[seat])
        teammate = state.players[seat].teammate
        if teammate != NONE:
            out[seat] += area_score(state.players[teammate])


def winners(state: State, out: Raw) -> None:
    """MW-62, 83. Everybody with the highest total."""
    scores(state, out)
    best = 0
    for seat in range(state.seats):
        best = max(best, out[seat])
    for seat in range(state.seats):
        out[seat] = 1 if out[seat] == best else 0


def full_column_count(player: Player) -> int:
    """MW-60. Columns with three nines, whatever lies on top."""
    count = 0
    for column in range(COLUMN_COUNT):
        if player.nines[column] == MOST_NINES:
            count += 1
    return count


def end_turn(state: State, seat: SeatNumber) -> None:
    """MW-20. The next player's turn, unless the game ends (MW-60, 61, 63)."""
    state.stage = Stage.TURN
    state.turn_count += 1
    if state.edition == Edition.MAUW and state.ending == NONE:
        fill_short_hands(state, seat)
    if state.ending == NONE and state.turn_count == TURNS_EACH * state.seats:
        state.ending = Ending.TURNS
    if state.ending == NONE:
        state.to_move = (seat + 1) % state.seats
    else:
        state.to_move = OVER
        tell(state, Happening.ENDS, NONE, int(state.ending), NONE, NONE)
