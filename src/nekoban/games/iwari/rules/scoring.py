"""Iwari: what tents, totems and settlements score (IW-30, IW-40 to IW-60, IW-90)."""

from nekoban.core.events import tell
from nekoban.core.record import NOBODY, NONE
from nekoban.games.iwari.parts import SETTLEMENT, SPACE_LIMIT, Happening
from nekoban.games.iwari.rules.placing import tent_count, totem_count, tribe_count
from nekoban.games.iwari.state import Position, State


def tent_points(state: Position, territory: int, tribe: int) -> int:
    """IW-40, IW-41. The leader scores all tents there, any other the tents of the next rank above it.

    Tied tribes share a rank, and no rank is skipped: so what counts is the next larger number of tents.
    """
    own = state.tribes[tribe].tents[territory]
    if own == 0:
        return 0
    above = 0
    for other in range(tribe_count(state)):
        tents = state.tribes[other].tents[territory]
        if tents > own and (above == 0 or tents < above):
            above = tents
    return above if above > 0 else tent_count(state, territory)


def leads_totems(state: Position, territory: int, tribe: int) -> bool:
    """IW-51. The tribe has a totem there, and no tribe has more."""
    own = state.tribes[tribe].totems[territory]
    if own == 0:
        return False
    for other in range(tribe_count(state)):
        if state.tribes[other].totems[territory] > own:
            return False
    return True


def has_majority(state: Position, connection: int, tribe: int) -> bool:
    """IW-51. The tribe leads, or ties for the lead, at both ends of a connection."""
    return leads_totems(state, state.connection_a[connection], tribe) and leads_totems(
        state, state.connection_b[connection], tribe
    )


def connection_points(state: Position, connection: int, tribe: int) -> int:
    """IW-50, IW-51. All totems at both ends, for a tribe that leads at both; nothing under a mountain."""
    if state.mountain[connection] or not has_majority(state, connection, tribe):
        return 0
    return totem_count(state, state.connection_a[connection]) + totem_count(
        state, state.connection_b[connection]
    )


def mark_group(state: Position, space: int) -> int:
    """IW-60. Mark the tents that paths join to this one without a break; how many."""
    tribe = state.tents[space]
    state.trail[0] = space
    state.marked[space] = 1
    reached = 1
    done = 0
    while done < reached:
        here = state.trail[done]
        done += 1
        for path in range(state.neighbour_count[here]):
            beside = state.neighbours[here, path]
            if state.tents[beside] == tribe and state.marked[beside] == 0:
                state.marked[beside] = 1
                state.trail[reached] = beside
                reached += 1
    return reached


def clear_marks(state: Position) -> None:
    """Unmark all spaces of the map."""
    for space in range(SPACE_LIMIT):
        state.marked[space] = 0
        state.trail[space] = 0


def settlement_points(state: Position, tribe: int) -> int:
    """IW-60. One point for each tent in a group of four or more."""
    points = 0
    for space in range(state.space_count):
        if state.tents[space] == tribe and state.marked[space] == 0:
            tents = mark_group(state, space)
            if tents >= SETTLEMENT:
                points += tents
    clear_marks(state)
    return points


def multiplier(feats: int) -> int:
    """IW-90. One Feat doubles, two triple, and so on."""
    return feats + 1


def half_journey(state: State) -> None:
    """IW-30. Tents only, and Feats do not count (IW-90)."""
    for number in range(tribe_count(state)):
        tribe = state.tribes[number]
        for territory in range(state.territory_count):
            tribe.half[territory] = tent_points(state, territory, number)
            tribe.points += tribe.half[territory]
    state.half_due = 0
    tell(state, Happening.HALF_JOURNEY, NOBODY, NONE, NONE, NONE)


def journey_points(state: Position, tribe: int) -> int:
    """IW-31, IW-90. What the end of the journey gives: tents and totems with their Feats, and settlements."""
    points = settlement_points(state, tribe)
    for territory in range(state.territory_count):
        points += tent_points(state, territory, tribe) * multiplier(state.territory_feats[territory])
    for connection in range(state.connection_count):
        points += connection_points(state, connection, tribe) * multiplier(state.connection_feats[connection])
    return points
