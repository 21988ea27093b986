"""Where there is room on a map: the map turned for a tall page, its names set anew, and spots for Feats."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise
from math import ceil, sqrt
from typing import TypeVar

import numpy as np

from nekoban.core.language import kept
from nekoban.games.iwari.data.maps import Map, Point, Territory, are_within
from nekoban.games.iwari.show.map_picture import label_box, label_size
from nekoban.games.iwari.show.naming import place_name

STEP = 7  # how finely room is looked for
STEPS = 40  # at most along one stretch, for whoever draws a coast to and fro,
PLACES, SPOTS, NEAR_SPOTS = 2200, 4000, 1000  # and what is looked at on any map: ours have fewer
NEAR = 50  # what is farther away is in nobody's way
TENT, TOTEM, BADGE, ROAD, COAST = 15, 24, 16, 4, 3  # room that things take, from their middle
EDGE = 12  # of the map
FEAT = (13, 13)  # half sizes

Spot = tuple[float, float, float]  # a point that is taken, and how far around it
Things = TypeVar("Things", list[Spot], np.ndarray)


@kept(64)
def named(board: Map) -> Map:
    """The map as its reader sees it: names in that language, and where they grew, set anew.

    The map's own name stays, for the ids of drawings are made of it.
    """
    names = [place_name(land.name) for land in board.territories]
    seas = tuple(replace(sea, name=place_name(sea.name)) for sea in board.sea.names)
    lands = tuple(replace(land, name=name) for land, name in zip(board.territories, names, strict=True))
    told = replace(
        board, origin=place_name(board.origin), territories=lands, sea=replace(board.sea, names=seas)
    )
    return board if told == board else replace(told, territories=tuple(set_anew(board, told)))


def set_anew(board: Map, told: Map) -> Iterator[Territory]:
    """The territories of a map whose names have changed; a name that is no wider stays where it was."""
    for index, (old, new) in enumerate(zip(board.territories, told.territories, strict=True)):
        boxes = (label_box(land.name, label_size(board)) for land in (old, new))
        is_smaller = all(now <= before for before, now in zip(*boxes, strict=True))
        yield new if is_smaller else replace(new, label=label_spot(told, index))


@lru_cache(maxsize=64)
def turned(board: Map) -> Map:
    """The same map, a quarter turn clockwise; names stay upright and look for room."""
    wide, high = board.size

    def turn(point: Point) -> Point:
        return high - point[1], point[0]

    lands = tuple(
        replace(land, outline=tuple(map(turn, land.outline)), totem=turn(land.totem), label=turn(land.label))
        for land in board.territories
    )
    isles = tuple(tuple(map(turn, isle)) for isle in board.sea.isles)
    compass = board.sea.compass and turn(board.sea.compass)
    # A tall page has no room for the names of seas and of the map.
    sea = replace(board.sea, title=None, names=(), isles=isles, compass=compass)
    made = replace(
        board,
        size=(high, wide),
        territories=lands,
        spaces=tuple(replace(space, at=turn(space.at)) for space in board.spaces),
        connections=tuple(replace(link, badge=turn(link.badge)) for link in board.connections),
        sea=sea,
    )
    labels = [label_spot(made, index) for index in range(len(lands))]
    named = tuple(replace(land, label=label) for land, label in zip(lands, labels, strict=True))
    return replace(made, territories=named)


@lru_cache(maxsize=64)
def feat_spots(board: Map) -> tuple[Point, ...]:
    """For each territory where its Feats lie."""
    return tuple(feat_spot(board, index) for index in range(len(board.territories)))


def feat_spot(board: Map, index: int) -> Point:
    """Where a territory has room for Feats."""
    land = board.territories[index]
    wide, high = label_box(land.name, label_size(board))
    x, y = land.label
    name = [(x + wide * (k / 8 - 0.5), y + side * high / 4, high / 4) for k in range(9) for side in (-1, 1)]
    return roomiest(within(land.outline), FEAT, [*taken(board), *name])


def label_spot(board: Map, index: int) -> Point:
    """Where a territory of a turned map has room for its name."""
    land = board.territories[index]
    wide, high = label_box(land.name, label_size(board))
    inside = [p for p in within(land.outline) if EDGE + wide / 2 < p[0] < board.size[0] - EDGE - wide / 2]
    return roomiest(inside or [land.label], (wide / 2, high / 2), taken(board))


@lru_cache(maxsize=256)
def within(outline: tuple[Point, ...]) -> list[Point]:
    """Points of a grid that lie inside an outline."""
    xs, ys = zip(*outline, strict=True)
    wide, high = max(xs) - min(xs), max(ys) - min(ys)
    step = max(STEP, ceil(sqrt(wide * high / PLACES)))
    grid = [(x, y) for x in range(min(xs), max(xs), step) for y in range(min(ys), max(ys), step)]
    x, y = np.array(grid or [outline[0]], float).T
    is_inside = are_within(x, y, outline)
    return [point for point, inside in zip(grid, is_inside, strict=False) if inside] or [outline[0]]


@lru_cache(maxsize=16)
def taken(board: Map) -> list[Spot]:
    """What stands on the map: tents, totems, badges, roads, borders."""
    found: list[Spot] = [(*space.at, TENT) for space in board.spaces]
    found += [(*land.totem, TOTEM) for land in board.territories]
    found += [(x, y - 6 * (link.symbol > 0), BADGE) for link in board.connections for x, y in [link.badge]]
    for path in board.paths:
        found += [(x, y, ROAD) for x, y in between(board.spaces[path.a].at, board.spaces[path.b].at)]
    for land in board.territories:
        found += [(x, y, COAST) for x, y in along(land.outline)]
    return some_of(found, SPOTS)


def some_of(things: Things, most: int) -> Things:
    """All of them; of more than that, every second, third or later one."""
    return things[:: -(-len(things) // most)] if len(things) > most else things


def along(outline: tuple[Point, ...]) -> Iterable[tuple[float, float]]:
    """Points along an outline."""
    for a, b in pairwise((*outline, outline[0])):
        yield from between(a, b)


def between(a: Point, b: Point) -> Iterable[tuple[float, float]]:
    """Points between two others."""
    steps = min(STEPS, max(1, round(max(abs(a[0] - b[0]), abs(a[1] - b[1])) / STEP)))
    for k in range(steps + 1):
        yield a[0] + (b[0] - a[0]) * k / steps, a[1] + (b[1] - a[1]) * k / steps


def roomiest(places: list[Point], half: tuple[float, float], spots: list[Spot]) -> Point:
    """The place where a box of that half size is farthest from everything."""
    at, things = np.array(places, float), np.array(spots, float)
    (left, top), (right, low) = at.min(axis=0) - NEAR, at.max(axis=0) + NEAR
    x, y = things[:, 0], things[:, 1]
    things = some_of(things[(left < x) & (x < right) & (top < y) & (y < low)], NEAR_SPOTS)
    across = np.maximum(abs(at[:, None, 0] - things[None, :, 0]) - half[0], 0)
    down = np.maximum(abs(at[:, None, 1] - things[None, :, 1]) - half[1], 0)
    clear = (np.sqrt(across * across + down * down) - things[None, :, 2]).min(axis=1)
    return places[int(clear.argmax())]
