"""The batch environment: the same rules as a match, many at once."""

from __future__ import annotations

import importlib.util
import pickle
from typing import Any

import numpy as np
import pytest

import nekoban.rl
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.notation import write_position
from nekoban.core.options import OptionError
from nekoban.rl import HOLD, RESET

GAMES = list(all_games(hidden=True))
ROWS = 12


def make(name: str, **more: Any) -> nekoban.rl.Batch:
    return nekoban.rl.batch(name, **{"n": ROWS, "seed": 5, "threads": 1, **more})


def played(env: nekoban.rl.Batch, steps: int) -> list[np.ndarray]:
    """All that a batch shows over some random steps."""
    env.reset(seed=3)
    shown = []
    for _ in range(steps):
        shown += [np.array(part) for part in env.step(env.sample())]
    return shown


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_plays_as_the_rules_do(name: str) -> None:
    game = find_game(name)
    env = make(name)
    env.reset()
    for _ in range(30):
        before = [env.state(row) for row in range(ROWS)]
        actions = env.sample()
        moves = [env.move(row, int(actions[row])) for row in range(ROWS)]
        step = env.step(actions)
        for row, state in enumerate(before):
            game.engine.play(state, moves[row])
            assert step.ended[row] == (state.to_move < 0)
            if not step.ended[row]:
                assert env.state(row) == state
                assert sorted(game.engine.legal(state)) == sorted(
                    env.move(row, int(action)) for action in np.flatnonzero(step.masks[row])
                )


@pytest.mark.parametrize("name", GAMES)
def test_views_are_those_of_the_rules_byte_for_byte(name: str) -> None:
    game = find_game(name)
    for options in game.samples()[:3]:
        env = make(name, **options)
        env.reset()
        for _ in range(40):
            step = env.step(env.sample())
            for row in range(0, ROWS, 5):
                view = game.engine.view(env.state(row), int(step.to_move[row]))
                assert env.views[row].tobytes() == view.raw.tobytes()


@pytest.mark.parametrize("name", GAMES)
def test_matches_end_begin_anew_and_pay_out_nothing_in_sum(name: str) -> None:
    env = make(name, n=4, observations=None)
    env.reset()
    ended = 0
    for _ in range(6000):
        step = env.step(env.sample())
        if step.ended.any():
            ended += int(step.ended.sum())
            assert np.allclose(step.rewards.sum(axis=1), 0, atol=1e-6)
            assert np.abs(step.rewards).max() <= 1
        assert (step.to_move >= 0).all()
        assert not step.rewards[~step.ended].any()
        if ended > 2:
            break
    assert ended > 2


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("n", "threads"), [(130, 2), (1100, 3), (1100, 16)])
def test_the_same_seed_plays_the_same_on_any_number_of_threads(name: str, n: int, threads: int) -> None:
    one, many = make(name, n=n), make(name, n=n, threads=threads)
    assert many.threads == threads
    for first, second in zip(played(one, 30), played(many, 30), strict=True):
        assert np.array_equal(first, second)
    many.close()


def test_another_seed_deals_other_matches() -> None:
    env = make("mauwi")
    first = env.reset(seed=1).observations.copy()
    assert not np.array_equal(env.reset(seed=2).observations, first)
    assert np.array_equal(env.reset(seed=1).observations, first)


def test_a_sole_winner_gains_what_the_losers_lose() -> None:
    env = make("mauwi", players=4, n=64)
    env.reset()
    rows = []
    while len(rows) < 30:
        step = env.step(env.sample())
        rows += [
            (row.copy(), result) for row, result in zip(step.rewards, env.results, strict=True) if row.any()
        ]
    sole = [row for row, _ in rows if (row > 0).sum() == 1]
    assert sole
    for row in sole:
        assert sorted(row.tolist()) == pytest.approx([-1 / 3] * 3 + [1])


def test_a_step_before_the_first_reset_says_so() -> None:
    env = make("mice")
    with pytest.raises(
        ValueError, match=r"^The matches have not begun: call reset\(\) before the first step"
    ):
        env.step(np.zeros(ROWS, int))
    with pytest.raises(ValueError, match="The matches have not begun"):
        env.step(np.full(ROWS, HOLD))
    env.reset()
    assert not env.step(env.sample()).ended.any()


