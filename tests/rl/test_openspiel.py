"""OpenSpiel's own simulation test and some of its algorithms, on our games."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

import nekoban.rl
from nekoban.core.catalogue import all_games, find_game
from nekoban.rl.spiel import register

GAMES = list(all_games(hidden=True))


def begun(game, decisions: int = 4, seed: int = 1):
    """A state some decisions into a match, a player to move."""
    chance = np.random.default_rng(seed)
    state = game.new_initial_state()
    made = 0
    while state.is_chance_node() or made < decisions:
        made += not state.is_chance_node()
        state.apply_action(int(chance.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_its_random_simulation_passes(name: str) -> None:
    game = nekoban.rl.openspiel(name, rng_seed=7)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_no_player_has_a_legal_action_while_luck_decides(name: str) -> None:
    game = nekoban.rl.openspiel(name, rng_seed=7)
    chance = np.random.default_rng(1)
    state = game.new_initial_state()
    lucky = 0
    while lucky < 4 and not state.is_terminal():
        if state.is_chance_node():
            lucky += 1
            assert state.legal_actions() == state.legal_actions(pyspiel.PlayerId.CHANCE) == [0]
            assert not any(state.clone().legal_actions(player) for player in range(game.num_players()))
            assert not any(1 in state.legal_actions_mask(player) for player in range(game.num_players()))
        else:
            player = state.current_player()
            assert state.legal_actions() == state.legal_actions(player)
            assert state.legal_actions_mask() == state.legal_actions_mask(player)
            assert np.flatnonzero(state.legal_actions_mask()).tolist() == state.legal_actions()
        state.apply_action(int(chance.choice(state.legal_actions())))
    assert lucky > 1


def test_all_our_games_are_registered_there() -> None:
    assert set(register().values()) <= set(pyspiel.registered_names())
    assert register()["nine-lives"] == "nekoban_nine_lives"


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("nekoban_mauwi", {"players": 4, "teams": True, "rng_seed": 1})
    assert game.num_players() == 4
    assert "teams=True" in str(begun(game))
    with pytest.raises(nekoban.OptionError, match="players"):
        nekoban.rl.openspiel("mauwi", players=12)


def test_a_clone_shares_no_luck_with_its_original() -> None:
    game = nekoban.rl.openspiel("mauwi", players=2, rng_seed=3)
    undealt = game.new_initial_state()
    hands = set()
    for _ in range(5):
        clone = undealt.clone()
        clone.apply_action(0)
        hands.add(str(clone))
    assert len(hands) > 1
    assert undealt.is_chance_node()


def test_the_same_seed_plays_the_same_match() -> None:
    histories = [str(begun(nekoban.rl.openspiel("mauwi", rng_seed=5), 20)) for _ in range(2)]
    assert histories[0] == histories[1]


@pytest.mark.parametrize("name", GAMES)
def test_mcts_plays(name: str) -> None:
    game = nekoban.rl.openspiel(name, rng_seed=2)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    state = begun(game)
    assert mcts.MCTSBot(game, 1.4, 3, evaluator).step(state) in state.legal_actions()


@pytest.mark.parametrize("name", GAMES)
def test_is_mcts_plays_in_worlds_that_we_imagine(name: str) -> None:
    game = nekoban.rl.openspiel(name, rng_seed=2)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    state = begun(game)
    bot = ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=1.4, max_simulations=3)
    assert bot.step(state) in state.legal_actions()


def test_resampled_worlds_look_the_same_to_the_player_and_differ_elsewhere() -> None:
    state = begun(nekoban.rl.openspiel("mauwi", players=3, rng_seed=2), 7)
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, None) for _ in range(6)]
    assert {world.information_state_string(player) for world in worlds} == {
        state.information_state_string(player)
    }
    assert len({str(world) for world in worlds}) > 1
    assert worlds[0].history() == state.history()


def test_information_states_remember_what_the_view_has_forgotten() -> None:
    game = nekoban.rl.openspiel("mice", rng_seed=1)
    state = begun(game, 3)
    other = state.clone()
    other.table.past = other.table.past[:-1]
    other.table.seen = {}
    player = state.current_player()
    assert other.observation_string(player) == state.observation_string(player)
    assert other.information_state_string(player) != state.information_state_string(player)


@pytest.mark.parametrize("name", ["mice", "mauwi"])
def test_outcome_sampling_runs(name: str) -> None:
    game = nekoban.rl.openspiel(name, players=2, rng_seed=4)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    np.random.seed(1)
    for _ in range(2):
        solver.iteration()
    state = begun(game, 0)
    policy = solver.average_policy().action_probabilities(state)
    assert sum(policy.values()) == pytest.approx(1)


def test_observation_tensors_are_our_layout() -> None:
    game = nekoban.rl.openspiel("mauwi", players=2, rng_seed=4)
    state = begun(game, 5)
    player = state.current_player()
    seen = game.make_py_observer()
    seen.set_from(state, player)
    layout = nekoban.rl.Layout(find_game("mauwi"), 2)
    assert seen.tensor.shape == (layout.size,)
    assert np.array_equal(seen.dict["players.hand"], seen.tensor[layout["players.hand"].slice].reshape(2, 4))
    assert seen.dict["to_move"] == 0
