"""Cat Battles: figures as data, and the one sentence for each thing that can be wrong with a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from nekoban.games.cat_battles.data.figures import (
    CENTER_FRONTS,
    DIE,
    FIGURES,
    SETS,
    TERRITORIES,
    FigureError,
    figure_id,
    read_die,
    read_own_figures,
    read_set,
    read_territories,
    read_touching,
)
from nekoban.games.cat_battles.parts import Area, Condition, Effect, Front, Timing

GOOD = """
[set]
id = "X01"
name = "Mine"
origin = "published"

[[figure]]
id = "X01-01"
name = "Mimi"
kind = "kitten"
level = 2
front = ["move-2"]
rear = { cost = 1, when = "attacking", what = "dice-roll", amount = 2 }

[[figure]]
id = "X01-02"
name = "Boss Cat"
kind = "boss"
level = 3
front = []
rear = { when = "greedy-boss", what = "move-kitten" }
"""


def file(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_CB_01_all_published_figures_are_there_and_the_house_set_is_marked() -> None:
    assert {found.id: len(found.figures) for found in SETS.values()} == {
        "S01": 5,
        "S02": 5,
        "G01": 5,
        "H01": 5,
    }
    assert {found.id: found.origin for found in SETS.values()} == {
        "S01": "public secondary source",
        "S02": "public secondary source",
        "G01": "public secondary source",
        "H01": "house-made",
    }
    assert all(figure.boss == figure.id.endswith("-05") for figure in FIGURES.values())
    assert {figure.id: figure_id(figure.number) for figure in FIGURES.values()} == {id: id for id in FIGURES}


def test_CB_01_levels_and_effects_are_those_of_the_list() -> None:
    levels = {id: figure.level for id, figure in FIGURES.items()}
    assert [levels[f"S01-0{n}"] for n in range(1, 6)] == [3, 2, 1, 2, 3]
    assert [levels[f"S02-0{n}"] for n in range(1, 6)] == [2, 1, 3, 2, 3]
    assert [levels[f"G01-0{n}"] for n in range(1, 6)] == [3, 2, 1, 2, 3]
    assert [levels[f"H01-0{n}"] for n in range(1, 6)] == [1, 2, 3, 2, 3]
    sham = FIGURES["S02-03"].rear
    assert (sham.timing, sham.condition, sham.effect, sham.amount, sham.cost) == (
        Timing.ROLLED,
        Condition.ROLLED_SLEEP,
        Effect.CHANGE_DIE,
        2,
        1,
    )
    assert FIGURES["G01-04"].front == (Front.ROADBLOCK, Front.PUSHOVER)


def test_CB_50_to_CB_62_every_front_effect_is_on_a_figure() -> None:
    assert {front for figure in FIGURES.values() for front in figure.front} == set(Front)


def test_CB_70_every_timing_is_on_a_figure() -> None:
    assert {figure.rear.timing for figure in FIGURES.values()} == set(Timing)


def test_CB_05_the_die_has_six_faces() -> None:
    assert sorted(DIE) == [0, 0, 1, 1, 2, 3]


def test_CB_02_CB_03_territories_and_map() -> None:
    assert [territory.id for territory in TERRITORIES] == ["city-cat", "cat-cafe", "high-class"]
    assert CENTER_FRONTS == (1 << Front.RANGED_ATTACK, 0, 0)
    assert all(territory.origin for territory in TERRITORIES)
    path = Path(read_touching.__code__.co_filename).parent / "territories.toml"
    plain, lanes = read_touching(path, "touching"), read_touching(path, "touching", "side_lanes")
    assert plain[Area.SOUTH] == 1 << Area.SOUTH_WEST | 1 << Area.SOUTH_EAST
    assert [bin(bits).count("1") for bits in plain] == [2, 3, 3, 4, 3, 3, 2]
    assert [bin(bits).count("1") for bits in lanes] == [2, 4, 4, 4, 4, 4, 2]


def test_a_file_of_ones_own_is_read_and_marked_as_such(tmp_path: Path) -> None:
    mimi, boss = read_own_figures(file(tmp_path, GOOD))
    assert (mimi.name, mimi.level, mimi.front, mimi.rear.amount) == ("Mimi", 2, (Front.MOVE_2,), 2)
    assert mimi.origin == boss.origin == "a player's own file"  # whatever the file says
    assert (boss.boss, boss.rear.effect) == (True, Effect.MOVE_KITTEN)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("level = 2\n", "", "mine.toml, figure X01-01: level is missing."),
        ("level = 2", 'level = "2"', "mine.toml, figure X01-01: level should be a whole number, not '2'."),
        ("level = 2", "level = true", "mine.toml, figure X01-01: level should be a whole number, not True."),
        ("level = 2", "level = 0", "mine.toml, figure X01-01: level should be from 1 to 5, not 0."),
        ("level = 2", "level = 6", "mine.toml, figure X01-01: level should be from 1 to 5, not 6."),
        ("level = 2", "lvl = 2", "mine.toml, figure X01-01: there is no field 'lvl'; there are id, name, "),
        ("cost = 1", "cost = -1", "mine.toml, figure X01-01, rear: cost should be from 0 to 5, not -1."),
        ("cost = 1", "cost = 6", "mine.toml, figure X01-01, rear: cost should be from 0 to 5, not 6."),
        ("cost = 1, ", "", "mine.toml, figure X01-01, rear: cost is missing."),
        ("dice-roll", "fly", "mine.toml, figure X01-01, rear: what should be one of damage-here, "),
        ('"attacking"', '"sometimes"', "mine.toml, figure X01-01, rear: when should be one of start-phase, "),
        (
            '"attacking"',
            '"defending"',
            "mine.toml, figure X01-01, rear: when should be one of attacking for dice-roll, not defending.",
        ),
        ("X01-02", "X01-01", "mine.toml, figure X01-01: id is used twice."),
        ("X01-02", "X02-01", "mine.toml, figure X02-01: id should be X01- and two digits, not 'X02-01'."),
        ('"X01-02"', "7", "mine.toml, figure 7: id should be a text, not 7."),
        ("move-2", "move-9", "mine.toml, figure X01-01: front has the unknown 'move-9'; there are move-2, "),
        ('["move-2"]', '["move-2", "move-2"]', "mine.toml, figure X01-01: front names move-2 twice."),
        ('["move-2"]', '"move-2"', "mine.toml, figure X01-01: front should be a list, not 'move-2'."),
        ('"kitten"', '"dog"', "mine.toml, figure X01-01: kind should be kitten or boss, not 'dog'."),
        (
            '"kitten"',
            '"boss"',
            "mine.toml, figure X01-01, rear: when should be greedy-boss for a boss, and for no",
        ),
        (
            "Mimi",
            "[bold]",
            "mine.toml, figure X01-01: name should have letters, digits, spaces, - and ' only, ",
        ),
        ("Mimi", "M" * 17, "mine.toml, figure X01-01: name should have at most 16 bytes, not "),
        ('"Mimi"', '""', "mine.toml, figure X01-01: name should be a text, not ''."),
        (", amount = 2", "", "mine.toml, figure X01-01, rear: amount is missing."),
        ("amount = 2", "amount = 9", "mine.toml, figure X01-01, rear: amount should be from 1 to 5, not 9."),
        (
            '"attacking", what',
            '"attacking", if = "rolled-sleep", what',
            "mine.toml, figure X01-01, rear: if should name a roll when the timing is rolled, and only then.",
        ),
        (
            '"move-kitten"',
            '"move-kitten", cost = 1',
            "mine.toml, figure X01-02, rear: cost is not for a boss: ",
        ),
        (
            '"move-kitten"',
            '"move-kitten", amount = 1',
            "mine.toml, figure X01-02, rear: amount is not for move-",
        ),
        ("rear = { when", "rear = 3 # { when", "mine.toml, figure X01-02, rear should be a table."),
        (
            'id = "X01"',
            'id = "x1"',
            "mine.toml, set: id should be a letter and two digits, as in X01, not 'x1'.",
        ),
        (
            'id = "X01"\n',
            'id = "S01"\n',
            "mine.toml, figure X01-01: id should be S01- and two digits, not 'X01-01'.",
        ),
        ("[set]", "[sett]", "mine.toml: there is no field 'sett'; there are set, figure."),
        ("[set]", "[set", "mine.toml is not a TOML file: "),
    ],
)
def test_a_broken_file_is_answered_with_one_sentence(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    with pytest.raises(FigureError) as error:
        read_own_figures(file(tmp_path, GOOD.replace(old, new, 1)))
    assert str(error.value).startswith(sentence)
    assert str(error.value).endswith(".")
    assert "\n" not in str(error.value)


def test_files_that_are_none(tmp_path: Path) -> None:
    with pytest.raises(FigureError, match=r"absent\.toml cannot be read: No such file"):
        read_own_figures(tmp_path / "absent.toml")
    with pytest.raises(FigureError, match=r"figure should be a list of \[\[figure\]\] tables"):
        read_own_figures(file(tmp_path, GOOD[: GOOD.index("[[figure]]")] + "\n[figure]\n"))
    with pytest.raises(FigureError, match="figure is missing"):
        read_own_figures(file(tmp_path, GOOD[: GOOD.index("[[figure]]")]))
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(FigureError, match=r"mine\.toml is not UTF-8 text \(byte 0\)"):
        read_own_figures(path)
    path.write_bytes(b"#" * 200_001)
    with pytest.raises(FigureError, match=r"mine\.toml is larger than 200 kB"):
        read_own_figures(path)


def test_a_set_of_ours_cannot_be_replaced(tmp_path: Path) -> None:
    text = GOOD.replace("X01", "S01")
    with pytest.raises(FigureError, match=r"mine\.toml, set: id S01 is taken by the set Cat Café"):
        read_own_figures(file(tmp_path, text))
    assert read_set(file(tmp_path, text)).origin == "published"


def test_broken_dice_and_maps(tmp_path: Path) -> None:
    with pytest.raises(FigureError, match=r"mine\.toml: faces should be a list of no-damage"):
        read_die(file(tmp_path, 'origin = "x"\nfaces = ["seven"]'))
    with pytest.raises(FigureError, match=r"mine\.toml: faces should be a list"):
        read_die(file(tmp_path, 'origin = "x"\nfaces = []'))
    with pytest.raises(FigureError, match=r"mine\.toml: touching should pair two of south"):
        read_touching(file(tmp_path, 'touching = [["south", "moon"]]'), "touching")
    with pytest.raises(FigureError, match=r"territory number 1: center has the unknown 'x'"):
        read_territories(
            file(tmp_path, 'origin = "x"\n[[territory]]\nid = "a"\nset = "S01"\nname = "A"\ncenter = ["x"]')
        )


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"x = " + b"[" * 5000 + b"]" * 5000, "nested too deeply"),
        (b"x = " + b"9" * 5000, "too many digits"),
        (GOOD.replace("level = 2", "level = 0x" + "f" * 5000).encode(), "level should be from 1 to"),
        (GOOD.replace("level = 2", "levle = 2", 1).encode(), "figure X01-01: there is no field 'levle'"),
    ],
)
def test_odd_files_are_refused_with_a_sentence(tmp_path: Path, content: bytes, sentence: str) -> None:
    path = tmp_path / "own.toml"
    path.write_bytes(content)
    with pytest.raises(FigureError, match=sentence):
        read_own_figures(path)


def test_a_byte_order_mark_is_no_hindrance(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_bytes(b"\xef\xbb\xbf" + GOOD.encode())
    assert len(read_own_figures(path)) == 2


def test_names_that_are_no_files_are_refused(tmp_path: Path) -> None:
    for name in ("", "a\0b", str(tmp_path)):
        with pytest.raises(FigureError):
            read_own_figures(name)
