"""Compiled loops over a batch that know no game: views to numbers, random choices, a check of actions.

Compiled once for all games. What a game's views hold, and where, comes in as tables (observations.py).
"""

from typing import Any

import numpy as np

from nekoban.core.luck import MULTIPLIER, WORD, WORD_BITS

TO, FROM, COUNT, STEP, SHIFT, TABLE = 0, 1, 2, 3, 4, 5  # columns of a run; 1 << SHIFT: the bytes of a number
COLUMNS = 6
PLAIN = 0  # the table of numbers that stay as they are
ALL_LEGAL = -1


def encode(
    views: Any, size: int, observers: Any, runs: Any, tables: Any, out: Any, low: int, high: int,
    first: int, last: int,
) -> None:  # fmt: skip
    """Write the views of rows first to last as plain numbers, the observer as seat 0.

    views: records of `size` bytes; runs: for every observer rows of (to, from, count, step, shift, table);
    tables: for every observer what a number becomes that names a seat; low, high: what `out` can hold.
    """
    narrow, middle, wide = views.view(np.int8), views.view(np.int16), views.view(np.int32)
    for row in range(first, last):
        seat = observers[row]
        out[row, 0] = seat
        for run in range(runs.shape[1]):
            to, count, table = runs[seat, run, TO], runs[seat, run, COUNT], runs[seat, run, TABLE]
            shift = runs[seat, run, SHIFT]
            place = (row * size + runs[seat, run, FROM]) >> shift  # records are aligned
            step = runs[seat, run, STEP] >> shift
            if shift == 0 and table == PLAIN:
                for index in range(count):
                    out[row, to + index] = narrow[place + index * step]
                continue
            for index in range(count):
                if shift == 0:
                    number = np.int64(narrow[place + index * step])
                elif shift == 1:
                    number = np.int64(middle[place + index * step])
                else:
                    number = np.int64(wide[place + index * step])
                if table != PLAIN and number >= 0:
                    number = np.int64(tables[seat, table, number])
                out[row, to + index] = min(max(number, low), high)


def choose(lists: Any, counts: Any, lucks: Any, out: Any) -> None:
    """A legal action for every row by chance; 0 where a row has none."""
    for row in range(len(out)):
        luck = lucks[row]
        luck = MULTIPLIER * (luck & WORD) + (luck >> WORD_BITS)
        lucks[row] = luck
        pick = (((luck & WORD) ^ (luck >> WORD_BITS)) * counts[row]) >> WORD_BITS
        out[row] = lists[row, pick] if counts[row] > 0 else 0


def first_illegal(actions: Any, masks: Any) -> int:
    """The first row whose action is not legal, or ALL_LEGAL. Negative actions are orders, not moves."""
    for row in range(len(actions)):
        action = actions[row]
        if action >= masks.shape[1] or (action >= 0 and masks[row, action] == 0):
            return row
    return ALL_LEGAL


def signatures() -> dict[str, list[str]]:
    """The types at which these are compiled."""
    shared = "uint8[::1],int64,int16[::1],int32[:,:,::1],int16[:,:,::1]"
    return {
        "encode": [f"void({shared},{out}[:,::1],int64,int64,int64,int64)" for out in ("int8", "float32")],
        "choose": ["void(int16[:,::1],int32[::1],int64[::1],int32[::1])"],
        "first_illegal": ["int64(int32[::1],int8[:,::1])"],
    }
