"""The ten hardest sentences, rendered in every language as docs/decisions.md has them.

With them the mechanism was chosen: each needs grammar that a plain text with blanks does not have.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from nekoban.core.catalogue import all_games
from nekoban.core.language import languages, reading
from nekoban.core.messages import tell
from nekoban.server.words import tell as served

PAGE = Path(__file__).parents[1] / "docs" / "decisions.md"
TRIED = ("en", "fr", "ja")  # the columns of the page
MAUWI, CATS = (all_games()[name].tell for name in ("mauwi", "cat-battles"))


def column(player: str, letter: str = "B") -> object:
    return MAUWI.phrase("column-of", player=player, column=letter)


def cards(*names: str) -> list[object]:
    return [MAUWI.phrase(f"card-{name}") for name in names]


# What is hard about each, and the sentence itself.
HARD: dict[str, Callable[[], str]] = {
    "the plural of one, and a counter": lambda: MAUWI("reshuffles", count=1),
    "zero, which is singular in French": lambda: tell("points", count=0),
    "an owner whose name ends in s, or begins with a vowel": lambda: MAUWI(
        "lifts", player="James", card=cards("spirit")[0], column=column("Iris")
    ),
    "a noun after a negation": lambda: MAUWI("not-held", card=cards("spirit")[0]),
    "a list of choices, each with its article": lambda: MAUWI(
        "reason-mw-51", defence=cards("8", "spirit", "joker")
    ),
    "an article that the number decides": lambda: tell("chance", percent=83),
    "a verb that agrees with a list": lambda: MAUWI(
        "wins",
        ending=MAUWI("ending-columns", nine=MAUWI.phrase("nine"), count=3),
        winners=["Ann", "Ben", "Cid"],
        count=3,
        points=MAUWI("points", count=102),
    ),
    "three choices in one sentence": lambda: CATS(
        "reason-cb-71", cat=CATS("figure-s02-04"), cost=2, dish=0, held=1
    ),
    "people and their seats, one or several": lambda: served("not-dealt", names=["Ann", "Ben"], count=2),
    "a sentence inside a sentence, in another order": lambda: MAUWI(
        "status-asked",
        player="Ann",
        asked=MAUWI(
            "asked-defend",
            threat=MAUWI(
                "threat",
                attacker="Ben",
                warrior=cards("1")[0],
                column=MAUWI.phrase("your-column", column="C"),
                card=cards("8")[0],
            ),
            defence=cards("8", "joker"),
        ),
    ),
}


def rows() -> list[str]:
    made = []
    for what, sentence in HARD.items():
        said = []
        for code in TRIED:
            with reading(code):
                said.append(sentence())
        made.append(f"| {what} | {' | '.join(said)} |")
    return made


def test_the_ten_hardest_sentences_are_as_the_page_has_them() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert len(HARD) == 10
    assert [row for row in rows() if row not in page] == []


@pytest.mark.parametrize("code", languages()[1:])
def test_none_of_them_is_left_in_english(code: str) -> None:
    for sentence in HARD.values():
        english = sentence()
        with reading(code):
            assert sentence() != english
