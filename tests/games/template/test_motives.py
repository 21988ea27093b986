"""Mice: each motive where it holds and where it does not, and what it says after the move."""

from __future__ import annotations

import pytest

from nekoban.adding.motives import Check, Example, check_example, check_names, check_random_games
from nekoban.core.motives import motives_of
from nekoban.core.record import NONE
from nekoban.games._template import GAME

HELD = "1.paw=three 1.has_paw=1 2.paw=one 2.has_paw=1"

EXAMPLES = {
    "last-mouse": Example(
        (f"players=2 | heap=3 1.taken=9 2.taken=9 {HELD}", "paw three"),
        (f"players=2 | heap=3 1.taken=9 2.taken=9 {HELD}", "one"),
    ),
    "one-left": Example(
        (f"players=2 | heap=2 1.taken=9 2.taken=10 {HELD}", "one"),
        (f"players=2 | heap=3 1.taken=9 2.taken=9 {HELD}", "one"),
    ),
    "many-mice": Example(
        (f"players=2 | heap=5 1.taken=8 2.taken=8 {HELD}", "paw three"),
        (f"players=2 | heap=5 1.taken=8 2.taken=8 {HELD}", "one"),
    ),
}
CHECKS: dict[str, Check] = {
    "last-mouse": lambda made: made.after.to_move < 0 and made.after.winner == made.seat,
    "one-left": lambda made: made.after.heap == 1 and made.after.to_move not in (made.seat, NONE),
    "many-mice": lambda made: made.before.heap - made.after.heap == made.facts["count"] > 1,
}


@pytest.mark.parametrize("id", [motive.id for motive in motives_of(GAME)])
def test_a_motive_holds_where_it_should_and_nowhere_else(id: str) -> None:
    check_example(GAME, id, EXAMPLES[id])


def test_motives_have_names_and_clauses() -> None:
    check_names(GAME)


def test_what_a_motive_says_is_so_after_the_move() -> None:
    found = check_random_games(GAME, CHECKS, games=6, plies=50)
    assert set(found) == {motive.id for motive in motives_of(GAME)}
