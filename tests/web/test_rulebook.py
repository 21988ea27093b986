"""The rules as pages."""

import re

import pytest

from nekoban.core.catalogue import all_games
from nekoban.core.game import Game
from nekoban.games._template import GAME as MICE
from nekoban.web.rulebook import html_of, rulebook

GAMES = list(all_games(hidden=True).values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_clause_has_an_address(game: Game) -> None:
    book = rulebook(game)
    source = (game.folder / "RULES.md").read_text(encoding="utf-8")
    clauses = set(re.findall(r"^\| \**([A-Z]{2,}-\w+)", source, re.MULTILINE))
    html = "".join(section["html"] for section in book["sections"])
    assert clauses
    assert clauses <= set(re.findall(r'<tr id="([^"]+)"', html))


def test_rulings_are_marked() -> None:
    assert '<strong class="ruling">R</strong>' in html_of("**R** With an empty deck nothing is drawn.")


def test_html_in_the_rules_is_only_text() -> None:
    assert "<script>" not in html_of("<script>alert(1)</script>")


def test_a_position_becomes_a_picture_with_its_caption() -> None:
    html = html_of("```picture The start\nmice players=2 | heap=21\n```\n")
    assert "<figcaption>The start</figcaption>" in html
    assert "<svg" in html
    assert ' id="heap"' not in html  # several pictures share a page


def test_other_fences_stay_what_they_are() -> None:
    assert "<pre>" in html_of("```\none two\n```\n")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_games_rules_have_pictures_that_can_be_drawn(game: Game) -> None:
    html = "".join(section["html"] for section in rulebook(game)["sections"])
    assert html.count("<figure>") == html.count("</figure>") >= 1
    faces = "".join(game.parts["faces"].faces().values())
    for used in re.findall(r'<use href="#([^"]+)"', html):
        assert f'id="{used}"' in faces
    assert "data-click" not in html


def test_faces_stand_in_a_row() -> None:
    html = html_of("```faces Two paws\nface-mice-paw-1 face-mice-paw-2\n```\n", MICE)
    assert html.count("<use ") == 2
    assert "<figcaption>Two paws</figcaption>" in html
