"""Cat Battles: rear effects and cancelling (CB-70 to CB-77, CB-R1 to CB-R6)."""

from nekoban.core.events import tell
from nekoban.core.game import OK
from nekoban.core.record import NONE, SeatNumber
from nekoban.games.cat_battles.parts import (
    SEATS,
    STEPS,
    Area,
    Ask,
    Attack,
    Clause,
    Condition,
    Effect,
    Face,
    Front,
    Happening,
    Rest,
    Timing,
)
from nekoban.games.cat_battles.rules.moving import (
    begin_act,
    bit_count,
    first_area,
    neighbours,
    reach,
    step_limit,
    why_out_of_reach,
)
from nekoban.games.cat_battles.rules.places import (
    boss_of,
    center_is_closed,
    has_front,
    is_boss,
    is_kitten_here,
    on_territory,
    owner,
    put,
    squad_end,
    squad_start,
)
from nekoban.games.cat_battles.rules.tasks import asked, pop_task, push_task, top_task
from nekoban.games.cat_battles.state import State

# --- whether a rear effect may be used ------------------------------------------------------------


def why_not_use(state: State, cat: int, held: int) -> int:
    """CB-70 to CB-73. A rear effect, with this many fish paid by the cat itself."""
    clause = why_not_effect(state, cat)
    return clause if clause != OK else why_not_paid(state, cat, held)


def why_not_effect(state: State, cat: int) -> int:
    """CB-70 to CB-73. OK, or the clause that forbids this cat's rear effect now."""
    user = state.cats[cat]
    if not on_territory(state, cat):
        return Clause.CB_07
    clause = why_not_now(state, cat)
    if clause != OK:
        return clause
    if user.used:
        return Clause.CB_72
    if user.cost > state.players[owner(cat)].dish + user.held - 1:
        return Clause.CB_71
    clause = why_not_condition(state, cat)
    if clause != OK:
        return clause
    return OK if would_change(state, cat) else Clause.CB_08


def may_use(state: State, cat: int) -> bool:
    """CB-70. Whether a cat may use its rear effect now."""
    return why_not_effect(state, cat) == OK


def why_not_paid(state: State, cat: int, held: int) -> int:
    """CB-71. The cost comes from the dish and the cat, but never its last held fish."""
    user = state.cats[cat]
    if held > user.cost or held >= user.held:
        return Clause.CB_71
    return OK if user.cost - held <= state.players[owner(cat)].dish else Clause.CB_71


def why_not_now(state: State, cat: int) -> int:
    """CB-70, CB-73. Whether this is the effect's timing, and this cat's."""
    timing = state.cats[cat].timing
    match asked(state):
        case Ask.START_PHASE:
            return OK if timing == Timing.START_PHASE else Clause.CB_70
        case Ask.END_PHASE:
            return OK if timing == Timing.END_PHASE else Clause.CB_70
        case Ask.MAIN_PHASE:
            return why_not_in_act(state, cat)
        case Ask.EXCHANGE:
            return why_not_in_exchange(state, cat)
        case Ask.ROLLING:
            return own_attack_only(state.attacker, cat, timing == Timing.ROLLED)
        case Ask.COUNTING:
            if owner(cat) == owner(state.attacker):
                return own_attack_only(state.attacker, cat, timing == Timing.COUNTED_AS_ATTACKER)
            return own_attack_only(state.target, cat, timing == Timing.COUNTED_AS_TARGET)
        case _:
            return OK if timing == Timing.OPPOSING_EFFECT else Clause.CB_70


def own_attack_only(fighter: int, cat: int, in_time: bool) -> int:
    """CB-73. Only the attacking cat, or the target, itself."""
    if not in_time:
        return Clause.CB_70
    return OK if cat == fighter else Clause.CB_73


def why_not_in_act(state: State, cat: int) -> int:
    """CB-26, CB-70, CB-R1. Effects of the cat's own act: when moving, or instead of attacking."""
    user = state.cats[cat]
    if user.timing != Timing.MOVING and user.timing != Timing.INSTEAD_OF_ATTACKING:
        return Clause.CB_70
    if user.rest == Rest.THIS_TURN:
        return Clause.CB_R1
    if user.acted or (user.timing == Timing.MOVING and user.moved):
        return Clause.CB_26
    return OK


