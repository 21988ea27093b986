"""An estimate of how much work it is to list the legal moves of a position, before they are listed.

A GPU works on 32 matches at once, and all of them wait for the one with the most to do. So matches are sorted
by the few numbers of their state that tell best how alike their work is (sorting.py). Which these are nobody
has to declare: some games are played with the rules as they are written, and the lines that each list ran
through are counted.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from types import FrameType
from typing import NamedTuple

import numpy as np

from nekoban.core.game import Game
from nekoban.core.luck import start_luck
from nekoban.core.record import Position, Raw

WARP = 32  # matches that work at once
SAMPLED = 40 * WARP  # decisions
LEVELS = (16, 8, 8)  # of the first, second and third number


class Place(NamedTuple):
    """Where a number of one byte stands in a state: for the seat to move, a stride further for each seat."""

    name: str
    start: int
    stride: int


def places_of(game: Game) -> list[Place]:
    """Every number of one byte that there is once in a state, or once for each seat."""
    state, rows = game.state.dtype, game.state.dtype.fields["players"]
    player = rows[0].base
    once = [Place(name, state.fields[name][1], 0) for name in small_numbers(state)]
    return once + [
        Place(f"players.{name}", rows[1] + player.fields[name][1], player.itemsize)
        for name in small_numbers(player)
    ]


def small_numbers(record: np.dtype) -> Iterator[str]:
    """The names of a state's fields of eight bits, from which the work is estimated."""
    assert record.fields is not None
    return (name for name, (kind, *_) in record.fields.items() if kind == np.int8)


@cache
def telling_places(game: Game, seed: int = 0) -> list[Place]:
    """The places that tell most about the work of listing, the most telling first."""
    places = places_of(game)
    numbers, work = sampled(game, places, Random(seed))
    chosen: list[int] = []
    key = np.zeros(len(work), np.int64)
    for levels in LEVELS:
        keys = [key * levels + np.clip(column, 0, levels - 1) for column in numbers.T]
        chosen.append(int(np.argmin([shared_work(one, work) for one in keys])))
        key = keys[chosen[-1]]
    return [places[number] for number in chosen]


def shared_work(key: np.ndarray, work: np.ndarray) -> int:
    """Lines that warps run through if matches are sorted by a key: every line as often as any match does."""
    order = np.argsort(key, kind="stable")
    return int(work[order].reshape(-1, WARP, work.shape[1]).max(axis=1).sum())


def sampled(game: Game, places: list[Place], chance: Random) -> tuple[np.ndarray, np.ndarray]:
    """Of many decisions of random games, in random order: the numbers at these places, and how often each
    line of the rules was run through."""
    numbers, works = [], []
    while len(works) < SAMPLED:
        options = game.options.read(game.samples()[0])
        state = game.interpreted.start(options, start_luck(chance.getrandbits(32)))
        while state.to_move >= 0:
            numbers.append([number_at(state, place) for place in places])
            legal, work = watched(game, state)
            works.append(work)
            game.interpreted.play(state, chance.choice(legal))
    order = chance.sample(range(len(works)), SAMPLED)
    lines = {line: place for place, line in enumerate(sorted(set().union(*works)))}
    table = np.zeros((SAMPLED, len(lines)), np.int32)
    for row, number in enumerate(order):
        for line, count in works[number].items():
            table[row, lines[line]] = count
    return np.array([numbers[number] for number in order]), table


def number_at(state: Position, place: Place) -> int:
    """The number at a place of a state."""
    return int(state.bytes[place.start + place.stride * state.to_move].view(np.int8))


def watched(game: Game, state: Position) -> tuple[list[int], Counter[tuple[str, int]]]:
    """The legal moves, and how often each line of the game's rules was run through to list them."""
    lines: Counter[tuple[str, int]] = Counter()

    def follow(frame: FrameType, event: str, argument: object) -> Raw:
        if not frame.f_globals.get("__name__", "").startswith(game.package):
            return None
        if event == "line":
            lines[frame.f_code.co_filename, frame.f_lineno] += 1
        return follow

    before = sys.gettrace()
    sys.settrace(follow)
    try:
        legal = game.interpreted.legal(state)
    finally:
        sys.settrace(before)
    return legal, lines
