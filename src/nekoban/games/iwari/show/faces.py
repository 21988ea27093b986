"""The cards and pieces of Iwari: an explorer cat in five lands, tents with ears, cairns of animals.

Tents and cairns come in the colours of five tribes, each with its tribe's shape. Plaques for connections are
square by land and round by water; the number goes in their middle.
"""

import re
from collections.abc import Callable

from nekoban.core.language import kept
from nekoban.core.svg import SEAT_SHAPES, oval, paint, part, path, put, symbol
from nekoban.games.iwari.data.loading import load_map
from nekoban.games.iwari.data.map_files import names
from nekoban.games.iwari.data.maps import Map
from nekoban.games.iwari.show.map_picture import ground
from nekoban.games.iwari.show.map_places import named, turned

WIDTH, HEIGHT = 100, 140
TRIBES = range(1, 6)
BIOMES = ("tundra", "forest", "glaciers", "coast", "desert")
COVER = tuple(f"face-iwari-{biome}" for biome in BIOMES)

FRAME = "M12 1H88Q99 1 99 12V128Q99 139 88 139H12Q1 139 1 128V12Q1 1 12 1Z"
WINDOW = "M13 6H87Q94 6 94 13V127Q94 134 87 134H13Q6 134 6 127V13Q6 6 13 6Z"
LETTERS = {
    "tundra": "M3 3H17M10 3V27",
    "forest": "M4 27V3H16M4 15H13",
    "glaciers": "M17 7C15 4 13 3 10 3C5 3 3 8 3 15S5 27 10 27C14 27 17 24 17 17H11",
    "coast": "M17 8C15 4 13 3 10 3C5 3 3 8 3 15S5 27 10 27C13 27 15 26 17 22",
    "desert": "M4 3V27H8C14 27 17 22 17 15S14 3 8 3Z",
}


# The biomes' signs, in a box of 40 × 40.
SIGNS = {
    "tundra": path("M8 17H24C32 17 31 7 25 9M8 24H30C36 24 36 33 30 31M8 31H20", "none", width=4),
    "forest": path("M20 5L29 17H25L32 28H8L15 17H11Z", width=2) + path("M20 28V35", width=5),
    "glaciers": path(
        "M20 5V35M7 12.5L33 27.5M33 12.5L7 27.5M16 8L20 12L24 8M16 32L20 28L24 32", "none", width=3.5
    ),
    "coast": path(
        "M6 25C12 25 11 12 20 12C27 12 28 20 22 21M6 31C11 31 11 27 16 27S21 31 26 31S31 27 35 27",
        "none",
        width=4,
    ),
    "desert": path(oval(20, 14, 6, 6), stroke="none")
    + path("M20 3v.1M9 14H8.9M32 14h.1M12 6v.1M28 6v.1", width=4)
    + path("M4 34Q14 22 22 29Q28 24 36 34Z", width=2),
}


def card(id: str, ground: str, *picture: str, index: str = "") -> str:
    """A card of Iwari around its picture."""
    return symbol(
        id,
        WIDTH,
        HEIGHT,
        path(FRAME, "paper", width=2),
        f'<g clip-path="url(#clip-iwari)">{path(WINDOW, ground, "none")}{"".join(picture)}</g>',
        path(WINDOW, width=1.5),
        index,
    )


def cat(x: float, y: float, size: float, coat: str, mood: str = "calm") -> str:
    """The explorer cat of Iwari's cards."""
    return put(f"part-iwari-{mood}", coat, more=f'transform="translate({x:g} {y:g})scale({size:g})"')


