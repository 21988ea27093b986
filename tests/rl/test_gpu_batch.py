"""A batch on a GPU: the same numbers as on a CPU. Without a GPU its kernels run on the CPU."""

from __future__ import annotations

import importlib.util
from typing import Any

import numpy as np
import pytest

from nekoban.core.catalogue import find_game
from nekoban.core.gpu import GpuError, Host
from nekoban.rl import HOLD, RESET, Batch, gpu_batch
from nekoban.rl.gpu_batches import STEPS, GpuBatch

MICE = find_game("mice")
N = 96


def pair(**more: Any) -> tuple[Batch, GpuBatch]:
    given: dict[str, Any] = {"seed": 5, "players": 3, **more}
    return Batch(MICE, N, **given), GpuBatch(MICE, N, machine=Host(MICE, STEPS), **given)


def same(one: Any, two: Any) -> None:
    for name, here, there in zip(one._fields, one, two, strict=True):
        assert here.dtype == there.dtype, name
        assert (here == there).all(), name


@pytest.mark.parametrize("numbers", ["int8", "float32"])
@pytest.mark.parametrize("auto_reset", [True, False])
def test_the_same_seed_and_actions_give_the_same_numbers(numbers: str, auto_reset: bool) -> None:
    ours, theirs = pair(observations=numbers, auto_reset=auto_reset)
    same(ours.reset(), theirs.reset())
    ended = 0
    for _ in range(120):
        actions = ours.sample()
        assert (actions == theirs.sample()).all()
        one = ours.step(actions)
        same(one, theirs.step(actions))
        theirs.verify()
        ended += int(one.ended.sum())
    assert ended > N
    assert all(ours.state(row) == theirs.state(row) for row in range(N))


def test_reset_and_hold_do_the_same() -> None:
    ours, theirs = pair()
    same(ours.reset(), theirs.reset())
    chance = np.random.default_rng(3)
    for _ in range(60):
        actions = ours.sample()
        theirs.sample()
        kinds = chance.integers(0, 3, N)
        actions = np.where(kinds == 0, HOLD, np.where((kinds == 1) & (actions % 2 == 0), RESET, actions))
        same(ours.step(actions), theirs.step(actions))
        assert (ours.sample() == theirs.sample()).all()
        assert (ours.sample() == theirs.sample()).all()  # drawn anew
    same(ours.reset(seed=9), theirs.reset(seed=9))


def test_rows_that_get_options_begin_anew_and_others_stay() -> None:
    ours, theirs = pair()
    same(ours.reset(), theirs.reset())
    for _ in range(3):
        actions = ours.sample()
        same(ours.step(actions), theirs.step(actions))
    rows, before = range(0, N, 3), [theirs.state(row) for row in range(N)]
    same(ours.reset(8, options={}, rows=rows), theirs.reset(8, options={}, rows=rows))
    for row in range(N):
        assert (theirs.state(row) == before[row]) == (row not in rows)
        assert ours.state(row) == theirs.state(row)
    with pytest.raises(ValueError, match="the same number of players: 3, not 2"):
        theirs.reset(options={"players": 2})


def test_without_observations_the_rest_is_the_same() -> None:
    ours, theirs = pair(observations=None)
    same(ours.reset(), theirs.reset())
    actions = ours.sample()
    same(ours.step(actions), theirs.step(actions))


def test_an_illegal_action_changes_nothing() -> None:
    ours, theirs = pair()
    theirs.reset()
    ours.reset()
    before = theirs.rows.copy()
    actions = theirs.sample()
    for bad in (3, 4, 64, -3, 1 << 40):
        wrong = actions.astype(np.int64)
        illegal = [row for row in range(N) if bad not in theirs.legal(row).tolist()]
        wrong[illegal[0]] = bad
        with pytest.raises(ValueError, match=rf"Action {bad} is not legal in match {illegal[0]}; .*No match"):
            theirs.step(wrong)
        assert (theirs.rows == before).all()
    ours.sample()
    same(ours.step(actions), theirs.step(actions))


def test_what_a_step_takes_is_checked() -> None:
    _, theirs = pair()
    with pytest.raises(ValueError, match="have not begun"):
        theirs.step(np.zeros(N, np.int64))
    theirs.reset()
    with pytest.raises(ValueError, match=f"step takes {N} whole numbers"):
        theirs.step(np.zeros(N + 1, np.int64))
    with pytest.raises(ValueError, match="whole numbers"):
        theirs.step(np.zeros(N))
    with pytest.raises(ValueError, match="at least one match"):
        GpuBatch(MICE, 0, machine=Host(MICE, STEPS))
    with pytest.raises(ValueError, match="Observations are int8 or float32"):
        GpuBatch(MICE, 2, observations="int7", machine=Host(MICE, STEPS))


def test_a_thread_that_stopped_is_told() -> None:
    _, theirs = pair()
    theirs.reset()
    theirs.verify()
    theirs.done[3] = 0
    with pytest.raises(GpuError, match="1 match of Mice stopped"):
        theirs.verify()


def test_without_a_gpu_there_is_a_sentence() -> None:
    if importlib.util.find_spec("cupy") is not None:
        pytest.skip("CuPy is installed; core/gpu.py's sentences have tests of their own")
    with pytest.raises(GpuError, match="needs CuPy: pip install"):
        gpu_batch("mice", 4, players=2)
