"""PettingZoo's own tests, unmodified, and what they do not ask."""

from __future__ import annotations

import functools
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import nekoban.rl
from nekoban.core.catalogue import all_games, find_game

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # of the games that its tests are documented with
    from pettingzoo.test import api_test, render_test, seed_test
    from pettingzoo.test import test_save_obs as save_obs_test

GAMES = list(all_games(hidden=True))


def tables(name: str) -> list[Any]:
    """An environment for every number of players."""
    players = find_game(name).options.form()[0]
    counts = range(players["low"], players["high"] + 1)
    return [functools.partial(nekoban.rl.pettingzoo, name, players=count) for count in counts]


@pytest.mark.parametrize("name", GAMES)
def test_its_api_test_passes_with_every_number_of_players(name: str) -> None:
    for make in tables(name):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)  # it advises on spaces, and warns of NumPy types
            api_test(make(), num_cycles=30, verbose_progress=False)


@pytest.mark.parametrize("name", GAMES)
def test_its_seed_test_passes(name: str) -> None:
    seed_test(tables(name)[-1], num_cycles=30)


@pytest.mark.parametrize("name", GAMES)
def test_its_render_test_passes(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(tables(name)[0])
    assert "Player 1" in capsys.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_its_test_of_saved_observations_passes(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    env = tables(name)[0](observations="pixels")
    save_obs_test(env)
    assert "did not save" not in capsys.readouterr().out
    saved = [file.name for file in (tmp_path / "saved_observations").rglob("*.png")]
    assert sorted(saved) == [f"{agent}.png" for agent in env.agents]


def test_environments_are_named_with_the_version_of_their_rules() -> None:
    names = {nekoban.rl.pettingzoo(name).metadata["name"] for name in GAMES}
    assert names >= {"mauwi_v1", "nine_lives_v1", "cat_battles_v2", "iwari_v1"}
    assert {nekoban.rl.pettingzoo(name).metadata["name"] for name in names} == names
    with pytest.raises(LookupError, match="There is no mauwi_v99: the rules of Mauwi are mauwi_v1"):
        nekoban.rl.pettingzoo("mauwi_v99")


@pytest.mark.parametrize("name", GAMES)
def test_a_match_ends_with_rewards_that_sum_to_nothing(name: str) -> None:
    env = nekoban.rl.pettingzoo(name)
    env.reset(seed=4)
    chance = np.random.default_rng(1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        mask = observation["action_mask"]
        assert terminated or mask.any()
        env.step(None if terminated or truncated else int(chance.choice(np.flatnonzero(mask))))
    assert sum(total.values()) == pytest.approx(0)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = nekoban.rl.pettingzoo("mauwi", players=2)
    env.reset(seed=1)
    observation = env.last()[0]
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="is not legal"):
        env.step(illegal)
    assert np.array_equal(env.last()[0]["observation"], observation["observation"])


def test_nobody_may_act_out_of_turn_and_the_others_see_an_empty_mask() -> None:
    env = nekoban.rl.pettingzoo("mauwi", players=3)
    env.reset(seed=1)
    waiting = [agent for agent in env.agents if agent != env.agent_selection]
    assert not any(env.observe(agent)["action_mask"].any() for agent in waiting)


def test_nothing_is_legal_when_a_match_is_over() -> None:
    env = nekoban.rl.pettingzoo("mice", observations="pixels")
    env.reset(seed=1)
    while not env.last()[2]:
        env.step(int(env.last()[4]["action_mask"].argmax()))
    assert not any(env.infos[agent]["action_mask"].any() for agent in env.agents)


def test_an_unknown_way_to_draw_is_refused() -> None:
    with pytest.raises(ValueError, match="render_mode is one of human, ansi, rgb_array, not 'svg'"):
        nekoban.rl.pettingzoo("mice", render_mode="svg")
