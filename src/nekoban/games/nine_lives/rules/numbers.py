"""Nine Lives: which numbers may be played (NL-11, NL-16, NL-50 and the powers about numbers).

The rules ask three questions of the powers here: which numbers does a life ban (`banned_numbers`), is a
column no duplicate (`is_excused`), and may a stack leave the range (`may_leave_range`). Sets of numbers are
bits: bit 7 is the number 7.
"""

from nekoban.core.game import OK
from nekoban.core.record import SeatNumber
from nekoban.games.nine_lives.parts import NOUGHT, NP, NUMBERS, RIGHT_END, START, SUIT_OF, Clause, Power, Side
from nekoban.games.nine_lives.rules.lives import top_parameter, top_power
from nekoban.games.nine_lives.rules.row import (
    column_first_card,
    column_number,
    is_on_table,
    left_neighbour,
    numbers_on_table,
    right_neighbour,
)
from nekoban.games.nine_lives.state import State

ALL_NUMBERS = 0b1111111110


ODD_NUMBERS = 0b1010101010


EVEN_NUMBERS = 0b0101010100


UPWARDS, DOWNWARDS = 1, 2


def numbers_below(number: int) -> int:
    """The numbers 1 to 9 that are below."""
    return ALL_NUMBERS & ((1 << min(max(number, 0), NUMBERS + 1)) - 1)


def numbers_above(number: int) -> int:
    """All numbers above this one, as a set of bits."""
    return ALL_NUMBERS & ~((1 << min(max(number + 1, 0), NUMBERS + 1)) - 1)


def numbers_on_top(state: State) -> int:
    """NP-24, NP-57. The numbers shown on any player's top life."""
    numbers = 0
    for seat in range(state.seats):
        numbers |= 1 << state.players[seat].shown
    return numbers


# What does a life ban?


def banned_numbers(state: State, seat: SeatNumber, owner: SeatNumber) -> int:
    """The numbers that the owner's top life forbids this seat to play."""
    if owner == seat:
        return own_bans(state, seat)
    power = top_power(state, owner)
    if power == Power.OTHERS_NO_NUMBER:  # NP-51
        return 1 << top_parameter(state, owner)
    if power == Power.PLAY_IN_ORDER:
        return numbers_out_of_order(state)
    return 0


def own_bans(state: State, seat: SeatNumber) -> int:
    """The numbers that a seat's own top life forbids it."""
    match top_power(state, seat):
        case Power.EVEN:  # NP-02
            return ODD_NUMBERS
        case Power.ODD:  # NP-03
            return EVEN_NUMBERS
        case Power.INVERSE_TURN:
            return numbers_not_on_table(state)
        case Power.MUST_PLAY_LIVES:  # NP-24
            return ALL_NUMBERS & ~numbers_on_top(state)
        case Power.VALUE_ABOVE_LIVES:  # NP-25
            return numbers_below(state.players[seat].shown)
        case Power.VALUE_BELOW_LIVES:  # NP-26
            return numbers_above(state.players[seat].shown)
        case Power.FORBIDDEN_NUMBER:  # NP-39
            return 1 << top_parameter(state, seat)
        case Power.CANT_PLAY_LIVES:  # NP-57
            return numbers_on_top(state)
    return 0


def numbers_not_on_table(state: State) -> int:
    """NP-10. Only numbers already on the table may be played; any number while it is empty."""
    if state.row_count == 0:
        return 0
    return ALL_NUMBERS & ~numbers_on_table(state)


def numbers_out_of_order(state: State) -> int:
    """NP-87. Everybody else's number goes on in the direction of the round's first two different numbers."""
    last = state.last_total - NOUGHT
    if state.order == UPWARDS:
        return ALL_NUMBERS & ~numbers_above(last)
    if state.order == DOWNWARDS:
        return ALL_NUMBERS & ~numbers_below(last)
    return 0


def is_out_of_order(state: State, number: int) -> bool:
    """NP-87, for any number."""
    last = state.last_total - NOUGHT
    return (state.order == UPWARDS and number <= last) or (state.order == DOWNWARDS and number >= last)


def note_number(state: State, number: int) -> None:
    """NP-87. Remember the number played last, and which way the round's numbers go."""
    if state.first_total == 0:
        state.first_total = number + NOUGHT
    first = state.first_total - NOUGHT
    if state.order == 0 and number != first:
        state.order = UPWARDS if number > first else DOWNWARDS
    state.last_total = number + NOUGHT


# Which columns are duplicates?


EXCUSING = (
    Power.INVERSE_TURN,
    Power.IGNORE_NUMBER_ABOVE,
    Power.IGNORE_NUMBER_BELOW,
    Power.DOUBLE_TURN_VARIANT,
    Power.EXTRA_NUM,
    Power.IGNORE_NUMBERS_SIDE,
    Power.IGNORE_SUIT_SPECIFIC,
    Power.ONE_DUPLICATE,
)


