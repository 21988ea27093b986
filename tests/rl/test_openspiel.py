"""OpenSpiel's own simulation test and some of its algorithms, on our games."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import (
    cfr,
    exploitability,
    get_all_states,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)
from open_spiel.python.observation import make_observation
from open_spiel.python.policy import UniformRandomPolicy

import nekoban.rl
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.relatives import relatives_of
from nekoban.lab import exact
from nekoban.lab.exact_tree import grow
from nekoban.rl import spiel_observers
from nekoban.rl.spiel import register
from tools.expectations import expected

GAMES = list(all_games(hidden=True))
HANDS = expected("hand", hidden=True)


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


def test_its_random_simulation_passes_with_explicit_chance_and_serialisation() -> None:
    game = nekoban.rl.openspiel("mice", players=2, chance="explicit")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


# --- the small tables of every game

SOLVED = [name for name in GAMES if relatives_of(find_game(name))]


def smallest(name: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Any, str]:
    """The smallest table of a game in OpenSpiel, which walks all paths; so of two games less than that."""
    game = find_game(name)
    relative = relatives_of(game)[0]
    table = relative.table.replace("turn=291", "turn=299")  # Cat Battles: the last turns
    for seat, hand in ((1, "0,2,0,0,1"), (2, "0,1,0,0,2")):  # Iwari: one deal of all
        table = table.replace(f" {seat}.hand_count=3 ", f" {seat}.hand={hand} {seat}.hand_count=3 ")
    declared = {relative.name: {"table": table, "states": 0, "information_sets": 0, "value": 0.0}}
    monkeypatch.setitem(game.__dict__, "relatives", declared)
    return nekoban.rl.openspiel(name, chance="explicit", relative=relative.name), table


@pytest.mark.parametrize("name", SOLVED)
def test_a_small_table_passes_its_simulation_with_serialisation(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, _ = smallest(name, monkeypatch)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", SOLVED)
def test_a_small_table_has_all_its_states_and_a_playthrough(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        spiel_observers, "MOST_NUMBERS", 0
    )  # no tensor of all views: its text takes megabytes
    game, _ = smallest(name, monkeypatch)
    states = get_all_states.get_all_states(game, include_chance_states=True, to_string=str)
    assert len(states) > 50
    assert {state.is_terminal() for state in states.values()} == {True, False}
    from open_spiel.python.algorithms import generate_playthrough  # takes as long to import as all others

    text = generate_playthrough.playthrough(str(game), None, seed=1)
    assert f'GameType.short_name = "{game.get_type().short_name}"' in text
    assert "Apply action" in text
    assert "Returns() = " in text


@pytest.mark.parametrize("name", SOLVED)
def test_cfr_and_exploitability_agree_with_ours_on_a_small_table(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, table = smallest(name, monkeypatch)
    tree = grow(table)
    ours = exact.exploitability(tree, exact.uniform(tree))
    assert exploitability.exploitability(game, UniformRandomPolicy(game)) == pytest.approx(ours)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(2):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) < ours


@pytest.mark.parametrize("name", GAMES)
def test_its_observation_objects_read_our_observers(name: str) -> None:
    """What OpenSpiel's own helper gives is what our observer wrote, part by part, and its text."""
    game = nekoban.rl.openspiel(name, rng_seed=3)
    state = begun(game, 5)
    private = pyspiel.PrivateInfoType
    for public_info, private_info in (
        (True, private.SINGLE_PLAYER),
        (True, private.NONE),
        (False, private.SINGLE_PLAYER),
    ):
        kind = pyspiel.IIGObservationType(
            public_info=public_info, perfect_recall=False, private_info=private_info
        )
        seen = make_observation(game, kind)
        assert seen is not None
        for player in range(game.num_players()):
            seen.set_from(state, player)
            parts = [part.ravel() for part in seen.dict.values()]
            assert seen.tensor is not None
            assert np.array_equal(np.concatenate(parts), seen.tensor)
            assert seen.string_from(state, player) == game.make_py_observer(kind).string_from(state, player)


