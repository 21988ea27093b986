"""Kernels of a GPU: a thread finds its match, takes memory of its own, and does what kernels.py says.

Compiled by gpu.py, which binds `cuda`, `uint64` and `int16`, WORDS (of a state) and ROOM (of a list).
"""

# ruff: noqa: F821
# pyright: reportUndefinedVariable=false
from nekoban.core import kernels
from nekoban.core.record import Raw

play_on, play_out = kernels.wander, kernels.finish


def wander(words: Raw, fresh: Raw, options: Raw, steps: int, done: Raw) -> None:
    row = cuda.grid(1)
    if row < words.shape[1]:
        memory = cuda.local.array(WORDS, uint64)
        out = cuda.local.array(ROOM, int16)
        play_on(row, memory, out, words, fresh, options, steps, done)


def finish(
    words: Raw, sources: Raw, lucks: Raw, limit: int, made: Raw, won: Raw, points: Raw, done: Raw
) -> None:
    row = cuda.grid(1)
    if row < sources.shape[0]:
        memory = cuda.local.array(WORDS, uint64)
        out = cuda.local.array(ROOM, int16)
        play_out(row, memory, out, words, sources, lucks, limit, made, won, points, done)
