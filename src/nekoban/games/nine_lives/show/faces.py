"""The cards of Nine Lives: number cats in four shapes, six breeds with nine lives each.

A suit is a cat of that shape, with the number on its belly. A life card is two faces in one place: the frame
of the breed (`face-nine-life-siamese`) and over it the figures of the life (`face-nine-figures-8`); the words
of the power go into `POWER_BOX`.
"""

from functools import cache
from math import cos, pi, sin

from nekoban.core.svg import NUMERALS, oval, paint, part, path, put, symbol, tube, use

WIDTH, HEIGHT = 100, 140
POWER_BOX = (8, 93, 84, 39)  # x, y, width, height in a life card
SUITS = {"circle": "red", "square": "blue", "triangle": "green", "star": "yellow"}
COVER = tuple(f"face-nine-{card}" for card in ("circle-7", "triangle-3", "star-9", "square-5", "circle-1"))
NUMBERS = {"circle": (1, 4, 7), "square": (2, 5, 8), "triangle": (3, 6, 9), "star": tuple(range(1, 10))}
HAND_LIMITS = {1: 6, 2: 5, 3: 5, 4: 5, 5: 4, 6: 4, 7: 4, 8: 3, 9: 3}

FRAME = "M12 1H88Q99 1 99 12V128Q99 139 88 139H12Q1 139 1 128V12Q1 1 12 1Z"
WINDOW = "M13 6H87Q94 6 94 13V127Q94 134 87 134H13Q6 134 6 127V13Q6 6 13 6Z"

# The suits, in a box of 20 × 20.
SHAPES = {
    "circle": "M10 1.500A8.5 8.5 0 1 1 10 18.500A8.5 8.5 0 1 1 10 1.500Z",
    "square": "M2.5 2.500H17.500V17.500H2.500Z",
    "triangle": "M10 2L18.5 17.500H1.500Z",
    "star": "M10 1L12.8 7L19 7.600L14.3 12L15.6 18.500L10 15.200L4.4 18.500L5.7 12L1 7.600L7.2 7Z",
}

# The same shapes as cats: (behind, outline, ears inside, height of the eyes, height of the number, its size).
CIRCLE_CAT = (
    "M22 66L24 30L48 48ZM78 66L76 30L52 48Z",
    "M50 46A40 40 0 1 1 50 126A40 40 0 1 1 50 46Z",
    "M29 48L29 39L36 45ZM71 48L71 39L64 45Z",
)
SQUARE_CAT = (
    "M14 66L16 32L42 52ZM86 66L84 32L58 52Z",
    "M20 50H80Q87 50 87 57V119Q87 126 80 126H20Q13 126 13 119V57Q13 50 20 50Z",
    "M21 47L22 41L28 46ZM79 47L78 41L72 46Z",
)
TRIANGLE_CAT = (
    "M32 76L22 42L48 54ZM68 76L78 42L52 54Z",
    "M50 36Q54 36 57 42L94 118Q97 126 89 126H11Q3 126 6 118L43 42Q46 36 50 36Z",
    "M30 56L28 50L34 54ZM70 56L72 50L66 54Z",
)
STAR_CAT = (
    "M30 72L24 42L48 56ZM70 72L76 42L52 56Z",
    "M50 36Q53 36 55 41L62 61L88 63Q97 64 91 71L74 88L80 119Q81 128 73 124L50 111L27 124Q19 128 20 119L26 88"
    "L9 71Q3 64 12 63L38 61L45 41Q47 36 50 36Z",
    "M31 53L30 49L35 52ZM69 53L70 49L65 52Z",
)


def suit_cat(suit: str) -> str:
    """A card of the suit without its number."""
    behind, outline, inside = {
        "circle": CIRCLE_CAT,
        "square": SQUARE_CAT,
        "triangle": TRIANGLE_CAT,
        "star": STAR_CAT,
    }[suit]
    colour = SUITS[suit]
    y = {"circle": 66, "square": 66, "triangle": 76, "star": 72}[suit]
    mood = {
        "circle": f"M33 {y}Q38 {y + 5} 43 {y}M57 {y}Q62 {y + 5} 67 {y}",
        "square": f"M32 {y - 1}H43M57 {y - 1}H68M38 {y}V{y + 3}M62 {y}V{y + 3}",
        "triangle": f"M42 {y - 3}V{y + 1}M58 {y - 3}V{y + 1}",
        "star": f"M40 {y + 1}Q43 {y - 5} 46 {y + 1}M54 {y + 1}Q57 {y - 5} 60 {y + 1}",
    }[suit]
    tail = "M80 118C98 116 96 92 88 88" if suit == "circle" else ""
    return part(
        f"part-nine-{suit}",
        path(FRAME, "paper", width=2),
        '<g transform="translate(0 5)">',
        path("M14 126H86", "", "shade", 8),
        (path(tail, width=11) + path(tail, "", colour, 6)) if tail else "",
        path(behind, colour),
        path(inside, "pink", "none"),
        path(outline, colour),
        path(mood, "", f"on-{colour}", 4),
        path(f"M50 {y + 5}L48.5 {y + 3}H51.500Z", "pink", "pink", 3),
        "</g>",
        path(SHAPES[suit], colour, width=2, more='transform="translate(31 9)scale(1.1)"'),
    )


