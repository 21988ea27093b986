"""The figures of bench/judges.py: what two judges say, and what comes of games that are played on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bench import judges as bench
from nekoban.bots import make_bot
from nekoban.core.catalogue import find_game
from nekoban.core.match import Match

MICE = find_game("mice")
FOUND = [
    bench.Compared(
        "x", [bench.Verdict("y", (50, 40), 1.0), bench.Verdict("x", (0, 2), 2.0)], {"x": 0.5, "y": 0.53}
    ),
    bench.Compared("x", [bench.Verdict("x", (0, 0), 3.0), bench.Verdict("x", (0, 0), 4.0)], {}),
]


def test_a_judge_is_measured_by_its_best_move_and_by_the_cost_that_it_tells() -> None:
    first, second = (bench.row_of(FOUND, place) for place in range(2))
    assert first == (pytest.approx(30), pytest.approx(20), 5, 2.0)
    assert second == (0, 0, 1, 3.0)
    lines = bench.table({"mauwi": FOUND})
    assert lines[2:] == [
        "| mauwi | 2 | 1 | tiger | 3.0 % | 2.0 % | 0.5 % | 2.00 |",
        "| mauwi | 2 | 1 | nekomata | 0.0 % | 0.0 % | 0.1 % | 3.00 |",
    ]


def test_games_that_are_played_on_know_the_better_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "GAMES", 12)
    match = Match.from_position(
        "mice players=2 | to_move=1 heap=2 1.paw=two 1.has_paw=1 1.taken=10 2.paw=one 2.has_paw=1 2.taken=9",
        seed=1,
    )
    view: Any = match.view(0)
    bots = [make_bot("mouser", MICE)]
    shares = {text: bench.won_share(MICE, bots, view, 0, match.read(text)) for text in match.moves()}
    assert all(0 <= share <= 1 for share in shares.values())
    assert len(set(shares.values())) > 1
    assert shares == {text: bench.won_share(MICE, bots, view, 0, match.read(text)) for text in match.moves()}


def test_the_same_decisions_are_asked_and_none_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[int]()

    def compared(game: object, match: Match, ply: int) -> bench.Compared:
        asked.append(ply)
        return FOUND[0]

    monkeypatch.setattr(bench, "compared", compared)
    monkeypatch.setattr(bench, "network_mark", lambda game: "weights")
    file = tmp_path / "kept.jsonl"
    assert bench.compare_all(MICE, 5, file) == [FOUND[0]] * 5
    first = list(asked)
    assert len(first) == 5
    monkeypatch.setattr(bench, "compared", None)
    again = bench.compare_all(MICE, 5, file)
    assert [list(one.truth) for one in again] == [["x", "y"]] * 5
    assert bench.row_of(again, 0).off == pytest.approx(20)
