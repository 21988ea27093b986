"""The maps of Iwari: each rule for a map file is broken once; our two obey their table and look right."""

import json
import random
import re
import xml.etree.ElementTree as ElementTree
from collections import Counter
from dataclasses import replace
from itertools import combinations
from math import hypot

import numpy as np
import pytest

from nekoban.core.language import reading
from nekoban.core.match import Match
from nekoban.games.iwari.data import map_files, maps
from nekoban.games.iwari.data.loading import load_map, map_of, with_own_map
from nekoban.games.iwari.data.map_files import PUBLISHED, MapError, names, parse
from nekoban.games.iwari.data.map_writing import map_text
from nekoban.games.iwari.data.maps import NONE, Biome, Map, Path, Sea
from nekoban.games.iwari.show import map_picture

BOTH = ("new-horizons", "vast-lands")

# Five squares in a row, from tundra to desert; the last is an island.
ROW = """
name = "A Row"
origin = "Made up for a test."
size = [500, 200]
connections = [
  { number = 1, between = ["a", "b"], by = "land", symbol = 1, badge = [100, 50] },
  { number = 2, between = ["b", "c"], by = "land", symbol = 1, badge = [200, 50] },
  { number = 3, between = ["d", "e"], by = "water", symbol = 0, badge = [400, 150] },
]
paths = [[1, 2], [2, 3], [3, 4], [4, 5]]
"""
BIOME_WORDS = ("tundra", "forest", "glaciers", "coast", "desert")
ROW_NEIGHBOURS = ('["b"]', '["a", "c"]', '["b", "d"]', '["c"]', "[]")
for place, (key, biome, beside) in enumerate(zip("abcde", BIOME_WORDS, ROW_NEIGHBOURS, strict=True)):
    left, right = 100 * place + 20 * (place == 4), 100 * place + 100
    ROW += f"""
[[territory]]
key = "{key}"
name = "Land {key}"
biome = "{biome}"
neighbours = {beside}
totem = [{left + 30}, 80]
spaces = [[{place + 1}, {left + 30}, 40]]
outline = [[{left}, 0], [{right}, 0], [{right}, 100], [{left}, 100]]
"""


def complaint(text: str) -> str:
    """What the reader says of a broken file: always one sentence that starts with the file's name."""
    with pytest.raises(MapError) as caught:
        map_files.parse(text, "row.toml")
    sentence = str(caught.value)
    assert sentence.startswith("row.toml")
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def changed(old: str, new: str, count: int = 1) -> str:
    assert old in ROW
    return ROW.replace(old, new, count)


# Every map.


def test_a_plain_map_of_a_user_is_read():
    board = map_files.parse(ROW, "row.toml")
    assert [territory.biome for territory in board.territories] == list(Biome)
    assert board.paths == (Path(0, 1), Path(1, 2), Path(2, 3), Path(3, 4))
    assert board.crossings == board.paths
    assert board.territories[0].label == (30, 108)


def test_an_isle_has_three_points_or_more():
    sea = "[sea]\nisles = [[[1, 1], [9, 1], [5, 9]]]\n"
    assert map_files.parse(changed("[[territory]]", f"{sea}[[territory]]"), "row.toml").sea.isles == (
        ((1, 1), (9, 1), (5, 9)),
    )
    assert "an isle is not a list of points" in complaint(
        changed("[[territory]]", f"{sea.replace('[1, 1], ', '')}[[territory]]")
    )


