"""Cat Battles: what a position promises. Kept because it wins; see docs/bots.md."""

from nekoban.core.record import Raw, SeatNumber
from nekoban.core.score_leads import make_leads
from nekoban.games.cat_battles.parts import SEATS
from nekoban.games.cat_battles.rules.places import boss_of, on_territory, squad_end, squad_start
from nekoban.games.cat_battles.state import State

FISH_BOX, HELD = 2, 3  # weights
WEIGHTS = (0.75, 4.0, 0.4, 0.4)


def judge(state: State, points: Raw, leads: Raw, weights: Raw) -> None:
    """Cat Battles: how many fish one side is ahead of the other, each where it lies being worth so much."""
    for seat in range(SEATS):
        leads[seat] = side_worth(state, seat, weights)
    make_leads(leads, SEATS)


def side_worth(state: State, seat: SeatNumber, weights: Raw) -> float:
    """The Boss's fish, those in the box, and those that Kittens hold on the territory."""
    worth = state.cats[boss_of(seat)].held + weights[FISH_BOX] * state.players[seat].box
    for cat in range(squad_start(seat) + 1, squad_end(state, seat)):
        if on_territory(state, cat):
            worth += weights[HELD] * state.cats[cat].held
    return worth
