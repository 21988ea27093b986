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
    games = all_games(hidden=True).values()
    assert names == {f"{game.name.replace('-', '_')}_v{game.version}" for game in games}
    assert {nekoban.rl.pettingzoo(name).metadata["name"] for name in names} == names
    with pytest.raises(LookupError, match="There is no mauwi_v99: the rules of Mauwi are mauwi_v"):
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


@pytest.mark.parametrize("name", GAMES)
def test_the_state_has_what_all_seats_see(name: str) -> None:
    for encoding in ("raw", "one-hot"):
        env = nekoban.rl.pettingzoo(name, encoding=encoding)
        env.reset(seed=2)
        env.step(int(env.last()[0]["action_mask"].argmax()))
        state = env.state()
        assert env.unwrapped.state_space.contains(state)
        for agent, row in zip(env.possible_agents, state, strict=True):
            seen = env.observe(agent)
            assert env.observation_space(agent).contains(seen)
            assert np.array_equal(row, seen["observation"])
        assert len({row.tobytes() for row in state}) == len(env.possible_agents)
    with pytest.raises(ValueError, match="encoding is raw or one-hot, not 'words'"):
        nekoban.rl.pettingzoo(name, encoding="words")


def test_a_space_has_the_bounds_of_every_number() -> None:
    for number, most in (("float32", 1400), ("int8", 127)):
        env = nekoban.rl.pettingzoo("mauwi", players=2, observations=number)
        space = env.observation_space("seat_0")["observation"]
        slot = nekoban.rl.Layout("mauwi", 2)["turn_count"]
        assert (space.low[slot.slice], space.high[slot.slice]) == ([0], [most])
        assert space.high[nekoban.rl.Layout("mauwi", 2)["players.nines"].slice].tolist() == [3] * 8


def test_a_team_wins_and_loses_together_and_shares_what_the_others_lose() -> None:
    env = nekoban.rl.pettingzoo("mauwi", players=4, teams=True)
    met = set()
    for seed in range(6):
        env.reset(seed=seed)
        chance = np.random.default_rng(seed)
        while not env.last()[2]:
            env.step(int(chance.choice(np.flatnonzero(env.last()[0]["action_mask"]))))
        rewards = [round(reward, 6) for reward in env.unwrapped.rewards.values()]
        mates = [int(player.teammate) for player in env.unwrapped.match.state.players[:4]]
        assert all(rewards[seat] == rewards[mate] for seat, mate in enumerate(mates))
        met.add(tuple(sorted(rewards)))
    assert (-0.333333, -0.333333, 0.333333, 0.333333) in met
    assert met <= {(-0.333333, -0.333333, 0.333333, 0.333333), (0, 0, 0, 0)}