BELLY = {"circle": (83, 40), "square": (82, 42), "triangle": (91, 34), "star": (84, 30)}  # top, height


def number_card(suit: str, number: int) -> str:
    """The face of a number cat."""
    top, height = BELLY[suit]
    scale = height / 30
    belly = f'transform="translate({50 - 10 * scale:.3g} {top})scale({scale:.3g})"'
    return symbol(
        f"face-nine-{suit}-{number}",
        WIDTH,
        HEIGHT,
        put(f"part-nine-{suit}"),
        put(f"part-nine-belly-{number}", more=belly),
        put(f"part-nine-{number}", more='transform="translate(9.5 8)scale(.86)"'),
    )


def digits() -> list[str]:
    """The numerals, and as they stand on bellies: in paper, edged with ink."""
    plain = [part(f"part-nine-{number}", path(NUMERALS[number], width=6)) for number in range(1, 10)]
    return plain + [
        part(
            f"part-nine-belly-{number}",
            path(NUMERALS[number], width=12),
            path(NUMERALS[number], "", "paper", 6),
        )
        for number in range(1, 10)
    ]


def fluff(x: float, y: float, rx: float, ry: float, tufts: int, start: float = 0.0) -> str:
    """A fluffy round outline."""
    points = [
        (x + rx * cos(2 * pi * (i + start) / tufts), y + ry * sin(2 * pi * (i + start) / tufts))
        for i in range(tufts)
    ]
    radius = pi * (rx + ry) / 2 / tufts * 1.1
    arcs = "".join(
        f"A{radius:.0f} {radius:.0f} 0 0 1 {px:.0f} {py:.0f}" for px, py in points[1:] + points[:1]
    )
    return f"M{points[0][0]:.0f} {points[0][1]:.0f}{arcs}Z"


def stare(
    x: float, y: float, apart: float, iris: str, size: float = 6, lid: float = 0.0, fur: str = "fur-cream"
) -> str:
    """Two eyes; a lid from 0 (open) to 1 (shut) in the colour of the fur."""
    both = oval(x - apart, y, size, size * 1.1) + oval(x + apart, y, size, size * 1.1)
    slits = f"M{x - apart:g} {y - 1:g}V{y + 3:g}M{x + apart:g} {y - 1:g}V{y + 3:g}"
    drawn = path(both, iris, width=2.5) + path(slits, width=size * 0.6)
    drawn += path(f"M{x - apart - 2:g} {y - 2.4:g}v.1M{x + apart - 2:g} {y - 2.4:g}v.1", "", "white", 2.5)
    if lid:
        low = y - size * 1.1 + 2.2 * size * lid
        shade = "".join(
            f"M{cx - size - 1:g} {low:g}V{y - size * 1.3:g}H{cx + size + 1:g}V{low:g}Z"
            for cx in (x - apart, x + apart)
        )
        edge = "".join(f"M{cx - size:g} {low:g}H{cx + size:g}" for cx in (x - apart, x + apart))
        drawn += path(shade, fur, "none") + path(edge, width=2.5)
    return drawn


def snout(x: float, y: float, smile: float = 3) -> str:
    """Nose, mouth and whiskers."""
    return path(f"M{x - 3.5:g} {y:g}H{x + 3.5:g}L{x:g} {y + 4:g}Z", "pink", width=2) + path(
        f"M{x - 6:g} {y + 7:g}q3 {smile:g} 6 -2q3 {smile + 2:g} 6 2", width=2
    )


