"""The maps of Iwari (IW-03): what a map is, and its tables for the rules.

map_files.py reads a map from a file and checks it; loading.py finds the map that a table is played on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

import numpy as np

NONE = -2  # "there is none" in every table

TERRITORY_LIMIT = 12  # the booklet's markers
SPACE_LIMIT = 66
CONNECTION_LIMIT = 22
PATH_LIMIT = 160
PATHS_AT_SPACE_LIMIT = 8
SYMBOL_COUNT = 4  # ▲ to ▲▲▲▲
PAIR = 2  # a symbol marks two connections

Point = tuple[int, int]


class Biome(IntEnum):
    TUNDRA = 0
    FOREST = 1
    GLACIERS = 2
    COAST = 3
    DESERT = 4

    @property
    def word(self) -> str:
        return self.name.lower()


BIOMES = {biome.word: biome for biome in Biome}


@dataclass(frozen=True)
class Territory:
    key: str
    name: str
    biome: Biome
    neighbours: tuple[str, ...]  # keys of the territories beyond its land borders
    outline: tuple[Point, ...]
    totem: Point
    label: Point  # the middle of its name


@dataclass(frozen=True)
class Space:
    number: int  # from 1; its index in every table is one less
    territory: int
    at: Point


@dataclass(frozen=True)
class Path:
    a: int  # indices of spaces, the smaller first
    b: int


@dataclass(frozen=True)
class Connection:
    number: int  # from 1; its index in every table is one less
    a: int  # indices of territories
    b: int
    water: bool
    symbol: int  # how many ▲ are printed; 0 for none
    badge: Point


@dataclass(frozen=True)
class SeaName:
    name: str
    at: Point


@dataclass(frozen=True)
class Sea:
    title: Point | None = None  # where the map's name stands
    compass: Point | None = None
    names: tuple[SeaName, ...] = ()
    isles: tuple[tuple[Point, ...], ...] = ()  # rocks for the eye, no part of the game


class Tables(NamedTuple):
    """A map as the rules read it: int8 arrays of fixed size, NONE where there is nothing."""

    territory_count: int
    space_count: int
    connection_count: int
    path_count: int
    biome: np.ndarray  # [territory]
    tent_spaces: np.ndarray  # [territory], how many; 0 where there is no territory
    space_territory: np.ndarray  # [space]
    neighbours: np.ndarray  # [space, 8], the spaces one path away, ascending
    neighbour_count: np.ndarray  # [space]
    connection_a: np.ndarray  # [connection], the territories it joins
    connection_b: np.ndarray
    connection_water: np.ndarray  # [connection], 1 by water, 0 by land
    connection_symbol: np.ndarray  # [connection], 0 to 4
    symbol_pair: np.ndarray  # [symbol - 1, 2], the two connections with that many ▲


@dataclass(frozen=True)
class Map:
    name: str
    origin: str
    size: tuple[int, int]
    territories: tuple[Territory, ...]
    spaces: tuple[Space, ...]
    paths: tuple[Path, ...]
    connections: tuple[Connection, ...]
    sea: Sea

    def __hash__(self) -> int:
        """Short, because drawings are kept by map."""
        return hash((self.name, self.size, len(self.spaces), len(self.paths)))

    @cached_property
    def index(self) -> dict[str, int]:
        return {territory.key: i for i, territory in enumerate(self.territories)}

    @cached_property
    def crossings(self) -> tuple[Path, ...]:
        """The paths between two territories."""
        home = [space.territory for space in self.spaces]
        return tuple(path for path in self.paths if home[path.a] != home[path.b])

    def spaces_of(self, territory: int) -> tuple[Space, ...]:
        return tuple(space for space in self.spaces if space.territory == territory)

    def tables(self) -> Tables:
        counts = Counter(space.territory for space in self.spaces)
        neighbours = self._neighbours()
        return Tables(
            territory_count=len(self.territories),
            space_count=len(self.spaces),
            connection_count=len(self.connections),
            path_count=len(self.paths),
            biome=_padded((t.biome for t in self.territories), TERRITORY_LIMIT),
            tent_spaces=_padded((counts[t] for t in range(TERRITORY_LIMIT)), TERRITORY_LIMIT),
            space_territory=_padded((s.territory for s in self.spaces), SPACE_LIMIT),
            neighbours=neighbours,
            neighbour_count=(neighbours != NONE).sum(axis=1, dtype=np.int8),
            connection_a=_padded((c.a for c in self.connections), CONNECTION_LIMIT),
            connection_b=_padded((c.b for c in self.connections), CONNECTION_LIMIT),
            connection_water=_padded((c.water for c in self.connections), CONNECTION_LIMIT),
            connection_symbol=_padded((c.symbol for c in self.connections), CONNECTION_LIMIT),
            symbol_pair=self._symbol_pairs(),
        )

    def _neighbours(self) -> np.ndarray:
        around: list[list[int]] = [[] for _ in self.spaces]
        for path in self.paths:
            around[path.a].append(path.b)
            around[path.b].append(path.a)
        found = np.full((SPACE_LIMIT, PATHS_AT_SPACE_LIMIT), NONE, np.int8)
        for space, beside in enumerate(around):
            found[space, : len(beside)] = sorted(beside)
        return found

    def _symbol_pairs(self) -> np.ndarray:
        found = np.full((SYMBOL_COUNT, PAIR), NONE, np.int8)
        for symbol in range(1, SYMBOL_COUNT + 1):
            marked = [i for i, connection in enumerate(self.connections) if connection.symbol == symbol]
            found[symbol - 1, : len(marked)] = marked
        return found


def _padded(values: Iterable[int], length: int) -> np.ndarray:
    """Numbers of a map as an array of full length for the rules."""
    found = [int(value) for value in values]
    return np.array(found + [NONE] * (length - len(found)), np.int8)


def borders(territory: Territory) -> set[frozenset[Point]]:
    """The stretches of the outline, without direction."""
    outline = territory.outline
    return {frozenset(stretch) for stretch in pairwise((*outline, outline[0])) if stretch[0] != stretch[1]}


def is_within(point: Point, outline: Sequence[Point]) -> bool:
    """Whether a point of a map lies within an outline."""
    x, y = point
    crossed = 0
    for (x1, y1), (x2, y2) in pairwise((*outline, outline[0])):
        if (y1 > y) != (y2 > y) and x < x1 + (x2 - x1) * (y - y1) / (y2 - y1):
            crossed += 1
    return crossed % 2 == 1


def are_within(x: np.ndarray, y: np.ndarray, outline: Sequence[Point]) -> np.ndarray:
    """The same for many points at once."""
    found = np.zeros(len(x), bool)
    for (x1, y1), (x2, y2) in pairwise((*outline, outline[0])):
        if y1 != y2:
            found ^= ((y1 > y) != (y2 > y)) & (x < x1 + (x2 - x1) * (y - y1) / (y2 - y1))
    return found
