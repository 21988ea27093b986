"""A step of a batch for one match, as a thread of a GPU takes it. See core/kernels.py and steps.py.

What one match has, of all arrays of a batch, is handed to the very function that steps a batch on a CPU, as a
batch of one.
"""

# pyright: reportUndefinedVariable=false
import numpy as np

from nekoban.core.kernels import deal_anew, store
from nekoban.core.record import Raw
from nekoban.rl.encode import BITS, HOLD, is_marked, pick
from nekoban.rl.steps import advance_rows


def begin_one(states: Raw, state: Raw, fresh: Raw, options: Raw, masks: Raw, row: int) -> None:
    """`begin` of steps.py where a match's words are a thread's own memory."""
    for action in range(masks.shape[1]):
        masks[row, action] = 0
    deal_anew(states.view(np.uint64), fresh, options)


def step(
    row: int, memory: Raw, blank: Raw, columns: Raw, fresh: Raw, options: Raw, hidden: Raw, actions: Raw,
    moves: Raw, turned: Raw, repeats: int, observers: Raw, movers: Raw, lists: Raw, counts: Raw, bits: Raw,
    masks: Raw, rewards: Raw, results: Raw, ended: Raw, lucks: Raw, picks: Raw, plan: Raw, ends: Raw,
    tables: Raw, small: Raw, large: Raw, done: Raw,
) -> None:  # fmt: skip
    """Make a match's action and write what its next decider may see and do. memory has one row."""
    one = slice(row, row + 1)
    done[row] = 0
    for word in range(memory.shape[1]):
        memory[0, word] = columns[word, row]
    advance_rows(
        memory[0].view(np.uint8), memory, fresh, options, hidden, actions[one], moves, turned, repeats,
        observers[one], movers[one], lists[one], counts[one], bits[one], masks[one], rewards[one],
        results[one], ended[one], lucks[one], picks[one], plan, ends, tables, small[one], large[one], 0, 1,
        blank,
    )  # fmt: skip
    if actions[row] != HOLD:
        store(columns, row, memory[0])
    done[row] = 1


def is_refused(row: int, actions: Raw, bits: Raw) -> bool:
    """Whether a match's action is not legal. RESET and HOLD always are."""
    action = actions[row]
    if action < 0 or action >= bits.shape[1] * BITS:
        return not HOLD <= action < 0
    return not is_marked(bits, row, action)


def step_all(
    memory: Raw, blank: Raw, columns: Raw, fresh: Raw, options: Raw, hidden: Raw, actions: Raw, moves: Raw,
    turned: Raw, repeats: int, observers: Raw, movers: Raw, lists: Raw, counts: Raw, bits: Raw, masks: Raw,
    rewards: Raw, results: Raw, ended: Raw, lucks: Raw, picks: Raw, plan: Raw, ends: Raw, tables: Raw,
    small: Raw, large: Raw, done: Raw,
) -> None:  # fmt: skip
    """All matches, one after the other."""
    for row in range(len(actions)):
        step(
            row, memory, blank, columns, fresh, options, hidden, actions, moves, turned, repeats, observers,
            movers, lists, counts, bits, masks, rewards, results, ended, lucks, picks, plan, ends, tables,
            small, large, done,
        )  # fmt: skip


def pick_all_all(lists: Raw, counts: Raw, lucks: Raw, picks: Raw) -> None:
    for row in range(len(picks)):
        pick(lists, counts, lucks, picks, row)


def find_refused_all(actions: Raw, bits: Raw, found: Raw) -> None:
    for row in range(len(actions) - 1, -1, -1):
        if is_refused(row, actions, bits):
            found[0] = row


def scratch(game: Raw) -> dict[str, tuple[Raw, ...]]:
    """What a thread of a GPU has of its own, by kernel."""
    words = game.state.dtype.itemsize // 8
    return {"step": (np.zeros((1, words), np.uint64), np.zeros(words, np.uint64))}


def signatures() -> dict[str, str]:
    """The types at which these are compiled, for either machine."""
    small, table, wide, words = "int16[::1]", "int16[:,::1]", "uint64[:,::1]", "uint64[::1]"
    states = f"{wide},{words},uint8[::1],{wide},int64[::1],{table},{table},int64"
    shown = f"{small},{small},{table},int32[::1],{wide},int8[:,::1],float32[:,::1],int32[:,::1],uint8[::1]"
    plans = "uint16[:,:,::1],uint64[::1],int16[:,:,::1]"
    given = f"{states},{shown},int64[::1],int32[::1],{plans},int8[:,::1],float32[:,::1],uint8[::1]"
    return {
        "step": f"void({given})",
        "find_refused": f"void(int64[::1],{wide},int64[::1])",
        "pick_all": f"void({table},int32[::1],int64[::1],int32[::1])",
    }
