"""Estimates and their intervals, against cases with known answers."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

import numpy as np
import pytest

from nekoban.lab.ratings import Results, luce
from nekoban.lab.statistics import (
    NOTHING,
    Estimate,
    always,
    difference,
    found,
    mean,
    part,
    share,
    share_by_deals,
    slope,
)

TRIALS = 1500


def coverage(draw: Callable[[np.random.Generator], Estimate], truth: float) -> float:
    """How often the interval holds the truth."""
    chance = np.random.default_rng(11)
    drawn = [draw(chance) for _ in range(TRIALS)]
    return float(np.mean([one.low <= truth <= one.high for one in drawn]))


@pytest.mark.parametrize(("truth", "count"), [(0.5, 60), (0.31, 400), (0.9, 300), (0.04, 500)])
def test_the_interval_of_a_share_holds_the_truth_in_93_to_97_of_100_trials(truth: float, count: int) -> None:
    assert 0.93 <= coverage(lambda chance: share(chance.random(count) < truth), truth) <= 0.97


def test_the_interval_of_a_share_allows_for_shared_wins() -> None:
    def draw(chance: np.random.Generator) -> Estimate:
        return share(chance.choice([0.0, 0.5, 1.0], 300, p=[0.4, 0.3, 0.3]))

    assert 0.93 <= coverage(draw, 0.45) <= 0.97


def test_a_share_of_nothing_but_wins_still_has_an_interval() -> None:
    found = share(np.ones(50))
    assert found.value == 1.0
    assert 0.9 < found.low < 0.95
    assert found.high == pytest.approx(1.0)


@pytest.mark.parametrize("count", [8, 100])
def test_the_interval_of_a_mean_holds_the_truth_in_93_to_97_of_100_trials(count: int) -> None:
    assert 0.93 <= coverage(lambda chance: mean(chance.normal(7, 3, count)), 7.0) <= 0.97


def test_the_interval_of_a_difference_holds_the_truth_in_93_to_97_of_100_trials() -> None:
    def draw(chance: np.random.Generator) -> Estimate:
        return difference(share(chance.random(250) < 0.55), share(chance.random(400) < 0.4))

    assert 0.93 <= coverage(draw, 0.15) <= 0.97


def test_the_interval_of_a_slope_holds_the_truth_in_93_to_97_of_100_trials() -> None:
    """Three seats; a charm adds 0.15 - 0.05 of a win, taken from the others; wins are yes or no."""

    def draw(chance: np.random.Generator) -> Estimate:
        charms = (chance.random((300, 3)) < 0.3).astype(float)
        chances = 1 / 3 + 0.15 * (charms - charms.mean(axis=1, keepdims=True))
        winner = (chance.random((300, 1)) > np.cumsum(chances, axis=1)).sum(axis=1)
        return slope(charms, np.eye(3)[np.minimum(winner, 2)])

    assert 0.93 <= coverage(draw, 0.1) <= 0.97


def test_deals_that_are_played_often_need_intervals_by_deals() -> None:
    """Forty deals, ten games each; a deal has a luck of its own that comes back with it."""

    def draw(chance: np.random.Generator, grouped: bool) -> Estimate:
        charm, edge = chance.integers(0, 2, 40), chance.normal(0, 0.2, 40)
        first = np.clip(0.5 + np.repeat(edge + 0.1 * (charm - 0.5), 10), 0, 1)
        won = chance.random(400) < first
        counts = np.stack([np.repeat(charm, 10), np.repeat(1 - charm, 10)], axis=1)
        return slope(counts, np.stack([won, ~won], axis=1), np.repeat(np.arange(40), 10) if grouped else None)

    truth = 0.05
    assert 0.93 <= coverage(lambda chance: draw(chance, True), truth) <= 0.97
    assert coverage(lambda chance: draw(chance, False), truth) < 0.9


def test_the_interval_of_a_part_holds_the_truth_in_93_to_97_of_100_trials() -> None:
    """Two of three seats: one wins 0.5 of all games, two 0.3; one's part of theirs is 5 in 8."""

    def draw(chance: np.random.Generator) -> Estimate:
        winner = chance.choice(3, 200, p=[0.5, 0.3, 0.2])
        return part(winner == 0, winner == 1)

    assert 0.93 <= coverage(draw, 0.625) <= 0.97


