"""Iwari: how a map plays. What the lab's games show of it, the page made from that, and the command."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pytest
from typer.testing import CliRunner

from nekoban.cli import app
from nekoban.games.iwari import counting
from nekoban.games.iwari.data.loading import load_map, with_own_map
from nekoban.games.iwari.facts import GAME
from nekoban.games.iwari.workshop import map_balance
from nekoban.games.iwari.workshop.map_balance import Trial
from nekoban.lab.game_reports import report_plans
from nekoban.lab.samples import Sample
from nekoban.lab.setting import Setting, settings, usual_bots
from nekoban.lab.tables import Plan, make_plan
from tests.games.iwari.conftest import ALBA, BRAE, test_map


def test_a_territory_is_entered_once_however_many_tents_a_player_has_there(table: Any) -> None:
    at = table(players=2).tents(0, 1, 2).tents(1, 3).tents(2, 5)
    marks = np.zeros((5, counting.ENTERED + 12), np.int16)
    counting.mark_end(at.state, marks)
    entered = marks[:, counting.ENTERED :]
    assert entered[:2, ALBA].tolist() == [1, 1]
    assert entered[:, BRAE].sum() == 0  # the third tribe is no player
    assert entered.sum() == 2


def sample(won: list[list[int]], first: list[int], entered: list[list[list[int]]]) -> Sample:
    players = len(won[0])
    plan = make_plan("iwari", ("random",), {"players": players}, len(won))
    columns = {"won": won, "first": first, "territories entered": entered}
    return Sample(plan, pl.DataFrame({name: np.array(values, np.int16) for name, values in columns.items()}))


def test_a_trial_counts_wins_by_seat_and_by_turn_and_territories() -> None:
    won = [[0, 0, 1], [1, 0, 1], [0, 1, 0], [0, 1, 0]]
    here, there, nowhere = [1, 0], [0, 1], [0, 0]
    entered = [[here, here, nowhere], [here, there, nowhere], [nowhere] * 3, [there] * 3]
    found = map_balance.read_trial(sample(won, [1, 0, 0, 2], entered), "random")
    assert (found.players, found.games, found.won) == (3, 4, 4)
    assert found.wins == [0.5, 2, 1.5]  # a shared win in parts
    assert found.turns == [0.5, 2, 1.5]  # first: half a win; second: seat 2 after 1, seat 1 after 0
    assert found.entered == [50, 50]


def test_a_game_that_the_third_tribe_wins_has_no_winner() -> None:
    found = map_balance.read_trial(sample([[0, 0], [0, 1]], [0, 1], [[[1], [0]], [[0], [0]]]), "random")
    assert (found.games, found.won, found.wins, found.turns) == (2, 1, [0, 1], [1, 0])
    assert found.shares(found.wins) == [0, 100]


# --- the page -------------------------------------------------------------------------------------


def trial(players: int, bot: str, turns: list[float]) -> Trial:
    won = int(sum(turns))
    return Trial(players, bot, 20_000, won, [won / players] * players, turns, [99.0] * 9)


def page(*found: Trial) -> str:
    name, board = "new-horizons", load_map("new-horizons")
    return "\n".join(map_balance.page({name: list(found)}, {name: board}, "nekoban map-balance"))


def test_the_games_are_those_of_the_report(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: list[Plan] = []

    def play(plans: list[Plan], workers: int, kept: Path) -> list[Sample]:
        asked.extend(plans)
        return [sample([[0, 1, 0]], [1], [[[1] * 12] * 3])]

    monkeypatch.setattr(map_balance, "play", play)
    for setting in map_balance.chosen_settings((), 0.5):
        found = map_balance.run_trial("new-horizons", 3, setting, 1, tmp_path)
        assert (found.bot, len(found.entered)) == (setting.bot, 9)
    told = report_plans("iwari", settings(usual_bots(GAME), 0.5))
    judging, *shown = asked
    assert (set(judging.bots), judging.count) == ({"random"}, 10_000)  # of 20,000, by the scale
    assert {plan.bots[0] for plan in shown} == set(usual_bots(GAME)[:2])
    assert set(shown) <= set(told)


def test_rows_of_few_games_are_shown_and_do_not_judge() -> None:
    few = trial(4, "greedy", [5000] * 4)
    few.games, few.wins = 1000, [8000.0, 4000.0, 4000.0, 4000.0]
    assert "What is asked: not known. No row has 20,000 games." in page(few)
    assert "What is asked: Met." in page(few, trial(4, "random", [5000] * 4))


def test_the_page_says_what_is_more_than_three_points_above_its_share():
    shown = page(trial(2, "greedy", [8000, 12000]), trial(4, "greedy", [5500, 5000, 5000, 4500]))
    assert "in 1 of 2 rows (New Horizons, 2 players: the second to act, +10.00 ± 0.69)." in shown
    row = "| 2 | greedy | 20,000 | 20,000 | 50.0, 50.0 | +0.0 | 40.0, 60.0 | **+10.0** | 0.7 |"
    assert row in shown
    assert "What is asked: Met. The best seat of any row is +0.0 points above its share" in shown
    assert "entered in 99.0% of the games" in shown


def test_the_page_says_so_if_nothing_is():
    shown = page(trial(4, "random", [5500, 5000, 5000, 4500]))
    nearest = "nearest to it is New Horizons, 4 players: the first to act, +2.50 ± 0.60"
    nobody = "nobody is certainly more than 3 points above their share"
    assert f"{nobody}; {nearest}, whose interval reaches beyond 3." in shown
    shown = page(trial(4, "random", [5200, 5000, 5000, 4800]))
    assert "the first to act, +1.00 ± 0.60.\n" in shown
    assert "**" not in shown.split("## What it shows")[1]


def test_a_seat_too_strong_or_a_territory_left_alone_is_not_fair():
    even = trial(4, "random", [5000] * 4)
    assert even.is_fair
    assert even.is_even
    even.entered[3] = 59.9
    assert not even.is_fair
    strong = trial(2, "random", [10_000] * 2)
    strong.wins = [10_700.0, 9300.0]
    assert not strong.is_fair
    strong.wins = [10_600.0, 9400.0]
    assert strong.is_fair  # three points, and no more
    strong.wins = [10_601.0, 9399.0]
    assert not strong.is_fair
    assert "What is asked: **Not met**." in page(strong)


# --- the command


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """What the command asks to be played; every row is fair but for greedy bots."""
    found: list[tuple[Any, ...]] = []

    def run(text: str, players: int, setting: Setting, workers: int, kept: Path) -> Trial:
        found.append((text, players, setting.bot, setting.scale))
        row = trial(players, setting.bot, [1000.0] * players)
        row.entered = [50.0 if setting.bot == "greedy" else 99.0] * 9
        return row

    monkeypatch.setattr(map_balance, "run_trial", run)
    return found


def test_the_command_tries_every_number_of_players_and_writes_the_page(
    asked: list[tuple[Any, ...]], tmp_path: Path
) -> None:
    file = tmp_path / "maps.md"
    wanted = ["map-balance", "--bot", "random", "--scale", "0.1", "--map", "new-horizons"]
    result = CliRunner().invoke(app, [*wanted, "--write", str(file)])
    assert result.exit_code == 0, result.output
    assert asked == [("new-horizons", count, "random", 0.1) for count in (2, 3, 4, 5)]
    assert result.output.count("fair") == 4
    assert f"nekoban map-balance --scale 0.1 --write {file}" in file.read_text()


def test_the_command_tells_by_its_exit_status_that_a_map_is_not_fair(asked: list[tuple[Any, ...]]) -> None:
    result = CliRunner().invoke(app, ["map-balance", "--map", "new-horizons"])
    assert result.exit_code == 1
    assert len(asked) == 12
    assert result.output.count("NOT FAIR") == 4


def test_the_command_tries_a_map_of_ones_own(asked: list[tuple[Any, ...]], tmp_path: Path) -> None:
    file = tmp_path / "squares.toml"
    file.write_text(test_map(), encoding="utf-8")
    assert CliRunner().invoke(app, ["map-balance", "--bot", "random", "--map", str(file)]).exit_code == 0
    assert {row[0] for row in asked} == {with_own_map({"map": str(file)})["map"]}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--map", "atlantis"], "There is no map or file 'atlantis'"),
        (["--bot", "deep-blue"], "There is no bot"),
    ],
)
def test_what_cannot_be_tried_is_refused_with_a_sentence(
    words: list[str], said: str, asked: list[tuple[Any, ...]]
) -> None:
    result = CliRunner().invoke(app, ["map-balance", *words])
    assert result.exit_code != 0
    assert said in str(result.exception) + result.output
    assert asked == []
