"""Mice: before the first turn."""

from nekoban.core.events import only, whisper
from nekoban.core.luck import draw_kind
from nekoban.core.record import NONE, Raw, SeatNumber
from nekoban.games._template.parts import CARDS, COPIES, MICE, Happening
from nekoban.games._template.state import State


def setup(state: State, options: Raw) -> None:
    """MI-01, MI-02. Shuffle, deal one card each; the first seat starts."""
    state.seats = options.players
    state.heap = MICE
    for card in CARDS:
        state.deck[card] = COPIES
    for seat in range(state.seats):
        draw(state, seat)
    state.to_move = 0


def draw(state: State, seat: SeatNumber) -> None:
    """MI-04, MI-06. Draw a card, if there is one."""
    player = state.players[seat]
    player.paw = NONE
    player.has_paw = 0
    if state.deck.sum() > 0:
        player.paw = draw_kind(state, state.deck)
        player.has_paw = 1
        state.deck[player.paw] -= 1
        whisper(state, Happening.DRAWS, seat, NONE, NONE, NONE, player.paw, only(seat))
