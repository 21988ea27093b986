from nekoban.games.cat_battles.parts import LEVEL_MOST
from nekoban.games.cat_battles.show.faces import EFFECTS, FIGURES, faces

SETS = {"s01": 5, "s02": 5, "g01": 5, "h01": 5}


def test_every_figure_of_every_set_has_a_face():
    for name, count in SETS.items():
        assert all(f"face-battle-{name}-{i:02}" in faces() for i in range(1, count + 1))
    assert len(FIGURES) == sum(SETS.values())


def test_CB_01_bosses_stand_on_a_larger_stand():
    for name, cat in FIGURES.items():
        drawn = faces()[f"face-battle-{name}"]
        assert ("cb-stand-boss" in drawn) == cat.boss == name.endswith("-05")


def test_CB_01_a_stand_shows_a_pip_for_each_level():
    for level in range(1, LEVEL_MOST + 1):
        assert faces()[f"face-battle-level-{level}"].count("h0") == 2 * level


def test_no_two_figures_look_alike():
    assert len({faces()[f"face-battle-{name}"].split(">", 1)[1] for name in FIGURES}) == len(FIGURES)


def test_CB_05_the_die_and_CB_04_the_fish_have_faces():
    names = ["die-sleep", "die-0", "die-1", "die-2", "fish", "box", "dish", "trash"]
    assert all(f"face-battle-{name}" in faces() for name in names)


def test_CB_50_to_CB_62_every_front_effect_has_a_badge():
    assert len(EFFECTS) == 13
    assert all(f"face-battle-{name}" in faces() for name in EFFECTS)
