"""The picture of Nine Lives: whole, clickable, blind to what is hidden, small."""

import gzip
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from nekoban.core.match import Match
from nekoban.games.nine_lives.draw import draw
from nekoban.games.nine_lives.faces import faces
from nekoban.games.nine_lives.parts import Stage

GOLDEN = Path(__file__).parents[2] / "golden"
LAYOUTS = ("wide", "tall")
BUDGET = 60_000
PLIES = 50
SAMPLES: list[dict[str, Any]] = [  # shuffled lives bring the powers of low lives early
    *({"players": count, "life_set": str(count)} for count in range(2, 7)),
    *({"players": count, "life_set": str(10 + count), "shuffle_own": True} for count in range(2, 7)),
    {"players": 4, "shuffle_all": True, "wager_one": True},
    {"players": 3, "shuffle_own": True, "bad_suit": True, "star_once": True, "table_count": True},
    {"players": 6, "shuffle_all": True, "bad_suit": True, "no_first_last": True},
]

every_sample = pytest.mark.parametrize("options", SAMPLES, ids=str)
every_layout = pytest.mark.parametrize("layout", LAYOUTS)


def positions(options: dict[str, Any], every: int = 7) -> Iterator[Match]:
    """Some positions of a random game, the first ones included."""
    chance = random.Random(str(options))
    match = Match.new("nine-lives", seed="drawn", **options)
    while not match.over and match.ply < PLIES:
        if match.ply % every == 0:
            yield match
        match.play(chance.choice(match.legal()))
    yield match


def drawn(match: Match, seat: int | None, layout: str) -> str:
    return draw(match.view(seat), seat, layout, match.names)


def clicks(picture: str) -> set[str]:
    return set(re.findall(r'data-click="([^"]*)"', picture))


@every_sample
def test_every_legal_path_can_be_clicked(options: dict[str, Any]):
    for match in positions(options, every=1):
        wanted = {click for path in match.paths() for click in path}
        for layout in LAYOUTS:
            assert wanted <= clicks(drawn(match, match.to_move, layout))


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("stage", [stage for stage in Stage if stage < Stage.DRAWING], ids=lambda it: it.name)
def test_what_every_stage_asks_can_be_clicked(stage: Stage, layout: str):
    """Random games rarely reach some stages: the picture takes the stage from the view."""
    match = Match.new("nine-lives", seed="drawn", players=3)
    while match.state.row_count < 2 and not match.over:
        match.play(match.legal()[0])
    view = match.view(match.to_move)
    view.array["stage"] = int(stage)
    shown = clicks(draw(view, match.to_move, layout, match.names))
    wanted = {
        Stage.TURN: {"place-left", "place-right", "place-column-1", "button-give-up"},
        Stage.STACK: {"sign-plus", "sign-minus", "place-left", "place-right"},
        Stage.COLUMN: {"place-column-1", "place-column-2"},
        Stage.ASK: {"card-circle-7", "card-square-2", "card-triangle-9", "card-star-9", "seat-1"},
        Stage.UNCOVER: {f"life-{life}" for life in range(1, 8)},
        Stage.SWAP_HANDS: {"button-keep-hand", "seat-1", "seat-2"},
        Stage.TAKE: {"spot-1", "spot-2"},
        Stage.BAD_SUIT: {"suit-circle", "suit-square", "suit-triangle", "suit-star"},
        Stage.NAME: {f"number-{number}" for number in range(1, 10)},
    }.get(stage, {"seat-1", "seat-2", "seat-3"})
    assert wanted <= shown


@every_sample
def test_pictures_are_whole_and_their_ids_unique(options: dict[str, Any]):
    for match in positions(options):
        for seat in (None, *range(match.options.players)):
            for layout in LAYOUTS:
                picture = drawn(match, seat, layout)
                ids = [thing.get("id") for thing in ElementTree.fromstring(picture).iter() if thing.get("id")]
                assert len(set(ids)) == len(ids)
                assert not set(ids) & set(faces())
                assert set(re.findall(r'href="#([^"]*)"', picture)) <= set(faces())


@every_layout
def test_everything_that_can_be_clicked_has_a_name(layout: str):
    for match in positions(SAMPLES[-1]):
        root = ElementTree.fromstring(drawn(match, match.to_move, layout))
        for thing in root.iter():
            if thing.get("data-click"):
                title = thing.find("{http://www.w3.org/2000/svg}title")
                assert title is not None
                assert title.text


@every_layout
@pytest.mark.parametrize("seat", [None, 1])
def test_what_is_hidden_changes_nothing(seat: int | None, layout: str):
    for match in positions(SAMPLES[6]):
        view = match.view(seat)
        picture = draw(view, seat, layout, match.names)
        for luck in (1, 2, 3):
            imagined = match.engine.imagine(view, luck)
            assert draw(match.engine.view(imagined, seat), seat, layout, match.names) == picture


def test_a_spectator_sees_only_backs():
    match = Match.new("nine-lives", seed="drawn", players=3)
    picture = drawn(match, None, "wide")
    assert picture.count("face-nine-back") == 3 * 3 + 1  # the hands and the deck
    assert 'data-click="card-' not in picture


@every_layout
def test_the_viewer_sits_at_the_bottom(layout: str):
    match = Match.new("nine-lives", seed="drawn", players=5)
    for seat in range(5):
        found = re.findall(
            r'id="player-(\d)".*?<rect x="[\d.]+" y="([\d.]+)"', drawn(match, seat, layout), re.DOTALL
        )
        assert max(found, key=lambda place: float(place[1]))[0] == str(seat)


@every_layout
def test_a_picture_with_faces_is_small(layout: str):
    for match in positions(SAMPLES[4]):
        assert len(gzip.compress(match.svg(0, layout).encode())) < BUDGET


@every_layout
def test_the_picture_is_as_recorded(layout: str, request: pytest.FixtureRequest):
    *_, match = positions(SAMPLES[2])
    told = drawn(match, 1, layout).replace("><", ">\n<") + "\n"
    file = GOLDEN / f"nine-lives-{layout}.svg"
    if request.config.getoption("--golden"):
        file.write_text(told, encoding="utf-8")
    assert told == file.read_text(encoding="utf-8")