def cats() -> list[str]:
    """The explorer, in three moods; the coat is left open."""
    head = (
        "M-20 2C-21 -8 -20 -16 -18 -25C-13 -23 -9 -20 -6 -17Q0 -19 6 -17"
        "C9 -20 13 -23 18 -25C20 -16 21 -8 20 2C20 13 11 18 0 18S-20 13 -20 2Z"
    )
    base = (
        path(head)
        + path("M-15 -19L-10 -15L-15 -10ZM15 -19L10 -15L15 -10Z", "pink", "none")
        + path("M-3 5H3L0 8Z", "pink", width=1.5)
        + path(
            "M-5 11Q-2 13 0 10Q2 13 5 11M-24 6L-15 8M-24 12L-15 11M24 6L15 8M24 12L15 11", "none", width=1.6
        )
    )
    dots = path("M-8 -1V1M8 -1V1", width=4.5)
    wide = path(oval(-8, -1, 5.5, 6) + oval(8, -1, 5.5, 6), "white", width=2) + path(
        "M-8 -1v1M8 -1v1", width=4.5
    )
    shut = path("M-12 0Q-8 4 -4 0M12 0Q8 4 4 0", "none", width=2.5)
    return [
        part(f"part-iwari-{mood}", base + look)
        for mood, look in (("calm", dots), ("wide", wide), ("shut", shut))
    ]


def tundra() -> str:
    """Wrapped up against the wind."""
    return (
        path("M6 92Q30 80 56 90T100 84V140H0Z", "paper")
        + path("M0 112Q30 104 50 112T100 108V140H0Z", "fur-brown")
        + path("M16 122L14 114M20 122L21 113M80 122L78 114M84 122L86 114", width=2.5)
        + path("M44 34H74C86 34 84 20 76 23M54 44H88M38 54H62C72 54 72 66 64 64", "", "paper", 4)
        + path("M26 140C22 116 34 102 50 102S78 116 74 140Z", "red")
        + path(oval(50, 88, 28, 27), "red")
        + path(oval(50, 90, 22, 21), "paper-deep", width=2.5)
        + cat(50, 92, 0.8, "fur-grey", "shut")
        + path("M50 112V136M46 120h.1M46 128h.1", width=2.5)
    )


def forest() -> str:
    """Up a tree, and not down again."""
    fir = "M{0} 50L{1} 76H{2}L{3} 104H{4}L{5} 76H{6}Z"
    return (
        path("M0 122Q50 112 100 122V140H0Z", "shade", "none")
        + path("M15 102H21V120H15ZM81 102H87V120H81Z", "brown")
        + path(fir.format(18, 32, 25, 38, -2, 11, 4), "teal")
        + path(fir.format(84, 98, 91, 104, 64, 77, 70), "teal")
        + path("M47 110H57V132H47Z", "brown")
        + path("M52 44L68 68H60L76 92H66L84 116H20L38 92H28L44 68H36Z", "green")
        + path("M52 44L68 68H60L76 92H66L84 116H60Q64 80 52 44Z", "shade", "none")
        + path("M34 52C34 70 44 78 52 78S70 70 70 52Z", "fur-ginger")
        + cat(52, 44, 0.95, "fur-ginger", "wide")
        + path(oval(38, 68, 6, 5) + oval(66, 68, 6, 5), "fur-ginger", width=2.5)
    )


def glaciers() -> str:
    """A short rest, geologically."""
    return (
        path("M0 84L16 50L28 66L44 36L62 62L78 42L100 78V140H0Z", "white")
        + path(
            "M16 50L28 66L22 84L14 74ZM44 36L62 62L52 80L42 62ZM78 42L100 78L88 84Z",
            "blue",
            "none",
            more='opacity=".35"',
        )
        + path("M0 116Q50 106 100 116V140H0Z", "sea")
        + path("M24 140C22 120 36 106 50 106S78 120 76 140Z", "fur-cream")
        + cat(50, 92, 1.05, "fur-cream", "shut")
        + path("M20 62H72L82 70V130H28L20 122Z", "glaciers", more='fill-opacity=".6"')
        + path("M20 62L28 70H82M28 70V130", width=2)
        + path("M36 78L46 88M36 88L40 92M68 104L76 112", "", "white", 3)
    )