def siamese() -> str:
    """A Siamese, one of the six breeds of Nine Lives."""
    return (
        tube("M62 88C88 94 92 66 80 52", "fur-dark", 7)
        + path("M36 95C30 76 40 60 43 46H57C60 60 70 76 64 95Z", "fur-cream")
        + path("M56 52C60 62 70 76 64 95H56Q62 74 56 52Z", "shade", "none")
        + path("M34 95Q34 86 42 86T50 95ZM50 95Q50 86 58 86T66 95Z", "fur-dark")
        + path("M31 36L20 3L42 17Q50 14 58 17L80 3L69 36C67 48 58 57 50 57S33 48 31 36Z", "fur-cream")
        + path("M31 34L20 3L42 17Q34 22 31 34ZM69 34L80 3L58 17Q66 22 69 34Z", "fur-dark")
        + path("M50 26C58 28 63 38 61 44Q56 57 50 57T39 44C37 38 42 28 50 26Z", "fur-dark", "none")
        + stare(50, 36, 10, "blue", 5.5, 0.35, "fur-dark")
        + snout(50, 45, 1)
        + path("M43 60Q50 64 57 60", "", "red", 5)
    )


def munchkin() -> str:
    """A Munchkin, one of the six breeds of Nine Lives."""
    return (
        tube("M84 66C100 58 96 34 86 28", "fur-ginger", 7)
        + path("M40 84V95H51V84ZM74 84V95H85V84Z", "fur-white")
        + path("M24 62C22 86 30 88 38 88H78C92 88 94 70 86 62C74 54 48 58 40 54Z", "fur-ginger")
        + path("M30 82C50 90 86 84 90 74C91 84 84 88 78 88H38Q33 88 30 82Z", "shade", "none")
        + path("M58 58V68M68 58V68M78 61V69", "", "fur-brown", 4)
        + path("M26 84V95H37V84ZM62 84V95H73V84Z", "fur-white")
        + path(
            "M10 50L8 20Q20 24 27 31Q34 29 41 31Q48 24 60 20L58 50C58 64 46 72 34 72S10 64 10 50Z",
            "fur-ginger",
        )
        + path("M14 36L13 26L21 32ZM54 36L55 26L47 32Z", "pink", "none")
        + path("M29 30V38M34 29V40M39 30V38", "", "fur-brown", 4)
        + path("M34 52C42 50 48 58 46 64Q42 71 34 71T22 64C20 58 26 50 34 52Z", "fur-white", "none")
        + stare(34, 47, 11, "gold", 7)
        + snout(34, 56)
    )


def persian() -> str:
    """A Persian, one of the six breeds of Nine Lives."""
    return (
        tube("M76 86C92 86 93 76 88 70", "fur-grey", 11)
        + path(fluff(50, 71, 36, 21, 13, 0.2), "fur-grey")
        + path("M26 40L16 14L40 24ZM74 40L84 14L60 24Z", "fur-grey")
        + path("M25 32L22 22L31 26ZM75 32L78 22L69 26Z", "pink", "none")
        + path(fluff(50, 46, 34, 27, 15, 0.5), "fur-grey")
        + path(fluff(50, 78, 15, 8, 8), "fur-white", "none")
        + stare(50, 45, 15, "orange", 7.5, 0.4, "fur-grey")
        + path("M45 47H55L50 52Z", "pink", width=2)
        + path("M50 52V55M38 62Q44 54 50 55Q56 54 62 62", width=2.5)
        + path("M30 34L42 38M70 34L58 38", width=3)
        + path("M28 94Q28 86 36 86T44 94ZM56 94Q56 86 64 86T72 94Z", "fur-grey")
    )


def curl() -> str:
    """A Curl, one of the six breeds of Nine Lives."""
    ear = "M{0} 28C{1} 16 {2} 8 {3} 11C{4} 14 {5} 22 {6} 20"
    left = ear.format(36, 33, 26, 19, 12, 15, 20)
    right = ear.format(64, 67, 74, 81, 88, 85, 80)
    return (
        tube("M64 88C90 92 94 70 84 66C76 63 74 74 82 75", "fur-brown", 6)
        + path("M32 95C28 76 36 62 40 56H60C64 62 72 76 68 95Z", "fur-brown")
        + path("M30 76H37M30 84H38M70 76H63M70 84H62", "", "fur-dark", 4)
        + path("M42 58Q50 90 58 58Z", "fur-white", "none")
        + path("M34 95Q34 86 42 86T50 95ZM50 95Q50 86 58 86T66 95Z", "fur-white")
        + tube(left, "fur-brown", 8)
        + tube(right, "fur-brown", 8)
        + path(oval(50, 42, 27, 22), "fur-brown")
        + path(
            "M43 22L45 32M50 21V33M57 22L55 32M24 40L32 41M24 48L32 46M76 40L68 41M76 48L68 46",
            "",
            "fur-dark",
            3.5,
        )
        + path("M50 44C58 42 64 50 62 56Q58 63 50 63T38 56C36 50 42 42 50 44Z", "fur-white", "none")
        + stare(50, 40, 11, "green", 6)
        + snout(50, 48)
        + path("M30 52Q18 50 16 58Q18 62 21 58M70 52Q82 50 84 58Q82 62 79 58", width=1.8)
    )


