"""Draw the two Iwari maps from a sketch: `python tools/draw_maps.py FOLDER`.

The sketch says what must be so (territories, biomes, spaces, connections) and roughly where. A seeded
noise gives coasts and borders, an annealing sets spaces, totem and label apart. The TOML files are the
source of truth: this made their first version, and a few paths were set right by hand afterwards.
"""

from __future__ import annotations

import sys
from collections import deque
from dataclasses import dataclass
from itertools import combinations, pairwise
from pathlib import Path

import numpy as np

from nekoban.games.iwari.atlas import BADGE_RADIUS, SPACE_RADIUS, TOTEM_RADIUS, label_box, tie_ends

Point = tuple[int, int]
WIDTH, HEIGHT, STEP = 1000, 700, 2.5
SEA = -1
SIMPLIFY = 1.7


@dataclass
class Sketch:
    name: str
    seed: int
    title: Point
    compass: Point
    sea_names: list[tuple[str, int, int]]
    lands: dict[
        str, tuple[str, str, int, int, float, int, int]
    ]  # biome, name, x, y, weight, spaces, landmass
    waters: list[tuple[int, int, float]]  # x, y, weight: bays and gulfs
    connections: list[tuple[str, str, str, int]]
    crossings: int  # paths across borders and straits, about
    reach: float = 132


NEW_HORIZONS = Sketch(
    name="New Horizons",
    seed=8,
    title=(118, 634),
    compass=(922, 632),
    sea_names=[("Sea of First Light", 640, 655), ("Whale Sound", 735, 40)],
    lands={
        "tallpine": ("forest", "Tallpine", 165, 275, 1.0, 6, 0),
        "gull-shore": ("coast", "Gull Shore", 225, 480, 0.98, 5, 0),
        "frostcrown": ("glaciers", "Frostcrown", 300, 125, 1.0, 6, 0),
        "amber-waste": ("desert", "Amber Waste", 410, 335, 1.3, 8, 0),
        "windmoor": ("tundra", "Windmoor", 550, 130, 1.02, 6, 0),
        "lichen-fells": ("tundra", "Lichen Fells", 495, 545, 1.0, 6, 0),
        "mossdeep": ("forest", "Mossdeep", 645, 330, 1.0, 6, 0),
        "lantern-shore": ("coast", "Lantern Shore", 858, 200, 0.95, 5, 1),
        "pale-teeth": ("glaciers", "Pale Teeth", 838, 450, 0.98, 5, 1),
    },
    waters=[(350, 615, 0.85), (20, 420, 0.3), (625, 500, 0.42), (430, 20, 0.4)],
    connections=[
        ("tallpine", "gull-shore", "land", 0),
        ("gull-shore", "amber-waste", "land", 2),
        ("gull-shore", "lichen-fells", "water", 4),
        ("tallpine", "amber-waste", "land", 0),
        ("tallpine", "frostcrown", "land", 1),
        ("frostcrown", "amber-waste", "land", 4),
        ("frostcrown", "windmoor", "land", 0),
        ("windmoor", "mossdeep", "land", 2),
        ("windmoor", "lantern-shore", "water", 0),
        ("mossdeep", "lantern-shore", "water", 3),
        ("lantern-shore", "pale-teeth", "land", 1),
        ("mossdeep", "pale-teeth", "water", 0),
        ("amber-waste", "mossdeep", "land", 0),
        ("amber-waste", "lichen-fells", "land", 3),
        ("lichen-fells", "pale-teeth", "water", 0),
    ],
    crossings=15,
)

