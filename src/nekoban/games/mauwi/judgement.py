"""Mauwi: what a position promises. A team counts as one; see docs/bots.md."""

from nekoban.core.record import NONE, Raw, SeatNumber
from nekoban.games.mauwi.parts import COLUMN_COUNT, Stage
from nekoban.games.mauwi.rules.ending import area_score, column_score
from nekoban.games.mauwi.state import Player, State

GAIN, NINES = 2, 3  # weights
WEIGHTS = (0.75, 18.0, 9.0, 0.8)


def judge(state: State, points: Raw, leads: Raw, weights: Raw) -> None:
    """How far each seat's team is ahead of the best other team (MW-83), or the seat of the best other."""
    for seat in range(state.seats):
        best = -1.0e6
        for other in range(state.seats):
            if other != seat and other != state.players[seat].teammate:
                best = max(best, team_worth(state, other, weights))
        leads[seat] = team_worth(state, seat, weights) - best


def team_worth(state: State, seat: SeatNumber, weights: Raw) -> float:
    """What the areas of a team are worth, and a gain that waits to be placed."""
    teammate = int(state.players[seat].teammate)
    worth = area_worth(state.players[seat], weights)
    if teammate != NONE:
        worth += area_worth(state.players[teammate], weights)
    if state.stage == Stage.PLACE and (state.to_move == seat or state.to_move == teammate):
        worth += weights[GAIN]
    return worth


def area_worth(player: Player, weights: Raw) -> float:
    """Between what an area scores now and what its nines score bare: they stay, whatever lies on them."""
    bare = 0
    for column in range(COLUMN_COUNT):
        bare += column_score(player.nines[column], NONE)
    score = area_score(player)
    return score + weights[NINES] * (bare - score)
