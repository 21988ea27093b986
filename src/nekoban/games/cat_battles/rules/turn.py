"""Cat Battles: set-up, the phases of a turn, One on One (CB-10 to CB-28, CB-90 to CB-97)."""

from typing import Any

from nekoban.core.events import tell
from nekoban.core.game import OK
from nekoban.core.luck import roll
from nekoban.core.record import NONE
from nekoban.games.cat_battles.data.figures import CENTER_FRONTS, TOUCHING, TOUCHING_WITH_LANES
from nekoban.games.cat_battles.parts import (
    AREA_COUNT,
    BASES,
    FISH,
    NAME_BYTES,
    PRINTED,
    SEATS,
    STARTER_KITTENS,
    STEPS,
    TURNS,
    Area,
    Ask,
    Clause,
    Ending,
    First,
    Front,
    Printed,
    Rest,
    Starter,
    Timing,
    Told,
)
from nekoban.games.cat_battles.rules.attack import why_not_attacked
from nekoban.games.cat_battles.rules.effects import may_use, use_effect
from nekoban.games.cat_battles.rules.places import (
    center_is_closed,
    has_front,
    leave,
    on_territory,
    open_reach,
    put,
    reach,
    roadblocks,
    step_limit,
)
from nekoban.games.cat_battles.state import boss_of, is_boss, owner, push_task, squad_end, squad_start

# --- set-up ---------------------------------------------------------------------------------------


def set_up(state: Any, options: Any) -> None:
    """CB-02, CB-03, CB-10 to CB-13, CB-95. Squads, territory, fish, and who begins."""
    state.seats = options.players
    read_squad(state, 0, options.squad_1)
    read_squad(state, 1, options.squad_2)
    for area in range(AREA_COUNT):
        state.touching[area] = TOUCHING_WITH_LANES[area] if options.side_lanes else TOUCHING[area]
    state.center = CENTER_FRONTS[options.territory]
    state.starter = 1 if options.starter == Starter.ON else 0
    if options.starter == Starter.AUTO:
        state.starter = 1 if are_starter_sets(state) else 0
    for seat in range(SEATS):
        place_boss(state, seat)
    if options.first == First.CHANCE:
        begin_turn(state, roll(state, SEATS))
    else:
        begin_turn(state, options.first - First.FIRST)


def read_squad(state: Any, seat: int, numbers: Any) -> None:
    """CB-01, CB-11. The figures of a squad, from the numbers of its option."""
    player = state.players[seat]
    player.kittens = numbers[0]
    for index in range(player.kittens + 1):
        cat = state.cats[squad_start(seat) + index]
        first = 1 + index * PRINTED
        cat.figure = numbers[first + Printed.FIGURE]
        cat.level = numbers[first + Printed.LEVEL]
        cat.front = numbers[first + Printed.FRONT]
        cat.timing = numbers[first + Printed.TIMING]
        cat.condition = numbers[first + Printed.CONDITION]
        cat.effect = numbers[first + Printed.EFFECT]
        cat.amount = numbers[first + Printed.AMOUNT]
        cat.cost = numbers[first + Printed.COST]
        player.timings |= 1 << numbers[first + Printed.TIMING]
        for byte in range(NAME_BYTES):
            cat.name[byte] = numbers[first + Printed.NAME + byte]


def are_starter_sets(state: Any) -> bool:
    """CB-95. Both squads have exactly four Kittens."""
    return state.players[0].kittens == STARTER_KITTENS and state.players[1].kittens == STARTER_KITTENS


def place_boss(state: Any, seat: int) -> None:
    """CB-10, CB-12. The Boss takes as many fish from the box as its level and stands in the base area."""
    boss = state.cats[boss_of(seat)]
    boss.held = boss.level
    boss.area = BASES[seat]
    state.players[seat].box = FISH - boss.level


# --- start phase ----------------------------------------------------------------------------------


def begin_turn(state: Any, seat: int) -> None:
    """CB-20, CB-72, CB-R1. A new turn: marks of the last one are cleared; an empty box means One on One."""
    state.turn += 1
    state.current = seat
    state.phase = Ask.START_PHASE
    tell(state, Told.TURN, seat, state.turn, NONE, NONE)
    for side in range(SEATS):
        for cat in range(squad_start(side), squad_end(state, side)):
            freshen(state, cat)
    if state.players[seat].box == 0 and state.one_on_one == 0:
        declare_one_on_one(state, seat)


