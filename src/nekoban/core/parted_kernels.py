"""The two phases of a decision (kernels.py) for states in parts (parting.py), and the start of new matches.

`state` is made of its parts by the kernel (`joined`). A new match writes what is alike in all matches into
memory that nobody reads: there it is already.
"""

# ruff: noqa: F821
# pyright: reportUndefinedVariable=false
import numpy as np

from nekoban.core.events import hush
from nekoban.core.luck import roll
from nekoban.core.record import Raw
from nekoban.core.sorting import OVER_KEY, move_key


def copy_words(row: Raw, words: Raw) -> None:
    """Copy the words of a part of a state."""
    for word in range(len(row)):
        row[word] = words[word]


def begin(state: Raw, near: Raw, own: Raw, fresh_near: Raw, fresh_own: Raw, options: Raw) -> None:
    """Begin a new match; its luck goes on from where the last one left it."""
    luck = state.luck
    copy_words(near, fresh_near)
    copy_words(own, fresh_own)
    state.luck = luck
    setup(state, options.view(OPTIONS)[0])


def choose(row: int, state: Raw, out: Raw, picks: Raw, keys: Raw, done: Raw) -> None:
    """Choose a legal move by chance."""
    done[row] = 0
    count = legal(state, out)
    hush(state)
    move = out[roll(state, count)]
    picks[row] = move
    keys[row] = move_key(move)
    done[row] = 1


def make(row: int, state: Raw, memory: Raw, places: Raw, picks: Raw, keys: Raw, made: Raw, done: Raw) -> None:
    """Make the chosen move. memory: the near part; made: how many moves the match has had."""
    done[row] = 0
    play(state, picks[row])
    keys[row] = key_of(state, memory, places)
    made[row] += 1
    done[row] = 1


def key_of(state: Raw, memory: Raw, places: Raw) -> int:
    """As sorting.work_key does it. places: of the near part."""
    if state.to_move < 0:
        return OVER_KEY
    small, seat = memory.view(np.int8), int(state.to_move)
    first = min(max(small[places[0, 0] + seat * places[0, 1]], 0), 15)
    second = min(max(small[places[1, 0] + seat * places[1, 1]], 0), 7)
    third = min(max(small[places[2, 0] + seat * places[2, 1]], 0), 7)
    return min(first * 64 + second * 8 + third, OVER_KEY - 1)


# --- on a CPU


def begin_all(
    unread: Raw, near: Raw, own: Raw, fresh_near: Raw, fresh_own: Raw, options: Raw, done: Raw
) -> None:
    """The same for all matches, one after the other. LAYOUT: a number, that of these parts alone."""
    for row in range(len(near) * LAYOUT // LAYOUT):
        if done[row]:
            state = joined(near[row], own[row], unread)
            if state.to_move < 0:
                begin(state, near[row], own[row], fresh_near, fresh_own, options)


def choose_all(
    out: Raw, near: Raw, own: Raw, alike: Raw, which: Raw, order: Raw, picks: Raw, keys: Raw, done: Raw
) -> None:
    """The first phase for all matches one after the other, as a CPU does it in tests."""
    for row in order[: len(order) * LAYOUT // LAYOUT]:
        if done[row]:
            choose(row, joined(near[row], own[row], alike[which[row]]), out, picks, keys, done)


def make_all(
    near: Raw, own: Raw, alike: Raw, which: Raw, order: Raw, places: Raw, picks: Raw, keys: Raw, made: Raw,
    done: Raw,
) -> None:  # fmt: skip
    """The second phase for all matches one after the other, as a CPU does it in tests."""
    for row in order[: len(order) * LAYOUT // LAYOUT]:
        if done[row]:
            state = joined(near[row], own[row], alike[which[row]])
            make(row, state, near[row], places, picks, keys, made, done)


def signatures() -> dict[str, str]:
    """The types with which each function of this module is compiled."""
    rows, row, raw, few, wide = "uint64[:,::1]", "int32[::1]", "uint8[::1]", "int16[::1]", "uint64[::1]"
    table = "int32[:,::1]"
    return {
        "begin": f"void({rows},{rows},{wide},{wide},{raw},{raw})",
        "choose": f"void({rows},{rows},{rows},{few},{row},{few},{few},{raw})",
        "make": f"void({rows},{rows},{rows},{few},{row},{table},{few},{few},{row},{raw})",
    }
