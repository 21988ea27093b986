"""Cat Battles: components and printed values. Clause ids refer to RULES.md."""

from enum import IntEnum

SEATS = 2
FISH = 20  # CB-10: in each fish box
FISH_TAKEN = 3  # CB-22: at most, in a start phase
GREEDY = 6  # CB-80: fish in the dish that make a Greedy Boss
KITTENS_LEAST = 4  # CB-11
KITTENS_MOST = 12
SAME_MOST = 3  # CB-11: Kittens with the same figure id
SQUAD = KITTENS_MOST + 1  # cats of one side: the Boss is number 0
CATS = SEATS * SQUAD  # both sides' cats in one row: cat 13 is the second seat's Boss
TURNS = 300  # CB-93
STARTER_KITTENS = 4  # CB-95

LEVEL_MOST = GREEDY - 1  # a dish keeps no more fish than that, so no Kitten above it could be played
COST_MOST = LEVEL_MOST
AMOUNT_MOST = LEVEL_MOST
HELD_PAID_MOST = LEVEL_MOST - 1  # CB-71: never the last held fish
NAME_BYTES = 16  # UTF-8

STEPS = 1  # CB-30
MOVE_2_STEPS = 2
MOVE_3_STEPS = 3
DICE_ROLL_1 = 1
DICE_ROLL_2 = 2
ROLLS_MOST = LEVEL_MOST + DICE_ROLL_1 + DICE_ROLL_2 + AMOUNT_MOST
BOTH_PASS = 2  # CB-41

TASKS = 16  # how deep what waits to be done can be nested
EVENTS = 48  # a Greedy Boss may send 12 Kittens home at once


class Area(IntEnum):
    """CB-02. The areas, named independently of the viewer; then the places beside the territory."""

    SOUTH = 0  # base of the first seat
    SOUTH_WEST = 1
    SOUTH_EAST = 2
    CENTER = 3
    NORTH_WEST = 4
    NORTH_EAST = 5
    NORTH = 6  # base of the second seat
    BENCH = 7
    HANGOUT = 8


AREA_COUNT = 7
AREAS = tuple(Area)[:AREA_COUNT]
BASES = (Area.SOUTH, Area.NORTH)
CENTER_BIT = 1 << Area.CENTER


class Face(IntEnum):
    """CB-05. What the die shows; but for Sleep the number is the damage."""

    NO_DAMAGE = 0
    ONE_DAMAGE = 1
    TWO_DAMAGE = 2
    SLEEP = 3


class Front(IntEnum):
    """CB-50 to CB-62. Front effects, as places in a cat's row of bits."""

    MOVE_2 = 0
    MOVE_3 = 1
    ROADBLOCK = 2
    RANGED_ATTACK = 3
    DICE_ROLL_1 = 4
    DICE_ROLL_2 = 5
    DAMAGE_MORE_1 = 6
    DAMAGE_LESS_1 = 7
    NO_SLEEP = 8
    DIRECT_HIT = 9
    PUSHOVER = 10
    DOUBLE_ATTACK = 11
    COUNTERATTACK = 12


class Timing(IntEnum):
    """CB-70. When a rear effect may be used."""

    START_PHASE = 1
    MOVING = 2
    INSTEAD_OF_ATTACKING = 3
    ATTACKING = 4  # before the roll, as attacker
    DEFENDING = 5  # before the roll, as target
    BOSS_ATTACKED = 6  # before the roll, the own Boss being the target
    ROLLED = 7  # on a certain roll of its own attack
    COUNTED_AS_ATTACKER = 8
    COUNTED_AS_TARGET = 9
    OPPOSING_EFFECT = 10  # right after an opposing rear effect
    END_PHASE = 11
    GREEDY_BOSS = 12


class Condition(IntEnum):
    """What must hold besides the timing."""

    ALWAYS = 0
    WITH_BOSS = 1  # in the own Boss's area
    ROLLED_NO_DAMAGE = 2
    ROLLED_ONE_DAMAGE = 3
    ROLLED_TWO_DAMAGE = 4
    ROLLED_SLEEP = 5


