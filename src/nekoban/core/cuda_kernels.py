"""Kernels of a GPU: a thread finds its match, takes memory of its own, and does what kernels.py says.

Compiled by gpu.py, which binds `cuda`, `uint64` and `int16`, WORDS (of a state) and ROOM (of a list).
"""

# ruff: noqa: F821
# pyright: reportUndefinedVariable=false
from typing import Any

from nekoban.core import kernels

play_on, play_out = kernels.wander, kernels.finish


def wander(words: Any, fresh: Any, options: Any, steps: int, done: Any) -> None:
    row = cuda.grid(1)
    if row < words.shape[1]:
        memory = cuda.local.array(WORDS, uint64)
        out = cuda.local.array(ROOM, int16)
        play_on(row, memory, out, words, fresh, options, steps, done)


def finish(
    words: Any, sources: Any, lucks: Any, limit: int, made: Any, won: Any, points: Any, done: Any
) -> None:
    row = cuda.grid(1)
    if row < sources.shape[0]:
        memory = cuda.local.array(WORDS, uint64)
        out = cuda.local.array(ROOM, int16)
        play_out(row, memory, out, words, sources, lucks, limit, made, won, points, done)
