"""Cat Battles: whether the reason for a refusal is true.

Written from RULES.md and the record alone, apart from the rules that give the reasons.
"""

from nekoban.core.moves import Move
from nekoban.core.record import NONE, OVER
from nekoban.games.cat_battles.parts import (
    AREA_COUNT,
    CATS,
    SQUAD,
    Area,
    Ask,
    Attack,
    Clause,
    Condition,
    Effect,
    Face,
    Front,
    Rest,
    SameFigure,
    Timing,
)
from nekoban.games.cat_battles.state import MOVES, Kind, State


def applies(state: State, move: Move, clause: int) -> bool:
    """Cat Battles: whether this clause really stands in the way of this move here."""
    if clause == Clause.OVER or state.to_move == OVER:
        return clause == Clause.OVER and state.to_move == OVER
    kind, own, other = MOVES[move].kind, MOVES[move].cat, MOVES[move].foe
    cat = state.to_move * SQUAD + own if own >= 0 else NONE
    foe = (1 - state.to_move) * SQUAD + other if other >= 0 else NONE
    if is_nobody(state, cat) or is_nobody(state, foe):
        return clause == Clause.CB_11
    if state.one_on_one == 1 and (own > 0 or other > 0):
        return clause == Clause.CB_91
    question = state.tasks[state.task_count - 1].kind if state.task_count > 0 else state.phase
    if not fits(question, kind):
        return clause == rule_of(question)
    if kind == Kind.USE:
        return bars_use(state, question, cat, MOVES[move].held, clause)
    if kind == Kind.PLAY:
        return bars_play(state, cat, clause)
    if kind == Kind.MOVE or kind == Kind.PUSH:
        return bars_move(state, question, cat if kind == Kind.MOVE else foe, MOVES[move].area, clause)
    if kind == Kind.ATTACK:
        return bars_attack(state, question, cat, foe, clause)
    if kind == Kind.TARGET:
        return bars_target(state, foe, clause)
    if kind == Kind.SPOT:
        return bars_spot(state, MOVES[move].area, clause)
    return bars_button(state, kind, MOVES[move].fish, clause)


def is_nobody(state: State, cat: int) -> bool:
    """CB-11. A number beyond the squad."""
    return cat >= 0 and state.cats[cat].figure == NONE


# --- what is asked --------------------------------------------------------------------------------


def fits(question: int, kind: int) -> bool:
    """Whether such a move could answer the question at all."""
    match question:
        case Ask.START_PHASE:
            return kind == Kind.TAKE or kind == Kind.USE or kind == Kind.DONE
        case Ask.PLAY_PHASE:
            return kind == Kind.PLAY or kind == Kind.DONE
        case Ask.MAIN_PHASE:
            return kind == Kind.MOVE or kind == Kind.ATTACK or kind == Kind.USE or kind == Kind.DONE
        case Ask.END_PHASE:
            return kind == Kind.USE or kind == Kind.DONE
        case Ask.EXCHANGE | Ask.COUNTING | Ask.CANCELLING:
            return kind == Kind.USE or kind == Kind.PASS
        case Ask.ROLLING:
            return kind == Kind.USE or kind == Kind.ROLL or kind == Kind.STOP
        case Ask.DAMAGE:
            return kind == Kind.CAT or kind == Kind.BOX
        case Ask.COUNTERATTACK | Ask.SECOND_ATTACK:
            return kind == Kind.ATTACK or kind == Kind.PASS
        case Ask.PUSHOVER:
            return kind == Kind.PUSH
        case Ask.TARGET:
            return kind == Kind.TARGET
        case Ask.SPOT:
            return kind == Kind.SPOT
        case Ask.STRIDE:
            return kind == Kind.MOVE
        case _:
            return kind == Kind.MOVE or kind == Kind.PUSH


