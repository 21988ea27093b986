"""Cat Battles: figures and territories of a variant. CB-01 to CB-03."""

import pytest

import nekoban
from nekoban.core.options import OptionError
from nekoban.games.cat_battles.data.figures import CENTER_FRONTS, TOUCHING, TOUCHING_WITH_LANES
from nekoban.games.cat_battles.data.own_territory import read_territory
from nekoban.games.cat_battles.facts import GAME
from nekoban.games.cat_battles.parts import Area, Front
from tests.variants import EXAMPLES, changed_example, read_example


def test_cb_02_the_areas_touch_as_the_variant_says() -> None:
    state = nekoban.new("cat-battles", variant=EXAMPLES["cat-battles"]).state
    assert state.touching[Area.CENTER] == sum(1 << area for area in (1, 2, 4, 5))
    assert state.touching[Area.SOUTH] == 1 << Area.SOUTH_WEST | 1 << Area.SOUTH_EAST
    assert state.touching[Area.SOUTH_WEST] == 1 << Area.SOUTH | 1 << Area.CENTER


def test_cb_03_the_center_has_the_effect_of_the_variant() -> None:
    assert (
        nekoban.new("cat-battles", variant=EXAMPLES["cat-battles"]).state.center == 1 << Front.DAMAGE_MORE_1
    )


def test_what_a_variant_leaves_out_is_as_published() -> None:
    center = nekoban.new("cat-battles", own_territory="center(move-2)").state
    assert tuple(center.touching.tolist()) == TOUCHING_WITH_LANES
    others = ("south", "south-west", "south-east", "north-west", "north-east", "north")
    ring = f"touching({','.join(f'{area}+center' for area in others)})"
    around = nekoban.new("cat-battles", own_territory=ring, side_lanes=False).state
    assert around.center == CENTER_FRONTS[0]
    assert tuple(around.touching.tolist()) != TOUCHING
    assert around.touching[Area.NORTH] == 1 << Area.CENTER


def test_cb_01_a_figure_of_the_file_stands_in_the_squad_and_travels_with_it() -> None:
    game, chosen = read_example("cat-battles")
    assert "X01-01(Bridge_Cat;kitten;3;roadblock;1;attacking;always;dice-roll;1)" in chosen["squad-1"]
    assert [change.clause for change in game.changes(chosen)] == ["CB-01", "CB-02", "CB-03"]


def test_a_squad_of_published_figures_is_no_variant() -> None:
    assert (
        GAME.changes(GAME.options.read({"squad-1": "G01-05.01x2.02.03x2.S02-01.02.03.04.S01-01.02.03"})) == []
    )


def test_a_territory_has_one_spelling() -> None:
    one, _ = read_territory("center( roadblock + move-2 )")
    assert one == "center(move-2+roadblock)"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("ranged-attack", "is not a territory"),
        ("center(fly)", "'fly' is not a front effect. The front effects are: move-2"),
        ("center(move-2+move-2)", "has move-2 twice"),
        ("touching(south+north)", "No way leads to the area south-west"),
        ("touching(south+south)", "is not two areas that touch"),
        ("touching(south)", "is not two areas that touch"),
        ("touching(" + "south+north," * 200 + ")", "is not a territory"),
    ],
)
def test_a_wrong_territory_is_refused_by_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.options.read({"own-territory": text})
    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("damage-more-1", "damage-more", "line 10: 'damage-more' is not a front effect"),
        ('["south", "south-west"], ["south", "south-east"], ', "", "No way leads to the area"),
        ('"south-west", "center"', '"south-west", "middle"', "not two areas that touch"),
        ('["damage-more-1"]', "3", "center has to be a list of front effects"),
        ("level = 3", "level = 30", "level"),
        ('id = "X01-01"', 'id = "S01-01"', "S01-01"),
        ('03.X01-01"', '03.X01-77"', "X01-77"),
        ("center = [", "centre = [", "Did you mean center?"),
    ],
)
def test_what_is_wrong_in_a_file_is_said(old: str, new: str, sentence: str) -> None:
    assert sentence in changed_example("cat-battles", old, new)
