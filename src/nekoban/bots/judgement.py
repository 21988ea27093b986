"""What a search thinks of a position and how it plays on, where a game says nothing of its own.

Bound like core/loop.py: `scores` and `winners` are the game's.
"""

# ruff: noqa: F821
# pyright: reportUndefinedVariable=false
import math
from typing import Any

from nekoban.core.luck import roll

WIN_PART = 0.75  # how much winning counts beside the margin
MARGIN_SCALE = 30.0  # points of lead that count as clear


def judge(state: Any, points: Any, rewards: Any) -> None:
    """Mostly who wins, a little by how much; before the end by the lead alone."""
    seats = state.seats
    scores(state, points)
    for seat in range(seats):
        best = -1_000_000
        for other in range(seats):
            if other != seat and points[other] > best:
                best = points[other]
        rewards[seat] = 1.0 / (1.0 + math.exp(-(points[seat] - best) / MARGIN_SCALE))
    if state.to_move < 0:
        winners(state, points)
        count = 0
        for seat in range(seats):
            count += points[seat]
        for seat in range(seats):
            share = points[seat] / count if count > 0 else 0.0
            rewards[seat] = WIN_PART * share + (1.0 - WIN_PART) * rewards[seat]


def prefer(state: Any, moves: Any, count: int, dice: Any) -> int:
    """Any move."""
    return roll(dice, count)
