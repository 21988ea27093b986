"""Tournaments: paired deals, ratings, and a test that may be looked at any time."""

from __future__ import annotations

import json
import math
from pathlib import Path

import numpy as np
import pytest

from nekoban.core.options import OptionError
from nekoban.lab.findings import Report
from nekoban.lab.page import page, write
from nekoban.lab.tables import PlanTable
from nekoban.lab.tournament import (
    Tournament,
    answer,
    arrange,
    order,
    play_deal,
    play_tournament,
    tournament_report,
    verdicts,
)


def played(deals: int, workers: int = 1) -> Tournament:
    return play_tournament(arrange("mice", ["random", "greedy"], {"players": 3}, deals), deals, workers)


def test_a_deal_is_played_in_every_rotation_so_equals_share_it() -> None:
    plan = arrange("mice", ["random", "greedy", "kitten"], {"players": 3}, 1).meetings[0].plan
    assert play_deal(plan, 5).sum() == pytest.approx(1)


def test_no_game_of_a_deal_is_played_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    found = arrange("mice", ["random", "greedy"], {"players": 4}, 1)
    games: list[tuple[str, ...]] = []
    play = PlanTable.rows

    def watched(table: PlanTable, seeds: range, shift: int) -> np.ndarray:
        games.append(table.orders[shift])
        return play(table, seeds, shift)

    monkeypatch.setattr(PlanTable, "rows", watched)
    assert play_tournament(found, 1).games == len(games) == 2
    assert len(set(games)) == 2
    assert found.deals[0][0].sum() == pytest.approx(1)


def test_more_bots_than_seats_meet_in_every_group() -> None:
    found = arrange("mice", ["random", "greedy", "kitten", "stray"], {"players": 3}, 1)
    assert [meeting.bots for meeting in found.meetings] == [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]


def test_fewer_bots_than_seats_take_turns_around_the_table() -> None:
    assert arrange("mice", ["random", "greedy"], {"players": 4}, 1).meetings[0].bots == (0, 1, 0, 1)


def test_the_result_does_not_depend_on_the_number_of_workers() -> None:
    assert played(24).to_data() == played(24, workers=2).to_data()


def test_a_clear_difference_ends_a_tournament_early() -> None:
    chance = np.random.default_rng(1)
    assert answer(chance.choice([1.0, -1.0], 400, p=[0.7, 0.3]), 0.05, 0.02) == "better"
    assert answer(chance.choice([1.0, -1.0], 400, p=[0.3, 0.7]), 0.05, 0.02) == "worse"
    assert answer(chance.choice([1.0, -1.0], 40), 0.05, 0.02) == ""
    assert answer(chance.choice([0.01, -0.01], 4000), 0.05, 0.02) == "equal"
    assert answer(np.ones(5), 0.05, 0.02) == ""


def test_a_tournament_makes_a_table_a_page_and_data(tmp_path: Path) -> None:
    found = played(40)
    made = tournament_report(found)
    write(made, tmp_path / "tournament.html")
    assert sorted(order(found)) == [0, 1]
    page = (tmp_path / "tournament.html").read_text()
    assert page.count("<svg") == 3  # ratings for wide and for narrow pages, and the cross table
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    data = found.to_data()
    assert json.loads(json.dumps(data))["ratings"][0]["bot"] == "random"
    assert data["games"] == 40 * 3 or data["stopped"].startswith("after")
    pair = data["pairs"][0]["share of one"]
    assert pair["low"] <= pair["value"] <= pair["high"]


def test_a_verdict_tells_its_share_however_early_the_test_stops() -> None:
    found = arrange("mice", ["random", "greedy"], {"players": 2}, 16)
    found.deals[0] = [np.array([0.0, 1.0])] * 15 + [np.array([0.5, 0.5])]
    (said,) = verdicts(found)
    assert said.text == "greedy is better than random: 96.9% (84.0% to 99.5%) of what the two won."
    assert said.sure


