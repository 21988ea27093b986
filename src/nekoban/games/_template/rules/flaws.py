"""Mice: typed-in positions, what is wrong with one beyond the number of its cards."""

from nekoban.core.game import OK
from nekoban.games._template.parts import CARDS, Clause
from nekoban.games._template.state import State


def flaw(state: State) -> int:
    """Mice: OK, or the clause that a typed-in position breaks."""
    for card in CARDS:
        if state.deck[card] < 0:
            return Clause.MI_01
    for player in state.players:
        if (player.has_paw == 1) != (player.paw > 0):
            return Clause.MI_02
    return OK
