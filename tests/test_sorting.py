"""The order in which a GPU takes matches, and what tells their work."""

from __future__ import annotations

import numpy as np
import pytest

from nekoban.core.catalogue import find_game
from nekoban.core.gpu import Gpu, Host
from nekoban.core.gpu_phases import Phases, Sorter
from nekoban.core.sorting import KEYS, OVER_KEY
from nekoban.core.workload import LEVELS, Place, places_of, shared_work, telling_places

MICE = find_game("mice")


def test_matches_are_sorted_by_their_keys() -> None:
    order, chance = Sorter(Host(MICE), 500), np.random.default_rng(2)
    for _ in range(3):
        order.keys[:] = chance.integers(0, KEYS, 500)
        order.keys[:40], order.keys[40:90] = OVER_KEY, 0
        order.sort()
        assert sorted(order.matches.tolist()) == list(range(500))
        assert (np.diff(order.keys[order.matches]) >= 0).all()
        assert order.running() == (order.keys != OVER_KEY).sum()


def test_matches_that_are_over_come_last() -> None:
    twin, options = Gpu(MICE, Host(MICE)), MICE.options.read({"players": 2})
    rows = np.ascontiguousarray(twin.start(range(1, 65)).T)
    phases = Phases(twin, rows, options)
    for _ in range(12):
        phases.decide(64)
    to_move = rows.view(np.int8)[:, MICE.state.start("to_move")]
    assert 0 < (to_move < 0).sum() < 64
    assert (np.diff((to_move[phases.order.matches] < 0).astype(int)) >= 0).all()


def test_a_stopped_match_is_left_alone() -> None:
    twin, options = Gpu(MICE, Host(MICE)), MICE.options.read({"players": 2})
    rows = np.ascontiguousarray(twin.start(range(1, 9)).T)
    phases = Phases(twin, rows, options)
    phases.decide(8)
    before, phases.done[3] = rows.copy(), 0
    phases.decide(8)
    assert (rows != before).any(axis=1).tolist() == [row != 3 for row in range(8)]


def test_places_are_where_the_state_has_them() -> None:
    state = MICE.interpreted.start(MICE.options.read({"players": 3}), 5)
    state.players[2].paw = 7
    paw = next(place for place in places_of(MICE) if place.name == "players.paw")
    assert state.bytes.view(np.int8)[paw.start + 2 * paw.stride] == 7
    assert Place("to_move", MICE.state.start("to_move"), 0) in places_of(MICE)


def test_like_work_side_by_side_is_less_work() -> None:
    work = np.zeros((64, 2), np.int32)
    work[::2, 0], work[1::2, 1] = 10, 30
    assert shared_work(np.zeros(64), work) == 2 * 40
    assert shared_work(np.arange(64) % 2, work) == 10 + 30


@pytest.mark.parametrize(("name", "first"), [("mauwi", "stage"), ("nine-lives", "players.hand_count")])
def test_the_most_telling_number_is_found(name: str, first: str) -> None:
    """In Mauwi what is asked; in Nine Lives the cards at hand, from which stacks are made."""
    found = telling_places(find_game(name))
    assert len(found) == len(LEVELS)
    assert found[0].name == first
