"""Kernels of a GPU: a thread finds its match, takes memory of its own, and does what kernels.py says.

Compiled by gpu.py, which binds `cuda`, its kinds of numbers, WORDS (of a state) and ROOM (of a list).
"""

# ruff: noqa: F821
# pyright: reportUndefinedVariable=false
from nekoban.core import kernels
from nekoban.core.cuda_sorting import place, starts, tally
from nekoban.core.record import Raw

__all__ = ["choose", "judge", "make", "place", "starts", "tally", "wander"]

play_on, choose_one, make_one, judge_one = kernels.wander, kernels.choose, kernels.make, kernels.judge


def wander(words: Raw, fresh: Raw, options: Raw, steps: int, done: Raw) -> None:
    row = cuda.grid(1)
    if row < words.shape[1]:
        memory = cuda.local.array(WORDS, uint64)
        out = cuda.local.array(ROOM, int16)
        play_on(row, memory, out, words, fresh, options, steps, done)


def choose(words: Raw, order: Raw, fresh: Raw, options: Raw, picks: Raw, keys: Raw, done: Raw) -> None:
    number = cuda.grid(1)
    if number < order.shape[0] and done[order[number]]:
        row = order[number]
        out = cuda.local.array(ROOM, int16)
        choose_one(row, words[row], out, fresh, options, picks, keys, done)


def make(words: Raw, order: Raw, places: Raw, picks: Raw, keys: Raw, made: Raw, done: Raw) -> None:
    number = cuda.grid(1)
    if number < order.shape[0] and done[order[number]]:
        row = order[number]
        make_one(row, words[row], places, picks, keys, made, done)


def judge(words: Raw, made: Raw, won: Raw, points: Raw) -> None:
    row = cuda.grid(1)
    if row < words.shape[0]:
        judge_one(row, words[row], made, won, points)
