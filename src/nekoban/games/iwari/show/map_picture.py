"""The look of a bare map: sea, coasts, territories, paths, spaces, badges. No piece stands on it.

`draw_map` gives a whole picture. A game that draws its own pieces takes the layers it needs:
`ground` (everything that never changes), then `spaces`, `totems` and `badges` or its own.
Colours are CSS variables `--iwari-…`, and every colour is doubled by a shape.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import ceil, cos, hypot, pi, sin
from xml.sax.saxutils import escape
from zlib import crc32

import numpy as np

from nekoban.core.language import kept
from nekoban.core.record import Raw
from nekoban.core.svg import letter_count, name_width, wrapped
from nekoban.games.iwari.data.maps import (
    SYMBOL_COUNT,
    Biome,
    Connection,
    Map,
    Path,
    Point,
    Space,
    are_within,
    borders,
    is_within,
)
from nekoban.games.iwari.show import titles
from nekoban.games.iwari.show.naming import place_name
from nekoban.games.iwari.words import tell

SPACE_RADIUS = 9
TOTEM_RADIUS = 16
BADGE_RADIUS = 12
TITLE_SIZE = 29
LABEL_SIZE, TALL_LABEL_SIZE = 16, 19  # a tall map is shown smaller
LINE = 17 / 16  # height of a line of a label, by its size
NARROW, WIDE = "fijlrt'-. ", "mwMWGOQ"  # letters of a serif face
SQUARE = "\u2e80"  # this and what follows are written in squares
TIE = 20  # how far a land connection's bar reaches
SERIF = "'Iowan Old Style',Palatino,'Palatino Linotype','URW Palladio L','P052',Georgia,serif"

LIGHT = {
    "sea": "#b5d0d3",
    "shallows": "#d3e5e2",
    "sea-ink": "#3f6b78",
    "paper": "#fdf8ea",
    "ink": "#2e251e",
    "isle": "#efe4c8",
    "tundra": "#b9a9c8",
    "forest": "#6c9f76",
    "glaciers": "#eef5f8",
    "coast": "#f3ad8e",
    "desert": "#f0d382",
    "water-badge": "#1f5a70",
}
DARK = {
    "sea": "#13222c",
    "shallows": "#1f3a47",
    "sea-ink": "#8fb7c4",
    "paper": "#f0e6cf",
    "ink": "#17130f",
    "isle": "#6d675a",
    "tundra": "#8d7ca8",
    "forest": "#568a60",
    "glaciers": "#b4c8d3",
    "coast": "#c4745a",
    "desert": "#bd9740",
    "water-badge": "#0f3a4b",
}
THEMES = {"light": LIGHT, "dark": DARK}

# One emblem a biome, about 20 × 20 around its middle, and a small glyph for the ground.
EMBLEMS = {
    Biome.TUNDRA: "M0 8C0 2 0-4-1-10M0 8C-2 2-5-2-9-4M0 8C2 2 5-2 9-4M-3 8C-5 5-8 4-10 4M3 8C5 5 8 4 10 4",
    Biome.FOREST: "M0-11L6-3H3L8 4H2V9H-2V4H-8L-3-3H-6Z",
    Biome.GLACIERS: "M0-10V10M-8.7-5L8.7 5M-8.7 5L8.7-5M-3-9L0-6 3-9M-3 9L0 6 3 9M-9.3-1.5L-5.2-3-6.3-7"
    "M9.3 1.5L5.2 3 6.3 7M-9.3 1.5L-5.2 3-6.3 7M9.3-1.5L5.2-3 6.3-7",
    Biome.COAST: "M-10-4Q-7.5-8-5-4T0-4 5-4 10-4M-10 1Q-7.5-3-5 1T0 1 5 1 10 1M-10 6Q-7.5 2-5 6T0 6 5 6 10 6",
    Biome.DESERT: "M0 10V-7Q0-10 0-7M0 5H-3Q-6 5-6 2V-2M0 2H3Q6 2 6-1V-5M-9 10H9",
}
GLYPHS = {
    Biome.TUNDRA: ("M0 0q0-4-1-7m1 7q-1-4-5-5m5 5q1-4 5-5",),
    Biome.FOREST: ("M0 2v-3m-5 0l5-11 5 11z", "M0 2v-3m-4 0l4-8 4 8z"),
    Biome.GLACIERS: ("M-8 0l6-11 4 7 2-3 5 7m-13-5l2 1 2-2 2 2", "M-5 0l4-8 5 8m-7-4l2 1 2-1"),
    Biome.COAST: ("M0 0q2-5 0-9m0 0q-4-3-6 1m6-1q-2-5-6-3m6 3q4-3 6 1m-6-1q2-5 6-3m-9 12h6",),
    Biome.DESERT: ("M-9 0q5-7 9-1q4-4 8 1", "M-2 0h1m3-3h1m2 4h1m-5 2h1"),
}
SOLID = (Biome.FOREST,)


def css() -> str:
    """The variables of both themes, for a page's style sheet."""
    light, dark = ("".join(f"--iwari-{name}:{value};" for name, value in t.items()) for t in (LIGHT, DARK))
    return (
        f":root{{{light}}}\n@media(prefers-color-scheme:dark){{:root:not([data-theme=light]){{{dark}}}}}\n"
        f":root[data-theme=dark]{{{dark}}}\n"
    )


