"""Nine Lives: the row of columns on the table (NL-11, NL-17, NL-22, NL-23)."""

from nekoban.core.events import tell
from nekoban.core.record import NONE, SeatNumber
from nekoban.games.nine_lives.parts import FIRST_COLUMN, LEFT_END, NOUGHT, NUMBERS, RIGHT_END, Happening
from nekoban.games.nine_lives.rules.hands import discard
from nekoban.games.nine_lives.rules.lives import counted_suit
from nekoban.games.nine_lives.state import State


def column_number(state: State, column: int) -> int:
    """NL-22. The number of a column, as its player counted it."""
    return state.column_total[column] - NOUGHT


def column_first_card(state: State, column: int) -> int:
    """Where a column begins among the row's cards."""
    first = 0
    for before in range(column):
        first += state.column_length[before]
    return first


def column_suits(state: State, seat: SeatNumber, column: int) -> int:
    """NL-17. The suits in a column as this seat counts them, one bit a suit."""
    suits = 0
    first = column_first_card(state, column)
    for index in range(first, first + state.column_length[column]):
        suits |= 1 << counted_suit(state, seat, state.row_cards[index])
    return suits


def numbers_on_table(state: State) -> int:
    """NL-11. The numbers 1 to 9 that lie in the row, one bit a number."""
    numbers = 0
    for column in range(state.row_count):
        number = column_number(state, column)
        if 1 <= number <= NUMBERS:
            numbers |= 1 << number
    return numbers


def is_on_table(state: State, number: int) -> bool:
    """Whether a column of the row has that number."""
    for column in range(state.row_count):
        if column_number(state, column) == number:
            return True
    return False


# The neighbours of a place


def left_neighbour(state: State, place: int) -> int:
    """NL-12, NP-77. The column to the left of what is played there, or NONE."""
    if place == RIGHT_END:
        return state.row_count - 1
    if place > FIRST_COLUMN:
        return place - FIRST_COLUMN - 1
    return NONE


def right_neighbour(state: State, place: int) -> int:
    """The column to the right of a place in the row."""
    if place == LEFT_END:
        return 0
    if place >= FIRST_COLUMN and place - FIRST_COLUMN + 1 < state.row_count:
        return place - FIRST_COLUMN + 1
    return NONE


# Columns come and go


def make_column(state: State, seat: SeatNumber, place: int, number: int) -> int:
    """NL-11, NL-23. Make room for a column of no cards yet; the start is a place, whatever lies there."""
    column = 0  # pragma: no mutate — both ways below set it
    if place >= FIRST_COLUMN:
        column = place - FIRST_COLUMN
        discard_column(state, seat, column)
    else:
        column = 0 if place == LEFT_END else state.row_count
        for index in range(state.row_count, column, -1):
            state.column_total[index] = state.column_total[index - 1]
            state.column_length[index] = state.column_length[index - 1]
        state.row_count += 1
        state.column_length[column] = 0
        if state.start_column == NONE:
            state.start_column = 0
        elif place == LEFT_END:
            state.start_column += 1
    state.column_total[column] = number + NOUGHT
    state.laid_column = column
    return column


def discard_column(state: State, seat: SeatNumber, column: int) -> None:
    """NP-77. The replaced column is discarded; its place stays open."""
    first = column_first_card(state, column)
    length = state.column_length[column]
    tell(state, Happening.REPLACES, seat, state.column_total[column], NONE, NONE)
    for index in range(first, first + length):
        discard(state, state.row_cards[index])
    for index in range(first, state.row_card_count - length):
        state.row_cards[index] = state.row_cards[index + length]
    for index in range(state.row_card_count - length, state.row_card_count):
        state.row_cards[index] = NONE
    state.row_card_count -= length
    state.column_length[column] = 0


def add_to_column(state: State, column: int, card: int) -> None:
    """Lay a card into a column, after those it has."""
    spot = column_first_card(state, column) + state.column_length[column]
    for index in range(state.row_card_count, spot, -1):
        state.row_cards[index] = state.row_cards[index - 1]
    state.row_cards[spot] = card
    state.row_card_count += 1
    state.column_length[column] += 1


def column_of(state: State, spot: int) -> int:
    """The column of a card of the row."""
    column = 0
    last = state.column_length[0]
    while spot >= last:
        column += 1
        last += state.column_length[column]
    return column


def take_from_row(state: State, spot: int) -> None:
    """Take one card out of the row; an empty column closes up."""
    column = column_of(state, spot)
    for index in range(spot, state.row_card_count - 1):
        state.row_cards[index] = state.row_cards[index + 1]
    state.row_card_count -= 1
    state.row_cards[state.row_card_count] = NONE
    state.column_length[column] -= 1
    if state.column_length[column] == 0:
        close_column(state, column)


def close_column(state: State, column: int) -> None:
    """Close the gap of an empty column."""
    for index in range(column, state.row_count - 1):
        state.column_total[index] = state.column_total[index + 1]
        state.column_length[index] = state.column_length[index + 1]
    state.row_count -= 1
    state.column_total[state.row_count] = 0
    state.column_length[state.row_count] = 0
    if state.start_column > column:
        state.start_column -= 1
    if state.laid_column > column:
        state.laid_column -= 1


def discard_row(state: State) -> None:
    """NL-21, NL-34. The row goes to the discard pile from left to right."""
    for index in range(state.row_card_count):
        discard(state, state.row_cards[index])
        state.row_cards[index] = NONE
    for column in range(state.row_count):
        state.column_total[column] = 0
        state.column_length[column] = 0
    state.row_count = 0
    state.row_card_count = 0
    state.start_column = NONE
