"""Cat Battles: going on until somebody has to decide (CB-08)."""

from nekoban.core.record import NONE, OVER
from nekoban.games.cat_battles.parts import Ask, Ending
from nekoban.games.cat_battles.rules.attack import (
    run_counterattack,
    run_counting,
    run_exchange,
    run_pushover,
    run_rolling,
    run_second_attack,
)
from nekoban.games.cat_battles.rules.damage import run_damage
from nekoban.games.cat_battles.rules.effects import (
    run_cancelling,
    run_spot,
    run_stride,
    run_sweep,
    run_target,
)
from nekoban.games.cat_battles.rules.greedy import run_dishes
from nekoban.games.cat_battles.rules.places import owner
from nekoban.games.cat_battles.rules.tasks import asked, pop_task, top_task
from nekoban.games.cat_battles.rules.turn import (
    run_end_phase,
    run_main_phase,
    run_play_phase,
    run_start_phase,
)
from nekoban.games.cat_battles.state import State


def go_on(state: State) -> None:
    """CB-08. Do what has to be done until somebody has more than one thing to do."""
    while state.ending == Ending.NOT_YET:
        seat = run(state)
        if seat != NONE:
            state.to_move = seat
            return
    while state.task_count > 0:
        pop_task(state)
    state.to_move = OVER


def run(state: State) -> int:
    """Go on with the top task, or the phase. The seat that has to decide, or NONE."""
    if state.task_count == 0:
        return run_phase(state)
    match asked(state):
        case Ask.EXCHANGE:
            return run_exchange(state)
        case Ask.ROLLING:
            return run_rolling(state)
        case Ask.COUNTING:
            return run_counting(state)
        case Ask.DAMAGE:
            return run_damage(state)
        case Ask.COUNTERATTACK:
            return run_counterattack(state)
        case Ask.SECOND_ATTACK:
            return run_second_attack(state)
        case Ask.PUSHOVER:
            return run_pushover(state)
        case Ask.CANCELLING:
            return run_cancelling(state)
        case _:
            return run_effect(state)


def run_effect(state: State) -> int:
    """The tasks of rear effects."""
    match asked(state):
        case Ask.TARGET:
            return run_target(state)
        case Ask.SPOT:
            return run_spot(state)
        case Ask.SWEEP:
            return run_sweep(state)
        case Ask.SHIFT:
            return owner(top_task(state).cat)
        case Ask.STRIDE:
            return run_stride(state)
        case _:
            return run_dishes(state)


def run_phase(state: State) -> int:
    """A turn: start, play, main, end."""
    match state.phase:
        case Ask.START_PHASE:
            return run_start_phase(state)
        case Ask.PLAY_PHASE:
            return run_play_phase(state)
        case Ask.MAIN_PHASE:
            return run_main_phase(state)
        case _:
            return run_end_phase(state)
