"""Cat Battles: acts and moves (CB-26, CB-27, CB-30 to CB-32, CB-50 to CB-52)."""

from nekoban.core.events import tell
from nekoban.core.game import OK
from nekoban.core.record import NONE, Raw, SeatNumber
from nekoban.games.cat_battles.parts import (
    AREA_COUNT,
    CENTER_BIT,
    MOVE_2_STEPS,
    MOVE_3_STEPS,
    STEPS,
    Clause,
    Front,
    Happening,
    Rest,
)
from nekoban.games.cat_battles.rules.places import (
    center_is_closed,
    has_front,
    on_territory,
    owner,
    put,
    squad_end,
    squad_start,
)
from nekoban.games.cat_battles.state import State, move_row

# --- an act ---------------------------------------------------------------------------------------


def why_not_act(state: State, cat: int) -> int:
    """CB-07, CB-26, CB-R1. Whether this cat may act, or go on acting."""
    if not on_territory(state, cat):
        return Clause.CB_07
    if state.cats[cat].acted:
        return Clause.CB_26
    return Clause.CB_R1 if state.cats[cat].rest == Rest.THIS_TURN else OK


def begin_act(state: State, cat: int) -> None:
    """CB-26. An act is finished before the next cat's begins."""
    if state.acting == cat:
        return
    if state.acting != NONE:
        state.cats[state.acting].acted = 1
    state.acting = cat
    state.move_limit = 0


# --- which areas are in reach ---------------------------------------------------------------------


def step_limit(state: State, cat: int) -> int:
    """CB-30, CB-50, CB-51, CB-R5. How many steps the cat's move may have; the highest limit counts."""
    steps = STEPS
    if has_front(state, cat, Front.MOVE_2):
        steps = MOVE_2_STEPS
    if has_front(state, cat, Front.MOVE_3):
        steps = MOVE_3_STEPS
    if state.acting == cat:
        steps = max(steps, state.move_limit)
    return steps


def roadblocks(state: State, seat: SeatNumber) -> int:
    """CB-32, CB-52. The areas in which this seat's cats are stopped, as bits."""
    areas = 0
    for cat in range(squad_start(1 - seat), squad_end(state, 1 - seat)):
        if on_territory(state, cat) and has_front(state, cat, Front.ROADBLOCK):
            areas |= 1 << state.cats[cat].area
    return areas


def areas_around(state: State, areas: int) -> int:
    """All areas that touch one of these, as bits."""
    around = 0
    for area in range(AREA_COUNT):
        if (areas >> area) & 1:
            around |= state.touching[area]
    return around


def reach(state: State, cat: int, steps: int) -> int:
    """CB-30 to CB-32. The areas to which some path of allowed steps leads, as bits."""
    closed = closed_center(state, cat)
    if steps == STEPS:
        return reach_past(state, cat, steps, 0, closed)
    return reach_past(state, cat, steps, roadblocks(state, owner(cat)), closed)


def why_out_of_reach(state: State, cat: int, area: int, steps: int) -> int:
    """CB-30 to CB-32. OK, or why these steps do not lead there: Roadblock, the own cat in the center, or it
    is too far anyway."""
    if (reach(state, cat, steps) >> area) & 1:
        return OK
    if (reach_past(state, cat, steps, 0, closed_center(state, cat)) >> area) & 1:
        return Clause.CB_32
    return Clause.CB_31 if (reach_past(state, cat, steps, 0, 0) >> area) & 1 else Clause.CB_30


def closed_center(state: State, cat: int) -> int:
    """CB-31. The center as a bit, if the cat must not enter it."""
    return CENTER_BIT if center_is_closed(state, cat) else 0


def reach_past(state: State, cat: int, steps: int, stops: int, closed: int) -> int:
    """The areas in reach where a move ends in the areas of `stops` and never enters those of `closed`."""
    here = state.cats[cat].area
    edge = state.touching[here] & ~closed
    seen = edge | 1 << here
    for _ in range(steps - STEPS):
        edge = areas_around(state, edge & ~stops) & ~closed & ~seen
        seen |= edge
    return seen & ~(1 << here)


def neighbours(state: State, cat: int) -> int:
    """The areas one step away into which the cat may be moved, as bits."""
    return reach(state, cat, STEPS)


def bit_count(areas: int) -> int:
    """How many areas a set has."""
    count = 0
    for area in range(AREA_COUNT):
        count += (areas >> area) & 1
    return count


def first_area(areas: int) -> int:
    """The first of these areas; the caller knows there is one."""
    area = 0
    while (areas >> area) & 1 == 0:
        area += 1
    return area


# --- a cat's own move -----------------------------------------------------------------------------


def why_not_moved(state: State, cat: int, area: int) -> int:
    """CB-26, CB-27, CB-30 to CB-32, CB-91. The cat's own move, which comes before its attack."""
    clause = why_not_act(state, cat)
    if clause != OK:
        return clause
    if state.cats[cat].moved:
        return Clause.CB_26
    return why_out_of_reach(state, cat, area, step_limit(state, cat))


def list_moves(state: State, out: Raw, count: int, cat: int) -> int:
    """A cat's own moves. Its reach is what `why_not` asks too; here it is worked out once for all areas."""
    own = squad_start(state.to_move) + cat
    if why_not_act(state, own) != OK:
        return count
    areas = reach(state, own, step_limit(state, own))
    for area in range(AREA_COUNT):
        if (areas >> area) & 1:
            out[count] = move_row(cat, area)
            count += 1
    return count


def move_cat(state: State, cat: int, area: int) -> None:
    """CB-26, CB-30. The cat's own move."""
    begin_act(state, cat)
    tell_steps(state, cat, area)
    put(state, cat, area, Happening.MOVES)
    state.cats[cat].moved = 1


def tell_steps(state: State, cat: int, area: int) -> None:
    """CB-32, CB-50, CB-51. Say which front effects the move shows."""
    limit = step_limit(state, cat)
    if limit == STEPS:
        return
    if (roadblocks(state, owner(cat)) >> area) & 1 and (reach(state, cat, limit - 1) >> area) & 1:
        tell(
            state,
            Happening.FRONT,
            1 - owner(cat),
            roadblock_in(state, 1 - owner(cat), area),
            Front.ROADBLOCK,
            NONE,
        )
    if (reach(state, cat, STEPS) >> area) & 1:
        return
    if has_front(state, cat, Front.MOVE_3):
        tell(state, Happening.FRONT, owner(cat), cat, Front.MOVE_3, NONE)
    elif has_front(state, cat, Front.MOVE_2):
        tell(state, Happening.FRONT, owner(cat), cat, Front.MOVE_2, NONE)


def roadblock_in(state: State, seat: SeatNumber, area: int) -> int:
    """The cat that blocks the road there; the caller knows there is one."""
    cat = squad_start(seat)
    while state.cats[cat].area != area or not has_front(state, cat, Front.ROADBLOCK):
        cat += 1
    return cat
