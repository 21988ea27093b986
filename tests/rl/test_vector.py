"""The Gymnasium vector environment: a learner against bots."""

from __future__ import annotations

import numpy as np
import pytest

import nekoban.rl
from nekoban.core.game import all_games
from nekoban.rl import HOLD, RESET

GAMES = list(all_games(hidden=True))
ROWS = 6


def choose(masks: np.ndarray, chance: np.random.Generator) -> np.ndarray:
    """A legal action in every row; 0 where the match is over."""
    return np.array([chance.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])


def play(env, steps: int, seed: int = 1) -> tuple[int, float, float]:
    """Matches ended, what the learner won and what it lost, over some random steps; every one is checked."""
    chance = np.random.default_rng(seed)
    observations, infos = env.reset(seed=seed)
    over = np.zeros(env.num_envs, bool)
    ended, won, lost = 0, 0.0, 0.0
    for _ in range(steps):
        assert env.observation_space.contains(observations)
        assert np.array_equal(infos["action_mask"].any(axis=1), ~over)
        assert np.array_equal(env.batch.layout.named(observations)["observer"], env.seats)
        observations, rewards, terminated, truncated, infos = env.step(choose(infos["action_mask"], chance))
        assert not (terminated & over).any()  # a match that was over has begun anew
        assert not truncated.any()
        assert not rewards[~terminated].any()
        over = terminated
        ended += int(over.sum())
        won += float(rewards[rewards > 0].sum())
        lost += float(rewards[rewards < 0].sum())
    return ended, won, lost


@pytest.mark.parametrize("name", GAMES)
def test_every_match_waits_for_the_learner_at_its_own_seat(name: str) -> None:
    with_all = nekoban.rl.vector(name, ROWS, threads=1)
    assert set(with_all.seats.tolist()) == set(range(min(ROWS, with_all.batch.players)))
    play(with_all, 40)
    play(nekoban.rl.vector(name, ROWS, seat=1, threads=1), 20)


def test_matches_end_and_begin_anew() -> None:
    ended, won, lost = play(nekoban.rl.vector("mice", ROWS, threads=1), 120)
    assert ended > 20
    assert won > 0 > lost


def test_bots_are_asked_by_their_names_and_the_same_seed_gives_the_same() -> None:
    runs = [play(nekoban.rl.vector("mice", ROWS, bots=["greedy"], threads=1), 40) for _ in range(2)]
    assert runs[0] == runs[1]
    with pytest.raises(LookupError, match="There is no bot 'deep-blue'"):
        nekoban.rl.vector("mice", ROWS, bots=["deep-blue"])


def test_a_policy_sits_in_for_a_bot_and_sees_what_its_own_seat_sees() -> None:
    asked = []

    def first_legal(observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        asked.append(observations[:, 0].copy())
        return masks.argmax(axis=1)

    env = nekoban.rl.vector("mauwi", ROWS, bots=[first_legal], seat=0, players=3, threads=1)
    play(env, 10)
    seen = np.concatenate(asked)
    assert set(seen.tolist()) == {1.0, 2.0}


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="from 0 to 1"):
        nekoban.rl.vector("mice", ROWS, seat=2, players=2)


@pytest.mark.parametrize("actions", [0, [RESET] * ROWS, [HOLD] * ROWS, [0.5] * ROWS, [0] * (ROWS + 1)])
def test_what_is_no_row_of_legal_actions_is_refused_and_changes_nothing(actions: object) -> None:
    env = nekoban.rl.vector("mice", ROWS, threads=1)
    env.reset(seed=1)
    before = env.batch.states.tobytes()
    with pytest.raises(ValueError, match=r"one a match|is not legal"):
        env.step(actions)
    assert env.batch.states.tobytes() == before
