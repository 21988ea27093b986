"""What the picture of every game must be: whole, clickable, named, blind to what is hidden, small."""

from __future__ import annotations

import gzip
import random
import re
from xml.etree import ElementTree

import pytest

from nekoban.core.catalogue import all_games, find_game
from nekoban.core.match import Match
from nekoban.core.svg import Pieces
from tests.drawings import BUDGET, LAYOUTS, clicks, drawn, every_layout, walk, walks

EVIL = '</text><script>"&'
FIRST = 3  # samples of each game; the others take long together
DRAWN = sorted(name for name, game in all_games(hidden=True).items() if game.drawing is not None)

every_game = pytest.mark.parametrize("game", DRAWN)
every_sample = pytest.mark.parametrize(
    ("game", "number"),
    [
        pytest.param(game, number, marks=[pytest.mark.long] if number >= FIRST else [])
        for game in DRAWN
        for number in range(len(walks(game).samples))
    ],
)


@every_sample
def test_every_legal_path_can_be_clicked_and_pictures_are_whole(game: str, number: int) -> None:
    """One picture in seven is looked at closely, and so is what a spectator sees then."""
    told, faces = walks(game), "".join(find_game(game).parts["faces"].faces().values())
    known = set(re.findall(r'id="([^"]*)"', faces))
    for match in walk(game, told.samples[number], number, told.stride, told.plies):
        is_close = match.over or match.ply % (told.stride * 7) == 0
        wanted = {click for path in match.paths() for click in path}
        for layout in LAYOUTS:
            picture = drawn(match, match.to_move or 0, layout)
            assert wanted <= clicks(picture)
            if is_close:
                check_whole(picture, known)
                check_whole(drawn(match, None, layout), known)


@every_game
def test_everything_in_a_picture_can_be_asked_about(game: str) -> None:
    """A part of a move is answered with a rule, never with the name of a click."""
    answered = set()
    for match in walk(game, walks(game).full, 5, every=9, most=90):
        ids = clicks(drawn(match, match.to_move, "wide")) if not match.over else set()
        begun = {path[0] for path in match.paths()}
        for click in ids & {click for path in match.game.moves.paths for click in path}:
            refusal = match.why_not([click])
            assert refusal is None if click in begun else True
            if refusal:
                assert refusal.clause or refusal.sentence.startswith("First choose")
                assert click not in refusal.sentence
                answered.add(click)
    assert answered


def check_whole(picture: str, known: set[str]) -> None:
    """Everything in a picture is there once, and what can be clicked has a name."""
    root = ElementTree.fromstring(picture)
    ids = [thing.get("id") for thing in root.iter() if thing.get("id")]
    assert len(ids) == len(set(ids))
    assert not known & set(ids)
    shown = set(re.findall(r'href="#?([^"]*)"', picture))
    assert shown <= known | set(ids)  # a map of somebody's own is drawn in the picture itself
    assert " style=" not in picture
    assert "None" not in picture
    for thing in root.iter():
        if thing.get("data-click"):
            title = thing.find("{*}title")
            assert thing.get("id")
            assert thing.get("role") == "img"
            assert title is not None
            assert title.text


@every_layout
@every_game
def test_what_is_hidden_changes_nothing(game: str, layout: str) -> None:
    for match in walk(game, walks(game).full, 7, every=25):
        for seat in (None, 0, 1):
            view = match.view(seat)
            picture = match.game.parts["drawing"].draw(view, seat, layout, match.names)
            for luck in (1, 4711):
                again = match.engine.view(match.engine.imagine(view, luck), seat)
                assert match.game.parts["drawing"].draw(again, seat, layout, match.names) == picture


@every_layout
@every_game
def test_a_picture_is_small_and_smaller_without_faces(game: str, layout: str) -> None:
    for match in walk(game, walks(game).full, 3, every=60):
        assert len(gzip.compress(match.svg(0, layout).encode())) < BUDGET
        assert len(gzip.compress(drawn(match, 0, layout).encode())) < BUDGET // 7


@every_layout
@every_game
def test_a_picture_alone_carries_its_faces_and_one_for_a_page_does_not(game: str, layout: str) -> None:
    match = Match.new(game, seed="faces")
    assert "<symbol" in match.svg(0, layout)
    assert "<symbol" not in drawn(match, 0, layout)


@every_layout
@every_game
def test_names_cannot_break_the_drawing(game: str, layout: str) -> None:
    count = Match.new(game).options.players
    match = Match.new(game, seed="evil", names=[EVIL] * count)
    root = ElementTree.fromstring(match.svg(0, layout))
    assert not [thing for thing in root.iter() if thing.tag.endswith("script")]


@pytest.mark.parametrize("name", DRAWN)
def test_pieces_that_are_kept_are_as_if_made_anew(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two matches with other names draw one after the other, so that pieces of both are kept."""
    chance, seen = random.Random(name), []
    matches = [Match.new(name, seed=f"kept {number}") for number in range(2)]
    matches[1].names = [f"Somebody {seat}" for seat in range(len(matches[1].names))]
    draw = matches[0].game.parts["drawing"].draw
    for _ in range(40):
        for match in matches:
            if not match.over:
                match.play(chance.choice(match.legal()))
            seat, layout = chance.choice((0, None)), chance.choice(LAYOUTS)
            view = match.view(seat)
            seen.append((view, seat, layout, match.names, draw(view, seat, layout, match.names)))
    monkeypatch.setattr(Pieces, "kept", lambda self, about, make, *how: make(*how))
    assert all(draw(view, seat, layout, names) == shown for view, seat, layout, names, shown in seen)
