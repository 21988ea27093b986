"""A step of a batch for one match, as a thread of a GPU takes it. See core/kernels.py and steps.py.

The very functions that step a batch on a CPU work on a match that a thread has copied to memory of its own.
"""

# ruff: noqa: F821
# pyright: reportUndefinedVariable=false
import numpy as np

from nekoban.core.argument_types import Signature
from nekoban.core.encode import is_refused, pick
from nekoban.core.kernels import fetch, store
from nekoban.core.record import Raw
from nekoban.rl.arrays import Kept, Shown, Table
from nekoban.rl.steps import act, clear, observe


def step(
    row: int, memory: Raw, blank: Raw, columns: Raw, table: Table, kept: Kept, shown: Shown, done: Raw
) -> None:
    """Make a match's action and write what its next decider may see and do. memory has one row."""
    done[row] = 0
    clear(shown, row, row + 1)
    fetch(columns, row, memory[0])
    state = memory[0].view(STATE)[0]
    if act(state, memory, 0, table, kept, shown, row):
        observe(state, memory, 0, table, kept, shown, row, blank)
        store(columns, row, memory[0])
    done[row] = 1


def step_all(
    memory: Raw, blank: Raw, columns: Raw, table: Table, kept: Kept, shown: Shown, done: Raw
) -> None:
    """All matches, one after the other."""
    for row in range(len(done)):
        step(row, memory, blank, columns, table, kept, shown, done)


def pick_all_all(lists: Raw, counts: Raw, lucks: Raw, picks: Raw) -> None:
    for row in range(len(picks)):
        pick(lists, counts, lucks, picks, row)


def find_refused_all(actions: Raw, lists: Raw, counts: Raw, found: Raw) -> None:
    for row in range(len(actions) - 1, -1, -1):
        if is_refused(row, actions, lists, counts):
            found[0] = row


def scratch(game: Raw) -> dict[str, tuple[Raw, ...]]:
    """What a thread of a GPU has of its own, by kernel."""
    words = game.state.dtype.itemsize // 8
    return {"step": (np.zeros((1, words), np.uint64), np.zeros(words, np.uint64))}


def signatures() -> dict[str, Signature]:
    """The types at which these are compiled, for either machine."""
    return {
        "step": ("uint64[:,::1]", Table, Kept, Shown, "uint8[::1]"),
        "find_refused": "void(int64[::1],int16[:,::1],int32[::1],int64[::1])",
        "pick_all": "void(int16[:,::1],int32[::1],int64[::1],int32[::1])",
    }
