"""Cat Battles: who sees what, and the fish that are counted."""

from nekoban.core.record import Raw, SeatNumber
from nekoban.games.cat_battles.parts import SEATS, SQUAD
from nekoban.games.cat_battles.rules.places import squad_start
from nekoban.games.cat_battles.state import State


def reveal(state: State, seat: SeatNumber, view: Raw) -> None:
    """CB-06. Nothing but the luck is hidden, and nobody sees that."""


def imagine(state: State, luck: int) -> None:
    """CB-06. Only the dice are unknown."""
    state.luck = luck


def components(state: State, out: Raw) -> None:
    """CB-99. Each player's fish: box, dish, trash and cats."""
    for seat in range(SEATS):
        player = state.players[seat]
        out[seat] = player.box + player.dish + player.trash
        for cat in range(squad_start(seat), squad_start(seat) + SQUAD):
            out[seat] += state.cats[cat].held
