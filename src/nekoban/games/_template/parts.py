"""Mice: components. Clause ids refer to RULES.md."""

from enum import IntEnum

SEATS = 4
MICE = 21
COPIES = 5


class Card(IntEnum):
    ONE = 1
    TWO = 2
    THREE = 3


CARDS = (Card.ONE, Card.TWO, Card.THREE)
KINDS = 4  # counts are indexed by the card's number; 0 is unused
EVENTS = 4


class Clause(IntEnum):
    """Why a move is refused."""

    MI_01 = 1
    MI_02 = 2
    MI_05 = 5
    MI_06 = 6
    OVER = 99


class Happening(IntEnum):
    """What can happen."""

    TAKES = 1
    DRAWS = 2