def test_a_map_can_be_given_by_its_path(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(ROW, encoding="utf-8")
    assert map_files.read_file(file) == map_files.parse(ROW, "mine.toml")


def test_a_file_with_a_byte_order_mark_is_read(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(ROW, encoding="utf-8-sig")
    assert map_files.read_file(file) == map_files.parse(ROW, "mine.toml")


def test_a_users_map_may_have_islands_and_equal_neighbours_and_need_not_name_neighbours():
    text = changed(", [4, 5]]", "]").replace('biome = "glaciers"', 'biome = "forest"')
    text = re.sub(r"neighbours = .*\n", "", text) + SIXTH.replace("BIOME", "glaciers")
    board = map_files.parse(text, "row.toml")
    assert board.territories[1].biome == board.territories[2].biome == Biome.FOREST
    assert all(not territory.neighbours for territory in board.territories)
    assert board.tables().neighbour_count[:6].tolist() == [1, 2, 2, 1, 0, 0]


def test_a_missing_connection_number_is_named():
    assert "connection 2 is missing" in complaint(changed("number = 2", "number = 4"))


def test_a_connection_number_stands_once():
    assert "connection 1: this number is there twice" in complaint(changed("number = 2", "number = 1"))


def test_a_missing_space_number_is_named():
    assert "tent space 5 is missing" in complaint(changed("[[5, 450, 40]]", "[[6, 450, 40]]"))


def test_a_space_number_stands_once():
    assert "territory e: tent space 4 is there twice" in complaint(changed("[[5, 450", "[[4, 450"))


def test_a_symbol_may_not_be_used_three_times():
    assert "the symbol ▲ is used 3 times" in complaint(changed("symbol = 0", "symbol = 1"))


def test_a_symbol_may_not_be_used_once():
    assert "the symbol ▲▲▲▲ is used once" in complaint(changed("symbol = 0", "symbol = 4"))


def test_a_fifth_symbol_is_unknown():
    assert "whole number from 0 to 4" in complaint(changed("symbol = 0", "symbol = 5"))


SIXTH = """
[[territory]]
key = "f"
name = "Land f"
biome = "BIOME"
neighbours = []
totem = [30, 180]
spaces = [[6, 60, 180]]
outline = [[0, 150], [90, 150], [90, 200], [0, 200]]
"""


def test_a_path_to_nowhere_is_named():
    assert "path [4, 9] leads to nowhere" in complaint(changed("[4, 5]]", "[4, 9]]"))


def test_a_path_joins_two_spaces():
    assert "leads back to its own space" in complaint(changed("[4, 5]]", "[4, 5], [3, 3]]"))


def test_a_path_stands_once():
    assert "path [1, 2] is there twice" in complaint(changed("[4, 5]]", "[4, 5], [2, 1]]"))


def test_every_biome_has_a_territory():
    text = changed('biome = "desert"', 'biome = "tundra"')
    assert "no territory is desert" in complaint(text)


def test_a_biome_is_one_of_five():
    assert "territory e: 'biome' is 'swamp'; write one of tundra" in complaint(changed('"desert"', '"swamp"'))


def test_a_connection_joins_two_different_territories():
    assert "connection 3: it joins a territory to itself" in complaint(changed('["d", "e"]', '["d", "d"]'))


def test_a_connection_joins_existing_territories():
    assert "connection 3: there is no territory 'x'" in complaint(changed('["d", "e"]', '["d", "x"]'))


def test_a_connection_is_by_land_or_by_water():
    assert "write one of land, water" in complaint(changed('"water"', '"air"'))


def test_a_territory_has_at_least_one_tent_space():
    assert "territory e: 'spaces' has 0 entries" in complaint(
        changed("spaces = [[5, 450, 40]]", "spaces = []")
    )


def test_a_territory_has_a_totem_space():
    assert "territory e: the field 'totem' is missing" in complaint(changed("totem = [450, 80]\n", ""))


def test_a_territory_has_only_one_totem_space():
    text = changed("totem = [450, 80]", "totem = [[450, 80], [460, 80]]")
    assert "write 2 whole numbers" in complaint(text)


def test_a_space_lies_in_its_territory():
    assert "territory e: tent space 5 lies outside" in complaint(changed("[[5, 450, 40]]", "[[5, 450, 140]]"))


def test_a_totem_space_lies_in_its_territory():
    assert "territory e: its totem space lies outside" in complaint(changed("[450, 80]", "[450, 180]"))


def test_a_point_lies_on_the_map():
    assert "lies off the map" in complaint(changed("badge = [400, 150]", "badge = [400, 250]"))


def test_two_territories_have_two_keys():
    assert "two territories have the key 'd'" in complaint(changed('key = "e"', 'key = "d"'))


def test_a_key_is_plain():
    assert "is not plain" in complaint(changed('key = "e"', 'key = "E e"'))


def test_neighbours_name_each_other():
    assert "'b' does not name it as a neighbour" in complaint(changed('["a", "c"]', '["c"]'))


def test_a_neighbour_exists():
    assert "territory a: there is no territory 'x'" in complaint(changed('["b"]', '["b", "x"]'))


def test_neighbours_are_named_by_keys():
    assert "territory a: 'neighbours' must name territories" in complaint(
        changed('neighbours = ["b"]', "neighbours = [1]")
    )


def test_nobody_is_their_own_neighbour():
    assert "territory a: it is its own neighbour" in complaint(changed('["b"]', '["b", "a"]'))


def test_there_are_at_most_12_territories():
    assert "'territory' has 13 entries" in complaint(ROW + SIXTH * 8)


def test_there_are_at_most_66_tent_spaces():
    many = ", ".join(f"[{number}, 450, 40]" for number in range(5, 68))
    assert "there are 67 tent spaces; keep to 66, as there is no more room" in complaint(
        changed("[5, 450, 40]", many)
    )


def test_there_are_at_most_22_connections():
    extra = '{ number = 4, between = ["a", "b"], by = "land", symbol = 0, badge = [1, 1] },\n' * 20
    assert "'connections' has 23 entries; write 1 to 22, as there is room for" in complaint(
        changed("]\npaths", extra + "]\npaths")
    )


def test_there_are_at_most_160_paths():
    assert "'paths' has 161 entries" in complaint(changed("[4, 5]]", "[4, 5]" + ", [1, 2]" * 157 + "]"))


def test_a_space_has_at_most_8_paths():
    many = ", ".join(f"[{number}, 450, 40]" for number in range(5, 14))
    text = changed("[5, 450, 40]", many)
    text = text.replace("[4, 5]]", ", ".join(f"[4, {number}]" for number in range(5, 14)) + "]")
    assert "tent space 4 has 10 paths; keep to 8" in complaint(text)


# Files that are no maps.


def test_bad_toml_is_refused():
    assert "not valid TOML" in complaint("name = ")


def test_numbers_beyond_reason_are_refused():
    assert "a huge number" in complaint(changed("[4, 5]]", f"[4, {10**30}]]").replace("[3, 4]", f"{10**30}"))


@pytest.mark.parametrize("number", ["9" * 5000, "-" + "9_" * 5000 + "9"])
def test_a_number_of_thousands_of_digits_is_found_by_its_line(number):
    sentence = complaint(changed("size = [500, 200]", f"size = [{number}, 200]"))
    assert sentence == "row.toml: line 4: a number has too many digits; write it like new-horizons.toml."


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("size = [500, 200]", "size = [{}, 200]", "[a huge number, 200] stands in 'size'"),
        ("[4, 5]]", "[[4], {{ a = {} }}, {}]]", "[[…], a list or table, a huge number] stands in 'paths'"),
        ("number = 2", "number = {}", "'number' is a huge number"),
        ('biome = "desert"', "biome = {}", "'biome' is a huge number"),
        ("totem = [450, 80]", "totem = [450, {}]", "[450, a huge number] stands in 'totem'"),
    ],
)
def test_a_number_too_long_to_print_is_named_by_its_field(old, new, field):
    assert field in complaint(
        changed(old, new.replace("{}", "0x" + "f" * 5000).replace("{{", "{").replace("}}", "}"))
    )


