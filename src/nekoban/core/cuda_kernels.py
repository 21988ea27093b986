"""Kernels of a GPU: a thread finds its match, takes memory of its own, and does what kernels.py says.

Compiled by gpu.py, which binds `cuda`, its kinds of numbers, WORDS (of a state) and ROOM (of a list).

`choose_held` and `make_held` are for small states; cuda_parted.py has those for larger ones. Rows that belong
to neighbouring threads lie anywhere in memory, and one instruction that reads a number of each asks for 32
places. So the threads of a warp copy their rows together, one after the other, and back when all are done. A
thread that meets a fault copies nothing back, so that the rows of its warp are no longer whole; that a match
has stopped is told as always.
"""

# ruff: noqa: F821
# pyright: reportUndefinedVariable=false
from nekoban.core import kernels
from nekoban.core.cuda_sorting import place, starts, tally
from nekoban.core.record import Raw
from nekoban.core.sorting import HELD_BLOCK, WARP

__all__ = ["choose_held", "judge", "make_held", "place", "starts", "tally", "wander"]

play_on, choose_one, make_one, judge_one = kernels.wander, kernels.choose, kernels.make, kernels.judge


def wander(words: Raw, fresh: Raw, options: Raw, steps: int, done: Raw) -> None:
    """Kernel: each thread plays random moves in one match."""
    row = cuda.grid(1)
    if row < words.shape[1]:
        memory = cuda.local.array(WORDS, uint64)
        out = cuda.local.array(ROOM, int16)
        play_on(row, memory, out, words, fresh, options, steps, done)


def choose_held(words: Raw, order: Raw, fresh: Raw, options: Raw, picks: Raw, keys: Raw, done: Raw) -> None:
    """Kernel, first phase: each thread chooses a move, with the states in memory that its block shares."""
    held = cuda.shared.array((HELD_BLOCK, WORDS), uint64)
    take_rows(words, order, held)
    number = cuda.grid(1)
    if number < order.shape[0] and done[order[number]]:
        row = order[number]
        out = cuda.local.array(ROOM, int16)
        choose_one(row, held[cuda.threadIdx.x], out, fresh, options, picks, keys, done)
    bring_rows(words, order, held)


def make_held(words: Raw, order: Raw, places: Raw, picks: Raw, keys: Raw, made: Raw, done: Raw) -> None:
    """Kernel, second phase: each thread makes its move, with the states in memory that its block shares."""
    held = cuda.shared.array((HELD_BLOCK, WORDS), uint64)
    take_rows(words, order, held)
    number = cuda.grid(1)
    if number < order.shape[0] and done[order[number]]:
        row = order[number]
        make_one(row, held[cuda.threadIdx.x], places, picks, keys, made, done)
    bring_rows(words, order, held)


def take_rows(words: Raw, order: Raw, held: Raw) -> None:
    """Copy the rows of a warp's matches to where its threads work on them."""
    lane, first = cuda.threadIdx.x % WARP, cuda.threadIdx.x // WARP * WARP
    begin = cuda.grid(1) - lane
    for part in range(lane, WARP * WORDS, WARP):
        number = part // WORDS
        if begin + number < order.shape[0]:
            word = part - number * WORDS
            held[first + number, word] = words[order[begin + number], word]
    cuda.syncwarp()


def bring_rows(words: Raw, order: Raw, held: Raw) -> None:
    """Copy them back, when all threads of the warp have come so far."""
    cuda.syncwarp()
    lane, first = cuda.threadIdx.x % WARP, cuda.threadIdx.x // WARP * WARP
    begin = cuda.grid(1) - lane
    for part in range(lane, WARP * WORDS, WARP):
        number = part // WORDS
        if begin + number < order.shape[0]:
            word = part - number * WORDS
            words[order[begin + number], word] = held[first + number, word]


def judge(words: Raw, made: Raw, won: Raw, points: Raw) -> None:
    """Kernel: each thread finds who has won one match, and the points."""
    row = cuda.grid(1)
    if row < words.shape[0]:
        judge_one(row, words[row], made, won, points)
