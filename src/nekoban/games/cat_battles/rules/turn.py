"""Cat Battles: the phases of a turn, One on One (CB-20 to CB-28, CB-90 to CB-93)."""

from nekoban.core.events import tell
from nekoban.core.game import OK
from nekoban.core.record import NONE, SeatNumber
from nekoban.games.cat_battles.parts import (
    BASES,
    SEATS,
    STEPS,
    TURNS,
    Area,
    Ask,
    Clause,
    Ending,
    Happening,
    Rest,
    SameFigure,
    Timing,
)
from nekoban.games.cat_battles.rules.attack import why_not_attacked
from nekoban.games.cat_battles.rules.effects import may_use
from nekoban.games.cat_battles.rules.moving import reach, why_not_act
from nekoban.games.cat_battles.rules.places import (
    boss_of,
    is_boss,
    leave,
    on_territory,
    owner,
    squad_end,
    squad_start,
)
from nekoban.games.cat_battles.rules.tasks import push_task
from nekoban.games.cat_battles.state import State


def begin_turn(state: State, seat: SeatNumber) -> None:
    """CB-20, CB-72, CB-R1. A new turn: marks of the last one are cleared; an empty box means One on One."""
    state.turn += 1
    state.current = seat
    state.phase = Ask.START_PHASE
    tell(state, Happening.TURN, seat, state.turn, NONE, NONE)
    for side in range(SEATS):
        for cat in range(squad_start(side), squad_end(state, side)):
            freshen(state, cat)
    if state.players[seat].box == 0 and state.one_on_one == 0:
        declare_one_on_one(state, seat)


def freshen(state: State, cat: int) -> None:
    """CB-72, CB-R1. Acts and uses are counted anew in every turn; a rest begins with its owner's turn."""
    one = state.cats[cat]
    one.acted = 0
    one.moved = 0
    one.used = 0
    one.more = 0
    if one.rest == Rest.NEXT_TURN and owner(cat) == state.current:
        one.rest = Rest.THIS_TURN


def declare_one_on_one(state: State, seat: SeatNumber) -> None:
    """CB-20, CB-90, CB-92. Kittens return to the benches, their fish to the trash; Bosses face each other."""
    state.one_on_one = 1
    tell(state, Happening.ONE_ON_ONE, seat, NONE, NONE, NONE)
    for side in range(SEATS):
        for cat in range(squad_start(side) + 1, squad_end(state, side)):
            if on_territory(state, cat):
                state.players[side].trash += state.cats[cat].held
                state.cats[cat].held = 0
                leave(state, cat, Area.BENCH)
        state.cats[boss_of(side)].area = Area.CENTER


def any_effect_of_phase(state: State, timing: int) -> bool:
    """CB-21, CB-28. Whether one of the current player's cats can use an effect of this phase."""
    seat = state.current
    if (state.players[seat].timings >> timing) & 1 == 0:
        return False
    for cat in range(squad_start(seat), squad_end(state, seat)):
        if may_use(state, cat):
            return True
    return False


# --- start phase ----------------------------------------------------------------------------------


def run_start_phase(state: State) -> int:
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


def why_not_take(state: State, fish: int) -> int:
    """CB-22. No more than the box has."""
    return Clause.CB_22 if fish > state.players[state.to_move].box else OK


def take_fish(state: State, fish: int) -> None:
    """CB-22, CB-81. From the box to the dish; this ends the start phase."""
    player = state.players[state.current]
    player.box -= fish
    player.dish += fish
    tell(state, Happening.TAKES, state.current, fish, NONE, NONE)
    state.phase = Ask.PLAY_PHASE
    push_task(state, Ask.DISHES, NONE, NONE, 0)


# --- play phase -----------------------------------------------------------------------------------


def run_play_phase(state: State) -> int:
    """CB-23. Any number of Kittens."""
    seat = state.current
    for cat in range(squad_start(seat) + 1, squad_end(state, seat)):
        if why_not_played(state, cat) == OK:
            return seat
    state.phase = Ask.MAIN_PHASE
    return NONE


def why_not_played(state: State, cat: int) -> int:
    """CB-23 to CB-25, CB-91. Whether a Kitten may be played from the bench."""
    if state.one_on_one:
        return Clause.CB_91
    if state.cats[cat].figure == NONE:
        return Clause.CB_11
    if state.cats[cat].area != Area.BENCH:
        return Clause.CB_23
    if state.cats[cat].level > state.players[owner(cat)].dish:
        return Clause.CB_24
    return Clause.CB_25 if has_double(state, cat) else OK


def has_double(state: State, cat: int) -> bool:
    """CB-25. Another cat with the same figure id is on the territory: anybody's, or only an own one."""
    if is_double_of(state, cat, owner(cat)):
        return True
    return state.same_figure == SameFigure.ANY and is_double_of(state, cat, 1 - owner(cat))


def is_double_of(state: State, cat: int, seat: SeatNumber) -> bool:
    """Whether one of the seat's other cats on the territory has this cat's figure id."""
    for other in range(squad_start(seat), squad_end(state, seat)):
        if other != cat and state.cats[other].figure == state.cats[cat].figure and on_territory(state, other):
            return True
    return False


def play_kitten(state: State, cat: int) -> None:
    """CB-23. As many fish as its level move from the dish onto it, and it stands in the base area."""
    kitten = state.cats[cat]
    state.players[owner(cat)].dish -= kitten.level
    kitten.held = kitten.level
    kitten.area = BASES[owner(cat)]
    tell(state, Happening.PLAYS, owner(cat), cat, NONE, NONE)


# --- main phase -----------------------------------------------------------------------------------


def run_main_phase(state: State) -> int:
    """CB-26. Cats act in any order until there is nothing more to do."""
    seat = state.current
    for cat in range(squad_start(seat), squad_end(state, seat)):
        if may_do_something(state, cat):
            return seat
    end_main_phase(state)
    return NONE


def may_do_something(state: State, cat: int) -> bool:
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


def end_main_phase(state: State) -> None:
    """CB-28. No cat acts any more: the end phase."""
    state.acting = NONE
    state.move_limit = 0
    state.phase = Ask.END_PHASE


# --- end phase ------------------------------------------------------------------------------------


def run_end_phase(state: State) -> int:
    """CB-28. Effects of the end phase; then the other player becomes current."""
    if any_effect_of_phase(state, Timing.END_PHASE):
        return state.current
    end_turn(state)
    return NONE


def end_turn(state: State) -> None:
    """CB-28, CB-93, CB-R1. The turn is over; after the 300th the game is a draw."""
    for cat in range(squad_start(state.current), squad_end(state, state.current)):
        if state.cats[cat].rest == Rest.THIS_TURN:
            state.cats[cat].rest = Rest.NO
    if state.turn == TURNS:
        state.ending = Ending.DRAW
        tell(state, Happening.DRAW, NONE, NONE, NONE, NONE)
    else:
        begin_turn(state, 1 - state.current)


# --- ending a phase -------------------------------------------------------------------------------


def why_not_done(state: State) -> int:
    """CB-21 to CB-28. A phase is ended by its player; the start phase by taking fish, if there are any."""
    if state.phase == Ask.START_PHASE and state.players[state.current].box > 0:
        return Clause.CB_22
    return OK


def end_phase(state: State) -> None:
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