class Effect(IntEnum):
    """What a rear effect does; most have an amount."""

    DAMAGE_HERE = 1  # to one opposing cat in the same area
    DAMAGE_ANYWHERE = 2  # to one opposing Kitten
    DAMAGE_ALL_HERE = 3  # to every opposing Kitten in the same area
    DAMAGE_ALL_IN_AREA = 4  # to every opposing Kitten in an area the owner chooses
    MOVE_KITTEN = 5  # any Kitten to any area
    STEP = 6  # this cat moves one area
    MOVE_LIMIT = 7  # steps of this move
    NEGATE = 8  # the attack ends at once
    NEGATE_AND_REST = 9  # and this cat neither moves nor attacks in its owner's next turn
    DICE_ROLL = 10  # more rolls in this attack
    DAMAGE_MORE = 11  # in this attack
    DAMAGE_LESS = 12  # in this attack
    DAMAGE_MORE_THIS_TURN = 13
    COUNTERATTACK = 14  # for this attack
    CHANGE_DIE = 15  # the die just rolled shows that much damage
    CANCEL = 16


PHASE_TIMINGS = (Timing.START_PHASE, Timing.INSTEAD_OF_ATTACKING, Timing.END_PHASE, Timing.GREEDY_BOSS)
TIMINGS_OF = {  # the timings at which an effect means something
    Effect.DAMAGE_HERE: PHASE_TIMINGS,
    Effect.DAMAGE_ANYWHERE: PHASE_TIMINGS,
    Effect.DAMAGE_ALL_HERE: PHASE_TIMINGS,
    Effect.DAMAGE_ALL_IN_AREA: PHASE_TIMINGS,
    Effect.MOVE_KITTEN: PHASE_TIMINGS,
    Effect.STEP: (Timing.START_PHASE, Timing.END_PHASE),
    Effect.MOVE_LIMIT: (Timing.MOVING,),
    Effect.NEGATE: (Timing.DEFENDING, Timing.BOSS_ATTACKED),
    Effect.NEGATE_AND_REST: (Timing.DEFENDING, Timing.BOSS_ATTACKED),
    Effect.DICE_ROLL: (Timing.ATTACKING,),
    Effect.DAMAGE_MORE: (Timing.ATTACKING, Timing.ROLLED, Timing.COUNTED_AS_ATTACKER),
    Effect.DAMAGE_LESS: (Timing.DEFENDING, Timing.BOSS_ATTACKED, Timing.COUNTED_AS_TARGET),
    Effect.DAMAGE_MORE_THIS_TURN: (Timing.START_PHASE,),
    Effect.COUNTERATTACK: (Timing.DEFENDING,),
    Effect.CHANGE_DIE: (Timing.ROLLED,),
    Effect.CANCEL: (Timing.OPPOSING_EFFECT,),
}
WITHOUT_AMOUNT = (
    Effect.MOVE_KITTEN,
    Effect.STEP,
    Effect.NEGATE,
    Effect.NEGATE_AND_REST,
    Effect.COUNTERATTACK,
    Effect.CANCEL,
)


class Printed(IntEnum):
    """The numbers that stand for one figure in a squad's row of numbers; the name's bytes come last."""

    FIGURE = 0
    LEVEL = 1
    FRONT = 2
    TIMING = 3
    CONDITION = 4
    EFFECT = 5
    AMOUNT = 6
    COST = 7
    NAME = 8


PRINTED = Printed.NAME + NAME_BYTES  # numbers a figure
SQUAD_NUMBERS = 1 + SQUAD * PRINTED  # the number of Kittens, then the Boss and the Kittens


class SameFigure(IntEnum):
    """CB-25. The option `same-figure`: whose cats keep a Kitten with their figure id from being played."""

    ANY = 0
    OWN = 1