def test_a_bot_that_won_every_deal_has_no_certainty_and_no_upper_end() -> None:
    found = arrange("mice", ["random", "greedy"], {"players": 2}, 8)
    found.deals[0] = [np.array([0.0, 1.0])] * 8
    share = found.against(1, 0)
    assert share.low == pytest.approx(8 / (8 + 1.96**2), abs=0.001)  # Wilson's, at 8 of 8
    assert share.high == 1
    weak, strong = found.ratings()
    assert strong[:3] == (0, 0, 0)  # the others are measured from it
    assert weak.low == -math.inf
    chance = 1 / (1 + 10 ** (weak.high / 400))
    assert chance < 0.75  # as far up as eight deals allow
    made = tournament_report(found)
    assert "100.0% (67.6% to 100.0%)" in made.sentences[0].text
    assert "(67.6% to 100.0%)" in page(made)
    assert charts_rows(made) == 2


def charts_rows(made: Report) -> int:
    """Dots of the wide picture of the ratings."""
    return made.sections[0].charts[0].split("</svg>")[0].count("<circle")


def test_the_picture_of_a_handful_of_deals_shows_every_bot() -> None:
    made = tournament_report(played(3))
    assert charts_rows(made) == 2
    assert all(sentence.sure is False for sentence in made.sentences)


BOTS = ("random", "greedy", "kitten", "stray")


def meet(
    found: Tournament, true: np.ndarray, deals: int, chance: np.random.Generator, none: float = 0.0
) -> None:
    """Deals drawn by chance, between bots of these ratings; a part of all games is won by nobody."""
    for place, meeting in enumerate(found.meetings):
        strength = 10 ** (true[list(meeting.bots)] / 400)
        chances = [*strength / strength.sum() * (1 - none), none]
        winner = chance.choice(len(chances), (deals, meeting.games), p=chances)
        found.deals[place] = list((np.eye(len(chances))[winner].mean(axis=1))[:, :-1])


def covered(true: list[float], deals: int, trials: int, none: float = 0.0, seats: int = 2) -> list[float]:
    """For every bot, how often its interval holds how much stronger it is than the bot in the middle."""
    chance, ratings, held = np.random.default_rng(4), np.array(true), np.zeros(len(true))
    found = arrange("mice", BOTS[: len(true)], {"players": seats}, deals)
    for _ in range(trials):
        meet(found, ratings, deals, chance, none)
        middle, rated = found.rate()
        for bot, one in enumerate(rated):
            assert one.low <= one.value <= one.high
            held[bot] += one.low <= ratings[bot] - ratings[middle] <= one.high
    return (held / trials).tolist()


def test_the_interval_of_a_rating_holds_the_truth_in_93_to_97_of_100_trials() -> None:
    """Two bots, of which one wins 70 of 100 games: it is 147 stronger."""
    weak, strong = covered([-147.2, 0.0], 80, 500)
    assert 0.93 <= weak <= 0.97
    assert strong == 1  # it is the one in the middle


@pytest.mark.parametrize("none", [0.044, 0.2])
def test_games_that_nobody_wins_take_nothing_from_the_intervals(none: float) -> None:
    assert 0.93 <= covered([-147.2, 0.0], 100, 300, none)[0] <= 0.97
    assert all(0.93 <= part <= 1 for part in covered([60, 0, -60], 50, 150, none, seats=3))


def test_the_intervals_of_four_ratings_hold_the_truth_in_93_to_98_of_100_trials() -> None:
    first, middle, third, last = covered([450, 150, -150, -450], 60, 300)
    assert middle == 1
    assert all(0.93 <= part <= 0.98 for part in (first, third, last))


def test_one_hopeless_bot_leaves_the_intervals_of_the_others_alone() -> None:
    assert min(covered([420, 380, 340, -1140], 60, 150)) >= 0.93
    assert min(covered([480, 420, -420, -480], 60, 150)) >= 0.93  # and two, of whom hardly a win is known


@pytest.mark.parametrize("apart", [900.0, 1200.0])
def test_a_bot_of_which_hardly_a_win_is_known_is_not_made_worse_than_it_is(apart: float) -> None:
    """Two thirds of a win is expected in all games, or an eighth: a single one must not say too much."""
    assert covered([-apart, 0.0], 60, 200)[0] >= 0.93


