"""Iwari: the state and the table of moves. Clause ids refer to RULES.md."""

from typing import TypeAlias

from nekoban.core.events import told
from nekoban.core.moves import counted, kind, moves
from nekoban.core.record import Array, Record, Rows, View, many, private, public, seated, secret
from nekoban.games.iwari.parts import (
    BIOMES,
    CONNECTION_LIMIT,
    CONNECTIONS_PER_SYMBOL,
    EMPTY,
    EVENTS,
    FEAT_COUNT,
    NOWHERE,
    PATHS_AT_SPACE_LIMIT,
    PAYS,
    SEATS,
    SPACE_LIMIT,
    SYMBOL_COUNT,
    TERRITORY_LIMIT,
    TRIBES,
    Biome,
    Stage,
)


class Player(Record):
    hand: Array = private.i8(BIOMES)  # cards by biome
    hand_count: int = public.i8()
    known: Array = public.i8(BIOMES)  # cards of the hand that were taken from the display (IW-07)
    discards: Array = public.i8(BIOMES)  # the player's discard pile
    earned: Array = public.i8(FEAT_COUNT)  # 1 where this player has had that Feat (IW-95)


class Tribe(Record):
    tents_left: int = public.i8()
    totems_left: int = public.i8()
    tents: Array = public.i8(TERRITORY_LIMIT)  # standing in each territory
    totems: Array = public.i8(TERRITORY_LIMIT)
    points: int = public.i16()  # on the score track
    half: Array = public.i16(TERRITORY_LIMIT)  # of these, at half-journey, by territory


class State(Record):
    seats: int = public.i8(kept=True)
    to_move: int = public.i8()
    stage: int = public.i8(of=Stage)
    starter: int = public.i8()  # the starting player
    players: Rows = seated(Player, SEATS)
    tribes: Rows = many(Tribe, TRIBES)  # a seat's own, and with two players the third
    tents: Array = public.i8(SPACE_LIMIT, default=EMPTY)  # whose tent stands on a space
    mountain: Array = public.i8(CONNECTION_LIMIT)  # 1 where a mountain lies
    territory: int = public.i8(default=NOWHERE)  # where this turn's pieces go
    tents_laid: int = public.i8()  # in this turn
    pieces_laid: int = public.i8()  # in this turn
    feats_left: Array = public.i8(FEAT_COUNT)
    territory_feats: Array = public.i8(TERRITORY_LIMIT)
    connection_feats: Array = public.i8(CONNECTION_LIMIT)
    places: Array = public.i8(CONNECTION_LIMIT)  # 1 where the Feat just earned may go
    display: Array = public.i8(BIOMES)  # face-up cards by biome
    deck: Array = secret.i8(BIOMES)  # by biome; their order is luck not yet drawn
    deck_count: int = public.i8()
    exhaustions: int = public.i8()  # how often the deck has run out
    half_due: int = public.i8()  # 1: half-journey scoring at the end of this turn
    last_round: int = public.i8()
    map_mark: Array = public.i32(2, kept=True)  # which map this is (board.py)
    territory_count: int = public.i8(kept=True)
    space_count: int = public.i8(kept=True)
    connection_count: int = public.i8(kept=True)
    biome: Array = public.i8(TERRITORY_LIMIT, kept=True, of=Biome)
    tent_spaces: Array = public.i8(TERRITORY_LIMIT, kept=True)
    space_territory: Array = public.i8(SPACE_LIMIT, kept=True)
    connection_a: Array = public.i8(CONNECTION_LIMIT, kept=True)  # the two territories it joins
    connection_b: Array = public.i8(CONNECTION_LIMIT, kept=True)
    connection_water: Array = public.i8(CONNECTION_LIMIT, kept=True)  # 1 by water, 0 by land
    symbol_pair: Array = public.i8(SYMBOL_COUNT, CONNECTIONS_PER_SYMBOL, kept=True)
    neighbour_count: Array = public.i8(SPACE_LIMIT, kept=True)
    neighbours: Array = public.i8(SPACE_LIMIT, PATHS_AT_SPACE_LIMIT, kept=True)  # spaces one path away
    marked: Array = public.i8(SPACE_LIMIT, kept=True)  # scratch of the settlements, 0 between moves
    trail: Array = public.i8(SPACE_LIMIT, kept=True)  # scratch of the settlements, 0 between moves
    events: Rows = told(EVENTS)
    event_count: int = public.i8()
    luck: int = secret.i64()


Position: TypeAlias = State | View
"""A state, or what a seat sees of one: functions that only count what lies open read both."""

# Spaces, territories and connections count from 0 in code and from 1 in text.
MOVES = moves(
    kind("tent", space=counted(SPACE_LIMIT), pay=PAYS, clicks="space pay", text="tent {space} {pay}"),
    kind(
        "totem", territory=counted(TERRITORY_LIMIT), pay=PAYS, clicks="totem-territory pay",
        text="totem {territory} {pay}",
    ),
    kind("done", clicks="button-done", text="done"),
    kind("discard", card=Biome, clicks="button-discard card", text="discard {card}"),
    kind("take", card=Biome, clicks="display-card", text="take {card}"),
    kind("deck", clicks="deck", text="deck"),
    kind("feat-in", territory=counted(TERRITORY_LIMIT), clicks="territory", text="feat in {territory}"),
    kind("feat-on", connection=counted(CONNECTION_LIMIT), clicks="connection", text="feat on {connection}"),
)  # fmt: skip
Kind = MOVES.kinds
tent_row = MOVES.finder(Kind.TENT)
totem_row = MOVES.finder(Kind.TOTEM)
done_row = MOVES.finder(Kind.DONE)
discard_row = MOVES.finder(Kind.DISCARD)
take_row = MOVES.finder(Kind.TAKE)
deck_row = MOVES.finder(Kind.DECK)
feat_in_row = MOVES.finder(Kind.FEAT_IN)  # Union and Discovery lie in a territory
feat_on_row = MOVES.finder(Kind.FEAT_ON)  # Honour and Respect lie on a connection