def coast() -> str:
    """A tub is a boat is a tub."""
    return (
        path(oval(76, 34, 10, 10), "yellow")
        + path("M0 82Q12 74 25 82T50 82T75 82T100 82V140H0Z", "blue", more='fill-opacity=".5"')
        + path("M80 116L88 56", width=8)
        + path("M80 116L88 56", "", "brown", 3)
        + path("M84 60C78 46 86 38 92 40C98 46 96 58 90 62Z", "brown")
        + path("M32 108C28 92 38 80 50 80S72 92 68 108Z", "fur-white")
        + cat(50, 74, 1, "fur-white")
        + path("M36 58Q50 44 64 58L68 62Q50 56 32 62Z", "red")
        + path("M14 96H86Q86 126 68 130H32Q14 126 14 96Z", "paper")
        + path("M70 96H86Q86 126 68 130H56Q72 118 70 96Z", "shade", "none")
        + path("M10 96H90", width=6)
        + path(oval(76, 100, 7, 6), "fur-white", width=2.5)
        + path("M0 120Q12 112 25 120T50 120T75 120T100 120V140H0Z", "blue")
        + path("M12 130Q18 126 24 130M60 131Q66 127 72 131", "", "white", 2.5)
    )


def desert() -> str:
    """So much sand, and all of it for one cat."""
    return (
        path(oval(74, 32, 13, 13), "yellow")
        + path("M74 11v-1M74 54v-1M95 32h-1M54 32h-1M88 18l.1 -.1M60 46l.1 -.1M88 46v.1M60 18v.1", width=4)
        + path("M0 84Q28 62 54 80Q76 66 100 82V140H0Z", "orange")
        + path("M82 104V70M82 92H92V82M82 84H73V76", width=10)
        + path("M82 104V70M82 92H92V82M82 84H73V76", "", "green", 5)
        + path("M18 122L12 74", width=8)
        + path("M18 122L12 74", "", "brown", 3)
        + path("M4 76L20 74L18 58Q10 50 4 60Z", "steel")
        + path("M24 140C22 114 34 98 48 98S72 114 70 140Z", "fur-brown")
        + cat(47, 88, 1.1, "fur-brown")
        + path("M18 74Q47 60 76 74Q60 80 47 79T18 74Z", "gold")
        + path("M32 70Q34 52 47 52T62 70Q47 64 32 70Z", "gold")
        + path("M33 66Q47 60 61 66", "", "red", 4)
        + path(oval(22, 112, 7, 6), "fur-brown", width=2.5)
        + path("M0 124Q24 108 48 122Q72 112 100 126V140H0Z", "desert")
    )


SCENES: dict[str, Callable[[], str]] = {  # what the explorer cat is up to
    "tundra": tundra,
    "forest": forest,
    "glaciers": glaciers,
    "coast": coast,
    "desert": desert,
}


def biome_card(biome: str) -> str:
    """The face of a biome's card."""
    index = (
        path("M6 6H34V58Q34 64 28 64H6Z", "paper", width=2)
        + path(LETTERS[biome], "", "line", 6, 'transform="translate(12 11)scale(.75)"')
        + put(f"part-iwari-{biome}", "line", more='transform="translate(7.5 36)scale(.62)"')
    )
    return card(f"face-iwari-{biome}", biome, SCENES[biome](), index=index)


def biome_icon(biome: str) -> str:
    """The sign of a biome."""
    return symbol(
        f"face-iwari-icon-{biome}",
        44,
        44,
        path(oval(22, 22, 20.5, 20.5), "paper", width=2),
        path(oval(22, 22, 17, 17), biome, width=2),
        put(
            f"part-iwari-{biome}",
            f"on-{biome}",
            more=f'transform="translate(6.5 6.5)scale(.78)" stroke="{paint(f"on-{biome}")}"',
        ),
    )


def tribe_shape(tribe: int, x: float, y: float, size: float) -> str:
    """The shape by which a tribe is told without colours."""
    shape = tuple(SEAT_SHAPES.values())[tribe - 1]
    where = f'transform="translate({x - size / 2:g} {y - size / 2:g})scale({size / 20:g})"'
    return path(shape, "paper", width=3, more=where)


