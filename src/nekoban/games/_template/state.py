"""Mice: what a position is, and every move there is."""

from nekoban.core.events import told
from nekoban.core.moves import kind, moves
from nekoban.core.record import NONE, Array, Record, Rows, Seat, private, public, seated, secret
from nekoban.games._template.parts import CARDS, EVENTS, KINDS, SEATS, Card


class Player(Record):
    paw: int = private.i8(default=NONE, of=Card)
    has_paw: int = public.i8()  # 1 while a card is held
    taken: int = public.i16()  # mice


class State(Record):
    seats: int = public.i8(kept=True)
    to_move: int = public.i8(of=Seat)
    winner: int = public.i8(default=NONE, of=Seat)
    heap: int = public.i16()
    players: Rows = seated(Player, SEATS)
    discards: Array = public.i8(KINDS)
    deck: Array = secret.i8(KINDS)  # how many of each; their order is luck not yet drawn
    events: Rows = told(EVENTS)
    event_count: int = public.i8()
    luck: int = secret.i64()


MOVES = moves(
    kind("one", clicks="heap", text="one"),
    kind("paw", card=CARDS, text="paw {card}"),
)
ONE = MOVES.kinds.ONE
PAW = MOVES.kinds.PAW
