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
def test_explicit_chance_has_all_outcomes_with_their_probabilities(name: str) -> None:
    game = nekoban.rl.openspiel(name, chance="explicit")
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    state, chance, met = game.new_initial_state(), np.random.default_rng(1), 0
    while met < 12 and not state.is_terminal():
        if state.is_chance_node():
            actions, probabilities = zip(*state.chance_outcomes(), strict=True)
            assert len(actions) > 1
            assert len(set(actions)) == len(actions)
            assert sum(probabilities) == pytest.approx(1)
            assert len({str(state.child(action)) for action in actions}) > 1
            met += 1
            state.apply_action(int(chance.choice(actions, p=probabilities)))
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))
    assert met


def test_explicit_and_sampled_chance_deal_alike() -> None:
    """The hands of three cards in Mice: how often they are dealt, beside the product of their outcomes."""
    sampled, explicit = (
        nekoban.rl.openspiel("mice", players=2, chance=chance) for chance in ("sampled", "explicit")
    )
    expected: dict[tuple[int, int], float] = {}

    def follow(state: pyspiel.State, probability: float) -> None:
        if not state.is_chance_node():
            hands = tuple(player.paw for player in state.table.record.players[:2])
            expected[hands] = expected.get(hands, 0.0) + probability
            return
        for action, share in state.chance_outcomes():
            follow(state.child(action), probability * share)

    follow(explicit.new_initial_state(), 1.0)
    assert sum(expected.values()) == pytest.approx(1)
    found = dict.fromkeys(expected, 0)
    for _ in range(3000):
        state = sampled.new_initial_state()
        state.apply_action(0)
        found[tuple(player.paw for player in state.table.record.players[:2])] += 1
    chi = sum((found[hands] - 3000 * share) ** 2 / (3000 * share) for hands, share in expected.items())
    assert chi < 40  # with eight degrees of freedom, once in 300,000 times


@pytest.mark.parametrize("name", ["mice", "cat-battles"])
def test_its_random_simulation_passes_with_explicit_chance_and_serialisation(name: str) -> None:
    game = nekoban.rl.openspiel(name, players=2, chance="explicit")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_an_unknown_kind_of_chance_is_a_sentence() -> None:
    with pytest.raises(ValueError, match="chance is sampled or explicit, not 'none'"):
        nekoban.rl.openspiel("mice", chance="none")


# --- observers give what their type says ------------------------------------------------------------


def seen_by(game, state, player: int, **kind) -> np.ndarray:
    observer = game.make_py_observer(pyspiel.IIGObservationType(**kind))
    observer.set_from(state, player)
    return observer.tensor.copy()


@pytest.mark.parametrize("name", GAMES)
def test_a_public_observer_sees_no_hand(name: str) -> None:
    game = nekoban.rl.openspiel(name, rng_seed=3)
    state = begun(game, 5)
    player, nobody = state.current_player(), pyspiel.PrivateInfoType.NONE
    seen = {
        seen_by(game, world, player, perfect_recall=False, private_info=nobody).tobytes()
        for world in [state, *(dealt_anew(state, luck) for luck in range(1, 9))]
    }
    assert len(seen) == 1


def dealt_anew(state, luck: int):
    """The same position with everything dealt anew that a spectator does not see."""
    other = state.clone()
    engine = state.table.game.engine
    other.table.record = engine.imagine(engine.view(state.table.record, None), luck * 7919**3)
    return other


@pytest.mark.parametrize("name", GAMES)
def test_an_observer_of_all_players_sees_the_view_of_each(name: str) -> None:
    game = nekoban.rl.openspiel(name, rng_seed=3)
    state = begun(game, 5)
    everybody = pyspiel.PrivateInfoType.ALL_PLAYERS
    rows = seen_by(game, state, 1, perfect_recall=False, private_info=everybody)
    each = [
        seen_by(game, state, (1 + step) % game.num_players(), perfect_recall=False)
        for step in range(game.num_players())
    ]
    assert np.array_equal(rows, np.concatenate(each))


def test_perfect_recall_gives_every_view_of_the_past() -> None:
    game = nekoban.rl.openspiel("mice", rng_seed=3)
    assert game.get_type().provides_information_state_tensor
    state = begun(game, 6)
    player = state.current_player()
    rows = np.array(state.information_state_tensor(player)).reshape(game.information_state_tensor_shape())
    assert np.array_equal(rows[6], seen_by(game, state, player, perfect_recall=False))
    assert (
        np.array_equal(rows[0], seen_by(game, begun(game, 0), player, perfect_recall=False)) or rows[0].any()
    )
    assert not rows[7:].any()


def test_what_is_not_offered_is_refused() -> None:
    game = nekoban.rl.openspiel("nine-lives", rng_seed=3)
    assert not game.get_type().provides_information_state_tensor
    with pytest.raises(ValueError, match="A tensor has at most"):
        begun(game).information_state_tensor(0)
    with pytest.raises(ValueError, match="ask for public_info=True"):
        game.make_py_observer(pyspiel.IIGObservationType(public_info=False, perfect_recall=False))
    with pytest.raises(ValueError, match="ask for private_info=SINGLE_PLAYER"):
        game.make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
        )


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_world_is_alive_and_forgets_the_past_of_others(name: str) -> None:
    game = nekoban.rl.openspiel(name, rng_seed=5)
    state = begun(game, 9)
    for player in range(game.num_players()):
        world = state.resample_from_infostate(player, None)
        assert world.legal_actions()
        assert world.information_state_string(player) == state.information_state_string(player)
        for other in {*range(game.num_players())} - {player}:
            assert world.information_state_string(other).endswith("seen ")


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


@pytest.mark.parametrize("chance", ["sampled", "explicit"])
def test_a_world_resampled_while_luck_decides_still_waits_for_luck(chance: str) -> None:
    game = nekoban.rl.openspiel("mauwi", players=2, chance=chance, rng_seed=3)
    undealt = game.new_initial_state()
    assert undealt.resample_from_infostate(0, None).is_chance_node()
    state, choose = begun(game, 2), np.random.default_rng(2)
    while not state.is_chance_node():
        state.apply_action(int(choose.choice(state.legal_actions())))
    world = state.resample_from_infostate(1, None)
    assert world.is_chance_node()
    while world.is_chance_node():
        world.apply_action(world.chance_outcomes()[0][0])
    assert world.legal_actions() or world.is_terminal()