def tent(tribe: int) -> str:
    """A tribe's tent, with ears."""
    return symbol(
        f"face-iwari-tent-{tribe}",
        44,
        44,
        put("part-iwari-tent", f"seat-{tribe}"),
        tribe_shape(tribe, 22, 28, 15),
    )


def totem(tribe: int) -> str:
    """A tribe's totem, a cairn of animals."""
    return symbol(
        f"face-iwari-totem-{tribe}",
        44,
        66,
        put("part-iwari-totem", f"seat-{tribe}"),
        tribe_shape(tribe, 22, 54, 13),
    )


def totem_place() -> str:
    """The outline of a totem, where none stands yet."""
    shape = "M5 56Q4 44 22 44T39 56Q40 63 22 63T5 56ZM9 36Q9 28 22 28T35 36Q35 44 22 44T9 36Z"
    shape += "M12 20L10 4L18 9Q22 8 26 9L34 4L32 20Q31 28 22 28T12 20Z"
    return symbol(
        "face-iwari-totem-place",
        44,
        66,
        path(shape, "paper", width=3, more='fill-opacity="0.75" stroke-dasharray="6 4"'),
    )


def pieces() -> list[str]:
    """The tent's poles are ears; the cairn is a cat on a bird on a tortoise of stones."""
    tent = "M22 8L4 37Q22 42 40 37ZM22 9L17 4M22 9L27 4"
    stones = "M5 56Q4 44 22 44T39 56Q40 63 22 63T5 56Z"
    bird = "M9 36Q9 28 22 28T35 36Q35 44 22 44T9 36Z"
    head = "M12 20L10 4L18 9Q22 8 26 9L34 4L32 20Q31 28 22 28T12 20Z"
    return [
        part(
            "part-iwari-tent",
            path(tent, "paper", "paper", 6.5),
            path(tent),
            path("M22 8L40 37Q36 39 31 39.5Z", "shade", "none"),
        ),
        part(
            "part-iwari-totem",
            path(stones + bird + head, "paper", "paper", 7),
            path(stones),
            path("M28 44Q39 45 39 56Q40 63 22 63Q36 58 28 44Z", "shade", "none"),
            path(bird),
            path("M19 35H25L22 39Z", "gold", width=1.5),
            path("M15 34v.1M29 34v.1", width=3.5),
            path(head),
            path("M18 17V19M26 17V19M20.5 23Q22 24 23.5 23", "none", width=2.5),
        ),
    ]


def mountain() -> str:
    """It sleeps: whoever wants to pass goes round."""
    ridge = "M3 56L17 10Q20 4 24 11L32 26Q36 22 40 26L48 11Q52 4 55 10L69 56Q36 62 3 56Z"
    return symbol(
        "face-iwari-mountain",
        72,
        64,
        path(ridge, "paper", "paper", 7),
        path(ridge, "steel"),
        path(
            "M14 20L17 10Q20 4 24 11L29 21L24 26L20 21ZM58 20L55 10Q52 4 48 11L43 21L48 26L52 21Z",
            "white",
            width=2,
        ),
        path("M52 28L58 20L69 56Q62 58 52 58.500Q58 44 52 28Z", "shade", "none"),
        path("M22 42Q27 47 32 42M40 42Q45 47 50 42", width=3),
    )


def peaks(count: int) -> str:
    """The mountain symbols of the map: one to four peaks."""
    marks = "".join(f"M{4 + 13 * i} 16L{9 + 13 * i} 5L{14 + 13 * i} 16Z" for i in range(count))
    wide = 5 + 13 * count
    return symbol(
        f"face-iwari-peaks-{count}", wide, 20, path(marks, "paper", "paper", 5), path(marks, "line", width=2)
    )


FEATS = {
    "union": ("teal", path("M10 27L16 15L22 27ZM22 27L28 15L34 27ZM16 31H28", "paper", "paper", 2.5)),
    "discovery": (
        "blue",
        path("M22 11L26 22L22 33L18 22Z", "paper", "paper", 2) + path("M11 22H13M31 22H33", "", "paper", 3),
    ),
    "honour": (
        "green",
        path("M13 32V22Q13 14 20 13V24H29Q33 26 33 32Z", "paper", "paper", 2)
        + path("M13 35H33", "", "paper", 3),
    ),
    "respect": ("purple", path("M11 20Q16 14 22 20T33 20M11 28Q16 22 22 28T33 28", "", "paper", 4)),
}


