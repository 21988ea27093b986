"""Kernels that sort matches by their keys: see sorting.py. The threads of a block count together."""

# ruff: noqa: F821
# pyright: reportUndefinedVariable=false
from nekoban.core.record import Raw
from nekoban.core.sorting import BLOCK, KEYS

SHARE = KEYS // BLOCK  # keys that each thread of a block looks after


def tally(keys: Raw, counts: Raw) -> None:
    """Kernel: the threads of a block count how often each key stands among its matches."""
    held = cuda.shared.array(KEYS, int32)
    thread, row = cuda.threadIdx.x, cuda.grid(1)
    for part in range(SHARE):
        held[part * BLOCK + thread] = 0
    cuda.syncthreads()
    if row < keys.shape[0]:
        cuda.atomic.add(held, keys[row], 1)
    cuda.syncthreads()
    for part in range(SHARE):
        key = part * BLOCK + thread
        if held[key] > 0:
            cuda.atomic.add(counts, key, held[key])


def starts(counts: Raw, cursors: Raw) -> None:
    """One block: each thread sums up its keys, and begins after the sums of the threads before it."""
    sums = cuda.shared.array(BLOCK, int32)
    thread = cuda.threadIdx.x
    total = 0
    for part in range(SHARE):
        total += counts[thread * SHARE + part]
    sums[thread] = total
    cuda.syncthreads()
    before = 0
    for other in range(thread):
        before += sums[other]
    for part in range(SHARE):
        key = thread * SHARE + part
        cursors[key] = before
        before += counts[key]
        counts[key] = 0


def place(keys: Raw, cursors: Raw, order: Raw) -> None:
    """A block takes room for all its matches of a key at once."""
    held = cuda.shared.array(KEYS, int32)
    firsts = cuda.shared.array(KEYS, int32)
    thread, row = cuda.threadIdx.x, cuda.grid(1)
    for part in range(SHARE):
        held[part * BLOCK + thread] = 0
    cuda.syncthreads()
    rank = 0
    if row < keys.shape[0]:
        rank = cuda.atomic.add(held, keys[row], 1)
    cuda.syncthreads()
    for part in range(SHARE):
        key = part * BLOCK + thread
        if held[key] > 0:
            firsts[key] = cuda.atomic.add(cursors, key, held[key])
    cuda.syncthreads()
    if row < keys.shape[0]:
        order[firsts[keys[row]] + rank] = row
