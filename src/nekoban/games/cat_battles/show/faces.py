"""The figures, fish, dice and effects of Cat Battles.

A figure is put together: a pose, a coat, ears, a mood, and a thing that hints at what the cat can do. It
stands on a round stand in its owner's colour, given as `color` where it is used. The pips of its level and
the mark of its origin are faces of their own, laid over it.
"""

from functools import cache
from typing import NamedTuple

from nekoban.core.svg import numeral, oval, paint, part, path, put, symbol, tube
from nekoban.games.cat_battles.parts import LEVEL_MOST
from nekoban.games.cat_battles.show.scenery import scenery

WIDTH, HEIGHT = 112, 144


class Figure(NamedTuple):
    pose: str
    coat: str
    marks: str  # colour of the stripes
    ears: str
    mood: str
    iris: str
    mask: str = ""
    thing: str = ""
    boss: bool = False


FIGURES = {
    "s01-01": Figure("sit", "fur-blue", "fur-blue", "point", "sly", "green", "", "glove"),
    "s01-02": Figure("sit", "fur-white", "fur-ginger", "point", "calm", "gold", "brows", "shield"),
    "s01-03": Figure("dash", "fur-brown", "fur-dark", "point", "wide", "gold", "", "box"),
    "s01-04": Figure("sit", "fur-ginger", "fur-brown", "point", "wide", "green", "", "cup"),
    "s01-05": Figure("boss", "fur-cream", "fur-ginger", "small", "cross", "orange", "flat", "ladle", True),
    "s02-01": Figure("sit", "fur-black", "fur-black", "point", "sly", "yellow", "", "sling"),
    "s02-02": Figure("sit", "fur-white", "fur-grey", "fluff", "calm", "green", "", "cushion"),
    "s02-03": Figure("dash", "fur-cream", "fur-cream", "point", "sly", "blue", "points"),
    "s02-04": Figure("loaf", "fur-grey", "fur-black", "point", "cross", "green", "", "stop"),
    "s02-05": Figure("boss", "fur-brown", "fur-dark", "tuft", "odd", "gold", "", "dice", True),
    "g01-01": Figure("dash", "fur-white", "fur-white", "point", "calm", "blue", "", "flake"),
    "g01-02": Figure("dash", "fur-black", "fur-black", "point", "wide", "gold", "socks"),
    "g01-03": Figure("sit", "fur-black", "fur-black", "point", "cross", "gold", "split", "gloves"),
    "g01-04": Figure("loaf", "fur-brown", "fur-dark", "point", "calm", "gold", "", "cone"),
    "g01-05": Figure("boss", "fur-grey", "fur-blue", "fold", "wide", "orange", "", "bat", True),
    "h01-01": Figure("dash", "fur-ginger", "fur-white", "point", "wide", "green", "", "wheels"),
    "h01-02": Figure("sit", "fur-cream", "fur-brown", "tuft", "sly", "orange", "", "die"),
    "h01-03": Figure("sit", "fur-dark", "fur-dark", "fold", "cross", "gold", "split", "pan"),
    "h01-04": Figure("dash", "fur-grey", "fur-blue", "tuft", "calm", "green", "", "helmet"),
    "h01-05": Figure("boss", "fur-black", "fur-black", "point", "sly", "gold", "split", "horn", True),
}
COVER = tuple(f"face-battle-{name}" for name in ("s02-05", "s01-02", "s01-04", "s02-01", "s01-05"))


# Poses: tail, body, stripes, lines, and where the head goes (x, y, size).
class Pose(NamedTuple):
    tail: str
    body: str
    stripes: str
    lines: str
    head: tuple[float, float, float]


