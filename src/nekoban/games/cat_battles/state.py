"""Cat Battles: what a table looks like, what can be done, and what waits to be done.

Both sides' cats stand in one row: the first seat's Boss and Kittens, then the second's. A move counts cats
from the mover's side: `cat` is an own one, `foe` an opposing one, 0 is the Boss.

What interrupts what is kept as a small stack of tasks. The top one goes on until it needs a decision, is
done, or puts another on top; under the lowest lies the phase of the turn.
"""

from typing import Any

from nekoban.core.events import told
from nekoban.core.luck import luck_key
from nekoban.core.moves import kind, moves
from nekoban.core.record import NONE, Array, Record, Rows, many, public, seated, secret
from nekoban.games.cat_battles.parts import (
    AREA_COUNT,
    AREAS,
    CATS,
    EVENTS,
    FISH_TAKEN,
    HELD_PAID_MOST,
    KITTENS_MOST,
    NAME_BYTES,
    ROLLS_MOST,
    SEATS,
    SQUAD,
    TASKS,
    Area,
    Ask,
    Attack,
    Condition,
    Effect,
    Ending,
    Face,
    Rest,
    Timing,
)


class Cat(Record):
    figure: int = public.i32(kept=True, default=NONE)  # figure id as a number; NONE: no such cat
    front: int = public.i16(kept=True)  # front effects, one bit each
    level: int = public.i8(kept=True)
    timing: int = public.i8(kept=True, of=Timing)
    condition: int = public.i8(kept=True, of=Condition)
    effect: int = public.i8(kept=True, of=Effect)
    amount: int = public.i8(kept=True)
    cost: int = public.i8(kept=True)
    name: Array = public.i8(NAME_BYTES, kept=True)  # UTF-8
    held: int = public.i16()  # fish
    area: int = public.i8(default=Area.BENCH, of=Area)
    acted: int = public.i8()  # 1: its act of this turn is over
    moved: int = public.i8()  # 1: it has moved in its act
    used: int = public.i8()  # 1: its rear effect was used this turn
    rest: int = public.i8(of=Rest)
    more: int = public.i8()  # damage added this turn by an effect


class Player(Record):
    box: int = public.i16()
    dish: int = public.i16()
    trash: int = public.i16()
    kittens: int = public.i8(kept=True)  # how many the squad has
    timings: int = public.i16(kept=True)  # the timings of the squad's rear effects, one bit each


class Task(Record):
    kind: int = public.i8(of=Ask)
    cat: int = public.i8(default=NONE)
    foe: int = public.i8(default=NONE)
    amount: int = public.i8()


class State(Record):
    seats: int = public.i8(kept=True)
    to_move: int = public.i8()
    current: int = public.i8()  # whose turn it is
    phase: int = public.i8(default=Ask.START_PHASE, of=Ask)
    turn: int = public.i16()
    one_on_one: int = public.i8()
    ending: int = public.i8(of=Ending)
    winner: int = public.i8(default=NONE)
    starter: int = public.i8(kept=True)  # CB-95
    center: int = public.i16(kept=True)  # CB-03: front effects of a cat in the center
    touching: Array = public.i16(AREA_COUNT, kept=True)  # the areas that an area touches, as bits
    players: Rows = seated(Player, SEATS)
    cats: Rows = many(Cat, CATS)
    acting: int = public.i8(default=NONE)  # the cat whose act is not finished
    move_limit: int = public.i8()  # steps an effect allows it
    attacker: int = public.i8(default=NONE)
    target: int = public.i8(default=NONE)
    attack: int = public.i8(of=Attack)
    passes: int = public.i8()  # in a row, in the exchange before the roll
    roll_limit: int = public.i8()
    roll_count: int = public.i8()
    dice: Array = public.i8(ROLLS_MOST, of=Face)
    more: int = public.i8()  # damage added to this attack by effects
    less: int = public.i8()
    negated: int = public.i8()
    lent_counterattack: int = public.i8()
    tasks: Rows = many(Task, TASKS)
    task_count: int = public.i8()
    events: Rows = told(EVENTS)
    event_count: int = public.i8()
    luck: int = secret.i64()
    key: Array = luck_key()


OWN_KITTENS = range(1, KITTENS_MOST + 1)
HELD_PAID = range(HELD_PAID_MOST + 1)

