"""Iwari: components. Clause ids refer to RULES.md."""

from enum import IntEnum

from nekoban.core.record import NONE
from nekoban.games.iwari.data.maps import (
    CONNECTION_LIMIT,
    PATHS_AT_SPACE_LIMIT,
    SPACE_LIMIT,
    SYMBOL_COUNT,
    TERRITORY_LIMIT,
    Biome,
)

__all__ = [
    "CONNECTION_LIMIT",
    "PATHS_AT_SPACE_LIMIT",
    "SPACE_LIMIT",
    "SYMBOL_COUNT",
    "TERRITORY_LIMIT",
    "Biome",
]

SEATS = 5
TRIBES = 5  # one a colour
PAIR_OF_PLAYERS = 2  # with two, a third tribe is shared
THIRD = 2  # the third tribe's number
TENTS = 20  # 21 in the box; one marks the score (IW-01)
TOTEMS = 8
BIOMES = 5
CARDS = (13, 12, 11, 11, 10)  # by biome (IW-02)
CARDS_REMOVED = (0, 0, 2, 2, 1, 0)  # of each biome, by the number of players (IW-02)
MOUNTAINS = (0, 0, 4, 3, 2, 1)  # pairs of connections in use, by the number of players (IW-04)
CARDS_PER_PAIR = 2
CONNECTIONS_PER_SYMBOL = 2
HAND = 3
DISPLAY = 4
PIECES_A_TURN = 2
EXHAUSTIONS = 2  # the second ends the journey
SETTLEMENT = 4  # tents
EMPTY = NONE  # a tent space without a tent
NOWHERE = NONE  # no territory
EVENTS = 20


class Pay(IntEnum):
    """How a piece is paid (IW-11, IW-12): by a card of the territory's biome, or by two of another."""

    CARD = 0
    TWO_TUNDRA = 1
    TWO_FOREST = 2
    TWO_GLACIERS = 3
    TWO_COAST = 4
    TWO_DESERT = 5


PAYS = (Pay.CARD, Pay.TWO_TUNDRA, Pay.TWO_FOREST, Pay.TWO_GLACIERS, Pay.TWO_COAST, Pay.TWO_DESERT)
PAY_COUNT = len(PAYS)


class Feat(IntEnum):
    UNION = 0
    DISCOVERY = 1
    HONOUR = 2
    RESPECT = 3


FEAT_COUNT = 4
UNION_FEATS = 2  # in the box (IW-91 to IW-94)
DISCOVERY_FEATS = 2
HONOUR_FEATS = 1
RESPECT_FEATS = 1
FEATS = (UNION_FEATS, DISCOVERY_FEATS, HONOUR_FEATS, RESPECT_FEATS)  # by kind


class Stage(IntEnum):
    """What the seat to move is asked."""

    ACT = 0  # place a first piece, or discard a card
    MORE = 1  # place a second piece, or be done
    UNION = 2  # where a Feat goes; in the order of Feat
    DISCOVERY = 3
    HONOUR = 4
    RESPECT = 5
    THIRD = 6  # the third tribe places a first piece
    THIRD_MORE = 7
    THIRD_DISCARD = 8  # it cannot place: a card is discarded
    DRAW = 9  # refill the hand
    DRAFT = 10  # take a starting hand


class Clause(IntEnum):
    """Why a move is refused, or what is wrong with a position."""

    IW_01 = 1
    IW_03 = 3
    IW_04 = 4
    IW_05 = 5
    IW_06 = 6
    IW_10 = 10
    IW_11 = 11
    IW_12 = 12
    IW_13 = 13
    IW_14 = 14
    IW_15 = 15
    IW_16 = 16
    IW_17 = 17
    IW_19 = 19
    IW_20 = 20
    IW_21 = 21
    IW_22 = 22
    IW_30 = 30
    IW_80 = 80
    IW_91 = 91
    IW_92 = 92
    IW_93 = 93
    IW_94 = 94
    IW_95 = 95
    IW_96 = 96
    OVER = 127


class Happening(IntEnum):
    """What can happen."""

    TENT = 1  # a: space, b: pay, c: tribe
    TOTEM = 2  # a: territory, b: pay, c: tribe
    DISCARDS = 3  # a: biome
    DISCARDS_FOR_THIRD = 4  # a: biome
    TAKES = 5  # a: biome, from the display
    DRAWS = 6  # what: biome, from the deck
    REFILLS = 7  # a: biome, into the display
    SHUFFLES = 8  # a: cards in the new deck
    DECK_OUT = 9  # for the second time
    FEAT_IN_TERRITORY = 10  # a: feat, b: territory
    FEAT_ON_CONNECTION = 11  # a: feat, b: connection
    HALF_JOURNEY = 12
    LAST_ROUND = 13
    JOURNEY_ENDS = 14
    THIRD_RESTS = 15  # no card is left for the third tribe
