"""Cat Battles: Greedy Boss (CB-80 to CB-82)."""

from nekoban.core.events import tell
from nekoban.core.record import NONE, SeatNumber
from nekoban.games.cat_battles.parts import GREEDY, SEATS, Ask, Happening
from nekoban.games.cat_battles.rules.effects import would_change
from nekoban.games.cat_battles.rules.places import boss_of
from nekoban.games.cat_battles.rules.tasks import pop_task, push_task
from nekoban.games.cat_battles.state import State


def run_dishes(state: State) -> int:
    """CB-80, CB-81. While a dish has 6 or more there is a Greedy Boss, the current player's first."""
    for turn in range(SEATS):
        seat = (state.current + turn) % SEATS
        if state.players[seat].dish >= GREEDY:
            become_greedy(state, seat)
            return NONE
    pop_task(state)
    return NONE


def become_greedy(state: State, seat: SeatNumber) -> None:
    """CB-80, CB-82. 6 fish go to the trash; the effect is carried out if it could change anything."""
    player = state.players[seat]
    player.dish -= GREEDY
    player.trash += GREEDY
    boss = boss_of(seat)
    works = would_change(state, boss)
    tell(state, Happening.GREEDY, seat, boss, 1 if works else 0, NONE)
    if works:
        push_task(state, Ask.CANCELLING, boss, NONE, 0)