def draw_map(board: Map, theme: str = "light") -> str:
    """The whole bare map as one SVG; `theme` gives the colours where no style sheet does."""
    width, height = board.size
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'aria-labelledby="{_slug(board)}-name {_slug(board)}-origin">'
        f'<title id="{_slug(board)}-name">{escape(tell("map-title", map=place_name(board.name)))}</title>'
        f'<desc id="{_slug(board)}-origin">{escape(board.origin)}</desc>'
        f"{ground(board, theme)}{spaces(board, theme)}{totems(board, theme)}{badges(board, theme)}</svg>"
    )


@kept(128)
def ground(board: Map, theme: str = "light") -> str:
    """All that lies under the spaces: sea, coasts, territories with names, connections' ties, paths."""
    ink = _Ink(theme)
    return "".join(
        (
            _definitions(board, ink),
            _sea(board, ink),
            _territories(board, ink),
            _ties(board, ink),
            _paths(board, ink),
            _labels(board, ink),
            _decoration(board, ink),
        )
    )


@kept(128)
def spaces(board: Map, theme: str = "light") -> str:
    """Every tent space as <circle id="space-NUMBER">."""
    ink = _Ink(theme)
    rings = (
        f'<circle id="space-{space.number}" cx="{space.at[0]}" cy="{space.at[1]}" r="{SPACE_RADIUS}"><title>'
        f"{escape(space_name(board, space))}</title></circle>"
        for space in board.spaces
    )
    return f'<g fill="{ink("paper")}" stroke="{ink("ink")}" stroke-width="1.6">{"".join(rings)}</g>'


@kept(128)
def totems(board: Map, theme: str = "light") -> str:
    """Every totem space as <g id="totem-KEY">, with its biome's emblem."""
    ink = _Ink(theme)
    slug = _slug(board)
    drawn = (
        f'<g id="totem-{t.key}" transform="translate({t.totem[0]} {t.totem[1]})">'
        f"<title>{escape(tell('map-totem-title', place=t.name))}</title>"
        f'<use href="#{slug}-{t.biome.word}"/></g>'
        for t in board.territories
    )
    return f'<g stroke="{ink("ink")}" stroke-linecap="round" stroke-linejoin="round">{"".join(drawn)}</g>'


@kept(128)
def badges(board: Map, theme: str = "light") -> str:
    """Every connection as <g id="connection-NUMBER">: a hexagon by land, a disc on waves by water."""
    ink = _Ink(theme)
    parts = [f'<g font-family="{SERIF}" font-size="13.5" font-weight="700" text-anchor="middle">']
    for water in (False, True):
        drawn = (_badge(board, connection) for connection in board.connections if connection.water == water)
        parts.append(f'<g fill="{ink("paper" if water else "ink")}">{"".join(drawn)}</g>')
    return "".join([*parts, "</g>"])


