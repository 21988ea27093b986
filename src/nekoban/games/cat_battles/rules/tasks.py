"""Cat Battles: what waits to be done. The top task goes on first; under the lowest lies the phase."""

from nekoban.core.record import NONE, Raw, View
from nekoban.games.cat_battles.state import State


def push_task(state: State, kind: int, cat: int, foe: int, amount: int) -> None:
    """Something new to be done first."""
    task = state.tasks[state.task_count]
    task.kind = kind
    task.cat = cat
    task.foe = foe
    task.amount = amount
    state.task_count += 1


def pop_task(state: State) -> None:
    """The top task is done."""
    state.task_count -= 1
    task = state.tasks[state.task_count]
    task.kind = 0
    task.cat = NONE
    task.foe = NONE
    task.amount = 0


def top_task(state: State | View) -> Raw:
    return state.tasks[state.task_count - 1]


def asked(state: State | View) -> int:
    """What goes on: the top task, or the phase."""
    if state.task_count > 0:
        return state.tasks[state.task_count - 1].kind
    return state.phase
