"""Kernels of a batch: see core/cuda_kernels.py, and gpu_steps.py for what a thread does."""

# ruff: noqa: F821
# pyright: reportUndefinedVariable=false
from nekoban.core.record import Raw
from nekoban.rl import gpu_steps
from nekoban.rl.arrays import Kept, Shown, Table

step_one, is_refused, pick_one = gpu_steps.step, gpu_steps.is_refused, gpu_steps.pick


def step(columns: Raw, table: Table, kept: Kept, shown: Shown, done: Raw) -> None:
    row = cuda.grid(1)
    if row < done.shape[0]:
        memory = cuda.local.array((1, WORDS), uint64)
        blank = cuda.local.array(WORDS, uint64)
        step_one(row, memory, blank, columns, table, kept, shown, done)


def find_refused(actions: Raw, lists: Raw, counts: Raw, found: Raw) -> None:
    row = cuda.grid(1)
    if row < actions.shape[0] and is_refused(row, actions, lists, counts):
        cuda.atomic.min(found, 0, row)


def pick_all(lists: Raw, counts: Raw, lucks: Raw, picks: Raw) -> None:
    row = cuda.grid(1)
    if row < picks.shape[0]:
        pick_one(lists, counts, lucks, picks, row)
