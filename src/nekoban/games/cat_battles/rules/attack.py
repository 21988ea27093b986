"""Cat Battles: attacking, and what follows an attack (CB-40 to CB-44, CB-49, CB-53 to CB-64, CB-74)."""

from nekoban.core.events import tell
from nekoban.core.game import OK
from nekoban.core.luck import roll
from nekoban.core.record import NONE, SeatNumber
from nekoban.games.cat_battles.data.figures import DIE, DIE_SIDES
from nekoban.games.cat_battles.parts import (
    BOTH_PASS,
    DICE_ROLL_1,
    DICE_ROLL_2,
    STEPS,
    Ask,
    Attack,
    Clause,
    Face,
    Front,
    Happening,
    Timing,
)
from nekoban.games.cat_battles.rules.effects import attack_damage, may_use, rolled, use_effect
from nekoban.games.cat_battles.rules.moving import (
    begin_act,
    bit_count,
    first_area,
    neighbours,
    why_not_act,
    why_out_of_reach,
)
from nekoban.games.cat_battles.rules.places import (
    has_front,
    is_boss,
    on_territory,
    owner,
    put,
    squad_end,
    squad_start,
)
from nekoban.games.cat_battles.rules.tasks import asked, pop_task, push_task, top_task
from nekoban.games.cat_battles.state import State


def why_not_attack(state: State, cat: int, foe: int) -> int:
    """The attack of an act, a second attack or a counterattack."""
    match asked(state):
        case Ask.MAIN_PHASE:
            return why_not_act_attack(state, cat, foe)
        case Ask.SECOND_ATTACK:
            return OK if cat == top_task(state).cat and foe == top_task(state).foe else Clause.CB_61
        case _:
            return OK if cat == top_task(state).cat and foe == top_task(state).foe else Clause.CB_62


def why_not_act_attack(state: State, cat: int, foe: int) -> int:
    """CB-26, CB-40. The attack of the cat's act."""
    clause = why_not_act(state, cat)
    return clause if clause != OK else why_not_attacked(state, cat, foe)


def why_not_attacked(state: State, cat: int, foe: int) -> int:
    """CB-40. The target is an opposing cat on the territory and in reach."""
    if not on_territory(state, foe):
        return Clause.CB_07
    return OK if is_in_reach(state, cat, foe) else Clause.CB_40


def is_in_reach(state: State, cat: int, foe: int) -> bool:
    """CB-40, CB-53. In the same area, or with Ranged Attack one area away."""
    here = state.cats[cat].area
    there = state.cats[foe].area
    if here == there:
        return True
    return has_front(state, cat, Front.RANGED_ATTACK) and (state.touching[here] >> there) & 1 == 1


def make_attack(state: State, cat: int, foe: int) -> None:
    """CB-40. Attack, attack again or counterattack, as is asked."""
    match asked(state):
        case Ask.COUNTERATTACK:
            counterattack(state)
        case Ask.SECOND_ATTACK:
            second_attack(state)
        case _:
            begin_act(state, cat)
            state.cats[cat].acted = 1
            attack_with_act(state, cat, foe)


def attack_with_act(state: State, cat: int, foe: int) -> None:
    """CB-63. The attack of an act, and what may follow it: Counterattack, second attack, Pushover."""
    push_task(state, Ask.PUSHOVER, cat, foe, 0)
    push_task(state, Ask.SECOND_ATTACK, cat, foe, 0)
    await_counterattack(state, cat, foe)
    begin_attack(state, cat, foe, Attack.FIRST)


def await_counterattack(state: State, cat: int, foe: int) -> None:
    """CB-62, CB-63. An attack from the same area may be countered, the second like the first."""
    near = 1 if state.cats[cat].area == state.cats[foe].area else 0
    push_task(state, Ask.COUNTERATTACK, foe, cat, near)


def begin_attack(state: State, cat: int, foe: int, kind: int) -> None:
    """CB-41, CB-81. First the exchange before the roll; when all is done the dishes are checked."""
    state.attacker = cat
    state.target = foe
    state.attack = kind
    state.passes = 0
    state.roll_limit = state.cats[cat].level + more_rolls(state, cat)
    for index in range(state.roll_count):
        state.dice[index] = Face.NO_DAMAGE
    state.roll_count = 0
    state.more = 0
    state.less = 0
    state.negated = 0
    state.lent_counterattack = 0
    tell(state, Happening.ATTACKS, owner(cat), cat, foe, kind)
    if state.cats[cat].area != state.cats[foe].area:
        tell(state, Happening.FRONT, owner(cat), cat, Front.RANGED_ATTACK, NONE)
    push_task(state, Ask.DISHES, NONE, NONE, 0)
    push_task(state, Ask.EXCHANGE, cat, foe, 0)