def is_excused(state: State, seat: SeatNumber, column: int) -> bool:
    """Whether the seat's top life lets it play this column's number again."""
    number = column_number(state, column)
    parameter = top_parameter(state, seat)
    match top_power(state, seat):
        case Power.INVERSE_TURN:  # NP-10
            return True
        case Power.IGNORE_NUMBER_ABOVE:  # NP-35
            return number < parameter
        case Power.IGNORE_NUMBER_BELOW:  # NP-36
            return number > parameter
        case Power.DOUBLE_TURN_VARIANT:  # NP-43
            return True
        case Power.EXTRA_NUM:  # NP-58
            return number + NOUGHT == state.players[seat].named
        case Power.IGNORE_NUMBERS_SIDE:
            return lies_on_side(state, column, parameter)
        case Power.IGNORE_SUIT_SPECIFIC:
            return contains_suit(state, column, parameter)
        case Power.ONE_DUPLICATE:  # NP-63
            return state.players[seat].duplicate_used == 0
    return False  # pragma: no mutate — only lives that excuse are asked about


def lies_on_side(state: State, column: int, side: int) -> bool:
    """NP-60. Whether the column lies on that side of the starting column."""
    return column < state.start_column if side == Side.LEFT else column > state.start_column


def contains_suit(state: State, column: int, suit: int) -> bool:
    """NP-61. Whether a card of the column has that printed suit."""
    first = column_first_card(state, column)
    for index in range(first, first + state.column_length[column]):
        if SUIT_OF[state.row_cards[index]] == suit:
            return True
    return False


def duplicate_numbers(state: State, seat: SeatNumber) -> int:
    """NL-11. The numbers 1 to 9 on the table that this seat may not play again."""
    if top_power(state, seat) not in EXCUSING:
        return numbers_on_table(state)
    numbers = 0
    for column in range(state.row_count):
        number = column_number(state, column)
        if 1 <= number <= NUMBERS and not is_excused(state, seat, column):
            numbers |= 1 << number
    return numbers


# Which numbers outside 1 to 9 may a stack be?


def leaves_range(state: State, seat: SeatNumber) -> bool:
    """Whether the seat's top life lets its stacks leave the range at all."""
    power = top_power(state, seat)
    return (
        power == Power.EXCEED_ABOVE or power == Power.EXCEED_BELOW or power == Power.EXTRA_NUM_OUTSIDE_RANGE
    )


def may_leave_range(state: State, seat: SeatNumber, number: int) -> bool:
    """NP-59, NP-64, NP-65. Whether the seat's top life lets a stack be this number outside 1 to 9."""
    match top_power(state, seat):
        case Power.EXTRA_NUM_OUTSIDE_RANGE:
            return number + NOUGHT == state.players[seat].named
        case Power.EXCEED_ABOVE:
            return number > NUMBERS
        case Power.EXCEED_BELOW:
            return number < 1
    return False


def outside_clause(state: State, seat: SeatNumber, number: int) -> int:
    """NL-16. OK, or why a stack may not be this number outside 1 to 9."""
    if not may_leave_range(state, seat, number) or is_on_table(state, number):
        return Clause.NL_16
    for owner in range(state.seats):
        if owner != seat and top_power(state, owner) == Power.PLAY_IN_ORDER:
            if is_out_of_order(state, number):
                return Clause.NP_87
    if state.table_count and number == state.row_card_count:
        return Clause.NL_50
    return OK


# May this number be played?


def neighbour_bans(state: State, seat: SeatNumber, place: int) -> int:
    """NP-44, NP-45. The numbers forbidden beside the neighbour: those not above, or not below it."""
    power = top_power(state, seat)
    if place == START or (power != Power.HIGHER_THAN_NBS and power != Power.LOWER_THAN_NBS):
        return 0
    column = left_neighbour(state, place) if place == RIGHT_END else right_neighbour(state, place)
    number = column_number(state, column)
    if power == Power.HIGHER_THAN_NBS:
        return ALL_NUMBERS & ~numbers_above(number)
    return ALL_NUMBERS & ~numbers_below(number)


def number_clause(state: State, seat: SeatNumber, number: int, place: int) -> int:
    """NL-11, NL-16. OK, or the clause that forbids this number, of a card or a stack, in this place."""
    if number < 1 or number > NUMBERS:
        return outside_clause(state, seat, number)
    bit = 1 << number
    for owner in range(state.seats):
        if banned_numbers(state, seat, owner) & bit:
            return NP + top_power(state, owner)
    if neighbour_bans(state, seat, place) & bit:
        return NP + top_power(state, seat)
    if duplicate_numbers(state, seat) & bit:
        return Clause.NL_11
    if state.table_count and number == state.row_card_count:
        return Clause.NL_50
    return OK


def playable_numbers(state: State, seat: SeatNumber, place: int) -> int:
    """The numbers 1 to 9 that may be played here."""
    banned = neighbour_bans(state, seat, place) | duplicate_numbers(state, seat)
    for owner in range(state.seats):
        banned |= banned_numbers(state, seat, owner)
    if state.table_count and state.row_card_count <= NUMBERS:
        banned |= 1 << state.row_card_count
    return ALL_NUMBERS & ~banned
