"""Work for a team of threads that only counts how often each row was checked and played."""

# pyright: reportUndefinedVariable=false
from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Annotated, NamedTuple

import numpy as np

from nekoban.core.compiled import Twin
from nekoban.core.record import Raw
from nekoban.rl import rounds
from nekoban.rl.rounds import NOT_REFUSED, Board, attend

REFUSED_ROW, WRONG_ROW, LABOUR = range(3)


class Tally(NamedTuple):
    checked: Annotated[Raw, "int64[::1]"]
    played: Annotated[Raw, "int64[::1]"]
    marks: Annotated[Raw, "int64[::1]"]  # a row that is refused, one that is a fault, additions for each row


def make_tally(rows: int, labour: int = 1) -> Tally:
    return Tally(np.zeros(rows, np.int64), np.zeros(rows, np.int64), np.array([-1, -1, labour]))


def tally(given: Tally, board: Board, thread: int) -> int:
    return attend(given, board, thread)


def check_rows(given: Tally, first: int, last: int) -> int:
    for row in range(first, last):
        given.checked[row] += 1
    return given.marks[REFUSED_ROW] if first <= given.marks[REFUSED_ROW] < last else NOT_REFUSED


def play_rows(given: Tally, first: int, last: int) -> None:
    if first <= given.marks[WRONG_ROW] < last:
        raise IndexError("out of bounds")
    for row in range(first, last):
        count = 0
        for turn in range(given.marks[LABOUR]):
            count ^= turn * given.marks[turn % 3]
        given.played[row] += 1 if count != -1 else 2


@cache
def tallying() -> Callable[..., int]:
    from nekoban.core.atomics import ATOMICS
    from tests.rl import tallying as module

    rows = {"check_rows": check_rows, "play_rows": play_rows}
    return Twin(module, {**ATOMICS, **rows}, "tried-tally").prepare("tally", (Tally, Board, "int64"))


@cache
def round_part(name: str, signature: str) -> Callable[..., int]:
    """A function of rounds.py, compiled."""
    from nekoban.core.atomics import ATOMICS

    return Twin(rounds, ATOMICS, "tried-rounds").prepare(name, signature)
