"""The figures of bench/review.py: what counts as a change of sign, and what ends the run."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import review as bench
from nekoban.core.catalogue import find_game
from nekoban.core.match import Match
from nekoban.review.decisions import Decision, Found
from nekoban.review.reviews import Review


def made(*costs: int) -> Review:
    best = (Found(0, 600, 9),)
    decisions = [Decision(ply, 0, 1, 600, 600 - cost, 9, best) for ply, cost in enumerate(costs)]
    return Review(Match.new("mice", seed=1), "judge", decisions)


def test_a_large_mistake_that_costs_nothing_in_the_repeat_has_another_sign() -> None:
    turns = bench.turned(made(51, 51, 50, 0, 0), made(0, 10, 0, 60, 0))
    assert turns == (3, [(0, 51, 0), (3, 0, 60)])


def test_a_row_is_measured_and_written(tmp_path: Path) -> None:
    row = bench.measured(find_game("mice"), range(1000, 1001), 40, tmp_path / "kept.jsonl")
    assert (row.game, row.matches, row.choices > 5) == ("mice", 1, True)
    assert 0 < row.clock <= row.longest_wait
    (line,) = bench.table([row])[2:]
    assert line.startswith("| mice | 1 | ")
    assert len({row.count("|") for row in (*bench.table([]), line)}) == 1


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, file, asked = find_game("mice"), tmp_path / "build" / "kept.jsonl", list[int]()

    def reviewed_twice(game: object, number: int, budget: int) -> bench.Measured:
        asked.append(number)
        return bench.Measured(10, (4.0, number), (5.0, 7.0), 3, number % 2, 20)

    monkeypatch.setattr(bench, "reviewed_twice", reviewed_twice)
    first = bench.measured(game, range(5, 8), 40, file)
    assert first == bench.Row("mice", 3, 10, 5.0, 3.5, 6.0, 7.0, 9, 2, 2.0)
    text = file.read_text(encoding="utf-8")
    file.write_text(text[:-9], encoding="utf-8")  # it ended while it wrote
    assert bench.measured(game, range(5, 8), 40, file) == first
    assert asked == [5, 6, 7, 7]
    assert bench.measured(game, range(5, 8), 40, file) == first
    bench.measured(game, range(5, 6), 41, file)
    monkeypatch.setattr(bench, "judge_key", lambda game: "another judge")
    bench.measured(game, range(5, 6), 40, file)
    assert asked == [5, 6, 7, 7, 5, 5]


def test_a_number_makes_the_same_match_and_another_one_another() -> None:
    game = find_game("mice")
    one, again, other = (bench.played(game, number).played for number in (1000, 1000, 1001))
    assert one == again != other


GOOD = bench.Row("mice", 2, 9, 1.0, 2.0, 1.5, 40.0, 3, 0, 0.1)


def test_the_page_says_whether_the_matches_were_fresh() -> None:
    assert "3 large mistakes in all; 0 of them" in bench.summary([GOOD], 1000, 12_000)
    assert "None of them was looked at" in bench.summary([GOOD], 1000, 12_000)
    assert "None of them was looked at" not in bench.summary([GOOD], 0, 12_000)


@pytest.mark.parametrize("wrong", [{"turned": 1}, {"longest": 31.0}, {"clock": 31.0}])
def test_a_run_that_misses_its_aim_fails(monkeypatch: pytest.MonkeyPatch, wrong: dict[str, float]) -> None:
    asked: list[range] = []
    monkeypatch.setattr(bench, "measured", lambda game, numbers, *more: asked.append(numbers) or GOOD)
    bench.main(["--games", "mice", "--matches", "2", "--first", "7"])
    assert asked == [range(7, 9)]
    monkeypatch.setattr(bench, "measured", lambda *given: GOOD._replace(**wrong))
    with pytest.raises(SystemExit, match="another sign"):
        bench.main(["--games", "mice"])
