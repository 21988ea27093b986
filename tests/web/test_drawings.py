"""Drawings as the client needs them: everything that can be clicked has a name, and no drawing is heavy."""

import gzip
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest

from nekoban.core.catalogue import all_games
from nekoban.core.game import Game
from nekoban.core.match import Match
from nekoban.web.cover import cover

GAMES = list(all_games(hidden=True).values())
SVG = "{http://www.w3.org/2000/svg}"
MOVES = 30
SIZE = 60_000  # bytes of faces and a drawing, packed


def drawings(game: Game, layout: str) -> Iterator[ET.Element]:
    """The drawings of the first moves of a game, for whoever is to move and for a spectator."""
    match = Match.new(game.name, seed="drawings")
    for number in range(MOVES):
        if match.over:
            return
        for seat in (match.to_move, None):
            yield ET.fromstring(match.svg(seat, layout, faces=False))
        legal = match.legal()
        match.play(legal[7 * number % len(legal)])


@pytest.mark.parametrize("layout", ["wide", "tall"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_everything_that_can_be_clicked_has_a_name(game: Game, layout: str) -> None:
    for drawing in drawings(game, layout):
        for thing in drawing.iter():
            if "data-click" in thing.attrib:
                name = thing.find(f"{SVG}title")
                assert name is not None, thing.attrib
                assert name.text, thing.attrib


@pytest.mark.parametrize("layout", ["wide", "tall"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_id_is_of_one_thing_and_what_travels_has_one(game: Game, layout: str) -> None:
    for drawing in drawings(game, layout):
        ids = [thing.attrib["id"] for thing in drawing.iter() if "id" in thing.attrib]
        assert len(ids) == len(set(ids)), sorted(id for id in ids if ids.count(id) > 1)
        for thing in drawing.iter():
            if {"data-from", "data-flip", "data-roll"} & set(thing.attrib):
                assert "id" in thing.attrib, thing.attrib


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_drawing_with_its_faces_is_light(game: Game) -> None:
    match = Match.new(game.name, seed="size")
    for layout in ("wide", "tall"):
        packed = gzip.compress(match.svg(match.to_move, layout).encode())
        assert len(packed) < SIZE


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_cover_is_a_fan_of_whole_faces(game: Game) -> None:
    drawn = cover(game)
    assert drawn is not None
    shown = re.findall(r'<g transform="[^"]*"><use href="#(face-[\w-]+)"', drawn)
    assert 3 <= len(shown) <= 5
    for used in re.findall(r'href="#([\w-]+)"', drawn):
        assert f'id="{used}"' in drawn
