"""The picture of Iwari: what is its own. What every picture must be: tests/test_drawings.py."""

import re
from xml.etree import ElementTree

import pytest

from nekoban.core.match import Match
from nekoban.games.iwari.data import maps
from nekoban.games.iwari.data.loading import load_map
from nekoban.games.iwari.data.map_files import names
from nekoban.games.iwari.parts import Stage
from nekoban.games.iwari.show.map_picture import label_box, label_size
from nekoban.games.iwari.show.map_places import feat_spots, turned
from nekoban.games.iwari.state import MOVES
from tests.drawings import LAYOUTS, check_recorded, clicks, drawn, every_layout, walk
from tests.games.iwari.conftest import SEVEN_SQUARES

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
