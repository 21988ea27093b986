"""The other libraries' bench: counting, absences, and OpenSpiel's own loops where it is installed."""

import io
import time
from importlib import import_module
from random import Random

import pytest
from rich.console import Console

from bench import peers
from bench.peers import Absence, Count, Figure, Peer, Ready


def peer(prepare, install="pip install it"):
    return Peer("a peer", "a loop", install, prepare)


def test_rates_are_counts_by_the_time_spent():
    calls = []

    def play():
        calls.append(time.sleep(0.01))
        return Count(decisions=30, games=2, simulations=60)

    figure = peers.measure(peer(lambda: Ready("1.0", peers.repeated(play))), 0.1)
    assert isinstance(figure, Figure)
    assert 0 < figure.decisions_per_second <= 30 / 0.01
    assert figure.decisions_per_second == pytest.approx(15 * figure.games_per_second)
    assert figure.simulations_per_second == pytest.approx(2 * figure.decisions_per_second)


def test_a_peer_is_prepared_once_and_warmed_up_before_each_measure():
    prepared, runs = [], []

    def run(seconds):
        runs.append(seconds)
        return Count(1, 1, seconds)

    one = peer(lambda: prepared.append(1) or Ready("1.0", run))
    peers.measure(one, 1.0)
    peers.measure(one, 1.0)
    assert len(prepared) == 1
    assert runs == [peers.WARM_UP, 1.0] * 2


def test_a_library_that_is_not_installed_is_named_with_its_command():
    absent = peers.measure(peer(lambda: import_module("no_such_library"), "pip install no_such_library"), 1.0)
    assert absent == Absence(
        "a peer", "a loop", "no_such_library is not installed: pip install no_such_library"
    )


def test_the_table_shows_the_whole_command():
    text = io.StringIO()
    Console(width=200, file=text).print(
        peers.shown([Absence("a peer", "a loop", "pip install 'zoo[classic]'")])
    )
    assert "pip install 'zoo[classic]'" in text.getvalue()


def test_a_library_that_breaks_is_reported_and_not_left_out():
    absent = peers.measure(peer(lambda: 1 / 0), 1.0)
    assert isinstance(absent, Absence)
    assert "ZeroDivisionError" in absent.reason


def test_the_best_round_counts_and_every_peer_has_a_row():
    rates = iter([5, 50, 7, 6])  # a warm-up and a measure in each of two rounds

    def run(seconds):
        return Count(next(rates) * seconds, 0, seconds)

    measured = peers.measure_all([peer(lambda: Ready("1.0", run)), peer(lambda: 1 / 0)], 1.0, 2)
    assert isinstance(measured[0], Figure)
    assert measured[0].decisions_per_second == 50
    assert isinstance(measured[1], Absence)
    assert peers.shown(measured).row_count == 2


@pytest.mark.long
def test_open_spiel_plays_in_every_way():
    pytest.importorskip("pyspiel")
    for one in peers.open_spiel_peers():
        if "backgammon" not in one.name:  # the slowest to prepare adds nothing here
            figure = peers.measure(one, 0.01)
            assert isinstance(figure, Figure), figure
            assert figure.decisions_per_second > 0


def test_open_spiels_native_loops_play_the_same_games_as_its_steps():
    """The mean length is measured from dealt games, which must not have ended or be at a chance node."""
    pytest.importorskip("pyspiel")
    game = peers.spiel_game("hearts")
    for state in peers.dealt_states(game, Random(1)):
        assert not state.is_chance_node()
        assert peers.play_out(state.clone(), Random(2)) in (52, 64)  # without or with passing three cards
