"""The report on all squads: what it says of them follows from their games."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import numpy as np
import polars as pl
import pytest

from nekoban.games.cat_battles import report
from nekoban.lab.findings import careful
from nekoban.lab.samples import Sample
from nekoban.lab.setting import Setting
from nekoban.lab.statistics import Estimate, wilson
from nekoban.lab.tables import make_plan


def test_squads_are_set_against_each_other_from_both_sides() -> None:
    plan = make_plan("cat-battles", ["random"], {}, 200)
    fields = {"won": np.tile(np.array([[1, 0]], np.int8), (200, 1)), "first": np.zeros(200, np.int8)}
    won = Sample(plan, pl.DataFrame(fields))
    taken = {(0, 1): won, (0, 2): won, (1, 2): won}
    assert report.overall_share(taken, 0).value == 100
    assert report.overall_share(taken, 2).value == 0
    assert report.overall_share(taken, 1).value == 50


def squads(chance: np.random.Generator, best: float = 0.0) -> list[Estimate]:
    """What every squad won against the others, 200 games a pairing; the first wins so much more often."""
    count, games = len(report.NAMES), 200
    one, two = np.triu_indices(count, 1)
    won = chance.binomial(games, np.where(one == 0, 0.5 + best, 0.5))
    wins = np.bincount(one, won, count) + np.bincount(two, games - won, count)
    parts = wins / (games * (count - 1))
    return [wilson(part, part * (1 - part), games * (count - 1)).scaled(100) for part in parts.tolist()]


def test_of_squads_that_are_all_equal_the_outermost_are_rarely_told_apart() -> None:
    """They are the outermost of sixteen, and of six pairs: that there is one says nothing."""
    chance = np.random.default_rng(5)
    sure = [any(one.sure for one in careful(report.squad_sentences(squads(chance)))) for _ in range(500)]
    assert np.mean(sure) <= 0.075


def test_a_squad_that_is_better_is_named() -> None:
    best, _, starters = careful(report.squad_sentences(squads(np.random.default_rng(5), 0.08)))
    assert best.sure
    assert best.text.startswith(str(report.NAMES[0]))
    assert starters.sure
    assert starters.text.startswith(f"Among the starters, {report.NAMES[0]} wins")


def test_a_squad_without_an_edge_is_told_as_open() -> None:
    even = [Estimate(50 + place / 10, 48 + place / 10, 52 + place / 10, 3000) for place in range(16)]
    for one in report.squad_sentences(even):
        assert not one.sure
        assert re.search("no clear edge|cannot be told apart", one.text)


def test_CB_25_squads_meet_as_the_booklet_says_and_skill_is_shown_by_squads_that_share_no_figure() -> None:
    asked: list[list[dict[str, str]]] = []

    class Asked(Exception):
        pass

    class Table(Setting):
        def sample(self, game: str, options: Any, games: int, bots: Any = None) -> Any:
            asked.append(list(options))
            if bots:
                raise Asked
            return SimpleNamespace(by_options=lambda: report.PAIRS)

    with pytest.raises(Asked):
        report.report(Table("greedy", "panther", "greedy", 1.0, 1, None))
    every, uneven = asked
    assert len(every) == len(report.PAIRS)
    assert {frozenset(options) for options in every + uneven} == {frozenset({"squad-1", "squad-2"})}
    taken = [options["squad-1"] for options in uneven]
    assert {name: taken.count(name) for name in taken} == dict.fromkeys(report.SETS, 3)
    assert not any(options["squad-1"] == options["squad-2"] for options in uneven)
    assert {(options["squad-2"], options["squad-1"]) for options in uneven} == {
        (options["squad-1"], options["squad-2"]) for options in uneven
    }