VAST_LANDS = Sketch(
    name="The Vast Lands",
    seed=5,
    title=(494, 52),
    compass=(925, 640),
    sea_names=[("Goose Sound", 450, 420), ("Southern Deep", 560, 668)],
    lands={
        "white-anvil": ("glaciers", "White Anvil", 250, 125, 1.0, 6, 0),
        "reindeer-reach": ("tundra", "Reindeer Reach", 130, 305, 1.0, 5, 0),
        "owlwood": ("forest", "Owlwood", 330, 285, 0.97, 5, 0),
        "ember-flats": ("desert", "Ember Flats", 255, 445, 0.98, 5, 0),
        "pearl-coast": ("coast", "Pearl Coast", 130, 530, 1.0, 5, 0),
        "fern-isle": ("forest", "Fern Isle", 430, 560, 0.86, 4, 2),
        "long-steppe": ("tundra", "Long Steppe", 592, 205, 1.02, 6, 1),
        "blue-ice": ("glaciers", "Blue Ice", 805, 120, 1.0, 5, 1),
        "cedar-march": ("forest", "Cedar March", 765, 310, 1.0, 6, 1),
        "red-dunes": ("desert", "Red Dunes", 600, 390, 1.0, 6, 1),
        "heron-coast": ("coast", "Heron Coast", 850, 480, 1.0, 6, 1),
        "crane-moor": ("tundra", "Crane Moor", 670, 560, 0.98, 5, 1),
    },
    waters=[(950, 265, 0.62), (5, 430, 0.3), (690, 40, 0.4), (480, 50, 0.62)],
    connections=[
        ("white-anvil", "reindeer-reach", "land", 0),
        ("white-anvil", "owlwood", "land", 3),
        ("white-anvil", "long-steppe", "water", 0),
        ("owlwood", "long-steppe", "water", 2),
        ("owlwood", "ember-flats", "land", 0),
        ("reindeer-reach", "ember-flats", "land", 1),
        ("reindeer-reach", "pearl-coast", "land", 0),
        ("pearl-coast", "ember-flats", "land", 4),
        ("pearl-coast", "fern-isle", "water", 0),
        ("ember-flats", "fern-isle", "water", 0),
        ("fern-isle", "red-dunes", "water", 3),
        ("fern-isle", "crane-moor", "water", 2),
        ("red-dunes", "crane-moor", "land", 0),
        ("crane-moor", "heron-coast", "land", 0),
        ("red-dunes", "cedar-march", "land", 0),
        ("cedar-march", "heron-coast", "land", 1),
        ("blue-ice", "heron-coast", "water", 0),
        ("blue-ice", "cedar-march", "land", 0),
        ("long-steppe", "blue-ice", "land", 4),
        ("long-steppe", "red-dunes", "land", 0),
    ],
    crossings=21,
)


# The ground: which land each dot of a raster belongs to.


def noise(rng: np.random.Generator, cell: float, octaves: int = 4, fade: float = 2.0) -> np.ndarray:
    """Smooth noise of mean 0 over the raster; `cell` is the size of its largest waves."""
    rows, columns = int(HEIGHT / STEP), int(WIDTH / STEP)
    total = np.zeros((rows, columns))
    for octave in range(octaves):
        size = cell / 2**octave
        grid = rng.normal(size=(int(HEIGHT / size) + 3, int(WIDTH / size) + 3))
        y, x = np.arange(rows) * STEP / size, np.arange(columns) * STEP / size
        top, left = y.astype(int), x.astype(int)
        fy, fx = (t * t * (3 - 2 * t) for t in (y - top, x - left))
        upper = grid[top][:, left] * (1 - fx) + grid[top][:, left + 1] * fx
        lower = grid[top + 1][:, left] * (1 - fx) + grid[top + 1][:, left + 1] * fx
        total += (upper * (1 - fy[:, None]) + lower * fy[:, None]) / fade**octave
    return total


