"""Nine Lives: components. Clause ids refer to RULES.md; what the powers say stands in words/."""

import tomllib
from enum import IntEnum
from pathlib import Path
from typing import NamedTuple

from nekoban.core.record import Raw

SEATS = 6
DECK = 36  # number cards; so no hand, row or pile is larger
KINDS = 18  # of number cards
STARTING_HAND = 3
LARGEST_HAND = 6  # NL-04, NL-13: no limit is larger, so no hand ever is
NUMBERS = 9  # numbers are 1 to 9
LIVES = 9  # of a cat
LIFE_CARDS = 54
MATCH_DRAW = 2  # NL-12
WEAK_MATCH_DRAW = 1
LOW_LIMIT = 3  # NP-84
TURN_LIMIT = 200  # NL-60: of one round
ROUND_LIMIT = 400  # NL-60
EVENTS = 48
NOUGHT = 200  # numbers are kept with this added: no number looks hidden, and 0 says there is none
MOST = 180  # what all cards of the deck make, added; subtracted they make as much below nothing


class Suit(IntEnum):
    CIRCLE = 0
    SQUARE = 1
    TRIANGLE = 2
    STAR = 3


SUITS = (Suit.CIRCLE, Suit.SQUARE, Suit.TRIANGLE, Suit.STAR)
SUIT_COUNT = 4


class Card(IntEnum):
    """NL-02. The 18 kinds of number card."""

    CIRCLE_1 = 0
    CIRCLE_4 = 1
    CIRCLE_7 = 2
    SQUARE_2 = 3
    SQUARE_5 = 4
    SQUARE_8 = 5
    TRIANGLE_3 = 6
    TRIANGLE_6 = 7
    TRIANGLE_9 = 8
    STAR_1 = 9
    STAR_2 = 10
    STAR_3 = 11
    STAR_4 = 12
    STAR_5 = 13
    STAR_6 = 14
    STAR_7 = 15
    STAR_8 = 16
    STAR_9 = 17


CARDS = tuple(Card)
SUIT_OF = tuple(int(Suit[card.name.split("_")[0]]) for card in Card)
VALUE_OF = tuple(int(card.name.split("_")[1]) for card in Card)
COPIES = tuple(1 if SUIT_OF[card] == Suit.STAR else 3 for card in Card)


class Cat(IntEnum):
    SIAMESE = 0
    MUNCHKIN = 1
    PERSIAN = 2
    CURL = 3
    RAGDOLL = 4
    HIMALAYAN = 5


LifeCard: Raw = IntEnum(
    "LifeCard",
    {f"{cat.name}_{life + 1}": cat * LIVES + life for cat in Cat for life in range(LIVES)},
)
LIMIT_OF = (0, 6, 5, 5, 5, 4, 4, 4, 3, 3)  # NL-04: the hand limit by life number


class Side(IntEnum):
    LEFT = 0
    RIGHT = 1


class Sign(IntEnum):
    PLUS = 1
    MINUS = 2


SIGNS = (Sign.PLUS, Sign.MINUS)


# Where a play goes: it starts the row, or lies at an end, or replaces a column (NP-77).
START, LEFT_END, RIGHT_END, FIRST_COLUMN = 0, 1, 2, 3
Place: Raw = IntEnum(
    "Place",
    {"START": START, "LEFT": LEFT_END, "RIGHT": RIGHT_END}
    | {f"COLUMN_{column + 1}": FIRST_COLUMN + column for column in range(DECK)},
)
PLACES = tuple(Place)
PLACE_COUNT = len(PLACES)
ENDS = (START, LEFT_END, RIGHT_END)