@pytest.mark.parametrize("kind", [np.int8, np.uint8, np.uint16, np.uint64])
def test_actions_are_whole_numbers_of_any_width(kind: type[np.integer[Any]]) -> None:
    env, other = make("mice"), make("mice")
    env.reset()
    other.reset()
    for _ in range(5):
        actions = env.sample()
        shown = zip(env.step(actions.astype(kind)), other.step(actions), strict=True)
        assert all(np.array_equal(mine, other) for mine, other in shown)


@pytest.mark.parametrize("kind", ["<i4", ">i4", "<i8", ">i8"])
@pytest.mark.parametrize("threads", [1, 2])
def test_actions_are_taken_from_wherever_they_are(kind: str, threads: int) -> None:
    """Threads read them in place: columns, backwards, and at odd addresses."""
    env, other = make("mice", n=160, threads=threads), make("mice", n=160)
    env.reset()
    other.reset()
    width = np.dtype(kind).itemsize
    for turn in range(8):
        actions = env.sample()
        wide = np.zeros((160, 3), kind)
        odd = np.zeros(160 * width + 1, np.uint8)[1:].view(kind)
        given = [wide[:, 1], wide[::-1, 2], odd, wide.T.copy()[1]][turn % 4]
        given[:] = actions
        shown = zip(env.step(given), other.step(actions.astype(np.int64)), strict=True)
        assert all(np.array_equal(mine, theirs) for mine, theirs in shown)
    every = np.broadcast_to(np.array(RESET, kind), 160)
    assert not env.step(every).ended.any()
    assert (env.chosen == RESET).all()
    env.close()


@pytest.mark.parametrize("wrong", [2**64 - 1, 2**64 - 2, 2**63])
def test_a_number_that_is_too_large_to_be_an_action_is_no_order(wrong: int) -> None:
    env = make("mice")
    env.reset()
    states = env.states.tobytes()
    with pytest.raises(ValueError, match=f"Action {wrong} is not legal: there are {env.actions} actions"):
        env.step(np.full(ROWS, wrong, np.uint64))
    assert env.states.tobytes() == states


def test_an_illegal_action_is_refused_with_a_sentence_and_changes_nothing() -> None:
    env = make("mauwi")
    step = env.reset()
    states = env.states.tobytes()
    actions = env.sample()
    actions[7] = int(np.flatnonzero(step.masks[7] == 0)[0])
    with pytest.raises(ValueError, match=rf"Action {actions[7]} is not legal in match 7; legal are"):
        env.step(actions)
    for wrong in (env.actions, HOLD - 1, 2**32 + int(env.legal(7)[0])):
        with pytest.raises(ValueError, match=f"Action {wrong} is not legal in match 7"):
            env.step([*actions[:7], wrong, *actions[8:]])
    assert env.states.tobytes() == states
    assert not env.step(env.sample()).ended.any()


@pytest.mark.parametrize("written", [0, 1])
def test_what_callers_write_into_what_they_are_shown_changes_no_rule(written: int) -> None:
    env, other = make("mauwi"), make("mauwi")
    step = env.reset()
    other.reset()
    for part in step:
        part[:] = written
    env.legal(0)[:] = written
    for row in range(ROWS):
        illegal = np.setdiff1d(np.arange(env.actions), env.legal(row))
        actions = np.full(ROWS, HOLD)
        actions[row] = illegal[0]
        with pytest.raises(ValueError, match=f"Action {illegal[0]} is not legal in match {row}"):
            env.step(actions)
    actions = env.sample()
    assert np.array_equal(actions, other.sample())
    env.step(actions)
    other.step(actions)
    assert env.states.tobytes() == other.states.tobytes()


