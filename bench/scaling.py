"""Two threads beside one, and a batch beside the bare loop, on a machine that others use too.

The best round of each, taken by itself, compares a quiet moment with a busy one. Here both run in many short
slices, one right after the other, so that what disturbs a pair disturbs both, and the median of all pairs
leaves out those that were disturbed halfway.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from bench.ours import BATCH_ONE, BATCH_TWO, LOOP, TWO_THREADS, prepare_step_cost
from bench.peers import Count, Peer, prepared
from nekoban.core.game import Game

PAIRS = 24
SLICE = 0.15  # seconds
WAYS = {"compiled loop": (LOOP, TWO_THREADS), "batch with observations": (BATCH_ONE, BATCH_TWO)}

Run = Callable[[float], Count]
Spent = Callable[[Count], float]


@dataclass(frozen=True)
class Scaling:
    name: str  # of the library and the game
    way: str
    ratio: float


@dataclass(frozen=True)
class StepCost:
    """How long a step of a batch takes, with masks and observations, by a decision of the bare loop."""

    name: str  # of the library and the game
    ratio: float


def scalings(peers: Sequence[Peer], pairs: int = PAIRS) -> Iterator[Scaling]:
    """Of every game that runs on one thread and on two, in each of its ways."""
    known = {(peer.name, peer.way): peer for peer in peers}
    for name in dict.fromkeys(peer.name for peer in peers):
        for way, threads in WAYS.items():
            if all((name, each) in known for each in threads):
                one, two = (prepared(known[name, each]).run for each in threads)
                yield Scaling(name, way, scaling(one, two, pairs))


def step_costs(games: Sequence[Game], pairs: int = PAIRS) -> Iterator[StepCost]:
    """Of every game, at the same tables."""
    for game in games:
        loop, batch = prepare_step_cost(game)
        yield StepCost(f"Nekoban {game.name}", step_cost(loop.run, batch.run, pairs))


def step_cost(loop: Run, batch: Run, pairs: int = PAIRS) -> float:
    """Both compute on one thread, so the time that they compute is what counts."""
    return 1 / scaling(loop, batch, pairs, lambda count: count.computing)


def scaling(
    one: Run, two: Run, pairs: int = PAIRS, spent: Spent = lambda count: count.seconds, seconds: float = SLICE
) -> float:
    """The median of the pairs' ratios, after a slice of each for caches; they take turns at being first."""
    one(seconds)
    two(seconds)
    return statistics.median(pair_ratio(one, two, spent, number % 2 == 1, seconds) for number in range(pairs))


def pair_ratio(one: Run, two: Run, spent: Spent, is_turned: bool, seconds: float) -> float:
    if is_turned:
        return 1 / pair_ratio(two, one, spent, False, seconds)
    first, second = one(seconds), two(seconds)
    return (second.decisions / spent(second)) / (first.decisions / spent(first))
