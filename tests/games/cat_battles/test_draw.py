"""Cat Battles: the picture of the table."""

from __future__ import annotations

import gzip
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from nekoban.core.match import Match
from nekoban.games.cat_battles import GAME
from nekoban.games.cat_battles.draw import BOXES, Box, draw, face, place, spots
from nekoban.games.cat_battles.faces import faces
from nekoban.games.cat_battles.parts import AREAS, SQUAD, Area, Ask
from nekoban.games.cat_battles.state import asked

LAYOUTS = ("wide", "tall")
CLICK = re.compile(r'data-click="([^"]*)"')
FOLDER = Path(__file__).parents[2] / "golden"
SIZE = 60_000
WILD = ("play", "attack", "roll", "use")


def walk(options: dict[str, Any], seed: int, every: int = 1, most: int = 400) -> Iterator[Match]:
    """A random game that likes to fight, stopped at every so many positions."""
    chance = random.Random(seed)
    match = Match.new("cat-battles", seed=f"draw-{seed}", **options)
    while not match.over and match.ply < most:
        if match.ply % every == 0:
            yield match
        moves = match.moves()
        wild = [move for move in moves if move.startswith(WILD)]
        match.play(chance.choice(wild if wild and chance.random() < 0.6 else moves))
    yield match


def pictures(match: Match) -> Iterator[str]:
    for layout in LAYOUTS:
        for seat in (None, 0, 1):
            yield match.svg(seat, layout, faces=False)


@pytest.mark.parametrize("number", range(len(GAME.samples())))
def test_every_legal_path_can_be_clicked(number: int) -> None:
    for match in walk(GAME.samples()[number], number):
        wanted = {click for path in match.paths() for click in path}
        for layout in LAYOUTS:
            assert wanted <= set(CLICK.findall(match.svg(match.to_move, layout, faces=False)))


@pytest.mark.parametrize("number", range(len(GAME.samples())))
def test_drawings_are_sound_and_ids_are_unique(number: int) -> None:
    known = set(re.findall(r'id="([^"]*)"', "".join(faces().values())))
    for match in walk(GAME.samples()[number], 10 + number, every=30):
        for picture in pictures(match):
            root = ElementTree.fromstring(picture)
            ids = [element.get("id") for element in root.iter() if element.get("id")]
            assert len(ids) == len(set(ids))
            assert not known & set(ids)
            assert {link[1:] for link in re.findall(r'href="([^"]*)"', picture)} <= known
            assert " style=" not in picture
            for element in root.iter():
                if element.get("data-click"):
                    assert element.get("id")
                    assert element.get("role") == "img"
                    assert element.find("{*}title") is not None


def test_a_drawing_shows_nothing_hidden() -> None:
    for match in walk({}, 7, every=25):
        for seat in (None, 0, 1):
            view = match.view(seat)
            again = GAME.interpreted.view(GAME.interpreted.imagine(view, 4711), seat)
            for layout in LAYOUTS:
                assert draw(view, seat, layout, match.names) == draw(again, seat, layout, match.names)


def test_a_drawing_is_small_with_and_without_faces() -> None:
    for match in walk(GAME.samples()[2], 3, every=50):
        for layout in LAYOUTS:
            assert len(gzip.compress(match.svg(None, layout).encode())) < SIZE
            assert len(gzip.compress(match.svg(0, layout, faces=False).encode())) < SIZE // 8


def test_the_viewer_sits_at_the_bottom() -> None:
    board = Box(0, 0, 640, 744)
    assert place(Area.SOUTH, board, 0) == place(Area.NORTH, board, 1)
    assert place(Area.SOUTH_WEST, board, 0) == place(Area.NORTH_EAST, board, 1)
    assert place(Area.CENTER, board, 0) == place(Area.CENTER, board, 1)


def test_areas_do_not_overlap() -> None:
    for one in AREAS:
        for two in AREAS:
            if one < two:
                (a, b, c, d), (e, f, g, h) = BOXES[one], BOXES[two]
                assert a + c <= e or e + g <= a or b + d <= f or f + h <= b


@pytest.mark.parametrize("count", range(1, SQUAD + 1))
def test_any_number_of_figures_fits_without_overlap(count: int) -> None:
    box = Box(10, 20, 194, 90)
    places = spots(count, box)
    assert len(places) == count
    for index, (x, y, size) in enumerate(places):
        assert x >= box.x - 0.2
        assert x + size <= box.x + box.width + 0.2
        assert box.y - 0.2 <= y
        for other_x, other_y, _ in places[:index]:
            assert abs(x - other_x) >= size - 0.2 or abs(y - other_y) >= size - 0.2


def test_a_figure_of_ones_own_borrows_a_face_of_its_kind() -> None:
    assert face(231_09, True) in faces()
    assert face(231_09, False) in faces()


def test_the_dice_of_an_attack_are_shown() -> None:
    match = next(m for m in walk({}, 5) if not m.over and asked(m.state) == Ask.ROLLING)
    picture = match.svg(match.to_move, "wide", faces=False)
    assert len(re.findall(r'id="die-', picture)) == match.state.roll_count
    assert 'data-click="button-stop"' in picture


def test_titles_tell_what_is_printed_on_a_figure() -> None:
    match = Match.new("cat-battles", seed="titles")
    assert (
        "Front: Direct Hit (a Kitten it hits must take the damage itself). Rear: 1 fish, instead of"
        in match.svg(0)
    )


def test_names_cannot_break_the_drawing() -> None:
    evil = '</text><script>"&'
    match = Match.new("cat-battles", seed="evil", names=[evil, evil])
    for picture in pictures(match):
        root = ElementTree.fromstring(picture)
        assert not [element for element in root.iter() if element.tag.endswith("script")]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_drawing_is_as_recorded(layout: str, request: pytest.FixtureRequest) -> None:
    match = next(m for m in walk({}, 2) if m.ply > 20 and asked(m.state) == Ask.ROLLING)
    file = FOLDER / f"cat-battles-{layout}.svg"
    drawn = match.svg(match.to_move, layout, faces=False) + "\n"
    if request.config.getoption("--golden"):
        file.write_text(drawn, encoding="utf-8")
    assert drawn == file.read_text(encoding="utf-8")


def test_figures_that_were_not_published_carry_a_mark_on_the_stand() -> None:
    def marks(squad: str) -> tuple[int, int]:
        match = Match.new("cat-battles", seed="marks", **{"squad-1": squad, "squad-2": "S02"})
        picture = match.svg(0, faces=False)
        return picture.count("#face-battle-house"), picture.count("#face-battle-own")

    assert marks("S01") == (0, 0)
    assert marks("H01") == (5, 0)
    assert marks("S01-05.01.02.03.X01-06(Mimi;kitten;2;;1;attacking;always;dice-roll;2)") == (0, 1)


def test_CB_01_a_figure_of_ones_own_shows_its_own_level() -> None:
    own = "S01-05.01.02.03.X01-06(Mimi;kitten;5;;1;attacking;always;dice-roll;2)"
    match = Match.new("cat-battles", seed="levels", **{"squad-1": own, "squad-2": "S02"})
    assert "#face-battle-level-5" in match.svg(0, faces=False)
    assert "#face-battle-level-5" not in Match.new("cat-battles", seed="levels").svg(0, faces=False)