def test_a_match_that_begins_anew_has_its_whole_mask_again() -> None:
    env = make("mice", n=64, auto_reset=True)
    step = env.reset()
    step.masks[:] = 1
    step = env.reset()
    assert np.array_equal(step.masks.sum(axis=1), env.counts)
    step.masks[:] = 1
    actions = np.full(env.n, HOLD)
    actions[::2] = RESET
    env.step(actions)
    assert np.array_equal(step.masks[::2].sum(axis=1), env.counts[::2])
    step.masks[:] = 1
    begun = np.zeros(env.n, bool)
    while not begun.all():
        begun |= env.step(env.sample()).ended
        assert np.array_equal(step.masks[begun].sum(axis=1), env.counts[begun])


def test_the_first_illegal_action_is_named_on_any_number_of_threads() -> None:
    for threads in (1, 2):
        env = make("mice", n=700, threads=threads)
        env.reset()
        actions = env.sample()
        actions[[660, 130, 400]] = env.actions
        with pytest.raises(ValueError, match="is not legal in match 130"):
            env.step(actions)
        env.close()


@pytest.mark.parametrize("actions", [[0], np.zeros(ROWS), np.zeros((ROWS, 1), int), "pass"])
def test_what_is_no_row_of_actions_is_refused(actions: Any) -> None:
    env = make("mice")
    env.reset()
    with pytest.raises(ValueError, match=f"step takes {ROWS} whole numbers"):
        env.step(actions)


def test_samples_are_legal_drawn_anew_each_time_and_by_every_chance() -> None:
    env = make("mauwi", players=2, n=256)
    assert (env.sample() == RESET).all()  # nothing has begun
    step = env.reset()
    rows = np.arange(env.n)
    drawn = [env.sample() for _ in range(200)]
    env.step(np.full(env.n, HOLD))
    drawn += [env.sample() for _ in range(200)]
    for actions in drawn:
        assert step.masks[rows, actions].all()
    assert not np.array_equal(drawn[199], drawn[200])
    for row in rows[:16]:
        assert {int(actions[row]) for actions in drawn} == set(env.legal(row).tolist())


@pytest.mark.parametrize("threads", [1, 2])
def test_a_sample_belongs_to_whoever_asked_for_it(threads: int) -> None:
    """No later step writes into it, and what is written into it is never taken for what was picked."""
    env = make("mauwi", n=160, threads=threads)
    step = env.reset()
    mine = []
    for _ in range(10):
        actions = env.sample()
        assert np.array_equal(actions, env.picks)
        mine.append((actions, actions.copy()))
        env.step(actions)
    assert all(np.array_equal(actions, kept) for actions, kept in mine)
    actions = env.sample()
    wrong = int(np.flatnonzero(step.masks[5] == 0)[0])
    actions[5] = wrong
    with pytest.raises(ValueError, match=f"Action {wrong} is not legal in match 5"):
        env.step(actions)
    assert step.masks[np.arange(env.n), env.sample()].all()
    env.close()


def test_samples_follow_a_snapshot_and_a_position() -> None:
    env = make("mauwi", n=8)
    env.reset()
    for _ in range(5):
        env.step(env.sample())
    kept, expected = env.snapshot(), env.picks.copy()
    env.step(env.sample())
    env.restore(kept)
    assert np.array_equal(env.sample(), expected)
    begun = env.state(0)
    for _ in range(20):
        env.step(env.sample())
    step = env.reset(positions=begun)
    assert step.masks[np.arange(env.n), env.sample()].all()


@pytest.mark.parametrize("auto_reset", [True, False])
def test_what_is_picked_is_legal_whatever_was_done(auto_reset: bool) -> None:
    """The check of actions relies on it: it does not look up an action that was picked for its row."""
    env, chance = make("mice", n=200, auto_reset=auto_reset), np.random.default_rng(1)
    env.reset()
    kept = env.snapshot()
    for turn in range(60):
        for row, pick in enumerate(env.picks.tolist()):
            assert pick in env.legal(row).tolist() or (pick == RESET and env.counts[row] == 0)
        actions, kinds = env.sample(), chance.integers(0, 4, env.n)
        env.step(np.where(kinds == 0, HOLD, np.where(kinds == 1, RESET, actions)))
        if turn == 30:
            env.restore(kept)


