"""Cat Battles: what a position promises. Tuned by self-play; see docs/bots.md."""

from typing import Any

from nekoban.core.leads import make_leads
from nekoban.games.cat_battles.parts import BASES, SEATS
from nekoban.games.cat_battles.places import on_territory
from nekoban.games.cat_battles.state import boss_of, squad_end, squad_start

FISH_BOX, DISH, HELD, NEAR = 2, 3, 4, 5  # weights
WEIGHTS = (0.75, 4.0, 0.4, 0.2, 0.4, 0.3)


def judge(state: Any, points: Any, leads: Any, weights: Any) -> None:
    """How many fish one side is ahead of the other, each where it lies being worth so much."""
    for seat in range(SEATS):
        leads[seat] = side_worth(state, seat, weights)
    make_leads(leads, SEATS)


def side_worth(state: Any, seat: int, weights: Any) -> float:
    """The Boss's fish; those in box and dish; Kittens on the territory, more so beside the other Boss."""
    player = state.players[seat]
    worth = state.cats[boss_of(seat)].held + weights[FISH_BOX] * player.box + weights[DISH] * player.dish
    for cat in range(squad_start(seat) + 1, squad_end(state, seat)):
        if on_territory(state, cat):
            worth += weights[HELD] * state.cats[cat].held
            if state.cats[cat].area == BASES[1 - seat]:
                worth += weights[NEAR]
    return worth
