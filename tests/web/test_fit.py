"""Texts of drawings fit, as a browser measures them: in every game, language and layout."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from nekoban.core.catalogue import all_games
from nekoban.core.language import SHARED, languages
from nekoban.core.match import Match
from nekoban.core.svg import short_names
from nekoban.core.tokens import style_sheet
from tools.chromium import has_japanese

GAMES = [game.name for game in all_games().values() if game.status == "verified"]
NAMES = ["Ann", "Ben", "Cid", "Dee"]
LONG_NAMES = [  # long words, squares, wide letters, letters with signs above and below
    "Wilhelmina von Katzenellenbogen-Schnurrbart",
    "長谷川宗右衛門左衛門尉三毛猫之助",
    "WWWWWWWWMMMMMMMM",
    "Hélène-Ísabëlle d’Œuvre-Château-Ģrand",
]
LAYOUTS = ("wide", "tall")
MOVES = 40
WRITTEN = re.compile(r"<text[^>]*>([^<]*)")
WORD = re.compile(r"[^\W\d_]{3,}")
MEASURE = (Path(__file__).parent / "fit.js").read_text(encoding="utf-8")


@cache
def moments(game: str) -> list[Match]:
    """The start, the middle and the end of a match with the usual number of players, and of one with four.

    The middle and the end also with names that need more room than there is.
    """
    options = all_games()[game].options
    found: list[Match] = []
    for players in dict.fromkeys((options.read({}).players, min(len(NAMES), options.form()[0]["high"]))):
        match = played(game, NAMES[:players])
        found += [match.at(ply) for ply in (0, MOVES, match.ply)]
        long = [match.at(ply) for ply in (MOVES, match.ply)]
        for one in long:
            one.names = LONG_NAMES[:players]
        found += long
    return found


def played(game: str, names: list[str]) -> Match:
    """A match by chance, to its end."""
    chance = random.Random(game)
    match = Match.new(game, seed="fit", names=names, players=len(names))
    while not match.over:
        match.play(chance.choice(match.legal()))
    return match


def looks(game: str) -> Iterator[tuple[Match, int]]:
    """Every moment as the seat to move sees it, and in the middle also as the next seat does."""
    for match in moments(game):
        seat = match.to_move or 0
        yield match, seat
        if match.ply == MOVES:
            yield match, (seat + 1) % len(match.names)


def is_cut_name(flaw: list[Any]) -> bool:
    """Whether a text is cut only because it is, or ends in, a name for which there is no room."""
    kind, words = flaw[:2]
    is_name = any(name.startswith(words.rstrip("…")) for name in LONG_NAMES)
    return kind == "is cut" and (is_name or words.endswith(tuple(short_names(LONG_NAMES))))


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
    for match, seat in looks(game):
        for layout in LAYOUTS:
            svg = match.svg(seat, layout, language=code, faces=False)
            count, found = paper.evaluate(MEASURE, [svg, code])
            assert count > 5
            about = (match.ply, seat, match.names[0], len(match.names), layout)
            flaws += [(*about, *flaw) for flaw in found if not is_cut_name(flaw)]
    assert flaws == [], "\n".join(map(str, flaws))


@pytest.mark.parametrize("code", [code for code in languages() if code != "ja"])
@pytest.mark.parametrize("game", GAMES)
def test_no_word_of_a_drawing_is_broken(game: str, code: str) -> None:
    """What is written in rows consists of words of messages; Japanese has no words to break."""
    files = [folder / f"{code}.ftl" for folder in (SHARED, all_games()[game].folder / "words")]
    known = {*words_of(file.read_text(encoding="utf-8") for file in files), *words_of(NAMES)}
    for match in moments(game):
        if match.names[0] in NAMES:
            for layout in LAYOUTS:
                svg = match.svg(match.to_move or 0, layout, language=code)
                assert {*words_of(WRITTEN.findall(svg))} - known == set()


def words_of(texts: Iterable[str]) -> Iterator[str]:
    return (word for text in texts for word in WORD.findall(text.casefold()))


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