def test_rows_can_be_held_and_begun_anew() -> None:
    env = make("mauwi", auto_reset=False)
    env.reset()
    for _ in range(20):
        env.step(env.sample())
    before = [env.state(row) for row in range(ROWS)]
    actions = np.full(ROWS, HOLD)
    actions[3] = RESET
    env.step(actions)
    assert [row for row in range(ROWS) if env.state(row) != before[row]] == [3]
    assert env.state(3).turn_count == 0


def test_without_auto_reset_a_match_that_is_over_waits() -> None:
    env = make("mice", auto_reset=False)
    step = env.reset()
    while not step.ended.all() and (step.to_move >= 0).any():
        step = env.step(np.where(step.to_move >= 0, env.sample(), HOLD))
    assert (step.to_move < 0).all()
    assert not step.masks.any()
    assert (env.sample() == RESET).all()
    with pytest.raises(ValueError, match=r"is not legal in match 0; legal are \[\]"):
        env.step(np.zeros(ROWS, int))
    assert (env.step(env.sample()).to_move >= 0).all()


def test_a_batch_needs_a_match_a_game_and_sound_options() -> None:
    with pytest.raises(ValueError, match="at least one match"):
        make("mice", n=0)
    with pytest.raises(ValueError, match="at least one thread"):
        make("mice", threads=0)
    with pytest.raises(LookupError, match="There is no game 'chess'"):
        make("chess")
    with pytest.raises(OptionError):
        make("mice", players=9)
    with pytest.raises(ValueError, match="int8 or float32"):
        make("mice", observations="int4")


def test_arrays_are_handed_over_through_dlpack_without_a_copy() -> None:
    env = make("mauwi")
    step = env.reset()
    taken = [np.from_dlpack(part) for part in (step.observations, step.masks, step.to_move, step.rewards)]
    env.step(env.sample())
    for part, mine in zip(taken, step, strict=False):
        assert np.shares_memory(part, mine)
        assert np.array_equal(part, mine)
        assert mine.ctypes.data % 64 == 0  # what JAX asks for


def test_arrays_go_to_pytorch_without_a_copy() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'nekoban[train]'")
    env = make("mauwi")
    step = env.reset()
    for part in (step.observations, step.masks, step.to_move, step.rewards):
        assert torch.from_dlpack(part).data_ptr() == part.ctypes.data
    seen = torch.from_dlpack(step.masks)
    env.step(env.sample())
    assert np.array_equal(seen.numpy(), env.shown.masks)


@pytest.mark.skipif(importlib.util.find_spec("jax") is None, reason="JAX is not installed: pip install jax")
def test_arrays_go_to_jax_without_a_copy() -> None:
    jax = pytest.importorskip("jax")
    env = make("mauwi", n=64)
    step = env.reset()
    for part in (step.observations, step.masks, step.to_move, step.rewards):
        taken = jax.dlpack.from_dlpack(part, copy=False)
        assert taken.unsafe_buffer_pointer() == part.ctypes.data


def test_a_view_knows_whose_it_is() -> None:
    env = make("mice", players=3, auto_reset=False)
    step = env.reset()
    while (step.to_move >= 0).any():
        going_on = [row for row in range(ROWS) if step.to_move[row] >= 0]
        assert [env.view(row).viewer for row in going_on] == step.to_move[going_on].tolist()
        step = env.step(np.where(step.to_move >= 0, env.sample(), HOLD))
    assert {env.view(row).viewer for row in range(ROWS)} == {None}  # nobody's turn: as a spectator sees it
    match = nekoban.rl.single("mice", seed=1)
    assert [match.view(seat).viewer for seat in (None, 0, 1)] == [None, 0, 1]


# --- rows with options of their own


