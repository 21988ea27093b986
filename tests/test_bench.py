"""The benchmark page: figures, ratios, and what is not installed."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path

import pytest

from bench import page, search
from bench.costs import Cost, cost
from bench.ours import BATCH_ONE, BATCH_TWO, LOOP, STEPS, TWO_THREADS
from bench.peers import Absence, Figure, best

RATES = {LOOP: 6e6, TWO_THREADS: 12e6, BATCH_ONE: 2e6, BATCH_TWO: 3.6e6, STEPS: 5e5}
FIGURES = [
    *(Figure("Nekoban mauwi", "0.1", way, rate, rate / 200, rounds=(rate,)) for way, rate in RATES.items()),
    Figure("OpenSpiel gin_rummy", "2.0", "native rollouts", 1.5e5, 100, "a note", 1.0),
    Figure("OpenSpiel gin_rummy", "2.0", "steps from Python", 4e4, 30),
    Figure("OpenSpiel gin_rummy", "2.0", "native IS-MCTS", 9e9, 0, simulations_per_second=5e3),
    Figure("RLCard uno", "1.2", "steps of its game", 5e4, 100),
    Absence("Pgx backgammon", "compiled scan", "pgx is not installed: pip install pgx"),
]


def test_ratios_are_taken_by_the_fastest_way_of_a_peer_that_is_no_search() -> None:
    found = {what: (ratio, wanted) for what, ratio, wanted in page.ratios(FIGURES)}
    assert found["mauwi, compiled loop, by OpenSpiel gin_rummy at its fastest"] == (40, "at least 20")
    assert found["mauwi, batch with observations: two threads by one"] == (1.8, "at least 1.7")
    assert found[f"mauwi, {BATCH_TWO}, millions a second"] == (3.6, "at least 2")
    assert found["mauwi, steps from Python, by RLCard uno"] == (10, "at least 5")
    assert not any("PettingZoo" in what for what in found)


def test_a_busy_machine_does_not_change_a_ratio() -> None:
    busy = [
        Figure(one.name, one.version, one.way, one.decisions_per_second / 10, 1, cpu_share=0.1)
        for one in FIGURES[5:6]
    ]
    calm = {what: ratio for what, ratio, _ in page.ratios(FIGURES)}
    found = {what: ratio for what, ratio, _ in page.ratios([*FIGURES[:5], *busy])}
    what = "mauwi, compiled loop, by OpenSpiel gin_rummy at its fastest"
    assert found[what] == pytest.approx(calm[what])


def test_two_threads_are_compared_round_by_round_and_one_disturbed_round_does_not_count() -> None:
    one = Figure("Nekoban mauwi", "0.1", BATCH_ONE, 2e6, 1, rounds=(2e6, 1e6, 2e6))
    two = Figure("Nekoban mauwi", "0.1", BATCH_TWO, 3.6e6, 1, rounds=(3.6e6, 1.8e6, 1e6))
    assert page.scaling(two, one) == 1.8
    rates = best([replace(one, decisions_per_second=rate) for rate in one.rounds])
    assert isinstance(rates, Figure)
    assert rates.rounds == one.rounds
    assert rates.decisions_per_second == 2e6


def test_the_page_names_what_was_measured_and_what_is_not_installed(tmp_path: Path) -> None:
    (tmp_path / "pictures").mkdir()
    costs = [Cost("OpenSpiel hearts", "1.20", 0.4), Cost("RLCard uno", "", None, "No module named 'rlcard'")]
    page.write(tmp_path / "benchmarks.md", FIGURES, costs)
    text = (tmp_path / "benchmarks.md").read_text(encoding="utf-8")
    assert (
        "| OpenSpiel gin_rummy | 2.0 | native rollouts | 150,000 | 100.0 | 1.00 | 150,000 | a note |" in text
    )
    assert "- Pgx backgammon, compiled scan: pgx is not installed: pip install pgx" in text
    assert "| RLCard uno |  | not measured: No module named 'rlcard' |" in text
    assert (tmp_path / "pictures" / "benchmarks.svg").read_text().startswith("<?xml")


def test_the_chart_has_the_best_way_of_each_peer_and_no_search() -> None:
    bars = page.chosen_bars(FIGURES)
    assert bars["OpenSpiel gin_rummy", "native rollouts"] == 1.5e5
    assert ("OpenSpiel gin_rummy", "steps from Python") not in bars
    assert ("OpenSpiel gin_rummy", "native IS-MCTS") not in bars
    assert ("Nekoban mauwi", LOOP) in bars


def test_the_cost_of_a_program_that_cannot_run_is_its_reason() -> None:
    assert cost("a peer", "import no_such_library").note == (
        "ModuleNotFoundError: No module named 'no_such_library'"
    )
    measured = cost("a peer", "def copy_state(): pass\n")
    assert measured.start is not None
    assert 0 <= float(measured.copy) < 100


@pytest.mark.parametrize(("ours", "fails"), [(2_000.0, False), (1_999.0, True)])
def test_a_search_less_than_twenty_times_as_fast_as_the_peer_fails(
    ours: float, fails: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(search, "measure_all", lambda peers, seconds, rounds: [100.0, *[ours] * 8])
    with pytest.raises(SystemExit) if fails else nullcontext():
        search.main([])
    assert "| mauwi | as the Tiger |" in capsys.readouterr().out