def test_one_hopeless_bot_does_not_move_the_others() -> None:
    three, four = (arrange("mice", BOTS[:count], {"players": 2}, 60) for count in (3, 4))
    meet(four, np.array([120.0, 0.0, -120.0, -3000.0]), 60, np.random.default_rng(6))
    deals = {meeting.bots: deals for meeting, deals in zip(four.meetings, four.deals, strict=True)}
    three.deals = [deals[meeting.bots] for meeting in three.meetings]
    without, beside = three.ratings(), four.ratings()
    assert beside[3].low == -math.inf
    for alone, one in zip(without, beside, strict=False):
        assert one[:3] == pytest.approx(alone[:3], abs=3)


def test_equal_bots_are_rarely_told_apart_by_their_ratings() -> None:
    assert min(covered([0, 0, 0, 0], 40, 150)) >= 0.93


def test_an_end_is_open_only_where_no_win_bounds_it_by_way_of_others() -> None:
    """The first always beats the last; but it has lost to the second, and the second to the last."""
    found = arrange("mice", BOTS[:3], {"players": 2}, 20)
    half, won = np.array([0.5, 0.5]), np.array([1.0, 0.0])
    found.deals = [[half] * 20, [won] * 20, [half] * 20]
    assert all(math.isfinite(one.half) for one in found.ratings())
    found.deals = [[won] * 20, [won] * 20, [half] * 20]
    first, second, third = found.ratings()
    assert first.high == math.inf
    assert math.isfinite(first.low)
    assert math.isfinite(second.half)
    assert math.isfinite(third.half)


def test_wins_among_the_weak_do_not_bound_what_they_lose_to_the_strong() -> None:
    found = arrange("mice", BOTS, {"players": 2}, 20)
    half, won = np.array([0.5, 0.5]), np.array([1.0, 0.0])
    found.deals = [[half if meeting.bots in {(0, 1), (2, 3)} else won] * 20 for meeting in found.meetings]
    first, second, third, last = found.ratings()
    assert all(math.isfinite(one.half) for one in (first, second))
    assert all(one.low == -math.inf and math.isfinite(one.high) for one in (third, last))


def test_ratings_are_hardly_drawn_together_by_what_keeps_them_finite() -> None:
    """Three wins or so in 480 games tell how far the two weak bots are behind the two strong ones."""
    true, chance, off = np.array([450.0, 450.0, -450.0, -450.0]), np.random.default_rng(9), []
    found = arrange("mice", BOTS, {"players": 2}, 60)
    for _ in range(100):
        meet(found, true, 60, chance)
        values = [one.value for one in found.ratings()]
        off.append(values[0] + values[1] - values[2] - values[3] - 1800)
    assert abs(np.mean(off)) / 2 < 35  # four standard errors


def test_an_interval_of_a_rating_is_by_deals_not_by_games() -> None:
    """Deals that seats decide say more than single games would, deals that cards decide less."""

    def half(deals: list[list[float]]) -> float:
        found = arrange("mice", BOTS[:2], {"players": 2}, len(deals))
        found.deals[0] = [np.array(deal) for deal in deals]
        middle, rated = found.rate()
        return rated[1 - middle].half

    by_seats = half([[0.5, 0.5]] * 40)
    by_games = half([[0.5, 0.5]] * 20 + [[1.0, 0.0], [0.0, 1.0]] * 10)
    by_cards = half([[1.0, 0.0], [0.0, 1.0]] * 20)
    assert by_seats < 0.5 * by_games
    assert by_cards == pytest.approx(math.sqrt(2) * by_games, rel=0.05)


def test_a_tournament_says_whom_its_ratings_are_measured_from() -> None:
    found = arrange("mice", BOTS[:3], {"players": 2}, 40)
    meet(found, np.array([-200.0, 200.0, 0.0]), 40, np.random.default_rng(2))
    assert found.to_data()["ratings above"] == "kitten"
    made = tournament_report(found)
    assert "the bot in the middle, kitten, is at 0" in made.facts["ratings"]
    assert made.sections[0].note.startswith("On the Elo scale, above kitten,")


def test_a_handful_of_deals_gives_ratings_without_intervals() -> None:
    assert not any(np.isfinite(rating.half) for rating in played(3).ratings())
    assert all(np.isfinite(rating.half) for rating in played(8).ratings())


@pytest.mark.parametrize("names", [["random"], ["random", "random"]])
def test_a_tournament_of_one_is_refused(names: list[str]) -> None:
    with pytest.raises(OptionError):
        arrange("mice", names, {}, 10)
