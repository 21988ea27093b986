"""Compiled loops over a batch that work for any game: encoding views, random choices, checking actions.

Compiled once for all games. Tables say what a game's views hold and where (observations.py).
"""

import numpy as np

from nekoban.core.luck import MULTIPLIER, WORD, WORD_BITS
from nekoban.core.record import Raw, SeatNumber

TO, FROM, COUNT, DISTANCE = 0, 1, 2, 3  # columns of a plan
LEAST, MOST = -128, 127  # what an observation in int8 can hold
NO_LEAST, NO_MOST = -(2**31), 2**31 - 1  # in float32: every number of a record
ALL_LEGAL = -1
BITS = 64  # legal actions are bits of such numbers
SHIFT, LOW, ONE = np.uint64(6), np.uint64(63), np.uint64(1)  # to find an action's number, and its place there
RESET = -1  # as an action: start a new match in this row
HOLD = -2  # as an action: leave this row unchanged


def encode(
    view: Raw, seat: SeatNumber, plan: Raw, ends: Raw, tables: Raw, out: Raw, low: int, high: int
) -> None:
    """Write one view, given as bytes, into the one row of `out`."""
    if not 0 <= seat < len(plan):
        raise IndexError("There is no such observer.")
    narrow, middle, long = view.view(np.int8), view.view(np.int16), view.view(np.int32)
    encode_row(narrow, middle, long, seat, plan, ends, tables, out, 0, low, high)


def encode_row(
    narrow: Raw, middle: Raw, long: Raw, seat: SeatNumber, plan: Raw, ends: Raw, tables: Raw, out: Raw,
    row: int, low: int, high: int,
) -> None:  # fmt: skip
    """Write a view as plain numbers into a row of `out`, the observer as seat 0.

    The view is given as numbers of one, two and four bytes. For each observer a plan has seven kinds of
    steps, each up to its entry in `ends`: eight bytes (to, from), four bytes, one byte; then columns (to,
    from, count, distance) of bytes, of numbers of two bytes and of four, both in such numbers; and numbers
    that name a seat or what turns like it (to, table, count). low, high: what `out` can hold. Compiled
    without checks of indices (Layout checks plans), and no array is made here. Bytes that lie together are
    all read before the first is written: so the compiler moves them as one number.
    """
    out[row, 0] = seat
    for step in range(ends[0]):
        to, place = plan[seat, step, TO], plan[seat, step, FROM]
        a, b, c, d = narrow[place], narrow[place + 1], narrow[place + 2], narrow[place + 3]
        e, f, g, h = narrow[place + 4], narrow[place + 5], narrow[place + 6], narrow[place + 7]
        out[row, to], out[row, to + 1], out[row, to + 2], out[row, to + 3] = a, b, c, d
        out[row, to + 4], out[row, to + 5], out[row, to + 6], out[row, to + 7] = e, f, g, h
    for step in range(ends[0], ends[1]):
        to, place = plan[seat, step, TO], plan[seat, step, FROM]
        a, b, c, d = narrow[place], narrow[place + 1], narrow[place + 2], narrow[place + 3]
        out[row, to], out[row, to + 1], out[row, to + 2], out[row, to + 3] = a, b, c, d
    for step in range(ends[1], ends[2]):
        out[row, plan[seat, step, TO]] = narrow[plan[seat, step, FROM]]
    for step in range(ends[2], ends[5]):
        to, place = np.int64(plan[seat, step, TO]), np.int64(plan[seat, step, FROM])
        count, distance = np.int64(plan[seat, step, COUNT]), np.int64(plan[seat, step, DISTANCE])
        if step < ends[3]:
            for index in range(count):
                out[row, to + index] = narrow[place + index * distance]
        elif step < ends[4]:
            for index in range(count):
                out[row, to + index] = min(max(np.int64(middle[place + index * distance]), low), high)
        else:
            for index in range(count):
                out[row, to + index] = min(max(np.int64(long[place + index * distance]), low), high)
    for step in range(ends[5], ends[6]):
        to, table = np.int64(plan[seat, step, TO]), np.int64(plan[seat, step, FROM])
        for index in range(to, to + np.int64(plan[seat, step, COUNT])):
            number = np.int64(out[row, index])
            if LEAST <= number <= MOST:
                out[row, index] = tables[seat, table, number - LEAST]


def copy_seen(states: Raw, row: int, hidden: Raw, seat: SeatNumber, spans: Raw, view: Raw) -> None:
    """A state without what is hidden from a seat, eight bytes at a time. Blank is all ones: HIDDEN.

    spans: first and last of the numbers that observations are made from; the others are left as they are.
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
    for row in range(len(out)):
        pick(lists, counts, lucks, out, row)


def first_illegal(actions: Raw, bits: Raw, picks: Raw) -> int:
    """The first row whose action is not legal, or ALL_LEGAL. RESET and HOLD always are.

    What was picked for a row is legal there: its bits, which another core has written, need not be fetched.
    """
    for row in range(len(actions)):
        action = actions[row]
        if action == picks[row]:
            continue
        if not HOLD <= action < bits.shape[1] * BITS or (action >= 0 and not is_marked(bits, row, action)):
            return row
    return ALL_LEGAL


def mark(bits: Raw, row: int, action: int) -> None:
    """Set an action's bit. These bits are the batch's own compact record of what is legal."""
    bits[row, np.uint64(action) >> SHIFT] |= ONE << (np.uint64(action) & LOW)


def is_marked(bits: Raw, row: int, action: int) -> bool:
    return bits[row, np.uint64(action) >> SHIFT] >> (np.uint64(action) & LOW) & ONE == ONE


PLAN = "uint16[:,:,::1],uint64[::1],int16[:,:,::1]"


def signatures() -> dict[str, str]:
    """The argument types for which these are compiled."""
    encoders = {
        f"encode {out}": f"void(uint8[::1],int64,{PLAN},{out}[:,::1],int64,int64)"
        for out in ("int8", "float32")
    }
    return encoders | {
        "pick_all": "void(int16[:,::1],int32[::1],int64[::1],int32[::1])",
        "first_illegal": "int64(int64[::1],uint64[:,::1],int32[::1])",
    }