class Power(IntEnum):
    """What a life card says; the number is that of its clause, NP-01 to NP-88."""

    NONE = 0
    NO_MATCH = 1
    EVEN = 2
    ODD = 3
    WEAK_MATCH = 4
    MUST_MATCH = 5
    SHOW_HAND = 6
    CANT_WAGER = 7
    MUST_WAGER_FIRST = 8
    MUST_WAGER_ALL = 9
    INVERSE_TURN = 10
    FORCED_SIDE = 11
    NO_UNIQUE_SUITS = 12
    NO_EXTREME_NUMBERS = 13
    NO_MULTIPLE_SUITS = 14
    NO_MULTIPLE_NUMBER = 15
    NO_MAJORITY_SUIT = 16
    NO_MINORITY_SUIT = 17
    KITTYKING_LOSS = 18
    FIXED_HAND_SIDE = 19
    WAGER_FOLLOW = 20
    WAGER_DOUBLE = 21
    HAND_EMPTY_LOSS = 22
    SUIT_PLAY_LIMIT = 23
    MUST_PLAY_LIVES = 24
    VALUE_ABOVE_LIVES = 25
    VALUE_BELOW_LIVES = 26
    MUST_STACK = 27
    MUST_SUBTRACT = 28
    MUST_ADD = 29
    DOUBLE_LOSS = 30
    NEIGHBOR_SIDE_LOSS = 31
    HAND_SIZE_SMALL_SKIP = 32
    HAND_SIZE_LARGE_SKIP = 33
    GIVE_AWAY = 34
    IGNORE_NUMBER_ABOVE = 35
    IGNORE_NUMBER_BELOW = 36
    SHUFFLE_LIVES = 37
    FORBIDDEN_SUIT = 38
    FORBIDDEN_NUMBER = 39
    UNIQUE_SUITS = 40
    NO_MATCH_DRAW = 41
    DOUBLE_TURN = 42
    DOUBLE_TURN_VARIANT = 43
    HIGHER_THAN_NBS = 44
    LOWER_THAN_NBS = 45
    SUIT_SHAPESHIFT = 46
    NUMBER_SHAPESHIFT_ABOVE = 47
    NUMBER_SHAPESHIFT_BELOW = 48
    SUPER_WAGER = 49
    WAGER_FORCE = 50
    OTHERS_NO_NUMBER = 51
    WAGER_MEANS_OPEN = 52
    DRAW_FROM_DISCARD = 53
    HAND_EMPTY_CAROUSEL = 54
    REVERSE_DIRECTION = 55
    REVERSE_DIRECTION_MATCH = 56
    CANT_PLAY_LIVES = 57
    EXTRA_NUM = 58
    EXTRA_NUM_OUTSIDE_RANGE = 59
    IGNORE_NUMBERS_SIDE = 60
    IGNORE_SUIT_SPECIFIC = 61
    SWAP_HAND = 62
    ONE_DUPLICATE = 63
    EXCEED_ABOVE = 64
    EXCEED_BELOW = 65
    COLLATERAL_DAMAGE = 66
    KITTYKING_PICKER = 67
    THIEF = 68
    THIEF_POLITE = 69
    SKIP_BIG_HAND = 70
    SKIP_SMALL_HAND = 71
    ONLY_SELF_FAILURE = 72
    INSTANT_DRAW = 73
    GENEROUS_DRAW = 74
    LIFE_MEANS_CARD = 75
    SWAP_LIVES = 76
    REPLACE_PLAY = 77
    SINGLE_TURN = 78
    GAIN_LIFE = 79
    DRAW_CARDS_PLAYED = 80
    OTHERS_FOLLOW = 81
    OTHERS_CANT_STACK = 82
    OTHERS_CANT_WAGER = 83
    OTHERS_LOW_LIMIT = 84
    OTHERS_NO_SUIT = 85
    OTHERS_PLAY_OPEN = 86
    PLAY_IN_ORDER = 87
    OTHERS_LOW_DRAW = 88


SHIFTED_LOW = 4  # NP-47: what low cards count as
SHIFTED_HIGH = 6  # NP-48
STACK = 2  # the fewest cards of a stack
TALL_STACK = 3  # NP-27
SUIT_LIMIT = 2  # NP-23
SUPER_WAGER = 2  # NP-49: cards drawn
DOUBLE_WAGER = 2  # NP-21: lives put down
DOUBLE_LOSS = 2  # NP-30
TAKEN_CARDS = 2  # NP-75
OUTSIDE_LOW = -9  # NP-59: names from here to 0,
OUTSIDE_HIGH = 18  # or from 10 to here


