"""Iwari: pieces, Feats, territories led and connections held."""

from typing import Any

from nekoban.core.counting import Mark
from nekoban.games.iwari.parts import (
    CONNECTION_LIMIT,
    FEAT_COUNT,
    SETTLEMENT,
    TERRITORY_LIMIT,
    Feat,
    Told,
)
from nekoban.games.iwari.rules.placing import tribe_count
from nekoban.games.iwari.rules.scoring import (
    clear_marks,
    connection_points,
    mark_group,
    settlement_points,
    tent_points,
)

TENTS, TOTEMS, DISCARDS, SETTLEMENTS = range(4)
FEATS = 4  # from here on, one column a Feat,
LED = FEATS + FEAT_COUNT  # then one a territory,
HELD = LED + TERRITORY_LIMIT  # then one a connection
MARKS = (
    Mark("tents"),
    Mark("totems"),
    Mark("discards"),
    Mark("settlements"),
    Mark("feats", tuple(feat.name.capitalize() for feat in Feat)),
    Mark("territories led", tuple(f"territory {number + 1}" for number in range(TERRITORY_LIMIT))),
    Mark("connections held", tuple(f"connection {number + 1}" for number in range(CONNECTION_LIMIT))),
)
BY_HALF, BY_TENTS, BY_TOTEMS, BY_SETTLEMENTS, BY_FEATS = range(5)
SOURCES = ("half-journey", "tents", "totems", "settlements", "Feats")
PASSES = ("discard",)


def first_seat(state: Any) -> int:
    return state.starter


def turn_mark(state: Any) -> int:
    return state.to_move


def mark_start(state: Any, marks: Any) -> None:
    """The map is empty."""


def mark_event(state: Any, event: Any, marks: Any) -> None:
    seat, kind = event.seat, event.kind
    if kind == Told.TENT and event.c == seat:
        marks[seat, TENTS] += 1
    elif kind == Told.TOTEM and event.c == seat:
        marks[seat, TOTEMS] += 1
    elif kind == Told.DISCARDS:
        marks[seat, DISCARDS] += 1
    elif kind == Told.FEAT_IN_TERRITORY or kind == Told.FEAT_ON_CONNECTION:
        marks[seat, FEATS + event.a] += 1


def mark_end(state: Any, marks: Any) -> None:
    for seat in range(state.seats):
        for territory in range(state.territory_count):
            marks[seat, LED + territory] = leads_tents(state, territory, seat)
        for connection in range(state.connection_count):
            if connection_points(state, connection, seat) > 0:
                marks[seat, HELD + connection] = 1
        marks[seat, SETTLEMENTS] = settlement_count(state, seat)


def leads_tents(state: Any, territory: int, tribe: int) -> int:
    """1 where no tribe has more tents, and this one has some."""
    own = state.tribes[tribe].tents[territory]
    for other in range(tribe_count(state)):
        if state.tribes[other].tents[territory] > own:
            return 0
    return 1 if own > 0 else 0


def settlement_count(state: Any, tribe: int) -> int:
    count = 0
    for space in range(state.space_count):
        if state.tents[space] == tribe and state.marked[space] == 0:
            if mark_group(state, space) >= SETTLEMENT:
                count += 1
    clear_marks(state)
    return count


def mark_sources(state: Any, sources: Any) -> None:
    """A Feat's points are those beyond what its place would have given without it."""
    for seat in range(state.seats):
        for territory in range(state.territory_count):
            points = tent_points(state, territory, seat)
            sources[seat, BY_HALF] += state.tribes[seat].half[territory]
            sources[seat, BY_TENTS] += points
            sources[seat, BY_FEATS] += points * state.territory_feats[territory]
        for connection in range(state.connection_count):
            points = connection_points(state, connection, seat)
            sources[seat, BY_TOTEMS] += points
            sources[seat, BY_FEATS] += points * state.connection_feats[connection]
        sources[seat, BY_SETTLEMENTS] = settlement_points(state, seat)
