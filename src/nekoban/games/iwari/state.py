"""Iwari: the state and the table of moves. Clause ids refer to RULES.md."""

from typing import TypeAlias

from nekoban.core.events import told
from nekoban.core.luck import luck_key
from nekoban.core.moves import counted, kind, moves
from nekoban.core.record import Array, Record, Rows, Seat, View, many, private, public, seated, secret
from nekoban.games.iwari.parts import (
    BIOMES,
    CARDS,
    CONNECTION_LIMIT,
    CONNECTIONS_PER_SYMBOL,
    DISCOVERY_FEATS,
    DISPLAY,
    EMPTY,
    EVENTS,
    EXHAUSTIONS,
    FEAT_COUNT,
    HAND,
    HONOUR_FEATS,
    NOWHERE,
    PATHS_AT_SPACE_LIMIT,
    PAYS,
    PIECES_A_TURN,
    RESPECT_FEATS,
    SEATS,
    SPACE_LIMIT,
    SYMBOL_COUNT,
    TENTS,
    TERRITORY_LIMIT,
    TOTEMS,
    TRIBES,
    UNION_FEATS,
    Biome,
    Stage,
)


class Player(Record):
    hand: Array = private.i8(BIOMES, most=HAND)  # cards by biome
    hand_count: int = public.i8(derived=True, most=HAND)  # cards in the hand
    known: Array = public.i8(BIOMES, most=HAND)  # cards of the hand that were taken from the display (IW-07)
    discards: Array = public.i8(BIOMES, most=max(CARDS))  # the player's discard pile, by biome
    earned: Array = public.i8(FEAT_COUNT, most=1)  # 1 where this player has had that Feat (IW-95)


class Tribe(Record):
    tents_left: int = public.i8(derived=True, most=TENTS)  # not yet placed
    totems_left: int = public.i8(derived=True, most=TOTEMS)  # not yet placed
    tents: Array = public.i8(TERRITORY_LIMIT, derived=True, most=TENTS)  # standing in each territory
    totems: Array = public.i8(TERRITORY_LIMIT, most=TOTEMS)  # standing in each territory
    points: int = public.i16(derived=True)  # on the score track: scored so far
    half: Array = public.i16(TERRITORY_LIMIT)  # of these, at half-journey, by territory


class State(Record):
    seats: int = public.i8(kept=True)  # how many play
    to_move: int = public.i8(of=Seat, base=1)  # who decides now
    stage: int = public.i8(of=Stage)  # what is asked
    starter: int = public.i8(of=Seat, base=1)  # the starting player
    players: Rows = seated(Player, SEATS)
    tribes: Rows = many(Tribe, TRIBES)  # a seat's own, and with two players the third
    tents: Array = public.i8(SPACE_LIMIT, default=EMPTY, base=1)  # which tribe's tent stands on a space
    mountain: Array = public.i8(CONNECTION_LIMIT, most=1)  # 1 where a mountain lies
    territory: int = public.i8(
        default=NOWHERE, base=1, most=TERRITORY_LIMIT - 1
    )  # where this turn's pieces went
    tents_laid: int = public.i8(most=PIECES_A_TURN)  # tents placed in this turn
    pieces_laid: int = public.i8(most=PIECES_A_TURN)  # tents and totems placed in this turn
    feats_left: Array = public.i8(
        FEAT_COUNT, derived=True, most=max(UNION_FEATS, DISCOVERY_FEATS)
    )  # not yet earned, by kind
    territory_feats: Array = public.i8(
        TERRITORY_LIMIT, most=UNION_FEATS + DISCOVERY_FEATS
    )  # Feats that lie in each territory
    connection_feats: Array = public.i8(
        CONNECTION_LIMIT, most=HONOUR_FEATS + RESPECT_FEATS
    )  # Feats that lie on each connection
    places: Array = public.i8(CONNECTION_LIMIT, derived=True, most=1)  # 1 where the Feat just earned may go
    display: Array = public.i8(BIOMES, most=DISPLAY)  # face-up cards by biome
    deck: Array = secret.i8(BIOMES)  # by biome; their order is luck not yet drawn
    deck_count: int = public.i8(derived=True, most=sum(CARDS))  # cards in the deck
    exhaustions: int = public.i8(most=EXHAUSTIONS)  # how often the deck has run out
    half_due: int = public.i8(most=1)  # 1: the deck ran out in this turn, half-journey is scored at its end
    last_round: int = public.i8(most=1)  # 1: this round is the last
    feats_played: Array = public.i8(FEAT_COUNT, kept=True)  # Feats of each kind in this game
    map_mark: Array = public.i32(2, kept=True)  # which map this is (loading.py)
    territory_count: int = public.i8(kept=True)  # territories of the map
    space_count: int = public.i8(kept=True)  # tent spaces of the map
    connection_count: int = public.i8(kept=True)  # connections of the map
    biome: Array = public.i8(TERRITORY_LIMIT, kept=True, of=Biome)  # of each territory
    tent_spaces: Array = public.i8(TERRITORY_LIMIT, kept=True)  # how many each territory has
    space_territory: Array = public.i8(SPACE_LIMIT, kept=True)  # where each tent space lies
    connection_a: Array = public.i8(CONNECTION_LIMIT, kept=True)  # one of the two territories it joins
    connection_b: Array = public.i8(CONNECTION_LIMIT, kept=True)  # the other one
    connection_water: Array = public.i8(CONNECTION_LIMIT, kept=True)  # 1 by water, 0 by land
    symbol_pair: Array = public.i8(SYMBOL_COUNT, CONNECTIONS_PER_SYMBOL, kept=True)  # connections by symbol
    neighbour_count: Array = public.i8(SPACE_LIMIT, kept=True)  # paths at each tent space
    neighbours: Array = public.i8(SPACE_LIMIT, PATHS_AT_SPACE_LIMIT, kept=True)  # spaces one path away
    marked: Array = public.i8(SPACE_LIMIT, kept=True, scratch=True)  # for settlements; 0 between moves
    trail: Array = public.i8(SPACE_LIMIT, kept=True, scratch=True)  # for settlements; 0 between moves
    events: Rows = told(EVENTS)
    event_count: int = public.i8()  # what happened in the last move
    luck: int = secret.i64()  # where chance stands
    key: Array = luck_key()  # of a match's luck


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
