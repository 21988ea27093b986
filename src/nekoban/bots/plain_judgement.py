"""How a search judges a position and plays on, for a game without its own judgement.

A game's judgement.py has the same: WEIGHTS, `judge`, and optionally `prefer`. The first two weights are for
winning (beside the lead) and for a clear lead; the others are for the game's own features, tuned by
tools/tune.py.
Bound like core/loop.py: `scores` is the game's.
"""

# ruff: noqa: F821
# pyright: reportUndefinedVariable=false

from nekoban.core.luck import roll
from nekoban.core.record import Raw
from nekoban.core.score_leads import make_leads

WEIGHTS = (0.75, 30.0)


def judge(state: Raw, points: Raw, leads: Raw, weights: Raw) -> None:
    """How far each seat is ahead of its best opponent, in points."""
    scores(state, points)
    for seat in range(state.seats):
        leads[seat] = points[seat]
    make_leads(leads, state.seats)


def prefer(state: Raw, moves: Raw, count: int, dice: Raw, weights: Raw) -> int:
    """Any move."""
    return roll(dice, count)