def test_rows_have_options_of_their_own_and_keep_them() -> None:
    """Every row plays as a batch whose rows all have its options, also in the matches that follow."""
    sets = [{"edition": "mauw"}, {"edition": "mauwi"}, {"kiwi": 4, "ninox": 4}]
    one = nekoban.rl.batch("mauwi", 3, players=3, seed=5, threads=1, kept=True)
    step = one.reset(5, options=sets)
    alike = [nekoban.rl.batch("mauwi", 3, players=3, seed=5, threads=1, kept=True, **each) for each in sets]
    shown = [each.reset(5) for each in alike]
    ended = 0
    for _ in range(400):
        for row in range(3):
            for field in ("observations", "masks", "to_move", "rewards", "ended"):
                assert np.array_equal(getattr(step, field)[row], getattr(shown[row], field)[row]), field
        ended += int(step.ended.sum())
        actions = one.sample()
        for each in alike:
            each.sample()
        step = one.step(actions)
        shown = [each.step(own_actions(each, row, actions[row])) for row, each in enumerate(alike)]
    assert ended > 3
    assert [str(one.options_of(row)) for row in range(3)] == [str(each.options) for each in alike]


def own_actions(batch: nekoban.rl.Batch, row: int, action: int) -> np.ndarray:
    """Actions in which only this row goes on."""
    actions = np.full(batch.n, nekoban.rl.HOLD)
    actions[row] = action
    return actions


def test_other_rows_stay_as_they_are_when_some_get_options() -> None:
    batch = nekoban.rl.batch("nine-lives", 4, players=2, seed=2, threads=1)
    batch.reset()
    for _ in range(10):
        batch.step(batch.sample())
    before = batch.states.copy()
    batch.reset(options={"wager-one": True}, rows=[1, 3])
    assert np.array_equal(batch.states[[0, 2]], before[[0, 2]])
    assert not np.array_equal(batch.states[[1, 3]], before[[1, 3]])
    assert [batch.options_of(row)["wager-one"] for row in range(4)] == [False, True, False, True]
    kept = pickle.loads(pickle.dumps(batch))
    snapshot = batch.snapshot()
    batch.reset(options={})
    assert [batch.options_of(row)["wager-one"] for row in range(4)] == [False] * 4
    batch.restore(snapshot)
    for copy in (batch, kept):
        assert [copy.options_of(row)["wager-one"] for row in range(4)] == [False, True, False, True]
        actions = np.full(4, nekoban.rl.RESET)
        copy.step(actions)
    assert np.array_equal(batch.states, kept.states)


def test_options_that_rows_cannot_have_are_refused_and_nothing_changes() -> None:
    batch = nekoban.rl.batch("mauwi", 3, players=2, seed=2, threads=1)
    with pytest.raises(ValueError, match=r"have not begun: call reset\(\) for all rows first"):
        batch.reset(options={"edition": "mauw"}, rows=[1])
    batch.reset()
    before = batch.states.copy()
    with pytest.raises(ValueError, match="the same number of players: 2, not 3"):
        batch.reset(options=[{"edition": "mauw"}, {"players": 3}, {}])
    with pytest.raises(ValueError, match="3 rows need as many sets of options, or one for all; these are 2"):
        batch.reset(options=[{}, {}])
    with pytest.raises(ValueError, match="rows are numbers from 0 to 2"):
        batch.reset(options={}, rows=[3])
    other = write_position(batch.game, batch.options, batch.state(0))
    with pytest.raises(ValueError, match="This position is of mauwi"):
        batch.reset(options={"edition": "mauw"}, positions=other, rows=[0])
    assert {str(batch.options_of(row)) for row in range(3)} == {str(batch.options)}
    assert np.array_equal(batch.states, before)


# --- matches that begin at a position


@pytest.mark.parametrize("name", GAMES)
def test_rows_begin_at_positions_and_go_on_as_from_anywhere(name: str) -> None:
    """A state of another batch, put into rows: what is shown of it is what the other batch shows."""
    one = nekoban.rl.batch(name, 6, seed=3, threads=1)
    one.reset()
    for _ in range(15):
        one.step(one.sample())
    other = nekoban.rl.batch(name, 9, seed=4, threads=1)
    before = other.reset().observations.copy()
    rows = [7, 0, 3]
    step = other.reset(positions=[one.state(row) for row in range(3)], rows=rows)
    for source, row in enumerate(rows):
        for field in ("observations", "masks", "to_move"):
            assert np.array_equal(getattr(step, field)[row], getattr(one.shown, field)[source]), field
        assert sorted(other.legal(row)) == sorted(one.legal(source))
    others = [row for row in range(9) if row not in rows]
    assert np.array_equal(step.observations[others], before[others])
    assert not step.ended.any()
    for _ in range(30):
        step = other.step(other.sample())


