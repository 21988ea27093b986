"""Cat Battles: the rules. Clause ids refer to RULES.md.

The turn is in turn.py, moving and front effects in places.py, attacks in attack.py, rear effects, damage and
Greedy Boss in effects.py. Here is what joins them: legality, the list of legal moves, and the loop that goes
on until somebody has to decide.
"""

from typing import Any

from nekoban.core.game import OK
from nekoban.core.record import NONE, OVER
from nekoban.games.cat_battles.parts import (
    AREA_COUNT,
    BASES,
    CATS,
    FISH_TAKEN,
    GREEDY,
    HELD_PAID_MOST,
    ROLLS_MOST,
    SEATS,
    SQUAD,
    TASKS,
    Area,
    Ask,
    Clause,
    Ending,
    Timing,
)
from nekoban.games.cat_battles.rules.attack import (
    attack_with_act,
    counterattack,
    leave_counting,
    may_roll,
    pass_exchange,
    push_over,
    roll_die,
    run_counterattack,
    run_counting,
    run_exchange,
    run_pushover,
    run_rolling,
    run_second_attack,
    second_attack,
    stop_rolling,
    use_in_exchange,
    why_not_pushed,
)
from nekoban.games.cat_battles.rules.effects import (
    choose_spot,
    hurt_box,
    hurt_cat,
    resolve_effect,
    run_cancelling,
    run_damage,
    run_dishes,
    run_spot,
    run_stride,
    run_sweep,
    run_target,
    shift,
    strike,
    target_areas,
    use_effect,
    why_not_box,
    why_not_effect,
    why_not_paid,
    why_not_shift,
    why_not_stride,
    why_not_target,
)
from nekoban.games.cat_battles.rules.places import on_territory, reach, step_limit
from nekoban.games.cat_battles.rules.turn import (
    begin_act,
    end_main_phase,
    end_turn,
    has_double,
    move_cat,
    play_kitten,
    run_end_phase,
    run_main_phase,
    run_play_phase,
    run_start_phase,
    set_up,
    take_fish,
    use_in_act,
    why_not_act,
    why_not_act_attack,
    why_not_moved,
    why_not_played,
)
from nekoban.games.cat_battles.state import (
    ATTACK,
    BOX,
    BOX_ROW,
    CAT,
    CAT_ROW,
    DONE,
    DONE_ROW,
    MOVE,
    MOVES,
    PASS,
    PASS_ROW,
    PLAY,
    PUSH,
    ROLL,
    ROLL_ROW,
    SPOT,
    STOP,
    STOP_ROW,
    TAKE,
    TARGET,
    USE,
    State,
    asked,
    attack_row,
    boss_of,
    is_boss,
    move_row,
    owner,
    play_row,
    pop_task,
    push_row,
    spot_row,
    squad_start,
    take_row,
    target_row,
    top_task,
    use_row,
)

__all__ = ["MOVES", "State"]

ANY_TIMING = (1 << len(Timing) + 1) - 1


def setup(state: Any, options: Any) -> None:
    """CB-10 to CB-13. Set up, and go on to the first decision."""
    set_up(state, options)
    go_on(state)


# --- going on -------------------------------------------------------------------------------------


def go_on(state: Any) -> None:
    """CB-08. Do what has to be done until somebody has more than one thing to do."""
    while state.ending == Ending.NOT_YET:
        seat = run(state)
        if seat != NONE:
            state.to_move = seat
            return
    while state.task_count > 0:
        pop_task(state)
    state.to_move = OVER


def run(state: Any) -> int:
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


def run_effect(state: Any) -> int:
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


def run_phase(state: Any) -> int:
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


# --- legality -------------------------------------------------------------------------------------