def ragdoll() -> str:
    """A Ragdoll, one of the six breeds of Nine Lives."""
    return (
        '<g transform="translate(0 -8)">'
        + path("M4 88H96V96H4Z", "brown")
        + tube("M84 84C96 84 94 94 90 99", "fur-blue", 8)
        + path("M24 88C16 70 40 60 58 62C84 60 98 74 92 88Z", "fur-white")
        + path("M60 62C84 60 98 74 92 88H78Q88 72 60 62Z", "shade", "none")
        + tube("M24 84C12 86 12 94 13 100", "fur-white", 9)
        + tube("M48 86C42 90 43 96 44 102", "fur-white", 9)
        + '<g transform="rotate(-14 34 58)">'
        + path(
            "M10 58L8 28Q20 31 27 38Q34 36 41 38Q48 31 60 28L58 58C58 70 46 78 34 78S10 70 10 58Z",
            "fur-white",
        )
        + path(
            "M10 56L8 28Q20 31 27 38L31 44Q30 56 22 66Q12 66 10 56Z"
            "M58 56L60 28Q48 31 41 38L37 44Q38 56 46 66Q56 66 58 56Z",
            "fur-blue",
            "none",
        )
        + path("M14 42L13 35L20 39ZM54 42L55 35L48 39Z", "pink", "none")
        + path("M10 58L8 28Q20 31 27 38Q34 36 41 38Q48 31 60 28L58 58C58 70 46 78 34 78S10 70 10 58Z")
        + stare(34, 55, 11, "blue", 6, 0.55, "fur-blue")
        + snout(34, 63, 4)
        + "</g>"
        + path("M74 40H82L74 50H82M86 24H92L86 32H92", width=2.5)
        + "</g>"
    )


def himalayan() -> str:
    """A Himalayan, one of the six breeds of Nine Lives."""
    return (
        tube("M74 86C94 88 94 72 88 66", "fur-dark", 11)
        + path(fluff(50, 76, 32, 17, 12, 0.2), "fur-cream")
        + path(fluff(50, 50, 31, 22, 14, 0.5), "fur-cream")
        + path(oval(50, 54, 17, 14), "fur-dark", "none")
        + path("M24 36C24 18 38 11 50 11S76 18 76 36Q50 26 24 36Z", "teal")
        + path("M38 14L34 31M50 11V29M62 14L66 31", width=2)
        + path("M20 33Q50 21 80 33L79 42Q50 30 21 42Z", "paper")
        + path(fluff(50, 9, 6, 5, 7), "paper", width=2.5)
        + stare(50, 49, 12, "blue", 6.5, 0, "fur-dark")
        + snout(50, 57)
        + path("M22 68Q50 84 78 68L80 77Q50 92 20 77Z", "red")
        + path("M60 80L74 98H62L52 82Z", "red")
        + path("M32 74L31 82M44 78V86M57 85L66 97", "", "paper", 3)
    )


CATS = {
    "siamese": ("blue", siamese),
    "munchkin": ("green", munchkin),
    "persian": ("purple", persian),
    "curl": ("orange", curl),
    "ragdoll": ("pink", ragdoll),
    "himalayan": ("gold", himalayan),
}


def portrait(cat: str) -> str:
    """A breed in the round, for a seat."""
    ground, _ = CATS[cat]
    return symbol(
        f"face-nine-{cat}", 100, 100, put("part-nine-disc", ground), use(f"part-nine-{cat}", 15, 14, 70, 70)
    )


def disc() -> str:
    """The disc behind the number of a life."""
    return part(
        "part-nine-disc", path(oval(50, 50, 48, 48), "paper", width=2), path(oval(50, 50, 43, 43), width=2)
    )


def life_frame(cat: str) -> str:
    """A life card of a breed: room for the figures above, for the words of the power below."""
    ground, _ = CATS[cat]
    return symbol(
        f"face-nine-life-{cat}",
        WIDTH,
        HEIGHT,
        put("part-nine-life", ground),
        use(f"part-nine-{cat}", 19, 23, 66, 66),
    )


def life_paper() -> str:
    """The paper on which a life's power is written."""
    x, y, width, _ = POWER_BOX
    return part(
        "part-nine-life",
        path(FRAME, "paper", width=2),
        path(WINDOW, width=1.5),
        path("M94 74Q60 64 6 84V90H94Z", "shade", "none"),
        path(f"M{x - 2} {y - 4}H{x + width + 2}V127Q94 134 87 134H13Q6 134 6 127V{y - 4}Z", "paper", width=2),
    )


