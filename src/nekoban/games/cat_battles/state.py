"""Cat Battles: what a table looks like, what can be done, and what waits to be done.

Both sides' cats stand in one row: the first seat's Boss and Kittens, then the second's. A move counts cats
from the mover's side: `cat` is an own one, `foe` an opposing one, 0 is the Boss.

What interrupts what is kept as a small stack of tasks. The top one goes on until it needs a decision, is
done, or puts another on top; under the lowest lies the phase of the turn.
"""

from nekoban.core.events import told
from nekoban.core.luck import luck_key
from nekoban.core.moves import kind, moves
from nekoban.core.record import NONE, Array, Record, Rows, many, public, seated, secret
from nekoban.games.cat_battles.parts import (
    AREA_COUNT,
    AREAS,
    BOTH_PASS,
    CATS,
    EVENTS,
    FISH,
    FISH_TAKEN,
    HELD_PAID_MOST,
    KITTENS_MOST,
    NAME_BYTES,
    ROLLS_MOST,
    SEATS,
    SQUAD,
    TASKS,
    TURNS,
    Area,
    Ask,
    Attack,
    Condition,
    Effect,
    Ending,
    Face,
    Rest,
    SameFigure,
    Timing,
)


class Cat(Record):
    figure: int = public.i32(kept=True, default=NONE)  # figure id as a number; none: no such cat
    front: int = public.i16(kept=True)  # front effects, one bit each
    level: int = public.i8(kept=True)  # fish it holds when it is played, and dice it rolls
    timing: int = public.i8(kept=True, of=Timing)  # when its rear effect may be used
    condition: int = public.i8(kept=True, of=Condition)  # what must hold besides
    effect: int = public.i8(kept=True, of=Effect)  # what its rear effect does
    amount: int = public.i8(kept=True)  # how much of it
    cost: int = public.i8(kept=True)  # fish that it costs
    name: Array = public.i8(NAME_BYTES, kept=True)  # UTF-8
    held: int = public.i16(most=FISH)  # fish it holds
    area: int = public.i8(default=Area.BENCH, of=Area)  # where it is
    acted: int = public.i8(most=1)  # 1: its act of this turn is over
    moved: int = public.i8(most=1)  # 1: it has moved in its act
    used: int = public.i8(most=1)  # 1: its rear effect was used this turn
    rest: int = public.i8(of=Rest)  # CB-R1: whether it rests, or will
    more: int = public.i8()  # damage added this turn by an effect


class Player(Record):
    box: int = public.i16(most=FISH)  # fish in the box
    dish: int = public.i16(most=FISH)  # fish in the dish
    trash: int = public.i16(
        derived=True, most=FISH
    )  # fish in the trash: those of the 20 that are nowhere else
    kittens: int = public.i8(kept=True)  # how many the squad has
    timings: int = public.i16(kept=True)  # the timings of the squad's rear effects, one bit each


class Task(Record):
    kind: int = public.i8(of=Ask)  # what is done; 0: nothing waits here
    cat: int = public.i8(default=NONE, base=1)  # the row of the cat that does it, or that it is done to
    foe: int = public.i8(default=NONE, base=1)  # the row of the other cat
    amount: int = public.i8()  # damage; or what the task counts
    area: int = public.i8(default=NONE, of=Area)  # the area that is struck


class State(Record):
    seats: int = public.i8(kept=True)  # how many play: two
    to_move: int = public.i8(base=1)  # who decides
    current: int = public.i8(base=1)  # whose turn it is
    phase: int = public.i8(default=Ask.START_PHASE, of=Ask)  # the part of the turn
    turn: int = public.i16(most=TURNS)  # the number of the turn, both players' counted
    one_on_one: int = public.i8(most=1)  # 1 from its declaration on
    ending: int = public.i8(of=Ending)  # how the game ended
    winner: int = public.i8(default=NONE, base=1)  # who has won; none in a draw
    starter: int = public.i8(kept=True)  # CB-95: 1 if cats run away to the bench
    same_figure: int = public.i8(kept=True, of=SameFigure)  # CB-25: whose cats bar their figure id
    center: int = public.i16(kept=True)  # CB-03: front effects of a cat in the center, one bit each
    touching: Array = public.i16(AREA_COUNT, kept=True)  # the areas that an area touches, one bit each
    players: Rows = seated(Player, SEATS)
    cats: Rows = many(Cat, CATS)
    acting: int = public.i8(default=NONE, base=1)  # the row of the cat whose act is not finished
    move_limit: int = public.i8()  # steps an effect allows it
    attacker: int = public.i8(default=NONE, base=1)  # the row of the cat that attacks, or did last
    target: int = public.i8(default=NONE, base=1)  # the row of the cat it attacks
    attack: int = public.i8(of=Attack)  # the kind of attack
    passes: int = public.i8(most=BOTH_PASS)  # passes one after the other, in the exchange before the roll
    roll_limit: int = public.i8(most=ROLLS_MOST)  # dice that may be rolled in the attack
    roll_count: int = public.i8(most=ROLLS_MOST)  # dice rolled
    dice: Array = public.i8(ROLLS_MOST, of=Face)  # what they show now
    more: int = public.i8()  # damage added to this attack by effects
    less: int = public.i8()  # damage taken from it by effects
    negated: int = public.i8(most=1)  # 1: the attack is negated
    lent_counterattack: int = public.i8(most=1)  # 1: an effect gave the target Counterattack for this attack
    tasks: Rows = many(Task, TASKS)
    task_count: int = public.i8(derived=True, most=TASKS)  # tasks that wait, the last on top
    events: Rows = told(EVENTS)
    event_count: int = public.i8()  # how much happened
    luck: int = secret.i64()  # what chance draws from
    key: Array = luck_key()  # of a match's luck


OWN_KITTENS = range(1, KITTENS_MOST + 1)
HELD_PAID = range(HELD_PAID_MOST + 1)

MOVES = moves(
    kind("take", fish=range(1, FISH_TAKEN + 1), text="take {fish}"),
    kind("play", cat=OWN_KITTENS, text="play {cat}"),
    kind("move", cat=OWN_KITTENS, area=AREAS, text="move {cat} {area}"),
    kind("attack", cat=range(SQUAD), foe=range(SQUAD), text="attack {cat} {foe}"),
    # held: fish paid from the cat. Each cat has its own buttons for it, which name its effect.
    kind("use", cat=OWN_KITTENS, held=HELD_PAID, clicks="cat held-cat", text="use {cat} {held}"),
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
Kind = MOVES.kinds
take_row, play_row = MOVES.finder(Kind.TAKE), MOVES.finder(Kind.PLAY)
move_row, push_row, spot_row = MOVES.finder(Kind.MOVE), MOVES.finder(Kind.PUSH), MOVES.finder(Kind.SPOT)
attack_row, target_row = MOVES.finder(Kind.ATTACK), MOVES.finder(Kind.TARGET)
use_row = MOVES.finder(Kind.USE)
roll_row, stop_row = MOVES.finder(Kind.ROLL), MOVES.finder(Kind.STOP)
pass_row, done_row = MOVES.finder(Kind.PASS), MOVES.finder(Kind.DONE)
cat_row, box_row = MOVES.finder(Kind.CAT), MOVES.finder(Kind.BOX)
