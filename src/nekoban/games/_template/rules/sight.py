"""Mice: who sees what, and the cards that are counted."""

from nekoban.core.luck import draw_kind
from nekoban.core.record import HIDDEN, NONE, Raw, SeatNumber
from nekoban.games._template.parts import CARDS, COPIES
from nekoban.games._template.state import State


def reveal(state: State, seat: SeatNumber, view: Raw) -> None:
    """Mice: exceptions from the declared sight: none."""


def imagine(state: State, luck: int) -> None:
    """Mice: deal the cards a seat does not see into the hidden paws, the rest into the deck."""
    state.luck = luck
    for card in CARDS:
        state.deck[card] = COPIES - state.discards[card]
    state.deck[0] = 0
    for player in state.players:
        if player.has_paw and player.paw != HIDDEN:
            state.deck[player.paw] -= 1
    for player in state.players:
        if player.paw == HIDDEN:
            player.paw = NONE
            if player.has_paw:
                player.paw = draw_kind(state, state.deck)
                state.deck[player.paw] -= 1


def components(state: State, out: Raw) -> None:
    """Mice: cards of each kind, and mice, over all fields."""
    for card in CARDS:
        out[card] = state.deck[card] + state.discards[card]
    out[0] = state.heap
    for player in state.players:
        out[0] += player.taken
        if player.has_paw:
            out[player.paw] += 1
