"""A benchmark of an agent: its rating is right, its interval covers it, and its costs are counted."""

from __future__ import annotations

import json
import math
import random
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner

from nekoban.cli import app
from nekoban.core.catalogue import find_game
from nekoban.core.language import reading
from nekoban.core.options import OptionError
from nekoban.lab.benchmark import Benchmark, PlayedBout, expected, opponents, rate_agent, rating_sentence
from nekoban.lab.ladder import ladder_bots

MAUWI = find_game("mauwi")
LINE_AGENT = f"program:{sys.executable} {Path(__file__).parents[2] / 'examples' / 'line_agent.py'}"


def test_a_rating_is_where_as_much_is_won_as_expected() -> None:
    found = rate_agent([(0.0, 1.0), (0.0, 0.0), (100.0, 1.0), (100.0, 0.0)])
    assert found is not None
    assert found.value == pytest.approx(50, abs=0.01)
    assert found.low < 50 < found.high
    assert found.high - 50 == pytest.approx(50 - found.low, abs=0.1)


def test_the_interval_holds_the_truth_about_95_times_in_100() -> None:
    chance, true, held = random.Random(1), 130.0, 0
    for _ in range(1000):
        others = [chance.uniform(-400, 400) for _ in range(40)]
        found = rate_agent([(other, float(chance.random() < expected(true, other))) for other in others])
        assert found is not None
        held += found.low <= true <= found.high
    assert 930 <= held <= 970


def test_all_won_and_all_lost_leave_one_end_open() -> None:
    best, worst = rate_agent([(0.0, 1.0)] * 5), rate_agent([(0.0, 0.0)] * 5)
    assert best is not None
    assert worst is not None
    assert math.isinf(best.high)
    assert math.isinf(worst.low)
    assert "or more" in rating_sentence(best)
    assert "or less" in rating_sentence(worst)
    assert rate_agent([]) is None


def test_everybody_is_met_on_each_seat() -> None:
    bouts = Benchmark(MAUWI, "me", ["random", "greedy"], 4).bouts()
    assert len({bout.number for bout in bouts}) == 8
    for opponent in ("random", "greedy"):
        assert [bout.seat for bout in bouts if bout.opponent == opponent] == [0, 1, 0, 1]


def test_a_benchmark_goes_on_and_another_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "b.json"
    Benchmark(MAUWI, "me", ["random"], 2, file).record(PlayedBout(0, "random", 1, 1.0, [9, 3], 20, 21, 1))
    again = Benchmark(MAUWI, "me", ["random"], 2, file)
    assert [bout.number for bout in again.left()] == [1]
    with pytest.raises(OptionError, match="is not of this benchmark"):
        Benchmark(MAUWI, "you", ["random"], 2, file)
    file.write_text("cats")
    with pytest.raises(OptionError, match="is not of this benchmark"):
        Benchmark(MAUWI, "me", ["random"], 2, file)


@pytest.mark.parametrize(
    ("language", "begins", "heading"),
    [
        (
            "en",
            "me, Mauwi for two: 1 of 2 games.",
            "against       games     won   turns   calls  illegal",
        ),
        ("fr", "me, Mauwi à deux\u00a0: 1 partie sur 2.", "contre       parties   gagné   choix"),
        ("ja", "me、Mauwiの2人戦：2回中1回。", "相手           回数    勝率    手番"),
    ],
)
def test_a_benchmark_is_told_in_the_readers_language(language: str, begins: str, heading: str) -> None:
    bench = Benchmark(MAUWI, "me", ["random"], 2, played=[PlayedBout(0, "random", 1, 0.5, [9, 9], 20, 21, 1)])
    with reading(language):
        title, _, heads, row = bench.lines()
    assert title == begins
    assert heads.startswith(heading)
    assert cell_len(heads) == cell_len(row)
    assert row.split()[:2] == ["random", "1"]


def test_a_program_is_rated_and_its_costs_are_counted(tmp_path: Path) -> None:
    file = tmp_path / "b.json"
    words = ["benchmark", "mauwi", "--agent", LINE_AGENT, "--against", "random,greedy", "--rounds", "2"]
    done = CliRunner().invoke(app, [*words, "-o", str(file)])
    assert done.exit_code == 0, done.output
    data = json.loads(file.read_text(encoding="utf-8"))
    assert len(data["played"]) == 4
    assert all(one["calls"] == one["turns"] > 3 and one["stand_ins"] == 0 for one in data["played"])
    assert "Its rating on the ladder" in done.output or "every game" in done.output
    assert opponents(MAUWI)[0] == "random"
    assert opponents(MAUWI)[-1] == ladder_bots(MAUWI)[-1]
