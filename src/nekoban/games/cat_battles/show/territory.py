"""Cat Battles: the territory as a place. Gardens with hedges, walled yards, a paved square, and streets."""

from nekoban.core.language import kept
from nekoban.core.svg import LIT, Box, group, letter_count, paint, rect, seat_mark, text
from nekoban.games.cat_battles.parts import BASES, Area
from nekoban.games.cat_battles.show import words

HEDGE = 'stroke-dasharray="0.1 12" stroke-linecap="round"'  # a row of bushes
BRICKS = 'stroke-dasharray="17 3"'
SLABS = 'stroke-dasharray="26 4"'
GROUNDS = 256  # drawn areas that are kept
STRIPES = 6  # of a mown lawn
FLOWERS = (("red", 0.06, 0.30), ("gold", 0.10, 0.93), ("white", 0.93, 0.36), ("red", 0.90, 0.94))


def town(box: Box) -> str:
    """What lies between the areas: pavement."""
    return rect(*box, 22, "table-deep", "border", 1.5)


def street(ways: str) -> str:
    """Between areas that touch: kerbs, the road, and tracks of paws."""
    lines = (("border", 30, ""), ("panel", 25, ""), ("text-soft", 4, ' stroke-dasharray="0.1 13"'))
    return "".join(
        f'<path d="{ways}" stroke="{paint(colour)}" stroke-width="{width}" stroke-linecap="round"{more}/>'
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
    return square(box) if area == Area.CENTER else garden(box)


def garden(box: Box) -> str:
    """A mown lawn with a hedge around it, and a few flowers at its edge."""
    band = box.w / STRIPES
    lawn = "".join(
        rect(box.x + band * k, box.y, band, box.h, 0, "green", more='fill-opacity="0.12"')
        for k in range(0, STRIPES, 2)
    )
    flowers = "".join(
        f'<circle cx="{box.x + x * box.w:.4g}" cy="{box.y + y * box.h:.4g}" r="4" fill="{paint(colour)}"'
        f' stroke="{paint("line")}" stroke-width="1"/>'
        for colour, x, y in FLOWERS
    )
    inner = Box(box.x + 5, box.y + 5, box.w - 10, box.h - 10)
    return group(
        rect(*box, 16, "panel"),
        rect(*box, 16, "green", more='fill-opacity="0.32"'),
        lawn,
        rect(*inner, 14, "none", "green", 10, HEDGE),
        flowers,
        role="",
    )


def yard(box: Box) -> str:
    """A yard behind a wall of bricks."""
    inner = Box(box.x + 4, box.y + 4, box.w - 8, box.h - 8)
    return group(
        rect(*box, 12, "panel"),
        rect(*box, 12, "pink", more='fill-opacity="0.35"'),
        rect(*inner, 9, "none", "brown", 7, BRICKS),
        role="",
    )


def square(box: Box) -> str:
    """A paved square with a ring in its middle: whoever stands there is seen by all."""
    inner, x, y = Box(box.x + 4, box.y + 4, box.w - 8, box.h - 8), box.x + box.w / 2, box.y + box.h / 2
    rings = "".join(
        f'<circle cx="{x:.4g}" cy="{y:.4g}" r="{box.w * part:.4g}" stroke="{paint("gold")}" stroke-width="3"'
        f' stroke-opacity="0.55" stroke-dasharray="13 4"/>'
        for part in (0.18, 0.3, 0.42)
    )
    return group(
        rect(*box, 12, "panel"),
        rect(*box, 12, "gold", more='fill-opacity="0.28"'),
        rings,
        rect(*inner, 9, "none", "gold", 6, SLABS),
        role="",
    )
