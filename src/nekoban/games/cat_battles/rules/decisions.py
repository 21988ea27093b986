"""Cat Battles: every kind of move, whether it is legal and what it does."""

from nekoban.core.game import OK
from nekoban.core.moves import Move
from nekoban.core.record import OVER
from nekoban.games.cat_battles.parts import Ask, Clause
from nekoban.games.cat_battles.rules.attack import (
    leave_counting,
    make_attack,
    pass_exchange,
    push_over,
    roll_die,
    stop_rolling,
    use_in_exchange,
    why_not_attack,
    why_not_pushed,
    why_not_roll,
)
from nekoban.games.cat_battles.rules.damage import hurt_box, hurt_cat, why_not_box
from nekoban.games.cat_battles.rules.effects import (
    choose_spot,
    resolve_effect,
    shift,
    strike,
    use_effect,
    use_in_act,
    why_not_shift,
    why_not_spot,
    why_not_stride,
    why_not_target,
    why_not_use,
)
from nekoban.games.cat_battles.rules.flow import go_on
from nekoban.games.cat_battles.rules.moving import move_cat, why_not_moved
from nekoban.games.cat_battles.rules.places import squad_start
from nekoban.games.cat_battles.rules.tasks import answers, asked, pop_task, rule_in_force, top_task
from nekoban.games.cat_battles.rules.turn import (
    end_phase,
    play_kitten,
    take_fish,
    why_not_done,
    why_not_played,
    why_not_take,
)
from nekoban.games.cat_battles.state import MOVES, Kind, State


def why_not(state: State, move: Move) -> int:
    """Cat Battles: OK, or the clause that forbids the move."""
    if state.to_move == OVER:
        return Clause.OVER
    clause = rule_in_force(state)
    if answers(state, MOVES[move].kind):
        clause = why_not_answered(state, move)
    return OK if clause == OK else plainest(state, move, clause)


def plainest(state: State, move: Move, clause: int) -> int:
    """CB-11, CB-91. Above any other reason: there is no such cat; or it is a Kitten in a One on One."""
    cat, foe = MOVES[move].cat, MOVES[move].foe
    if cat > state.players[state.to_move].kittens or foe > state.players[1 - state.to_move].kittens:
        return Clause.CB_11
    return Clause.CB_91 if state.one_on_one and (cat > 0 or foe > 0) else clause


def why_not_answered(state: State, move: Move) -> int:
    """What forbids a move of a kind that is asked for."""
    kind = MOVES[move].kind
    cat = squad_start(state.to_move) + MOVES[move].cat
    foe = squad_start(1 - state.to_move) + MOVES[move].foe
    if kind == Kind.TAKE:
        return why_not_take(state, MOVES[move].fish)
    if kind == Kind.PLAY:
        return why_not_played(state, cat)
    if kind == Kind.MOVE:
        return why_not_move(state, cat, MOVES[move].area)
    if kind == Kind.ATTACK:
        return why_not_attack(state, cat, foe)
    if kind == Kind.USE:
        return why_not_use(state, cat, MOVES[move].held)
    if kind == Kind.TARGET:
        return why_not_target(state, top_task(state).cat, foe)
    if kind == Kind.PUSH:
        return why_not_push(state, foe, MOVES[move].area)
    if kind == Kind.SPOT:
        return why_not_spot(state, MOVES[move].area)
    return why_not_button(state, kind)


def play(state: State, move: Move) -> None:
    """Cat Battles: make a move, and go on to the next decision."""
    kind = MOVES[move].kind
    cat = squad_start(state.to_move) + MOVES[move].cat
    foe = squad_start(1 - state.to_move) + MOVES[move].foe
    if kind == Kind.TAKE:
        take_fish(state, MOVES[move].fish)
    elif kind == Kind.PLAY:
        play_kitten(state, cat)
    elif kind == Kind.MOVE:
        make_move(state, cat, MOVES[move].area)
    elif kind == Kind.ATTACK:
        make_attack(state, cat, foe)
    elif kind == Kind.USE:
        make_use(state, cat, MOVES[move].held)
    elif kind == Kind.TARGET:
        strike(state, foe)
    elif kind == Kind.PUSH:
        make_push(state, foe, MOVES[move].area)
    elif kind == Kind.SPOT:
        choose_spot(state, MOVES[move].area)
    else:
        press_button(state, kind)
    go_on(state)


# --- a cat moves, attacks, uses its effect --------------------------------------------------------


def why_not_move(state: State, cat: int, area: int) -> int:
    """A cat's own move, or a cat moved by an effect."""
    match asked(state):
        case Ask.MAIN_PHASE:
            return why_not_moved(state, cat, area)
        case Ask.STRIDE:
            return why_not_stride(state, cat, area)
        case _:
            return why_not_shift(state, cat, area)


def make_move(state: State, cat: int, area: int) -> None:
    """CB-30, CB-50. Move a cat in an act, or as an effect asks."""
    if asked(state) == Ask.MAIN_PHASE:
        move_cat(state, cat, area)
    else:
        shift(state, cat, area)


def why_not_push(state: State, foe: int, area: int) -> int:
    """CB-60, CB-R3. An opposing Kitten moved by Pushover or an effect."""
    if asked(state) == Ask.SHIFT:
        return why_not_shift(state, foe, area)
    return why_not_pushed(state, foe, area)


def make_push(state: State, foe: int, area: int) -> None:
    """Move a cat of the other squad, as Pushover or a rear effect asks."""
    if asked(state) == Ask.PUSHOVER:
        push_over(state, area)
    else:
        shift(state, foe, area)


def make_use(state: State, cat: int, held: int) -> None:
    """CB-70. Use the rear effect of a cat, in an act or in answer to something."""
    match asked(state):
        case Ask.MAIN_PHASE:
            use_in_act(state, cat, held)
        case Ask.EXCHANGE:
            use_in_exchange(state, cat, held)
        case _:
            use_effect(state, cat, held)


# --- buttons --------------------------------------------------------------------------------------


def why_not_button(state: State, kind: int) -> int:
    """Moves without cat or area."""
    if kind == Kind.ROLL:
        return why_not_roll(state)
    if kind == Kind.DONE:
        return why_not_done(state)
    return why_not_box(state) if kind == Kind.BOX else OK


def press_button(state: State, kind: int) -> None:
    """A move that names no cat: roll, stop, pass, take the damage and the like."""
    if kind == Kind.ROLL:
        roll_die(state)
    elif kind == Kind.STOP:
        stop_rolling(state)
    elif kind == Kind.PASS:
        decline(state)
    elif kind == Kind.DONE:
        end_phase(state)
    elif kind == Kind.CAT:
        hurt_cat(state)
    elif kind == Kind.BOX:
        hurt_box(state)


def decline(state: State) -> None:
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
