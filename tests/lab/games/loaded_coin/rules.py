"""Each seat has a lucky charm or not, by chance; both say a word in turn; then the coin falls."""

from enum import IntEnum
from typing import Any

from nekoban.core.events import tell, told
from nekoban.core.luck import luck_key, roll
from nekoban.core.moves import kind, moves
from nekoban.core.record import NONE, OVER, Array, Record, Rows, public, seated, secret

SEATS = 2
TOSSES = 4
HUNDRED = 100


class Clause(IntEnum):
    OVER = 99


class Told(IntEnum):
    CHARM = 1


class Player(Record):
    charm: int = public.i8()


class State(Record):
    seats: int = public.i8(kept=True)
    edge: int = public.i8(kept=True)
    help: int = public.i8(kept=True)
    to_move: int = public.i8()
    tosses: int = public.i8()
    winner: int = public.i8(default=NONE)
    players: Rows = seated(Player, SEATS)
    events: Rows = told(SEATS)
    event_count: int = public.i8()
    luck: int = secret.i64()
    key: Array = luck_key()


MOVES = moves(kind("heads", text="heads"), kind("tails", text="tails"))


def setup(state: Any, options: Any) -> None:
    state.seats = SEATS
    state.edge = options.edge
    state.help = options.charm
    for seat in range(SEATS):
        state.players[seat].charm = roll(state, 2)
        if state.players[seat].charm:
            tell(state, Told.CHARM, seat, NONE, NONE, NONE)


def why_not(state: Any, move: int) -> int:
    return Clause.OVER if state.to_move == OVER else 0


def legal(state: Any, out: Any) -> int:
    out[0] = 0
    out[1] = 1
    return 2


def play(state: Any, move: int) -> None:
    state.tosses += 1
    state.to_move = 1 - state.to_move
    if state.tosses == TOSSES:
        better = state.help * (state.players[0].charm - state.players[1].charm)
        state.winner = 0 if roll(state, HUNDRED) < state.edge + better else 1
        state.to_move = OVER


def scores(state: Any, out: Any) -> None:
    for seat in range(SEATS):
        out[seat] = 1 if seat == state.winner else 0


def winners(state: Any, out: Any) -> None:
    scores(state, out)


def reveal(state: Any, seat: int, view: Any) -> None:
    """Nothing is hidden but the luck."""


def imagine(state: Any, luck: int) -> None:
    state.luck = luck


def components(state: Any, out: Any) -> None:
    out[0] = 1


def flaw(state: Any) -> int:
    return 0