def figures(life: int) -> str:
    """What lies over the frame: the life in its heart, the hand limit in its fan of cards."""
    heart = f'transform="translate(14.3 13)scale(.77)" stroke="{paint("on-red")}"'
    return symbol(
        f"face-nine-figures-{life}",
        WIDTH,
        HEIGHT,
        put("part-nine-places"),
        put(f"part-nine-{life}", more=heart),
        put(f"part-nine-{HAND_LIMITS[life]}", more='transform="translate(76.3 16)scale(.57)"'),
    )


def places() -> str:
    """The places where cards can be played."""
    return part(
        "part-nine-places",
        path("M22 45C8 36 3 28 4 18C5 8 17 6 22 14C27 6 39 8 40 18C41 28 36 36 22 45Z", "red"),
        path("M71 14L61 18L70 40L78 37Z", "paper-deep", width=2),
        path("M72 10H92V39H72Z", "paper", width=2.5),
    )


def back() -> str:
    """Nine cats, one of whom has just been careless."""
    cats = ""
    for i in range(9):
        where = f'transform="translate({10 + 27 * (i % 3)} {18 + 40 * (i // 3)})scale(1.3)"'
        head = "part-nine-gone" if i == 4 else "part-nine-head"
        cats += put(head, more=where)
    return symbol(
        "face-nine-back", WIDTH, HEIGHT, path(FRAME, "paper", width=2), path(WINDOW, "night", width=1.5), cats
    )


def heads() -> list[str]:
    """The heads of the six breeds."""
    head = "M2 9L1 1L7 4Q10 3 13 4L19 1L18 9C18 15 14 17 10 17S2 15 2 9Z"
    return [
        part(
            "part-nine-head",
            path(head, "orange", width=2),
            path("M7 8.5V9.5M13 8.5V9.5M9 13Q10 14 11 13", width=2),
        ),
        part(
            "part-nine-gone",
            path(head, "white", width=2),
            path(
                "M5.5 7.500L8.5 10.500M8.5 7.500L5.5 10.500M11.5 7.500"
                "L14.5 10.500M14.5 7.500L11.5 10.500M9 13.500H11",
                width=1.6,
            ),
            path("M4 -4A6 2 0 1 1 16 -4A6 2 0 1 1 4 -4Z", "", "gold", 2),
        ),
    ]


def crown() -> str:
    """The Kittyking's crown has ears."""
    return symbol(
        "face-nine-crown",
        60,
        44,
        path("M6 40L3 8L18 18L30 4L42 18L57 8L54 40Z", "paper", "paper", 9),
        path("M6 38L3 8L18 19L30 5L42 19L57 8L54 38Q30 32 6 38Z", "gold"),
        path("M42 19L57 8L54 38Q48 36 42 35Z", "shade", "none"),
        path("M8 17L7 14L11 17ZM52 17L53 14L49 17Z", "pink", "pink", 2),
        path("M30 20L35 26L30 32L25 26Z", "red", width=2),
    )


def slot() -> str:
    """An empty place of Nine Lives."""
    return symbol(
        "face-nine-slot",
        WIDTH,
        HEIGHT,
        path(FRAME, "shade", "border", 2, 'stroke-dasharray="5 6" fill-opacity=".5"'),
        path(
            "M50 92C34 82 26 74 27 64C28 54 44 52 50 62C56 52 72 54 73 64C74 74 66 82 50 92Z",
            "border",
            "none",
        ),
    )


def suit_face(suit: str) -> str:
    """The sign of a suit."""
    return symbol(
        f"face-nine-{suit}",
        24,
        24,
        path(SHAPES[suit], "paper", "paper", 5, 'transform="translate(2 2)"'),
        path(SHAPES[suit], SUITS[suit], width=2, more='transform="translate(2 2)"'),
    )


@cache
def faces() -> dict[str, str]:
    """Nine Lives: all faces and what they share: id -> symbol."""
    made = digits()
    made += [suit_cat(suit) for suit in SUITS]
    made += [disc(), life_paper(), places(), *heads()]
    made += [number_card(suit, number) for suit in SUITS for number in NUMBERS[suit]]
    made += [suit_face(suit) for suit in SUITS]
    made += [symbol(f"part-nine-{cat}", 100, 100, draw()) for cat, (_, draw) in CATS.items()]
    made += [portrait(cat) for cat in CATS]
    made += [life_frame(cat) for cat in CATS]
    made += [figures(life) for life in HAND_LIMITS]
    made += [back(), crown(), slot()]
    return {face.split('"', 2)[1]: face for face in made}
