"""Iwari: what is scored, and what the map would bring, are told apart (IW-30, IW-31)."""

from __future__ import annotations

import random
import re
from typing import Any

from nekoban.core.match import Match
from nekoban.games.iwari.show import text, words
from nekoban.terminal.session import score_lines
from tests.games.iwari.conftest import ALBA, BRAE

NAMES = ["Ann", "Ben", "Cat"]


def test_scores_and_scored_points_differ_by_the_worth_of_the_map() -> None:
    chance = random.Random(3)
    match = Match.new("iwari", players=3, seed="scores")
    differed = 0
    while not match.over:
        scored, scores = match.scored(), match.scores()
        assert scored == [match.state.tribes[seat].points for seat in range(3)]
        for seat, lines in enumerate(match.breakdown()):
            on_map = sum(points for label, points in lines if label.startswith("on the map now: "))
            assert sum(points for _, points in lines) - on_map == scored[seat]
            assert scores[seat] - scored[seat] == on_map
            differed += on_map > 0
        match.play(chance.choice(match.legal()))
    assert differed > 50
    assert match.scored() == match.scores()
    assert not any(label.startswith("on the map now: ") for lines in match.breakdown() for label, _ in lines)


def test_the_breakdown_says_what_is_scored_already(table: Any) -> None:
    at = table().tents(0, 1, 2).tents(1, 3)
    at.state.tribes[0].half[BRAE] = at.state.tribes[0].points = 3
    assert words.breakdown(at.view(None), NAMES)[0] == [
        ("half-journey: Brae", 3), ("on the map now: Alba: 2 of 3 tents, the most", 3),
    ]  # fmt: skip
    assert words.scored(at.view(None)) == [3, 0, 0]


def test_the_table_tells_scored_points_and_the_worth_of_the_map(table: Any) -> None:
    at = table(players=2).tents(0, 1, 2).tents(2, 3)
    at.state.tribes[0].half[ALBA] = at.state.tribes[0].points = 1
    shown = re.sub(r"\[/?[a-z ]*\]", "", text.table(at.view(0), 0, NAMES))
    assert "Red Ann (you): 1 point scored, 3 more on the map now;" in shown
    assert "Blue The third tribe: 0 points scored, 2 more on the map now;" in shown
    at.state.to_move = -2
    shown = re.sub(r"\[/?[a-z ]*\]", "", text.table(at.view(0), 0, NAMES))
    assert "Red Ann (you): 1 point scored;" in shown
    assert "more on the map" not in shown


def test_scores_are_told_line_by_line_with_the_third_tribe():
    match = Match.new("iwari", players=2, seed=1, names=["Ann", "Ben"])
    assert score_lines(match) == ["Ann: 0", "Ben: 0", "Third tribe: 0"]
    while not match.over:
        match.play(match.legal()[0])
    lines = score_lines(match)
    heads = [line for line in lines if not line.startswith(" ")]
    points = [int(match.state.tribes[tribe].points) for tribe in range(3)]
    assert heads == [f"Ann: {points[0]}", f"Ben: {points[1]}", f"Third tribe: {points[2]}"]
    assert sum(int(line.split()[0]) for line in lines if line.startswith(" ")) == sum(points)
