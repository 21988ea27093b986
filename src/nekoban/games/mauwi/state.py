"""Mauwi and Mauw: what a position is, and every move there is."""

from nekoban.core.events import told
from nekoban.core.luck import luck_key
from nekoban.core.moves import kind, moves, seats
from nekoban.core.record import NONE, Array, Record, Rows, Seat, private, public, seated, secret
from nekoban.games.mauwi.parts import (
    COLUMN_COUNT,
    EVENTS,
    HAND,
    KINDS,
    LAST_WARRIOR,
    MOST_ATTACKS,
    MOST_COPIES,
    MOST_NINES,
    SEATS,
    TURNS_EACH,
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
    hand: Array = private.i8(HAND, default=NONE, of=Card)  # the card at each place of the hand
    origin: Array = public.i8(HAND, of=Origin)  # what all know about the places of the hand
    nines: Array = public.i8(COLUMN_COUNT, most=MOST_NINES)  # how many nines lie in each column
    top: Array = public.i8(COLUMN_COUNT, default=NONE, of=Card)  # the face-up card of each column
    teammate: int = public.i8(default=NONE, of=Seat, kept=True)  # the seat this one plays with


class State(Record):
    seats: int = public.i8(kept=True)  # how many play
    edition: int = public.i8(of=Edition, kept=True)  # Mauwi, or its first edition Mauw
    any_free_slot: int = public.i8(kept=True)  # 1: warriors may be put on free slots of others too
    deck: Array = public.i8(KINDS, kept=True)  # how many cards of each kind the game has

    to_move: int = public.i8(of=Seat)  # who is asked
    stage: int = public.i8(of=Stage)  # what is asked
    ending: int = public.i8(default=NONE, of=Ending)  # why the game ends: at the latest with this turn
    turn_count: int = public.i16(most=TURNS_EACH * SEATS)  # turns ended
    players: Rows = seated(Player, SEATS)  # hand and columns of each seat
    discards: Array = public.i8(KINDS, most=MOST_COPIES)  # cards of each kind in the discard pile
    draw_pile: Array = secret.i8(KINDS)  # cards of each kind in the draw pile

    seen: Array = public.i8(KINDS, most=MOST_COPIES)  # nines whose faces all have seen, by kind
    unseen: Array = secret.i8(KINDS)  # nines from the draw pile, by kind
    old: Array = public.i8(
        KINDS, most=MOST_COPIES
    )  # unseen cards, in hands and as nines, drawn before the last reshuffle
    old_nine_count: int = public.i8(
        derived=True, most=SEATS * COLUMN_COUNT * MOST_NINES
    )  # how many of them are nines

    attacker: int = public.i8(default=NONE, of=Seat)  # who attacks, during an exchange
    target_seat: int = public.i8(default=NONE, of=Seat)  # who is attacked
    target_column: int = public.i8(default=NONE, of=Column)  # the column of the attacked warrior
    attack_value: int = public.i8(
        default=NONE, most=LAST_WARRIOR
    )  # the attacking value, as played or announced
    attack_card: int = public.i8(default=NONE, of=Card)  # the warrior or Joker that waits for a defence
    attack_count: int = public.i8(most=MOST_ATTACKS)  # attack cards in this exchange
    carried: int = public.i8(default=NONE, of=Card)  # the warrior that Kiwi fetched
    gain_nine: int = public.i8(default=NONE, of=Card)  # the card to be turned; NONE: from the draw pile
    gain_top: int = public.i8(default=NONE, of=Card)  # the warrior that comes on top of it

    events: Rows = told(EVENTS)  # what happened in the last move
    event_count: int = public.i8()  # how many things happened
    luck: int = secret.i64()  # the chance that is not yet drawn
    key: Array = luck_key()  # of a match's luck


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
Kind = MOVES.kinds
lay_row = MOVES.finder(Kind.LAY)
announce_row = MOVES.finder(Kind.ANNOUNCE)
lift_row = MOVES.finder(Kind.LIFT)
fetch_row = MOVES.finder(Kind.FETCH)
free_row = MOVES.finder(Kind.FREE)
carry_row = MOVES.finder(Kind.CARRY)
place_row = MOVES.finder(Kind.PLACE)
defend_row = MOVES.finder(Kind.DEFEND)
go_on_row = MOVES.finder(Kind.GO_ON)
give_up_row = MOVES.finder(Kind.GIVE_UP)
pass_row = MOVES.finder(Kind.PASS)
