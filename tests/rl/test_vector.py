"""The Gymnasium vector environment: a learner against bots."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

import nekoban.rl
from nekoban.core.catalogue import all_games
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


def test_a_match_that_bots_end_before_the_learners_first_turn_is_never_shown() -> None:
    env = nekoban.rl.vector("nine-lives", 1024, players=6, seat=0, threads=1)
    _, infos = env.reset(seed=1)  # deals such a match to one of the rows
    assert infos["action_mask"].any(axis=1).all()
    env.step(infos["action_mask"].argmax(axis=1))


def ending_at_once(env: Any, monkeypatch: pytest.MonkeyPatch, matches: int) -> None:
    """The first few matches that begin in row 0 are won by a bot before the learner's turn."""
    made, left = env.batch.step, [matches]

    def step(actions: np.ndarray) -> Any:
        shown = made(actions)
        if actions[0] == RESET and left[0]:
            left[0] -= 1
            shown.to_move[0], shown.masks[0], shown.rewards[0] = -2, 0, (-1, 1)
        return shown

    monkeypatch.setattr(env.batch, "step", step)


def test_an_ended_match_is_followed_by_one_that_comes_to_the_learner(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    env = nekoban.rl.vector("mice", ROWS, seat=0, threads=1)
    _, infos = env.reset(seed=1)
    over = np.zeros(ROWS, bool)
    while not over[0]:
        _, _, over, _, infos = env.step(infos["action_mask"].argmax(axis=1))
    ending_at_once(env, monkeypatch, matches=3)
    _, rewards, terminated, _, infos = env.step(infos["action_mask"].argmax(axis=1))
    assert infos["action_mask"][0].any()
    assert not terminated[0]
    assert rewards[0] == 0
    assert env.batch.shown.to_move[0] == 0


def test_a_seat_that_no_match_ever_reaches_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    env = nekoban.rl.vector("mice", ROWS, seat=0, threads=1)
    env.reset(seed=1)
    ending_at_once(env, monkeypatch, matches=10**9)
    env.over[0] = True
    with pytest.raises(RuntimeError, match="1000 matches in a row ended before the learner's first turn"):
        env.step(env.batch.sample())


@pytest.mark.parametrize("kind", [np.uint8, np.uint64, np.int8])
def test_actions_of_any_width_play_on_when_matches_have_ended(kind: type[np.integer[Any]]) -> None:
    env, other = (nekoban.rl.vector("mice", ROWS, threads=1) for _ in range(2))
    _, infos = env.reset(seed=1)
    other.reset(seed=1)
    ended = 0
    for _ in range(40):
        actions = infos["action_mask"].argmax(axis=1)
        observations, _, terminated, _, infos = env.step(actions.astype(kind))
        assert np.array_equal(observations, other.step(actions)[0])
        ended += terminated.sum()
    assert ended > 5


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (lambda masks: np.full(len(masks), HOLD), "chose action -2 in match [0-9]+, which is not legal"),
        (lambda masks: np.full(len(masks), RESET), "chose action -1 in match [0-9]+, which is not legal"),
        (lambda masks: np.full(len(masks), masks.shape[1]), "chose action 4 in match"),
        (lambda masks: masks.argmin(axis=1), "chose action [0-3] in match"),
        (lambda masks: masks.argmax(axis=1) + 0.9, "answers with [0-9]+ whole numbers, one for each match"),
        (lambda masks: masks.argmax(axis=1)[:-1], "answers with [0-9]+ whole numbers, one for each match"),
        (lambda masks: None, "answers with [0-9]+ whole numbers, one for each match"),
    ],
)
def test_a_policy_among_the_bots_is_held_to_legal_actions(
    answer: Callable[[np.ndarray], Any], sentence: str
) -> None:
    wrong = [False]
    answers = iter(range(100))

    def policy(observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        assert next(answers, None) is not None, "asked again and again"
        return answer(masks) if wrong[0] else masks.argmax(axis=1)

    env = nekoban.rl.vector("mice", ROWS, bots=[policy], threads=1)
    _, infos = env.reset(seed=1)
    wrong[0] = True
    with pytest.raises(ValueError, match=f"A policy among the bots {sentence}"):
        env.step(infos["action_mask"].argmax(axis=1))
    with pytest.raises(ValueError, match=r"A bot failed before its move was made: call reset\(\)"):
        env.step(infos["action_mask"].argmax(axis=1))
    wrong[0] = False
    _, infos = env.reset(seed=1)
    env.step(infos["action_mask"].argmax(axis=1))


@pytest.mark.parametrize("make", [partial(nekoban.rl.vector, n=ROWS), nekoban.rl.gymnasium])
@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        ([], "bots must name at least one"),
        (["random"] * 3, "bots names 3 bots, but the learner has 2 at the table"),
        ("greedy", r"bots is a list, such as bots=\['greedy'\]"),
    ],
)
def test_bots_that_do_not_fit_the_table_are_refused(make: Any, bots: Any, sentence: str) -> None:
    with pytest.raises((ValueError, TypeError), match=sentence):
        make("mice", players=3, bots=bots)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="from 0 to 1"):
        nekoban.rl.vector("mice", ROWS, seat=2, players=2)


@pytest.mark.parametrize("actions", [0, [RESET] * ROWS, [HOLD] * ROWS, [0.5] * ROWS, [0] * (ROWS + 1)])
def test_what_is_no_row_of_legal_actions_is_refused_and_changes_nothing(actions: object) -> None:
    env = nekoban.rl.vector("mice", ROWS, threads=1)
    env.reset(seed=1)
    before = env.batch.states.tobytes()
    with pytest.raises(ValueError, match=r"one for each match|is not legal"):
        env.step(actions)
    assert env.batch.states.tobytes() == before


def test_a_policy_among_the_bots_sees_what_the_learner_sees() -> None:
    seen: list[np.ndarray] = []

    def policy(observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        seen.append(observations)
        return masks.argmax(axis=1)

    env = nekoban.rl.vector("mice", ROWS, bots=[policy], encoding="one-hot", threads=1)
    env.reset(seed=1)
    assert seen
    for one in seen:
        assert all(env.single_observation_space.contains(row) for row in one)


def test_one_hot_observations_of_capped_numbers_are_refused_at_once() -> None:
    with pytest.raises(ValueError, match="take observations='float32'"):
        nekoban.rl.vector("mice", ROWS, observations="int8", encoding="one-hot", threads=1)
    with pytest.raises(ValueError, match="take observations='float32'"):
        nekoban.rl.gymnasium("mice", observations="int8", encoding="one-hot")
