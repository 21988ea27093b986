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
    row = bench.measured(find_game("mice"), 1, 40)
    assert (row.game, row.matches, row.choices > 5) == ("mice", 1, True)
    (line,) = bench.table([row])[2:]
    assert line.startswith("| mice | 1 | ")
    assert len(line.split("|")) == len(bench.table([])[0].split("|"))


@pytest.mark.parametrize("wrong", [{"turned": 1}, {"longest": 31.0}])
def test_a_run_that_misses_its_aim_fails(monkeypatch: pytest.MonkeyPatch, wrong: dict[str, float]) -> None:
    good = bench.Row("mice", 1, 9, 1.0, 2.0, 3, 0, 0.1)
    monkeypatch.setattr(bench, "measured", lambda *given: good)
    bench.main(["--games", "mice"])
    monkeypatch.setattr(bench, "measured", lambda *given: good._replace(**wrong))
    with pytest.raises(SystemExit, match="another sign"):
        bench.main(["--games", "mice"])
