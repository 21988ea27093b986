"""A game's network, ready for compiled code: the shipped weights, and how its observations are read."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from nekoban.bots.entities import Entities, Group, entities_of
from nekoban.bots.levels import levels_of, settings_of
from nekoban.bots.weights import Weights, read_weights
from nekoban.core.contracts import FILES
from nekoban.core.game import Game
from nekoban.core.observations import LIMITS, Layout
from nekoban.core.record import hidden_words
from nekoban.core.turned_seats import turned_moves


class Net(NamedTuple):
    """A network for one number of players. It never changes, so that threads share it."""

    groups: Any  # int32: a row a kind of entities; forward.py names the columns
    columns: Any  # int32: where numbers stand in an observation
    lowest: Any  # int32: the number of the first word
    first: Any  # int32: words of the numbers
    last: Any
    amounts: Any
    tails: Any  # int32: a row a list whose last number is read; forward.py names the columns
    size: Any  # of an observation: the last numbers of lists come after it
    words: Any  # float32, here and below
    places: Any
    mix: Any
    mix_bias: Any
    norms: Any
    inner: Any
    inner_bias: Any
    outer: Any
    outer_bias: Any
    policy: Any
    policy_bias: Any
    value: Any
    value_bias: Any
    plan: Any  # how a view becomes an observation
    ends: Any
    turns: Any
    tables: Any
    low: Any  # what an observation can hold
    high: Any
    hidden: Any  # uint64: all ones where a seat may not look
    turned: Any  # int16: [seat, move]: the action that a move is for a seat


class Bench(NamedTuple):
    """Room for one evaluation at a time."""

    sight: Any  # uint64: a view
    seen: Any  # int8 or float32: one observation, and the last numbers of lists
    told: Any
    body: Any
    normed: Any
    inside: Any
    chances: Any  # one a legal move
    shares: Any  # one a seat


def network_file(game: Game) -> Path:
    """Where a game has the weights of its network."""
    return game.folder / FILES["network"][0]


def has_network(game: Game) -> bool:
    """Whether weights are shipped with a game."""
    return network_file(game).exists()


@cache
def shipped_weights(game: Game) -> Weights:
    """The weights that come with a game."""
    return read_weights(network_file(game), game)


def network_mark(game: Game) -> str:
    """A short name of the shipped weights: other weights have another one."""
    return shipped_weights(game).about["digest"][:8]


def measured_settings(game: Game, names: Iterable[str]) -> dict[str, Any]:
    """What the play of these levels depends on: their settings, and the weights of those that ask a network.

    What was measured with anything else is out of date.
    """
    found: dict[str, Any] = {**settings_of(game, names)}
    asking = [name for name in found if levels_of(game)[name].network and has_network(game)]
    return {**found, **{name: [*found[name], shipped_weights(game).about["digest"]] for name in asking}}


@cache
def shipped_net(game: Game, players: int) -> Net:
    """A game's network for so many players, ready for compiled code."""
    return make_net(game, shipped_weights(game), players)


def make_net(game: Game, weights: Weights, players: int) -> Net:
    """A network in the form that compiled code takes."""
    entities, arrays = entities_of(game), weights.arrays
    layout = Layout(game, players, kept=True)
    blocks = range(sum(name.endswith(".inner.weight") for name in arrays))
    norms = [*(f"blocks.{block}.norm" for block in blocks), "norm"]

    def stacked(name: str) -> np.ndarray:
        return np.stack([arrays[f"blocks.{block}.{name}"] for block in blocks])

    return Net(
        *plans(entities, arrays, players),
        tails=entities.ends(players),
        size=layout.size,
        words=joined(arrays, entities, "words"),
        places=joined(arrays, entities, "places"),
        mix=np.ascontiguousarray(arrays["mix.weight"].T),
        mix_bias=arrays["mix.bias"] + arrays["counts"][players],
        norms=np.stack([np.stack([arrays[f"{name}.weight"], arrays[f"{name}.bias"]]) for name in norms]),
        inner=np.ascontiguousarray(stacked("inner.weight").transpose(0, 2, 1)),
        inner_bias=stacked("inner.bias"),
        outer=np.ascontiguousarray(stacked("outer.weight").transpose(0, 2, 1)),
        outer_bias=stacked("outer.bias"),
        policy=arrays["policy.weight"],
        policy_bias=arrays["policy.bias"],
        value=arrays["value.weight"],
        value_bias=arrays["value.bias"],
        plan=layout.plan.steps,
        ends=layout.plan.ends,
        turns=layout.plan.turns,
        tables=layout.plan.tables,
        low=LIMITS[entities.number][0],
        high=LIMITS[entities.number][1],
        hidden=hidden_words(game.state, players),
        turned=turned_moves(game, players)[1],
    )


def joined(arrays: dict[str, np.ndarray], entities: Entities, name: str) -> np.ndarray:
    """Arrays of the same name for all groups of entities, one after the other."""
    found = [arrays[f"readers.{number}.{name}"].ravel() for number in range(len(entities.groups))]
    return np.concatenate(found).astype(np.float32)


def plans(entities: Entities, arrays: dict[str, np.ndarray], players: int) -> tuple[np.ndarray, ...]:
    """How the entities are read: groups, columns, lowest, first, last, amounts."""
    ends = Layout(entities.game, players, kept=True).size + np.arange(len(entities.tails))
    spread, facts = np.concatenate([entities.spread(players), ends]), []
    words = places = columns = numbers = told = 0
    for number, group in enumerate(entities.groups):
        count, width = group.columns.shape[1], arrays[f"readers.{number}.places"].shape[1]
        present = players if group.seated else group.rows
        facts.append([group.rows, width, count, present, words, places, columns, numbers, told])
        words += group.word_count * width
        places += group.rows * width
        columns += group.columns.size
        numbers += count
        told += group.rows * width
    return np.array(facts, np.int32), *(
        np.concatenate([part(group) for group in entities.groups]).astype(np.int32)
        for part in (lambda group: spread[group.columns].ravel(), *NUMBER_PARTS)
    )


def last_words(group: Group) -> np.ndarray:
    """The last word that each number of a group can say."""
    return group.words - 1


NUMBER_PARTS = (
    lambda group: group.lowest, lambda group: group.first, last_words, lambda group: group.amounts
)  # fmt: skip


def new_bench(game: Game, net: Net) -> Bench:
    """Room for a network's sums."""
    entities, width = entities_of(game), len(net.mix_bias)
    numbers = net.size + len(entities.tails)
    return Bench(
        sight=np.zeros(game.state.dtype.itemsize // 8, np.uint64),
        seen=np.zeros((1, numbers), entities.number),
        told=np.zeros(len(net.mix), np.float32),
        body=np.zeros(width, np.float32),
        normed=np.zeros(width, np.float32),
        inside=np.zeros(width, np.float32),
        chances=np.zeros(len(game.moves) + 1, np.float64),
        shares=np.zeros(game.seats, np.float64),
    )
