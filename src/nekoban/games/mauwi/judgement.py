"""Mauwi: what a position promises. A team counts as one; see docs/bots.md."""

from typing import Any

from nekoban.core.record import NONE
from nekoban.games.mauwi.parts import Stage
from nekoban.games.mauwi.rules import area_score

GAIN = 2  # weight
WEIGHTS = (0.75, 30.0, 15.0)


def judge(state: Any, points: Any, leads: Any, weights: Any) -> None:
    """How far each seat's team is ahead of the best other team (MW-83), or the seat of the best other."""
    for seat in range(state.seats):
        best = -1.0e6
        for other in range(state.seats):
            if other != seat and other != state.players[seat].teammate:
                best = max(best, team_worth(state, other, weights))
        leads[seat] = team_worth(state, seat, weights) - best


def team_worth(state: Any, seat: int, weights: Any) -> float:
    """The points of a team, and a gain that waits to be placed."""
    teammate = int(state.players[seat].teammate)
    worth = float(area_score(state.players[seat]))
    if teammate != NONE:
        worth += area_score(state.players[teammate])
    if state.stage == Stage.PLACE and (state.to_move == seat or state.to_move == teammate):
        worth += weights[GAIN]
    return worth