def ground(sketch: Sketch) -> np.ndarray:
    """The raster: the index of a land, or SEA."""
    rng = np.random.default_rng(sketch.seed)
    y, x = np.mgrid[0:HEIGHT:STEP, 0:WIDTH:STEP].astype(float)
    x, y = x + 17 * noise(rng, 90), y + 17 * noise(rng, 90)
    rough = 17 * noise(rng, 64, fade=1.45)
    lands = list(sketch.lands.values())
    near = np.stack([np.hypot(x - land[2], y - land[3]) / land[4] for land in lands])
    wet = np.stack([np.hypot(x - wx, y - wy) / weight for wx, wy, weight in sketch.waters])
    nearest = near.min(axis=0)
    owner = near.argmin(axis=0)
    masses = np.array([land[6] for land in lands])
    other = np.where(masses[:, None, None] == masses[owner], np.inf, near).min(axis=0)
    rows, columns = owner.shape
    frame = np.minimum(np.arange(columns), columns - 1 - np.arange(columns))[None, :]
    frame = STEP * np.minimum(frame, np.minimum(np.arange(rows), rows - 1 - np.arange(rows))[:, None])
    sea = (nearest > sketch.reach + rough) | (wet.min(axis=0) < nearest) | (other - nearest < 60 + rough)
    sea |= frame < np.maximum(27, 36 + 0.8 * rough)
    return clean(np.where(sea, SEA, owner), len(lands))


def pieces(mask: np.ndarray) -> list[list[tuple[int, int]]]:
    """The connected pieces of a mask, largest first."""
    left = mask.copy()
    found = []
    for start in zip(*np.nonzero(mask), strict=True):
        if not left[start]:
            continue
        left[start] = False
        queue, piece = deque([start]), []
        while queue:
            row, column = queue.popleft()
            piece.append((row, column))
            for spot in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
                if 0 <= spot[0] < mask.shape[0] and 0 <= spot[1] < mask.shape[1] and left[spot]:
                    left[spot] = False
                    queue.append(spot)
        found.append(piece)
    return sorted(found, key=len, reverse=True)


def clean(owner: np.ndarray, count: int) -> np.ndarray:
    """Smooth the raster; one piece a land, no lakes, no two dots that touch only at a corner."""
    for _ in range(3):
        votes = np.stack([box_sum(owner == land) for land in range(SEA, count)])
        owner = votes.argmax(axis=0) + SEA
    for land in range(count):
        for piece in pieces(owner == land)[1:]:
            for spot in piece:
                owner[spot] = SEA
    for lake in pieces(owner == SEA)[1:]:
        around = [owner[r + dr, c + dc] for r, c in lake for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))]
        land = max(set(around) - {SEA}, key=around.count)
        for spot in lake:
            owner[spot] = land
    while True:
        a, b, c, d = owner[:-1, :-1], owner[:-1, 1:], owner[1:, :-1], owner[1:, 1:]
        corners = np.argwhere(((a == d) & (a != b) & (a != c)) | ((b == c) & (a != b) & (b != d)))
        if not len(corners):
            return owner
        for row, column in corners:
            owner[row + 1, column] = owner[row, column]
            owner[row + 1, column + 1] = owner[row, column + 1]


def box_sum(mask: np.ndarray, radius: int = 2) -> np.ndarray:
    padded = np.pad(mask.astype(np.int32), radius, mode="edge")
    for axis in (0, 1):
        total = np.cumsum(padded, axis=axis)
        total = np.insert(total, 0, 0, axis=axis)
        width = 2 * radius + 1
        padded = np.take(total, range(width, total.shape[axis]), axis) - np.take(
            total, range(total.shape[axis] - width), axis
        )
    return padded


# The outlines: shared borders are cut into chains between junctions, and each chain is drawn once.


def outlines(owner: np.ndarray, count: int) -> list[list[Point]]:
    padded = np.pad(owner, 1, constant_values=SEA)
    drawn: dict[tuple, list[Point]] = {}
    result = []
    for land in range(count):
        loop = trace(padded == land)
        cuts = [i for i, (r, c) in enumerate(loop) if len(set(padded[r : r + 2, c : c + 2].flat)) > 2]
        if not cuts:
            half = len(loop) // 2
            cuts = [0, half]
        outline: list[Point] = []
        for here, there in zip(cuts, [*cuts[1:], cuts[0] + len(loop)], strict=True):
            chain = [loop[i % len(loop)] for i in range(here, there + 1)]
            turned = chain[0] > chain[-1]
            key = tuple(reversed(chain)) if turned else tuple(chain)
            if key not in drawn:
                drawn[key] = simplified(key)
            outline += (drawn[key][::-1] if turned else drawn[key])[:-1]
        result.append(outline)
    return result


