"""Each seat has a lucky charm or not, by chance; both say a word in turn; then the coin falls."""

from nekoban.games.loaded_coin.parts import (  # pyright: ignore[reportMissingImports]
    HUNDRED,
    SEATS,
    TOSSES,
    Clause,
    Told,
)
from nekoban.games.loaded_coin.state import State  # pyright: ignore[reportMissingImports]

from nekoban.core.events import tell
from nekoban.core.luck import roll
from nekoban.core.moves import Move
from nekoban.core.record import NONE, OVER, Raw, SeatNumber


def setup(state: State, options: Raw) -> None:
    state.seats = SEATS
    state.edge = options.edge
    state.help = options.charm
    state.ahead = options.ahead
    for seat in range(SEATS):
        state.players[seat].charm = roll(state, 2)
        if state.players[seat].charm:
            tell(state, Told.CHARM, seat, NONE, NONE, NONE)


def why_not(state: State, move: Move) -> int:
    return Clause.OVER if state.to_move == OVER else 0


def legal(state: State, out: Raw) -> int:
    out[0] = 0
    out[1] = 1
    return 2


def play(state: State, move: Move) -> None:
    state.tosses += 1
    state.to_move = 1 - state.to_move
    if state.tosses == TOSSES:
        better = state.help * (state.players[0].charm - state.players[1].charm)
        state.winner = 0 if roll(state, HUNDRED) < state.edge + better else 1
        state.to_move = OVER


def scores(state: State, out: Raw) -> None:
    for seat in range(SEATS):
        out[seat] = 1 if seat == state.winner else 0
    out[0] += state.ahead


def winners(state: State, out: Raw) -> None:
    for seat in range(SEATS):
        out[seat] = 1 if seat == state.winner else 0


def reveal(state: State, seat: SeatNumber, view: Raw) -> None:
    """Nothing is hidden but the luck."""


def imagine(state: State, luck: int) -> None:
    state.luck = luck


def components(state: State, out: Raw) -> None:
    out[0] = 1


def flaw(state: State) -> int:
    return 0
