"""The measured strength of the levels, as committed: of the present levels, and as far apart as asked."""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from typing import Any

import pytest

from nekoban.bots import SIMPLE
from nekoban.bots.levels import POLICY, RATED
from nekoban.bots.network import shipped_weights
from nekoban.core.catalogue import all_games
from nekoban.lab import ladder as measuring
from nekoban.lab.duels import Deal
from nekoban.lab.ladder import (
    TIMES,
    Ladder,
    kept_file,
    ladder_bots,
    measured_settings,
    ratings_file,
    seat_counts,
)

GAMES = {name: game for name, game in all_games().items() if game.status == "verified"}
FEWEST_GAMES = 400  # between neighbours
NEIGHBOUR = 0.6
GOALS = {"greedy": 0.85, "random": 0.98}  # of the strongest level at two seats, where luck decides little
PAGES = Path(__file__).parents[1] / "docs" / "ladder"


def measured(name: str) -> list[dict[str, Any]]:
    return json.loads(ratings_file(GAMES[name]).read_text(encoding="utf-8"))


def duel(ladder: dict[str, Any], bot: str, against: str, among: str = "duels") -> dict[str, Any]:
    return next(row for row in ladder[among] if (row["bot"], row["against"]) == (bot, against))


@pytest.mark.parametrize("name", GAMES)
def test_the_ladder_was_measured_with_the_present_levels(name: str) -> None:
    assert [ladder["seats"] for ladder in measured(name)] == seat_counts(GAMES[name], None)
    for ladder in measured(name):
        assert ladder["settings"] == measured_settings(GAMES[name]), "levels changed: run `make ladder`"
        assert [row["bot"] for row in ladder["ratings"]] == ladder_bots(GAMES[name])


@pytest.mark.parametrize("name", GAMES)
def test_the_data_and_the_page_of_a_ladder_name_the_same_rules(name: str) -> None:
    page = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    assert {GAMES[name].measured_with(ladder["rules"]) in page for ladder in measured(name)} == {True}


def test_a_ladder_names_the_rules_it_is_measured_with() -> None:
    ladder = Ladder(GAMES["mauwi"], 2, ["random", "greedy"], {(0, 1): [Deal(0.5, 0.0, 0)] * 3})
    assert ladder.to_data()["rules"] == GAMES["mauwi"].version


@pytest.mark.parametrize("name", GAMES)
def test_each_level_beats_the_one_below_in_three_games_of_five(name: str) -> None:
    for ladder, (lower, upper) in itertools.product(measured(name), itertools.pairwise(RATED)):
        found = duel(ladder, upper, lower)
        assert found["games"] >= FEWEST_GAMES
        assert found["share"] >= NEIGHBOUR, found
        assert 0.5 < found["low"] < found["share"] < found["high"], found


@pytest.mark.parametrize("name", GAMES)
def test_the_policy_of_a_network_is_measured_against_the_level_below(name: str) -> None:
    for ladder in measured(name):
        assert duel(ladder, POLICY, RATED[-1])["games"] >= FEWEST_GAMES
        assert ladder["settings"][POLICY] == shipped_weights(GAMES[name]).about["digest"]


def test_games_of_another_network_are_not_those_of_this_one(monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = [(2, "panther", RATED[-1]), (2, RATED[-1], POLICY)]
    before = [kept_file(GAMES["mauwi"], *pair) for pair in pairs]
    monkeypatch.setattr(measuring, "asking_mark", lambda game: "another network")
    searched, asked = (kept_file(GAMES["mauwi"], *pair) for pair in pairs)
    assert searched == before[0]
    assert asked != before[1]


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if not game.is_lucky])
def test_the_strongest_level_beats_the_simple_bots(name: str) -> None:
    for against, goal in GOALS.items():
        found = duel(measured(name)[0], RATED[-1], against)
        assert found["games"] >= 100
        assert found["share"] >= goal, found


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.is_lucky])
def test_a_lucky_game_says_what_a_larger_budget_reaches(name: str) -> None:
    for against in (*SIMPLE, RATED[-1]):
        assert duel(measured(name)[0], f"{RATED[-1]}*{TIMES}", against, "luck")["games"] >= 50
        assert f"| {RATED[-1]}, iterations × {TIMES} | {against} |" in (PAGES / f"{name}.md").read_text()


@pytest.mark.parametrize("name", GAMES)
def test_the_page_of_a_ladder_says_what_its_data_say(name: str) -> None:
    page = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    for ladder, (lower, upper) in itertools.product(measured(name), itertools.pairwise(RATED)):
        found = duel(ladder, upper, lower)
        assert f"| {upper} | {lower} | {100 * found['share']:.1f}% (" in page