def why_not(state: Any, move: int) -> int:
    """OK, or the clause that forbids the move."""
    if state.to_move == OVER:
        return Clause.OVER
    kind = MOVES[move].kind
    cat = squad_start(state.to_move) + MOVES[move].cat
    foe = squad_start(1 - state.to_move) + MOVES[move].foe
    if kind == TAKE:
        return why_not_take(state, MOVES[move].fish)
    if kind == PLAY:
        return why_not_played(state, cat) if asked(state) == Ask.PLAY_PHASE else Clause.CB_23
    if kind == MOVE:
        return why_not_move(state, cat, MOVES[move].area)
    if kind == ATTACK:
        return why_not_attack(state, cat, foe)
    if kind == USE:
        return why_not_use(state, cat, MOVES[move].held)
    if kind == TARGET:
        return why_not_target(state, top_task(state).cat, foe) if asked(state) == Ask.TARGET else Clause.CB_76
    if kind == PUSH:
        return why_not_push(state, foe, MOVES[move].area)
    if kind == SPOT:
        return why_not_spot(state, MOVES[move].area)
    return why_not_button(state, kind)


def why_not_take(state: Any, fish: int) -> int:
    """CB-22. Once in a start phase, and no more than the box has."""
    if asked(state) != Ask.START_PHASE or fish > state.players[state.to_move].box:
        return Clause.CB_22
    return OK


def why_not_move(state: Any, cat: int, area: int) -> int:
    """A cat's own move, or a cat moved by an effect."""
    match asked(state):
        case Ask.MAIN_PHASE:
            return why_not_moved(state, cat, area)
        case Ask.STRIDE:
            return why_not_stride(state, cat, area)
        case Ask.SHIFT:
            return why_not_shift(state, cat, area)
        case _:
            return Clause.CB_26


def why_not_attack(state: Any, cat: int, foe: int) -> int:
    """The attack of an act, a second attack or a counterattack."""
    match asked(state):
        case Ask.MAIN_PHASE:
            return why_not_act_attack(state, cat, foe)
        case Ask.SECOND_ATTACK:
            return OK if cat == top_task(state).cat and foe == top_task(state).foe else Clause.CB_61
        case Ask.COUNTERATTACK:
            return OK if cat == top_task(state).cat and foe == top_task(state).foe else Clause.CB_62
        case _:
            return Clause.CB_26


def why_not_use(state: Any, cat: int, held: int) -> int:
    """CB-70 to CB-73. A rear effect, with this many fish paid by the cat itself."""
    clause = why_not_effect(state, cat)
    return clause if clause != OK else why_not_paid(state, cat, held)


def why_not_push(state: Any, foe: int, area: int) -> int:
    """CB-60, CB-R3. An opposing Kitten moved by Pushover or an effect."""
    if asked(state) == Ask.SHIFT:
        return why_not_shift(state, foe, area)
    return why_not_pushed(state, foe, area) if asked(state) == Ask.PUSHOVER else Clause.CB_60


def why_not_spot(state: Any, area: int) -> int:
    """CB-82. An area in which the effect could strike somebody."""
    if asked(state) != Ask.SPOT:
        return Clause.CB_82
    return OK if (target_areas(state, top_task(state).cat) >> area) & 1 else Clause.CB_82


def why_not_button(state: Any, kind: int) -> int:
    """Moves without cat or area."""
    ask = asked(state)
    if kind == ROLL:
        if ask != Ask.ROLLING:
            return Clause.CB_42
        return OK if may_roll(state) else Clause.CB_43
    if kind == STOP:
        return OK if ask == Ask.ROLLING else Clause.CB_42
    if kind == PASS:
        return OK if may_pass(ask) else Clause.CB_41
    if kind == DONE:
        return why_not_done(state, ask)
    if ask != Ask.DAMAGE:
        return Clause.CB_45
    return OK if kind == CAT else why_not_box(state)


def why_not_done(state: Any, ask: int) -> int:
    """CB-21 to CB-28. A phase is ended by its player; the start phase by taking fish, if there are any."""
    if ask == Ask.START_PHASE:
        return OK if state.players[state.current].box == 0 else Clause.CB_22
    return OK if ask in (Ask.PLAY_PHASE, Ask.MAIN_PHASE, Ask.END_PHASE) else Clause.CB_26