def space_name(board: Map, space: Space) -> str:
    """The name of a tent space."""
    return tell("map-space-title", number=space.number, place=board.territories[space.territory].name)


def label_lines(name: str) -> list[str]:
    """A territory's name as it is set: two words stand on two lines."""
    words = name.replace("-", "- ").split()
    return wrapped(name, max(9, *(ceil(letter_count(word)) for word in words)))


def label_size(board: Map) -> int:
    """The size of names on a map."""
    return LABEL_SIZE if board.size[0] >= board.size[1] else TALL_LABEL_SIZE


def label_box(name: str, size: float = LABEL_SIZE) -> tuple[float, float]:
    """Width and height of the set name."""
    lines = label_lines(name)
    return size * max(_text_width(line) for line in lines), len(lines) * LINE * size


def _text_width(line: str) -> float:
    """A generous guess at the width of a line of a label in any serif face of size 1."""
    return sum(map(_letter_width, line))


def _letter_width(letter: str) -> float:
    """How wide a letter of a territory's name is."""
    if letter >= SQUARE:
        return 1.0
    return 0.37 if letter in NARROW else 0.9 if letter in WIDE else 0.72 if letter.isupper() else 0.56


class _Ink:
    """A colour by name: the page's variable, and the theme's value where there is none."""

    def __init__(self, theme: str) -> None:
        self.values = THEMES[theme]

    def __call__(self, name: str) -> str:
        return f"var(--iwari-{name},{self.values[name]})"


def _slug(board: Map) -> str:
    """Keeps the ids of two maps on one page apart."""
    return f"m{crc32(f'{board.name}{board.size}'.encode()) & 0xFFFF:x}"


# Outlines.


def _definitions(board: Map, ink: _Ink) -> str:
    """The shapes of a map that are drawn more than once."""
    slug = _slug(board)
    sharp = _junctions(board)
    parts = ["<defs>"]
    for i, territory in enumerate(board.territories):
        parts.append(f'<path id="{slug}-{i}" d="{_curve(territory.outline, sharp)}"/>')
        parts.append(f'<clipPath id="{slug}-clip-{i}"><use href="#{slug}-{i}"/></clipPath>')
    uses = "".join(f'<use href="#{slug}-{i}"/>' for i in range(len(board.territories)))
    isles = "".join(_curve(isle, set()) for isle in board.sea.isles)
    if isles:
        parts.append(f'<path id="{slug}-isles" d="{isles}"/>')
        uses += f'<use href="#{slug}-isles"/>'
    parts.append(f'<g id="{slug}-land" stroke-linejoin="round">{uses}</g>')
    parts += [_biome_signs(slug, biome, ink) for biome in Biome]
    parts += [
        _badge_shapes(slug, ink),
        *(_mountains(slug, count, ink) for count in range(1, SYMBOL_COUNT + 1)),
    ]
    return "".join([*parts, "</defs>"])


def _biome_signs(slug: str, biome: Biome, ink: _Ink) -> str:
    """The totem space with a biome's emblem, and the glyphs of its ground."""
    style = f'fill="{ink("ink")}" stroke="none"' if biome in SOLID else 'fill="none" stroke-width="1.5"'
    glyphs = "".join(
        f'<marker id="{slug}-{biome.word}-{k}" markerUnits="userSpaceOnUse" overflow="visible">'
        f'<path d="{glyph}" fill="none" stroke="{ink("ink")}" stroke-opacity=".42" stroke-width="1.1"/>'
        "</marker>"
        for k, glyph in enumerate(GLYPHS[biome])
    )
    return (
        f'<g id="{slug}-{biome.word}"><circle r="{TOTEM_RADIUS}" fill="{ink("paper")}" stroke-width="1.6"/>'
        f'<circle r="{TOTEM_RADIUS - 2.5}" fill="{ink(biome.word)}" stroke-width=".7"/>'
        f'<path {style} d="{EMBLEMS[biome]}"/></g>{glyphs}'
    )