@pytest.mark.parametrize("name", HANDS)  # a game without hands hides nothing
def test_a_private_observer_sees_what_the_player_alone_knows(name: str) -> None:
    game = nekoban.rl.openspiel(name, rng_seed=3)
    state = begun(game, 5)
    kind = {"perfect_recall": False, "public_info": False}
    layout = nekoban.rl.Layout(find_game(name), game.num_players())
    hand = layout[HANDS[name].get("field", "players.hand")]
    own = slice(hand.first, hand.first + hand.count // game.num_players())
    for player in range(game.num_players()):
        known, values = seen_by(game, state, player, **kind).reshape(2, -1)
        whole = seen_by(game, state, player, perfect_recall=False)
        assert known[own].any()
        assert np.array_equal(values, whole * known)
        world = dealt_anew(state, 5)
        nobody = seen_by(game, world, player, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
        assert np.array_equal(nobody[known == 0], whole[known == 0])


def test_a_private_observer_says_so_in_words() -> None:
    game = nekoban.rl.openspiel("mice", players=2, rng_seed=3)
    state = begun(game, 0)
    observer = game.make_py_observer(pyspiel.IIGObservationType(public_info=False, perfect_recall=False))
    paw = state.table.record.players[1].paw
    assert observer.string_from(state, 1) == f"players.paw={paw} 0"
    assert observer.string_from(game.new_initial_state(), 1) == "not dealt yet"


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


@pytest.mark.parametrize("chance", ["sampled", "explicit"])
def test_perfect_recall_gives_every_view_of_the_past(chance: str) -> None:
    game = nekoban.rl.openspiel("mice", players=3, rng_seed=3, chance=chance)
    assert game.get_type().provides_information_state_tensor
    state, choose, seen = game.new_initial_state(), np.random.default_rng(1), []
    while len(seen) < 7:
        if not state.is_chance_node():
            seen.append([seen_by(game, state, seat, perfect_recall=False) for seat in range(3)])
            last = state.clone()
        state.apply_action(int(choose.choice(state.legal_actions())))
    for seat in range(3):
        rows = np.array(last.information_state_tensor(seat)).reshape(game.information_state_tensor_shape())
        assert np.array_equal(rows[:7], [views[seat] for views in seen])
        assert not rows[7:].any()
        assert len({row.tobytes() for row in rows[:7]}) == 7


def test_what_is_not_offered_is_refused() -> None:
    game = nekoban.rl.openspiel("nine-lives", rng_seed=3)
    assert not game.get_type().provides_information_state_tensor
    with pytest.raises(ValueError, match="A tensor has at most"):
        begun(game).information_state_tensor(0)
    with pytest.raises(ValueError, match="ask for public_info=True"):
        game.make_py_observer(pyspiel.IIGObservationType(public_info=False, perfect_recall=True))
    with pytest.raises(ValueError, match="ask for private_info=SINGLE_PLAYER"):
        game.make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
        )


OFFERED = [  # kinds of observers: public info, perfect recall, private info
    pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)
    for public, recall, private in (
        (True, False, pyspiel.PrivateInfoType.SINGLE_PLAYER),
        (True, False, pyspiel.PrivateInfoType.NONE),
        (True, False, pyspiel.PrivateInfoType.ALL_PLAYERS),
        (False, False, pyspiel.PrivateInfoType.SINGLE_PLAYER),
        (True, True, pyspiel.PrivateInfoType.SINGLE_PLAYER),
    )
]


@pytest.mark.parametrize("beyond", [-4, 0, 3])  # a record may have room for more seats than are taken
@pytest.mark.parametrize("name", GAMES)
def test_whoever_does_not_play_is_shown_nothing(name: str, beyond: int) -> None:
    game = nekoban.rl.openspiel(name, rng_seed=3)
    state, player = begun(game), beyond if beyond < 0 else game.num_players() + beyond
    asked: list[Callable[[], Any]] = [
        lambda: state.observation_string(player),
        lambda: state.information_state_string(player),
        lambda: state.resample_from_infostate(player, None),
    ]
    if game.get_type().provides_information_state_tensor:
        asked.append(lambda: state.information_state_tensor(player))
    for kind in OFFERED:
        observer = game.make_py_observer(kind)
        asked.append(lambda observer=observer: observer.string_from(state, player))
        if observer.tensor is not None:
            asked.append(lambda observer=observer: observer.set_from(state, player))
    for ask in asked:
        with pytest.raises(ValueError, match=f"There is no player {player} here: players count from 0 to"):
            ask()


def test_without_a_name_the_player_to_move_is_meant() -> None:
    game = nekoban.rl.openspiel("mice", players=2, rng_seed=3)
    undealt, state = game.new_initial_state(), begun(game)
    assert state.observation_string() == state.observation_string(state.current_player())
    assert state.information_state_string() == state.information_state_string(state.current_player())
    for ask in (undealt.observation_string, undealt.information_state_string):
        with pytest.raises(ValueError, match="Nobody is to move here: name a player"):
            ask()


