"""The figures of bench/review.py: what counts as a change of sign, and what ends the run."""

from __future__ import annotations

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
    assert bench.turned(made(51, 51, 50, 0, 0), made(0, 10, 0, 60, 0)) == (3, 2)


def test_a_row_is_measured_and_written() -> None:
    row = bench.measured(find_game("mice"), range(1000, 1001), 40)
    assert (row.game, row.matches, row.choices > 5) == ("mice", 1, True)
    assert 0 < row.clock <= row.longest_wait
    (line,) = bench.table([row])[2:]
    assert line.startswith("| mice | 1 | ")
    assert len({row.count("|") for row in (*bench.table([]), line)}) == 1


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
    monkeypatch.setattr(bench, "measured", lambda game, numbers, budget: asked.append(numbers) or GOOD)
    bench.main(["--games", "mice", "--matches", "2", "--first", "7"])
    assert asked == [range(7, 9)]
    monkeypatch.setattr(bench, "measured", lambda *given: GOOD._replace(**wrong))
    with pytest.raises(SystemExit, match="another sign"):
        bench.main(["--games", "mice"])