def _badge_shapes(slug: str, ink: _Ink) -> str:
    """A hexagon by land, a disc on waves by water."""
    far = BADGE_RADIUS * 1.08
    corners = "L".join(f"{far * cos(k * pi / 3):.1f} {far * sin(k * pi / 3):.1f}" for k in range(6))
    return (
        f'<path id="{slug}-land-badge" d="M{corners}Z" fill="{ink("paper")}" '
        f'stroke="{ink("ink")}" stroke-width="1.6"/>'
        f'<g id="{slug}-water-badge" fill="{ink("water-badge")}" stroke="{ink("paper")}" stroke-width="1.5">'
        f'<circle r="{BADGE_RADIUS}"/><path d="M-7 7q1.75-3 3.5 0t3.5 0 3.5 0 3.5 0"/></g>'
    )


def _mountains(slug: str, count: int, ink: _Ink) -> str:
    """The printed symbol, ▲ to ▲▲▲▲, on top of a badge."""
    peaks = "".join(f"M{9 * k - 4.5 * count:g}-10l4.5-9 4.5 9z" for k in range(count))
    style = f'fill="{ink("ink")}" stroke="{ink("paper")}" stroke-width="2" paint-order="stroke"'
    return f'<path id="{slug}-peaks-{count}" d="{peaks}" {style}/>'


def _junctions(board: Map) -> set[Point]:
    """Points where three borders meet; curves are not smoothed across them, so both sides agree."""
    stretches = set().union(*(borders(territory) for territory in board.territories))
    ends = [point for stretch in stretches for point in stretch]
    counts: dict[Point, int] = {}
    for point in ends:
        counts[point] = counts.get(point, 0) + 1
    return {point for point, count in counts.items() if count > 2}


def _curve(outline: tuple[Point, ...], sharp: set[Point]) -> str:
    """A smooth closed curve through the points; the same along a common border from either side."""
    slopes = []
    for before, point, after in zip(
        (outline[-1], *outline), outline, (*outline[1:], outline[0]), strict=False
    ):
        free = point not in sharp
        slopes.append(tuple(round(free * (far - near) / 6) for near, far in zip(before, after, strict=True)))
    parts = [f"M{outline[0][0]} {outline[0][1]}"]
    for i, (x, y) in enumerate(outline):
        j = (i + 1) % len(outline)
        (u, v), (dx, dy), (ex, ey) = outline[j], slopes[i], slopes[j]
        parts.append(_numbers("s" if i and (dx or dy) else "c", dx, dy, u - x - ex, v - y - ey, u - x, v - y))
    return "".join(parts) + "Z"


def _numbers(command: str, *values: int) -> str:
    """A path command, written short; `s` takes its first bend from the command before."""
    text = " ".join(map(str, values[2:] if command == "s" else values))
    return command + text.replace(" -", "-")


# Sea and land.


def _sea(board: Map, ink: _Ink) -> str:
    """The sea around a map, with its coasts."""
    width, height = board.size
    land = f'<use href="#{_slug(board)}-land"'
    grid = "".join(f"M{x} 0V{height}" for x in range(100, width, 100))
    grid += "".join(f"M0 {y}H{width}" for y in range(100, height, 100))
    lining = "".join(
        f'{land} stroke="{ink(colour)}" stroke-width="{wide}" stroke-opacity="{opacity}"/>'
        for wide, colour, opacity in (
            (64, "shallows", 0.35),
            (44, "shallows", 0.45),
            (33, "sea-ink", 0.22),
            (31, "shallows", 1),
            (22, "sea-ink", 0.32),
            (20, "shallows", 1),
            (12, "sea-ink", 0.5),
            (10, "shallows", 1),
        )
    )
    return (
        f'<rect width="{width}" height="{height}" fill="{ink("sea")}"/>'
        f'<path d="{grid}" stroke="{ink("sea-ink")}" stroke-opacity=".18" stroke-width=".8" fill="none"/>'
        f'<g fill="none">{lining}{land} stroke="{ink("ink")}" stroke-width="3.6"/></g>'
        + (f'<use href="#{_slug(board)}-isles" fill="{ink("isle")}"/>' if board.sea.isles else "")
    )


