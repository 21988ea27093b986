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
from nekoban.lab.tables import Table
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
    play = Table.rows

    def watched(table: Table, seeds: range, shift: int) -> np.ndarray:
        games.append(table.orders[shift])
        return play(table, seeds, shift)

    monkeypatch.setattr(Table, "rows", watched)
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
    assert said.text == "greedy is better than random: 96.9 (84.0 to 99.5) % of what the two won."
    assert said.sure


def test_a_bot_that_won_every_deal_has_no_certainty_and_no_upper_end() -> None:
    found = arrange("mice", ["random", "greedy"], {"players": 2}, 8)
    found.deals[0] = [np.array([0.0, 1.0])] * 8
    share = found.against(1, 0)
    assert share.low == pytest.approx(8 / (8 + 1.96**2), abs=0.001)  # Wilson's, at 8 of 8
    assert share.high == 1
    weak, strong = found.ratings()
    assert (weak.low, strong.high) == (-math.inf, math.inf)
    chance = 1 / (1 + 10 ** (-2 * strong.low / 400))
    assert chance < 0.75  # as far down as eight deals allow, with half a game at which all were equal
    made = tournament_report(found)
    assert "100.0 (67.6 to 100.0) %" in made.sentences[0].text
    assert "(67.6 to 100.0)" in page(made)
    assert charts_rows(made) == 2


def charts_rows(made: Report) -> int:
    """Dots of the wide picture of the ratings."""
    return made.sections[0].charts[0].split("</svg>")[0].count("<circle")


def test_the_picture_of_a_handful_of_deals_shows_every_bot() -> None:
    made = tournament_report(played(3))
    assert charts_rows(made) == 2
    assert all(sentence.sure is False for sentence in made.sentences)


def test_the_interval_of_a_rating_holds_the_truth_in_93_to_97_of_100_trials() -> None:
    """Two bots, of which one wins 70 of 100 games: it is 147 stronger, so 73.6 above their mean."""
    chance, true = np.random.default_rng(4), 200 * math.log10(0.7 / 0.3)
    held = 0
    for _ in range(600):
        found = arrange("mice", ["random", "greedy"], {"players": 2}, 80)
        won = (chance.random((80, 2)) < 0.7).mean(axis=1)
        found.deals[0] = [np.array([1 - part, part]) for part in won]
        rating = found.ratings()[1]
        held += rating.low <= true <= rating.high
    assert 0.93 <= held / 600 <= 0.97


def test_a_handful_of_deals_gives_ratings_without_intervals() -> None:
    assert not any(np.isfinite(rating.half) for rating in played(3).ratings())
    assert all(np.isfinite(rating.half) for rating in played(8).ratings())


@pytest.mark.parametrize("names", [["random"], ["random", "random"]])
def test_a_tournament_of_one_is_refused(names: list[str]) -> None:
    with pytest.raises(OptionError):
        arrange("mice", names, {}, 10)
