"""Nine Lives: the table. What lies on it, the moves, and small things everybody can see at a glance."""

from typing import Any

from nekoban.core.events import tell, told
from nekoban.core.moves import kind, moves, seats
from nekoban.core.record import NOBODY, NONE, Array, Record, Rows, Seat, private, public, seated, secret
from nekoban.games.nine_lives.parts import (
    CARDS,
    DECK,
    EVENTS,
    FIRST_COLUMN,
    KINDS,
    LIFE_CARDS,
    LIMIT_OF,
    LIVES,
    LOW_LIMIT,
    NOUGHT,
    NUMBERS,
    OUTSIDE_HIGH,
    OUTSIDE_LOW,
    PLACES,
    SEATS,
    SHIFTED_HIGH,
    SHIFTED_LOW,
    SIGNS,
    SUIT_COUNT,
    SUIT_OF,
    SUITS,
    VALUE_OF,
    Card,
    Cat,
    Ending,
    LifeCard,
    Power,
    Side,
    Stage,
    Suit,
    Told,
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
LAY = int(MOVES.kinds.LAY)
PICK = int(MOVES.kinds.PICK)
PUT = int(MOVES.kinds.PUT)
WAGER = int(MOVES.kinds.WAGER)
WAGER_CARD = int(MOVES.kinds.WAGER_CARD)
WAGER_STACK = int(MOVES.kinds.WAGER_STACK)
GIVE_UP = int(MOVES.kinds.GIVE_UP)
SKIP = int(MOVES.kinds.SKIP)
END = int(MOVES.kinds.END)
DRAW = int(MOVES.kinds.DRAW)
GIVE = int(MOVES.kinds.GIVE)
STEAL = int(MOVES.kinds.STEAL)
ASK = int(MOVES.kinds.ASK)
BLAME = int(MOVES.kinds.BLAME)
UNCOVER = int(MOVES.kinds.UNCOVER)
SWAP_HANDS = int(MOVES.kinds.SWAP_HANDS)
KEEP_HAND = int(MOVES.kinds.KEEP_HAND)
CROWN = int(MOVES.kinds.CROWN)
TAKE = int(MOVES.kinds.TAKE)
NAME_BAD_SUIT = int(MOVES.kinds.BAD_SUIT)
NAME = int(MOVES.kinds.NAME)
SWAP_LIVES = int(MOVES.kinds.SWAP_LIVES)


def top_life(player: Any) -> int:
    """NL-14, NL-20. The life card on top: the first one not wagered, or the last one wagered."""
    return player.lives[max(0, player.life_count - 1 - player.wagered_count)]


def top_power(state: Any, seat: int) -> int:
    """NL-05. The power of a seat's top life."""
    return state.players[seat].power


def top_parameter(state: Any, seat: int) -> int:
    return state.players[seat].parameter


def life_number(card: int) -> int:
    """NL-03. Each cat's life cards are numbered 1 to 9."""
    return card % LIVES + 1


def owner_elsewhere(state: Any, seat: int, power: int) -> int:
    """The first other seat whose top life has that power, or NOBODY.

    Only powers with parameters can be on several lives (NL-05): of those, ask each owner.
    """
    for owner in range(state.seats):
        if owner != seat and top_power(state, owner) == power:
            return owner
    return NOBODY


def has_power_elsewhere(state: Any, seat: int, power: int) -> bool:
    return owner_elsewhere(state, seat, power) != NOBODY


def hand_limit(state: Any, seat: int) -> int:
    """NL-04, NP-84. The limit on the top life; others_low_limit makes it 3 for everybody else."""
    if has_power_elsewhere(state, seat, Power.OTHERS_LOW_LIMIT):
        return LOW_LIMIT
    return LIMIT_OF[state.players[seat].shown]


def has_room(state: Any, seat: int) -> bool:
    """NL-13. A hand at its limit receives no more cards."""
    return state.players[seat].hand_count < hand_limit(state, seat)


def is_hand_open(state: Any, seat: int) -> bool:
    """NP-06, NP-52, NP-86. Whether everybody sees this hand."""
    return (
        state.players[seat].hand_open == 1
        or top_power(state, seat) == Power.SHOW_HAND
        or has_power_elsewhere(state, seat, Power.OTHERS_PLAY_OPEN)
    )


def counted_suit(state: Any, seat: int, card: int) -> int:
    """NP-46. The suit a card has in this seat's checks: suit_shapeshift makes one suit count as another."""
    return shifted_suit(state, seat, SUIT_OF[card])


def shifted_suit(state: Any, seat: int, suit: int) -> int:
    parameter = state.players[seat].parameter
    if state.players[seat].power == Power.SUIT_SHAPESHIFT and suit == parameter // SUIT_COUNT:
        return parameter % SUIT_COUNT
    return suit


def counted_value(state: Any, seat: int, card: int) -> int:
    """NP-47, NP-48. What a hand card counts: low ones count as 4, or high ones as 6."""
    value = VALUE_OF[card]
    power = top_power(state, seat)
    if power == Power.NUMBER_SHAPESHIFT_ABOVE and value < top_parameter(state, seat):
        return SHIFTED_LOW
    if power == Power.NUMBER_SHAPESHIFT_BELOW and value > top_parameter(state, seat):
        return SHIFTED_HIGH
    return value


def column_number(state: Any, column: int) -> int:
    """NL-22. The number of a column, as its player counted it."""
    return state.column_total[column] - NOUGHT


def column_first_card(state: Any, column: int) -> int:
    """Where a column begins among the row's cards."""
    first = 0
    for before in range(column):
        first += state.column_length[before]
    return first


def column_suits(state: Any, seat: int, column: int) -> int:
    """NL-17. The suits in a column as this seat counts them, one bit a suit."""
    suits = 0
    first = column_first_card(state, column)
    for index in range(first, first + state.column_length[column]):
        suits |= 1 << counted_suit(state, seat, state.row_cards[index])
    return suits


def numbers_on_table(state: Any) -> int:
    """NL-11. The numbers 1 to 9 that lie in the row, one bit a number."""
    numbers = 0
    for column in range(state.row_count):
        number = column_number(state, column)
        if 1 <= number <= NUMBERS:
            numbers |= 1 << number
    return numbers


def is_on_table(state: Any, number: int) -> bool:
    for column in range(state.row_count):
        if column_number(state, column) == number:
            return True
    return False


def show_top(state: Any, seat: int) -> None:
    """What the life on top shows; nothing when the last life is lost."""
    player = state.players[seat]
    player.power = 0
    player.parameter = 0
    player.shown = 0
    if player.life_count > 0:
        card = top_life(player)
        player.power = state.powers[card]
        player.parameter = state.parameters[card]
        player.shown = life_number(card)


def announce(state: Any, seat: int) -> None:
    """NL-43. The top life has changed: say which it is."""
    show_top(state, seat)
    if state.players[seat].life_count > 0:
        tell(state, Told.TOP, seat, top_life(state.players[seat]), NONE, NONE)


def seat_after(state: Any, seat: int) -> int:
    """NL-07, NL-10. The next seat clockwise: the left neighbour."""
    return (seat + 1) % state.seats


def seat_before(state: Any, seat: int) -> int:
    """NL-07. The right neighbour."""
    return (seat + state.seats - 1) % state.seats


def neighbour_seat(state: Any, seat: int, side: int) -> int:
    """NL-07. The neighbour on that side."""
    return seat_after(state, seat) if side == Side.LEFT else seat_before(state, seat)


def ask(state: Any, seat: int, stage: int) -> None:
    """The next decision is this seat's."""
    state.to_move = seat
    state.stage = stage
