"""Kernels for states in parts: a thread finds its match and does what parted_kernels.py says.

The threads of a warp copy the near parts of their matches together into memory that they share, and back when
all are done. All requests are under way at once, and each is for neighbouring numbers. A thread that meets a
fault copies nothing back, so that the near parts of its warp are no longer whole; that a match has stopped is
told as always.
"""

# ruff: noqa: F821
# pyright: reportUndefinedVariable=false
from nekoban.core import parted_kernels
from nekoban.core.record import Raw
from nekoban.core.sorting import WARP

begin_one, choose_one, make_one = parted_kernels.begin, parted_kernels.choose, parted_kernels.make


def begin(near: Raw, own: Raw, fresh_near: Raw, fresh_own: Raw, options: Raw, done: Raw) -> None:
    """Kernel: each thread deals a new match into its parts where the old one is over."""
    row = cuda.grid(1)
    if row < near.shape[0] and done[row]:
        mine = cuda.local.array(ALIKE_WORDS, uint64)
        state = joined(near[row], own[row], mine)
        if state.to_move < 0:
            done[row] = 0
            begin_one(state, near[row], own[row], fresh_near, fresh_own, options)
            done[row] = 1


def choose_held(
    near: Raw, own: Raw, alike: Raw, which: Raw, order: Raw, picks: Raw, keys: Raw, done: Raw
) -> None:
    """Kernel, first phase, for states in parts that lie in memory shared by a warp."""
    held = cuda.shared.array((WARP, NEAR_WORDS), uint64)
    take_rows(near, order, held)
    number = cuda.grid(1)
    if number < order.shape[0] and done[order[number]]:
        row = order[number]
        out = cuda.local.array(ROOM, int16)
        state = joined(held[cuda.threadIdx.x], own[row], alike[which[row]])
        choose_one(row, state, out, picks, keys, done)
    bring_rows(near, order, held)


def make_held(
    near: Raw,
    own: Raw,
    alike: Raw,
    which: Raw,
    order: Raw,
    places: Raw,
    picks: Raw,
    keys: Raw,
    made: Raw,
    done: Raw,
) -> None:
    """Kernel, second phase, for states in parts that lie in memory shared by a warp."""
    held = cuda.shared.array((WARP, NEAR_WORDS), uint64)
    take_rows(near, order, held)
    number = cuda.grid(1)
    if number < order.shape[0] and done[order[number]]:
        row = order[number]
        mine = held[cuda.threadIdx.x]
        state = joined(mine, own[row], alike[which[row]])
        make_one(row, state, mine, places, picks, keys, made, done)
    bring_rows(near, order, held)


def take_rows(near: Raw, order: Raw, held: Raw) -> None:
    """Copy the rows of a warp's matches to where its threads work on them: all are under way at once."""
    lane = cuda.threadIdx.x
    begin = cuda.grid(1) - lane
    for part in range(lane, WARP * NEAR_WORDS, WARP):
        number = part // NEAR_WORDS
        if begin + number < order.shape[0]:
            copy_ahead(
                held,
                number,
                part - number * NEAR_WORDS,
                near,
                order[begin + number],
                part - number * NEAR_WORDS,
            )
    await_copies()
    cuda.syncwarp()


def bring_rows(near: Raw, order: Raw, held: Raw) -> None:
    """Copy them back, when all threads of the warp have come so far."""
    cuda.syncwarp()
    lane = cuda.threadIdx.x
    begin = cuda.grid(1) - lane
    for part in range(lane, WARP * NEAR_WORDS, WARP):
        number = part // NEAR_WORDS
        if begin + number < order.shape[0]:
            word = part - number * NEAR_WORDS
            near[order[begin + number], word] = held[number, word]