POSES = {
    "sit": Pose(
        "M62 106C84 108 90 96 86 84C84 76 86 72 88 68C84 62 76 64 75 72C74 82 82 92 62 96Z",
        "M27 106C22 84 33 64 50 64S78 84 73 106Z",
        "M30 84L38 86M29 92L37 93M70 84L62 86M71 92L63 93",
        "M42 106V88M58 106V88",
        (50, 44, 0.95),
    ),
    "dash": Pose(
        "M82 66C90 64 92 54 88 46C86 40 94 36 97 42C103 54 100 70 86 78Z",
        "M36 64C58 56 84 60 89 72L94 98Q95 106 87 106H84L76 92"
        "Q62 96 52 92L46 106H34Q32 106 33 100L36 92Q28 78 36 64Z",
        "M62 65V73M70 66V74M78 69V75",
        "M76 92Q78 84 86 84M52 92Q50 84 44 82",
        (34, 50, 0.84),
    ),
    "loaf": Pose(
        "M72 106C92 108 100 100 98 92C96 86 88 88 89 93C90 97 84 98 72 97Z",
        "M12 106C6 80 22 60 50 60S94 80 88 106Z",
        "M18 82L28 84M16 91L26 92M82 82L72 84M84 91L74 92",
        "M34 106Q34 96 42 96T50 106Q50 96 58 96T66 106",
        (50, 46, 0.95),
    ),
    "boss": Pose(
        "M72 106C98 106 104 88 99 68C97 60 88 62 90 70C93 84 88 94 72 94Z",
        "M18 106C10 78 26 54 50 54S90 78 82 106Z",
        "M21 78L31 80M19 88L29 89M79 78L69 80M81 88L71 89",
        "M36 106V92M64 106V92M28 72Q22 84 30 88M72 72Q78 84 70 88",
        (50, 38, 1.05),
    ),
}
POINT_HEAD = (
    "M-28 2C-30 -9 -28 -24 -25 -34C-18 -32 -12 -28 -8 -24C-3 -25 3 -25 8 -24C12 -28 18 -32 25 -34"
    "C28 -24 30 -9 28 2C28 17 16 25 0 25C-16 25 -28 17 -28 2Z"
)
HEADS = {  # outline, inside of the ears (of folded ones, the outside)
    "point": (POINT_HEAD, "M-22 -27C-18 -25 -15 -23 -13 -20L-22 -14ZM22 -27C18 -25 15 -23 13 -20L22 -14Z"),
    "small": (
        "M-31 2C-31 -8 -29 -18 -27 -25C-22 -25 -18 -24 -14 -22C-6 -25 6 -25 14 -22C18 -24 22 -25 27 -25"
        "C29 -18 31 -8 31 2C31 18 18 26 0 26C-18 26 -31 18 -31 2Z",
        "M-25 -21L-20 -20L-25 -14ZM25 -21L20 -20L25 -14Z",
    ),
    "fold": (
        "M-29 2C-29 -16 -16 -25 0 -25S29 -16 29 2C29 17 17 25 0 25S-29 17 -29 2Z",
        "M-27 -6C-31 -16 -24 -27 -13 -24C-9 -16 -16 -8 -27 -6ZM27 -6C31 -16 24 -27 13 -24C9 -16 16 -8 27 -6Z",
    ),
    "tuft": (
        "M-28 2C-29 -9 -28 -24 -27 -42C-18 -36 -12 -29 -8 -24"
        "C-3 -25 3 -25 8 -24C12 -29 18 -36 27 -42C28 -24 29 -9 28 2"
        "L37 8L29 13L33 21L23 21Q14 27 0 27T-23 21L-33 21L-29 13L-37 8Z",
        "M-22 -31L-13 -20L-22 -14ZM22 -31L13 -20L22 -14Z",
    ),
    "fluff": (
        "M-27 -6C-29 -14 -27 -22 -25 -29C-19 -28 -14 -26 -10 -23"
        "C-4 -26 4 -26 10 -23C14 -26 19 -28 25 -29C27 -22 29 -14 27 -6"
        "Q36 -2 31 5Q38 12 29 16Q30 24 20 22Q14 30 6 25Q0 31 -6"
        " 25Q-14 30 -20 22Q-30 24 -29 16Q-38 12 -31 5Q-36 -2 -27 -6Z",
        "M-22 -23L-15 -20L-22 -14ZM22 -23L15 -20L22 -14Z",
    ),
}
MASKS = {
    "brows": path(oval(-11, -14, 4.5, 3) + oval(11, -14, 4.5, 3), "fur-black", "none"),
    "flat": path("M-13 6Q0 -2 13 6Q16 18 0 20Q-16 18 -13 6Z", "white", "none"),
    "points": path("M0 -14C10 -12 17 0 15 10Q10 25 0 25T-15 10C-17 0 -10 -12 0 -14Z", "fur-dark", "none")
    + path(
        "M-27 -9L-25 -34C-18 -32 -12 -28 -8 -24Q-20 -20 -27 -9"
        "ZM27 -9L25 -34C18 -32 12 -28 8 -24Q20 -20 27 -9Z",
        "fur-dark",
    ),
    "split": path("M0 -16C3 -4 8 2 18 8C18 18 10 24 0 24S-18 18 -18 8C-8 2 -3 -4 0 -16Z", "white", "none"),
}