class Stage(IntEnum):
    """What is asked of the seat to move; those from DRAWING on pass by themselves."""

    TURN = 0  # wager, play, give up, skip
    STACK = 1  # another card, or the place
    COLUMN = 2  # NP-80: which column to draw
    GIVE = 3  # NP-34
    STEAL = 4  # NP-68
    ASK = 5  # NP-69
    BLAME = 6  # NP-66: who loses a life too
    UNCOVER = 7  # NP-37: which life goes on top
    SWAP_HANDS = 8  # NP-62
    CROWN = 9  # NP-67
    TAKE = 10  # NP-75: a card from the row
    BAD_SUIT = 11  # NL-54
    NAME = 12  # NP-58, NP-59
    SWAP_LIVES = 13  # NP-76
    DRAWING = 20  # for a wager or a match
    TURN_OVER = 21
    TURN_END = 22
    NEXT_TURN = 23
    ROUND_END = 24
    LOSSES = 25
    ROUND_OVER = 26
    CROWNING = 27
    ROUND_START = 28
    OVER = 30


class Ending(IntEnum):
    """Why a round ends."""

    NONE = 0
    FAILURE = 1  # NL-30
    FULL = 2  # NL-31
    EMPTY_HAND = 3  # NP-22
    IDLE = 4  # NL-60: all skipped, or too many turns


NP = 100  # clause NP-07 has the number 107
OVER = 99
NL_CLAUSES = (10, 11, 13, 14, 15, 16, 18, 19, 20, 21, 22, 23, 36, 37, 40, 50, 51, 52, 53, 54, 60)

Clause: Raw = IntEnum(
    "Clause",
    {f"NL_{number}": number for number in NL_CLAUSES}
    | {"NL_01": 1, "NL_02": 2, "NL_03": 3, "NL_05": 5, "OVER": OVER}
    | {f"NP_{power:02}": NP + power for power in Power if power},
)


class Happening(IntEnum):
    """What can happen."""

    ROUND = 1  # a: its number; seat: the Kittyking
    TOP = 2  # a: the life card now on top
    WAGERS = 3  # a: lives put down
    DRAWS = 4  # what: the card
    DRAWS_DISCARD = 5  # a: the card, from the discard pile
    DRAWS_COLUMN = 6  # a: the card, from the row
    SHUFFLES = 7  # the discard pile becomes the deck
    CARD = 8  # a: a card laid, b: its sign
    LAYS = 9  # a: the number (with NOUGHT), b: the place
    REPLACES = 10  # a: the number discarded (with NOUGHT)
    FAILS = 11
    FULL = 12
    EMPTY_HAND = 13
    IDLE = 14
    SKIPS = 15
    ENDS_TURN = 16  # NP-42: takes no second turn
    SECOND_TURN = 17
    REVERSES = 18
    GIVES = 19  # a: to whom; what: the card
    STEALS = 20  # a: from whom; what: the card
    ASKS = 21  # a: whom, b: the card, c: 1 if handed over
    PASSES_HANDS = 22  # NP-54; a: the side
    OPENS = 23  # NP-52
    LOSES = 24  # a: how many lives
    REGAINS = 25  # a: the life card
    BLAMES = 26  # a: whom, b: 1 if it costs them a life
    UNCOVERS = 27  # a: the life card
    SWAPS_HANDS = 28  # a: with whom
    CROWNS = 29  # a: whom
    TAKES = 30  # a: the card
    BAD_SUIT = 31  # a: the suit
    NAMES = 32  # a: the number (with NOUGHT)
    SWAPS_LIVES = 33  # a, b: whose
    GAME_OVER = 34


class PowerCard(NamedTuple):
    """One power with its parameter, as it may stand on life cards."""

    power: Power
    parameter: int
    lives: tuple[int, ...]
    takes: str  # what its parameter is: "side", "suit", "shift", "number"; empty if it has none


def parameter_values(declared: Raw) -> list[int]:
    """NL-05. Every value of a parameter, as a number."""
    if declared is None:
        return [0]
    if declared == "side":
        return [int(side) for side in Side]
    if declared == "suit":
        return [int(suit) for suit in SUITS]
    if declared == "shift":
        return [suit * SUIT_COUNT + other for suit in SUITS for other in SUITS if suit != other]
    return list(declared)


def load_powers() -> tuple[PowerCard, ...]:
    """All powers with all their parameters, in the order of their clauses."""
    file = Path(__file__).parent / "data" / "powers.toml"
    cards = []
    for entry in tomllib.loads(file.read_text(encoding="utf-8"))["power"]:
        declared = entry.get("parameter")
        for value in parameter_values(declared):
            takes = declared if isinstance(declared, str) else "number" if declared else ""
            cards.append(PowerCard(Power[entry["key"].upper()], value, tuple(entry["lives"]), takes))
    return tuple(cards)


POWER_CARDS = load_powers()
