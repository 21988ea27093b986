"""Texts of drawings fit, as a browser measures them: in every game, language and layout."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from nekoban.core.catalogue import all_games
from nekoban.core.language import languages
from nekoban.core.match import Match
from nekoban.core.tokens import style_sheet
from tools.chromium import has_japanese

GAMES = [game.name for game in all_games().values() if game.status == "verified"]
NAMES = ["Ann", "Ben", "Cid", "Dee"]
LAYOUTS = ("wide", "tall")
MOVES = 40
MEASURE = (Path(__file__).parent / "fit.js").read_text(encoding="utf-8")


def moments(game: str) -> Iterator[Match]:
    """The start and the middle of a match with the usual number of players, and of one with four."""
    options = all_games()[game].options
    for players in dict.fromkeys((options.read({}).players, min(len(NAMES), options.form()[0]["high"]))):
        chance = random.Random(game)
        match = Match.new(game, seed="fit", names=NAMES[:players], players=players)
        yield match
        for _ in range(MOVES):
            match.play(chance.choice(match.legal()))
        yield match


@pytest.fixture(scope="module")
def paper(chromium: Browser) -> Iterator[Page]:
    page = chromium.new_page(viewport={"width": 1400, "height": 1400})
    page.set_content(f"<!doctype html><style>{style_sheet()}</style><body style='margin:0'>")
    yield page
    page.close()


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_text_of_a_drawing_fits(game: str, code: str, paper: Page) -> None:
    if code == "ja" and not has_japanese():
        pytest.skip(
            "JAPANESE DRAWINGS ARE NOT MEASURED: there is no font for them (python -m tools.chromium)"
        )
    flaws: list[Any] = []
    for match in moments(game):
        for layout in LAYOUTS:
            svg = match.svg(match.to_move or 0, layout, language=code, faces=False)
            count, found = paper.evaluate(MEASURE, [svg, code])
            assert count > 5
            flaws += [(match.ply, len(match.names), layout, *flaw) for flaw in found]
    assert flaws == []


def test_a_text_that_does_not_fit_is_noticed(paper: Page) -> None:
    drawing = (
        '<svg viewBox="0 0 200 100"><rect x="10" y="10" width="50" height="30" fill="red"/>'
        '<text x="35" y="30" font-size="14" text-anchor="middle">{}</text>'
        '<text x="35" y="70" font-size="14" text-anchor="middle">{}</text></svg>'
    )
    for one, other, said in (
        ("cat", "cat", []),
        ("a cat that sleeps", "cat", ["leaves its place"]),
        ("cat", "a cat that sleeps all day", ["leaves its place"]),
        ("c…", "cat", ["is cut"]),
    ):
        found = paper.evaluate(MEASURE, [drawing.format(one, other), "en"])[1]
        assert [flaw[0] for flaw in found] == said
    twice = drawing.replace('y="70"', 'y="32"').format("cat", "cat")
    assert paper.evaluate(MEASURE, [twice, "en"])[1][0][0] == "overlaps"