def eyes(mood: str) -> str:
    """Moods; the iris is left open."""
    slits = path("M-11 -3V3M11 -3V3", width=4)
    both = oval(-11, 0, 6, 6.5) + oval(11, 0, 6, 6.5)
    return {
        "calm": path(both, width=2.5) + slits,
        "wide": path(oval(-11, -1, 8, 8.5) + oval(11, -1, 8, 8.5), width=2.5)
        + path("M-11 -1V1M11 -1V1", width=6),
        "sly": path("M-19 -2H-4Q-6 7 -12 6Q-18 5 -19 -2ZM19 -2H4Q6 7 12 6Q18 5 19 -2Z", width=2.5)
        + path("M-10 -1V2M12 -1V2", width=4.5),
        "cross": path("M-19 -5L-4 1Q-6 8 -12 7Q-19 5 -19 -5ZM19 -5L4 1Q6 8 12 7Q19 5 19 -5Z", width=2.5)
        + path("M-11 1V3M11 1V3", width=4.5),
        "shut": path("M-17 0Q-11 6 -5 0M17 0Q11 6 5 0", "none"),
        "odd": path(both, width=2.5) + path(oval(11, 0, 6, 6.5), "blue", width=2.5) + slits,
    }[mood]


MOODS = ("calm", "wide", "sly", "cross", "shut", "odd")
WOOD = "brown"
SOCKS = path("M33 100Q34 96 48 100L46 106H34ZM80 99L93 96Q96 106 87 106H84Z", "white", width=2.5)
CREST = path("M-15 -25L-17 -41L-7 -34L0 -45L7 -34L17 -41L15 -25Q0 -30 -15 -25Z", "gold")


def stick(d: str, colour: str, width: float = 4) -> str:
    """A stick in the picture of a figure."""
    return tube(d, colour, width)


def die_icon(x: float, y: float, turn: float, pips: str) -> str:
    """A small die in the picture of an effect."""
    return (
        f'<g transform="translate({x:g}'
        f' {y:g})rotate({turn:g})">'
        + path("M-9 -9H9V9H-9Z", "paper", width=2.5)
        + path(pips, width=4.5)
        + "</g>"
    )