@pytest.mark.parametrize(("truth", "deals"), [(0.7, 80), (0.95, 60)])
def test_the_interval_of_a_strong_bots_part_holds_the_truth_in_93_to_97_of_100_trials(
    truth: float, deals: int
) -> None:
    """Deals of two games, up to where the bot loses hardly any."""

    def draw(chance: np.random.Generator) -> Estimate:
        won = (chance.random((deals, 2)) < truth).mean(axis=1)
        return part(won, 1 - won)

    assert 0.93 <= coverage(draw, truth) <= 0.97


def test_a_slope_of_what_all_seats_have_alike_says_nothing() -> None:
    assert not slope(np.ones((50, 2)), np.eye(2)[np.zeros(50, int)]).is_sound


def test_an_interval_that_may_be_looked_at_any_time_is_rarely_wrong_over_a_whole_match() -> None:
    chance = np.random.default_rng(3)
    wrong = 0
    for _ in range(400):
        values = chance.choice([-1.0, 0.0, 1.0], 400, p=[0.3, 0.4, 0.3])
        wrong += any(
            not always(values[:deals]).low <= 0 <= always(values[:deals]).high for deals in range(8, 400, 8)
        )
    assert wrong / 400 <= 0.05


def test_an_interval_that_may_be_looked_at_any_time_finds_a_real_difference() -> None:
    values = np.random.default_rng(5).choice([-1.0, 0.0, 1.0], 2000, p=[0.25, 0.4, 0.35])
    assert always(values).low > 0


def test_of_many_comparisons_without_a_difference_few_are_named() -> None:
    chance = np.random.default_rng(8)
    lists = [[mean(chance.normal(0, 1, 60)) for _ in range(88)] for _ in range(150)]
    assert np.mean([any(found(one)) for one in lists]) < 0.09
    assert np.mean([one.differs_from(0) for row in lists for one in row]) > 0.03


def test_of_many_comparisons_the_real_ones_are_named() -> None:
    chance = np.random.default_rng(8)
    named = found([mean(chance.normal(1 if number < 5 else 0, 1, 200)) for number in range(88)])
    assert all(named[:5])
    assert sum(named[5:]) <= 2


def test_a_share_by_deals_is_the_one_of_the_ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    """greedy against random in Nine Lives, as docs/ladder tells of six deals; without what the lab needs."""
    monkeypatch.setitem(sys.modules, "scipy", None)
    monkeypatch.setitem(sys.modules, "scipy.stats", None)
    found = share_by_deals([1.0, 1.0, 1.0, 1.0, 0.5, 0.5])
    assert [round(100 * number, 1) for number in found[:3]] == [83.3, 55.8, 95.2]
    assert share_by_deals([])[:4] == (0.5, 0.0, 1.0, 0)
    assert share_by_deals([1.0])[:3] == share([1.0])[:3]


def table(bots: tuple[int, ...], won: Sequence[float]) -> Results:
    return Results(np.array([bots]), np.array([[won]]), max(bots) + 1)


def test_ratings_of_a_known_table_of_three_come_back() -> None:
    true = np.array([-120.0, 0.0, 120.0])
    strength = 10 ** (true / 400)
    ratings = luce(table((0, 1, 2), 5000 * strength / strength.sum()))
    assert np.allclose(ratings, true, atol=1)


def test_ratings_of_two_are_those_of_bradley_and_terry() -> None:
    ratings = luce(table((0, 1), (7500.0, 2500.0)))
    assert ratings[0] - ratings[1] == pytest.approx(400 * np.log10(3), abs=1)


def test_a_bot_on_two_seats_of_four_wins_by_either() -> None:
    ratings = luce(table((0, 1, 0, 1), (4000.0, 1000.0, 3500.0, 1500.0)))
    assert ratings[0] - ratings[1] == pytest.approx(400 * np.log10(3), abs=1)


def test_nobody_is_infinitely_strong() -> None:
    ratings = luce(table((0, 1), (10.0, 0.0)))
    assert ratings[0] - ratings[1] == pytest.approx(400 * np.log10(10.5 / 0.5))


def test_bots_that_won_nothing_yet_have_equal_ratings() -> None:
    assert luce(table((0, 1, 2), (0.0, 0.0, 0.0))).tolist() == [0, 0, 0]


def test_no_games_give_no_number_and_no_sentence() -> None:
    assert share([]) == NOTHING or not share([]).is_sound
    assert NOTHING.to_data() == {"value": None, "low": None, "high": None, "games": 0}
    assert not Estimate(1.0, 0.9, 1.1, 12).differs_from(0)
