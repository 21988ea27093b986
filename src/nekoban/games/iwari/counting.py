"""Iwari: pieces, Feats, territories led and connections held."""

from nekoban.core.counting import Mark
from nekoban.core.record import Raw
from nekoban.games.iwari.parts import (
    CONNECTION_LIMIT,
    FEAT_COUNT,
    SETTLEMENT,
    TERRITORY_LIMIT,
    Feat,
    Happening,
)
from nekoban.games.iwari.rules.placing import tribe_count
from nekoban.games.iwari.rules.scoring import (
    clear_marks,
    connection_points,
    mark_group,
    settlement_points,
    tent_points,
)
from nekoban.games.iwari.state import State

TENTS, TOTEMS, DISCARDS, SETTLEMENTS = range(4)
FEATS = 4  # from here on, one column a Feat,
LED = FEATS + FEAT_COUNT  # then one a territory,
HELD = LED + TERRITORY_LIMIT  # then one a connection,
ENTERED = HELD + CONNECTION_LIMIT  # then one a territory
TERRITORIES = tuple(f"territory {number + 1}" for number in range(TERRITORY_LIMIT))
MARKS = (
    Mark("tents"),
    Mark("totems"),
    Mark("discards"),
    Mark("settlements"),
    Mark("feats", tuple(feat.name.capitalize() for feat in Feat)),
    Mark("territories led", TERRITORIES),
    Mark("connections held", tuple(f"connection {number + 1}" for number in range(CONNECTION_LIMIT))),
    Mark("territories entered", TERRITORIES),
)
BY_HALF, BY_TENTS, BY_TOTEMS, BY_SETTLEMENTS, BY_FEATS = range(5)
SOURCES = ("half-journey", "tents", "totems", "settlements", "Feats")
PASSES = ("discard",)


def first_seat(state: State) -> int:
    """Who begins in Iwari."""
    return state.starter


def turn_mark(state: State) -> int:
    """Iwari: whose turn it is."""
    return state.to_move


def mark_start(state: State, marks: Raw) -> None:
    """Iwari: the map is empty."""


def mark_event(state: State, event: Raw, marks: Raw) -> None:
    """What an event of Iwari adds to the marks of a seat."""
    seat, kind = event.seat, event.kind
    if kind == Happening.TENT and event.c == seat:
        marks[seat, TENTS] += 1
    elif kind == Happening.TOTEM and event.c == seat:
        marks[seat, TOTEMS] += 1
    elif kind == Happening.DISCARDS:
        marks[seat, DISCARDS] += 1
    elif kind == Happening.FEAT_IN_TERRITORY or kind == Happening.FEAT_ON_CONNECTION:
        marks[seat, FEATS + event.a] += 1


def mark_end(state: State, marks: Raw) -> None:
    """Iwari: the territories led and entered, and connections held, at the end."""
    for seat in range(state.seats):
        for territory in range(state.territory_count):
            marks[seat, LED + territory] = leads_tents(state, territory, seat)
            marks[seat, ENTERED + territory] = 1 if state.tribes[seat].tents[territory] > 0 else 0
        for connection in range(state.connection_count):
            if connection_points(state, connection, seat) > 0:
                marks[seat, HELD + connection] = 1
        marks[seat, SETTLEMENTS] = settlement_count(state, seat)


def leads_tents(state: State, territory: int, tribe: int) -> int:
    """1 where no tribe has more tents, and this one has some."""
    own = state.tribes[tribe].tents[territory]
    for other in range(tribe_count(state)):
        if state.tribes[other].tents[territory] > own:
            return 0
    return 1 if own > 0 else 0


def settlement_count(state: State, tribe: int) -> int:
    """How many settlements a tribe has."""
    count = 0
    for space in range(state.space_count):
        if state.tents[space] == tribe and state.marked[space] == 0:
            if mark_group(state, space) >= SETTLEMENT:
                count += 1
    clear_marks(state)
    return count


def mark_sources(state: State, sources: Raw) -> None:
    """Iwari: a Feat's points are those beyond what its place would have given without it."""
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
