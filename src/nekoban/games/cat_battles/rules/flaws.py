"""Cat Battles: typed-in positions, what follows from the rest of one and what is wrong with it."""

from nekoban.core.game import OK
from nekoban.core.record import NONE, OVER, SeatNumber
from nekoban.games.cat_battles.parts import (
    AREA_COUNT,
    BASES,
    FISH,
    GREEDY,
    ROLLS_MOST,
    SEATS,
    SQUAD,
    TASKS,
    TURNS,
    Area,
    Ask,
    Clause,
)
from nekoban.games.cat_battles.rules.decisions import why_not
from nekoban.games.cat_battles.rules.effects import would_change
from nekoban.games.cat_battles.rules.places import is_boss, is_cat, on_territory, owner, squad_start
from nekoban.games.cat_battles.rules.turn import has_double
from nekoban.games.cat_battles.state import MOVES, State

ANSWERED_FIRST = (Ask.DAMAGE, Ask.CANCELLING, Ask.TARGET, Ask.SPOT, Ask.SHIFT, Ask.STRIDE)
"""What is done before anything else begins: nothing lies on top of it."""


def derive(state: State) -> None:
    """CB-99. The fish that are nowhere else lie in the trash; and how many tasks wait."""
    for seat in range(SEATS):
        player = state.players[seat]
        cats = state.cats[squad_start(seat) : squad_start(seat) + SQUAD]
        player.trash = FISH - player.box - player.dish - sum(cat.held for cat in cats)
    kinds = [task.kind for task in state.tasks]
    state.task_count = kinds.index(0) if 0 in kinds else TASKS


def flaw(state: State) -> int:
    """Cat Battles: OK, or the clause that a typed-in position breaks."""
    if state.turn < 0 or state.turn > TURNS:
        return Clause.CB_93
    quiet = state.task_count == 0 and state.to_move != OVER
    for seat in range(SEATS):
        clause = squad_flaw(state, seat)
        if clause != OK:
            return clause
        player = state.players[seat]
        if player.box < 0 or player.dish < 0 or player.trash < 0:
            return Clause.CB_04
        if quiet and player.dish >= GREEDY:
            return Clause.CB_80
    if quiet and state.to_move != state.current:
        return Clause.CB_26
    if quiet and has_missed_one_on_one(state):
        return Clause.CB_20
    clause = task_flaw(state)
    if clause != OK or state.to_move == OVER:
        return clause
    return OK if has_choice(state) else choice_flaw(state)


def has_missed_one_on_one(state: State) -> bool:
    """CB-20. Whether the turn began with an empty box: in the start phase only a Greedy Boss empties one."""
    if state.phase != Ask.START_PHASE or state.one_on_one or state.players[state.current].box > 0:
        return False
    return state.players[1 - state.current].trash < GREEDY


def has_choice(state: State) -> bool:
    """CB-08. Whether a typed-in position leaves more than one thing to do."""
    count = 0
    for move in range(len(MOVES)):
        count += 1 if why_not(state, move) == OK else 0
    return count > 1


def choice_flaw(state: State) -> int:
    """CB-08, CB-22, CB-23. What is missing where nobody would be asked."""
    if state.task_count == 0 and state.phase == Ask.START_PHASE:
        return Clause.CB_22
    if state.task_count == 0 and state.phase == Ask.PLAY_PHASE:
        return Clause.CB_23
    return Clause.CB_08


def task_flaw(state: State) -> int:
    """CB-08. What waits to be done must be a known thing, about cats that are there."""
    if state.task_count < 0 or state.task_count > TASKS or state.phase > Ask.END_PHASE:
        return Clause.CB_08
    checks = 0
    for index in range(state.task_count):
        task = state.tasks[index]
        checks += 1 if task.kind == Ask.DISHES else 0
        if task.kind < Ask.EXCHANGE or (task.kind != Ask.DISHES and not is_cat(state, task.cat)):
            return Clause.CB_08
        if task.kind <= Ask.PUSHOVER and not (is_cat(state, task.foe) and owner(task.cat) != owner(task.foe)):
            return Clause.CB_08
        if task.kind <= Ask.COUNTING and not (state.attacker == task.cat and state.target == task.foe):
            return Clause.CB_08
        if task.kind in ANSWERED_FIRST and index < state.task_count - 1:
            return Clause.CB_08
        if task.kind == Ask.PUSHOVER and task.amount != 0 and is_boss(task.foe):
            return Clause.CB_08
        if task.kind == Ask.CANCELLING and not has_effect(state, task.cat):
            return Clause.CB_08
        if task.kind == Ask.SWEEP and not 0 <= task.area < AREA_COUNT:
            return Clause.CB_08
        if task.kind == Ask.ROLLING and not 0 < state.roll_count <= state.roll_limit <= ROLLS_MOST:
            return Clause.CB_42
    return OK if checks <= 1 + greedy_bosses(state) else Clause.CB_08


def greedy_bosses(state: State) -> int:
    """CB-80, CB-81. How many there can have been: dishes are checked again only after the effect of one."""
    fish = 0
    for player in state.players:
        fish += player.trash
    return fish // GREEDY


def has_effect(state: State, cat: int) -> bool:
    """CB-08, CB-71. Whether the cat can have paid for its rear effect: it could change something."""
    return on_territory(state, cat) and state.cats[cat].effect != 0 and would_change(state, cat)


def squad_flaw(state: State, seat: SeatNumber) -> int:
    """CB-02, CB-04, CB-12, CB-25, CB-90. Where a seat's cats stand and what they hold."""
    in_the_center = 0
    for cat in range(squad_start(seat), squad_start(seat) + SQUAD):
        clause = cat_flaw(state, cat)
        if clause != OK:
            return clause
        if not is_boss(cat) and on_territory(state, cat) and has_double(state, cat):
            return Clause.CB_25
        in_the_center += 1 if state.cats[cat].area == Area.CENTER else 0
    return Clause.CB_02 if in_the_center > 1 else OK


def cat_flaw(state: State, cat: int) -> int:
    """What is wrong with one cat of a typed-in position."""
    one = state.cats[cat]
    if is_boss(cat):
        home = Area.CENTER if state.one_on_one else BASES[owner(cat)]
        if one.area != home:
            return Clause.CB_12
        return OK if 0 < one.held <= one.level or state.to_move == OVER else Clause.CB_04
    if not on_territory(state, cat):
        return OK if one.held == 0 else Clause.CB_04
    if one.figure == NONE or state.one_on_one:
        return Clause.CB_07
    return OK if 0 < one.held <= one.level else Clause.CB_04