def trace(mask: np.ndarray) -> list[tuple[int, int]]:
    """The corners around a piece, clockwise; a corner (r, c) lies below and right of dot (r, c)."""
    following = {}
    for r, c in np.argwhere(mask):
        if not mask[r - 1, c]:
            following[(r - 1, c - 1)] = (r - 1, c)
        if not mask[r, c + 1]:
            following[(r - 1, c)] = (r, c)
        if not mask[r + 1, c]:
            following[(r, c)] = (r, c - 1)
        if not mask[r, c - 1]:
            following[(r, c - 1)] = (r - 1, c - 1)
    start = min(following)
    loop = [start]
    while following[loop[-1]] != start:
        loop.append(following[loop[-1]])
    assert len(loop) == len(following)
    return [(int(r), int(c)) for r, c in loop]


def simplified(chain: tuple) -> list[Point]:
    points = np.array([(c * STEP, r * STEP) for r, c in chain], float)
    for _ in range(4):
        points[1:-1] = (points[:-2] + 2 * points[1:-1] + points[2:]) / 4
    kept = [0, *douglas_peucker(points, 0, len(points) - 1), len(points) - 1]
    return [(int(points[i][0]), int(points[i][1])) for i in kept]


def douglas_peucker(points: np.ndarray, first: int, last: int) -> list[int]:
    if last - first < 2:
        return []
    away = distances(points[first + 1 : last], np.array([points[first], points[last]]), closed=False)
    if away.max() < SIMPLIFY:
        return []
    middle = first + 1 + int(away.argmax())
    return [*douglas_peucker(points, first, middle), middle, *douglas_peucker(points, middle, last)]


def distances(points: np.ndarray, line: np.ndarray, closed: bool = True) -> np.ndarray:
    """How far each point lies from a line of points."""
    start = line if closed else line[:-1]
    end = np.roll(line, -1, axis=0) if closed else line[1:]
    along = end - start
    length = np.maximum((along**2).sum(axis=1), 1e-9)
    t = np.clip(((points[:, None] - start) * along).sum(axis=2) / length, 0, 1)
    foot = start + t[..., None] * along
    return np.sqrt(((points[:, None] - foot) ** 2).sum(axis=2)).min(axis=1)


def inside(points: np.ndarray, outline: np.ndarray) -> np.ndarray:
    x, y = points[:, 0, None], points[:, 1, None]
    (x1, y1), (x2, y2) = outline.T, np.roll(outline, -1, axis=0).T
    slope = (x2 - x1) / np.where(y2 == y1, 1, y2 - y1)
    crossed = ((y1 > y) != (y2 > y)) & (x < x1 + slope * (y - y1))
    return crossed.sum(axis=1) % 2 == 1


# The places: badges, spaces, totem and label of every land.


def edges(outline: list[Point]) -> set[frozenset[Point]]:
    return {frozenset(pair) for pair in pairwise([*outline, outline[0]])}


def badges(sketch: Sketch, shapes: list[list[Point]], owner: np.ndarray) -> list[Point]:
    keys = list(sketch.lands)
    placed: list[Point] = []
    for a, b, kind, _ in sketch.connections:
        one, two = shapes[keys.index(a)], shapes[keys.index(b)]
        place = land_badge if kind == "land" else water_badge
        placed.append(place(one, two, shapes, placed))
    return placed


def land_badge(one: list[Point], two: list[Point], shapes: list, placed: list[Point]) -> Point:
    """On the common border, far from its ends and from other badges."""
    common = edges(one) & edges(two)
    spots = {point for edge in common for point in edge} | {middle(*edge) for edge in common}
    ends = [p for p in spots if sum(p in edge for edge in common) == 1 and p in one]
    assert ends, f"no common border: {one[0]} {two[0]}"
    avoid = np.array([*ends, *placed], float)
    return max(sorted(spots), key=lambda p: np.hypot(*(avoid - p).T).min())


