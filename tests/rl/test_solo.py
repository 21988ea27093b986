"""The plain Gymnasium environment: one learner against bots in one match."""

from __future__ import annotations

import copy
import pickle
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import nekoban.rl
from nekoban.core.catalogue import all_games, find_game
from nekoban.rl.solo import env_id

GAMES = list(all_games(hidden=True))


def play(env, seed: int, steps: int = 400) -> list[tuple[bytes, float]]:
    """A match of random legal actions: every observation and reward."""
    chance = np.random.default_rng(1)
    observation, info = env.reset(seed=seed)
    seen = [(observation.tobytes(), 0.0)]
    for _ in range(steps):
        assert env.observation_space.contains(observation)
        action = int(chance.choice(np.flatnonzero(info["action_mask"])))
        observation, reward, terminated, truncated, info = env.step(action)
        seen.append((observation.tobytes(), reward))
        assert not truncated
        assert terminated or reward == 0
        if terminated:
            assert not info["action_mask"].any()
            break
    return seen


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("encoding", ["raw", "one-hot"])
def test_gymnasiums_own_checker_has_nothing_to_say(
    name: str, encoding: str, capsys: pytest.CaptureFixture[str]
) -> None:
    env = gymnasium.make(f"nekoban.rl.solo:{env_id(find_game(name))}", encoding=encoding, render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped, skip_render_check=name != "mice")


@pytest.mark.parametrize("name", GAMES)
def test_a_match_is_played_and_the_same_seed_gives_the_same(name: str) -> None:
    runs = [play(nekoban.rl.gymnasium(name, seat=1), 3) for _ in range(2)]
    assert runs[0] == runs[1]
    assert runs[0] != play(nekoban.rl.gymnasium(name, seat=1), 4)


def test_the_learner_sits_where_it_is_told_or_anywhere() -> None:
    env = nekoban.rl.gymnasium("mice", players=3)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2}
    env = nekoban.rl.gymnasium("mice", players=3, seat=2, bots=["greedy"])
    observation, info = env.reset(seed=1)
    assert info["seat"] == observation[0] == 2
    with pytest.raises(ValueError, match="seat is a number from 0 to 2"):
        nekoban.rl.gymnasium("mice", players=3, seat=3)


def test_an_illegal_action_loses_or_is_refused() -> None:
    env = nekoban.rl.gymnasium("mauwi", players=2)
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated, info["illegal_action"]) == (-1.0, True, illegal)
    with pytest.raises(ValueError, match=r"The match is over: call reset\(\)"):
        env.step(illegal)
    strict = nekoban.rl.gymnasium("mauwi", players=2, illegal="refuse")
    info = strict.reset(seed=1)[1]
    with pytest.raises(ValueError, match="is not legal"):
        strict.step(illegal)
    for action in (-1, len(info["action_mask"]), 10**6):
        with pytest.raises(ValueError, match=f"Action {action} is not legal: actions are numbers from 0"):
            strict.step(action)
    strict.step(int(info["action_mask"].argmax()))
    with pytest.raises(ValueError, match="illegal is lose or refuse, not 'pass'"):
        nekoban.rl.gymnasium("mauwi", illegal="pass")


def test_an_environment_pickles_and_copies_in_the_middle_of_a_match() -> None:
    env = nekoban.rl.gymnasium("mice", players=3, bots=["greedy", "random"]).unwrapped
    env.reset(seed=5)
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        ours, theirs = copy.deepcopy(env), twin
        for _ in range(3):
            action = int(ours.action_masks().argmax())
            assert np.array_equal(ours.step(action)[0], theirs.step(action)[0])
    assert env.match.to_move == env.seat
