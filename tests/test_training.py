"""The training program: its sums are those that are played, results are by seat, and it can be gone on with.

It needs PyTorch, which `make test` does not install: `pip install 'nekoban[train]'`, then run this file.
"""

# pyright: reportMissingImports=false
from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from nekoban.bots.entities import entities_of  # noqa: E402
from nekoban.bots.network import shipped_weights  # noqa: E402
from nekoban.bots.weights import WeightsError, read_weights  # noqa: E402
from nekoban.core.catalogue import find_game  # noqa: E402
from nekoban.train.curves import snapshots  # noqa: E402
from nekoban.train.learning import lessons_of  # noqa: E402
from nekoban.train.network import Network, shape_of  # noqa: E402
from nekoban.train.program import Plan, Training  # noqa: E402
from nekoban.train.selfplay import Player, by_table_seat, collect, gains_of  # noqa: E402
from nekoban.train.tables import TrainingTable, settings_of  # noqa: E402
from tests.test_networks import SHIPPED, a_decision, plain_sums, player_counts  # noqa: E402

MICE = find_game("mice")
CPU = torch.device("cpu")


@pytest.mark.parametrize("name", SHIPPED)
def test_the_network_that_is_trained_has_the_sums_that_are_played(name: str) -> None:
    from nekoban.core.observations import Encoder, Layout

    game = SHIPPED[name]
    entities, weights = entities_of(game), shipped_weights(game)
    network = Network(entities, shape_of(weights.arrays))
    network.load_state_dict({key: torch.from_numpy(array) for key, array in weights.arrays.items()})
    for players in player_counts(game):
        view, _ = a_decision(game, players)
        seen = Encoder(Layout(game, players, kept=True), entities.number).encode(view, int(view.to_move))
        spread = seen[entities.spread(players)]
        with torch.no_grad():
            weighed, shares = network(torch.from_numpy(spread)[None], torch.tensor([players]))
        expected, parts = plain_sums(entities, weights, spread, players)
        assert weighed[0].numpy() == pytest.approx(expected, abs=1e-3)
        assert shares[0].exp().numpy()[:players] == pytest.approx(parts, abs=1e-4)


@pytest.mark.parametrize("name", ["mice", "mauwi", "nine-lives"])
def test_tables_of_ones_and_zeros_have_the_sums_of_the_words(name: str) -> None:
    """A GPU adds words up by them; this is the same code on a CPU, in half precision."""
    entities = entities_of(find_game(name))
    table = TrainingTable(entities, settings_of(entities.game)[0], 16, 3, CPU)
    network = Network(entities)
    collect([table], Player(network), None, 12)
    seen = table.look()[0]
    seen = torch.cat([seen.int(), *network.tails(seen)], -1)
    for reader in network.readers:
        reader.words.data = reader.words.data.bfloat16().float()
        marks, amounts = reader.marks(seen)
        summed, tabled = (way(marks, amounts) for way in (reader.sums, reader.tabled))
        assert tabled.float().detach().numpy() == pytest.approx(summed.detach().numpy(), abs=0.1, rel=0.02)


def test_shares_are_turned_to_the_tables_seats_and_back() -> None:
    shares = torch.tensor([[0.1, 0.2, 0.7, 0.0], [0.6, 0.4, 0.0, 0.0]])
    movers, players = torch.tensor([2, 1]), torch.tensor([3, 2])
    turned = by_table_seat(shares, movers, players)
    assert turned.tolist() == torch.tensor([[0.2, 0.7, 0.1, 0.0], [0.4, 0.6, 0.0, 0.0]]).tolist()
    assert by_table_seat(turned, movers, players, back=True).tolist() == shares.tolist()


def test_every_setting_has_a_table_and_its_results_are_shares_of_the_win() -> None:
    entities = entities_of(MICE)
    settings = settings_of(MICE)
    assert {setting.players for setting in settings} == {2, 3, 4}
    tables = [TrainingTable(entities, setting, 16, 3, CPU) for setting in settings]
    rollout = collect(tables, Player(Network(entities)), None, 60)
    assert rollout.ended.any()
    shares = rollout.results[rollout.ended]
    assert shares.sum(-1).tolist() == pytest.approx([1.0] * len(shares), abs=1e-5)
    assert rollout.own.all()