GLOVE = path("M-13 4C-16 -10 -2 -16 8 -12C16 -8 14 6 6 10H-10ZM-10 10H6V16H-10Z", "red", width=2.5) + path(
    "M-6 -2Q0 -6 4 0", width=2
)
THINGS = {
    "glove": put("cb-glove", more='transform="translate(24 88)rotate(-20)scale(1.1)"'),
    "gloves": put("cb-glove", more='transform="translate(24 88)rotate(-20)"')
    + put("cb-glove", more='transform="translate(76 88)scale(-1 1)rotate(-20)"'),
    "shield": path("M10 76H44V92Q42 104 27 110Q12 104 10 92Z", "blue")
    + path("M27 82V102M17 91H37", "", "white", 4),
    "box": path("M52 54L96 50L98 84L56 88Z", "fur-brown")
    + path("M52 54L74 60L96 50M74 60L77 86", width=2)
    + path("M60 74V80M66 73.5V79.5", width=2),
    "cup": path("M12 82H36L33 106H15Z", "paper")
    + path("M36 86Q46 88 34 98", "none")
    + path("M18 75Q22 71 18 66M27 75Q31 71 27 66", "none", width=2.5)
    + path("M14 90H35", "", WOOD, 5),
    "ladle": stick("M16 104L10 56", WOOD) + path(oval(10, 50, 9, 8), WOOD),
    "sling": stick("M24 106V92", WOOD)
    + path("M12 72Q12 92 24 92T36 72", width=8)
    + path("M12 72Q12 92 24 92T36 72", "", WOOD, 3)
    + path("M12 72Q24 80 36 72", width=2)
    + path(oval(24, 77, 4.5, 4.5), "steel", width=2),
    "cushion": path("M12 80Q28 84 44 80Q40 92 44 108Q28 104 12 108Q16 92 12 80Z", "pink")
    + path("M22 90L26 94M34 90L30 94M22 100L26 97M34 100L30 97", width=2),
    "stop": '<g transform="translate(20'
    ' 30)scale(.8)">'
    + stick("M84 106V66", "steel", 3)
    + path("M76 38H92L101 47V63L92 72H76L67 63V47Z", "red", more='transform="translate(-6 0)"')
    + path("M66 55H90", "", "white", 6)
    + "</g>",
    "dice": die_icon(16, 92, -12, "M-4 -4v.1M4 4v.1M0 0v.1")
    + die_icon(84, 94, 14, "M-4 -4v.1M4 4v.1M-4 4v.1M4 -4v.1"),
    "flake": '<g transform="translate(76 30)">'
    + path("M0 -13V13M-11 -6.5L11 6.5M11 -6.5L-11 6.5", width=7)
    + path("M0 -13V13M-11 -6.5L11 6.5M11 -6.5L-11 6.5", "", "glaciers", 3)
    + "</g>",
    "cone": path("M36 26L46 -6H54L64 26Z", "orange")
    + path("M42 8H58L60 16H40Z", "white", width=2)
    + path("M30 26H70V32H30Z", "orange"),
    "bat": stick("M82 104L86 78", WOOD) + path(oval(88, 62, 13, 16), "red") + path("M78 70L98 72", width=2),
    "wheels": path("M26 108H94Q98 108 98 104", "none", width=7)
    + path("M26 108H94", "", "teal", 3)
    + path(oval(38, 114, 5, 5) + oval(84, 114, 5, 5), "gold", width=2.5),
    "die": die_icon(24, 94, -10, "M-4 -4v.1M4 4v.1M0 0v.1M-4 4v.1M4 -4v.1"),
    "pan": stick("M28 104L22 90", "fur-dark")
    + path(oval(19, 74, 15, 15), "steel")
    + path(oval(19, 74, 9, 9), "shade", "none"),
    "helmet": path("M10 38C8 18 22 12 34 12S60 18 58 38Q34 28 10 38Z", "red")
    + path("M34 12V30M22 15L20 32M46 15L48 32", width=2),
    "horn": path("M26 84L2 70V104L26 94Z", "yellow")
    + path("M26 83H36V95H26Z", "red")
    + path("M-2 66L-5 62M-2 87H-5", width=2.5),
}


def stands() -> list[str]:
    """A stand has its owner's colour; a boss stands on a larger one."""
    made = []
    for name, wide in (("kitten", 37), ("boss", 47)):
        side = f"V114A{wide} 8 0 0 0 {50 + wide} 114V"
        made.append(
            part(
                f"cb-stand-{name}",
                path(f"M{50 - wide} 108{side}108Z", "open"),
                path(f"M{50 - wide} 110{side}110A{wide} 8 0 0 1 {50 - wide} 110Z", "shade", "none"),
                path(oval(50, 108, wide, 8), "open"),
                path(oval(50, 107, wide - 8, 5), "shade", "none"),
            )
        )
    return made