def why_not_in_exchange(state: State, cat: int) -> int:
    """CB-41, CB-73. Before the roll: the attacker; then the target, or a cat that answers for its Boss."""
    timing = state.cats[cat].timing
    if owner(cat) == owner(state.attacker):
        return own_attack_only(state.attacker, cat, timing == Timing.ATTACKING)
    if timing == Timing.BOSS_ATTACKED:
        return OK if is_boss(state.target) else Clause.CB_70
    return own_attack_only(state.target, cat, timing == Timing.DEFENDING)


def why_not_condition(state: State, cat: int) -> int:
    """CB-R4, CB-43. The condition that stands beside the timing."""
    match state.cats[cat].condition:
        case Condition.ALWAYS:
            return OK
        case Condition.WITH_BOSS:
            return OK if state.cats[cat].area == state.cats[boss_of(owner(cat))].area else Clause.CB_R4
        case Condition.ROLLED_SLEEP:
            return OK if rolled(state) == Face.SLEEP else Clause.CB_43
        case Condition.ROLLED_TWO_DAMAGE:
            return OK if rolled(state) == Face.TWO_DAMAGE else Clause.CB_43
        case Condition.ROLLED_ONE_DAMAGE:
            return OK if rolled(state) == Face.ONE_DAMAGE else Clause.CB_43
        case _:
            return OK if rolled(state) == Face.NO_DAMAGE else Clause.CB_43


def rolled(state: State) -> int:
    """The die just rolled, as it now shows."""
    return state.dice[state.roll_count - 1]


def would_change(state: State, cat: int) -> bool:
    """CB-08. Whether the cat's rear effect could change anything at all."""
    user = state.cats[cat]
    match user.effect:
        case Effect.DAMAGE_HERE | Effect.DAMAGE_ANYWHERE | Effect.DAMAGE_ALL_HERE | Effect.DAMAGE_ALL_IN_AREA:
            return target_count(state, cat) > 0
        case Effect.MOVE_KITTEN:
            return any_kitten_can_be_moved(state)
        case Effect.STEP:
            return neighbours(state, cat) != 0
        case Effect.MOVE_LIMIT:
            limit = step_limit(state, cat)
            return user.amount > limit and reach(state, cat, user.amount) != reach(state, cat, limit)
        case Effect.COUNTERATTACK:
            return could_lend_counterattack(state, cat)
        case Effect.CHANGE_DIE:
            return rolled(state) != user.amount
        case Effect.DAMAGE_MORE:
            return asked(state) != Ask.COUNTING or attack_damage(state) + user.amount > 0
        case Effect.DAMAGE_LESS:
            return asked(state) != Ask.COUNTING or attack_damage(state) > 0
        case _:
            return True


def could_lend_counterattack(state: State, cat: int) -> bool:
    """CB-R6. Against any attack from the same area but a counterattack, for a cat without Counterattack."""
    if state.attack == Attack.COUNTER or has_front(state, cat, Front.COUNTERATTACK):
        return False
    return state.cats[state.attacker].area == state.cats[cat].area


def attack_damage(state: State) -> int:
    """CB-44, CB-56, CB-57. The sum of the rolls plus and minus effects."""
    damage = state.more - state.less + state.cats[state.attacker].more
    for index in range(state.roll_count):
        damage += state.dice[index]
    if has_front(state, state.attacker, Front.DAMAGE_MORE_1):
        damage += 1
    if has_front(state, state.target, Front.DAMAGE_LESS_1):
        damage -= 1
    return damage


# --- using it, and cancelling it ------------------------------------------------------------------


def use_effect(state: State, cat: int, held: int) -> None:
    """CB-71, CB-72, CB-75. Pay for a rear effect; before it happens it may be cancelled."""
    user = state.cats[cat]
    player = state.players[owner(cat)]
    user.held -= held
    player.dish -= user.cost - held
    player.trash += user.cost
    user.used = 1
    tell(state, Happening.USES, owner(cat), cat, held, user.cost - held)
    if asked(state) == Ask.CANCELLING:
        top_task(state).amount += 1
    else:
        push_task(state, Ask.CANCELLING, cat, NONE, 0)


def use_in_act(state: State, cat: int, held: int) -> None:
    """CB-70, CB-75, CB-76. Before the cat's move; or instead of its attack, which is then used up."""
    begin_act(state, cat)
    if state.cats[cat].timing == Timing.INSTEAD_OF_ATTACKING:
        state.cats[cat].acted = 1
    use_effect(state, cat, held)


