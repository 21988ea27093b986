"""The picture of Iwari: what is its own. What every picture must be: tests/test_drawings.py."""

import re
from itertools import product
from xml.etree import ElementTree

import pytest

from nekoban.core.language import languages, reading
from nekoban.core.match import Match
from nekoban.core.messages import capital
from nekoban.core.svg import fitted, name_width, wrapped
from nekoban.games.iwari.data import maps
from nekoban.games.iwari.data.loading import load_map, pack
from nekoban.games.iwari.data.map_files import names
from nekoban.games.iwari.parts import Stage
from nekoban.games.iwari.show import titles, words
from nekoban.games.iwari.show.draw import MAP_WIDE
from nekoban.games.iwari.show.faces import faces
from nekoban.games.iwari.show.map_picture import TITLE_SIZE, label_box, label_size, outline_of, title_text
from nekoban.games.iwari.show.map_places import feat_spots, named, turned
from nekoban.games.iwari.show.naming import place_name
from nekoban.games.iwari.state import MOVES
from tests.drawings import LAYOUTS, check_recorded, clicks, drawn, every_layout, walk
from tests.games.iwari.conftest import SEVEN_SQUARES
from tests.measuring import most_memory

FEATS = {"union": True, "discovery": True, "honour": True, "respect": True}


def test_places_of_feats_can_be_clicked_while_a_feat_is_placed() -> None:
    seen = set()
    for seed in range(2):
        for match in walk("iwari", {"players": 3, **FEATS}, seed):
            stage = Stage(match.state.stage)
            if match.over or stage not in (Stage.UNION, Stage.DISCOVERY, Stage.HONOUR, Stage.RESPECT):
                continue
            seen.add(stage)
            for layout in LAYOUTS:
                assert {path[0] for path in match.paths()} <= clicks(drawn(match, match.to_move, layout))
                others = clicks(drawn(match, None, layout))
                assert not any(click.startswith(("territory", "connection")) for click in others)
    assert seen >= {Stage.DISCOVERY, Stage.HONOUR, Stage.RESPECT}


def test_a_map_of_ones_own_is_drawn_along() -> None:
    match = Match.new("iwari", seed="own", players=3, map=SEVEN_SQUARES)
    for layout in LAYOUTS:
        picture = match.svg(match.to_move, layout)
        ElementTree.fromstring(picture)
        ids = set(re.findall(r'id="([^"]*)"', picture))
        assert {link[1:] for link in re.findall(r'href="([^"]*)"', picture)} <= ids


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_strangers_map_takes_no_more_room_than_ours_however_its_coasts_run(layout: str) -> None:
    """Every place within a coast is compared with all that stands near: to and fro, that was gigabytes."""
    coast = [[10 + 49 * turn, 1 + 998 * (turn % 2)] for turn in range(20)]
    lands = "".join(
        f'[[territory]]\nkey = "{biome}"\nname = "{biome}"\nbiome = "{biome}"\noutline = {coast}\n'
        f"totem = [40, 500]\nspaces = [[{number}, 40, 500]]\n"
        for number, biome in enumerate(maps.BIOMES, 1)
    )
    link = '{number = 1, between = ["tundra", "forest"], by = "land", symbol = 0, badge = [20, 20]}'
    head = f'name = "Comb {layout}"\norigin = "x"\nsize = [1000, 1000]\npaths = []\nconnections = [{link}]\n'
    match = Match.new("iwari", seed="comb", players=2, map=pack(head + lands), union=True)
    assert most_memory(lambda: ElementTree.fromstring(match.svg(0, layout))) < 150_000_000


def test_the_last_piece_is_marked() -> None:
    match = Match.new("iwari", seed="last", players=3)
    move = next(move for move in match.moves() if move.startswith("tent"))
    match.play(move)
    number = MOVES[match.played[-1]].space + 1
    assert re.search(rf'id="tent-{number}"[^>]*class="last"', match.svg())


@pytest.mark.parametrize("name", names())
def test_a_turned_map_keeps_its_names_on_the_map_and_its_spaces(name: str) -> None:
    board = load_map(name)
    tall = turned(board)
    assert tall.size == board.size[::-1]
    assert tall.tables().neighbours.tolist() == board.tables().neighbours.tolist()
    for land in tall.territories:
        wide, high = label_box(land.name, label_size(tall))
        x, y = land.label
        assert wide / 2 <= x <= tall.size[0] - wide / 2
        assert high / 2 <= y <= tall.size[1] - high / 2
        assert maps.is_within(land.totem, land.outline)
    for land, spot in zip(tall.territories, feat_spots(tall), strict=True):
        assert maps.is_within(spot, land.outline)


@every_layout
def test_the_picture_is_as_recorded(layout: str, request: pytest.FixtureRequest) -> None:
    match = next(match for match in walk("iwari", {"players": 4, **FEATS}, 1) if match.ply == 60)
    check_recorded(drawn(match, match.to_move, layout), f"iwari-{layout}", request)


@pytest.mark.parametrize("name", names())
def test_the_messages_have_the_names_of_the_map_files(name: str) -> None:
    board = load_map(name)
    written = [board.name, board.origin, *(land.name for land in board.territories)]
    written += [sea.name for sea in board.sea.names]
    assert [place_name(text) for text in written] == written
    for language in languages()[1:]:
        with reading(language):
            assert not {place_name(text) for text in written} & set(written)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", names())
def test_names_stand_on_the_map_in_every_language(name: str, language: str) -> None:
    with reading(language):
        told = named(load_map(name))
        assert outline_of(told, 0) == outline_of(load_map(name), 0)  # faces and pictures agree
        for board in (told, turned(told)):
            for land in board.territories:
                wide, high = label_box(land.name, label_size(board))
                x, y = land.label
                assert wide / 2 <= x <= board.size[0] - wide / 2, land.name
                assert high / 2 <= y <= board.size[1] - high / 2, land.name


def test_the_maps_of_the_faces_have_the_readers_words() -> None:
    with reading("fr"):
        assert ">Hautspins<" in faces()["face-iwari-map-new-horizons-wide"]
    with reading("ja"):
        assert ">巨松の森<" in faces()["face-iwari-map-new-horizons-tall"]
    assert ">Tallpine<" in faces()["face-iwari-map-new-horizons-wide"]


@pytest.mark.parametrize("language", languages())
def test_what_is_asked_fits_its_place(language: str) -> None:
    match = Match.new("iwari", seed="fits", players=3, map="vast-lands")
    view = match.view(0)
    with reading(language):
        for stage, place in product(Stage, range(len(load_map("vast-lands").territories))):
            view.raw["stage"], view.raw["territory"] = stage, place
            for size, width, most in ((15, MAP_WIDE - 556, 3), (13.5, 176, 4)):
                rows, _ = fitted(capital(words.asked(view)), size, width, most)
                assert not rows[-1].endswith("…"), rows
        for name in names():
            assert len(wrapped(titles.map_caption(named(load_map(name))), 56)) <= 2


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", names())
def test_the_name_of_a_map_is_no_wider_than_the_place_that_was_made_for_it(name: str, language: str) -> None:
    board = load_map(name)
    with reading(language):
        told, own = place_name(board.name), name_width(board.name) * TITLE_SIZE
        size = float(re.findall(rf'font-size="([0-9.]+)"[^>]*>{told}<', title_text(board))[0])
    assert name_width(told) * size <= own * 1.01