def level_face(level: int) -> str:
    """The level in pips, laid over the stand of a figure."""
    pips = "".join(f"M{56 + 10 * i - 5 * (level - 1)} 136h0" for i in range(level))
    dots = path(pips, width=7) + path(pips, stroke="paper", width=4.5)
    return symbol(f"face-battle-level-{level}", WIDTH, HEIGHT, dots)


ORIGINS = {
    "house": "M26 132l6 -5 6 5v5h-12Z",  # a little house
    "own": "M25 137l1 -5 8 -6 4 4 -8 6Z",  # a pencil
}


def origin_face(name: str) -> str:
    """The mark of a figure that was not published, laid over its stand."""
    return symbol(f"face-battle-{name}", WIDTH, HEIGHT, path(ORIGINS[name], "paper", width=2))


def figure(name: str) -> str:
    """The face of a figure of Cat Battles."""
    cat = FIGURES[name]
    x, y, size = POSES[cat.pose].head
    place = f'transform="translate({x} {y})scale({size})"'
    stand = "cb-stand-boss" if cat.boss else "cb-stand-kitten"
    return symbol(
        f"face-battle-{name}",
        WIDTH,
        HEIGHT,
        put(stand),
        put(f"cb-{cat.pose}-edge"),
        put(f"cb-{cat.ears}-edge", more=place),
        f'<g fill="{paint(cat.coat)}" color="{paint(cat.marks)}">',
        put(f"cb-{cat.pose}"),
        SOCKS if cat.mask == "socks" else "",
        f"<g {place}>",
        put(f"cb-{cat.ears}"),
        put(f"cb-{cat.mask}") if cat.mask in MASKS else "",
        put(f"cb-{cat.mood}", cat.iris),
        put("cb-snout"),
        put("cb-crest") if cat.boss else "",
        "</g></g>",
        THINGS.get(cat.thing, ""),
        left=-6,
        top=-19,
    )


def parts() -> list[str]:
    """The parts that several faces of Cat Battles share."""
    made = [*stands(), part("cb-crest", CREST), part("cb-glove", GLOVE)]
    for name, pose in POSES.items():
        made.append(part(f"cb-{name}-edge", path(pose.tail + pose.body, "paper", "paper", 10)))
        made.append(
            part(
                f"cb-{name}",
                path(pose.tail),
                path(pose.body),
                path(pose.stripes, "none", "open", 3.5),
                path(pose.lines, "none", width=2.5),
            )
        )
    for name, (outline, inside) in HEADS.items():
        made.append(part(f"cb-{name}-edge", path(outline, "paper", "paper", 10)))
        forehead = "" if name == "small" else "M-5 -19V-14M5 -19V-14M0 -20V-12"
        made.append(
            part(
                f"cb-{name}",
                path(outline),
                path(inside) if name == "fold" else path(inside, "pink", "none"),
                path(forehead, "none", "open", 3.5) if forehead else "",
            )
        )
    made += [part(f"cb-{name}", mask) for name, mask in MASKS.items()]
    made += [part(f"cb-{mood}", eyes(mood)) for mood in MOODS]
    snout = path("M-4 8H4L0 12Z", "pink", width=2) + path(
        "M-7 16Q-3 19 0 14Q3 19 7 16M-33 8L-20 10M-33 16L-20 15M33 8L20 10M33 16L20 15", "none", width=1.8
    )
    made.append(part("cb-snout", snout))
    return made


FISH = "M4 20C12 6 34 4 44 20C34 36 12 34 4 20ZM42 20L56 10Q52 20 56 30Z"
BONES = "M30 24V6M23 15H37M25 10H35M30 6L25 3M30 6L35 3"


