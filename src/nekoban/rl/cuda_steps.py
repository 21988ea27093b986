"""Kernels of a batch: see core/cuda_kernels.py, and gpu_steps.py for what a thread does."""

# ruff: noqa: F821
# pyright: reportUndefinedVariable=false
from typing import Any

from nekoban.rl import gpu_steps

step_one, is_refused, pick_one = gpu_steps.step, gpu_steps.is_refused, gpu_steps.pick


def step(
    columns: Any, fresh: Any, options: Any, hidden: Any, actions: Any, moves: Any, turned: Any, repeats: int,
    observers: Any, movers: Any, lists: Any, counts: Any, bits: Any, masks: Any, rewards: Any, results: Any,
    ended: Any, lucks: Any, picks: Any, plan: Any, ends: Any, tables: Any, small: Any, large: Any, done: Any,
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


def find_refused(actions: Any, bits: Any, found: Any) -> None:
    row = cuda.grid(1)
    if row < actions.shape[0] and is_refused(row, actions, bits):
        cuda.atomic.min(found, 0, row)


def pick_all(lists: Any, counts: Any, lucks: Any, picks: Any) -> None:
    row = cuda.grid(1)
    if row < picks.shape[0]:
        pick_one(lists, counts, lucks, picks, row)
