"""Mauwi and Mauw: what a position is, and every move there is."""

from nekoban.core.events import told
from nekoban.core.moves import kind, moves, seats
from nekoban.core.record import NONE, Array, Record, Rows, Seat, private, public, seated, secret
from nekoban.games.mauwi.parts import (
    COLUMN_COUNT,
    EVENTS,
    HAND,
    KINDS,
    SEATS,
    TUATARA,
    WARRIORS,
    Card,
    Column,
    Combo,
    Edition,
    Ending,
    Origin,
    Stage,
)


class Player(Record):
    hand: Array = private.i8(HAND, default=NONE, of=Card)
    origin: Array = public.i8(HAND, of=Origin)  # what all know about the places of the hand
    nines: Array = public.i8(COLUMN_COUNT)  # how many nines lie in the column
    top: Array = public.i8(COLUMN_COUNT, default=NONE, of=Card)  # the face-up card
    teammate: int = public.i8(default=NONE, kept=True)  # a seat


class State(Record):
    seats: int = public.i8(kept=True)
    edition: int = public.i8(of=Edition, kept=True)
    any_free_slot: int = public.i8(kept=True)  # 1: warriors may be put on free slots of others too
    deck: Array = public.i8(KINDS, kept=True)  # all cards of this game

    to_move: int = public.i8(of=Seat)
    stage: int = public.i8(of=Stage)
    ending: int = public.i8(default=NONE, of=Ending)  # why the game ends: at the latest with this turn
    turn_count: int = public.i16()  # turns ended
    players: Rows = seated(Player, SEATS)
    discards: Array = public.i8(KINDS)
    draw_pile: Array = secret.i8(KINDS)

    seen: Array = public.i8(KINDS)  # nines whose faces all have seen
    unseen: Array = secret.i8(KINDS)  # nines from the draw pile
    old: Array = public.i8(KINDS)  # unseen cards, in hands and as nines, drawn before the last reshuffle
    old_nine_count: int = public.i8()  # how many of them are nines

    attacker: int = public.i8(default=NONE, of=Seat)  # during an exchange
    target_seat: int = public.i8(default=NONE, of=Seat)
    target_column: int = public.i8(default=NONE, of=Column)
    attack_value: int = public.i8(default=NONE)  # as played or announced
    attack_card: int = public.i8(default=NONE, of=Card)  # the warrior or Joker that waits for a defence
    attack_count: int = public.i8()  # attack cards in this exchange
    carried: int = public.i8(default=NONE, of=Card)  # the warrior that Kiwi fetched
    gain_nine: int = public.i8(
        default=NONE, of=Card
    )  # the card that will be turned; NONE: from the draw pile
    gain_top: int = public.i8(default=NONE, of=Card)  # the warrior that comes on top of it

    events: Rows = told(EVENTS)
    event_count: int = public.i8()
    luck: int = secret.i64()


LAID = (Card.SPIRIT, *WARRIORS)
DEFENDERS = (*WARRIORS, Card.JOKER, Card.TUATARA)
ATTACKERS = (*WARRIORS, Card.JOKER)
ON = {"seat": seats(SEATS), "column": Column}

# fmt: off
MOVES = moves(
    kind("lay", card=LAID, **ON, clicks="card seat-column", text="{card} {seat}{column}"),
    kind("announce", **ON, combo=Combo, clicks="card-joker seat-column combo",
         text="joker {seat}{column} {combo}"),
    kind("lift", **ON, clicks="card-joker seat-column", text="joker {seat}{column}"),
    kind("fetch", **ON, clicks="card-kiwi seat-column", text="kiwi {seat}{column}"),
    kind("free", **ON, clicks="card-ninox seat-column", text="ninox {seat}{column}"),
    kind("carry", **ON, clicks="seat-column", text="to {seat}{column}"),
    kind("place", **ON, clicks="seat-column", text="place {seat}{column}"),
    kind("defend", card=DEFENDERS, clicks="card", text="defend {card}"),
    kind("go-on", card=ATTACKERS, clicks="card", text="go on {card}"),
    kind("give-up", clicks="button-give-up", text="give up"),
    kind("pass", clicks="button-pass", text="pass"),
)
# fmt: on
LAY = MOVES.kinds.LAY
ANNOUNCE = MOVES.kinds.ANNOUNCE
LIFT = MOVES.kinds.LIFT
FETCH = MOVES.kinds.FETCH
FREE = MOVES.kinds.FREE
CARRY = MOVES.kinds.CARRY
PLACE = MOVES.kinds.PLACE
DEFEND = MOVES.kinds.DEFEND
GO_ON = MOVES.kinds.GO_ON
GIVE_UP = MOVES.kinds.GIVE_UP
PASS = MOVES.kinds.PASS
LAY_FIRST = MOVES.first(LAY)
ANNOUNCE_FIRST = MOVES.first(ANNOUNCE)
LIFT_FIRST = MOVES.first(LIFT)
FETCH_FIRST = MOVES.first(FETCH)
FREE_FIRST = MOVES.first(FREE)
CARRY_FIRST = MOVES.first(CARRY)
PLACE_FIRST = MOVES.first(PLACE)
DEFEND_FIRST = MOVES.first(DEFEND)
TUATARA_ROW = MOVES.row(DEFEND, card=TUATARA)
GO_ON_FIRST = MOVES.first(GO_ON)
GIVE_UP_ROW = MOVES.first(GIVE_UP)
PASS_ROW = MOVES.first(PASS)
COMBO_COUNT = len(Combo)
WARRIOR_BITS = sum(1 << warrior for warrior in WARRIORS)
