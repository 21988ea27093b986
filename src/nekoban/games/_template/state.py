"""Mice: what a position is, and every move there is."""

from nekoban.core.events import told
from nekoban.core.luck import luck_key
from nekoban.core.moves import kind, moves
from nekoban.core.record import NONE, Array, Record, Rows, Seat, private, public, seated, secret
from nekoban.games._template.parts import (
    CARDS,
    COPIES,
    EVENTS,
    KINDS,
    MICE,
    SEATS,
    Card,
)


class Player(Record):
    paw: int = private.i8(default=NONE, of=Card)  # the card in the paw
    has_paw: int = public.i8(most=1)  # 1 while a card is held
    taken: int = public.i16(most=MICE)  # mice caught


class State(Record):
    seats: int = public.i8(kept=True)  # how many play
    to_move: int = public.i8(of=Seat)  # who decides
    winner: int = public.i8(default=NONE, of=Seat)  # who has won, once the game is over
    heap: int = public.i16(most=MICE)  # mice left
    players: Rows = seated(Player, SEATS)  # one a seat
    discards: Array = public.i8(KINDS, most=COPIES)  # how many of each kind were played
    deck: Array = secret.i8(KINDS)  # how many of each; their order is luck not yet drawn
    events: Rows = told(EVENTS)  # what happened in the last move
    event_count: int = public.i8()  # how much happened
    luck: int = secret.i64()  # what chance draws from
    key: Array = luck_key()  # of a match's luck


MOVES = moves(
    kind("one", clicks="heap", text="one"),
    kind("paw", card=CARDS, text="paw {card}"),
)
ONE = MOVES.kinds.ONE
PAW = MOVES.kinds.PAW