def more_rolls(state: State, cat: int) -> int:
    """CB-54, CB-55. Rolls beyond the level; they add up."""
    rolls = 0
    if has_front(state, cat, Front.DICE_ROLL_1):
        rolls += DICE_ROLL_1
    if has_front(state, cat, Front.DICE_ROLL_2):
        rolls += DICE_ROLL_2
    return rolls


# --- before the roll ------------------------------------------------------------------------------


def run_exchange(state: State) -> int:
    """CB-41. The attacker, then the defender, until both pass in a row. CB-74: a negated attack ends."""
    task = top_task(state)
    if state.negated:
        pop_task(state)
        return NONE
    if state.passes == BOTH_PASS:
        task.kind = Ask.ROLLING
        task.amount = 0
        earn_pushover(state)
        return NONE
    if task.amount == 0 and may_use(state, state.attacker):
        return owner(state.attacker)
    if task.amount == 1 and defender_may_use(state):
        return owner(state.target)
    pass_exchange(state)
    return NONE


def defender_may_use(state: State) -> bool:
    """CB-73. The target itself, or a cat whose effect answers for its Boss."""
    seat = owner(state.target)
    if may_use(state, state.target):
        return True
    if not is_boss(state.target) or (state.players[seat].timings >> Timing.BOSS_ATTACKED) & 1 == 0:
        return False
    for cat in range(squad_start(seat) + 1, squad_end(state, seat)):
        if may_use(state, cat):
            return True
    return False


def pass_exchange(state: State) -> None:
    """CB-70. Before the roll: one player passes, and the other may use effects."""
    state.passes += 1
    top_task(state).amount = 1 - top_task(state).amount


def use_in_exchange(state: State, cat: int, held: int) -> None:
    """CB-41, CB-75. After a use, even a cancelled one, the other side may again."""
    state.passes = 0
    top_task(state).amount = 1 - top_task(state).amount
    use_effect(state, cat, held)


# --- the roll -------------------------------------------------------------------------------------


def run_rolling(state: State) -> int:
    """CB-42, CB-43, CB-49. At least one die; then roll on, answer the roll, or stop."""
    if state.roll_count == 0:
        roll_die(state)
    if may_use(state, state.attacker) or may_roll(state):
        return owner(state.attacker)
    stop_rolling(state)
    return NONE


def may_roll(state: State) -> bool:
    """CB-43. Whether the die may be rolled once more."""
    return why_not_roll(state) == OK


def why_not_roll(state: State) -> int:
    """CB-42, CB-43. A Sleep ends the rolling, and so does the last roll."""
    if rolled(state) == Face.SLEEP:
        return Clause.CB_43
    return OK if state.roll_count < state.roll_limit else Clause.CB_42


def roll_die(state: State) -> None:
    """CB-05, CB-42, CB-58. One die; with No Sleep a Sleep turns into no damage."""
    face = DIE[roll(state, DIE_SIDES)]
    seat = owner(state.attacker)
    tell(state, Happening.ROLLS, seat, state.attacker, face, NONE)
    state.dice[state.roll_count] = face
    if face == Face.SLEEP and has_front(state, state.attacker, Front.NO_SLEEP):
        state.dice[state.roll_count] = Face.NO_DAMAGE
        tell(state, Happening.FRONT, seat, state.attacker, Front.NO_SLEEP, NONE)
    state.roll_count += 1
    tell_extra_roll(state, seat)


def tell_extra_roll(state: State, seat: SeatNumber) -> None:
    """CB-54, CB-55. A roll beyond the level was made by Dice Roll."""
    if state.roll_count != state.cats[state.attacker].level + 1:
        return
    if has_front(state, state.attacker, Front.DICE_ROLL_1):
        tell(state, Happening.FRONT, seat, state.attacker, Front.DICE_ROLL_1, NONE)
    if has_front(state, state.attacker, Front.DICE_ROLL_2):
        tell(state, Happening.FRONT, seat, state.attacker, Front.DICE_ROLL_2, NONE)


def stop_rolling(state: State) -> None:
    """CB-43, CB-44. After a Sleep the attack has failed; else the damage is counted."""
    if rolled(state) == Face.SLEEP:
        tell(state, Happening.FAILS, owner(state.attacker), state.attacker, 1, NONE)
        pop_task(state)
        return
    task = top_task(state)
    task.kind = Ask.COUNTING
    task.amount = 0
    if has_front(state, state.attacker, Front.DAMAGE_MORE_1):
        tell(state, Happening.FRONT, owner(state.attacker), state.attacker, Front.DAMAGE_MORE_1, NONE)
    if has_front(state, state.target, Front.DAMAGE_LESS_1):
        tell(state, Happening.FRONT, owner(state.target), state.target, Front.DAMAGE_LESS_1, NONE)


# --- the damage -----------------------------------------------------------------------------------


