"""Nine Lives: what a position promises. Kept because it wins; see docs/bots.md."""

from nekoban.core.record import Raw
from nekoban.core.score_leads import make_leads
from nekoban.games.nine_lives.state import State

HAND, WAGERED = 2, 3  # weights
WEIGHTS = (0.75, 2.0, 0.3, -0.8)


def judge(state: State, points: Raw, leads: Raw, weights: Raw) -> None:
    """Nine Lives: how many lives each seat is ahead. A card is worth a little, a wager is a risk."""
    for seat in range(state.seats):
        player = state.players[seat]
        hand, wagered = float(player.hand_count), float(player.wagered_count)
        leads[seat] = player.life_count + weights[HAND] * hand + weights[WAGERED] * wagered
    make_leads(leads, state.seats)