def answering_seat(state: State) -> int:
    """CB-75. Whose turn it is to cancel: the opponent of whoever paid last."""
    task = top_task(state)
    return (1 - owner(task.cat) + task.amount) % SEATS


def may_cancel(state: State, seat: SeatNumber) -> bool:
    """Whether one of the seat's cats could answer."""
    if (state.players[seat].timings >> Timing.OPPOSING_EFFECT) & 1 == 0:
        return False
    for cat in range(squad_start(seat), squad_end(state, seat)):
        if may_use(state, cat):
            return True
    return False


def run_cancelling(state: State) -> int:
    """CB-75. Ask for an answer; with none left the effect happens, or is cancelled."""
    seat = answering_seat(state)
    if may_cancel(state, seat):
        return seat
    resolve_effect(state)
    return NONE


def resolve_effect(state: State) -> None:
    """CB-75. An answer that was itself cancelled leaves the effect standing."""
    cat = int(top_task(state).cat)
    cancelled = top_task(state).amount % SEATS == 1
    pop_task(state)
    if cancelled:
        tell(state, Happening.CANCELLED, owner(cat), cat, NONE, NONE)
    else:
        carry_out(state, cat)


def carry_out(state: State, cat: int) -> None:
    """What the cat's rear effect does."""
    user = state.cats[cat]
    match user.effect:
        case Effect.DAMAGE_HERE | Effect.DAMAGE_ANYWHERE:
            push_task(state, Ask.DISHES, NONE, NONE, 0)
            push_task(state, Ask.TARGET, cat, NONE, 0)
        case Effect.DAMAGE_ALL_HERE:
            push_task(state, Ask.DISHES, NONE, NONE, 0)
            begin_sweep(state, cat, user.area)
        case Effect.DAMAGE_ALL_IN_AREA:
            push_task(state, Ask.DISHES, NONE, NONE, 0)
            push_task(state, Ask.SPOT, cat, NONE, 0)
        case Effect.MOVE_KITTEN:
            push_task(state, Ask.SHIFT, cat, NONE, 0)
        case Effect.STEP:
            push_task(state, Ask.STRIDE, cat, NONE, 0)
        case Effect.MOVE_LIMIT:
            state.move_limit = user.amount
        case Effect.DAMAGE_MORE_THIS_TURN:
            user.more += user.amount
        case _:
            change_attack(state, cat)


def change_attack(state: State, cat: int) -> None:
    """Effects on the attack that goes on."""
    user = state.cats[cat]
    match user.effect:
        case Effect.NEGATE:
            negate(state)
        case Effect.NEGATE_AND_REST:
            negate(state)
            user.rest = Rest.NEXT_TURN
        case Effect.DICE_ROLL:
            state.roll_limit += user.amount
        case Effect.DAMAGE_MORE:
            state.more += user.amount
        case Effect.DAMAGE_LESS:
            state.less += user.amount
        case Effect.COUNTERATTACK:
            state.lent_counterattack = 1
        case Effect.CHANGE_DIE:
            state.dice[state.roll_count - 1] = user.amount
            tell(state, Happening.CHANGES_DIE, owner(cat), cat, user.amount, NONE)


def negate(state: State) -> None:
    """CB-74. The attack ends at once."""
    state.negated = 1
    tell(state, Happening.NEGATED, owner(state.target), state.attacker, state.target, NONE)


# --- targets of damage effects --------------------------------------------------------------------


def effect_damage(state: State, cat: int, foe: int) -> int:
    """CB-77. What a damage effect does to a cat: Damage −1 applies, Damage +1 does not."""
    damage = state.cats[cat].amount
    if has_front(state, foe, Front.DAMAGE_LESS_1):
        damage -= 1
    return damage


def why_not_target(state: State, cat: int, foe: int) -> int:
    """CB-76, CB-77. Whether a damage effect may, and could, strike this cat."""
    if not on_territory(state, foe):
        return Clause.CB_07
    effect = state.cats[cat].effect
    here = state.cats[cat].area == state.cats[foe].area
    if (effect == Effect.DAMAGE_HERE or effect == Effect.DAMAGE_ALL_HERE) and not here:
        return Clause.CB_76
    if effect != Effect.DAMAGE_HERE and is_boss(foe):
        return Clause.CB_01
    return OK if effect_damage(state, cat, foe) > 0 else Clause.CB_77


def target_count(state: State, cat: int) -> int:
    """CB-70. How many opposing cats the effect of a cat could strike."""
    count = 0
    foes = 1 - owner(cat)
    for foe in range(squad_start(foes), squad_end(state, foes)):
        if why_not_target(state, cat, foe) == OK:
            count += 1
    return count