def freshen(state: Any, cat: int) -> None:
    """CB-72, CB-R1. Acts and uses are counted anew in every turn; a rest begins with its owner's turn."""
    one = state.cats[cat]
    one.acted = 0
    one.moved = 0
    one.used = 0
    one.more = 0
    if one.rest == Rest.NEXT_TURN and owner(cat) == state.current:
        one.rest = Rest.THIS_TURN


def declare_one_on_one(state: Any, seat: int) -> None:
    """CB-20, CB-90, CB-92. Kittens return to the benches, their fish to the trash; Bosses face each other."""
    state.one_on_one = 1
    tell(state, Told.ONE_ON_ONE, seat, NONE, NONE, NONE)
    for side in range(SEATS):
        for cat in range(squad_start(side) + 1, squad_end(state, side)):
            if on_territory(state, cat):
                state.players[side].trash += state.cats[cat].held
                state.cats[cat].held = 0
                leave(state, cat, Area.BENCH)
        state.cats[boss_of(side)].area = Area.CENTER


def any_effect_of_phase(state: Any, timing: int) -> bool:
    """CB-21, CB-28. Whether one of the current player's cats can use an effect of this phase."""
    seat = state.current
    if (state.players[seat].timings >> timing) & 1 == 0:
        return False
    for cat in range(squad_start(seat), squad_end(state, seat)):
        if may_use(state, cat):
            return True
    return False


def run_start_phase(state: Any) -> int:
    """CB-21, CB-22. Effects of the start phase, then 1 to 3 fish, at least 1 if the box has any.

    A use may empty the box; whoever uses no more effects then goes on without fish.
    """
    box = state.players[state.current].box
    if any_effect_of_phase(state, Timing.START_PHASE) or box > 1:
        return state.current
    if box == 1:
        take_fish(state, 1)
    else:
        state.phase = Ask.PLAY_PHASE
    return NONE


def take_fish(state: Any, fish: int) -> None:
    """CB-22, CB-81. From the box to the dish; this ends the start phase."""
    player = state.players[state.current]
    player.box -= fish
    player.dish += fish
    tell(state, Told.TAKES, state.current, fish, NONE, NONE)
    state.phase = Ask.PLAY_PHASE
    push_task(state, Ask.DISHES, NONE, NONE, 0)


# --- play phase -----------------------------------------------------------------------------------


def why_not_played(state: Any, cat: int) -> int:
    """CB-23 to CB-25, CB-91. Whether a Kitten may be played from the bench."""
    if state.one_on_one:
        return Clause.CB_91
    if state.cats[cat].figure == NONE or state.cats[cat].area != Area.BENCH:
        return Clause.CB_23
    if state.cats[cat].level > state.players[owner(cat)].dish:
        return Clause.CB_24
    return Clause.CB_25 if has_double(state, cat) else OK


def has_double(state: Any, cat: int) -> bool:
    """CB-25. Another of one's own cats with the same figure id is on the territory."""
    seat = owner(cat)
    for other in range(squad_start(seat) + 1, squad_end(state, seat)):
        if other == cat or state.cats[other].figure != state.cats[cat].figure:
            continue
        if on_territory(state, other):
            return True
    return False


def run_play_phase(state: Any) -> int:
    """CB-23. Any number of Kittens."""
    seat = state.current
    for cat in range(squad_start(seat) + 1, squad_end(state, seat)):
        if why_not_played(state, cat) == OK:
            return seat
    state.phase = Ask.MAIN_PHASE
    return NONE


def play_kitten(state: Any, cat: int) -> None:
    """CB-23. As many fish as its level move from the dish onto it, and it stands in the base area."""
    kitten = state.cats[cat]
    state.players[owner(cat)].dish -= kitten.level
    kitten.held = kitten.level
    kitten.area = BASES[owner(cat)]
    tell(state, Told.PLAYS, owner(cat), cat, NONE, NONE)


# --- main phase -----------------------------------------------------------------------------------


def why_not_act(state: Any, cat: int) -> int:
    """CB-07, CB-26, CB-R1. Whether this cat may act, or go on acting."""
    if not on_territory(state, cat):
        return Clause.CB_07
    if state.cats[cat].acted:
        return Clause.CB_26
    return Clause.CB_R1 if state.cats[cat].rest == Rest.THIS_TURN else OK