def test_a_view_or_a_text_is_dealt_anew_in_every_row_with_its_own_luck() -> None:
    one = nekoban.rl.batch("mauwi", 1, players=2, seed=3, threads=1)
    one.reset()
    for _ in range(6):
        one.step(one.sample())
    seen = one.view(0)
    text = write_position(one.game, one.options, seen)
    for position in (seen, text):
        many = nekoban.rl.batch("mauwi", 16, players=2, seed=5, threads=1)
        step = many.reset(seed=1, positions=position)
        assert (step.observations == one.shown.observations[0]).all()
        hands = {many.state(row).players[1 - seen.to_move].hand.tobytes() for row in range(16)}
        assert len(hands) > 1
        again = nekoban.rl.batch("mauwi", 16, players=2, threads=1)
        again.reset(seed=1, positions=position)
        assert np.array_equal(many.states, again.states)


def test_a_match_that_began_at_a_position_is_followed_by_a_whole_one() -> None:
    env = nekoban.rl.batch("mice", 4, players=2, seed=1, threads=1)
    env.reset(
        positions="mice players=2 | heap=1 1.has_paw=1 1.taken=9 2.has_paw=1 2.taken=11 discards=0,5,5,3"
    )
    step = env.step(env.sample())
    assert step.ended.all()
    assert (env.named()["heap"] == 21).all()


def test_a_seed_for_some_rows_leaves_the_luck_of_the_others() -> None:
    start = "mice players=2 | heap=1 1.has_paw=1 1.taken=9 2.has_paw=1 2.taken=11 discards=0,5,5,3"
    envs = [nekoban.rl.batch("mice", 4, players=2, seed=seed, threads=1) for seed in (1, 2)]
    before = [env.reset() and env.states["luck"].copy() for env in envs]
    with pytest.raises(ValueError, match="position"):
        envs[0].reset(seed=7, positions=start.replace("heap=1", "heap=2"), rows=[1, 2])
    assert np.array_equal(envs[0].states["luck"], before[0])
    for env, lucks in zip(envs, before, strict=True):
        env.reset(seed=7, positions=start, rows=[1, 2])
        assert np.array_equal(env.states["luck"] == lucks, [True, False, False, True])
    assert np.array_equal(envs[0].states[1:3], envs[1].states[1:3])


def test_positions_that_cannot_be_are_refused_and_change_nothing() -> None:
    env = nekoban.rl.batch("mice", 3, players=2, seed=1, threads=1)
    start = "mice players=2 | heap=1 1.has_paw=1 1.taken=9 2.has_paw=1 2.taken=11 discards=0,5,5,3"
    with pytest.raises(ValueError, match="call reset"):
        env.reset(positions=start, rows=[0])
    kept = env.reset().observations.copy()
    state = env.state(0)
    state.to_move = -2
    three = nekoban.rl.batch("mice", 1, players=3, seed=1, threads=1)
    three.reset()
    for positions, rows, sentence in (
        (start.replace("players=2", "players=3"), None, "This position is of mice players=3"),
        ([start] * 2, None, "3 rows need as many positions"),
        (start, [3], "rows are numbers from 0 to 2"),
        (state, None, "Nobody is to move"),
        (None, [0], "rows says where positions or options go"),
        (three.state(0), None, "another seats than matches with players=2"),
        (start.replace("heap=1", "heap=2"), None, "position"),
    ):
        with pytest.raises(ValueError, match=sentence):
            env.reset(positions=positions, rows=rows)
        assert np.array_equal(env.shown.observations, kept)
    with pytest.raises(TypeError, match="is a state, a view or a text, not 5"):
        env.reset(positions=[5, 5, 5])