def first_target(state: State, cat: int) -> int:
    """The first cat in squad order that the effect could strike; the caller knows there is one."""
    foe = squad_start(1 - owner(cat))
    while why_not_target(state, cat, foe) != OK:
        foe += 1
    return foe


def target_areas(state: State, cat: int) -> int:
    """The areas in which the effect could strike somebody, as bits."""
    areas = 0
    foes = 1 - owner(cat)
    for foe in range(squad_start(foes), squad_end(state, foes)):
        if why_not_target(state, cat, foe) == OK:
            areas |= 1 << state.cats[foe].area
    return areas


def run_target(state: State) -> int:
    """The owner chooses one cat, where there are several."""
    cat = int(top_task(state).cat)
    if target_count(state, cat) > 1:
        return owner(cat)
    strike(state, first_target(state, cat))
    return NONE


def strike(state: State, foe: int) -> None:
    """The chosen cat takes the effect's damage."""
    cat = int(top_task(state).cat)
    pop_task(state)
    push_task(state, Ask.DAMAGE, foe, cat, effect_damage(state, cat, foe))


def why_not_spot(state: State, area: int) -> int:
    """CB-08, CB-77. An area in which the effect could strike somebody."""
    cat = top_task(state).cat
    if (target_areas(state, cat) >> area) & 1:
        return OK
    for foe in range(squad_start(1 - owner(cat)), squad_end(state, 1 - owner(cat))):
        if is_kitten_here(state, foe, area):
            return Clause.CB_77
    return Clause.CB_08


def run_spot(state: State) -> int:
    """The owner chooses one area, where there are several."""
    cat = int(top_task(state).cat)
    areas = target_areas(state, cat)
    if bit_count(areas) > 1:
        return owner(cat)
    choose_spot(state, first_area(areas))
    return NONE


def choose_spot(state: State, area: int) -> None:
    """CB-R2. The area is chosen in which a cat strikes every Kitten."""
    cat = int(top_task(state).cat)
    pop_task(state)
    begin_sweep(state, cat, area)


def begin_sweep(state: State, cat: int, area: int) -> None:
    """CB-R2. The cat strikes an area: the first opposing cat in squad order comes first."""
    push_task(state, Ask.SWEEP, cat, squad_start(1 - owner(cat)), 0)
    top_task(state).area = area


def run_sweep(state: State) -> int:
    """CB-R2. Every opposing Kitten in the area, one after the other in squad order."""
    task = top_task(state)
    if task.foe == squad_end(state, 1 - owner(task.cat)):
        pop_task(state)
        return NONE
    foe = int(task.foe)
    task.foe += 1
    if is_kitten_here(state, foe, task.area) and effect_damage(state, task.cat, foe) > 0:
        push_task(state, Ask.DAMAGE, foe, task.cat, effect_damage(state, task.cat, foe))
    return NONE


# --- effects that move cats -----------------------------------------------------------------------


def why_not_shift(state: State, cat: int, area: int) -> int:
    """CB-R3. Any Kitten on the territory to any other area; the center limit holds."""
    if not on_territory(state, cat):
        return Clause.CB_07
    if state.cats[cat].area == area:
        return Clause.CB_R3
    if area == Area.CENTER and center_is_closed(state, cat):
        return Clause.CB_31
    return OK


def any_kitten_can_be_moved(state: State) -> bool:
    """A Kitten on the territory always has another area to go to."""
    for seat in range(SEATS):
        for cat in range(squad_start(seat) + 1, squad_end(state, seat)):
            if on_territory(state, cat):
                return True
    return False


def why_not_stride(state: State, cat: int, area: int) -> int:
    """The cat that used the effect, one area on."""
    if cat != top_task(state).cat:
        return Clause.CB_73
    return why_out_of_reach(state, cat, area, STEPS)


def run_stride(state: State) -> int:
    """CB-26. A cat moved by its own effect: to the only area there is, or its player chooses."""
    cat = int(top_task(state).cat)
    areas = neighbours(state, cat)
    if bit_count(areas) > 1:
        return owner(cat)
    shift(state, cat, first_area(areas))
    return NONE


def shift(state: State, cat: int, area: int) -> None:
    """CB-26. A cat moved by an effect has not used its act."""
    pop_task(state)
    put(state, cat, area, Happening.MOVED)