def test_a_list_of_a_fixed_length_says_so():
    text = changed('["a", "b"], by', '["a", "b", "c"], by')
    assert complaint(text) == "row.toml, connection 1: 'between' has 3 entries; write exactly 2."


def test_nesting_beyond_reason_is_refused():
    assert "nested too deeply" in complaint("name = " + "[" * 100_000)


@pytest.mark.parametrize("field", ["name", "origin", "size", "connections", "paths", "territory"])
def test_a_missing_field_is_named(field):
    assert f"row.toml: the field '{field}' is missing; add it" in complaint(without(field))


def without(field: str) -> str:
    """The row without one of its top fields."""
    if field == "territory":
        return ROW.split("[[territory]]")[0]
    return re.sub(rf"(?ms)^{field} = .*?(?=^(?:origin|size|connections|paths) =|^\[\[)", "", ROW, count=1)


@pytest.mark.parametrize("old", ["origin =", "between =", "totem ="])
def test_an_unknown_field_is_named(old):
    end = ", " if old == "between =" else "\n"
    assert "the field 'orgin' is unknown; use" in complaint(changed(old, f"orgin = 1{end}{old}"))


@pytest.mark.parametrize("field", ["key", "name", "biome", "totem", "spaces", "outline"])
def test_a_missing_field_of_a_territory_is_named(field):
    head, rest = ROW.split("[[territory]]", 1)
    text = head + "[[territory]]" + re.sub(rf"(?m)^{field} = .*$", "", rest, count=1)
    assert f"the field '{field}' is missing; add it" in complaint(text)