class Starter(IntEnum):
    """CB-95. The option `starter`."""

    AUTO = 0
    ON = 1
    OFF = 2


class First(IntEnum):
    """CB-13. The option `first`."""

    CHANCE = 0
    FIRST = 1
    SECOND = 2


class Rest(IntEnum):
    """CB-R1. The mark of a cat that neither moves nor attacks."""

    NO = 0
    NEXT_TURN = 1
    THIS_TURN = 2


class Attack(IntEnum):
    """CB-64. The kinds of attack."""

    FIRST = 0
    SECOND = 1
    COUNTER = 2


class Ask(IntEnum):
    """What goes on: a phase of the turn, or something within it. Where it needs a decision, this is asked."""

    START_PHASE = 1
    PLAY_PHASE = 2
    MAIN_PHASE = 3
    END_PHASE = 4
    EXCHANGE = 5  # CB-41: effects before the roll
    ROLLING = 6  # CB-42
    COUNTING = 7  # CB-44
    DAMAGE = 8  # CB-45
    COUNTERATTACK = 9  # CB-62
    SECOND_ATTACK = 10  # CB-61
    PUSHOVER = 11  # CB-60
    CANCELLING = 12  # CB-75: a paid effect may be answered
    TARGET = 13  # one cat for an effect
    SPOT = 14  # one area for an effect
    SWEEP = 15  # CB-R2: one Kitten after the other
    SHIFT = 16  # CB-R3: any Kitten to any area
    STRIDE = 17  # this cat to the next area
    DISHES = 18  # CB-81: Greedy Bosses


class Ending(IntEnum):
    NOT_YET = 0
    BOSS_DEFEATED = 1
    DRAW = 2


class Clause(IntEnum):
    """Why a move is refused, or a position impossible."""

    CB_01 = 1
    CB_02 = 2
    CB_04 = 4
    CB_07 = 7
    CB_08 = 8
    CB_11 = 11
    CB_12 = 12
    CB_20 = 20
    CB_22 = 22
    CB_23 = 23
    CB_24 = 24
    CB_25 = 25
    CB_26 = 26
    CB_28 = 28
    CB_30 = 30
    CB_31 = 31
    CB_32 = 32
    CB_40 = 40
    CB_41 = 41
    CB_42 = 42
    CB_43 = 43
    CB_44 = 44
    CB_45 = 45
    CB_59 = 59
    CB_60 = 60
    CB_61 = 61
    CB_62 = 62
    CB_70 = 70
    CB_71 = 71
    CB_72 = 72
    CB_73 = 73
    CB_75 = 75
    CB_76 = 76
    CB_77 = 77
    CB_80 = 80
    CB_91 = 91
    CB_93 = 93
    CB_R1 = 101
    CB_R3 = 103
    CB_R4 = 104
    OVER = 200


class Happening(IntEnum):
    """What can happen. The letters are the event's numbers."""

    TURN = 1  # a: the turn
    ONE_ON_ONE = 2
    TAKES = 3  # a: fish
    PLAYS = 4  # a: cat
    MOVES = 5  # a: cat, b: from, c: to
    ATTACKS = 6  # a: cat, b: target, c: the kind of attack
    FRONT = 7  # a: cat, b: its front effect at work
    USES = 8  # a: cat, b: fish from the cat, c: fish from the dish
    CANCELLED = 9  # a: the cat whose effect is cancelled
    NEGATED = 10  # a: attacker, b: target
    ROLLS = 11  # a: attacker, b: face
    CHANGES_DIE = 12  # a: attacker, b: the new face
    FAILS = 13  # a: attacker, b: 1 after Sleep
    SUFFERS = 14  # a: cat, b: fish it loses
    BOX_SUFFERS = 15  # a: cat, b: fish the box loses
    RUNS = 16  # a: cat, b: where to
    MOVED = 17  # a: cat, b: from, c: to
    GREEDY = 18  # a: Boss, b: 1 if its effect has a target
    DEFEATED = 19  # a: Boss
    DRAW = 20
