"""A step of a batch for one match, as a thread of a GPU takes it. See core/kernels.py and steps.py.

The very functions that step a batch on a CPU work on a match's row. A step has two phases, `act` and `look`;
matches are sorted before each (core/sorting.py).
"""

# ruff: noqa: F821
# pyright: reportUndefinedVariable=false
import numpy as np

from nekoban.core import sorting
from nekoban.core.argument_types import Signature
from nekoban.core.encode import is_refused, pick
from nekoban.core.record import Raw
from nekoban.core.sorting import OVER_KEY, move_key, work_key
from nekoban.rl.arrays import Kept, Shown, Table
from nekoban.rl.steps import clear, go_on, make_action, observe

tally_all, starts_all, place_all = sorting.tally_all, sorting.starts_all, sorting.place_all


def action_key(row: int, words: Raw, table: Table, kept: Kept) -> int:
    """What matches are sorted by before they make their actions. RESET and HOLD come last."""
    action = kept.actions[row]
    if action < 0:
        return OVER_KEY
    return move_key(table.moves[words[row].view(STATE)[0].to_move, action])


def act(
    row: int, words: Raw, places: Raw, table: Table, kept: Kept, shown: Shown, keys: Raw, done: Raw
) -> None:
    """Make a match's action. done, as in core/kernels.py: of this phase, then of the next."""
    done[row] = 0
    clear(shown, row, row + 1)
    make_action(words[row].view(STATE)[0], table, kept, shown, row)
    keys[row] = work_key(words[row], places)
    done[row] = 1


def look(row: int, words: Raw, blank: Raw, table: Table, kept: Kept, shown: Shown, done: Raw) -> None:
    """Begin a new match where one is due, and write what the next decider may see and do."""
    done[row] = 0
    state = words[row].view(STATE)[0]
    go_on(state, words, table, kept, shown, row)
    observe(state, words, table, kept, shown, row, blank)
    done[row] = 1


# --- on a CPU


def mark_actions_all(words: Raw, table: Table, kept: Kept, keys: Raw) -> None:
    """The keys of all rows' actions, one after the other, as a CPU does it in tests."""
    for row in range(len(keys)):
        keys[row] = action_key(row, words, table, kept)


def act_all(
    words: Raw, order: Raw, places: Raw, table: Table, kept: Kept, shown: Shown, keys: Raw, done: Raw
) -> None:
    """The actions of all rows, one after the other, as a CPU does it in tests."""
    for row in order:
        act(row, words, places, table, kept, shown, keys, done)


def look_all(blank: Raw, words: Raw, order: Raw, table: Table, kept: Kept, shown: Shown, done: Raw) -> None:
    """The views of rows that have begun anew, one after the other."""
    for row in order:
        if done[row]:
            look(row, words, blank, table, kept, shown, done)


def pick_all_all(lists: Raw, counts: Raw, lucks: Raw, picks: Raw) -> None:
    """A random action for every row, one after the other."""
    for row in range(len(picks)):
        pick(lists, counts, lucks, picks, row)


def find_refused_all(actions: Raw, lists: Raw, counts: Raw, found: Raw) -> None:
    """The first row whose action is not legal, found by one thread."""
    for row in range(len(actions) - 1, -1, -1):
        if is_refused(row, actions, lists, counts):
            found[0] = row


def scratch(game: Raw) -> dict[str, tuple[Raw, ...]]:
    """What a thread of a GPU has of its own, by kernel."""
    return {"look": (np.zeros(game.state.dtype.itemsize // 8, np.uint64),)}


def signatures() -> dict[str, Signature]:
    """The types at which these are compiled, for either machine."""
    words, order, keys, done = "uint64[:,::1]", "int32[::1]", "int16[::1]", "uint8[::1]"
    return {
        "mark_actions": (words, Table, Kept, keys),
        "act": (words, order, "int32[:,::1]", Table, Kept, Shown, keys, done),
        "look": (words, order, Table, Kept, Shown, done),
        "find_refused": "void(int64[::1],int16[:,::1],int32[::1],int64[::1])",
        "pick_all": "void(int16[:,::1],int32[::1],int64[::1],int32[::1])",
        **sorting.signatures(),
    }