def fish() -> str:
    """The face of a fish."""
    return part(
        "cb-fish",
        path(FISH, "blue"),
        path("M10 25C20 34 34 32 44 20Q30 26 10 25Z", "shade", "none"),
        path("M13 17v.1", width=5),
        path("M22 12Q26 20 22 28M30 14L34 17M30 20L34 23", "none", width=2),
    )


def stores() -> list[str]:
    """Where fish are: on a cat, in the box, in the dish, in the trash."""
    small = 'transform="translate({} {})rotate({})scale(.62)"'
    inside = put("cb-fish", more=small.format(14, 2, 20)) + put("cb-fish", more=small.format(20, 20, -40))
    return [
        symbol("face-battle-fish", 60, 40, path(FISH, "paper", "paper", 7), put("cb-fish")),
        symbol(
            "face-battle-box",
            60,
            60,
            inside,
            path("M6 24H54V54H6Z", "fur-brown"),
            path("M6 34H54M6 44H54M14 24V54M46 24V54", width=2),
            path("M6 46H54V54H6Z", "shade", "none"),
        ),
        symbol(
            "face-battle-dish",
            60,
            60,
            inside,
            path("M2 28H58L50 52H10Z", "red"),
            path("M46 28H58L50 52H40Z", "shade", "none"),
            path(
                "M24 38Q30 34 36 38Q38 44 30 46Q22 44 24 38ZM22 33v.1M30 31.5v.1M38 33v.1",
                "paper",
                "paper",
                3,
            ),
        ),
        symbol(
            "face-battle-trash",
            60,
            60,
            path(BONES, width=7),
            path(BONES, "", "paper", 3),
            path("M10 24H50L46 56H14Z", "steel"),
            path("M22 31L24 50M30 31V50M38 31L36 50", width=2.5),
            path("M6 18H54V25H6Z", "steel"),
        ),
    ]


def die(name: str, *inside: str) -> str:
    """The face of a die of Cat Battles."""
    return symbol(f"face-battle-die-{name}", 60, 60, put("cb-die"), *inside)


def blank_die() -> str:
    """The die before it shows anything."""
    return part(
        "cb-die",
        path("M12 2H48Q58 2 58 12V48Q58 58 48 58H12Q2 58 2 48V12Q2 2 12 2Z", "paper"),
        path("M58 44V48Q58 58 48 58H12Q2 58 2 48V44Q30 56 58 44Z", "shade", "none"),
    )


def dice() -> list[str]:
    """Sleep, no damage, 1 and 2 damage: by picture and by figure."""
    sleep = path("M8 38L8 20Q15 22 19 26Q24 24 29 26Q33 22 40 20V38Q38 50 24 50T8 38Z", "fur-blue") + path(
        "M13 38Q16 41 19 38M29 38Q32 41 35 38M22 43Q24 45 26 43", width=2.5
    )
    return [
        die("sleep", sleep, path("M40 8H52L40 22H52M30 8H36L30 15H36", "", "purple", 4)),
        die(
            "0", path("M10 46Q4 40 10 34Q8 24 18 26Q24 18 30 26", "none", "steel", 4), numeral(0, 38, 14, 32)
        ),
        die("1", path("M14 12C12 24 14 36 20 46", "", "red", 6), numeral(1, 40, 14, 32)),
        die(
            "2", path("M10 12C8 24 10 36 16 46M20 12C18 24 20 36 26 46", "", "red", 6), numeral(2, 43, 14, 32)
        ),
    ]


SHIELD = "M9 9H31V20Q30 28 20 33Q10 28 9 20Z"
DIE_BOX = "M8 8H26V26H8Z"


def sign(name: str, mark: str, number: int) -> str:
    """A number in the corner of an effect, with its sign."""
    return part(
        f"cb-{name}",
        path(oval(33, 33, 11, 10), "paper", width=2),
        path(mark, width=2.5) if mark else "",
        numeral(number, 37 if mark else 33, 27.5, 11, weight=6.5),
    )


