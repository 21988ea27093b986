"""Our own games in the benchmark: the compiled loop, the batch environment, and steps from Python."""

from __future__ import annotations

import functools
import random
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

import nekoban.rl
from bench.peers import SEED, Count, Peer, Ready, agents_in_turn, repeated, spiel_steps
from bench.search import WHOLE_GAME, prepare_search
from nekoban import __version__
from nekoban.core.game import Game
from nekoban.core.options import Chosen

CHUNK = 10_000  # decisions in one compiled call: some milliseconds, so that two threads end together
BATCH = 8192  # matches of a batch environment
BATCHES = 4  # option sets that take turns in it
BATCH_STEPS = 4  # steps of each in turn
STAGES = 128  # matches of a batch begin at this many different times
INSTALL = "pip install 'nekoban[rl]'"
LOOP, TWO_THREADS = "compiled loop", "compiled loop, two threads"
BATCH_ONE, BATCH_TWO = "batch with observations, one thread", "batch with observations, two threads"
STEPS, AEC = "steps from Python", "PettingZoo environment"
SPIEL = "OpenSpiel's interface, steps from Python"
SEARCH = "IS-MCTS, random games to the end"


class Player:
    """One thread's room for random games of one game."""

    def __init__(self, game: Game, options: Chosen, seed: int) -> None:
        self.border = game.compiled.border
        self.options = options.bytes
        self.fresh = game.state().bytes
        self.raw = self.fresh.copy()
        self.out = np.zeros(2048, np.int16)
        self.chance = np.random.default_rng(seed)

    def play(self) -> tuple[int, int]:
        """Decisions and games of one compiled call."""
        lucks = self.chance.integers(1, 1 << 61, 64)
        games = self.border.random_games(self.raw, self.fresh, self.options, lucks, self.out, CHUNK)
        return int(lucks[0]), games


def options_of(game: Game) -> list[Chosen]:
    """All kinds of tables by published rules, so that no easy one flatters."""
    return [game.options.read(sample) for sample in game.published_samples()]


def batch_options(game: Game) -> list[dict[str, Any]]:
    """Some kinds of tables for the batch environment, which has only one kind at a time."""
    samples = game.samples()
    return samples[:: max(1, len(samples) // BATCHES)][:BATCHES]


def prepare_loop(game: Game, threads: int, tables: Sequence[Chosen] = ()) -> Ready:
    chosen = tables or options_of(game)
    players = [[Player(game, options, 7 + thread) for options in chosen] for thread in range(threads)]

    def run(seconds: float) -> Count:
        totals = [[0, 0] for _ in range(threads)]
        end = time.perf_counter() + seconds

        def work(thread: int) -> None:
            turn = 0
            while time.perf_counter() < end:
                decisions, games = players[thread][turn % len(players[thread])].play()
                totals[thread][0] += decisions
                totals[thread][1] += games
                turn += 1

        return timed(lambda: in_threads(work, threads), totals)

    return Ready(__version__, run, f"{game.state.dtype.itemsize} bytes a state")


def in_threads(work: Callable[[int], None], count: int) -> None:
    if count == 1:
        work(0)
        return
    threads = [threading.Thread(target=work, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def timed(work: Callable[[], None], totals: list[list[int]]) -> Count:
    start, computing = time.perf_counter(), time.process_time()
    work()
    seconds = time.perf_counter() - start
    decisions, games = (sum(column) for column in zip(*totals, strict=True))
    return Count(decisions, games, seconds, time.process_time() - computing)


def prepare_steps(game: Game) -> Ready:
    """Move by move from Python, through the public interface."""
    match = nekoban.rl.single(game, seed=1, **game.samples()[0])
    chance = random.Random(SEED).random

    def play() -> Count:
        moves = match.reset()
        decisions = 0
        while moves:
            moves = match.play(moves[int(chance() * len(moves))])
            decisions += 1
        return Count(decisions, 1)

    return Ready(__version__, repeated(play))


def prepare_batch(game: Game, threads: int) -> Ready:
    """Random play in the batch environment, masks and flat observations included."""
    make = functools.partial(nekoban.rl.batch, game, BATCH, threads=threads, observations="int8", seed=1)
    envs = [make(**options) for options in batch_options(game)]
    for env in envs:
        spread(env)

    def play() -> Count:
        games = 0
        for env in envs:
            for _ in range(BATCH_STEPS):
                games += int(np.count_nonzero(env.step(env.sample()).ended))
        return Count(len(envs) * BATCH_STEPS * BATCH, games)

    return Ready(__version__, repeated(play), f"{BATCH} matches at all stages, {len(envs)} option sets")


def spread(env: nekoban.rl.Batch) -> None:
    """Put the matches at different stages, as they are in a long run: some begin anew at every step.

    Left as they began they would all deal, fight and end together, and one round would measure openings,
    the next one endings.
    """
    env.reset()
    for stage in range(STAGES):
        actions = env.sample()
        actions[stage::STAGES] = nekoban.rl.RESET
        env.step(actions)


def prepare_aec(game: Game) -> Ready:
    """Our PettingZoo environment, used as PettingZoo's own are."""
    env = nekoban.rl.pettingzoo(game.name, **game.samples()[0]).unwrapped
    return Ready(__version__, agents_in_turn(env))


def prepare_spiel(game: Game) -> Ready:
    """Our game as one of OpenSpiel's, used as its own are."""
    return Ready(__version__, spiel_steps(nekoban.rl.openspiel(game.name, **game.samples()[0])))


def prepare_step_cost(game: Game) -> tuple[Ready, Ready]:
    """The loop at the batch's tables, and the batch on one thread."""
    tables = [game.options.read(options) for options in batch_options(game)]
    return prepare_loop(game, 1, tables), prepare_batch(game, 1)


def our_peers(games: Sequence[Game]) -> list[Peer]:
    peers = []
    for game in games:
        ways: dict[str, Callable[..., Any]] = {
            LOOP: functools.partial(prepare_loop, game, 1),
            TWO_THREADS: functools.partial(prepare_loop, game, 2),
            BATCH_ONE: functools.partial(prepare_batch, game, 1),
            BATCH_TWO: functools.partial(prepare_batch, game, 2),
            STEPS: functools.partial(prepare_steps, game),
            AEC: functools.partial(prepare_aec, game),
            SPIEL: functools.partial(prepare_spiel, game),
            SEARCH: functools.partial(prepare_search, game, WHOLE_GAME),
        }
        peers += [Peer(f"Nekoban {game.name}", way, INSTALL, prepare) for way, prepare in ways.items()]
    return peers
