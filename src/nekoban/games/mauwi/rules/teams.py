"""Mauwi: teams. MW-80 to 83; the helper's defence is in attack.py, the team's score in ending.py."""

from nekoban.core.game import OK
from nekoban.core.record import SeatNumber
from nekoban.games.mauwi.parts import Clause
from nekoban.games.mauwi.state import State


def form_teams(state: State) -> None:
    """MW-80. Seat i and the seat half the table away; an odd one out is alone."""
    pairs = state.seats // 2
    for seat in range(pairs):
        state.players[seat].teammate = seat + pairs
        state.players[seat + pairs].teammate = seat


def why_no_opponent(state: State, seat: SeatNumber, target: SeatNumber) -> int:
    """MW-82. A teammate is neither blocked nor attacked."""
    return Clause.MW_82 if state.players[seat].teammate == target else OK