@pytest.mark.parametrize("field", ["number", "between", "by", "symbol", "badge"])
def test_a_missing_field_of_a_connection_is_named(field):
    line = re.sub(rf"{field} = (\[.*?\]|[^,}}]*),? ?", "", ROW.splitlines()[5], count=1).replace(", }", " }")
    assert f"the field '{field}' is missing; add it" in complaint(ROW.replace(ROW.splitlines()[5], line))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('name = "A Row"', "name = 3"),
        ('name = "A Row"', 'name = ""'),
        ('name = "A Row"', 'name = "' + "x" * 99 + '"'),
        ('name = "A Row"', 'name = "two\\nlines"'),
        ("size = [500, 200]", "size = 500"),
        ("size = [500, 200]", "size = [500, 9999999]"),
        ("size = [500, 200]", "size = [500.0, 200.0]"),
        ("number = 2", "number = true"),
        ('["a", "b"], by', '"ab", by'),
        ('["a", "b"], by', '["a", "b", "c"], by'),
        ("paths = [[1, 2]", "paths = [[1, 2, 3]"),
        ("paths = [[1, 2]", 'paths = [["1", 2]'),
        ('neighbours = ["b"]', "neighbours = [1]"),
        ("outline = [[0, 0], [100, 0], [100, 100], [0, 100]]", "outline = [[0, 0], [100, 0]]"),
        ("outline = [[0, 0], [100, 0], [100, 100], [0, 100]]", 'outline = ["here"]'),
        ("totem = [30, 80]", "totem = [nan, inf]"),
        ("[[territory]]", "[[sea]]\n[[territory]]"),
        ("[[territory]]", "[sea]\nnames = [1]\n[[territory]]"),
        ("[[territory]]", "[sea]\nisles = [[[1, 1]]]\n[[territory]]"),
    ],
)
def test_a_wrong_type_gets_one_sentence(old, new):
    complaint(changed(old, new))


def test_a_file_that_is_not_utf_8_is_refused(tmp_path):
    file = tmp_path / "latin.toml"
    file.write_bytes(ROW.replace("A Row", "Côte").encode("latin-1"))
    with pytest.raises(MapError, match=r"^latin\.toml: byte 10 is not UTF-8; save the file as UTF-8\.$"):
        map_files.read_file(file)


def test_a_huge_file_is_refused(tmp_path):
    file = tmp_path / "huge.toml"
    file.write_text(ROW + "#" * map_files.FILE_LIMIT, encoding="utf-8")
    with pytest.raises(MapError, match="more than 64000 bytes"):
        map_files.read_file(file)