def rule_of(question: int) -> int:
    """The rule that a move of another kind breaks."""
    match question:
        case Ask.START_PHASE:
            return Clause.CB_22
        case Ask.PLAY_PHASE:
            return Clause.CB_23
        case Ask.MAIN_PHASE:
            return Clause.CB_26
        case Ask.END_PHASE:
            return Clause.CB_28
        case Ask.EXCHANGE:
            return Clause.CB_41
        case Ask.ROLLING:
            return Clause.CB_42
        case Ask.COUNTING:
            return Clause.CB_44
        case Ask.DAMAGE:
            return Clause.CB_45
        case Ask.COUNTERATTACK:
            return Clause.CB_62
        case Ask.SECOND_ATTACK:
            return Clause.CB_61
        case Ask.PUSHOVER:
            return Clause.CB_60
        case Ask.CANCELLING:
            return Clause.CB_75
        case Ask.SHIFT:
            return Clause.CB_R3
        case _:
            return Clause.CB_01


# --- one kind of move after the other -------------------------------------------------------------


def bars_button(state: State, kind: int, fish: int, clause: int) -> bool:
    """CB-22, CB-42, CB-43, CB-45, CB-59. Taking fish, going on, rolling, and the box."""
    if kind == Kind.TAKE:
        return clause == Clause.CB_22 and fish > state.players[state.to_move].box
    if kind == Kind.DONE:
        return (
            clause == Clause.CB_22 and state.phase == Ask.START_PHASE and state.players[state.to_move].box > 0
        )
    if kind == Kind.ROLL:
        asleep = state.dice[state.roll_count - 1] == Face.SLEEP
        spent = state.roll_count >= state.roll_limit
        return (clause == Clause.CB_43 and asleep) or (clause == Clause.CB_42 and spent and not asleep)
    if kind == Kind.BOX:
        task = state.tasks[state.task_count - 1]
        empty = state.players[task.cat // SQUAD].box == 0
        direct = shows(state, task.foe, Front.DIRECT_HIT) and task.cat % SQUAD > 0
        return (clause == Clause.CB_45 and empty) or (clause == Clause.CB_59 and direct)
    return False


def bars_play(state: State, cat: int, clause: int) -> bool:
    """CB-23 to CB-25. From the bench, for as many fish as its level, and no double."""
    kitten = state.cats[cat]
    if clause == Clause.CB_23:
        return kitten.area != Area.BENCH
    if clause == Clause.CB_24:
        return kitten.level > state.players[state.to_move].dish
    if clause != Clause.CB_25:
        return False
    for other in range(CATS):
        near = state.same_figure == SameFigure.ANY or other // SQUAD == cat // SQUAD
        if near and other != cat and state.cats[other].figure == kitten.figure and is_there(state, other):
            return True
    return False


def bars_attack(state: State, question: int, cat: int, foe: int, clause: int) -> bool:
    """CB-07, CB-26, CB-40, CB-61, CB-62, CB-R1. An attack of an act, a second one, or a counterattack."""
    if question != Ask.MAIN_PHASE:
        task = state.tasks[state.task_count - 1]
        rule = Clause.CB_61 if question == Ask.SECOND_ATTACK else Clause.CB_62
        return clause == rule and (cat != task.cat or foe != task.foe)
    if clause == Clause.CB_07:
        return not is_there(state, cat) or not is_there(state, foe)
    if clause == Clause.CB_26:
        return state.cats[cat].acted == 1
    if clause == Clause.CB_R1:
        return state.cats[cat].rest == Rest.THIS_TURN
    if clause != Clause.CB_40 or not is_there(state, cat) or not is_there(state, foe):
        return False
    here, there = state.cats[cat].area, state.cats[foe].area
    ranged = shows(state, cat, Front.RANGED_ATTACK) and touch(state, here, there)
    return here != there and not ranged


def bars_target(state: State, foe: int, clause: int) -> bool:
    """CB-01, CB-07, CB-76, CB-77. One cat for a damage effect."""
    user = state.tasks[state.task_count - 1].cat
    if clause == Clause.CB_01:
        return state.cats[user].effect == Effect.DAMAGE_ANYWHERE and foe % SQUAD == 0
    if clause == Clause.CB_07:
        return not is_there(state, foe)
    if clause == Clause.CB_76:
        apart = state.cats[foe].area != state.cats[user].area
        return state.cats[user].effect == Effect.DAMAGE_HERE and is_there(state, foe) and apart
    return clause == Clause.CB_77 and harm(state, user, foe) <= 0


def bars_spot(state: State, area: int, clause: int) -> bool:
    """CB-08, CB-77. An area that holds no opposing Kitten, or only those that nothing would happen to."""
    user = state.tasks[state.task_count - 1].cat
    if clause == Clause.CB_77:
        return kittens_in(state, user, area, False) > 0 and kittens_in(state, user, area, True) == 0
    return clause == Clause.CB_08 and kittens_in(state, user, area, False) == 0


# --- moves ----------------------------------------------------------------------------------------


def bars_move(state: State, question: int, cat: int, area: int, clause: int) -> bool:
    """CB-07, CB-26, CB-30 to CB-32, CB-60, CB-73, CB-R1, CB-R3. A cat that moves, or is moved."""
    task_cat = state.tasks[max(state.task_count - 1, 0)].cat
    task_foe = state.tasks[max(state.task_count - 1, 0)].foe
    if clause == Clause.CB_07:
        return not is_there(state, cat)
    if question == Ask.SHIFT:
        if clause == Clause.CB_R3:
            return state.cats[cat].area == area
        return clause == Clause.CB_31 and area == Area.CENTER and is_center_taken(state, cat)
    if question == Ask.PUSHOVER:
        if clause == Clause.CB_60:
            return cat != task_foe or not touch(state, state.cats[cat].area, area)
        return clause == Clause.CB_31 and cat == task_foe and bars_way(state, cat, area, 1, clause)
    if question == Ask.STRIDE:
        if clause == Clause.CB_73:
            return cat != task_cat
        return cat == task_cat and bars_way(state, cat, area, 1, clause)
    if clause == Clause.CB_26:
        return state.cats[cat].acted == 1 or state.cats[cat].moved == 1
    if clause == Clause.CB_R1:
        return state.cats[cat].rest == Rest.THIS_TURN
    return is_there(state, cat) and bars_way(state, cat, area, steps_of(state, cat), clause)


def bars_way(state: State, cat: int, area: int, steps: int, clause: int) -> bool:
    """CB-30 to CB-32. Whether a Roadblock, a taken center or the distance keeps a cat from an area."""
    center = 1 << Area.CENTER if is_center_taken(state, cat) else 0
    blocks = blocked_areas(state, cat)
    if clause == Clause.CB_32:
        free, held = ways(state, cat, steps, 0, center), ways(state, cat, steps, blocks, center)
    elif clause == Clause.CB_31:
        free, held = ways(state, cat, steps, 0, 0), ways(state, cat, steps, 0, center)
    else:
        return clause == Clause.CB_30 and (ways(state, cat, steps, 0, 0) >> area) & 1 == 0
    return (free >> area) & 1 == 1 and (held >> area) & 1 == 0


def steps_of(state: State, cat: int) -> int:
    """CB-30, CB-R5. The most steps of the cat's own move."""
    steps = 3 if shows(state, cat, Front.MOVE_3) else 2 if shows(state, cat, Front.MOVE_2) else 1
    if state.acting == cat and state.move_limit > steps:
        return state.move_limit
    return steps


def ways(state: State, cat: int, steps: int, blocks: int, closed: int) -> int:
    """The areas a cat can get to, as bits: it stops in those of `blocks` and never enters `closed` ones."""
    start = state.cats[cat].area
    reached = 1 << start
    for _ in range(steps):
        grown = reached
        for area in range(AREA_COUNT):
            goes_on = area == start or (blocks >> area) & 1 == 0
            if (reached >> area) & 1 == 1 and goes_on:
                grown |= state.touching[area] & ~closed
        reached = grown
    return reached & ~(1 << start)


def blocked_areas(state: State, cat: int) -> int:
    """CB-32. Where opposing cats with Roadblock stand, as bits."""
    areas = 0
    for other in range(CATS):
        if other // SQUAD != cat // SQUAD and is_there(state, other) and shows(state, other, Front.ROADBLOCK):
            areas |= 1 << state.cats[other].area
    return areas


def is_center_taken(state: State, cat: int) -> bool:
    """CB-31. Another cat of the same player is in the center."""
    for other in range(CATS):
        if other != cat and other // SQUAD == cat // SQUAD and state.cats[other].area == Area.CENTER:
            return True
    return False


# --- rear effects ---------------------------------------------------------------------------------


def bars_use(state: State, question: int, cat: int, held: int, clause: int) -> bool:
    """CB-07, CB-08, CB-26, CB-43, CB-70 to CB-73, CB-R1, CB-R4. A rear effect, paid so."""
    user = state.cats[cat]
    if clause == Clause.CB_07:
        return not is_there(state, cat)
    if clause == Clause.CB_70:
        return not is_time(state, question, cat)
    if clause == Clause.CB_73:
        return is_time(state, question, cat) and not is_its_fight(state, question, cat)
    if clause == Clause.CB_26:
        late = user.timing == Timing.MOVING and user.moved == 1
        return question == Ask.MAIN_PHASE and (user.acted == 1 or late)
    if clause == Clause.CB_R1:
        return question == Ask.MAIN_PHASE and user.rest == Rest.THIS_TURN
    if clause == Clause.CB_71:
        dish = state.players[state.to_move].dish
        return held > user.cost or held > user.held - 1 or user.cost - held > dish
    if clause == Clause.CB_72:
        return user.used == 1
    if clause == Clause.CB_R4:
        boss = state.cats[state.to_move * SQUAD]
        return user.condition == Condition.WITH_BOSS and user.area != boss.area
    if clause == Clause.CB_43:
        return question == Ask.ROLLING and user.condition != condition_met(state)
    return clause == Clause.CB_08 and is_idle(state, question, cat)


def is_time(state: State, question: int, cat: int) -> bool:
    """CB-70. Whether what is asked is the timing of the cat's effect."""
    timing = state.cats[cat].timing
    attacks = state.attacker >= 0 and state.attacker // SQUAD == cat // SQUAD
    match question:
        case Ask.START_PHASE:
            return timing == Timing.START_PHASE
        case Ask.END_PHASE:
            return timing == Timing.END_PHASE
        case Ask.MAIN_PHASE:
            return timing == Timing.MOVING or timing == Timing.INSTEAD_OF_ATTACKING
        case Ask.EXCHANGE:
            if attacks:
                return timing == Timing.ATTACKING
            answers_for_boss = timing == Timing.BOSS_ATTACKED and state.target % SQUAD == 0
            return timing == Timing.DEFENDING or answers_for_boss
        case Ask.ROLLING:
            return timing == Timing.ROLLED
        case Ask.COUNTING:
            return timing == (Timing.COUNTED_AS_ATTACKER if attacks else Timing.COUNTED_AS_TARGET)
        case _:
            return timing == Timing.OPPOSING_EFFECT


def is_its_fight(state: State, question: int, cat: int) -> bool:
    """CB-73. Not so where another cat attacks or is the target, unless the effect answers for the Boss."""
    if question != Ask.EXCHANGE and question != Ask.ROLLING and question != Ask.COUNTING:
        return True
    return cat == state.attacker or cat == state.target or state.cats[cat].timing == Timing.BOSS_ATTACKED


def condition_met(state: State) -> int:
    """CB-43. The condition that the last die, as it shows now, fulfils."""
    match state.dice[state.roll_count - 1]:
        case Face.SLEEP:
            return Condition.ROLLED_SLEEP
        case Face.NO_DAMAGE:
            return Condition.ROLLED_NO_DAMAGE
        case Face.ONE_DAMAGE:
            return Condition.ROLLED_ONE_DAMAGE
        case _:
            return Condition.ROLLED_TWO_DAMAGE


def is_idle(state: State, question: int, cat: int) -> bool:
    """CB-08. Whether the effect could change nothing."""
    user = state.cats[cat]
    match user.effect:
        case Effect.DAMAGE_HERE:
            return cats_hurt(state, cat, user.area) == 0
        case Effect.DAMAGE_ALL_HERE:
            return kittens_in(state, cat, user.area, True) == 0
        case Effect.DAMAGE_ANYWHERE | Effect.DAMAGE_ALL_IN_AREA:
            return kittens_anywhere(state, cat) == 0
        case Effect.MOVE_KITTEN:
            return no_kitten_there(state)
        case Effect.STEP:
            return bool(ways(state, cat, 1, 0, center_bit(state, cat)) == 0)
        case Effect.MOVE_LIMIT:
            return opens_no_way(state, cat)
        case Effect.COUNTERATTACK:
            apart = state.cats[state.attacker].area != user.area
            return state.attack == Attack.COUNTER or shows(state, cat, Front.COUNTERATTACK) or apart
        case Effect.CHANGE_DIE:
            return bool(state.dice[state.roll_count - 1] == user.amount)
        case Effect.DAMAGE_MORE:
            return question == Ask.COUNTING and total(state) + user.amount <= 0
        case Effect.DAMAGE_LESS:
            return question == Ask.COUNTING and total(state) <= 0
        case _:
            return False


def center_bit(state: State, cat: int) -> int:
    """CB-31. The center as a set of areas, if another cat of the same player is there."""
    return 1 << Area.CENTER if is_center_taken(state, cat) else 0


def opens_no_way(state: State, cat: int) -> bool:
    """CB-R5. A higher limit leads to no other area."""
    center, blocks = center_bit(state, cat), blocked_areas(state, cat)
    steps = max(state.cats[cat].amount, steps_of(state, cat))
    return ways(state, cat, steps, blocks, center) == ways(state, cat, steps_of(state, cat), blocks, center)


def no_kitten_there(state: State) -> bool:
    """Whether no Kitten is on the territory."""
    for cat in range(CATS):
        if cat % SQUAD > 0 and is_there(state, cat):
            return False
    return True


def total(state: State) -> int:
    """CB-44, CB-56, CB-57. The damage as it is counted so far."""
    damage = state.more - state.less + state.cats[state.attacker].more
    for index in range(state.roll_count):
        damage += state.dice[index]
    more = 1 if shows(state, state.attacker, Front.DAMAGE_MORE_1) else 0
    less = 1 if shows(state, state.target, Front.DAMAGE_LESS_1) else 0
    return damage + more - less


# --- cats -----------------------------------------------------------------------------------------


def is_there(state: State, cat: int) -> bool:
    """CB-07. On the territory."""
    return state.cats[cat].area < AREA_COUNT


def shows(state: State, cat: int, front: int) -> bool:
    """CB-01, CB-03. Whether the cat has a front effect, printed or from the center."""
    if (state.cats[cat].front >> front) & 1 == 1:
        return True
    return state.cats[cat].area == Area.CENTER and (state.center >> front) & 1 == 1


def touch(state: State, one: int, other: int) -> bool:
    """Whether two areas touch each other."""
    return (state.touching[one] >> other) & 1 == 1


def harm(state: State, user: int, foe: int) -> int:
    """CB-77. What a damage effect does to a cat, counted apart from the rules."""
    return state.cats[user].amount - (1 if shows(state, foe, Front.DAMAGE_LESS_1) else 0)


def kittens_in(state: State, user: int, area: int, hurt: bool) -> int:
    """How many Kittens opposing the user are in an area; or only those its effect would hurt."""
    count = 0
    for foe in range(CATS):
        if foe // SQUAD != user // SQUAD and foe % SQUAD > 0 and state.cats[foe].area == area:
            count += 1 if not hurt or harm(state, user, foe) > 0 else 0
    return count


def kittens_anywhere(state: State, user: int) -> int:
    """How many opposing Kittens on the territory the user's effect would hurt."""
    count = 0
    for area in range(AREA_COUNT):
        count += kittens_in(state, user, area, True)
    return count


def cats_hurt(state: State, user: int, area: int) -> int:
    """The same for an area, with the Boss."""
    boss = (1 - user // SQUAD) * SQUAD
    here = state.cats[boss].area == area and harm(state, user, boss) > 0
    return kittens_in(state, user, area, True) + (1 if here else 0)
