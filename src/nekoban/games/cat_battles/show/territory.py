"""Cat Battles: the territory as a place. Gardens with hedges, yards before houses, a square, and streets."""

from nekoban.core.language import kept
from nekoban.core.svg import LIT, Box, group, letter_count, paint, rect, seat_mark, text, use
from nekoban.games.cat_battles.parts import BASES, Area
from nekoban.games.cat_battles.show import words

HEDGE = 'stroke-dasharray="0.1 15" stroke-linecap="round"'  # a row of bushes
POSTS = 'stroke-dasharray="5 19"'  # of a fence
SLABS = 'stroke-dasharray="9 4"'
GROUNDS = 256  # drawn areas that are kept
TUFTS = ((0.22, 0.42), (0.5, 0.2), (0.78, 0.62), (0.34, 0.78), (0.6, 0.86))  # of grass
PROPS = {
    Area.NORTH_WEST: "pond",
    Area.NORTH_EAST: "flowers",
    Area.SOUTH_WEST: "beds",
    Area.SOUTH_EAST: "yarn",
}
RINGS = (0.245, 0.33, 0.415)  # of the square, by its width
ROOMY = 150


def town(box: Box) -> str:
    """What lies between the areas."""
    return rect(*box, 22, "battle-earth", "border", 1.5)


def street(ways: str) -> str:
    """Between areas that touch: kerbs, and slabs to walk on."""
    lines = (("battle-street", 30, ""), ("battle-slab", 21, f" {SLABS}"))
    return "".join(
        f'<path d="{ways}" stroke="{paint(colour)}" stroke-width="{width}"{more}/>'
        for colour, width, more in lines
    )


def frame(box: Box) -> str:
    """Around an area that can be chosen: on a green lawn a glow alone is hardly seen."""
    return rect(*box, 14, "glow", "glow", 7, f'fill-opacity="0.16" {LIT}')


@kept(GROUNDS)
def ground(area: Area, box: Box) -> str:
    """An area with its name; a base has its owner's shape."""
    size = 13.5 if box.w > 130 else 11
    label, left = words.area_label(area), box.x + 14
    sign = seat_mark(BASES.index(area), left + 6, box.y + 15, 13) if area in BASES else ""
    left += 18 if sign else 0
    width = letter_count(label) * size * 0.66 + (26 if sign else 10)
    plate = rect(box.x + 8, box.y + 5, width, size + 8, 7, "panel", more='fill-opacity="0.85"')
    return floor(area, box) + plate + sign + text(label, left, box.y + 6 + size, size, "text", "start")


def floor(area: Area, box: Box) -> str:
    """What an area is: a player's yard, the square in the middle, or a garden."""
    if area in BASES:
        return yard(box)
    return square(box) if area == Area.CENTER else garden(box, PROPS[area])


def shrunk(box: Box, by: float) -> Box:
    """A box of the territory made smaller on all sides."""
    return Box(box.x + by, box.y + by, box.w - 2 * by, box.h - 2 * by)


def garden(box: Box, prop: str) -> str:
    """A lawn with bushes around it, a tree, and what its owner cares for."""
    size, band = min(64, box.w * 0.3), box.w / 6
    is_roomy = box.w >= ROOMY  # else names of cats would lie on it
    cared = use(f"face-battle-{prop}", box.x + 6, box.y + box.h * 0.26, size, size * 2 / 3)
    mown = "".join(f"M{box.x + band * k:.4g} {box.y + 6:.4g}v{box.h - 12:.4g}" for k in (1.5, 3.5))
    tufts = "".join(f"M{box.x + x * box.w:.4g} {box.y + y * box.h:.4g}l-3-6m3 6l3-6" for x, y in TUFTS)
    return group(
        rect(*box, 22, "battle-lawn"),
        f'<path d="{mown}" stroke="{paint("battle-mown")}" stroke-width="{band:.4g}"/>',
        f'<path d="{tufts}" stroke="{paint("battle-bush")}" stroke-width="2" stroke-linecap="round"/>',
        rect(*shrunk(box, 7), 17, "none", "battle-shade", 18, HEDGE),
        rect(*shrunk(box, 7), 17, "none", "battle-bush", 14, HEDGE),
        use("face-battle-tree", box.x + box.w - size * 0.95, box.y - size * 0.12, size, size * 1.1),
        cared if is_roomy else "",
        role="",
    )


def yard(box: Box) -> str:
    """The deck before a player's houses, with a fence around it."""
    size, step = min(box.h * 0.72, box.w * 0.2), box.h / 6
    planks = "".join(f"M{box.x:.4g} {box.y + step * k:.4g}h{box.w:.4g}" for k in range(1, 6))
    low = box.y + box.h - size - 8
    return group(
        rect(*box, 10, "battle-deck"),
        f'<path d="{planks}" stroke="{paint("battle-plank")}" stroke-width="1.5"/>',
        rect(*shrunk(box, 4), 7, "none", "brown", 3),
        rect(*shrunk(box, 4), 7, "none", "brown", 9, POSTS),
        use("face-battle-home", box.x + 10, low, size, size),
        use("face-battle-home", box.x + box.w - size - 10, low, size, size),
        role="",
    )


def square(box: Box) -> str:
    """A paved square with a fountain: whoever stands there is seen by all."""
    x, y, wide = box.x + box.w / 2, box.y + box.h / 2, box.w * 0.075
    rings = "".join(
        f'<circle cx="{x:.4g}" cy="{y:.4g}" r="{box.w * part:.4g}" stroke="{paint("battle-paver")}"'
        f' stroke-width="{wide:.3g}" stroke-dasharray="{wide * 1.5:.3g} 3"/>'
        for part in RINGS
    )
    basin = "".join(
        f'<circle cx="{x:.4g}" cy="{y:.4g}" r="{box.w * part:.4g}" fill="{paint(colour)}"'
        f' stroke="{paint("battle-street")}" stroke-width="2"/>'
        for colour, part in (("battle-slab", 0.17), ("battle-water", 0.12), ("battle-slab", 0.035))
    )
    left, low, apart = box.x + 15, box.y + box.h - 15, box.w - 30
    bushes = "".join(
        f'<path d="M{left:.4g} {low:.4g}h.1m{apart:.4g} 0h.1" stroke="{paint(colour)}" stroke-width="{size}"'
        f' stroke-linecap="round"/>'
        for colour, size in (("battle-shade", 18), ("battle-bush", 14))
    )
    return group(
        rect(*box, 12, "battle-plaza", "battle-paver", 3),
        rings,
        bushes,
        basin,
        role="",
    )
