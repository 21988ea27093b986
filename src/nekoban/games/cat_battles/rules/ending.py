"""Cat Battles: points, and who has won."""

from nekoban.core.record import Raw
from nekoban.games.cat_battles.parts import SEATS, Ending
from nekoban.games.cat_battles.rules.places import boss_of
from nekoban.games.cat_battles.state import State


def scores(state: State, out: Raw) -> None:
    """CB-48. The fish a Boss still holds: at 0 its side has lost."""
    for seat in range(SEATS):
        out[seat] = state.cats[boss_of(seat)].held


def winners(state: State, out: Raw) -> None:
    """CB-48, CB-93. Whoever defeated the Boss; a draw is shared."""
    for seat in range(SEATS):
        out[seat] = 1 if seat == state.winner or state.ending == Ending.DRAW else 0