def may_pass(ask: int) -> bool:
    """What is asked with "may"."""
    if ask == Ask.EXCHANGE or ask == Ask.COUNTING or ask == Ask.CANCELLING:
        return True
    return ask == Ask.COUNTERATTACK or ask == Ask.SECOND_ATTACK


# --- the list of legal moves ----------------------------------------------------------------------


def legal(state: Any, out: Any) -> int:
    """The legal moves, from the cats and places at hand."""
    if state.to_move == OVER:
        return 0
    match asked(state):
        case Ask.START_PHASE:
            return offer(state, out, list_takes(state, out, list_uses(state, out, 0)), DONE_ROW)
        case Ask.PLAY_PHASE:
            return offer(state, out, list_plays(state, out), DONE_ROW)
        case Ask.MAIN_PHASE:
            return offer(state, out, list_acts(state, out), DONE_ROW)
        case Ask.END_PHASE:
            return offer(state, out, list_uses(state, out, 0), DONE_ROW)
        case Ask.EXCHANGE | Ask.COUNTING | Ask.CANCELLING:
            return offer(state, out, list_uses(state, out, 0), PASS_ROW)
        case Ask.ROLLING:
            count = list_uses_of(state, out, 0, state.attacker % SQUAD)
            return offer(state, out, offer(state, out, count, ROLL_ROW), STOP_ROW)
        case Ask.DAMAGE:
            return offer(state, out, offer(state, out, 0, CAT_ROW), BOX_ROW)
        case Ask.COUNTERATTACK | Ask.SECOND_ATTACK:
            row = attack_row(top_task(state).cat % SQUAD, top_task(state).foe % SQUAD)
            return offer(state, out, offer(state, out, 0, row), PASS_ROW)
        case _:
            return list_choices(state, out)


def offer(state: Any, out: Any, count: int, move: int) -> int:
    """Put a move on the list if it is legal."""
    if why_not(state, move) == OK:
        out[count] = move
        return count + 1
    return count


def list_takes(state: Any, out: Any, count: int) -> int:
    for fish in range(1, FISH_TAKEN + 1):
        count = offer(state, out, count, take_row(fish))
    return count


def list_plays(state: Any, out: Any) -> int:
    count = 0
    for cat in range(1, state.players[state.to_move].kittens + 1):
        count = offer(state, out, count, play_row(cat))
    return count


def list_uses(state: Any, out: Any, count: int) -> int:
    """Every rear effect of the seat to move that fits, in every way it can be paid."""
    if state.players[state.to_move].timings & due_timings(asked(state)) == 0:
        return count
    for cat in range(1, state.players[state.to_move].kittens + 1):
        count = list_uses_of(state, out, count, cat)
    return count


def due_timings(ask: int) -> int:
    """The timings that can be due with what is asked, one bit each."""
    match ask:
        case Ask.START_PHASE:
            return 1 << Timing.START_PHASE
        case Ask.END_PHASE:
            return 1 << Timing.END_PHASE
        case Ask.CANCELLING:
            return 1 << Timing.OPPOSING_EFFECT
        case _:
            return ANY_TIMING


def list_uses_of(state: Any, out: Any, count: int, cat: int) -> int:
    if cat == 0 or why_not_effect(state, squad_start(state.to_move) + cat) != OK:
        return count
    most = min(state.cats[squad_start(state.to_move) + cat].cost, HELD_PAID_MOST)
    for held in range(most + 1):
        count = offer(state, out, count, use_row(cat, held))
    return count


def list_acts(state: Any, out: Any) -> int:
    """Moves, attacks and effects of every cat that may still act."""
    count = 0
    start = squad_start(state.to_move)
    for cat in range(state.players[state.to_move].kittens + 1):
        one = state.cats[start + cat]
        if one.area < AREA_COUNT and one.acted == 0:
            if cat > 0 and one.moved == 0:
                count = list_moves(state, out, count, cat)
            count = list_attacks(state, out, count, cat)
            count = list_uses_of(state, out, count, cat)
    return count


