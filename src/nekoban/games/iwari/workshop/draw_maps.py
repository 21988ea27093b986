"""Draw the two Iwari maps from a sketch.

    python -m nekoban.games.iwari.workshop.draw_maps FOLDER

The sketch says what must be so (territories, biomes, spaces, connections) and roughly where. A seeded
noise gives coasts and borders, an annealing sets spaces, totem and label apart. The TOML files are the
source of truth: this made their first version, and a few paths were set right by hand afterwards.
"""

from __future__ import annotations

import sys
from collections import Counter, deque
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from pathlib import Path

import numpy as np

from nekoban.games.iwari.show.map_picture import BADGE_RADIUS, SPACE_RADIUS, TOTEM_RADIUS, label_box, tie_ends

Point = tuple[int, int]
Pair = tuple[int, int]  # two spaces, counted from 0
Hurdle = tuple[Point, float, float, int]  # middle of a box, half its width, half its height, price
WIDTH, HEIGHT, STEP = 1000, 700, 2.5
SEA = -1
SIMPLIFY = 1.7
MOVES = 3500  # of one annealing


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
    """The sum of a grid over squares around each cell."""
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
    """The outlines of all territories on the grid of a sketched map."""
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
    """An outline of a sketched map with fewer and softer corners."""
    points = np.array([(c * STEP, r * STEP) for r, c in chain], float)
    for _ in range(4):
        points[1:-1] = (points[:-2] + 2 * points[1:-1] + points[2:]) / 4
    kept = [0, *douglas_peucker(points, 0, len(points) - 1), len(points) - 1]
    return [(int(points[i][0]), int(points[i][1])) for i in kept]


def douglas_peucker(points: np.ndarray, first: int, last: int) -> list[int]:
    """The points of a line that are needed to keep its shape."""
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
    """Which points lie inside an outline."""
    x, y = points[:, 0, None], points[:, 1, None]
    (x1, y1), (x2, y2) = outline.T, np.roll(outline, -1, axis=0).T
    slope = (x2 - x1) / np.where(y2 == y1, 1, y2 - y1)
    crossed = ((y1 > y) != (y2 > y)) & (x < x1 + slope * (y - y1))
    return crossed.sum(axis=1) % 2 == 1


# The places: badges, spaces, totem and label of every land.


def edges(outline: list[Point]) -> set[frozenset[Point]]:
    """The edges of an outline."""
    return {frozenset(pair) for pair in pairwise([*outline, outline[0]])}


def badges(sketch: Sketch, shapes: list[list[Point]], owner: np.ndarray) -> list[Point]:
    """Where the badges of connections stand on a map that is drawn."""
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
    """The point in the middle of two others."""
    return (a[0] + b[0]) // 2, (a[1] + b[1]) // 2


@dataclass
class Land:
    """The dots of a land, and on which of them its label, its totem and its spaces may stand."""

    dots: np.ndarray
    away: np.ndarray  # how far each dot is from the border
    clear: np.ndarray  # and from badges and ties
    half: tuple[float, float]  # of the label's width and height
    labels: np.ndarray
    totems: np.ndarray
    tents: np.ndarray

    def pool(self, which: int) -> np.ndarray:
        """Places are numbers of dots: the label's first, then the totem's, then those of the spaces."""
        return self.labels if which == 0 else self.totems if which == 1 else self.tents

    def gaps(self, places: list[int]) -> list[float]:
        spots = self.dots[places].astype(float)
        label, totem, tents = spots[0], spots[1], spots[2:]
        gaps = [np.hypot(*(p - q)) - 2 * SPACE_RADIUS for p, q in combinations(tents, 2)]
        gaps += list(np.hypot(*(tents - totem).T) - SPACE_RADIUS - TOTEM_RADIUS)
        gaps += list(1.5 * (self.away[places[1:]] - 7))
        gaps += list(1.4 * self.clear[places[1:]])
        for spot, radius in [(totem, TOTEM_RADIUS), *((t, SPACE_RADIUS) for t in tents)]:
            beyond = np.maximum(np.abs(spot - label) - self.half, 0)
            gaps.append(1.6 * (np.hypot(*beyond) - radius))
        return gaps

    def energy(self, places: list[int]) -> float:
        rough = np.maximum(np.array(self.gaps(places)), 1.0)
        return float((1 / rough**2).sum()) * 1e4


