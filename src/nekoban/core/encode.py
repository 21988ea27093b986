"""Encoding views as observations, random choices, checked actions: compiled loops over a batch.

Compiled once for all games. Tables say what a game's views hold and where (observations.py).
"""

import numpy as np

from nekoban.core.luck import MULTIPLIER, WORD, WORD_BITS
from nekoban.core.record import Raw, SeatNumber

TO, FROM, COUNT, DISTANCE, ACROSS = 0, 1, 2, 3, 4  # columns of a plan
CLOSED, OPEN = 0, 1  # parts of a plan: read from what a seat sees of a state, and from the state itself
# Kinds of steps, in their order: sixteen bytes that lie together, one byte, a block of rows and fields;
# numbers of two bytes that lie together, at equal distances, or alone; then columns, by a number's width.
SIXTEEN, BYTE, BLOCK, PAIRS, PAIRS_APART, PAIR, COLUMN_1, COLUMN_2, COLUMN_4, END = range(10)
TOGETHER = 16  # bytes that are moved at once; those beyond a field are written over by later steps
EIGHT = 8  # numbers that are moved or looked at together
LEAST, MOST = -128, 127  # what an observation in int8 can hold
NO_LEAST, NO_MOST = -(2**31), 2**31 - 1  # in float32: every number of a record
RESET = -1  # as an action: start a new match in this row
HOLD = -2  # as an action: leave this row unchanged


def encode(
    view: Raw, seat: SeatNumber, plan: Raw, ends: Raw, turns: Raw, tables: Raw, out: Raw, low: int, high: int
) -> None:
    """Write one view, given as bytes, into the one row of `out`."""
    if not 0 <= seat < len(plan):
        raise IndexError("There is no such observer.")
    words = view.view(np.uint64)
    encode_row(words, words, seat, plan, ends, turns, tables, out, 0, low, high)


def encode_row(
    state: Raw, view: Raw, seat: SeatNumber, plan: Raw, ends: Raw, turns: Raw, tables: Raw, out: Raw,
    row: int, low: int, high: int,
) -> None:  # fmt: skip
    """Write what a seat sees as plain numbers into a row of `out`, the observer as seat 0.

    state: where everybody's knowledge is read; view: the rest, as this seat sees it. Both are records in
    numbers of eight bytes, and may be one. A plan says for each observer what goes where: first what is read
    from the view, then what is read from the state, each in the same kinds of steps, which begin at their
    entries in `ends`. low, high: what `out` can hold. Compiled without checks of indices (Layout checks
    plans), and no memory is taken here.
    """
    if ends[CLOSED, END] > 0:
        encode_part(view, plan[seat], ends[CLOSED], out, row, low, high)
    encode_part(state, plan[seat], ends[OPEN], out, row, low, high)
    out[row, 0] = seat
    turn_numbers(state.view(np.int8), turns[seat], tables[seat], out, row)


def encode_part(record: Raw, plan: Raw, ends: Raw, out: Raw, row: int, low: int, high: int) -> None:
    """What is read from one record, kind by kind."""
    narrow, middle = record.view(np.int8), record.view(np.int16)
    for step in range(ends[SIXTEEN], ends[BYTE]):
        move_bytes(out, row, plan[step, TO], narrow, plan[step, FROM])
    for step in range(ends[BYTE], ends[BLOCK]):
        out[row, plan[step, TO]] = narrow[plan[step, FROM]]
    for step in range(ends[BLOCK], ends[PAIRS]):
        to, across, place = plan[step, TO], plan[step, ACROSS], plan[step, FROM]
        distance, count = plan[step, DISTANCE], plan[step, COUNT]
        move_block(out, row, to, across, narrow, place, distance, count)
    for step in range(ends[PAIRS], ends[PAIRS_APART]):
        move_pairs(out, row, plan[step, TO], middle, plan[step, FROM], low, high)
    for step in range(ends[PAIRS_APART], ends[PAIR]):
        place, distance = plan[step, FROM], plan[step, DISTANCE]
        move_apart(out, row, plan[step, TO], middle, place, distance, low, high)
    for step in range(ends[PAIR], ends[COLUMN_1]):
        out[row, plan[step, TO]] = min(max(np.int64(middle[plan[step, FROM]]), low), high)
    encode_columns(narrow, middle, record.view(np.int32), plan, ends, out, row, low, high)


def encode_columns(
    narrow: Raw, middle: Raw, long: Raw, plan: Raw, ends: Raw, out: Raw, row: int, low: int, high: int
) -> None:
    """Numbers at equal distances, one by one: what is too few for the other kinds, or of four bytes."""
    for step in range(ends[COLUMN_1], ends[END]):
        to, place = np.int64(plan[step, TO]), np.int64(plan[step, FROM])
        count, distance = np.int64(plan[step, COUNT]), np.int64(plan[step, DISTANCE])
        if step < ends[COLUMN_2]:
            for index in range(count):
                out[row, to + index] = narrow[place + index * distance]
        elif step < ends[COLUMN_4]:
            for index in range(count):
                out[row, to + index] = min(max(np.int64(middle[place + index * distance]), low), high)
        else:
            for index in range(count):
                out[row, to + index] = min(max(np.int64(long[place + index * distance]), low), high)