def list_moves(state: Any, out: Any, count: int, cat: int) -> int:
    """A cat's own moves. Its reach is what `why_not` asks too; here it is worked out once for all areas."""
    own = squad_start(state.to_move) + cat
    if why_not_act(state, own) != OK:
        return count
    areas = reach(state, own, step_limit(state, own))
    for area in range(AREA_COUNT):
        if (areas >> area) & 1:
            out[count] = move_row(cat, area)
            count += 1
    return count


def list_areas(state: Any, out: Any, count: int, first_row: int) -> int:
    """A cat's rows for all areas, from the first."""
    for area in range(AREA_COUNT):
        count = offer(state, out, count, first_row + area)
    return count


def list_attacks(state: Any, out: Any, count: int, cat: int) -> int:
    for foe in range(state.players[1 - state.to_move].kittens + 1):
        if on_territory(state, squad_start(1 - state.to_move) + foe):
            count = offer(state, out, count, attack_row(cat, foe))
    return count


def list_choices(state: Any, out: Any) -> int:
    """Targets, areas and Kittens for an effect or a Pushover."""
    match asked(state):
        case Ask.TARGET:
            return list_targets(state, out)
        case Ask.SPOT:
            return list_areas(state, out, 0, spot_row(0))
        case Ask.STRIDE:
            return list_areas(state, out, 0, move_row(top_task(state).cat % SQUAD, 0))
        case Ask.PUSHOVER:
            return list_areas(state, out, 0, push_row(top_task(state).foe % SQUAD, 0))
        case _:
            return list_shifts(state, out)


def list_targets(state: Any, out: Any) -> int:
    count = 0
    for foe in range(state.players[1 - state.to_move].kittens + 1):
        count = offer(state, out, count, target_row(foe))
    return count


def list_shifts(state: Any, out: Any) -> int:
    """CB-R3. Every Kitten of either side to every other area."""
    count = 0
    for cat in range(1, state.players[state.to_move].kittens + 1):
        if on_territory(state, squad_start(state.to_move) + cat):
            count = list_areas(state, out, count, move_row(cat, 0))
    for foe in range(1, state.players[1 - state.to_move].kittens + 1):
        if on_territory(state, squad_start(1 - state.to_move) + foe):
            count = list_areas(state, out, count, push_row(foe, 0))
    return count


# --- making a move --------------------------------------------------------------------------------


def play(state: Any, move: int) -> None:
    """Make a move, and go on to the next decision."""
    kind = MOVES[move].kind
    cat = squad_start(state.to_move) + MOVES[move].cat
    foe = squad_start(1 - state.to_move) + MOVES[move].foe
    if kind == TAKE:
        take_fish(state, MOVES[move].fish)
    elif kind == PLAY:
        play_kitten(state, cat)
    elif kind == MOVE:
        make_move(state, cat, MOVES[move].area)
    elif kind == ATTACK:
        make_attack(state, cat, foe)
    elif kind == USE:
        make_use(state, cat, MOVES[move].held)
    elif kind == TARGET:
        strike(state, foe)
    elif kind == PUSH:
        make_push(state, foe, MOVES[move].area)
    elif kind == SPOT:
        choose_spot(state, MOVES[move].area)
    else:
        press_button(state, kind)
    go_on(state)


def make_move(state: Any, cat: int, area: int) -> None:
    if asked(state) == Ask.MAIN_PHASE:
        move_cat(state, cat, area)
    else:
        shift(state, cat, area)


def make_push(state: Any, foe: int, area: int) -> None:
    if asked(state) == Ask.PUSHOVER:
        push_over(state, area)
    else:
        shift(state, foe, area)


def make_attack(state: Any, cat: int, foe: int) -> None:
    match asked(state):
        case Ask.COUNTERATTACK:
            counterattack(state)
        case Ask.SECOND_ATTACK:
            second_attack(state)
        case _:
            begin_act(state, cat)
            state.cats[cat].acted = 1
            attack_with_act(state, cat, foe)