def room_of(name: str, outline: list[Point], obstacles: np.ndarray) -> Land:
    """Where a territory has room for its name and its spaces."""
    shape = np.array(outline, float)
    dots = dots_within(shape)
    away = distances(dots, shape)
    dots, away = dots[away > SPACE_RADIUS + 9], away[away > SPACE_RADIUS + 9]
    spots, radii = obstacles[:, :2], obstacles[:, 2]
    clear = (np.hypot(*(dots[:, None] - spots).transpose(2, 0, 1)) - radii).min(axis=1)
    wide, high = label_box(name)
    half = wide / 2 + 3, high / 2 + 2
    labels = np.nonzero(label_fits(dots, half, shape) & label_is_clear(dots, half, obstacles))[0]
    totems = np.nonzero((away > TOTEM_RADIUS + 8) & (clear > TOTEM_RADIUS + 4))[0]
    tents = np.nonzero(clear > SPACE_RADIUS + 2)[0]
    assert len(labels), f"no room for the label of {name}"
    assert len(totems), f"no room for the totem of {name}"
    return Land(dots, away, clear, half, labels, totems, tents)


def dots_within(shape: np.ndarray) -> np.ndarray:
    """Points of a fine grid within a shape."""
    (left, top), (right, bottom) = shape.min(axis=0), shape.max(axis=0)
    dots = np.array(
        [(x, y) for x in range(int(left), int(right), 4) for y in range(int(top), int(bottom), 4)]
    )
    return dots[inside(dots, shape)]


def label_fits(dots: np.ndarray, half: tuple[float, float], shape: np.ndarray) -> np.ndarray:
    """At which dots a label lies within the border."""
    rim = np.array([(u * half[0], v * half[1]) for u in np.linspace(-1, 1, 9) for v in (-1, 0, 1)])
    return np.array([inside(p + rim, shape).all() and distances(p + rim, shape).min() > 3 for p in dots])


def label_is_clear(dots: np.ndarray, half: tuple[float, float], obstacles: np.ndarray) -> np.ndarray:
    """At which dots a label covers no badge and no tie."""
    spots, radii = obstacles[:, :2], obstacles[:, 2]
    return np.array([(np.hypot(*np.maximum(np.abs(spots - p) - half, 0).T) - radii).min() > 3 for p in dots])


@dataclass
class Settlement:
    tents: list[Point]
    totem: Point
    label: Point


