"""Iwari: what is wrong with a typed-in position, beyond the number of its components."""

from nekoban.core.game import OK
from nekoban.core.record import OVER
from nekoban.games.iwari.parts import (
    BIOMES,
    CONNECTION_LIMIT,
    CONNECTIONS_PER_SYMBOL,
    DISPLAY,
    EMPTY,
    EXHAUSTIONS,
    FEAT_COUNT,
    FEATS,
    HAND,
    MOUNTAINS,
    NOWHERE,
    PAIR_OF_PLAYERS,
    PIECES_A_TURN,
    SPACE_LIMIT,
    TERRITORY_LIMIT,
    TRIBES,
    Clause,
    Stage,
)
from nekoban.games.iwari.rules.cards import display_count, may_draw
from nekoban.games.iwari.rules.feats import place_count
from nekoban.games.iwari.rules.placing import is_third_turn, may_place, most_tents, totem_count, tribe_count
from nekoban.games.iwari.state import State


def flaw(state: State) -> int:
    """OK, or the clause that a typed-in position breaks."""
    if not has_sound_tents(state):
        return Clause.IW_01
    if not has_sound_mountains(state):
        return Clause.IW_04
    if not has_sound_hands(state):
        return Clause.IW_05
    if not has_sound_totems(state):
        return Clause.IW_17
    if not has_sound_deck(state):
        return Clause.IW_30
    if not has_sound_feats(state):
        return Clause.IW_95
    if not is_sound_turn(state) or not has_something_to_do(state):
        return Clause.IW_22
    return OK


def has_sound_tents(state: State) -> bool:
    """IW-01, IW-03. Tents of tribes in play, on spaces of the map, counted right in every territory."""
    for tribe in range(TRIBES):
        if state.tribes[tribe].tents_left < 0 or state.tribes[tribe].totems_left < 0:
            return False
    for space in range(SPACE_LIMIT):
        owner = state.tents[space]
        if owner != EMPTY and (space >= state.space_count or not 0 <= owner < tribe_count(state)):
            return False
    count_standing_tents(state, -1)
    is_even = has_no_count(state)
    count_standing_tents(state, 1)
    return is_even


def count_standing_tents(state: State, step: int) -> None:
    """Count every tent of the map to the tribe's number in its territory, or off it."""
    for space in range(state.space_count):
        owner = state.tents[space]
        if owner != EMPTY:
            state.tribes[owner].tents[state.space_territory[space]] += step


def has_no_count(state: State) -> bool:
    for tribe in range(TRIBES):
        for territory in range(TERRITORY_LIMIT):
            if state.tribes[tribe].tents[territory] != 0:
                return False
    return True


def has_sound_mountains(state: State) -> bool:
    """IW-04. One on each pair in use, and no other."""
    count = 0
    for connection in range(CONNECTION_LIMIT):
        if not 0 <= state.mountain[connection] <= 1:
            return False
        count += state.mountain[connection]
    for symbol in range(MOUNTAINS[state.seats]):
        found = 0
        for one in range(CONNECTIONS_PER_SYMBOL):
            connection = state.symbol_pair[symbol, one]
            if connection >= 0:
                found += state.mountain[connection]
        if state.symbol_pair[symbol, 0] >= 0 and found != 1:
            return False
        count -= found
    return count == 0


def has_sound_hands(state: State) -> bool:
    """IW-05, IW-07. At most three cards, counted right, the known among them; at most four open."""
    for player in state.players:
        cards = 0
        for biome in range(BIOMES):
            if not 0 <= player.known[biome] <= player.hand[biome] or player.discards[biome] < 0:
                return False
            cards += player.hand[biome]
        if cards != player.hand_count or cards > HAND:
            return False
    for biome in range(BIOMES):
        if state.display[biome] < 0:
            return False
    return display_count(state) <= DISPLAY


def has_sound_totems(state: State) -> bool:
    """IW-17. Nowhere more totems than the leading tribe has tents."""
    for number in range(TRIBES):
        for territory in range(TERRITORY_LIMIT):
            if state.tribes[number].totems[territory] < 0:
                return False
    for territory in range(TERRITORY_LIMIT):
        if totem_count(state, territory) > most_tents(state, territory):
            return False
    return True


def has_sound_deck(state: State) -> bool:
    """IW-30. Counted right; empty exactly when it has run out twice."""
    cards = 0
    for biome in range(BIOMES):
        if state.deck[biome] < 0:
            return False
        cards += state.deck[biome]
    if cards != state.deck_count or not 0 <= state.exhaustions <= EXHAUSTIONS:
        return False
    return (cards == 0) == (state.exhaustions == EXHAUSTIONS)


def has_sound_feats(state: State) -> bool:
    """IW-91 to IW-95. No more than there are, in places that the map has."""
    for feat in range(FEAT_COUNT):
        if not 0 <= state.feats_left[feat] <= FEATS[feat]:
            return False
    for territory in range(TERRITORY_LIMIT):
        feats = state.territory_feats[territory]
        if feats < 0 or (feats > 0 and territory >= state.territory_count):
            return False
    for connection in range(CONNECTION_LIMIT):
        feats = state.connection_feats[connection]
        if feats < 0 or (feats > 0 and (connection >= state.connection_count or state.mountain[connection])):
            return False
    return True


def is_sound_turn(state: State) -> bool:
    """IW-22. Seats that exist, a territory that exists, and a stage that fits the number of players."""
    if state.to_move != OVER and not 0 <= state.to_move < state.seats:
        return False
    if not 0 <= state.starter < state.seats:
        return False
    if state.territory != NOWHERE and not 0 <= state.territory < state.territory_count:
        return False
    if is_third_turn(state) and state.seats != PAIR_OF_PLAYERS:
        return False
    return 0 <= state.tents_laid <= state.pieces_laid <= PIECES_A_TURN


def has_something_to_do(state: State) -> bool:
    """IW-22. The seat to move can do what the stage of the turn asks."""
    stage = state.stage
    if state.to_move == OVER:
        return True
    if stage == Stage.ACT or stage == Stage.THIRD_DISCARD:
        return state.players[state.to_move].hand_count > 0 and state.pieces_laid == 0
    if stage == Stage.MORE or stage == Stage.THIRD_MORE:
        return state.territory != NOWHERE and state.pieces_laid == 1
    if stage == Stage.THIRD:
        return state.pieces_laid == 0 and may_place(state)
    if stage == Stage.DRAW or stage == Stage.DRAFT:
        return may_draw(state)
    return has_sound_places(state)


def has_sound_places(state: State) -> bool:
    """IW-95. A Feat of the kind is left, and there is a place for it."""
    limit = state.territory_count
    if state.stage == Stage.HONOUR or state.stage == Stage.RESPECT:
        limit = state.connection_count
    for place in range(CONNECTION_LIMIT):
        if not 0 <= state.places[place] <= 1 or (state.places[place] and place >= limit):
            return False
    return place_count(state) > 0 and state.feats_left[state.stage - Stage.UNION] > 0
