"""Mice: points, and who has won."""

from nekoban.core.record import Raw
from nekoban.games._template.state import State


def scores(state: State, out: Raw) -> None:
    """MI-08. The mice taken."""
    for seat in range(state.seats):
        out[seat] = state.players[seat].taken


def winners(state: State, out: Raw) -> None:
    """MI-07. Whoever took the last mouse."""
    for seat in range(state.seats):
        out[seat] = 1 if seat == state.winner else 0