def why_not_moved(state: Any, cat: int, area: int) -> int:
    """CB-26, CB-27, CB-30 to CB-32, CB-91. The cat's own move, which comes before its attack."""
    clause = why_not_act(state, cat)
    if clause != OK:
        return clause
    if state.cats[cat].moved:
        return Clause.CB_26
    if area == Area.CENTER and center_is_closed(state, cat):
        return Clause.CB_31
    limit = step_limit(state, cat)
    if (reach(state, cat, limit) >> area) & 1:
        return OK
    return Clause.CB_32 if (open_reach(state, cat, limit) >> area) & 1 else Clause.CB_30


def why_not_act_attack(state: Any, cat: int, foe: int) -> int:
    """CB-26, CB-40. The attack of the cat's act."""
    clause = why_not_act(state, cat)
    return clause if clause != OK else why_not_attacked(state, cat, foe)


def may_do_something(state: Any, cat: int) -> bool:
    """CB-08. Whether a move, an attack or an effect of its act is open to the cat."""
    if why_not_act(state, cat) != OK:
        return False
    if not is_boss(cat) and not state.cats[cat].moved and reach(state, cat, STEPS) != 0:
        return True
    foes = 1 - owner(cat)
    for foe in range(squad_start(foes), squad_end(state, foes)):
        if why_not_attacked(state, cat, foe) == OK:
            return True
    return may_use(state, cat)


def run_main_phase(state: Any) -> int:
    """CB-26. Cats act in any order until there is nothing more to do."""
    seat = state.current
    for cat in range(squad_start(seat), squad_end(state, seat)):
        if may_do_something(state, cat):
            return seat
    end_main_phase(state)
    return NONE


def end_main_phase(state: Any) -> None:
    state.acting = NONE
    state.move_limit = 0
    state.phase = Ask.END_PHASE


def begin_act(state: Any, cat: int) -> None:
    """CB-26. An act is finished before the next cat's begins."""
    if state.acting == cat:
        return
    if state.acting != NONE:
        state.cats[state.acting].acted = 1
    state.acting = cat
    state.move_limit = 0


def move_cat(state: Any, cat: int, area: int) -> None:
    """CB-26, CB-30. The cat's own move."""
    begin_act(state, cat)
    tell_steps(state, cat, area)
    put(state, cat, area, Told.MOVES)
    state.cats[cat].moved = 1


def tell_steps(state: Any, cat: int, area: int) -> None:
    """CB-32, CB-50, CB-51. Say which front effects the move shows."""
    limit = step_limit(state, cat)
    if limit == STEPS:
        return
    if (roadblocks(state, owner(cat)) >> area) & 1 and (reach(state, cat, limit - 1) >> area) & 1:
        tell(
            state,
            Told.FRONT,
            1 - owner(cat),
            roadblock_in(state, 1 - owner(cat), area),
            Front.ROADBLOCK,
            NONE,
        )
    if (reach(state, cat, STEPS) >> area) & 1:
        return
    if has_front(state, cat, Front.MOVE_3):
        tell(state, Told.FRONT, owner(cat), cat, Front.MOVE_3, NONE)
    elif has_front(state, cat, Front.MOVE_2):
        tell(state, Told.FRONT, owner(cat), cat, Front.MOVE_2, NONE)


def roadblock_in(state: Any, seat: int, area: int) -> int:
    """The cat that blocks the road there; the caller knows there is one."""
    cat = squad_start(seat)
    while state.cats[cat].area != area or not has_front(state, cat, Front.ROADBLOCK):
        cat += 1
    return cat


def use_in_act(state: Any, cat: int, held: int) -> None:
    """CB-70, CB-75, CB-76. Before the cat's move; or instead of its attack, which is then used up."""
    begin_act(state, cat)
    if state.cats[cat].timing == Timing.INSTEAD_OF_ATTACKING:
        state.cats[cat].acted = 1
    use_effect(state, cat, held)


# --- end phase ------------------------------------------------------------------------------------


def run_end_phase(state: Any) -> int:
    """CB-28. Effects of the end phase; then the other player becomes current."""
    if any_effect_of_phase(state, Timing.END_PHASE):
        return state.current
    end_turn(state)
    return NONE


def end_turn(state: Any) -> None:
    """CB-28, CB-93, CB-R1. The turn is over; after the 300th the game is a draw."""
    for cat in range(squad_start(state.current), squad_end(state, state.current)):
        if state.cats[cat].rest == Rest.THIS_TURN:
            state.cats[cat].rest = Rest.NO
    if state.turn == TURNS:
        state.ending = Ending.DRAW
        tell(state, Told.DRAW, NONE, NONE, NONE, NONE)
    else:
        begin_turn(state, 1 - state.current)
