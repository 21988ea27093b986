"""Iwari: what a position promises. With two players the third tribe is a rival; see docs/bots.md."""

from nekoban.core.record import OVER, Raw
from nekoban.core.score_leads import make_leads
from nekoban.games.iwari.rules.placing import tribe_count
from nekoban.games.iwari.rules.scoring import journey_points
from nekoban.games.iwari.state import State

WEIGHTS = (0.75, 20.0)


def judge(state: State, points: Raw, leads: Raw, weights: Raw) -> None:
    """How far each tribe would be ahead of the best other if the journey ended now (IW-70, IW-81)."""
    tribes = tribe_count(state)
    for tribe in range(tribes):
        leads[tribe] = state.tribes[tribe].points
        if state.to_move != OVER:
            leads[tribe] += journey_points(state, tribe)
    make_leads(leads, tribes)
