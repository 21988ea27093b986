"""Nine Lives: what a position is, and every move there is."""

from nekoban.core.events import told
from nekoban.core.luck import luck_key
from nekoban.core.moves import kind, moves, seats
from nekoban.core.record import NOBODY, NONE, Array, Record, Rows, Seat, private, public, seated, secret
from nekoban.games.nine_lives.parts import (
    CARDS,
    DECK,
    EVENTS,
    FIRST_COLUMN,
    KINDS,
    LARGEST_HAND,
    LIFE_CARDS,
    LIVES,
    MOST,
    NOUGHT,
    NUMBERS,
    OUTSIDE_HIGH,
    OUTSIDE_LOW,
    PLACES,
    ROUND_LIMIT,
    SEATS,
    SIGNS,
    SUIT_COUNT,
    SUITS,
    TAKEN_CARDS,
    TURN_LIMIT,
    Card,
    Cat,
    Ending,
    LifeCard,
    Power,
    Stage,
    Suit,
)


class Player(Record):
    cat: int = public.i8(kept=True, of=Cat)  # whose life cards these are
    hand: Array = private.i8(DECK, default=NONE, of=Card)  # cards in the order received (NL-07), at most six
    hand_count: int = public.i8(derived=True, most=LARGEST_HAND)  # cards in hand
    hand_open: int = public.i8(most=1)  # NP-52: 1 when the hand is open for the rest of the game
    chosen: Array = private.i8(
        DECK, most=max(SIGNS)
    )  # of each hand card: 1 added to, 2 subtracted in the stack being built
    chosen_count: int = public.i8(derived=True, most=LARGEST_HAND)  # hand cards in the stack being built
    lives: Array = public.i8(LIVES, default=NONE, of=LifeCard)  # life cards, the last to be lost first
    life_count: int = public.i8(derived=True, most=LIVES)  # life cards left, wagered ones included
    wagered_count: int = public.i8(most=LIVES)  # lives wagered this round: the uppermost ones
    lost: Array = public.i8(LIVES, default=NONE, of=LifeCard)  # life cards lost, in the order they were lost
    lost_count: int = public.i8(derived=True, most=LIVES)  # life cards lost
    power: int = public.i8(of=Power, derived=True)  # what the life on top says
    parameter: int = public.i8(derived=True)  # the side, suit or number that belongs to the power
    shown: int = public.i8(derived=True, most=NUMBERS)  # the number of the life on top
    turn_count: int = public.i16(most=TURN_LIMIT)  # turns taken this round
    suits_played: Array = public.i8(SUIT_COUNT)  # cards of each printed suit played this round
    named: int = public.i16(
        base=-NOUGHT, most=NOUGHT + OUTSIDE_HIGH
    )  # NP-58, NP-59: the number named for this round
    duplicate_used: int = public.i8(most=1)  # NP-63: 1 when this round's duplicate was played
    loss: int = public.i8(filled=True)  # lives to lose now


class State(Record):
    seats: int = public.i8(kept=True)  # how many play
    to_move: int = public.i8(of=Seat)  # who decides
    stage: int = public.i8(of=Stage)  # what is decided
    powers: Array = public.i8(LIFE_CARDS, kept=True)  # the power of each life card
    parameters: Array = public.i8(LIFE_CARDS, kept=True)  # the parameter of each life card's power
    table_count: int = public.i8(kept=True)  # NL-50: 1 with this variant
    wager_one: int = public.i8(kept=True)  # NL-51: 1 with this variant
    no_first_last: int = public.i8(kept=True)  # NL-52: 1 with this variant
    star_once: int = public.i8(kept=True)  # NL-53: 1 with this variant
    with_bad_suit: int = public.i8(kept=True)  # NL-54: 1 with this variant
    players: Rows = seated(Player, SEATS)  # one a seat
    kittyking: int = public.i8(of=Seat)  # who started the round
    round_count: int = public.i16(most=ROUND_LIMIT)  # rounds begun
    turn_count: int = public.i16(most=TURN_LIMIT)  # turns of this round
    skip_count: int = public.i8(most=SEATS)  # turns skipped one after another
    backwards: int = public.i8(most=1)  # 1 while turns go anticlockwise
    bad_suit: int = public.i8(default=NONE, of=Suit)  # NL-54: the bad suit of this round
    row_count: int = public.i8(derived=True, most=DECK)  # columns in the row
    column_total: Array = public.i16(
        DECK, base=-NOUGHT, most=NOUGHT + MOST, filled=True
    )  # the number of each column; that of a stack must be typed
    column_length: Array = public.i8(
        DECK, most=DECK, filled=True
    )  # the cards of each column; one each, if left out
    row_cards: Array = public.i8(
        DECK, default=NONE, of=Card
    )  # cards of the row, column by column from the left
    row_card_count: int = public.i8(derived=True, most=DECK)  # cards in the row
    start_column: int = public.i8(
        default=NONE, base=1, most=DECK - 1, filled=True
    )  # the column with which the row began
    first_total: int = public.i16(
        base=-NOUGHT, most=NOUGHT + MOST, filled=True
    )  # the first number played this round
    last_total: int = public.i16(
        base=-NOUGHT, most=NOUGHT + MOST, filled=True
    )  # the number played last this round
    order: int = public.i8(most=2)  # NP-87: 0 until two different numbers were played; 1 they went up, 2 down
    laid_column: int = public.i8(default=NONE, base=1, most=DECK - 1)  # the column laid this turn
    laid_count: int = public.i8(most=DECK)  # cards laid this turn
    wager_count: int = public.i8(most=LIVES)  # wagers of this turn
    stack_due: int = public.i8(most=1)  # 1 when the play of this turn must be a stack
    drawn_count: int = public.i8()  # cards drawn this turn
    draws_due: int = public.i8(most=2 * DECK)  # cards still to be drawn
    second_turn: int = public.i8(most=1)  # 1 in the second of two turns (NP-42, NP-43)
    previous_wagered: int = public.i8(most=1)  # 1 when the turn before this one had a wager
    demand_from: int = public.i8(default=NOBODY, of=Seat)  # NP-50: whose wager is to be followed
    ending: int = public.i8(of=Ending)  # why the round ends
    failed: int = public.i8(default=NOBODY, of=Seat)  # who failed to play
    crowned: int = public.i8(default=NOBODY, of=Seat)  # NP-67: who was named the next Kittyking
    phase: int = public.i8(most=SEATS, filled=True)  # seats done in the order of NL-36 (4) or (8)
    swapping: int = public.i8(default=NOBODY, of=Seat)  # NP-76: the first of the two players
    takes_due: int = public.i8(most=TAKEN_CARDS)  # NP-75: cards still to be taken
    deck: Array = secret.i8(KINDS)  # how many of each kind; their order is luck not yet drawn
    deck_count: int = public.i8(derived=True, most=DECK)  # cards in the deck
    discards: Array = public.i8(DECK, default=NONE, of=Card)  # the discard pile, the last card on top
    discard_count: int = public.i8(derived=True, most=DECK)  # cards on the discard pile
    events: Rows = told(EVENTS)  # what happened in the last move
    event_count: int = public.i8()  # how much happened
    luck: int = secret.i64()  # what chance draws from
    key: Array = luck_key()  # of a match's luck


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
