"""Cat Battles: cats and places, front effects, moving (CB-01 to CB-07, CB-30 to CB-32)."""

from typing import Any

from nekoban.core.events import tell
from nekoban.core.record import NONE
from nekoban.games.cat_battles.parts import (
    AREA_COUNT,
    CENTER_BIT,
    DICE_ROLL_1,
    DICE_ROLL_2,
    MOVE_2_STEPS,
    MOVE_3_STEPS,
    STEPS,
    Area,
    Front,
    Rest,
    Told,
)
from nekoban.games.cat_battles.state import is_boss, owner, squad_end, squad_start


def on_territory(state: Any, cat: int) -> bool:
    """CB-07. Only cats on the territory have effects."""
    return state.cats[cat].area < AREA_COUNT


def front_effects(state: Any, cat: int) -> int:
    """CB-03. A cat's front effects, with the Center Effect while it is in the center."""
    if state.cats[cat].area == Area.CENTER:
        return state.cats[cat].front | state.center
    return state.cats[cat].front


def has_front(state: Any, cat: int, front: int) -> bool:
    return (front_effects(state, cat) >> front) & 1 == 1


def step_limit(state: Any, cat: int) -> int:
    """CB-30, CB-50, CB-51, CB-R5. How many steps the cat's move may have; the highest limit counts."""
    steps = STEPS
    if has_front(state, cat, Front.MOVE_2):
        steps = MOVE_2_STEPS
    if has_front(state, cat, Front.MOVE_3):
        steps = MOVE_3_STEPS
    if state.acting == cat:
        steps = max(steps, state.move_limit)
    return steps


def more_rolls(state: Any, cat: int) -> int:
    """CB-54, CB-55. Rolls beyond the level; they add up."""
    rolls = 0
    if has_front(state, cat, Front.DICE_ROLL_1):
        rolls += DICE_ROLL_1
    if has_front(state, cat, Front.DICE_ROLL_2):
        rolls += DICE_ROLL_2
    return rolls


def in_center(state: Any, seat: int) -> int:
    """CB-02. The seat's cat in the center, or NONE."""
    for cat in range(squad_start(seat), squad_end(state, seat)):
        if state.cats[cat].area == Area.CENTER:
            return cat
    return NONE


def center_is_closed(state: Any, cat: int) -> bool:
    """CB-31. Another cat of the same side is in the center."""
    there = in_center(state, owner(cat))
    return there != NONE and there != cat


def roadblocks(state: Any, seat: int) -> int:
    """CB-32, CB-52. The areas in which this seat's cats are stopped, as bits."""
    areas = 0
    for cat in range(squad_start(1 - seat), squad_end(state, 1 - seat)):
        if on_territory(state, cat) and has_front(state, cat, Front.ROADBLOCK):
            areas |= 1 << state.cats[cat].area
    return areas


def areas_around(state: Any, areas: int) -> int:
    """All areas that touch one of these, as bits."""
    around = 0
    for area in range(AREA_COUNT):
        if (areas >> area) & 1:
            around |= state.touching[area]
    return around


def reach(state: Any, cat: int, steps: int) -> int:
    """CB-30 to CB-32. The areas to which some path of allowed steps leads, as bits."""
    if steps == STEPS:
        return reach_past(state, cat, steps, 0)
    return reach_past(state, cat, steps, roadblocks(state, owner(cat)))


def open_reach(state: Any, cat: int, steps: int) -> int:
    """CB-32. The same, if nobody blocked the road."""
    return reach_past(state, cat, steps, 0)


def reach_past(state: Any, cat: int, steps: int, stops: int) -> int:
    """The areas in reach where a move ends in the areas of `stops`."""
    here = state.cats[cat].area
    closed = CENTER_BIT if center_is_closed(state, cat) else 0
    edge = state.touching[here] & ~closed
    seen = edge | 1 << here
    for _ in range(steps - STEPS):
        edge = areas_around(state, edge & ~stops) & ~closed & ~seen
        seen |= edge
    return seen & ~(1 << here)


def neighbours(state: Any, cat: int) -> int:
    """The areas one step away into which the cat may be moved, as bits."""
    return reach(state, cat, STEPS)


def is_in_reach(state: Any, cat: int, foe: int) -> bool:
    """CB-40, CB-53. In the same area, or with Ranged Attack one area away."""
    here = state.cats[cat].area
    there = state.cats[foe].area
    if here == there:
        return True
    return has_front(state, cat, Front.RANGED_ATTACK) and (state.touching[here] >> there) & 1 == 1


def put(state: Any, cat: int, area: int, event: int) -> None:
    """A cat goes to another area."""
    tell(state, event, owner(cat), cat, state.cats[cat].area, area)
    state.cats[cat].area = area


def leave(state: Any, cat: int, place: int) -> None:
    """CB-07. A cat leaves the territory: all its marks and running effects are gone."""
    gone = state.cats[cat]
    gone.area = place
    gone.acted = 0
    gone.moved = 0
    gone.used = 0
    gone.rest = Rest.NO
    gone.more = 0
    if state.acting == cat:
        state.acting = NONE
        state.move_limit = 0


def run_away(state: Any, cat: int) -> None:
    """CB-46, CB-95. A Kitten without fish goes to the hangout; with starter sets to the bench."""
    place = Area.BENCH if state.starter else Area.HANGOUT
    leave(state, cat, place)
    tell(state, Told.RUNS, owner(cat), cat, place, NONE)


def bit_count(areas: int) -> int:
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


def is_kitten_here(state: Any, cat: int, area: int) -> bool:
    return not is_boss(cat) and state.cats[cat].area == area
