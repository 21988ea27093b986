"""A loaded coin: its numbers, reasons and events."""

from enum import IntEnum

SEATS = 2
TOSSES = 4
HUNDRED = 100


class Clause(IntEnum):
    OVER = 99


class Told(IntEnum):
    CHARM = 1
