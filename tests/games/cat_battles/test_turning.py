"""What a learner on the second seat sees: its own base in the south."""

from nekoban.core.turned_seats import turned_value
from nekoban.games.cat_battles.parts import Area
from tests.games.cat_battles.conftest import GAME


def test_the_area_that_is_struck_turns_with_the_table() -> None:
    for kind in ("tasks.area", "cats.area", "moves.area"):
        assert turned_value(GAME, 2, kind, 1, Area.SOUTH) == Area.NORTH
        assert turned_value(GAME, 2, kind, 1, Area.NORTH_WEST) == Area.SOUTH_EAST
        assert turned_value(GAME, 2, kind, 1, Area.CENTER) == Area.CENTER
        assert turned_value(GAME, 2, kind, 1, Area.BENCH) == Area.BENCH
        assert turned_value(GAME, 2, kind, 0, Area.SOUTH) == Area.SOUTH
