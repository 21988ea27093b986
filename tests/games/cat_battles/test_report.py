"""The report on all squads: what it says of them follows from their games."""

from __future__ import annotations

import itertools
import re

import numpy as np
import polars as pl
import pytest

from nekoban.games.cat_battles import report
from nekoban.lab.findings import careful
from nekoban.lab.samples import Sample
from nekoban.lab.setting import Played, Setting
from nekoban.lab.statistics import Estimate, wilson
from nekoban.lab.tables import make_plan


def test_squads_are_set_against_each_other_from_both_sides() -> None:
    """In made-up games the squad with the smaller number wins, on whichever seat."""
    count = 4 * len(report.PAIRS)
    seeds = np.arange(count)
    squads = np.array(report.PAIRS)[seeds % len(report.PAIRS)]
    won = np.eye(2, dtype=np.int8)[(squads[:, 0] > squads[:, 1]).astype(int)]
    plan = make_plan("cat-battles", ["random"], {}, count)
    every = Sample(plan, pl.DataFrame({"won": won, "first": np.zeros(count, np.int8), "seed": seeds}))
    last = len(report.NAMES) - 1
    assert report.overall_share(every, 0).value == 100
    assert report.overall_share(every, last).value == 0
    assert report.overall_share(every, 5).value == pytest.approx(100 * (last - 5) / last)
    assert report.share_against(every, 3, [7]).count == 8
    assert report.by_seat(Played(Setting("random", "random"), {"even": every})).value == pytest.approx(
        50 / len(report.NAMES)
    )


def squads(chance: np.random.Generator, best: float = 0.0) -> list[Estimate]:
    """What every squad won against the others, 200 games a pairing; the first wins so much more often."""
    count, games = len(report.NAMES), 200
    one, two = np.triu_indices(count, 1)
    won = chance.binomial(games, np.where(one == 0, 0.5 + best, 0.5))
    wins = np.bincount(one, won, count) + np.bincount(two, games - won, count)
    parts = wins / (games * (count - 1))
    return [wilson(part, part * (1 - part), games * (count - 1)).scaled(100) for part in parts.tolist()]


@pytest.mark.long
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
    tables = report.tables(Setting("panther", "greedy"))
    every, uneven = ([dict(one) for one in tables[name].sets] for name in ("even", "uneven"))
    assert len({tuple(one.items()) for one in every}) == len(report.NAMES) ** 2
    sides = [(one.get("squad-1", "S01"), one.get("squad-2", "S02")) for one in uneven]
    assert sorted(sides) == sorted(itertools.permutations(report.SETS, 2))