PLUS, MINUS = "M24.5 33H30M27.2 30.2V35.8", "M24.5 33H30"
SIGNS = {"2": ("", 2), "3": ("", 3), "plus-1": (PLUS, 1), "plus-2": (PLUS, 2), "minus-1": (MINUS, 1)}


# Effects: family, what is in the badge, the figure at its corner.
PAW = path("M11 26Q11 17 19 17T27 26Q27 31 19 30Q11 31 11 26Z", "paper", "none") + path(
    "M9.5 17v1.500M15.5 11.500v2M22.5 11.500v2M28.5 17v1.5", "", "paper", 5
)
PIPS = path(DIE_BOX, "paper", width=2) + path("M13 13v.1M21 21v.1M17 17v.1", width=4)
CONE = path("M11 29L17 8H23L29 29Z", "orange", width=2) + path("M15 15H25L26.5 21H13.5Z", "white", width=1.5)
EFFECTS = {
    "move-2": ("green", put("cb-paw"), "2"),
    "move-3": ("green", put("cb-paw"), "3"),
    "roadblock": ("blue", CONE + path("M9 30H31", width=4), ""),
    "ranged-attack": ("red", path("M9 30C11 18 18 12 29 13M23 7L30 13L24 20M9 30v.1", "", "paper", 4), ""),
    "dice-roll-1": ("yellow", put("cb-pips"), "plus-1"),
    "dice-roll-2": ("yellow", put("cb-pips"), "plus-2"),
    "damage-plus-1": (
        "red",
        path("M13 9C11 17 13 24 16 30M21 9C19 17 21 24 24 30", "", "paper", 4),
        "plus-1",
    ),
    "damage-minus-1": ("blue", path(SHIELD, "paper", width=2) + path("M9 15H31", width=2), "minus-1"),
    "no-sleep": (
        "purple",
        path("M13 12H27L13 28H27", "", "paper", 5) + path("M9 9L31 31", "", "yellow", 4),
        "",
    ),
    "direct-hit": (
        "red",
        path(oval(20, 20, 12, 12), "paper", width=2) + path(oval(20, 20, 5, 5), "red", width=2),
        "",
    ),
    "pushover": ("orange", path("M9 20H22M17 14L23 20L17 26M29 11V29", width=4.5), ""),
    "double-attack": ("red", path("M11 13L27 29M16 10L30 24M29 13L13 29M24 10L10 24", "", "paper", 3.5), ""),
    "counterattack": ("blue", path("M12 29H22C30 29 30 14 22 14H12M17 8L11 14L17 20", "", "paper", 4.5), ""),
}


def badge() -> str:
    """The plate behind the sign of an effect."""
    return part(
        "cb-badge",
        path(oval(20, 20, 19, 19), "paper", width=1.5),
        path(oval(20, 20, 16.5, 16.5), width=2),
    )


def effect(name: str) -> str:
    """The sign of an effect."""
    family, inside, corner = EFFECTS[name]
    return symbol(
        f"face-battle-{name}",
        46,
        46,
        put("cb-badge", family),
        inside,
        put(f"cb-{corner}") if corner else "",
    )


@cache
def faces() -> dict[str, str]:
    """Cat Battles: all faces and what they share: id -> symbol."""
    made = [
        *parts(),
        fish(),
        blank_die(),
        badge(),
        *(sign(name, *what) for name, what in SIGNS.items()),
        *scenery(),
        part("cb-paw", PAW),
        part("cb-pips", PIPS),
        *(figure(name) for name in FIGURES),
        *(level_face(level) for level in range(1, LEVEL_MOST + 1)),
        *(origin_face(name) for name in ORIGINS),
    ]
    made += stores() + dice() + [effect(name) for name in EFFECTS]
    return {face.split('"', 2)[1]: face for face in made}
