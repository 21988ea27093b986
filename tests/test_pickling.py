"""Pickles and deep copies: what comes back plays on by itself, exactly like the original."""

from __future__ import annotations

import copy
import dataclasses
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

import nekoban
import nekoban.rl
from nekoban.bots import make_bot
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.luck import start_luck

GAMES = list(all_games(hidden=True))


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS = pytest.mark.parametrize("way", [pickled, copy.deepcopy], ids=["pickle", "deepcopy"])


def play_some(match: Any, count: int, seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(count):
        if moves := match.legal():
            match.play(chance.choice(moves))


@WAYS
@pytest.mark.parametrize("name", GAMES)
def test_a_match_goes_on_by_itself(name: str, way: Callable[[Any], Any]) -> None:
    match = nekoban.new(name, seed="copies")
    play_some(match, 7, 1)
    other, before = way(match), match.state.twin()
    assert other.game is match.game
    play_some(other, 5, 2)
    assert match.state == before
    play_some(match, 5, 2)
    assert other.state == match.state
    assert other.played == match.played
    assert other.names == match.names


@WAYS
@pytest.mark.parametrize("name", GAMES)
def test_a_single_match_goes_on_by_itself(name: str, way: Callable[[Any], Any]) -> None:
    match = nekoban.rl.single(name, seed=3)
    play_some(match, 7, 1)
    other, before = way(match), match.state.twin()
    play_some(other, 5, 2)
    assert match.state == before
    play_some(match, 5, 2)
    assert other.state == match.state
    assert other.legal() == match.legal()


@WAYS
def test_an_environment_goes_on_by_itself(way: Callable[[Any], Any]) -> None:
    def steps(env: Any) -> list[bytes]:
        seen = []
        for agent in env.agent_iter(max_iter=8):
            observation, *_ = env.last()
            seen.append(observation["observation"].tobytes())
            env.step(int(observation["action_mask"].argmax()) if observation["action_mask"].any() else None)
            assert agent in env.possible_agents
        return seen

    env = nekoban.rl.pettingzoo("mauwi", players=3)
    env.reset(seed=5)
    other = way(env)
    assert steps(other) == steps(env)


def stepped(env: Any, count: int) -> list[bytes]:
    """What a batch shows while it plays its own random moves."""
    return [b"".join(array.tobytes() for array in env.step(env.sample())) for _ in range(count)]


@WAYS
@pytest.mark.parametrize("name", GAMES)
def test_a_batch_goes_on_by_itself(name: str, way: Callable[[Any], Any]) -> None:
    with nekoban.rl.batch(name, 5, seed=2) as env:
        env.reset()
        stepped(env, 9)
        with way(env) as other:
            assert stepped(other, 30) == stepped(env, 30)


def test_a_batch_goes_back_to_a_snapshot() -> None:
    with nekoban.rl.batch("mauwi", 5, seed=2, players=2) as env:
        env.reset()
        kept = env.snapshot()
        first = stepped(env, 20)
        env.restore(kept)
        assert stepped(env, 20) == first
        with nekoban.rl.batch("mauwi", 6, seed=2, players=2) as other:
            other.reset()
            with pytest.raises(ValueError, match=r"another batch: its states have another .{,120}\.$"):
                other.restore(kept)


def learned(env: Any, count: int) -> list[bytes]:
    """What a vector environment shows while the learner makes its first legal move."""
    shown, infos = env.batch.shown.observations, {"action_mask": env.batch.shown.masks}
    told = [shown.tobytes()]
    for _ in range(count):
        shown, *_, infos = env.step(infos["action_mask"].argmax(axis=1))
        told.append(shown.tobytes())
    return told


@WAYS
def test_a_vector_environment_goes_on_by_itself(way: Callable[[Any], Any]) -> None:
    env = nekoban.rl.vector("mauwi", 3, bots=["kitten"], players=2)
    env.reset(seed=4)
    other = way(env)
    assert learned(other, 6) == learned(env, 6)


def test_a_seed_of_a_vector_environment_decides_its_bots_too() -> None:
    told = []
    for _ in range(2):
        env = nekoban.rl.vector("mauwi", 3, bots=["kitten"], players=2, seed=1)
        env.reset()
        told.append(learned(env, 6))
    assert told[0] == told[1]


@WAYS
def test_a_bot_thinks_the_same(way: Callable[[Any], Any]) -> None:
    match = nekoban.new("mauwi", players=2, seed="bots")
    bot = make_bot("kitten", match.game)
    view, legal = match.view(match.to_move), match.legal()
    assert way(bot).choose(view, legal, start_luck(9)) == bot.choose(view, legal, start_luck(9))


def test_a_game_is_found_by_its_name() -> None:
    game = find_game("mauwi")
    assert pickled(game) is game
    assert pickled(game.options) is game.options
    with pytest.raises(
        TypeError, match="Mauwi cannot be pickled: it is not the game that is found by its name"
    ):
        pickle.dumps(dataclasses.replace(game))
