"""Kernels of a batch: see core/cuda_kernels.py, and gpu_steps.py for what a thread does."""

# ruff: noqa: F821
# pyright: reportUndefinedVariable=false
from nekoban.core.record import Raw
from nekoban.rl import gpu_steps

step_one, is_refused, pick_one = gpu_steps.step, gpu_steps.is_refused, gpu_steps.pick


def step(
    columns: Raw, fresh: Raw, options: Raw, hidden: Raw, actions: Raw, moves: Raw, turned: Raw, repeats: int,
    observers: Raw, movers: Raw, lists: Raw, counts: Raw, bits: Raw, masks: Raw, rewards: Raw, results: Raw,
    ended: Raw, lucks: Raw, picks: Raw, plan: Raw, ends: Raw, tables: Raw, small: Raw, large: Raw, done: Raw,
) -> None:  # fmt: skip
    row = cuda.grid(1)
    if row < actions.shape[0]:
        memory = cuda.local.array((1, WORDS), uint64)
        blank = cuda.local.array(WORDS, uint64)
        step_one(
            row, memory, blank, columns, fresh, options, hidden, actions, moves, turned, repeats, observers,
            movers, lists, counts, bits, masks, rewards, results, ended, lucks, picks, plan, ends, tables,
            small, large, done,
        )  # fmt: skip


def find_refused(actions: Raw, bits: Raw, found: Raw) -> None:
    row = cuda.grid(1)
    if row < actions.shape[0] and is_refused(row, actions, bits):
        cuda.atomic.min(found, 0, row)


def pick_all(lists: Raw, counts: Raw, lucks: Raw, picks: Raw) -> None:
    row = cuda.grid(1)
    if row < picks.shape[0]:
        pick_one(lists, counts, lucks, picks, row)
