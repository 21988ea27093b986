"""What a search thinks of a position and how it plays on, where a game has no judgement of its own.

A game's judgement.py has the same: WEIGHTS, `judge`, and if it likes `prefer`. The first two weights are
those of winning beside the lead, and of a clear lead; others are the game's own features, tuned by
tools/tune.py.
Bound like core/loop.py: `scores` is the game's.
"""

# ruff: noqa: F821
# pyright: reportUndefinedVariable=false
from typing import Any

from nekoban.core.leads import make_leads
from nekoban.core.luck import roll

WEIGHTS = (0.75, 30.0)


def judge(state: Any, points: Any, leads: Any, weights: Any) -> None:
    """How far each seat is ahead of the best other, in points."""
    scores(state, points)
    for seat in range(state.seats):
        leads[seat] = points[seat]
    make_leads(leads, state.seats)


def prefer(state: Any, moves: Any, count: int, dice: Any, weights: Any) -> int:
    """Any move."""
    return roll(dice, count)
