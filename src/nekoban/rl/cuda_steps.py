"""Kernels of a batch: see core/cuda_kernels.py, and gpu_steps.py for what a thread does."""

# ruff: noqa: F821
# pyright: reportUndefinedVariable=false
from nekoban.core.cuda_sorting import place, starts, tally
from nekoban.core.record import Raw
from nekoban.rl import gpu_steps
from nekoban.rl.arrays import Kept, Shown, Table

__all__ = ["act", "find_refused", "look", "mark_actions", "pick_all", "place", "starts", "tally"]

action_key, act_one, look_one = gpu_steps.action_key, gpu_steps.act, gpu_steps.look
is_refused, pick_one = gpu_steps.is_refused, gpu_steps.pick


def mark_actions(words: Raw, table: Table, kept: Kept, keys: Raw) -> None:
    """Kernel of a batch: the key of each row's action, by which rows are sorted."""
    row = cuda.grid(1)
    if row < keys.shape[0]:
        keys[row] = action_key(row, words, table, kept)


def act(
    words: Raw, order: Raw, places: Raw, table: Table, kept: Kept, shown: Shown, keys: Raw, done: Raw
) -> None:
    """Kernel of a batch: each thread makes the action of its row."""
    number = cuda.grid(1)
    if number < order.shape[0]:
        act_one(order[number], words, places, table, kept, shown, keys, done)


def look(words: Raw, order: Raw, table: Table, kept: Kept, shown: Shown, done: Raw) -> None:
    """Kernel of a batch: each thread writes the view of a row that has begun anew."""
    number = cuda.grid(1)
    if number < order.shape[0] and done[order[number]]:
        blank = cuda.local.array(WORDS, uint64)
        look_one(order[number], words, blank, table, kept, shown, done)


def find_refused(actions: Raw, lists: Raw, counts: Raw, found: Raw) -> None:
    """Kernel of a batch: the first row whose action is not legal."""
    row = cuda.grid(1)
    if row < actions.shape[0] and is_refused(row, actions, lists, counts):
        cuda.atomic.min(found, 0, row)


def pick_all(lists: Raw, counts: Raw, lucks: Raw, picks: Raw) -> None:
    """Kernel of a batch: a random action for each row."""
    row = cuda.grid(1)
    if row < picks.shape[0]:
        pick_one(lists, counts, lucks, picks, row)
