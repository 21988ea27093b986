"""The lab's numbers, checked against cases with known answers."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from nekoban.bots import Bot
from nekoban.core.catalogue import find_game
from nekoban.core.game import Game
from nekoban.lab import duels, ladder
from nekoban.lab.ladder import climb
from nekoban.lab.ratings import bradley_terry
from nekoban.lab.simulate import worker_pool
from nekoban.lab.statistics import share_by_deals


@pytest.mark.parametrize("truth", [0.5, 0.8, 0.03])
def test_the_95_percent_interval_holds_the_truth_about_95_times_in_100(truth: float) -> None:
    chance = np.random.default_rng(4)
    held = 0
    for _ in range(2000):
        found = share_by_deals((chance.random(200) < truth).astype(float).tolist())
        held += found.low <= truth <= found.high
    assert 0.93 <= held / 2000 <= 0.97


def test_ratings_of_a_known_league_come_back() -> None:
    true = np.array([-120.0, 0.0, 120.0])
    results = {}
    for one in range(3):
        for two in range(one + 1, 3):
            chance = 1 / (1 + 10 ** ((true[two] - true[one]) / 400))
            results[one, two] = (4000 * chance, 4000.0)
    assert np.abs(bradley_terry(results, 3) - true).max() < 3


def test_a_league_without_losses_has_finite_ratings() -> None:
    ratings = bradley_terry({(0, 1): (0.0, 10.0)}, 2)
    assert np.isfinite(ratings).all()
    assert ratings[1] > ratings[0]


@pytest.fixture
def results(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where ladders of this test keep their results."""
    monkeypatch.setattr(ladder, "cache_root", lambda: tmp_path)
    return tmp_path


def test_a_bot_against_itself_wins_exactly_half_of_its_paired_deals(results: Path) -> None:
    found = climb(find_game("mice"), 2, 12, 12, ["greedy", "greedy"])
    assert found.against(0, 1).value == 0.5
    assert found.duel_data(0, 1)["games"] == 24


def test_a_ladder_is_told_with_intervals(results: Path) -> None:
    found = climb(find_game("mice"), 3, 8, 8, ["random", "greedy"])
    rows = found.ratings()
    assert [row[0] for row in rows] == ["random", "greedy"]
    assert all(low <= rating <= high for _, rating, low, high in rows)
    assert [(duel["bot"], duel["against"], duel["games"]) for duel in found.to_data()["duels"]] == [
        ("greedy", "random", 16)
    ]


def test_a_ladder_that_was_stopped_goes_on_where_it_was(
    results: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = climb(find_game("mice"), 2, 12, 12, ["random", "kitten"]).results
    for file in results.rglob("*.json"):
        ladder.write_results(file, ladder.read_results(file)[:5])
    played: list[int] = []
    play = duels.named_deal
    monkeypatch.setattr(duels, "named_deal", lambda *asked: played.append(asked[-1]) or play(*asked))
    assert climb(find_game("mice"), 2, 12, 12, ["random", "kitten"]).results == whole
    assert played == list(range(ladder.FIRST_DEAL + 5, ladder.FIRST_DEAL + 12))


@pytest.mark.parametrize(("seats", "goal"), [(2, 50), (4, 6)])
def test_a_ladder_plays_most_between_neighbours(seats: int, goal: int) -> None:
    def planned(one: str, two: str) -> int:
        return ladder.planned_deals(seats, one, two, ladder.NEIGHBOURS, ladder.FAR)

    assert planned("kitten", "stray") == planned("panther", "tiger") == 200
    assert planned("greedy", "tiger") == planned("random", "tiger") == goal
    assert planned("kitten", "tiger") == planned("random", "kitten") == 6


def test_the_same_deals_on_two_processes_give_the_same_ladder() -> None:
    played = []
    for workers in (1, 2):
        with worker_pool(workers, None) as pool:
            played.append(list(duels.deals(find_game("mice"), 2, ("random", "kitten"), range(6), pool)))
    assert played[0] == played[1]


def test_a_deal_of_two_bots_at_four_seats_is_two_different_games(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, ...]] = []
    play = duels.play_game

    def watched(game: Game, seats: Sequence[Bot], *rest: Any) -> tuple[list[float], list[int]]:
        seen.append(tuple(bot.name for bot in seats))
        return play(game, seats, *rest)

    monkeypatch.setattr(duels, "play_game", watched)
    duels.named_deal("mice", 4, ("random", "greedy"), 3)
    assert seen == [("random", "greedy") * 2, ("greedy", "random") * 2]
