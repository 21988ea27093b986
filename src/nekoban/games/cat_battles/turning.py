"""Cat Battles: both squads stand in one row of cats, and each seat sees its own base in the south."""

from nekoban.core.seat_turning import Turning
from nekoban.games.cat_battles.parts import AREA_COUNT, SQUAD, Area

HALF_TURN = tuple(AREA_COUNT - 1 - area if area < AREA_COUNT else int(area) for area in Area)

TURNING = Turning(
    seats=("to_move", "current", "winner"),
    rows={"cats": SQUAD},
    indices=dict.fromkeys(("acting", "attacker", "target", "tasks.cat", "tasks.foe"), "cats"),
    places=dict.fromkeys(("cats.area", "tasks.area", "moves.area"), HALF_TURN),
)
