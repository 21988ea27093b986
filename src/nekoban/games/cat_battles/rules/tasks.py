"""Cat Battles: what waits to be done, and what answers it.

The top task goes on first; under the lowest lies the phase.
"""

from nekoban.core.record import NONE, Raw, View
from nekoban.games.cat_battles.parts import Ask, Clause
from nekoban.games.cat_battles.state import Kind, State

FIGHTING = (Ask.EXCHANGE, Ask.ROLLING, Ask.COUNTING)
USING = (Ask.START_PHASE, Ask.MAIN_PHASE, Ask.END_PHASE, *FIGHTING, Ask.CANCELLING)
PASSING = (Ask.EXCHANGE, Ask.COUNTING, Ask.CANCELLING, Ask.COUNTERATTACK, Ask.SECOND_ATTACK)
ASKED_FOR = {  # the questions that a kind of move answers
    Kind.TAKE: (Ask.START_PHASE,),
    Kind.PLAY: (Ask.PLAY_PHASE,),
    Kind.MOVE: (Ask.MAIN_PHASE, Ask.STRIDE, Ask.SHIFT),
    Kind.ATTACK: (Ask.MAIN_PHASE, Ask.SECOND_ATTACK, Ask.COUNTERATTACK),
    Kind.USE: USING,
    Kind.TARGET: (Ask.TARGET,),
    Kind.PUSH: (Ask.PUSHOVER, Ask.SHIFT),
    Kind.SPOT: (Ask.SPOT,),
    Kind.ROLL: (Ask.ROLLING,),
    Kind.STOP: (Ask.ROLLING,),
    Kind.PASS: PASSING,
    Kind.DONE: (Ask.START_PHASE, Ask.PLAY_PHASE, Ask.MAIN_PHASE, Ask.END_PHASE),
    Kind.CAT: (Ask.DAMAGE,),
    Kind.BOX: (Ask.DAMAGE,),
}
RULE_OF = {  # the rule of what is asked, which any other kind of move breaks
    Ask.START_PHASE: Clause.CB_22,
    Ask.PLAY_PHASE: Clause.CB_23,
    Ask.MAIN_PHASE: Clause.CB_26,
    Ask.END_PHASE: Clause.CB_28,
    Ask.EXCHANGE: Clause.CB_41,
    Ask.ROLLING: Clause.CB_42,
    Ask.COUNTING: Clause.CB_44,
    Ask.DAMAGE: Clause.CB_45,
    Ask.COUNTERATTACK: Clause.CB_62,
    Ask.SECOND_ATTACK: Clause.CB_61,
    Ask.PUSHOVER: Clause.CB_60,
    Ask.CANCELLING: Clause.CB_75,
    Ask.TARGET: Clause.CB_01,
    Ask.SPOT: Clause.CB_01,
    Ask.SHIFT: Clause.CB_R3,
    Ask.STRIDE: Clause.CB_01,
}
ASKS = range(max(Ask) + 1)
ANSWERS = tuple(sum(1 << kind for kind in Kind if ask in ASKED_FOR[kind]) for ask in ASKS)  # kinds, as bits
RULES = tuple(int(RULE_OF.get(ask, 0)) for ask in ASKS)  # type: ignore[call-overload]


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
    task.area = NONE


def top_task(state: State | View) -> Raw:
    """The task of Cat Battles that is to be done first."""
    return state.tasks[state.task_count - 1]


def asked(state: State | View) -> int:
    """What goes on: the top task, or the phase."""
    if state.task_count > 0:
        return state.tasks[state.task_count - 1].kind
    return state.phase


def answers(state: State | View, kind: int) -> bool:
    """Whether a move of this kind answers what is asked."""
    return (ANSWERS[asked(state)] >> kind) & 1 == 1


def rule_in_force(state: State) -> int:
    """The rule of what is asked."""
    return RULES[asked(state)]
