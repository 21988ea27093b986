"""Nine Lives: what a position is, and every move there is."""

from nekoban.core.events import told
from nekoban.core.moves import kind, moves, seats
from nekoban.core.record import NOBODY, NONE, Array, Record, Rows, Seat, private, public, seated, secret
from nekoban.games.nine_lives.parts import (
    CARDS,
    DECK,
    EVENTS,
    FIRST_COLUMN,
    KINDS,
    LIFE_CARDS,
    LIVES,
    OUTSIDE_HIGH,
    OUTSIDE_LOW,
    PLACES,
    SEATS,
    SIGNS,
    SUIT_COUNT,
    SUITS,
    Card,
    Cat,
    Ending,
    LifeCard,
    Power,
    Stage,
    Suit,
)


class Player(Record):
    cat: int = public.i8(kept=True, of=Cat)
    hand: Array = private.i8(DECK, default=NONE, of=Card)  # in the order received (NL-07)
    hand_count: int = public.i8()
    hand_open: int = public.i8()  # NP-52: 1 for the rest of the game
    chosen: Array = private.i8(DECK)  # a Sign for each hand card put into the stack being built
    chosen_count: int = public.i8()
    lives: Array = public.i8(LIVES, default=NONE, of=LifeCard)  # life cards, the last to be lost first
    life_count: int = public.i8()  # wagered ones included
    wagered_count: int = public.i8()  # the uppermost so many lie before the player
    lost: Array = public.i8(LIVES, default=NONE, of=LifeCard)  # in the order lost
    lost_count: int = public.i8()
    power: int = public.i8(of=Power)  # of the life on top
    parameter: int = public.i8()
    shown: int = public.i8()  # the number of the life on top
    turn_count: int = public.i16()  # turns taken this round
    suits_played: Array = public.i8(SUIT_COUNT)  # cards of each printed suit, this round
    named: int = public.i16()  # NP-58, NP-59: with NOUGHT added; 0 is none
    duplicate_used: int = public.i8()  # NP-63, this round
    loss: int = public.i8()  # lives to lose now


class State(Record):
    seats: int = public.i8(kept=True)
    to_move: int = public.i8(of=Seat)
    stage: int = public.i8(of=Stage)
    powers: Array = public.i8(LIFE_CARDS, kept=True)  # of each life card
    parameters: Array = public.i8(LIFE_CARDS, kept=True)
    table_count: int = public.i8(kept=True)  # NL-50
    wager_one: int = public.i8(kept=True)  # NL-51
    no_first_last: int = public.i8(kept=True)  # NL-52
    star_once: int = public.i8(kept=True)  # NL-53
    with_bad_suit: int = public.i8(kept=True)  # NL-54
    players: Rows = seated(Player, SEATS)
    kittyking: int = public.i8(of=Seat)
    round_count: int = public.i16()
    turn_count: int = public.i16()  # turns of this round
    skip_count: int = public.i8()  # turns skipped one after another
    backwards: int = public.i8()  # 1 while turns go anticlockwise
    bad_suit: int = public.i8(default=NONE, of=Suit)
    row_count: int = public.i8()  # columns
    column_total: Array = public.i16(DECK)  # a column's number with NOUGHT added
    column_length: Array = public.i8(DECK)  # its cards
    row_cards: Array = public.i8(DECK, default=NONE, of=Card)  # column by column from the left
    row_card_count: int = public.i8()
    start_column: int = public.i8(default=NONE)
    first_total: int = public.i16()  # the round's first number, with NOUGHT; 0 is none
    last_total: int = public.i16()  # the number played last
    order: int = public.i8()  # NP-87: 0 open, 1 upwards, 2 downwards
    laid_column: int = public.i8(default=NONE)  # played this turn
    laid_count: int = public.i8()  # its cards
    wager_count: int = public.i8()  # wagers of this turn
    stack_due: int = public.i8()  # the play of this turn must be a stack
    drawn_count: int = public.i8()  # cards drawn this turn
    draws_due: int = public.i8()
    second_turn: int = public.i8()  # 1 in the second of two turns
    previous_wagered: int = public.i8()  # whether the turn before this one had a wager
    demand_from: int = public.i8(default=NOBODY, of=Seat)  # NP-50: whose wager is to be followed
    ending: int = public.i8(of=Ending)
    failed: int = public.i8(default=NOBODY, of=Seat)
    crowned: int = public.i8(default=NOBODY, of=Seat)  # NP-67
    phase: int = public.i8()  # seats done in the order of NL-36 (4) or (8)
    swapping: int = public.i8(default=NOBODY, of=Seat)  # NP-76: the first of the two players
    takes_due: int = public.i8()  # NP-75
    deck: Array = secret.i8(KINDS)  # how many of each; their order is luck not yet drawn
    deck_count: int = public.i8()
    discards: Array = public.i8(DECK, default=NONE, of=Card)  # the last is on top
    discard_count: int = public.i8()
    events: Rows = told(EVENTS)
    event_count: int = public.i8()
    luck: int = secret.i64()


MOVES = moves(
    kind("lay", card=CARDS, place=PLACES, text="{card} at {place}"),
    kind("pick", card=CARDS, sign=SIGNS, text="{sign} {card}"),
    kind("put", place=PLACES, text="stack at {place}"),
    kind("wager", clicks="button-wager", text="wager"),
    kind("wager-card", clicks="button-wager-card", text="wager for a card"),
    kind("wager-stack", clicks="button-wager-stack", text="wager for a stack"),
    kind("give-up", clicks="button-give-up", text="give up"),
    kind("skip", clicks="button-skip", text="skip"),
    kind("end", clicks="button-end", text="end the turn"),
    kind("draw", place=PLACES[FIRST_COLUMN:], text="draw {place}"),
    kind("give", card=CARDS, seat=seats(SEATS), text="give {card} to {seat}"),
    kind("steal", seat=seats(SEATS), text="steal from {seat}"),
    kind("ask", card=CARDS, seat=seats(SEATS), text="ask {seat} for {card}"),
    kind("blame", seat=seats(SEATS), text="blame {seat}"),
    kind("uncover", life=seats(LIVES), text="uncover {life}"),
    kind("swap-hands", seat=seats(SEATS), text="swap hands with {seat}"),
    kind("keep-hand", clicks="button-keep-hand", text="keep hand"),
    kind("crown", seat=seats(SEATS), text="crown {seat}"),
    kind("take", spot=seats(DECK), text="take {spot}"),
    kind("bad-suit", suit=SUITS, text="bad {suit}"),
    kind("name", number=range(OUTSIDE_LOW, OUTSIDE_HIGH + 1), text="name {number}"),
    kind("swap-lives", seat=seats(SEATS), text="swap the life of {seat}"),
)
Kind = MOVES.kinds
lay_row, pick_row, put_row = MOVES.finder(Kind.LAY), MOVES.finder(Kind.PICK), MOVES.finder(Kind.PUT)
wager_row, wager_card_row = MOVES.finder(Kind.WAGER), MOVES.finder(Kind.WAGER_CARD)
wager_stack_row = MOVES.finder(Kind.WAGER_STACK)
give_up_row, skip_row, end_row = MOVES.finder(Kind.GIVE_UP), MOVES.finder(Kind.SKIP), MOVES.finder(Kind.END)
give_row = MOVES.finder(Kind.GIVE)
