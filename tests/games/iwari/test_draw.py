"""Iwari: the picture of the table."""

from __future__ import annotations

import gzip
import random
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from nekoban.core.match import Match
from nekoban.games.iwari import GAME, maps
from nekoban.games.iwari.atlas import label_box, label_size
from nekoban.games.iwari.draw import draw
from nekoban.games.iwari.faces import faces
from nekoban.games.iwari.parts import Stage
from nekoban.games.iwari.room import feat_spots, turned
from nekoban.games.iwari.state import MOVES
from tests.games.iwari.conftest import SEVEN_SQUARES

LAYOUTS = ("wide", "tall")
CLICK = re.compile(r'data-click="([^"]*)"')
FOLDER = Path(__file__).parents[2] / "golden"
SIZE = 60_000
FEATS = {"union": True, "discovery": True, "honour": True, "respect": True}


def walk(options: dict[str, object], seed: int, every: int = 1) -> Iterator[Match]:
    """A random game that likes to place pieces, stopped at every so many positions."""
    chance = random.Random(seed)
    match = Match.new("iwari", seed=f"draw-{seed}", **options)  # type: ignore[arg-type]
    while not match.over:
        if match.ply % every == 0:
            yield match
        moves = match.moves()
        pieces = [move for move in moves if move.startswith(("tent", "totem", "feat"))]
        match.play(chance.choice(pieces or moves))
    yield match


def pictures(match: Match) -> Iterator[str]:
    for layout in LAYOUTS:
        for seat in (None, match.to_move):
            yield match.svg(seat, layout, faces=False)


@pytest.mark.parametrize("number", range(len(GAME.samples())))
def test_every_legal_path_can_be_clicked(number: int) -> None:
    for match in walk(GAME.samples()[number], number, every=7):
        wanted = {click for path in match.paths() for click in path}
        for layout in LAYOUTS:
            assert wanted <= set(CLICK.findall(match.svg(match.to_move, layout, faces=False)))


def test_places_of_feats_can_be_clicked_while_a_feat_is_placed() -> None:
    seen = set()
    for seed in range(2):
        for match in walk({"players": 3, **FEATS}, seed):
            stage = Stage(match.state.stage)
            if match.over or stage not in (Stage.UNION, Stage.DISCOVERY, Stage.HONOUR, Stage.RESPECT):
                continue
            seen.add(stage)
            for layout in LAYOUTS:
                clicks = set(CLICK.findall(match.svg(match.to_move, layout, faces=False)))
                assert {path[0] for path in match.paths()} <= clicks
                others = set(CLICK.findall(match.svg(None, layout, faces=False)))
                assert not any(click.startswith(("territory", "connection")) for click in others)
    assert seen >= {Stage.DISCOVERY, Stage.HONOUR, Stage.RESPECT}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_drawings_are_sound_and_ids_are_unique(players: int) -> None:
    known = set(re.findall(r'id="([^"]*)"', "".join(faces().values())))
    for match in walk({"players": players, "map": "vast-lands", **FEATS}, players, every=40):
        for picture in pictures(match):
            root = ElementTree.fromstring(picture)
            ids = [element.get("id") for element in root.iter() if element.get("id")]
            assert len(ids) == len(set(ids))
            assert not known & set(ids)
            assert {link[1:] for link in re.findall(r'href="([^"]*)"', picture)} <= known
            assert " style=" not in picture
            assert "None" not in picture
            for element in root.iter():
                if element.get("data-click"):
                    assert element.get("id")
                    assert element.get("role") == "img"
                    assert element.find("{*}title") is not None


def test_a_drawing_shows_nothing_hidden() -> None:
    for match in walk({"players": 3, "union": True}, 7, every=20):
        for seat in (None, 0, 2):
            view = match.view(seat)
            again = GAME.interpreted.view(GAME.interpreted.imagine(view, 4711), seat)
            for layout in LAYOUTS:
                assert draw(view, seat, layout, match.names) == draw(again, seat, layout, match.names)


def test_a_drawing_is_small_with_and_without_faces() -> None:
    for match in walk({"players": 5, "map": "vast-lands", **FEATS}, 3, every=60):
        for layout in LAYOUTS:
            assert len(gzip.compress(match.svg(None, layout).encode())) < SIZE
            assert len(gzip.compress(match.svg(None, layout, faces=False).encode())) < SIZE // 7


def test_a_picture_alone_carries_its_faces_and_one_for_a_page_does_not() -> None:
    match = Match.new("iwari", seed="faces", players=2)
    assert '<symbol id="face-iwari-tent-1"' in match.svg()
    assert "<symbol" not in match.svg(faces=False)


def test_a_map_of_ones_own_is_drawn_along() -> None:
    match = Match.new("iwari", seed="own", players=3, map=SEVEN_SQUARES)
    for layout in LAYOUTS:
        picture = match.svg(match.to_move, layout)
        ElementTree.fromstring(picture)
        ids = set(re.findall(r'id="([^"]*)"', picture))
        assert {link[1:] for link in re.findall(r'href="([^"]*)"', picture)} <= ids


def test_names_cannot_break_the_drawing() -> None:
    evil = '</text><script>"&'
    match = Match.new("iwari", seed="evil", players=2, names=[evil, evil])
    for picture in pictures(match):
        root = ElementTree.fromstring(picture)
        assert not [element for element in root.iter() if element.tag.endswith("script")]


def test_the_last_piece_is_marked() -> None:
    match = Match.new("iwari", seed="last", players=3)
    move = next(move for move in match.moves() if move.startswith("tent"))
    match.play(move)
    number = MOVES[match.played[-1]].space + 1
    assert re.search(rf'id="tent-{number}"[^>]*class="last"', match.svg())


@pytest.mark.parametrize("name", maps.names())
def test_a_turned_map_keeps_its_names_on_the_map_and_its_spaces(name: str) -> None:
    board = maps.load(name)
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


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_drawing_is_as_recorded(layout: str, request: pytest.FixtureRequest) -> None:
    match = next(match for match in walk({"players": 4, **FEATS}, 1) if match.ply == 60)
    file = FOLDER / f"iwari-{layout}.svg"
    drawn = match.svg(match.to_move, layout, faces=False) + "\n"
    if request.config.getoption("--golden"):
        file.write_text(drawn, encoding="utf-8")
    assert drawn == file.read_text(encoding="utf-8")
