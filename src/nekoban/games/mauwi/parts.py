"""Mauwi and Mauw: components. Clause ids refer to RULES.md.

A kind of card is a number: a warrior is its value, the others have names. Counts of cards are indexed by it.
"""

from enum import IntEnum

SEATS = 7
COLUMN_COUNT = 4
HAND = 4
NINE = 9  # the value on every card's back, and what two friends add up to
MOST_NINES = 3  # in a column
FULL_COLUMNS = 3  # end the game
TIMES = (1, 2, 4, 8)  # x2 for every nine in a column
TURNS_EACH = 200  # MW-63
MOST_ATTACKS = 20  # MW-63: attack cards in one exchange
MOST_COPIES = 20  # of one kind, in a variant
FEWEST_IN_TEAMS = 4  # MW-80: players
EVENTS = 12


SPIRIT, JOKER, KIWI, NINOX, TUATARA = 0, 9, 10, 11, 12
WARRIORS = (1, 2, 3, 4, 5, 6, 7, 8)
LAST_WARRIOR = 8
KINDS = 13

# fmt: off
Card = IntEnum("Card", {  # the names of all kinds, in texts and in ids: "card-5", "card-joker"
    "SPIRIT": SPIRIT,
    "1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8,
    "JOKER": JOKER, "KIWI": KIWI, "NINOX": NINOX, "TUATARA": TUATARA,
}, module=__name__)
# fmt: on


class Column(IntEnum):
    A = 0
    B = 1
    C = 2
    D = 3


class Colour(IntEnum):
    """MW-01. A colour's number is the smaller of its two values."""

    RED = 1
    YELLOW = 2
    GREEN = 3
    BLUE = 4


class Combo(IntEnum):
    FRIENDS = 0
    FIGHT = 1


class Edition(IntEnum):
    MAUWI = 0
    MAUW = 1


class FreeSlot(IntEnum):
    """MW-91. Whose free slots a warrior may be put on."""

    EDITION = 0  # as the edition's booklet says
    ANY = 1
    OWN = 2


# Copies by edition: mauwi, mauw.
WARRIOR_COPIES = (10, 7)
SPIRIT_COPIES = (10, 12)
JOKER_COPIES = (5, 4)
MOST_PLAYERS = (7, 6)
EXPERT_COPIES = 4  # of each expert card in the box

# MW-94. The cards of mauw that carry dots, by kind. The booklet does not say which: correct it here.
ONE_DOT = (0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0)
TWO_DOTS = (0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0)
ONE_DOT_LEAVES = 2  # players, or fewer
TWO_DOTS_LEAVE = 4


class Stage(IntEnum):
    """What the seat to move is asked."""

    TURN = 0  # play one card, or pass
    CARRY = 1  # where the warrior goes that Kiwi fetched
    DEFEND = 2  # the attacked player
    HELP = 3  # the attacked player's teammate
    GO_ON = 4  # the attacker, after a defence
    PLACE = 5  # where the gain goes


class Origin(IntEnum):
    """What everybody knows about a place in a hand; the more, the higher."""

    FRESH = 0  # drawn since the last reshuffle
    OLD = 1  # drawn before it
    TAKEN = 2  # by Tuatara, in sight of all
    EMPTY = 3


class Ending(IntEnum):
    """Why a game ends."""

    COLUMNS = 1  # MW-60
    PILES = 2  # MW-61
    TURNS = 3  # MW-63


class Clause(IntEnum):
    """Why a move is refused, or what a typed-in position breaks."""

    MW_01 = 1
    MW_02 = 2
    MW_03 = 3
    MW_05 = 5
    MW_07 = 7
    MW_10 = 10
    MW_11 = 11
    MW_20 = 20
    MW_21 = 21
    MW_32 = 32
    MW_33 = 33
    MW_34 = 34
    MW_36 = 36
    MW_38 = 38
    MW_40 = 40
    MW_43 = 43
    MW_50 = 50
    MW_51 = 51
    MW_52 = 52
    MW_60 = 60
    MW_63 = 63
    MW_71 = 71
    MW_72 = 72
    MW_73 = 73
    MW_81 = 81
    MW_82 = 82
    MW_91 = 91
    MW_92 = 92
    OVER = 99


class Happening(IntEnum):
    """What can happen; beside each, what a, b, c and `what` are."""

    LAYS = 1  # card, seat, column, announced value
    LIFTS = 2  # card, seat, column
    FETCHES = 3  # warrior, seat, column: Kiwi
    NINOX = 4  # -, seat, column
    ATTACKS = 5  # card, seat, column, announced value
    DEFENDS = 6  # card, seat defended
    TUATARA = 7  # card taken, seat defended
    GIVES_UP = 8  # stage
    FRIENDS = 9  # value laid, value it was laid on
    FIGHTS = 10  # card turned, warrior
    PLACES = 11  # column, warrior, card turned
    LOSES = 12  # card turned or drawn, warrior
    PASSES = 13  # the four cards
    DRAWS = 14  # -, -, -, card
    RESHUFFLES = 15  # how many cards
    ENDS = 16  # ending