def test_gains_add_up_to_the_result_when_every_surprise_counts(monkeypatch: Any) -> None:
    monkeypatch.setattr("nekoban.train.selfplay.TRACE", 1.0)
    entities = entities_of(MICE)
    rollout = collect(
        [TrainingTable(entities, settings_of(MICE)[0], 8, 5, CPU)], Player(Network(entities)), None, 80
    )
    gains = gains_of(rollout)
    for match in range(8):
        first_end = int(rollout.ended[:, match].nonzero()[0])
        for time in range(first_end + 1):
            expected = rollout.results[first_end, match] - rollout.shares[time, match]
            assert gains[time, match].tolist() == pytest.approx(expected.tolist(), abs=1e-5)


def test_past_selves_are_met_but_nothing_is_learned_from_their_decisions() -> None:
    entities = entities_of(MICE)
    table = TrainingTable(entities, settings_of(MICE)[0], 20, 5, CPU)
    learner, past = (Player(Network(entities)) for _ in range(2))
    rollout = collect([table], learner, past, 10)
    assert not rollout.own[:, :4].all()  # a fifth of the matches
    assert rollout.own[:, 4:].all()
    assert len(lessons_of(rollout).actions) == int(rollout.own.sum())


def test_training_keeps_networks_that_play_and_goes_on_after_a_stop(tmp_path: Path) -> None:
    plan = Plan(decisions=6000, minutes=5, matches=64, steps=8, minibatch=256)
    first = Training(MICE, tmp_path, plan, gpu=False)
    first.round()
    first.remember()
    first.save()
    second = Training(MICE, tmp_path, plan, gpu=False)
    assert (second.decisions, second.rounds) == (first.decisions, first.rounds)
    for key, tensor in first.network.state_dict().items():
        assert torch.equal(tensor, second.network.state_dict()[key])
    said: list[str] = []
    second.run(said.append)
    assert said
    files = snapshots(tmp_path)
    assert [file.name for file in files][-1] == "snapshot-8.net"
    weights = read_weights(files[-1], MICE)
    assert weights.about["decisions"] >= 6000
    assert np.isfinite(weights.arrays["policy.weight"]).all()


def test_a_folder_of_another_game_is_refused(tmp_path: Path) -> None:
    plan = Plan(decisions=2000, minutes=5, matches=64, steps=8, minibatch=256)
    Training(MICE, tmp_path, plan, gpu=False).save()
    with pytest.raises(WeightsError, match="holds a training run of mice"):
        Training(find_game("mauwi"), tmp_path, plan, gpu=False)


def test_a_little_training_beats_chance_at_mice(tmp_path: Path) -> None:
    plan = Plan(decisions=16_000, minutes=5, matches=64, steps=8, minibatch=64)
    training = Training(MICE, tmp_path, plan, gpu=False)
    training.run(lambda sentence: None)
    assert training.won is not None
    assert training.won > 0.55


def test_weights_to_begin_with_are_taken_once(tmp_path: Path) -> None:
    plan = Plan(decisions=2000, minutes=5, matches=64, steps=8, minibatch=256)
    training = Training(MICE, tmp_path / "one", plan, gpu=False)
    training.run(lambda sentence: None)
    file = snapshots(tmp_path / "one")[-1]
    other = Training(MICE, tmp_path / "two", plan, gpu=False, start=file)
    assert other.recipe()["before"] == read_weights(file, MICE).about["digest"]
    arrays = read_weights(file, MICE).arrays
    assert torch.equal(other.network.state_dict()["value.bias"], torch.from_numpy(arrays["value.bias"]))


def test_an_exploiter_learns_against_a_network_that_stays_as_it_is(tmp_path: Path) -> None:
    plan = Plan(decisions=16_000, minutes=5, matches=64, steps=8, minibatch=64)
    frozen = Training(MICE, tmp_path / "frozen", plan, gpu=False)
    frozen.snapshot()
    training = Training(MICE, tmp_path / "exploiter", plan, gpu=False)
    file = tmp_path / "frozen" / "snapshot-1.net"
    training.play_against(file)
    before = {name: tensor.clone() for name, tensor in training.past.state_dict().items()}
    training.run(lambda sentence: None)
    assert all(torch.equal(tensor, training.past.state_dict()[name]) for name, tensor in before.items())
    assert training.won is not None
    assert training.won > 0.6
    assert training.recipe()["rival"] == read_weights(file, MICE).about["digest"]
    training.save()
    with pytest.raises(WeightsError, match="the same --against"):
        Training(MICE, tmp_path / "exploiter", plan, gpu=False).run(lambda sentence: None)