@pytest.mark.parametrize("chance", ["sampled", "explicit"])
@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_action_is_refused_and_changes_nothing(name: str, chance: str) -> None:
    game = nekoban.rl.openspiel(name, rng_seed=3, chance=chance)
    undealt, state = game.new_initial_state(), begun(game)
    with pytest.raises(ValueError, match="9999 cannot happen here"):
        undealt.apply_action(9999)
    legal, before = state.legal_actions(), str(state)
    illegal = next(action for action in range(game.num_distinct_actions()) if action not in legal)
    for action in (illegal, game.num_distinct_actions(), -3):
        with pytest.raises(ValueError, match=rf"Action {action} is not legal; legal are \[{legal[0]}"):
            state.apply_action(action)
    assert str(state) == before
    assert state.legal_actions() == legal
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(ValueError, match="Action 0 is not legal: the match is over"):
        state.apply_action(0)


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_world_is_alive_and_forgets_the_past_of_others(name: str) -> None:
    game = nekoban.rl.openspiel(name, rng_seed=5)
    state = begun(game, 9)
    for player in range(game.num_players()):
        world = state.resample_from_infostate(player, None)
        assert world.legal_actions()
        assert world.information_state_string(player) == state.information_state_string(player)
        assert view_bytes(world, player) == view_bytes(state, player)
        for other in {*range(game.num_players())} - {player}:
            assert world.information_state_string(other).endswith("seen ")
            assert view_bytes(world, other)[:-1] == [None] * 9


def view_bytes(state, player: int) -> list[bytes | None]:
    return [view and view.bytes.tobytes() for view in state.table.views(player)]


@pytest.mark.parametrize("chance", ["sampled", "explicit"])
def test_nothing_in_a_resampled_world_tells_what_is_true(chance: str) -> None:
    """Two deals that look alike to a player give worlds that are alike, byte for byte."""
    kept = {}
    for paws in ((1, 2), (2, 1)):
        game = nekoban.rl.openspiel("mice", players=3, rng_seed=5, chance=chance)
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        state.table.record.players[0].paw = 3
        for seat, paw in enumerate(paws, 1):
            state.table.record.players[seat].paw = paw
        state.apply_action(state.legal_actions()[0])
        game.chance = np.random.default_rng(8)
        world = state.resample_from_infostate(0, None)
        told = pickle.dumps([world.table.__getstate__(), world.history()])
        kept[paws] = told, world
    (one, world), (other, _) = kept.values()
    assert one == other
    assert world.history() == []
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    for seat in (1, 2):
        observer.set_from(world, seat)
        assert not observer.dict["views"][0].any()
        assert np.array_equal(observer.dict["views"][1], seen_by(game, world, seat, perfect_recall=False))


def test_a_player_keeps_its_past_in_a_world_of_a_world() -> None:
    game = nekoban.rl.openspiel("mice", players=3, rng_seed=5, chance="explicit")
    world = begun(game, 3).resample_from_infostate(0, None)
    for _ in range(2):
        world.apply_action(world.legal_actions()[0])
    while world.is_chance_node():
        world.apply_action(world.legal_actions()[0])
    for player in range(3):
        again = world.resample_from_infostate(player, None)
        assert again.information_state_string(player) == world.information_state_string(player)
        assert view_bytes(again, player) == view_bytes(world, player)
        twin = game.deserialize_state(again.serialize())
        assert str(twin) == str(again)
        assert view_bytes(twin, player) == view_bytes(again, player)
        assert twin.information_state_string(player) == again.information_state_string(player)


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


@pytest.mark.parametrize("chance", ["sampled", "explicit"])
def test_a_deep_copy_goes_its_own_way(chance: str) -> None:
    state = begun(nekoban.rl.openspiel("mice", players=2, rng_seed=3, chance=chance))
    before = str(state), state.history()
    copy = deepcopy(state)
    assert (str(copy), copy.history()) == before
    copy.apply_action(copy.legal_actions()[0])
    assert str(copy) != before[0]
    assert (str(state), state.history()) == before


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


def test_what_is_remembered_holds_no_traceback() -> None:
    game = nekoban.rl.openspiel("mice", players=2, chance="explicit")
    state = game.new_initial_state()
    assert state.is_chance_node()
    remembered = list(game.results.found.values())
    assert remembered
    assert not any(isinstance(found, BaseException) for found in remembered)
