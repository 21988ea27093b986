"""Iwari: set-up (IW-01 to IW-06)."""

from nekoban.core.luck import roll
from nekoban.core.record import NONE, Raw
from nekoban.games.iwari.parts import (
    BIOMES,
    CONNECTIONS_PER_SYMBOL,
    DISCOVERY_FEATS,
    HAND,
    HONOUR_FEATS,
    MOUNTAINS,
    RESPECT_FEATS,
    SPACE_LIMIT,
    SYMBOL_COUNT,
    TENTS,
    TOTEMS,
    UNION_FEATS,
    Feat,
    Stage,
)
from nekoban.games.iwari.rules.cards import card_count, draw_from_deck, refill_display
from nekoban.games.iwari.rules.placing import tribe_count
from nekoban.games.iwari.state import State


def setup(state: State, options: Raw) -> None:
    """IW-01 to IW-06. Map, tribes, mountains, Feats, cards; the starting player by chance."""
    state.seats = options.players
    lay_out_map(state, options.map)
    hand_out_pieces(state)
    place_mountains(state)
    lay_out_feats(state, options)
    state.starter = roll(state, state.seats)
    for biome in range(BIOMES):
        state.deck[biome] = card_count(state, biome)
        state.deck_count += state.deck[biome]
    if options.drafted_hands:
        begin_draft(state)
    else:
        deal_hands(state)


def copy_numbers(target: Raw, source: Raw, start: int) -> int:
    """Copy as many numbers as the target holds; where the next table starts."""
    for index in range(len(target)):
        target[index] = source[start + index]
    return start + len(target)


def lay_out_map(state: State, numbers: Raw) -> None:
    """IW-03. The map's tables, in the order of board.numbers."""
    place = copy_numbers(state.map_mark, numbers, 0)
    state.territory_count = numbers[place]
    place += 1
    state.space_count = numbers[place]
    place += 1
    state.connection_count = numbers[place]
    place += 1
    place = copy_numbers(state.biome, numbers, place)
    place = copy_numbers(state.tent_spaces, numbers, place)
    place = copy_numbers(state.space_territory, numbers, place)
    place = copy_numbers(state.connection_a, numbers, place)
    place = copy_numbers(state.connection_b, numbers, place)
    place = copy_numbers(state.connection_water, numbers, place)
    for symbol in range(SYMBOL_COUNT):
        place = copy_numbers(state.symbol_pair[symbol], numbers, place)
    place = copy_numbers(state.neighbour_count, numbers, place)
    for space in range(SPACE_LIMIT):
        place = copy_numbers(state.neighbours[space], numbers, place)


def hand_out_pieces(state: State) -> None:
    """IW-01, IW-80. Tents and totems for every tribe in play."""
    for tribe in range(tribe_count(state)):
        state.tribes[tribe].tents_left = TENTS
        state.tribes[tribe].totems_left = TOTEMS


def place_mountains(state: State) -> None:
    """IW-04. For each symbol in use a mountain on one of its two connections, by chance."""
    for symbol in range(MOUNTAINS[state.seats]):
        connection = state.symbol_pair[symbol, roll(state, CONNECTIONS_PER_SYMBOL)]
        if connection != NONE:
            state.mountain[connection] = 1


def lay_out_feats(state: State, options: Raw) -> None:
    """IW-91 to IW-94. The Feats that are played with."""
    state.feats_left[Feat.UNION] = UNION_FEATS * options.union
    state.feats_left[Feat.DISCOVERY] = DISCOVERY_FEATS * options.discovery
    state.feats_left[Feat.HONOUR] = HONOUR_FEATS * options.honour
    state.feats_left[Feat.RESPECT] = RESPECT_FEATS * options.respect


def deal_hands(state: State) -> None:
    """IW-05. Three cards each, then the display; the starting player begins."""
    for seat in range(state.seats):
        for _ in range(HAND):
            draw_from_deck(state, seat)
    refill_display(state)
    state.stage = Stage.ACT
    state.to_move = state.starter


def begin_draft(state: State) -> None:
    """IW-06. The display first; the last player takes the first hand."""
    refill_display(state)
    state.stage = Stage.DRAFT
    state.to_move = (state.starter + state.seats - 1) % state.seats