def _territories(board: Map, ink: _Ink) -> str:
    """Fills and tinted rims, then the glyphs of the ground, then the borders."""
    slug = _slug(board)
    parts = [f'<g stroke="{ink("ink")}">']
    for i, territory in enumerate(board.territories):
        shape = f'<use href="#{slug}-{i}"'
        parts.append(
            f'<g id="territory-{territory.key}" clip-path="url(#{slug}-clip-{i})" fill="none">'
            f"<title>{escape(titles.land_title(board, i))}</title>"
            f'{shape} fill="{ink(territory.biome.word)}" stroke-width="20" stroke-opacity=".07"/>'
            f'{shape} stroke-width="9" stroke-opacity=".1"/></g>'
        )
    parts += [_scatter(board, biome) for biome in Biome]
    outlines = "".join(f'<use href="#{slug}-{i}"/>' for i in range(len(board.territories)))
    parts.append(f'<g fill="none" stroke-width="1.3" stroke-opacity=".75">{outlines}</g></g>')
    return "".join(parts)


def _scatter(board: Map, biome: Biome) -> str:
    """Glyphs of a biome over its free ground, always the same ones."""
    kinds = len(GLYPHS[biome])
    found: list[list[Point]] = [[] for _ in range(kinds)]
    for index, territory in enumerate(board.territories):
        if territory.biome == biome:
            for x, y, chance in _free_spots(board, index):
                found[chance // 63 % kinds].append((x, y))
    return "".join(
        _dotted(spots, f"{_slug(board)}-{biome.word}-{k}") for k, spots in enumerate(found) if spots
    )


def _dotted(spots: list[Point], mark: str) -> str:
    """A path that is invisible but for a mark at each of its points."""
    url = f"url(#{mark})"
    steps = [u - v for here, there in pairwise(spots) for u, v in zip(there, here, strict=True)]
    return (
        f'<path fill="none" stroke="none" marker-start="{url}" marker-mid="{url}" marker-end="{url}" '
        f'd="M{spots[0][0]} {spots[0][1]}{_numbers("l", *steps) if steps else ""}"/>'
    )


def _free_spots(board: Map, index: int) -> Iterator[tuple[int, int, int]]:
    """Points of a shaken grid away from spaces, names, badges, paths and borders, each with a number.

    All are looked at together: a stranger's map may have long coasts.
    """
    outline = board.territories[index].outline
    u, v, chance = _shaken_grid(board, index)
    middle, is_free = (u, v - 4), are_within(u, v, outline)
    for box in _hurdles(board, index):
        is_free &= _gap(middle, box) >= 9
    for path in board.paths:
        is_free &= _away(middle, board.spaces[path.a].at, board.spaces[path.b].at) > 11
    for a, b in pairwise((*outline, outline[0])):
        is_free &= _away(middle, a, b) > 12
    return zip(u[is_free].tolist(), v[is_free].tolist(), chance[is_free].tolist(), strict=True)


def _shaken_grid(board: Map, index: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Places for the glyphs of a territory, a little out of order."""
    xs, ys = zip(*board.territories[index].outline, strict=True)
    wide = 22 * max(board.size) // 1000 if max(board.size) > 1000 else 22
    grid = [
        (x, y, (x * 7349 + y * 9151 + row * column * 31 + index * 577) % 9973)
        for row, y in enumerate(range(min(ys), max(ys), wide * 3 // 4 + 1))
        for column, x in enumerate(range(min(xs) + row % 2 * wide // 2, max(xs), wide))
    ]
    x, y, chance = np.array(grid, int).reshape(-1, 3).T
    return x + chance % 9 - 4, y + chance // 9 % 7 - 3, chance


Box = tuple[float, float, float, float]  # middle and half sizes
Outline = Sequence[Point]
Spots = tuple[Raw, Raw]  # across and down: of one point, or of many at once


def _hurdles(board: Map, index: int) -> list[Box]:
    """What the ground's glyphs keep away from."""
    territory = board.territories[index]
    wide, high = label_box(territory.name, label_size(board))
    boxes: list[Box] = [(*territory.totem, TOTEM_RADIUS, TOTEM_RADIUS)]
    boxes.append((*territory.label, wide / 2, high / 2))
    boxes += [(*space.at, SPACE_RADIUS, SPACE_RADIUS) for space in board.spaces_of(index)]
    boxes += [badge_box(connection) for connection in board.connections]
    return boxes


def badge_box(connection: Connection) -> Box:
    """The room of a badge with its mountains: middle and half sizes."""
    x, y = connection.badge
    if connection.symbol:
        return (x, y - 5, max(BADGE_RADIUS, connection.symbol * 5), BADGE_RADIUS + 5)
    return (x, y, BADGE_RADIUS, BADGE_RADIUS)


def _gap(point: Spots, box: Box) -> Raw:
    """How far places are from a box."""
    x, y, wide, high = box
    return np.hypot(np.maximum(abs(point[0] - x) - wide, 0), np.maximum(abs(point[1] - y) - high, 0))


def _away(point: Spots, a: Point, b: Point) -> Raw:
    """How far a point is from a stretch, or how far many are."""
    (px, py), (ax, ay), (dx, dy) = point, a, (b[0] - a[0], b[1] - a[1])
    t = np.clip(((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy or 1), 0.0, 1.0)
    return np.hypot(px - ax - t * dx, py - ay - t * dy)


def _labels(board: Map, ink: _Ink) -> str:
    """The names of all territories."""
    size = label_size(board)
    line_height = LINE * size
    parts = [
        f'<g font-family="{SERIF}" font-style="italic" font-weight="600" font-size="{size}" '
        f'text-anchor="middle" fill="{ink("ink")}" stroke-width="3.5" stroke-linejoin="round" '
        f'paint-order="stroke" aria-hidden="true">'
    ]
    for territory in board.territories:
        x, y = territory.label
        lines = label_lines(territory.name)
        top = y - line_height * len(lines) / 2 + 0.78 * size
        parts.append(f'<g stroke="{ink(territory.biome.word)}">')
        for i, line in enumerate(lines):
            parts.append(f'<text x="{x}" y="{top + i * line_height:.0f}">{escape(line)}</text>')
        parts.append("</g>")
    return "".join([*parts, "</g>"])


# Paths and connections.


def _paths(board: Map, ink: _Ink) -> str:
    """The paths between tent spaces, over land and over water."""
    roads, ferries = [], []
    for path, is_dry in zip(board.paths, _are_dry(board), strict=True):
        (roads if is_dry else ferries).append(road(board, path))
    dry, ferry = "".join(roads), "".join(ferries)
    slug = _slug(board)
    return (
        f'<g fill="none" stroke-linecap="round"><defs><path id="{slug}-roads" d="{dry}"/></defs>'
        f'<use href="#{slug}-roads" stroke="{ink("ink")}" stroke-width="5.4"/>'
        f'<use href="#{slug}-roads" stroke="{ink("paper")}" stroke-width="3"/>'
        f'<path d="{ferry}" stroke="{ink("ink")}" stroke-width="5.4" stroke-dasharray="8 8"/>'
        f'<path d="{ferry}" stroke="{ink("paper")}" stroke-width="3" stroke-dasharray="8 8"/></g>'
    )


def _are_dry(board: Map) -> list[bool]:
    """Of each path whether it runs over land from end to end."""
    ends = [(*board.spaces[path.a].at, *board.spaces[path.b].at) for path in board.paths]
    ax, ay, bx, by = np.array(ends, float).reshape(-1, 4).T[:, :, None]
    way = np.arange(1, 12)
    x, y = (np.rint(here + (there - here) * way / 12).ravel() for here, there in ((ax, bx), (ay, by)))
    on_land = [are_within(x, y, territory.outline) for territory in board.territories]
    return np.any(on_land, axis=0).reshape(-1, len(way)).all(axis=1).tolist()


def road(board: Map, path: Path) -> str:
    """A path with a slight bend."""
    (ax, ay), (bx, by) = board.spaces[path.a].at, board.spaces[path.b].at
    length = hypot(bx - ax, by - ay) or 1
    bend = min(9.0, 0.12 * length) * (1 if (path.a * 7 + path.b * 3) % 2 else -1)
    x = (ax + bx) / 2 - bend * (by - ay) / length
    y = (ay + by) / 2 + bend * (bx - ax) / length
    return f"M{ax} {ay}" + _numbers("q", round(x - ax), round(y - ay), bx - ax, by - ay)


def _ties(board: Map, ink: _Ink) -> str:
    """What shows the two ends of a connection: sea routes by water, a short bar by land."""
    water, land, ports = [], [], []
    for connection in board.connections:
        x, y = connection.badge
        outlines = [board.territories[end].outline for end in (connection.a, connection.b)]
        for u, v in tie_ends(outlines[0], outlines[1], connection.badge, connection.water):
            (water if connection.water else land).append(f"M{x} {y}L{u} {v}")
            ports += [f"M{u} {v}h0"] * connection.water
    blue, black, paper = ink("water-badge"), ink("ink"), ink("paper")
    route, bar, port = "".join(water), "".join(land), "".join(ports)
    return (
        f'<g fill="none" stroke-linecap="round">'
        f'<path d="{route}" stroke="{paper}" stroke-width="5" stroke-opacity=".8"/>'
        f'<path d="{route}" stroke="{blue}" stroke-width="2.6" stroke-dasharray=".1 6"/>'
        f'<path d="{port}" stroke="{paper}" stroke-width="11"/>'
        f'<path d="{port}" stroke="{blue}" stroke-width="7.5"/>'
        f'<path d="{bar}" stroke="{black}" stroke-width="8"/>'
        f'<path d="{bar}" stroke="{paper}" stroke-width="5.4"/></g>'
    )


def tie_ends(one: Outline, two: Outline, badge: Point, water: bool) -> tuple[Point, Point]:
    """The ends of a connection: on both coasts by water, square to the border by land."""
    if water:
        return _landing(one, badge), _landing(two, badge)
    stretches = list(pairwise((*one, one[0])))
    a, b = min(stretches, key=lambda stretch: _away(badge, *stretch))
    length = hypot(b[0] - a[0], b[1] - a[1]) or 1
    u, v = round(TIE * (a[1] - b[1]) / length), round(TIE * (b[0] - a[0]) / length)
    ends = (badge[0] + u, badge[1] + v), (badge[0] - u, badge[1] - v)
    return ends if is_within(ends[0], one) else (ends[1], ends[0])


def _landing(outline: Outline, badge: Point) -> Point:
    """Where a sea route reaches the coast: the nearest point of the outline, a little inland."""
    best, spot = float("inf"), badge
    for a, b in pairwise((*outline, outline[0])):
        (dx, dy) = (b[0] - a[0], b[1] - a[1])
        t = ((badge[0] - a[0]) * dx + (badge[1] - a[1]) * dy) / (dx * dx + dy * dy or 1)
        t = min(1.0, max(0.0, t))
        x, y = a[0] + t * dx, a[1] + t * dy
        far = hypot(badge[0] - x, badge[1] - y)
        if far < best:
            inland = 4 / (far or 1)
            best, spot = far, (round(x + (x - badge[0]) * inland), round(y + (y - badge[1]) * inland))
    return spot


def _badge(board: Map, connection: Connection) -> str:
    """The badge of a connection, with its number."""
    title = titles.link_title(board, connection)
    if connection.symbol:
        title = tell("map-symbol-title", connection=title, symbol="▲" * connection.symbol)
    x, y = connection.badge
    return (
        f'<g id="connection-{connection.number}" transform="translate({x} {y})">'
        f"<title>{escape(title)}</title>"
        f"{badge_mark(board, connection)}</g>"
    )


def badge_mark(board: Map, connection: Connection, letters: str = "") -> str:
    """The badge alone, around its middle; `letters` are attributes of its number."""
    slug, kind = _slug(board), "water" if connection.water else "land"
    peaks = f'<use href="#{slug}-peaks-{connection.symbol}"/>' if connection.symbol else ""
    return (
        f'<use href="#{slug}-{kind}-badge"/>{peaks}<text y="{3 if connection.water else 4.6}"{letters}>'
        f"{connection.number}</text>"
    )


def outline_of(board: Map, territory: int) -> str:
    """The id of a territory's shape among the definitions of the ground."""
    return f"{_slug(board)}-{territory}"


# Decoration.


def _decoration(board: Map, ink: _Ink) -> str:
    """What only adorns a map: names of seas, the compass."""
    width, height = board.size
    names = "".join(
        f'<text x="{name.at[0]}" y="{name.at[1]}">{escape(name.name)}</text>' for name in board.sea.names
    )
    return (
        f'<g fill="none" stroke="{ink("sea-ink")}"><rect x="6" y="6" width="{width - 12}" '
        f'height="{height - 12}"/><rect x="10" y="10" width="{width - 20}" height="{height - 20}" '
        f'stroke-width="2.5"/></g>'
        f'<g font-family="{SERIF}" font-style="italic" text-anchor="middle" fill="{ink("sea-ink")}">'
        f'<g font-size="17" letter-spacing="2.5">{names}</g>{title_text(board)}</g>{_compass(board, ink)}'
    )


def title_text(board: Map) -> str:
    """The name of the map and where it comes from, on the sea."""
    if board.sea.title is None:
        return ""
    x, y = board.sea.title
    origin = "".join(
        f'<text x="{x}" y="{y + 19 + 12 * i}" font-size="10">{escape(line)}</text>'
        for i, line in enumerate(wrapped(board.origin, 36))
    )
    name = place_name(board.name)
    size = TITLE_SIZE * min(1, name_width(board.name) / name_width(name))  # no wider than the map's own name
    return (
        f'<text x="{x}" y="{y}" font-size="{size:.3g}" font-weight="600" font-style="normal">'
        f"{escape(name)}</text>{origin}"
    )


def _compass(board: Map, ink: _Ink) -> str:
    """The compass of a map."""
    if board.sea.compass is None:
        return ""
    x, y = board.sea.compass
    points, shade = [], []
    for k in range(8):
        turn, long = k * pi / 4, 17 if k % 2 else 30
        tip = f"{long * sin(turn):.0f} {-long * cos(turn):.0f}"
        for side, half in ((-1, points), (1, shade)):
            waist = turn + side * pi / 8
            half.append(f"M0 0L{tip}L{7 * sin(waist):.0f} {-7 * cos(waist):.0f}Z")
    return (
        f'<g transform="translate({x} {y})" stroke="{ink("sea-ink")}" stroke-width="1" aria-hidden="true">'
        f'<circle r="20" fill="none"/><circle r="17.5" fill="none" stroke-width=".5"/>'
        f'<path d="{"".join(points)}" fill="{ink("sea-ink")}"/>'
        f'<path d="{"".join(shade)}" fill="{ink("shallows")}"/>'
        f'<text y="-35" font-family="{SERIF}" font-size="14" text-anchor="middle" stroke="none" '
        f'fill="{ink("sea-ink")}">{escape(tell("north"))}</text></g>'
    )
