"""A loaded coin: a position, and the two words that are said."""

from nekoban.games.loaded_coin.parts import SEATS  # pyright: ignore[reportMissingImports]

from nekoban.core.events import told
from nekoban.core.luck import luck_key
from nekoban.core.moves import kind, moves
from nekoban.core.record import NONE, Array, Record, Rows, public, seated, secret


class Player(Record):
    charm: int = public.i8()


class State(Record):
    seats: int = public.i8(kept=True)
    edge: int = public.i8(kept=True)
    help: int = public.i8(kept=True)
    ahead: int = public.i8(kept=True)
    to_move: int = public.i8()
    tosses: int = public.i8()
    winner: int = public.i8(default=NONE)
    players: Rows = seated(Player, SEATS)
    events: Rows = told(SEATS)
    event_count: int = public.i8()
    luck: int = secret.i64()
    key: Array = luck_key()


MOVES = moves(kind("heads", text="heads"), kind("tails", text="tails"))