def run_counting(state: State) -> int:
    """CB-44, CB-70. The attacker, then the target, may change the damage; then it is dealt."""
    task = top_task(state)
    if task.amount == 0 and may_use(state, state.attacker):
        return owner(state.attacker)
    if task.amount == 1 and may_use(state, state.target):
        return owner(state.target)
    if task.amount == 0:
        task.amount = 1
    else:
        deal_damage(state)
    return NONE


def leave_counting(state: State) -> None:
    """This side has nothing more to add."""
    if top_task(state).amount == 0:
        top_task(state).amount = 1
    else:
        deal_damage(state)


def deal_damage(state: State) -> None:
    """CB-44, CB-45. 1 or more is a success, 0 or less a failure."""
    pop_task(state)
    damage = attack_damage(state)
    if damage > 0:
        push_task(state, Ask.DAMAGE, state.target, state.attacker, damage)
    else:
        tell(state, Happening.FAILS, owner(state.attacker), state.attacker, 0, NONE)


# --- what follows ---------------------------------------------------------------------------------


def both_there(state: State) -> bool:
    """CB-63. Every step needs both cats still on the territory."""
    task = top_task(state)
    return on_territory(state, task.cat) and on_territory(state, task.foe)


def may_counterattack(state: State) -> bool:
    """CB-62, CB-63. Attacked from the same area and still together there; not after a negated attack."""
    task = top_task(state)
    if state.negated or task.amount == 0 or not both_there(state):
        return False
    if state.lent_counterattack == 0 and not has_front(state, task.cat, Front.COUNTERATTACK):
        return False
    return state.cats[task.cat].area == state.cats[task.foe].area


def run_counterattack(state: State) -> int:
    """CB-62. The attacked cat may attack back."""
    if may_counterattack(state):
        return owner(top_task(state).cat)
    pop_task(state)
    return NONE


def counterattack(state: State) -> None:
    """CB-64. A full attack, with its own Pushover; no counter to it and no second attack."""
    cat = int(top_task(state).cat)
    foe = int(top_task(state).foe)
    pop_task(state)
    if has_front(state, cat, Front.COUNTERATTACK):
        tell(state, Happening.FRONT, owner(cat), cat, Front.COUNTERATTACK, NONE)
    push_task(state, Ask.PUSHOVER, cat, foe, 0)
    begin_attack(state, cat, foe, Attack.COUNTER)


def may_attack_again(state: State) -> bool:
    """CB-61, CB-63. Double Attack: the same Kitten, if it is still in reach; never a Boss."""
    task = top_task(state)
    if is_boss(task.foe) or not both_there(state) or not has_front(state, task.cat, Front.DOUBLE_ATTACK):
        return False
    return is_in_reach(state, task.cat, task.foe)


def run_second_attack(state: State) -> int:
    """CB-61. The attacker may attack once more."""
    if may_attack_again(state):
        return owner(top_task(state).cat)
    pop_task(state)
    return NONE


def second_attack(state: State) -> None:
    """CB-61. The cat attacks the same cat again."""
    cat = int(top_task(state).cat)
    foe = int(top_task(state).foe)
    pop_task(state)
    tell(state, Happening.FRONT, owner(cat), cat, Front.DOUBLE_ATTACK, NONE)
    await_counterattack(state, cat, foe)
    begin_attack(state, cat, foe, Attack.SECOND)


def earn_pushover(state: State) -> None:
    """CB-60, CB-74. An attack that was not negated will end with the Pushover that waits for it."""
    if is_boss(state.target) or not has_front(state, state.attacker, Front.PUSHOVER):
        return
    for index in range(state.task_count):
        task = state.tasks[index]
        if task.kind == Ask.PUSHOVER and task.cat == state.attacker:
            task.amount = 1


def run_pushover(state: State) -> int:
    """CB-60. The attacking player must move the target Kitten to an adjacent area, if there is one."""
    task = top_task(state)
    if task.amount == 0 or not both_there(state):
        pop_task(state)
        return NONE
    areas = neighbours(state, task.foe)
    if bit_count(areas) > 1:
        return owner(task.cat)
    if areas != 0:
        push_over(state, first_area(areas))
    else:
        pop_task(state)
    return NONE


def why_not_pushed(state: State, foe: int, area: int) -> int:
    """CB-60. The target, to an adjacent area; the center limit holds, Roadblock is irrelevant."""
    task = top_task(state)
    if foe != task.foe:
        return Clause.CB_60
    clause = why_out_of_reach(state, foe, area, STEPS)
    return clause if clause == OK or clause == Clause.CB_31 else Clause.CB_60


def push_over(state: State, area: int) -> None:
    """CB-60. The cat that was hit is moved to another area."""
    cat = int(top_task(state).cat)
    foe = int(top_task(state).foe)
    pop_task(state)
    tell(state, Happening.FRONT, owner(cat), cat, Front.PUSHOVER, NONE)
    put(state, foe, area, Happening.MOVED)
