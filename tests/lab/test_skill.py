"""How much luck leaves to skill: pairs are played in turn, for so long, and go on where they were."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from bench import skill
from bench.skill import Pair
from nekoban.lab import ladder
from nekoban.lab.duels import Deal

LONG = 600.0
PAIRS = [Pair("mice", "greedy", "random"), Pair("mice", "kitten", "greedy")]


@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """What is played, without playing it: the first bot named loses every deal."""
    asked: list[tuple[str, ...]] = []

    def lost(game: str, seats: int, names: tuple[str, str], number: int) -> Deal:
        asked.append((*names, str(number)))
        return Deal(0.0, -1.0, 0)

    monkeypatch.setattr(ladder, "cache_root", lambda: tmp_path)
    monkeypatch.setattr(skill, "named_deal", lost)
    return asked


def play(deals: int, seconds: float) -> None:
    with ThreadPoolExecutor(1) as pool:
        skill.play_on(PAIRS, pool, deals, seconds)


def test_all_pairs_are_played_in_turn_and_only_what_is_missing(played: list[tuple[str, ...]]) -> None:
    play(2, LONG)
    assert [one[:2] for one in played] == [("random", "greedy"), ("greedy", "kitten")] * 2
    play(5, LONG)
    assert len(played) == 10
    assert set(Counter(played).values()) == {1}
    assert [len(pair.results()) for pair in PAIRS] == [5, 5]


def test_when_the_time_is_over_nothing_more_is_played(played: list[tuple[str, ...]]) -> None:
    play(3, 0.0)
    assert len(played) <= 1  # what had begun


def test_a_row_tells_the_first_bots_wins(played: list[tuple[str, ...]]) -> None:
    assert PAIRS[0].line() == "| Mice | greedy | random | not played yet | 0 |"
    play(4, LONG)
    assert PAIRS[0].line().startswith("| Mice | greedy | random | 100.0% (")
    assert PAIRS[0].line().endswith("| 8 |")
    assert (
        Pair("mice", "kitten*10", "kitten").line().startswith("| Mice | kitten, iterations × 10 | kitten |")
    )


def test_a_deal_that_is_missing_in_the_middle_is_not_skipped() -> None:
    deal = Deal(1.0, 1.0, 0)
    assert skill.in_order({0: deal, 1: deal, 3: deal}) == [deal, deal]
    assert skill.in_order({}) == []