MOVES = moves(
    kind("take", fish=range(1, FISH_TAKEN + 1), text="take {fish}"),
    kind("play", cat=OWN_KITTENS, text="play {cat}"),
    kind("move", cat=OWN_KITTENS, area=AREAS, text="move {cat} {area}"),
    kind("attack", cat=range(SQUAD), foe=range(SQUAD), text="attack {cat} {foe}"),
    kind("use", cat=OWN_KITTENS, held=HELD_PAID, text="use {cat} {held}"),  # held: fish paid from the cat
    kind("target", foe=range(SQUAD), text="target {foe}"),
    kind("push", foe=OWN_KITTENS, area=AREAS, text="push {foe} {area}"),
    kind("spot", area=AREAS, text="area {area}"),
    kind("roll", clicks="button-roll", text="roll"),
    kind("stop", clicks="button-stop", text="stop"),
    kind("pass", clicks="button-pass", text="pass"),
    kind("done", clicks="button-done", text="done"),
    kind("cat", clicks="button-cat", text="cat"),  # the cat takes the damage
    kind("box", clicks="button-box", text="box"),
)
TAKE, PLAY, MOVE, ATTACK = MOVES.kinds.TAKE, MOVES.kinds.PLAY, MOVES.kinds.MOVE, MOVES.kinds.ATTACK
USE, TARGET, PUSH, SPOT = MOVES.kinds.USE, MOVES.kinds.TARGET, MOVES.kinds.PUSH, MOVES.kinds.SPOT
ROLL, STOP, PASS, DONE = MOVES.kinds.ROLL, MOVES.kinds.STOP, MOVES.kinds.PASS, MOVES.kinds.DONE
CAT, BOX = MOVES.kinds.CAT, MOVES.kinds.BOX

TAKE_FIRST, PLAY_FIRST, MOVE_FIRST = MOVES.first(TAKE), MOVES.first(PLAY), MOVES.first(MOVE)
ATTACK_FIRST, USE_FIRST, TARGET_FIRST = MOVES.first(ATTACK), MOVES.first(USE), MOVES.first(TARGET)
PUSH_FIRST, SPOT_FIRST = MOVES.first(PUSH), MOVES.first(SPOT)
ROLL_ROW, STOP_ROW, PASS_ROW = MOVES.first(ROLL), MOVES.first(STOP), MOVES.first(PASS)
DONE_ROW, CAT_ROW, BOX_ROW = MOVES.first(DONE), MOVES.first(CAT), MOVES.first(BOX)
HELD_PAID_COUNT = len(HELD_PAID)


def take_row(fish: int) -> int:
    return TAKE_FIRST + fish - 1


def play_row(cat: int) -> int:
    return PLAY_FIRST + cat - 1


def move_row(cat: int, area: int) -> int:
    return MOVE_FIRST + (cat - 1) * AREA_COUNT + area


def attack_row(cat: int, foe: int) -> int:
    return ATTACK_FIRST + cat * SQUAD + foe


def use_row(cat: int, held: int) -> int:
    return USE_FIRST + (cat - 1) * HELD_PAID_COUNT + held


def target_row(foe: int) -> int:
    return TARGET_FIRST + foe


def push_row(foe: int, area: int) -> int:
    return PUSH_FIRST + (foe - 1) * AREA_COUNT + area


def spot_row(area: int) -> int:
    return SPOT_FIRST + area


# --- tasks ----------------------------------------------------------------------------------------


def push_task(state: Any, kind: int, cat: int, foe: int, amount: int) -> None:
    """Something new to be done first."""
    task = state.tasks[state.task_count]
    task.kind = kind
    task.cat = cat
    task.foe = foe
    task.amount = amount
    state.task_count += 1


def pop_task(state: Any) -> None:
    """The top task is done."""
    state.task_count -= 1
    task = state.tasks[state.task_count]
    task.kind = 0
    task.cat = NONE
    task.foe = NONE
    task.amount = 0


def top_task(state: Any) -> Any:
    return state.tasks[state.task_count - 1]


def asked(state: Any) -> int:
    """What goes on: the top task, or the phase."""
    if state.task_count > 0:
        return state.tasks[state.task_count - 1].kind
    return state.phase


# --- cats -----------------------------------------------------------------------------------------


def owner(cat: int) -> int:
    """The seat a cat belongs to."""
    return cat // SQUAD


def boss_of(seat: int) -> int:
    return seat * SQUAD


def is_boss(cat: int) -> bool:
    return cat % SQUAD == 0


def squad_start(seat: int) -> int:
    """A seat's cats stand from here, the Boss first."""
    return seat * SQUAD


def squad_end(state: Any, seat: int) -> int:
    return seat * SQUAD + 1 + state.players[seat].kittens
