"""Cat Battles: cats and places (CB-01 to CB-07)."""

from nekoban.core.events import tell
from nekoban.core.record import NONE, SeatNumber, View
from nekoban.games.cat_battles.parts import AREA_COUNT, CATS, SQUAD, Area, Rest
from nekoban.games.cat_battles.state import State


def owner(cat: int) -> int:
    """The seat a cat belongs to."""
    return cat // SQUAD


def boss_of(seat: SeatNumber) -> int:
    """The Boss of a seat's squad."""
    return seat * SQUAD


def is_boss(cat: int) -> bool:
    """Whether a cat is a Boss."""
    return cat % SQUAD == 0


def squad_start(seat: SeatNumber) -> int:
    """A seat's cats stand from here, the Boss first."""
    return seat * SQUAD


def squad_end(state: State | View, seat: SeatNumber) -> int:
    """Behind the last cat of a seat's squad."""
    return seat * SQUAD + 1 + state.players[seat].kittens


def is_cat(state: State, cat: int) -> bool:
    """Whether a number names a cat of either squad."""
    return 0 <= cat < CATS and state.cats[cat].figure != NONE


def on_territory(state: State | View, cat: int) -> bool:
    """CB-07. Only cats on the territory have effects."""
    return state.cats[cat].area < AREA_COUNT


def is_kitten_here(state: State, cat: int, area: int) -> bool:
    """Whether a Kitten stands in that area."""
    return not is_boss(cat) and state.cats[cat].area == area


def front_effects(state: State | View, cat: int) -> int:
    """CB-03. A cat's front effects, with the Center Effect while it is in the center."""
    if state.cats[cat].area == Area.CENTER:
        return state.cats[cat].front | state.center
    return state.cats[cat].front


def has_front(state: State | View, cat: int, front: int) -> bool:
    """Whether a cat has that front effect."""
    return (front_effects(state, cat) >> front) & 1 == 1


def in_center(state: State, seat: SeatNumber) -> int:
    """CB-02. The seat's cat in the center, or NONE."""
    for cat in range(squad_start(seat), squad_end(state, seat)):
        if state.cats[cat].area == Area.CENTER:
            return cat
    return NONE


def center_is_closed(state: State, cat: int) -> bool:
    """CB-31. Another cat of the same side is in the center."""
    there = in_center(state, owner(cat))
    return there != NONE and there != cat


def put(state: State, cat: int, area: int, event: int) -> None:
    """A cat goes to another area."""
    tell(state, event, owner(cat), cat, state.cats[cat].area, area)
    state.cats[cat].area = area


def leave(state: State, cat: int, place: int) -> None:
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
