"""The figures of bench/review.py: what counts as a change of sign, and what ends the run."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from bench import results
from bench import review as bench
from nekoban.core.catalogue import find_game
from nekoban.core.match import Match
from nekoban.review.decisions import Decision, Found
from nekoban.review.reviews import Review
from tools.processes import groups_of, spread

ROOT = Path(__file__).parents[2]


def made(*costs: int) -> Review:
    best = (Found(0, 600, 9),)
    decisions = [Decision(ply, 0, 1, 600, 600 - cost, 9, best) for ply, cost in enumerate(costs)]
    return Review(Match.new("mice", seed=1), "judge", decisions)


def test_a_large_mistake_that_costs_nothing_in_the_repeat_has_another_sign() -> None:
    turns = bench.turned(made(51, 51, 50, 0, 0), made(0, 10, 0, 60, 0))
    assert turns == (3, [(0, 51, 0), (3, 0, 60)])


def asked_for(*numbers: int, budget: int = 40) -> list[bench.Asked]:
    return bench.matches_of([find_game("mice")], numbers, budget)


def test_a_row_is_measured_and_written(tmp_path: Path) -> None:
    (row,) = bench.rows_of(bench.measured(asked_for(1000), tmp_path / "kept.jsonl"))
    assert (row.game, row.matches, row.choices > 5) == ("mice", 1, True)
    assert 0 < row.clock <= row.longest_wait
    (line,) = bench.table([row])[2:]
    assert line.startswith("| mice | 1 | ")
    assert len({row.count("|") for row in (*bench.table([]), line)}) == 1


def measured_by_number(asked: bench.Asked) -> tuple[bench.Asked, bench.Measured]:
    return asked, bench.Measured(10, (4.0, asked.number), (5.0, 7.0), 3, asked.number % 2, 20)


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, done = tmp_path / "build" / "kept.jsonl", list[int]()

    def reviewed_twice(asked: bench.Asked) -> tuple[bench.Asked, bench.Measured]:
        done.append(asked.number)
        return measured_by_number(asked)

    monkeypatch.setattr(bench, "reviewed_twice", reviewed_twice)
    first = bench.rows_of(bench.measured(asked_for(5, 6, 7), file))
    assert first == [bench.Row("mice", 3, 10, 5.0, 3.5, 6.0, 7.0, 9, 2, 2.0)]
    text = file.read_text(encoding="utf-8")
    file.write_text(text[:-9], encoding="utf-8")  # it ended while it wrote
    assert bench.rows_of(bench.measured(asked_for(5, 6, 7), file)) == first
    assert done == [5, 6, 7, 7]
    assert bench.rows_of(bench.measured(asked_for(5, 6, 7), file)) == first
    bench.measured(asked_for(5, budget=41), file)
    monkeypatch.setattr(bench, "judge_key", lambda game: "another judge")
    bench.measured(asked_for(5), file)
    assert done == [5, 6, 7, 7, 5, 5]


def test_a_number_makes_the_same_match_and_another_one_another() -> None:
    game = find_game("mice")
    one, again, other = (bench.played(game, number).played for number in (1000, 1000, 1001))
    assert one == again != other


ABOUT = {"date": "2026-11-19", "cores": 16, "processor": "a chip", "python": "3.12.1"}


def test_the_page_says_whether_the_matches_were_fresh_and_on_which_machine() -> None:
    for first, is_fresh in ((7000, True), (0, False)):
        found = dict(map(measured_by_number, asked_for(first, first + 1, budget=7_000)))
        said = bench.summary(found, ABOUT)
        assert "6 large mistakes in all; 1 of them" in said
        assert ("None of them was looked at" in said) == is_fresh
        assert f"begin with number {first}, and a thorough look has 7,000 iterations" in said
        assert said.endswith("Measured on 2026-11-19 on a machine with 16 cores (a chip) and Python 3.12.1.")


@pytest.mark.parametrize("wrong", [{"turned": 1}, {"computing": (61.0, 2.0)}, {"clock": (31.0, 31.0)}])
def test_a_run_that_misses_its_aim_fails(
    monkeypatch: pytest.MonkeyPatch, wrong: dict[str, Any], tmp_path: Path
) -> None:
    good = bench.Measured(9, (2.0, 2.0), (1.0, 40.0), 3, 0, 1)
    words = ["--games", "mice", "--matches", "2", "--first", "7", "--keep", str(tmp_path / "kept.jsonl")]
    for found in (good, good._replace(**wrong)):
        monkeypatch.setattr(bench, "measured", lambda asked, *more, found=found: dict.fromkeys(asked, found))
        with pytest.raises(SystemExit, match="another sign") if found != good else nullcontext():
            bench.main(words)


# --- on another machine


def test_results_of_another_machine_make_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "page.md").write_text("<!-- bench.review -->\nold\n<!-- end -->\n", encoding="utf-8")
    monkeypatch.setattr(bench, "PAGE", tmp_path / "page.md")
    words = ["--games", "mice", "--matches", "1", "--budget", "40", "--keep", str(tmp_path / "kept.jsonl")]
    monkeypatch.setattr(bench, "is_missed", lambda row: False)
    bench.main([*words, "--results", str(tmp_path / "results")])
    assert "old" in (tmp_path / "page.md").read_text(encoding="utf-8")
    monkeypatch.setattr(bench, "reviewed_twice", None)  # nothing is measured any more
    monkeypatch.setattr(bench, "judge_key", lambda game: "that of another Python")
    bench.main(["--from", str(tmp_path / "results"), "--write"])
    text = (tmp_path / "page.md").read_text(encoding="utf-8")
    assert "| mice | 1 |" in text
    assert f"Python {platform.python_version()}." in text


@pytest.mark.parametrize(
    ("name", "value"), [("source_mark", lambda modules: "x"), ("measured_settings", lambda *asked: {})]
)
def test_results_by_another_source_or_other_levels_are_refused(
    name: str, value: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    about = results.about_now({"mauwi": ["tiger", "nekomata"]}, bench.SOURCE)
    results.write_results(tmp_path, "one", about, [[1, 2], [3, 4]])
    assert results.read_results(tmp_path, "one", bench.SOURCE) == (about, [[1, 2], [3, 4]])
    monkeypatch.setattr(results, name, value)
    with pytest.raises(SystemExit, match=r"[Mm]easure"):
        results.read_results(tmp_path, "one", bench.SOURCE)


LIST = """
import sys, bench.review, bench.puzzles
own = ("nekoban", "bench", "tools")
names = {name.partition(".")[0] for name, module in [*sys.modules.items()] if getattr(module, "__file__", "")}
print(*sorted(names.difference(sys.stdlib_module_names, own)))
"""
FEW = {"numpy", "numba", "llvmlite", "fluent", "rich", "typing_extensions"}


def test_measuring_needs_few_packages() -> None:
    """So that it runs where nothing can be installed."""
    command = [sys.executable, "-c", LIST]
    told = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT).stdout.split()
    assert {name for name in told if not name.startswith("_")} <= FEW


# --- several processes


def cores_of(_: int) -> list[int]:
    time.sleep(0.2)  # so that the others begin too
    return sorted(os.sched_getaffinity(0))


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="this system cannot pin a process")
def test_each_process_has_cores_of_its_own() -> None:
    own = cores_of(0)
    found = {tuple(cores) for cores in spread(cores_of, range(8), len(own), 1)}
    assert found <= {(core,) for core in own}
    assert len(found) > 1 or len(own) == 1
    assert groups_of(1, len(own)) == [[core] for core in own]
    with pytest.raises(SystemExit, match="need more than"):
        groups_of(2, len(own))


def test_one_process_alone_keeps_all_cores() -> None:
    assert list(spread(abs, [-1, -2], 1, 2)) == [1, 2]
