"""Iwari: what a position promises. Tuned by self-play; see docs/bots.md."""

from typing import Any

from nekoban.core.leads import make_leads
from nekoban.core.record import OVER
from nekoban.games.iwari.placing import tribe_count
from nekoban.games.iwari.scoring import journey_points, tent_points

HALF, PIECES = 2, 3  # weights
WEIGHTS = (0.75, 20.0, 0.0, 0.0)


def judge(state: Any, points: Any, leads: Any, weights: Any) -> None:
    """How far each tribe is ahead of the best other; with two players the third tribe counts (IW-81)."""
    tribes = tribe_count(state)
    for tribe in range(tribes):
        leads[tribe] = worth(state, tribe, weights)
    make_leads(leads, tribes)


def worth(state: Any, tribe: int, weights: Any) -> float:
    """The points as if the journey ended now; the half-journey to come, and pieces not yet placed."""
    worth = float(state.tribes[tribe].points)
    if state.to_move == OVER:
        return worth
    worth += journey_points(state, tribe)
    if weights[HALF] != 0.0 and (state.exhaustions == 0 or state.half_due):
        for territory in range(state.territory_count):
            worth += weights[HALF] * tent_points(state, territory, tribe)
    return worth + weights[PIECES] * state.tribes[tribe].totems_left