def make_use(state: Any, cat: int, held: int) -> None:
    match asked(state):
        case Ask.MAIN_PHASE:
            use_in_act(state, cat, held)
        case Ask.EXCHANGE:
            use_in_exchange(state, cat, held)
        case _:
            use_effect(state, cat, held)


def press_button(state: Any, kind: int) -> None:
    if kind == ROLL:
        roll_die(state)
    elif kind == STOP:
        stop_rolling(state)
    elif kind == PASS:
        decline(state)
    elif kind == DONE:
        end_phase(state)
    elif kind == CAT:
        hurt_cat(state)
    elif kind == BOX:
        hurt_box(state)


def decline(state: Any) -> None:
    """Something that may be done is not."""
    match asked(state):
        case Ask.EXCHANGE:
            pass_exchange(state)
        case Ask.COUNTING:
            leave_counting(state)
        case Ask.CANCELLING:
            resolve_effect(state)
        case _:
            pop_task(state)


def end_phase(state: Any) -> None:
    """CB-21, CB-23, CB-26, CB-28. The player ends the phase."""
    match state.phase:
        case Ask.START_PHASE:
            state.phase = Ask.PLAY_PHASE
        case Ask.PLAY_PHASE:
            state.phase = Ask.MAIN_PHASE
        case Ask.MAIN_PHASE:
            end_main_phase(state)
        case _:
            end_turn(state)


# --- the rest of the interface --------------------------------------------------------------------


def scores(state: Any, out: Any) -> None:
    """CB-48. The fish a Boss still holds: at 0 its side has lost."""
    for seat in range(SEATS):
        out[seat] = state.cats[boss_of(seat)].held


def winners(state: Any, out: Any) -> None:
    """CB-48, CB-93. Whoever defeated the Boss; a draw is shared."""
    for seat in range(SEATS):
        out[seat] = 1 if seat == state.winner or state.ending == Ending.DRAW else 0


def reveal(state: Any, seat: int, view: Any) -> None:
    """CB-06. Nothing but the luck is hidden, and nobody sees that."""


def imagine(state: Any, luck: int) -> None:
    """CB-06. Only the dice are unknown."""
    state.luck = luck


def components(state: Any, out: Any) -> None:
    """CB-99. Each player's fish: box, dish, trash and cats."""
    for seat in range(SEATS):
        player = state.players[seat]
        out[seat] = player.box + player.dish + player.trash
        for cat in range(squad_start(seat), squad_start(seat) + SQUAD):
            out[seat] += state.cats[cat].held


def flaw(state: Any) -> int:
    """OK, or the clause that a typed-in position breaks."""
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
    return task_flaw(state)


def task_flaw(state: Any) -> int:
    """CB-08. What waits to be done must be a known thing, about cats that are there."""
    if state.task_count < 0 or state.task_count > TASKS or state.phase > Ask.END_PHASE:
        return Clause.CB_08
    for index in range(state.task_count):
        task = state.tasks[index]
        if task.kind < Ask.EXCHANGE or (task.kind != Ask.DISHES and not is_cat(state, task.cat)):
            return Clause.CB_08
        if task.kind <= Ask.PUSHOVER and not (is_cat(state, task.foe) and owner(task.cat) != owner(task.foe)):
            return Clause.CB_08
        if task.kind <= Ask.COUNTING and not (state.attacker == task.cat and state.target == task.foe):
            return Clause.CB_08
        if task.kind == Ask.ROLLING and not 0 < state.roll_count <= state.roll_limit <= ROLLS_MOST:
            return Clause.CB_42
    return OK


def is_cat(state: Any, cat: int) -> bool:
    """Whether a number names a cat of either squad."""
    return 0 <= cat < CATS and state.cats[cat].figure != NONE


def squad_flaw(state: Any, seat: int) -> int:
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


def cat_flaw(state: Any, cat: int) -> int:
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
