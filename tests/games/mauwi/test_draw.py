"""The picture of Mauwi: whole, clickable, blind to what is hidden, small."""

import gzip
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from nekoban.core.game import find_game
from nekoban.core.match import Match
from nekoban.games.mauwi.draw import draw
from nekoban.games.mauwi.faces import faces

GOLDEN = Path(__file__).parents[2] / "golden"
LAYOUTS = ("wide", "tall")
BUDGET = 60_000
PLIES = 60
SAMPLES = find_game("mauwi").samples()

every_sample = pytest.mark.parametrize("options", SAMPLES, ids=str)
every_layout = pytest.mark.parametrize("layout", LAYOUTS)


def positions(options: dict[str, Any], every: int = 7) -> Iterator[Match]:
    """Some positions of a random game, the first ones included."""
    chance = random.Random(str(options))
    match = Match.new("mauwi", seed="drawn", **options)
    while not match.over and match.ply < PLIES:
        if match.ply % every == 0:
            yield match
        match.play(chance.choice(match.legal()))
    yield match


def drawn(match: Match, seat: int | None, layout: str) -> str:
    return draw(match.view(seat), seat, layout, match.names)


@every_sample
def test_every_legal_path_can_be_clicked(options: dict[str, Any]):
    for match in positions(options, every=1):
        for layout in LAYOUTS:
            shown = set(re.findall(r'data-click="([^"]*)"', drawn(match, match.to_move, layout)))
            assert {click for path in match.paths() for click in path} <= shown


@every_sample
def test_pictures_are_whole_and_their_ids_unique(options: dict[str, Any]):
    for match in positions(options):
        for seat in (None, *range(match.options.players)):
            for layout in LAYOUTS:
                root = ElementTree.fromstring(drawn(match, seat, layout))
                ids = [thing.get("id") for thing in root.iter() if thing.get("id")]
                assert len(set(ids)) == len(ids)
                assert not set(ids) & set(faces())


@every_sample
def test_every_face_that_is_used_exists(options: dict[str, Any]):
    for match in positions(options):
        for layout in LAYOUTS:
            assert set(re.findall(r'href="#([^"]*)"', drawn(match, 0, layout))) <= set(faces())


@every_layout
def test_everything_that_can_be_clicked_has_a_name(layout: str):
    for match in positions({"players": 4, "kiwi": 4, "ninox": 4, "tuatara": 4}):
        root = ElementTree.fromstring(drawn(match, match.to_move, layout))
        for thing in root.iter():
            if thing.get("data-click"):
                title = thing.find("{http://www.w3.org/2000/svg}title")
                assert title is not None
                assert title.text


@every_layout
@pytest.mark.parametrize("seat", [None, 1])
def test_what_is_hidden_changes_nothing(seat: int | None, layout: str):
    for match in positions({"players": 3, "tuatara": 4}):
        view = match.view(seat)
        picture = draw(view, seat, layout, match.names)
        for luck in (1, 2, 3):
            imagined = match.engine.imagine(view, luck)
            assert draw(match.engine.view(imagined, seat), seat, layout, match.names) == picture


def test_a_spectator_sees_only_backs():
    match = Match.new("mauwi", seed="drawn", players=3)
    picture = drawn(match, None, "wide")
    assert picture.count("face-mauwi-hidden") == 3 * 4
    assert 'data-click="card-' not in picture


@every_layout
def test_the_viewer_sits_at_the_bottom(layout: str):
    match = Match.new("mauwi", seed="drawn", players=5)
    for seat in range(5):
        places = re.findall(r'id="area-(\d)"><rect x="[\d.]+" y="([\d.]+)"', drawn(match, seat, layout))
        assert max(places, key=lambda found: float(found[1]))[0] == str(seat)


@every_layout
def test_a_picture_with_faces_is_small(layout: str):
    for match in positions({"players": 7, "kiwi": 4, "ninox": 4, "tuatara": 4}):
        packed = gzip.compress(match.svg(0, layout).encode())
        assert len(packed) < BUDGET


def test_the_attacked_column_and_the_last_move_are_marked():
    position = "mauwi players=2 | 1.hand=1,6,6,2 2.hand=2,7,1,3 2.nines=2,1 2.top=8 seen=0,1,1,1"
    match = Match.from_position(position, seed="drawn")
    match.play("1 2a")
    for layout in LAYOUTS:
        picture = drawn(match, 1, layout)
        assert 'id="card-attack"' in picture
        assert re.search(r'data-click="seat-2-column-a" role="img" class="last"', picture)
        assert 'stroke-dasharray="9 5"' in picture
        assert 'data-click="button-give-up"' in picture


@every_layout
def test_the_picture_is_as_recorded(layout: str, request: pytest.FixtureRequest):
    *_, match = positions({"players": 4, "kiwi": 4, "ninox": 4, "tuatara": 4})
    told = drawn(match, 1, layout).replace("><", ">\n<") + "\n"
    file = GOLDEN / f"mauwi-{layout}.svg"
    if request.config.getoption("--golden"):
        file.write_text(told, encoding="utf-8")
    assert told == file.read_text(encoding="utf-8")