def settle(rng: np.random.Generator, room: Land, count: int) -> Settlement:
    """Spaces, totem and label keep away from each other, the border and the badges."""
    _, places = min((anneal(rng, room, count) for _ in range(2)), key=lambda found: found[0])
    label, totem, *tents = [(int(x), int(y)) for x, y in room.dots[places]]
    return Settlement(sorted(tents, key=lambda p: (p[1] // 40, p[0])), totem, label)


def anneal(rng: np.random.Generator, room: Land, count: int) -> tuple[float, list[int]]:
    """The least energy met, and its places; a move for the worse is rarer the cooler it is."""
    places = [
        int(rng.choice(room.labels)),
        int(rng.choice(room.totems)),
        *map(int, rng.choice(room.tents, count)),
    ]
    now = room.energy(places)
    best: tuple[float, list[int]] = (np.inf, [])
    for step in range(MOVES):
        heat = 60 * (1 - step / MOVES) ** 2 + 0.01
        trial = moved(rng, room, places)
        then = room.energy(trial)
        if then < now or rng.random() < np.exp((now - then) / heat):
            places, now = trial, then
        if now < best[0]:
            best = (now, places)
    return best


def moved(rng: np.random.Generator, room: Land, places: list[int]) -> list[int]:
    """One of the places anew, more often than not near where it was."""
    which = int(rng.integers(len(places)))
    pool = room.pool(which)
    if rng.random() < 0.7:
        far = np.hypot(*(room.dots[pool] - room.dots[places[which]]).T)
        pool = pool[far < 24] if (far < 24).any() else pool
    trial = places.copy()
    trial[which] = int(rng.choice(pool))
    return trial


# The plan: all that the file says of the lands.


@dataclass
class Plan:
    sketch: Sketch
    shapes: list[list[Point]]
    marks: list[Point]  # the badges
    ties: list[tuple[Point, Point]]
    settled: list[Settlement] = field(default_factory=list)
    paths: list[Pair] = field(default_factory=list)

    @property
    def spots(self) -> list[Point]:
        return [tent for land in self.settled for tent in land.tents]

    @property
    def homes(self) -> list[int]:
        """The land of each space."""
        return [index for index, land in enumerate(self.settled) for _ in land.tents]

    def touch(self, one: int, two: int) -> bool:
        return bool(edges(self.shapes[one]) & edges(self.shapes[two]))

    def obstacles(self) -> np.ndarray:
        """x, y and radius of all that no label, totem or space may cover."""
        marks = [(x, y - 3, BADGE_RADIUS + 5) for x, y in self.marks]
        return np.array(marks + [(x, y, 6) for _, (x, y) in self.ties], float)

    def hurdles(self) -> list[Hurdle]:
        """What a path had better not cross."""
        found: list[Hurdle] = []
        for (_, name, *_), land in zip(self.sketch.lands.values(), self.settled, strict=True):
            wide, high = label_box(name)
            found.append((land.totem, TOTEM_RADIUS - 2, TOTEM_RADIUS - 2, 900))
            found.append((land.label, wide / 2, high / 2, 300))
        return found + [((x, y - 3), BADGE_RADIUS, BADGE_RADIUS + 4, 200) for x, y in self.marks]


def draw(rng: np.random.Generator, sketch: Sketch) -> Plan:
    """A sketch of a map, worked out: shapes, spaces, paths and badges."""
    owner = ground(sketch)
    shapes = outlines(owner, len(sketch.lands))
    marks = badges(sketch, shapes, owner)
    plan = Plan(sketch, shapes, marks, ties_of(sketch, shapes, marks))
    obstacles = plan.obstacles()
    for (_, name, _, _, _, count, _), shape in zip(sketch.lands.values(), shapes, strict=True):
        plan.settled.append(settle(rng, room_of(name, shape, obstacles), count))
    plan.paths = roads(plan)
    return plan


def ties_of(sketch: Sketch, shapes: list[list[Point]], marks: list[Point]) -> list[tuple[Point, Point]]:
    """From each badge to the ends of its tie."""
    shape_of = dict(zip(sketch.lands, shapes, strict=True))
    return [
        (mark, end)
        for (a, b, kind, _), mark in zip(sketch.connections, marks, strict=True)
        for end in tie_ends(shape_of[a], shape_of[b], mark, kind == "water")
    ]


# The paths.


def meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two paths of a sketch would cross."""

    def side(p: Point, q: Point, r: Point) -> int:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    if {a, b} & {c, d}:
        return False
    return (side(a, b, c) > 0) != (side(a, b, d) > 0) and (side(c, d, a) > 0) != (side(c, d, b) > 0)


class Web:
    """Paths between spaces; no two cross."""

    def __init__(self, spots: list[Point]):
        self.spots = spots
        self.paths: list[Pair] = []
        self.group = list(range(len(spots)))  # the same for all spaces that are joined

    def add(self, a: int, b: int) -> None:
        self.paths.append((a, b))
        old, new = self.group[a], self.group[b]
        self.group = [new if group == old else group for group in self.group]

    def is_free(self, a: int, b: int) -> bool:
        spots = self.spots
        crossed = any(meet(spots[a], spots[b], spots[c], spots[d]) for c, d in self.paths)
        return not crossed and (a, b) not in self.paths

    def are_joined(self, a: int, b: int) -> bool:
        return self.group[a] == self.group[b]

    def degree(self, space: int) -> int:
        return sum(space in path for path in self.paths)


def roads(plan: Plan) -> list[Pair]:
    """Within each land a connected web of short paths; then the best crossings, no two paths crossing."""
    spots, homes, hurdles = plan.spots, plan.homes, plan.hurdles()
    costs = sorted((cost(plan, hurdles, a, b), a, b) for a, b in combinations(range(len(spots)), 2))
    web = Web(spots)
    join_within(web, [(c, a, b) for c, a, b in costs if homes[a] == homes[b]])
    join_across(web, plan, [(c, a, b) for c, a, b in costs if homes[a] != homes[b]])
    assert len(set(web.group)) == 1, "the spaces fall apart"
    return sorted(web.paths)


def join_within(web: Web, costs: list[tuple[float, int, int]]) -> None:
    """Paths within territories, the shortest first."""
    for _, a, b in costs:
        if not web.are_joined(a, b) and web.is_free(a, b):
            web.add(a, b)
    for c, a, b in costs:
        if c < 105 and web.degree(a) < 3 and web.degree(b) < 3 and web.is_free(a, b):
            web.add(a, b)


def join_across(web: Web, plan: Plan, costs: list[tuple[float, int, int]]) -> None:
    """First one path between two lands, then short second ones."""
    homes = plan.homes
    used: Counter[tuple[int, int]] = Counter()
    for by_land, by_sea, often in ((175, 285, 1), (110, 110, 2)):
        for c, a, b in costs:
            if used.total() >= plan.sketch.crossings:
                return
            lands = (homes[a], homes[b])
            limit = by_land if plan.touch(*lands) else by_sea
            if c > limit or used[lands] >= often or web.degree(a) > 3 or web.degree(b) > 3:
                continue
            if web.is_free(a, b):
                web.add(a, b)
                used[lands] += 1


def cost(plan: Plan, hurdles: list[Hurdle], a: int, b: int) -> float:
    """The length of a path, and a price for all that it comes too near."""
    line = np.array([plan.spots[a], plan.spots[b]], float)
    samples = line[0] + np.linspace(0, 1, 25)[:, None] * (line[1] - line[0])
    others = np.array([p for i, p in enumerate(plan.spots) if i not in (a, b)], float)
    total = np.hypot(*(line[1] - line[0]))
    total += 500 * (distances(others, line, closed=False).min() < SPACE_RADIUS + 5)
    for at, wide, high, price in hurdles:
        beyond = np.maximum(np.abs(samples - at) - (wide, high), 0)
        total += price * (np.hypot(*beyond.T).min() < 3)
    if total > 400:
        return float(total)
    for tie in plan.ties:
        total += 90 * (distances(samples, np.array(tie, float), closed=False).min() < 8)
    return float(total + detour(plan, samples, {plan.homes[a], plan.homes[b]}))


def detour(plan: Plan, samples: np.ndarray, mine: set[int]) -> int:
    """The price of a path's way through strange lands and over the sea."""
    owners = np.stack([inside(samples, np.array(shape, float)) for shape in plan.shapes])
    strange = [owned for land, owned in enumerate(owners) if land not in mine]
    return 14 * int(np.any(strange, axis=0).sum()) + 3 * int((~owners.any(axis=0)).sum())


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
    """A sketch of a map as a map file."""
    rng = np.random.default_rng(sketch.seed)
    plan = draw(rng, sketch)
    lines = [*head_lines(sketch), *connection_lines(plan), *path_lines(plan), *territory_lines(plan)]
    return "\n".join([*lines, *sea_lines(plan, rng)])


def head_lines(sketch: Sketch) -> list[str]:
    """The head of the map file that is drawn from a sketch."""
    return [
        f"# {sketch.name}, a map for Iwari. Lengths are in the units of `size`, from the upper left corner.",
        f'name = "{sketch.name}"',
        f'origin = "{ORIGIN}"',
        f"size = [{WIDTH}, {HEIGHT}]",
        "",
    ]


def connection_lines(plan: Plan) -> list[str]:
    """The connections of the map file."""
    lines = ["# symbol: how many mountains are printed beside the number (0 for none).", "connections = ["]
    connections = zip(plan.sketch.connections, plan.marks, strict=True)
    for number, ((a, b, kind, symbol), (x, y)) in enumerate(connections, 1):
        lines.append(
            f'  {{ number = {number:2}, by = "{kind}",{" " * (kind == "land")} symbol = {symbol}, '
            f'badge = [{x:3}, {y:3}], between = ["{a}", "{b}"] }},'
        )
    return [*lines, "]", ""]


def path_lines(plan: Plan) -> list[str]:
    """The paths of the map file."""
    homes = plan.homes
    lines = ["# Pairs of tent spaces.", "paths = ["]
    for index, (_, name, *_) in enumerate(plan.sketch.lands.values()):
        own = [(a, b) for a, b in plan.paths if homes[a] == homes[b] == index]
        lines += wrapped([f"[{a + 1}, {b + 1}]" for a, b in own], f"  # within {name}")
    across = [(a, b) for a, b in plan.paths if homes[a] != homes[b]]
    lines += wrapped([f"[{a + 1}, {b + 1}]" for a, b in across], "  # across borders and straits")
    return [*lines, "]"]


def territory_lines(plan: Plan) -> list[str]:
    """The territories of the map file."""
    lines = []
    number = 1
    for index, land in enumerate(plan.settled):
        lines += ["", "[[territory]]", *name_lines(plan, index)]
        lines += [
            f"totem = [{land.totem[0]}, {land.totem[1]}]",
            f"label = [{land.label[0]}, {land.label[1]}]",
        ]
        lines.append("spaces = [ # number, x, y")
        lines += wrapped([f"[{n}, {x}, {y}]" for n, (x, y) in enumerate(land.tents, number)])
        lines += ["]", "outline = ["]
        lines += wrapped([f"[{x}, {y}]" for x, y in plan.shapes[index]])
        lines.append("]")
        number += len(land.tents)
    return lines


def name_lines(plan: Plan, index: int) -> list[str]:
    """One territory's name and place in the map file."""
    keys = list(plan.sketch.lands)
    biome, name, *_ = plan.sketch.lands[keys[index]]
    beside = [f'"{key}"' for other, key in enumerate(keys) if other != index and plan.touch(other, index)]
    return [
        f'key = "{keys[index]}"',
        f'name = "{name}"',
        f'biome = "{biome}"',
        f"neighbours = [{', '.join(beside)}]",
    ]


def sea_lines(plan: Plan, rng: np.random.Generator) -> list[str]:
    """The sea of the map file."""
    sketch, shapes, spots = plan.sketch, plan.shapes, plan.spots
    taken = [(x, y, 40, 40) for x, y in plan.marks]
    for one, two in [*plan.ties, *((spots[a], spots[b]) for a, b in plan.paths)]:
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
    """Words as lines of the map file."""
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
