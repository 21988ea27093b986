"""The benchmark page: figures, ratios, and what is not installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from functools import partial
from itertools import count, cycle
from pathlib import Path
from typing import Any

import pytest

from bench import first_minutes, luck, motion, page, search, server_page, week
from bench.costs import Cost, cost, snippets
from bench.ours import AEC, BATCH_ONE, BATCH_TWO, LOOP, SEARCH, SPIEL, STEPS, TWO_THREADS
from bench.peers import IS_MCTS, Absence, Count, Figure, Peer, Ready
from bench.scaling import Run, Scaling, StepCost, scaling, scalings, step_cost
from nekoban.core.catalogue import find_game

RATES = {LOOP: 6e6, TWO_THREADS: 12e6, BATCH_ONE: 2e6, BATCH_TWO: 3.6e6, STEPS: 5e5, AEC: 2e4, SPIEL: 2e4}
FIGURES = [
    *(Figure("Nekoban mauwi", "0.1", way, rate, rate / 200) for way, rate in RATES.items()),
    Figure("OpenSpiel gin_rummy", "2.0", "native rollouts", 1.5e5, 100, "a note", 1.0),
    Figure("OpenSpiel gin_rummy", "2.0", "steps from Python", 4e4, 30),
    Figure("OpenSpiel gin_rummy", "2.0", "native IS-MCTS", 9e9, 0, simulations_per_second=5e3),
    Figure("OpenSpiel hearts", "2.0", "native rollouts", 4e6, 60),
    Figure("Nekoban mauwi", "0.1", SEARCH, 50, 0, simulations_per_second=1e5),
    Figure("RLCard uno", "1.2", "steps of its game", 5e4, 100),
    Figure("PettingZoo gin_rummy_v4", "1.26", "steps of its raw environment", 5e3, 40),
    Absence("Pgx backgammon", "compiled scan", "pgx is not installed: pip install pgx"),
]


THREADS = [
    Scaling("Nekoban mauwi", "compiled loop", 1.95),
    Scaling("Nekoban mauwi", "batch with observations", 1.69),
]


def test_ratios_are_taken_by_the_fastest_way_of_a_peer_that_is_no_search() -> None:
    found = {one.what: (one.measured, one.least) for one in page.ratios(FIGURES, THREADS)}
    assert found["mauwi, compiled loop, by OpenSpiel gin_rummy at its fastest"] == (40, 20)
    assert found["mauwi, compiled loop, by OpenSpiel hearts at its fastest"] == (1.5, 1)
    assert found["mauwi, batch with observations: two threads by one"] == (1.69, 1.7)
    assert found[f"mauwi, {BATCH_TWO}, millions a second"] == (3.6, 2)
    without = [one for one in FIGURES if not one.name.startswith("PettingZoo")]
    assert not any("gin_rummy_v4" in one.what for one in page.ratios(without, THREADS))


def test_only_like_ways_are_held_against_each_other() -> None:
    """Steps without observations are not held against an environment that makes them."""
    found = {one.what: (one.measured, one.least) for one in page.ratios(FIGURES, [])}
    ours = [what.removeprefix("mauwi, ") for what in found]
    assert f"{AEC}, by PettingZoo gin_rummy_v4, steps of its raw environment" in ours
    assert not any(what.startswith(f"{STEPS}, by PettingZoo") for what in ours)
    assert found[f"mauwi, {AEC}, by PettingZoo gin_rummy_v4, steps of its raw environment"] == (4, 5)
    assert found[f"mauwi, {STEPS}, by RLCard uno, steps of its game"] == (10, 5)
    assert found[f"mauwi, {SPIEL}, by OpenSpiel gin_rummy, {STEPS}"] == (0.5, None)
    search = f"mauwi, {SEARCH}, simulations by OpenSpiel gin_rummy, {IS_MCTS}"
    assert found[search] == (20, None)


def test_a_batch_step_may_cost_no_more_than_the_bound() -> None:
    for ratio, told in ((1.6, "at most 1.6"), (1.61, "at most 1.6: **not reached**")):
        (one,) = page.ratios([], [], [StepCost("Nekoban mauwi", ratio)])
        assert (one.measured, one.wanted) == (ratio, told)


def test_what_is_not_reached_is_marked_however_little_is_missing() -> None:
    marked = [line for line in page.ratio_table(FIGURES, THREADS) if line.endswith(": **not reached** |")]
    assert marked == [
        "| mauwi, batch with observations: two threads by one | 1.69 | at least 1.7: **not reached** |",
        "| mauwi, PettingZoo environment, by PettingZoo gin_rummy_v4, steps of its raw environment | 4.00 "
        "| at least 5: **not reached** |",
    ]
    assert page.Ratio("steps", 4.999, 5).wanted == "at least 5: **not reached**"
    assert page.Ratio("steps", 5, 5).wanted == "at least 5"


def test_a_busy_machine_does_not_change_a_ratio() -> None:
    what = "mauwi, compiled loop, by OpenSpiel gin_rummy at its fastest"
    peer = next(one for one in FIGURES if one.name == "OpenSpiel gin_rummy")
    assert isinstance(peer, Figure)
    busy = Figure(peer.name, peer.version, peer.way, peer.decisions_per_second / 10, 1, cpu_share=0.1)
    calm = {one.what: one.measured for one in page.ratios(FIGURES, [])}
    rest = [one for one in FIGURES if one.name != peer.name]
    found = {one.what: one.measured for one in page.ratios([*rest, busy], [])}
    assert found[what] == pytest.approx(calm[what])


def at_pace(rate: float, moments: Iterator[float]) -> Run:
    """A run at this pace, times what the machine leaves of it from one moment to the next."""
    return lambda seconds: Count(rate * next(moments) * seconds, 1, seconds)


def test_two_threads_are_held_against_one_pair_by_pair_and_disturbed_pairs_do_not_count() -> None:
    slowing = (1 / (moment // 2 + 1) for moment in count())
    assert scaling(at_pace(2e6, slowing), at_pace(3.6e6, slowing)) == pytest.approx(1.8)
    disturbed = cycle([1, 1, 1, 1, 1, 1, 0.1, 1])
    assert scaling(at_pace(2e6, disturbed), at_pace(3.6e6, disturbed)) == pytest.approx(1.8)


def test_the_cost_of_a_step_is_its_computing_time_however_long_it_waits() -> None:
    waits = cycle([1.0, 9.0, 2.0])

    def run(rate: float, seconds: float) -> Count:
        return Count(rate * seconds, 1, seconds * next(waits), seconds)

    assert step_cost(partial(run, 3e6), partial(run, 2e6)) == pytest.approx(1.5)


def test_neither_thread_count_always_has_the_first_slice_of_a_pair() -> None:
    order: list[int] = []

    def run(threads: int, seconds: float) -> Count:
        order.append(threads)
        return Count(1e6 * threads, 1, seconds)

    assert scaling(partial(run, 1), partial(run, 2), pairs=4) == 2
    assert order == [1, 2, 1, 2, 2, 1, 1, 2, 2, 1]


def test_only_what_runs_on_one_thread_and_on_two_is_compared() -> None:
    ways = {BATCH_ONE: 2e6, BATCH_TWO: 3e6, TWO_THREADS: 1e6, STEPS: 1e5}
    peers = [
        Peer("Nekoban mauwi", way, "", partial(Ready, "0.1", at_pace(rate, cycle([1]))))
        for way, rate in ways.items()
    ]
    assert list(scalings(peers)) == [Scaling("Nekoban mauwi", "batch with observations", 1.5)]


@pytest.mark.long
def test_the_page_names_what_was_measured_and_what_is_not_installed(tmp_path: Path) -> None:
    (tmp_path / "pictures").mkdir()
    costs = [Cost("OpenSpiel hearts", "1.20", 0.4), Cost("RLCard uno", "", None, "No module named 'rlcard'")]
    page.write(tmp_path / "benchmarks.md", FIGURES, THREADS, [], costs)
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


@pytest.mark.compiled
def test_our_copy_is_as_whole_as_the_copies_of_others() -> None:
    made: dict[str, Any] = {}
    exec(snippets([find_game("mice")])["Nekoban mice"], made)
    match, copy = made["match"], made["copy_state"]()
    before = match.state.twin()
    copy.play(copy.legal()[0])
    assert match.state == before != copy.state


@pytest.mark.parametrize(("ours", "fails"), [(2_000.0, False), (1_999.0, True)])
def test_a_search_less_than_twenty_times_as_fast_as_the_peer_fails(
    ours: float, fails: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        search, "measure_all", lambda peers, seconds, rounds: [100.0] + [ours] * (len(peers) - 1)
    )
    with pytest.raises(SystemExit) if fails else nullcontext():
        search.main([])
    assert "| mauwi | as the Tiger |" in capsys.readouterr().out


def test_frames_that_came_late_are_counted() -> None:
    times = [16.7] * 54 + [40.0] * 3 + [100.0] * 3
    assert motion.row("mice", times, 2) == "| mice | 60 | 16.7 | 40.0 | 90% | 2 |"
    assert motion.row("mice", times[1:], 2) == "| mice | 59: too few | | | | |"


def test_every_part_of_the_servers_page_names_a_program_that_there_is() -> None:
    for part in server_page.PARTS.values():
        flag, named = part.command[:2]
        file = Path(f"{named.replace('.', '/')}.py" if flag == "-m" else flag)
        assert (server_page.ROOT / file).is_file()


def test_a_week_is_bounded_if_nothing_grows_after_the_third_day() -> None:
    calm = [week.Sizes(200, 50, 0.3)] * 3
    assert not week.grown([week.Sizes(1, 1, 0.1), *calm, week.Sizes(290, 70, 0.4)])
    assert week.grown([*calm, week.Sizes(310, 70, 0.4)]) == ["memory"]
    assert week.grown([*calm, week.Sizes(200, 76, 1.1)]) == ["file", "start"]
    assert not week.grown([*calm, week.Sizes(200, 70, 0.9)])


def test_a_first_run_keeps_its_promise_in_both_parts_or_not_at_all() -> None:
    assert first_minutes.is_kept(first_minutes.Run(5, 2))
    assert not first_minutes.is_kept(first_minutes.Run(5.1, 1))
    assert not first_minutes.is_kept(first_minutes.Run(1, 2.1))
    shown = first_minutes.line(
        "mice", "none", [first_minutes.Run(1, 2), first_minutes.Run(3, 1), first_minutes.Run(2, 1)]
    )
    assert shown == "| mice | none | 2.00 (up to 3.00) | 1.00 (up to 2.00) |"


def frame(sequence: int, ms: float, state: str, page: int = 7) -> dict[str, Any]:
    told = {"frame_reporter": {"state": state, "frame_sequence": sequence}}
    return {"name": "PipelineReporter", "ph": "b", "pid": page, "ts": 1000 * ms, "args": told}


def test_frames_of_a_trace_are_counted_only_while_something_travels() -> None:
    marks = [
        {"name": f"travel-{what}", "ph": "I", "pid": 7, "ts": 1000 * ms, "args": {}}
        for what, ms in (("begins", 100), ("ends", 160))
    ]
    shown, late, dropped, idle = (
        f"STATE_{state}" for state in ("PRESENTED_ALL", "PRESENTED_PARTIAL", "DROPPED", "NO_UPDATE_DESIRED")
    )
    frames = [
        *(frame(number, at, shown) for number, at in ((1, 90), (2, 101), (3, 117), (9, 170))),
        *(frame(4, 133, state) for state in (dropped, late)),  # one frame, told twice: it was shown
        frame(5, 150, dropped),
        frame(6, 155, idle),
        frame(7, 120, shown, page=8),  # of another window
    ]
    assert motion.while_travelling([*frames, *marks]) == ([16, 16], 1)


def test_the_copy_without_keyed_luck_has_none(tmp_path: Path) -> None:
    """If nothing were left out, the benchmark of luck would compare a source with itself."""
    core = luck.keyless(tmp_path) / "nekoban" / "core"
    assert "return keyed_roll" not in (core / "luck.py").read_text(encoding="utf-8")
    game = (core / "game.py").read_text(encoding="utf-8")
    assert "state.luck = luck" in game
    assert "state.key" not in game
    states = [file.read_text(encoding="utf-8") for file in tmp_path.glob("**/state.py")]
    assert len(states) > 4
    assert not any("key: Array = luck_key()" in text for text in states)


def test_what_is_left_out_must_have_been_there(tmp_path: Path) -> None:
    file = tmp_path / "luck.py"
    file.write_text("def roll():\n    return 4\n", encoding="utf-8")
    with pytest.raises(ValueError, match="has 0 places like 'keyed'"):
        luck.leave_out(file, "keyed")
