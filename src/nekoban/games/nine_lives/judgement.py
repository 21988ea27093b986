"""Nine Lives: what a position promises. Tuned by self-play; see docs/bots.md."""

from typing import Any

from nekoban.core.leads import make_leads

CARDS, WAGERED = 2, 3  # weights
WEIGHTS = (0.75, 2.0, 0.1, -0.2)


def judge(state: Any, points: Any, leads: Any, weights: Any) -> None:
    """How many lives each seat is ahead of the best other; cards in hand help, wagered lives are at risk."""
    for seat in range(state.seats):
        player = state.players[seat]
        held = weights[CARDS] * player.hand_count
        leads[seat] = player.life_count + held + weights[WAGERED] * player.wagered_count
    make_leads(leads, state.seats)
