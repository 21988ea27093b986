"""Iwari: maps of a variant. IW-03."""

from pathlib import Path

import pytest

import nekoban
from nekoban.games.iwari.data.loading import load_map, own_map, with_own_map
from nekoban.games.iwari.data.map_files import read_data
from nekoban.games.iwari.facts import GAME
from nekoban.games.iwari.parts import Biome
from tests.variants import EXAMPLES, changed_example, read_example


def test_iw_03_a_variant_changes_single_territories_and_connections_of_a_map() -> None:
    base, board = own_map("new-horizons"), load_map(read_example("iwari")[1]["map"])
    changed = [one.key for one, was in zip(board.territories, base.territories, strict=True) if one != was]
    assert changed == ["gull-shore"]
    assert board.territories[[one.key for one in base.territories].index("gull-shore")].biome == Biome.DESERT
    assert [
        one.number for one, was in zip(board.connections, base.connections, strict=True) if one != was
    ] == [3]
    assert (board.paths, board.spaces, board.name) == (base.paths, base.spaces, "Dry Coast")


def test_iw_03_the_table_has_the_map_of_the_variant() -> None:
    state = nekoban.new("iwari", variant=EXAMPLES["iwari"]).state
    usual = nekoban.new("iwari", players=2).state
    assert state.biome.tolist().count(int(Biome.DESERT)) == usual.biome.tolist().count(int(Biome.DESERT)) + 1


def test_a_map_file_may_begin_from_one_of_ours() -> None:
    assert read_data({"from": "vast-lands"}, "own.toml") == own_map("vast-lands")


def test_a_map_of_ones_own_is_marked_also_without_a_variant_file(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text('from = "new-horizons"\nname = "Mine"\n', encoding="utf-8")
    chosen = GAME.options.read(with_own_map({"map": str(file)}))
    assert GAME.title_of(chosen) == "Iwari (not a published rule)"
    assert [change.clause for change in GAME.changes(chosen)] == ["IW-03"]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("gull-shore", "gul-shore", "line 11: [map], territory to be changed: 'key' is 'gul-shore'"),
        ('"desert"', '"swamp"', "territory gull-shore: 'biome' is 'swamp'"),
        ('"Dry Coast"', '"New Horizons"', "New Horizons"),
        ("new-horizons", "old-horizons", "old-horizons"),
        ("number = 3", "number = 33", "33"),
        ("number = 3", "number = []", "number"),
        ("from =", "form =", "form"),
    ],
)
def test_what_is_wrong_in_a_file_is_said(old: str, new: str, sentence: str) -> None:
    assert sentence in changed_example("iwari", old, new)