def feat(name: str) -> str:
    """A Feat: eight corners, gold; Honour goes on foot, Respect by water."""
    colour, sign = FEATS[name]
    edge = "M14 2H30L42 14V30L30 42H14L2 30V14Z"
    inner = "M15.5 7H28.500L37 15.500V28.500L28.5 37H15.500L7 28.500V15.500Z"
    return symbol(
        f"face-iwari-{name}", 44, 44, path(edge, "gold", width=2.5), path(inner, colour, width=2), sign
    )


def back() -> str:
    """The back of Iwari's cards."""
    rose = "M50 18L58 62L90 70L58 78L50 122L42 78L10 70L42 62Z"
    return card(
        "face-iwari-back",
        "night",
        path("M18 38L82 102M82 38L18 102", "", "teal", 6),
        path(rose, "gold"),
        path(
            "M50 18L58 62L50 70ZM90 70L58 78L50 70ZM50 122L42 78L50 70ZM10 70L42 62L50 70Z", "shade", "none"
        ),
        path(oval(50, 70, 22, 22), "paper"),
        cat(50, 72, 0.8, "fur-ginger"),
    )


def plaques() -> list[str]:
    """The plates behind numbers of points."""
    square, edge = "M3 3H27V27H3Z", "M6 6H24V24H6Z"
    return [
        symbol("face-iwari-land", 30, 30, path(square, "paper"), path(edge, "", "brown", 3)),
        symbol(
            "face-iwari-water",
            30,
            30,
            path(oval(15, 15, 13, 13), "paper"),
            path(oval(15, 15, 10, 10), "", "blue", 3),
        ),
    ]


def slot() -> str:
    """The place of a deck or display that is empty."""
    return symbol(
        "face-iwari-slot",
        WIDTH,
        HEIGHT,
        path(FRAME, "shade", "border", 2, 'stroke-dasharray="5 6" fill-opacity=".5"'),
        path("M50 44L56 64L76 70L56 76L50 96L44 76L24 70L44 64Z", "border", "none"),
    )


OWN = re.compile(r'id="territory-[^"]*" |<title>.*?</title>')  # said by the drawing, of its own places


def map_ground(board: Map) -> str:
    """What lies under all pieces, without names for clicks and readers."""
    return OWN.sub("", ground(board))


def map_face(id: str, board: Map) -> str:
    """The ground of a map, as a face that is sent once."""
    wide, high = board.size
    return f'<symbol id="{id}" viewBox="0 0 {wide} {high}">{map_ground(board)}</symbol>'


def maps() -> list[str]:
    """The maps that come with the game, for wide and for tall pages, with names in the reader's language."""
    return [
        map_face(f"face-iwari-map-{name}-{layout}", board)
        for name in names()
        for layout, board in (("wide", named(load_map(name))), ("tall", turned(named(load_map(name)))))
    ]


@kept(1)
def faces() -> dict[str, str]:
    """Iwari: all faces and what they share: id -> symbol.

    Maps have words on them, so each language has its own.
    """
    made = [f'<clipPath id="clip-iwari"><path d="{WINDOW}"/></clipPath>', *cats(), *pieces()]
    made += [part(f"part-iwari-{biome}", sign) for biome, sign in SIGNS.items()]
    made += [biome_card(biome) for biome in BIOMES] + [back(), slot()]
    made += [biome_icon(biome) for biome in BIOMES]
    made += [tent(tribe) for tribe in TRIBES] + [totem(tribe) for tribe in TRIBES]
    made.append(totem_place())
    made += [
        mountain(),
        *(peaks(count) for count in (1, 2, 3, 4)),
        *(feat(name) for name in FEATS),
        *plaques(),
        *maps(),
    ]
    return {face.split('"', 2)[1]: face for face in made}