def turn_numbers(narrow: Raw, turns: Raw, tables: Raw, out: Raw, row: int) -> None:
    """Change the numbers that name a seat or what turns like it: single ones, then eight at a time.

    Eights are read from the record once more: what was just written in other pieces cannot be read at once.
    """
    for step in range(1, turns[0, TO]):
        to = turns[step, TO]
        number = np.int64(out[row, to])
        if LEAST <= number <= MOST:
            out[row, to] = tables[turns[step, ACROSS], number - LEAST]
    for step in range(turns[0, TO], turns[0, FROM]):
        to, place, distance = (
            np.int64(turns[step, TO]),
            np.int64(turns[step, FROM]),
            np.int64(turns[step, DISTANCE]),
        )
        table = turns[step, ACROSS]
        for index in range(EIGHT):
            out[row, to + index] = tables[table, np.int64(narrow[place + index * distance]) - LEAST]


# --- numbers moved together; machine code for a CPU has together.py's in their place

MOVES = ("move_bytes", "move_pairs", "move_apart", "move_block")


def move_bytes(out: Raw, row: int, to: int, numbers: Raw, place: int) -> None:
    """Copy numbers of eight bits that need no limits into an observation."""
    for index in range(TOGETHER):
        out[row, to + index] = numbers[place + index]


def move_pairs(out: Raw, row: int, to: int, numbers: Raw, place: int, low: int, high: int) -> None:
    """Copy numbers of sixteen bits into an observation, within limits."""
    for index in range(EIGHT):
        out[row, to + index] = min(max(np.int64(numbers[place + index]), low), high)


def move_apart(
    out: Raw, row: int, to: int, numbers: Raw, place: int, distance: int, low: int, high: int
) -> None:
    """Copy numbers that lie apart from each other into an observation, within limits."""
    for index in range(EIGHT):
        out[row, to + index] = min(max(np.int64(numbers[place + index * distance]), low), high)


def move_block(
    out: Raw, row: int, to: int, across: int, numbers: Raw, place: int, distance: int, count: int
) -> None:
    """Adjacent fields of eight rows: eight numbers of the first, then `across` further those of the next."""
    for field in range(count):
        for index in range(EIGHT):
            out[row, to + field * across + index] = numbers[place + index * distance + field]


def copy_seen(states: Raw, row: int, hidden: Raw, seat: SeatNumber, spans: Raw, view: Raw) -> None:
    """What a seat sees of a state, eight bytes at a time. Blank is all ones: HIDDEN.

    spans: first and last of the numbers in which something may be hidden; the others are left as they are.
    """
    for span in range(len(spans)):
        for word in range(spans[span, 0], spans[span, 1]):
            view[word] = states[row, word] | hidden[seat, word]


def pick(lists: Raw, counts: Raw, lucks: Raw, out: Raw, row: int) -> None:
    """A random legal action for one row, which has its own luck; RESET if nothing is legal."""
    luck = lucks[row]
    luck = MULTIPLIER * (luck & WORD) + (luck >> WORD_BITS)
    lucks[row] = luck
    chosen = (((luck & WORD) ^ (luck >> WORD_BITS)) * counts[row]) >> WORD_BITS
    out[row] = lists[row, chosen] if counts[row] > 0 else RESET


def pick_all(lists: Raw, counts: Raw, lucks: Raw, out: Raw) -> None:
    """Pick a random move in every row of a batch."""
    for row in range(len(out)):
        pick(lists, counts, lucks, out, row)


def is_refused(row: int, actions: Raw, lists: Raw, counts: Raw) -> bool:
    """Whether a row's action is not legal, by the batch's own list."""
    action = actions[row]
    if HOLD <= action < 0:
        return False
    for index in range(counts[row]):
        if lists[row, index] == action:
            return False
    return True


def mark(masks: Raw, row: int, action: int, number: int) -> None:
    """Write an action's entry of a mask. What is listed is an action, so its place need not be checked."""
    masks[row, action] = number


PLAN = "uint16[:,:,::1],uint64[:,::1],uint16[:,:,::1],int16[:,:,::1]"


def signatures() -> dict[str, str]:
    """The argument types for which the functions of this module are compiled."""
    encoders = {
        f"encode {out}": f"void(uint8[::1],int64,{PLAN},{out}[:,::1],int64,int64)"
        for out in ("int8", "float32")
    }
    return encoders | {
        "pick_all": "void(int16[:,::1],int32[::1],int64[::1],int32[::1])",
    }
