"""One match, step by step."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable

import pytest

import nekoban.rl
from nekoban.core.catalogue import all_games, find_game
from nekoban.rl.singles import shares


@pytest.mark.parametrize("name", all_games(hidden=True))
def test_a_match_goes_to_its_end_as_the_engine_plays_it(name: str) -> None:
    match = nekoban.rl.single(name, seed=3)
    chance = random.Random(1)
    engine = find_game(name).engine
    assert match.rewards() == [0] * match.players
    moves = match.legal()
    while moves:
        before = match.state.twin()
        assert match.to_move == before.to_move >= 0
        assert moves == match.legal() == match.listed().tolist() == engine.legal(before)
        move = chance.choice(moves)
        moves = match.play(move)
        engine.play(before, move)
        assert match.state == before
    assert match.to_move < 0
    assert match.legal() == []
    assert sum(match.rewards()) == pytest.approx(0)
    assert match.scores() == engine.scores(match.state)


@pytest.mark.parametrize("copied", [nekoban.rl.Single.twin, copy.deepcopy])
def test_a_twin_goes_its_own_way(copied: Callable[[nekoban.rl.Single], nekoban.rl.Single]) -> None:
    match = nekoban.rl.single("mauwi", seed=3)
    before, moves = match.state.twin(), match.legal()
    twin = copied(match)
    assert twin.state == before
    assert twin.legal() == moves
    answers = twin.play(moves[0])
    assert twin.state != before
    assert (match.state, match.legal()) == (before, moves)
    assert match.play(moves[0]) == answers
    assert match.state == twin.state


def test_a_list_of_moves_is_the_callers_own() -> None:
    match = nekoban.rl.single("mauwi", seed=3)
    moves = match.play(match.legal()[0])
    kept = list(moves)
    moves.clear()
    assert match.legal() == kept


@pytest.mark.parametrize("name", all_games(hidden=True))
def test_a_match_shows_a_seat_the_bytes_of_its_view(name: str) -> None:
    match = nekoban.rl.single(name, seed=3)
    for _ in range(20):
        for seat in range(match.players):
            assert match.sight(seat).tobytes() == match.view(seat).raw.tobytes()
        moves = match.legal() or match.reset(seed=4)
        match.play(moves[-1])


def test_a_seat_that_is_not_taken_is_shown_nothing() -> None:
    match = nekoban.rl.single("mice", players=2, seed=3)
    assert match.view().viewer == match.view(None).viewer
    for seat in (2, 9, -1):
        with pytest.raises(nekoban.NotationError, match=f"There is no seat {seat}: they count from 0 to 1"):
            match.view(seat)


def test_a_checked_move_that_is_illegal_is_refused_with_those_that_are_not() -> None:
    match = nekoban.rl.single("mice", seed=3)
    before = match.state.twin()
    for move in (99, -1):
        with pytest.raises(ValueError, match=rf"Move {move} is not legal; legal are \[0"):
            match.play(move, check=True)
    assert match.state == before


def test_the_same_seed_deals_the_same_match() -> None:
    deals = [nekoban.rl.single("iwari", seed=seed).state for seed in (1, 1, 2)]
    assert deals[0] == deals[1] != deals[2]


def test_shares_sum_to_nothing() -> None:
    assert shares(2, [0]) == [1, -1]
    assert shares(3, [1]) == [-0.5, 1, -0.5]
    assert shares(4, [0, 2]) == pytest.approx([1 / 3, -1 / 3, 1 / 3, -1 / 3])
    assert shares(3, []) == shares(3, [0, 1, 2]) == [0, 0, 0]