@pytest.mark.parametrize("name", ["atlantis", "", ".", "a\0b", "x" * 5000, "../vast-lands"])
def test_an_unknown_name_gets_one_sentence(name):
    with pytest.raises(MapError, match=r"\.$"):
        load_map(name)
    with pytest.raises(MapError, match=r"\.$"):
        with_own_map({"map": name})


def test_damaged_files_are_read_or_refused_with_one_sentence():
    chance = random.Random(1)
    text = (map_files.DATA / "new-horizons.toml").read_text(encoding="utf-8")
    words = ["[", "]", "{", '"', "0", "-1", "7", "true", "nan", "1979-05-27", "\n", "=", "🏔", "tundra"]
    for _ in range(300):
        spot, length = chance.randrange(len(text)), chance.choice((0, 1, 3, 40))
        try:
            map_files.parse(text[:spot] + chance.choice(words) + text[spot + length :], "damaged.toml")
        except MapError as refusal:
            assert re.fullmatch(r"damaged\.toml[^\n]*\.", str(refusal))


# The two maps that come with the game.


def test_the_two_maps_are_found_by_name():
    assert map_files.names() == BOTH
    assert [load_map(name).name for name in BOTH] == list(PUBLISHED)


def ours(*changes: tuple[str, str]) -> str:
    """New Horizons with a fault."""
    text = (map_files.DATA / "new-horizons.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


OTHER_NAME = "correct that, or give a map that is not our New Horizons another name."
FAULTS = {
    "tent space 2 in territory tallpine is an island that no path joins to space 1": [
        ("[1, 2], [1, 3], ", "")
    ],
    "the neighbours 'frostcrown' and 'windmoor' are both tundra": [
        ('name = "Frostcrown"\nbiome = "glaciers"', 'name = "Frostcrown"\nbiome = "tundra"')
    ],
    "'tallpine' and 'gull-shore' share a border, and 'neighbours' does not say so": [
        ('["gull-shore", "frostcrown", "amber-waste"]', '["frostcrown", "amber-waste"]'),
        ('["tallpine", "amber-waste"]\n', '["amber-waste"]\n'),
    ],
    "connection 7 does not join a Glaciers and a Tundra territory": [
        ("number =  7", "number = 70"),
        ("number =  8", "number =  7"),
        ("number = 70", "number =  8"),
    ],
}


@pytest.mark.parametrize("sentence", FAULTS)
def test_a_map_that_bears_our_name_is_held_to_our_table_when_it_is_read(sentence):
    with pytest.raises(MapError) as caught:
        map_files.parse(ours(*FAULTS[sentence]), "copy.toml")
    assert str(caught.value) == f"copy.toml: {sentence}; {OTHER_NAME}"


@pytest.mark.parametrize("sentence", FAULTS)
def test_under_another_name_it_is_a_users_map_and_is_read(sentence):
    board = map_files.parse(ours(('name = "New Horizons"', 'name = "Mine"'), *FAULTS[sentence]), "copy.toml")
    assert board.name == "Mine"


@pytest.mark.parametrize("name", BOTH)
def test_our_maps_are_checked_when_they_are_loaded(name, monkeypatch):
    board = load_map(name)
    table = PUBLISHED[board.name]._replace(crossings=99)
    monkeypatch.setitem(PUBLISHED, board.name, table)
    with pytest.raises(MapError, match=rf"^{name}\.toml: \d+ paths cross borders, fewer than 99; .*\.$"):
        map_files.read_file(map_files.DATA / f"{name}.toml")


@pytest.mark.parametrize("name", BOTH)
def test_our_maps_say_that_they_are_reconstructions(name):
    assert "reconstruction" in load_map(name).origin
    assert "reconstruction" in map_picture.draw_map(load_map(name))


def test_each_line_of_the_table_can_be_broken():
    board = load_map("new-horizons")
    table = PUBLISHED["New Horizons"]
    land = [c for c in board.connections if not c.water]
    marked = tuple(replace(c, symbol=c.symbol or 1) for c in board.connections)
    seven = tuple(replace(c, b=0) if c.number == 7 else c for c in board.connections)
    inside = tuple(path for path in board.paths if path not in board.crossings)
    desert = board.index["amber-waste"]
    moved = tuple(replace(s, territory=0) if s.territory == desert else s for s in board.spaces[:-10])
    broken = {
        "3 territories are tundra": {"territories": (*board.territories, board.territories[4])},
        "there are 5 tent spaces": {"spaces": board.spaces[:5]},
        "Amber Waste has 0": {"spaces": moved},
        "there are 10 connections": {"connections": tuple(land)},
        "fewer than 4 connections are by water": {"connections": tuple(land)},
        "the symbol ▲ is not used": {"connections": tuple(replace(c, symbol=2) for c in land)},
        "no connection by land is without": {"connections": marked},
        "no connection by water is without": {"connections": marked},
        "connection 7 does not join": {"connections": seven},
        "0 paths cross borders": {"paths": inside},
        "spaces of Tallpine are not joined": {"paths": board.paths[6:]},
    }
    for words, change in broken.items():
        assert any(words in line for line in map_files._complaints(replace(board, **change), table)), words


def test_a_map_file_is_refused_in_the_language_of_its_author():
    broken = ROW.replace("symbol = 1, badge = [200, 50]", "symbol = 2, badge = [200, 50]")
    with reading("fr"):
        assert complaint(broken) == (
            "row.toml\u00a0: le symbole ▲ sert 1 fois\u202f; mettez-le sur deux liaisons ou sur aucune."
        )
    with reading("ja"), pytest.raises(MapError, match="地域a：トーテムの場所が輪郭の外です。"):
        map_files.parse(ROW.replace("totem = [30, 80]", "totem = [30, 180]"), "row.toml")


@pytest.mark.parametrize("name", BOTH)
def test_neighbours_are_those_with_a_common_border(name):
    board = load_map(name)
    for one, two in combinations(board.territories, 2):
        assert bool(maps.borders(one) & maps.borders(two)) == (one.key in two.neighbours)


@pytest.mark.parametrize("name", BOTH)
def test_land_connections_join_neighbours_and_water_badges_float(name):
    board = load_map(name)
    for connection in board.connections:
        a, b = board.territories[connection.a], board.territories[connection.b]
        if connection.water:
            assert b.key not in a.neighbours
            assert not any(maps.is_within(connection.badge, t.outline) for t in board.territories)
        else:
            assert b.key in a.neighbours


@pytest.mark.parametrize("name", BOTH)
def test_connections_and_crossings_are_shared_out(name):
    board = load_map(name)
    ends = Counter(end for connection in board.connections for end in (connection.a, connection.b))
    assert all(3 <= ends[i] <= 5 for i in range(len(board.territories)))
    home = [space.territory for space in board.spaces]
    ways = Counter(home[end] for path in board.crossings for end in (path.a, path.b))
    assert all(ways[i] >= 2 for i in range(len(board.territories)))


@pytest.mark.parametrize("name", BOTH)
def test_mountains_leave_every_territory_a_connection(name):
    board = load_map(name)
    for i in range(len(board.territories)):
        own = [c for c in board.connections if i in (c.a, c.b)]
        assert any(not c.symbol for c in own)
        assert len({c.symbol for c in own if c.symbol}) == sum(c.symbol > 0 for c in own)


# The tables.


@pytest.mark.parametrize("name", BOTH)
def test_tables_say_what_the_map_says(name):
    board = load_map(name)
    tables = board.tables()
    arrays = [value for value in tables if isinstance(value, np.ndarray)]
    assert all(array.dtype == np.int8 for array in arrays)
    assert [len(tables.biome), len(tables.space_territory), len(tables.connection_a)] == [12, 66, 22]
    assert tables.neighbours.shape == (66, 8)
    assert (tables.biome[tables.territory_count :] == NONE).all()
    assert (tables.neighbours[tables.space_count :] == NONE).all()
    assert -1 not in np.concatenate([array.ravel() for array in arrays])
    assert tables.tent_spaces.sum() == tables.space_count == len(board.spaces)
    found = {(a, int(b)) for a in range(tables.space_count) for b in tables.neighbours[a] if b != NONE}
    assert found == {(p.a, p.b) for p in board.paths} | {(p.b, p.a) for p in board.paths}
    assert tables.neighbour_count.sum() == 2 * tables.path_count == len(found)
    for symbol, pair in enumerate(tables.symbol_pair, 1):
        assert [board.connections[i].symbol for i in pair] == [symbol, symbol]


def test_tables_of_a_map_without_some_symbols_hold_none():
    tables = map_files.parse(ROW, "row.toml").tables()
    assert tables.symbol_pair.tolist() == [[0, 1], [NONE, NONE], [NONE, NONE], [NONE, NONE]]
    assert tables.connection_water.tolist()[:4] == [0, 0, 1, NONE]


# The look.


def boxes(board: maps.Map) -> list[tuple[str, map_picture.Box]]:
    """What may not overlap: spaces, totem spaces, badges and names."""
    found: list[tuple[str, map_picture.Box]] = []
    found += [
        (f"space {s.number}", (*s.at, map_picture.SPACE_RADIUS, map_picture.SPACE_RADIUS))
        for s in board.spaces
    ]
    found += [(f"connection {c.number}", map_picture.badge_box(c)) for c in board.connections]
    for t in board.territories:
        wide, high = map_picture.label_box(t.name)
        found.append((f"totem {t.key}", (*t.totem, map_picture.TOTEM_RADIUS, map_picture.TOTEM_RADIUS)))
        found.append((f"name {t.key}", (*t.label, wide / 2, high / 2)))
    return found


@pytest.mark.parametrize("name", BOTH)
def test_nothing_lies_over_anything_else(name):
    for (one, (x, y, w, h)), (two, (u, v, k, m)) in combinations(boxes(load_map(name)), 2):
        assert abs(x - u) > w + k or abs(y - v) > h + m, f"{one} and {two}"


@pytest.mark.parametrize("name", BOTH)
def test_spaces_and_totems_are_well_apart(name):
    board = load_map(name)
    for one, two in combinations(board.spaces, 2):
        assert hypot(one.at[0] - two.at[0], one.at[1] - two.at[1]) > 2 * map_picture.SPACE_RADIUS + 15
    for territory in board.territories:
        for space in board.spaces:
            gap = hypot(space.at[0] - territory.totem[0], space.at[1] - territory.totem[1])
            assert gap > map_picture.SPACE_RADIUS + map_picture.TOTEM_RADIUS + 8


@pytest.mark.parametrize("name", BOTH)
def test_paths_neither_cross_nor_touch_what_is_not_theirs(name):
    board = load_map(name)
    ends = {path: (board.spaces[path.a].at, board.spaces[path.b].at) for path in board.paths}
    for one, two in combinations(board.paths, 2):
        if not {one.a, one.b} & {two.a, two.b}:
            assert not cross(*ends[one], *ends[two]), f"{one} {two}"
    for path, (a, b) in ends.items():
        for i, space in enumerate(board.spaces):
            assert i in (path.a, path.b) or map_picture._away(space.at, a, b) > map_picture.SPACE_RADIUS + 3
        for territory in board.territories:
            assert map_picture._away(territory.totem, a, b) > map_picture.TOTEM_RADIUS
        for connection in board.connections:
            assert map_picture._away(connection.badge, a, b) > map_picture.BADGE_RADIUS


def cross(a: maps.Point, b: maps.Point, c: maps.Point, d: maps.Point) -> bool:
    def side(p: maps.Point, q: maps.Point, r: maps.Point) -> bool:
        return (q[0] - p[0]) * (r[1] - p[1]) > (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b)


@pytest.mark.parametrize("name", BOTH)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_drawing_is_sound_and_small(name, theme):
    board = load_map(name)
    drawing = map_picture.draw_map(board, theme)
    assert len(drawing.encode()) < 40_000
    root = ElementTree.fromstring(drawing)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    wanted = {f"space-{s.number}" for s in board.spaces} | {
        f"connection-{c.number}" for c in board.connections
    }
    wanted |= {f"{noun}-{t.key}" for t in board.territories for noun in ("totem", "territory")}
    assert wanted <= set(ids)
    assert {link[1:] for link in re.findall(r'href="([^"]*)"', drawing)} <= set(ids)
    titled = {element.get("id") for element in root.iter() if element.find("{*}title") is not None}
    assert wanted <= titled


def test_two_maps_on_one_page_keep_their_definitions_apart():
    one, two = (
        set(re.findall(r' id="(m[0-9a-f]+-[^"]*)"', map_picture.draw_map(load_map(name)))) for name in BOTH
    )
    assert one
    assert not one & two


def test_names_of_a_file_cannot_break_the_drawing():
    evil = "</text><script>1&"
    board = map_files.parse(
        ROW.replace("Land a", evil).replace("A Row", evil).replace("Made up", evil), "evil.toml"
    )
    root = ElementTree.fromstring(map_picture.draw_map(board))
    assert not [element for element in root.iter() if element.tag.endswith("script")]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_names_can_be_read_on_every_biome(theme):
    colours = map_picture.THEMES[theme]
    assert set(colours) == set(map_picture.LIGHT)
    for biome in Biome:
        assert contrast(colours["ink"], colours[biome.word]) > 4.5
    for ground in ("sea", "shallows"):
        assert contrast(colours["sea-ink"], colours[ground]) > 3
    assert contrast(colours["paper"], colours["water-badge"]) > 4.5
    assert all(f"--iwari-{name}:{value};" in map_picture.css() for name, value in colours.items())


def contrast(one: str, two: str) -> float:
    """The contrast ratio of the web's accessibility guidelines."""
    low, high = sorted(luminance(colour) for colour in (one, two))
    return (high + 0.05) / (low + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


# --- maps that a program gives


def played_on(match: Match) -> Map:
    return map_of(match.state)


@pytest.mark.parametrize("name", names())
def test_a_map_is_written_as_the_text_of_its_file(name: str) -> None:
    board = load_map(name)
    assert parse(map_text(board), "the map") == board
    assert Match.new("iwari", map=board, seed=1).options["map"] == name


def test_a_map_without_places_in_the_sea_is_written_too() -> None:
    board = replace(load_map("new-horizons"), name="Bare", sea=Sea())
    assert parse(map_text(board), "the map") == board


def test_a_map_of_ones_own_is_given_as_an_object() -> None:
    board = replace(load_map("new-horizons"), name="Ours", origin="Drawn by us.")
    match = Match.new("iwari", map=board, seed=1)
    assert played_on(match) == board
    again = Match.from_save(json.loads(json.dumps(match.to_save())))
    assert played_on(again) == board


def test_a_map_of_ones_own_is_given_as_text() -> None:
    text = 'from = "new-horizons"\nname = "Ours"\norigin = "Drawn by us."\n'
    assert played_on(Match.new("iwari", map=text, seed=1)).name == "Ours"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("name = ", "the map"),
        ('name = "Ours"\n', "the map: "),
        (replace(load_map("new-horizons"), name="Ours", size=(5, 5)), "the map: "),
        ("no-such-map.toml", "no-such-map.toml"),
    ],
)
def test_a_map_that_is_none_is_refused_with_a_sentence(given: object, said: str) -> None:
    with pytest.raises(ValueError, match=said) as refused:
        Match.new("iwari", map=given, seed=1)
    assert str(refused.value).endswith(".")