def water_badge(one: list[Point], two: list[Point], shapes: list, placed: list[Point]) -> Point:
    """In the sea, near both coasts, clear of every coast and badge."""
    grid = np.array([(x, y) for x in range(30, WIDTH - 29, 4) for y in range(36, HEIGHT - 29, 4)], float)
    all_away = np.min([distances(grid, np.array(s, float)) for s in shapes], axis=0)
    dry = np.any([inside(grid, np.array(s, float)) for s in shapes], axis=0)
    a, b = (distances(grid, np.array(s, float)) for s in (one, two))
    cost = (
        a
        + b
        + 5 * np.maximum(0, 30 - np.minimum(a, b))
        + 0.6 * np.abs(a - b)
        + 4 * np.maximum(0, 21 - all_away)
        + 1e6 * dry
    )
    for x, y in placed:
        cost += 3 * np.maximum(0, 60 - np.hypot(grid[:, 0] - x, grid[:, 1] - y))
    x, y = grid[cost.argmin()]
    return int(x), int(y)


def middle(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) // 2, (a[1] + b[1]) // 2


def settle(
    rng: np.random.Generator, name: str, outline: list[Point], count: int, obstacles: np.ndarray
) -> tuple[list[Point], Point, Point]:
    """Anneal: spaces, totem and label keep away from each other, the border and the badges."""
    shape = np.array(outline, float)
    low, high = shape.min(axis=0), shape.max(axis=0)
    grid = np.array(
        [(x, y) for x in range(int(low[0]), int(high[0]), 4) for y in range(int(low[1]), int(high[1]), 4)]
    )
    grid = grid[inside(grid, shape)]
    away = distances(grid, shape)
    grid, away = grid[away > SPACE_RADIUS + 9], away[away > SPACE_RADIUS + 9]
    spots, radii = obstacles[:, :2], obstacles[:, 2]
    clear = (np.hypot(*(grid[:, None] - spots).transpose(2, 0, 1)) - radii).min(axis=1)
    wide, high_half = label_box(name)[0] / 2 + 3, label_box(name)[1] / 2 + 2
    rim = np.array([(u * wide, v * high_half) for u in np.linspace(-1, 1, 9) for v in (-1, 0, 1)])
    label_ok = np.array([inside(p + rim, shape).all() and distances(p + rim, shape).min() > 3 for p in grid])
    boxes = np.array(
        [(np.hypot(*np.maximum(np.abs(spots - p) - (wide, high_half), 0).T) - radii).min() > 3 for p in grid]
    )
    labels = np.nonzero(label_ok & boxes)[0]
    roomy = np.nonzero((away > TOTEM_RADIUS + 8) & (clear > TOTEM_RADIUS + 4))[0]
    assert len(labels), f"no room for the label of {name}"
    assert len(roomy), f"no room for the totem of {name}"
    free = np.nonzero(clear > SPACE_RADIUS + 2)[0]

    def energy(places: list[int]) -> float:
        spots = grid[places].astype(float)
        label, totem, tents = spots[0], spots[1], spots[2:]
        gaps = [np.hypot(*(p - q)) - 2 * SPACE_RADIUS for p, q in combinations(tents, 2)]
        gaps += list(np.hypot(*(tents - totem).T) - SPACE_RADIUS - TOTEM_RADIUS)
        gaps += list(1.5 * (away[places[1:]] - 7))
        gaps += list(1.4 * clear[places[1:]])
        for spot, radius in [(totem, TOTEM_RADIUS), *((t, SPACE_RADIUS) for t in tents)]:
            beyond = np.maximum(np.abs(spot - label) - (wide, high_half), 0)
            gaps.append(1.6 * (np.hypot(*beyond) - radius))
        rough = np.maximum(np.array(gaps), 1.0)
        return float((1 / rough**2).sum()) * 1e4

    best: tuple[float, list[int]] = (np.inf, [])
    for _ in range(2):
        places = [int(rng.choice(labels)), int(rng.choice(roomy)), *map(int, rng.choice(free, count))]
        now = energy(places)
        for step in range(3500):
            heat = 60 * (1 - step / 3500) ** 2 + 0.01
            which = int(rng.integers(len(places)))
            pool = labels if which == 0 else roomy if which == 1 else free
            if rng.random() < 0.7:
                here = np.hypot(*(grid[pool] - grid[places[which]]).T)
                pool = pool[here < 24] if (here < 24).any() else pool
            trial = places.copy()
            trial[which] = int(rng.choice(pool))
            then = energy(trial)
            if then < now or rng.random() < np.exp((now - then) / heat):
                places, now = trial, then
            if now < best[0]:
                best = (now, places)
    label, totem, *tents = [(int(grid[i][0]), int(grid[i][1])) for i in best[1]]
    return sorted(tents, key=lambda p: (p[1] // 40, p[0])), totem, label


# The paths.


def meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    def side(p: Point, q: Point, r: Point) -> int:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    if {a, b} & {c, d}:
        return False
    return (side(a, b, c) > 0) != (side(a, b, d) > 0) and (side(c, d, a) > 0) != (side(c, d, b) > 0)


def roads(
    sketch: Sketch, homes: list[int], spots: list[Point], hurdles: list, ties: list, shapes: list
) -> list[tuple[int, int]]:
    """Within each land a connected web of short paths; then the best crossings, no two paths crossing."""

    def cost(a: int, b: int) -> float:
        line = np.array([spots[a], spots[b]], float)
        total = np.hypot(*(line[1] - line[0]))
        others = np.array([p for i, p in enumerate(spots) if i not in (a, b)], float)
        total += 500 * (distances(others, line, closed=False).min() < SPACE_RADIUS + 5)
        samples = line[0] + np.linspace(0, 1, 25)[:, None] * (line[1] - line[0])
        for (x, y), wide, high, price in hurdles:
            beyond = np.maximum(np.abs(samples - (x, y)) - (wide, high), 0)
            total += price * (np.hypot(*beyond.T).min() < 3)
        if total > 400:
            return float(total)
        for mark, end in ties:
            total += 90 * (distances(samples, np.array([mark, end], float), closed=False).min() < 8)
        mine = {homes[a], homes[b]}
        owners = np.stack([inside(samples, np.array(shape, float)) for shape in shapes])
        strange = [owners[i] for i in range(len(shapes)) if i not in mine]
        total += 14 * np.any(strange, axis=0).sum() + 3 * (~owners.any(axis=0)).sum()
        return float(total)

    chosen: list[tuple[int, int]] = []
    degree = [0] * len(spots)
    group = list(range(len(spots)))

    def add(a: int, b: int) -> None:
        chosen.append((a, b))
        degree[a] += 1
        degree[b] += 1
        old, new = group[a], group[b]
        for i, g in enumerate(group):
            if g == old:
                group[i] = new

    def free(a: int, b: int) -> bool:
        return not any(meet(spots[a], spots[b], spots[c], spots[d]) for c, d in chosen)

    costs = sorted((cost(a, b), a, b) for a, b in combinations(range(len(spots)), 2))
    within = [(c, a, b) for c, a, b in costs if homes[a] == homes[b]]
    for _, a, b in within:
        if group[a] != group[b] and free(a, b):
            add(a, b)
    for c, a, b in within:
        if c < 105 and (a, b) not in chosen and degree[a] < 3 and degree[b] < 3 and free(a, b):
            add(a, b)
    used: dict[tuple[int, int], int] = {}
    across = [(c, a, b) for c, a, b in costs if homes[a] != homes[b]]
    for by_land, by_sea, often in ((175, 285, 1), (110, 110, 2)):
        for c, a, b in across:
            pair = (homes[a], homes[b])
            limit = by_land if edges(shapes[homes[a]]) & edges(shapes[homes[b]]) else by_sea
            full = len(chosen) - len(within_of(chosen, homes)) >= sketch.crossings
            if full or c > limit or used.get(pair, 0) >= often or degree[a] > 3 or degree[b] > 3:
                continue
            if (a, b) not in chosen and free(a, b):
                add(a, b)
                used[pair] = used.get(pair, 0) + 1
    assert len(set(group)) == 1, "the spaces fall apart"
    return sorted(chosen)


def within_of(chosen: list[tuple[int, int]], homes: list[int]) -> list[tuple[int, int]]:
    return [(a, b) for a, b in chosen if homes[a] == homes[b]]


# Decoration: at the free place in the sea that lies nearest to the one wished for.


def moor(wish: Point, wide: float, high: float, shapes: list, taken: list, margin: float = 16) -> Point:
    """The middle of a free box; it is then taken."""
    grid = [(x, y) for x in range(20, WIDTH - 19, 6) for y in range(20, HEIGHT - 19, 6)]
    rim = np.array(
        [(u * wide / 2, v * high / 2) for u in np.linspace(-1, 1, 13) for v in np.linspace(-1, 1, 5)]
    )
    coasts = [np.array(shape, float) for shape in shapes]
    for x, y in sorted(grid, key=lambda p: np.hypot(p[0] - wish[0], p[1] - wish[1])):
        if not (wide / 2 + 16 < x < WIDTH - wide / 2 - 16 and high / 2 + 16 < y < HEIGHT - high / 2 - 16):
            continue
        if any(abs(x - u) < (wide + w) / 2 + 8 and abs(y - v) < (high + h) / 2 + 8 for u, v, w, h in taken):
            continue
        box = rim + np.array((x, y))
        if all(not inside(box, c).any() and distances(box, c).min() > margin for c in coasts):
            taken.append((x, y, wide, high))
            return x, y
    raise ValueError(f"no room in the sea near {wish}")


def isles(rng: np.random.Generator, shapes: list, taken: list) -> list[list[Point]]:
    """A few rocks in the open sea."""
    found = []
    for _ in range(7):
        radius = float(rng.uniform(4, 10))
        wish = (int(rng.integers(40, WIDTH - 40)), int(rng.integers(40, HEIGHT - 40)))
        x, y = moor(wish, 2.6 * radius, 2.6 * radius, shapes, taken, margin=15)
        turns = np.linspace(0, 2 * np.pi, 9)[:-1]
        far = radius * rng.uniform(0.6, 1.3, len(turns))
        found.append(
            [
                (round(x + 1.3 * f * np.cos(t)), round(y + f * np.sin(t)))
                for f, t in zip(far, turns, strict=True)
            ]
        )
    return found


# The file.

ORIGIN = "A reconstruction drawn for Nekoban: the booklet prints no map data."


def toml(sketch: Sketch) -> str:
    rng = np.random.default_rng(sketch.seed)
    owner = ground(sketch)
    shapes = outlines(owner, len(sketch.lands))
    marks = badges(sketch, shapes, owner)
    keys = list(sketch.lands)
    ties = [
        (mark, end)
        for (a, b, kind, _), mark in zip(sketch.connections, marks, strict=True)
        for end in tie_ends(shapes[keys.index(a)], shapes[keys.index(b)], mark, kind == "water")
    ]
    obstacles = np.array(
        [(x, y - 3, BADGE_RADIUS + 5) for x, y in marks] + [(x, y, 6) for _, (x, y) in ties], float
    )
    homes, spots, hurdles, settled = [], [], [], []
    for index, (_, name, _, _, _, count, _) in enumerate(sketch.lands.values()):
        tents, totem, label = settle(rng, name, shapes[index], count, obstacles)
        homes += [index] * count
        spots += tents
        wide, high = label_box(name)
        hurdles += [(totem, TOTEM_RADIUS - 2, TOTEM_RADIUS - 2, 900), (label, wide / 2, high / 2, 300)]
        settled.append((tents, totem, label))
    hurdles += [((x, y - 3), BADGE_RADIUS, BADGE_RADIUS + 4, 200) for x, y in marks]
    paths = roads(sketch, homes, spots, hurdles, ties, shapes)
    lines = [
        f"# {sketch.name}, a map for Iwari. Lengths are in the units of `size`, from the upper left corner.",
        f'name = "{sketch.name}"',
        f'origin = "{ORIGIN}"',
        f"size = [{WIDTH}, {HEIGHT}]",
        "",
        "# symbol: how many mountains are printed beside the number (0 for none).",
        "connections = [",
    ]
    for number, ((a, b, kind, symbol), (x, y)) in enumerate(zip(sketch.connections, marks, strict=True), 1):
        between = f'between = ["{a}", "{b}"],'
        lines.append(
            f'  {{ number = {number:2}, by = "{kind}",{" " * (kind == "land")} symbol = {symbol}, '
            f"badge = [{x:3}, {y:3}], {between[:-1]} }},"
        )
    lines += ["]", "", "# Pairs of tent spaces.", "paths = ["]
    for index, (_, name, *_) in enumerate(sketch.lands.values()):
        own = [(a, b) for a, b in paths if homes[a] == homes[b] == index]
        lines += wrapped([f"[{a + 1}, {b + 1}]" for a, b in own], f"  # within {name}")
    lines += wrapped(
        [f"[{a + 1}, {b + 1}]" for a, b in paths if homes[a] != homes[b]], "  # across borders and straits"
    )
    lines.append("]")
    number = 1
    for index, (key, (biome, name, *_)) in enumerate(sketch.lands.items()):
        tents, totem, label = settled[index]
        beside = [
            k
            for k, shape in zip(keys, shapes, strict=True)
            if k != key and edges(shape) & edges(shapes[index])
        ]
        lines += ["", "[[territory]]", f'key = "{key}"', f'name = "{name}"', f'biome = "{biome}"']
        lines.append("neighbours = [" + ", ".join(f'"{k}"' for k in beside) + "]")
        lines += [f"totem = [{totem[0]}, {totem[1]}]", f"label = [{label[0]}, {label[1]}]"]
        lines.append("spaces = [ # number, x, y")
        lines += wrapped([f"[{n}, {x}, {y}]" for n, (x, y) in enumerate(tents, number)])
        lines += ["]", "outline = ["]
        lines += wrapped([f"[{x}, {y}]" for x, y in shapes[index]])
        lines.append("]")
        number += len(tents)
    return "\n".join([*lines, *sea_lines(sketch, rng, shapes, spots, marks, ties, paths)])


def sea_lines(
    sketch: Sketch, rng: np.random.Generator, shapes: list, spots: list, marks: list, ties: list, paths: list
) -> list[str]:
    taken = [(x, y, 40, 40) for x, y in marks]
    for one, two in [*ties, *((spots[a], spots[b]) for a, b in paths)]:
        taken += [
            (one[0] + (two[0] - one[0]) * t / 8, one[1] + (two[1] - one[1]) * t / 8, 8, 8) for t in range(9)
        ]
    x, y = moor(sketch.title, 15.5 * len(sketch.name), 62, shapes, taken, margin=10)
    u, v = moor(sketch.compass, 66, 84, shapes, taken, margin=8)
    lines = ["", "[sea]", f"title = [{x}, {y - 8}]", f"compass = [{u}, {v + 8}]", "names = ["]
    for name, wx, wy in sketch.sea_names:
        x, y = moor((wx, wy), 10.6 * len(name), 18, shapes, taken, margin=7)
        lines.append(f'  {{ name = "{name}", at = [{x}, {y + 5}] }},')
    lines += ["]", "isles = ["]
    for isle in isles(rng, shapes, taken):
        lines.append("  [" + ", ".join(f"[{x}, {y}]" for x, y in isle) + "],")
    return [*lines, "]", ""]


def wrapped(words: list[str], heading: str | None = None) -> list[str]:
    lines = [heading] if heading else []
    row = " "
    for word in words:
        if len(row) + len(word) > 104:
            lines.append(row)
            row = " "
        row += f" {word},"
    return [*lines, row] if words else lines


if __name__ == "__main__":
    for sketch, stem in ((NEW_HORIZONS, "new-horizons"), (VAST_LANDS, "vast-lands")):
        (Path(sys.argv[1]) / f"{stem}.toml").write_text(toml(sketch), encoding="utf-8")
