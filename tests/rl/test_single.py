"""One match, step by step."""

from __future__ import annotations

import random

import pytest

import nekoban.rl
from nekoban.core.game import all_games, find_game
from nekoban.rl.singles import shares


@pytest.mark.parametrize("name", all_games(hidden=True))
def test_a_match_goes_to_its_end_as_the_engine_plays_it(name: str) -> None:
    match = nekoban.rl.single(name, seed=3)
    chance = random.Random(1)
    engine = find_game(name).engine
    assert match.rewards() == [0] * match.players
    while match.to_move >= 0:
        before = match.state.twin()
        assert match.legal() == engine.legal(before)
        move = chance.choice(match.legal())
        match.play(move)
        engine.play(before, move)
        assert match.state == before
    assert sum(match.rewards()) == pytest.approx(0)
    assert match.scores() == engine.scores(match.state)


def test_a_twin_goes_its_own_way() -> None:
    match = nekoban.rl.single("mauwi", seed=3)
    twin = match.twin()
    twin.play(twin.legal()[0])
    assert twin.state != match.state
    assert twin.to_move != match.to_move or twin.legal() != match.legal()


def test_a_checked_move_that_is_illegal_is_refused_with_those_that_are_not() -> None:
    match = nekoban.rl.single("mice", seed=3)
    with pytest.raises(ValueError, match=r"Move 99 is not legal; legal are \[0"):
        match.play(99, check=True)


def test_the_same_seed_deals_the_same_match() -> None:
    deals = [nekoban.rl.single("iwari", seed=seed).state for seed in (1, 1, 2)]
    assert deals[0] == deals[1] != deals[2]


def test_shares_sum_to_nothing() -> None:
    assert shares(2, [0]) == [1, -1]
    assert shares(3, [1]) == [-0.5, 1, -0.5]
    assert shares(4, [0, 2]) == pytest.approx([1 / 3, -1 / 3, 1 / 3, -1 / 3])
    assert shares(3, []) == shares(3, [0, 1, 2]) == [0, 0, 0]
