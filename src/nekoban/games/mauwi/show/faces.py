"""The cards of Mauwi: house cats gone to war with what the house has to offer.

A colour is a household troop, and the two friends of a colour share coat, kit and emblem:
red (1, 8) fights from the kitchen, yellow (2, 7) cleans up, green (3, 6) holds the garden,
blue (4, 5) defends its sleep. A warrior is as big as its value, so friends together always fill nine.
"""

from functools import cache

from nekoban.core.svg import numeral, paint, part, path, put, symbol

WIDTH, HEIGHT = 100, 140
TROOPS = {1: "red", 2: "yellow", 3: "green", 4: "blue", 5: "blue", 6: "green", 7: "yellow", 8: "red"}

EMBLEMS = {
    "red": "M10 0L18 10L10 20L2 10Z",  # a tile
    "yellow": "M10 4A6 6 0 1 1 10 16A6 6 0 1 1 10 4ZM10 0V1M10 19"
    "V20M0 10H1M19 10H20M3 3L3.5 3.500M17 17L16.5 16.5"
    "M3 17L3.5 16.500M17 3L16.5 3.5",  # a sun
    "green": "M3 17C-1 6 8 1 18 2C19 12 14 21 3 17ZM3 17L11 9",  # a leaf
    "blue": "M10 0C13 6 17 9 17 13A7 7 0 0 1 3 13C3 9 7 6 10 0Z",  # a drop
}
COATS = {  # coat, stripes
    "red": ("fur-cream", "fur-ginger"),
    "yellow": ("fur-black", "fur-black"),
    "green": ("fur-ginger", "fur-brown"),
    "blue": ("fur-grey", "fur-blue"),
}

FRAME = "M12 1H88Q99 1 99 12V128Q99 139 88 139H12Q1 139 1 128V12Q1 1 12 1Z"
WINDOW = "M13 6H87Q94 6 94 13V127Q94 134 87 134H13Q6 134 6 127V13Q6 6 13 6Z"

HEAD = (
    "M-28 2C-30 -9 -28 -24 -25 -34C-18 -32 -12 -28 -8 -24C-3 -25 3 -25 8 -24C12 -28 18 -32 25 -34"
    "C28 -24 30 -9 28 2C28 17 16 25 0 25C-16 25 -28 17 -28 2Z"
)
BODY = "M-31 75C-34 44 -22 22 0 22C22 22 34 44 31 75Z"


def card(id: str, panel: str, *picture: str, index: str = "") -> str:
    """A card: paper, the picture in its window, the index in the corner."""
    return symbol(
        id,
        WIDTH,
        HEIGHT,
        put("part-mauwi-paper"),
        f'<g clip-path="url(#clip-mauwi)">{put("part-mauwi-panel", panel)}{"".join(picture)}{index}</g>',
        put("part-mauwi-window"),
    )


def corner(mark: str, emblem: str = "") -> str:
    """The index in the corner: what a player reads in a fan of cards."""
    return f'<g transform="translate(-.6 -.6)scale(1.15)">{put("part-mauwi-corner")}{mark}{emblem}</g>'


def emblem(troop: str, where: str, fill: str, stroke: str = "line", width: float = 2) -> str:
    """The emblem of a troop of Mauwi."""
    return path(EMBLEMS[troop], fill, stroke, width, f'transform="{where}"')


def eyes(mood: str, look: float) -> str:
    """Two eyes; `look` moves the pupils."""
    x = 12
    if mood == "shut":
        return path(f"M{-x - 6} 0Q{-x} 5 {-x + 6} 0M{x - 6} 0Q{x} 5 {x + 6} 0", width=2.5)
    lids = {
        "round": ("M{0} -7A6 7 0 1 1 {0} 7A6 7 0 1 1 {0} -7Z", ""),
        "brave": ("M{0} -7A6 7 0 1 1 {0} 7A6 7 0 1 1 {0} -7Z", "M-21 -11L-6 -7M21 -11L6 -7"),
        "grim": ("M{a} -4L{b} 0Q{0} 9 {a} 4Z", "M-21 -9L-4 -1M21 -9L4 -1"),
        "sly": ("M{a} -2H{b}Q{0} 9 {a} -2Z", "M-20 -3H-4M20 -3H4"),
    }
    shape, brows = lids[mood]
    left = shape.format(-x, a=-x - 7, b=-x + 7)
    right = shape.format(x, a=x + 7, b=x - 7)
    pupils = path(f"M{look - x:g} .5V2.5M{look + x:g} .5V2.5", width=5.2)
    return path(left + right, "white", width=2) + pupils + (path(brows, width=3) if brows else "")


def head() -> str:
    """The bust of all warriors; coat and stripes are left open."""
    muzzle = "M0 6C5 4 14 8 14 15S7 24 0 24S-14 22 -14 15S-5 4 0 6Z"
    stripes = "M-6 -24L-3 -13L0 -25ZM6 -24L3 -13L0 -25ZM-28 3L-20 5L-27 9ZM28 3L20 5L27 9Z"
    ears = "M-22 -27C-18 -25 -15 -23 -13 -20L-22 -14ZM22 -27C18 -25 15 -23 13 -20L22 -14Z"
    return part(
        "part-mauwi-head",
        path(BODY),
        path("M-12 26Q0 50 12 26Q0 30 -12 26Z", "fur-white", "none"),
        path(HEAD),
        path(ears, "pink", "none"),
        path(stripes, "open", "none"),
        path(muzzle, "white", "none"),
        path("M-4 8H4L0 12Z", "pink", width=2),
        path(
            "M-7 16Q-3 19 0 14Q3 19 7 16M-32 8L-19 11M-33 16L-19 15M32 8L19 11M33 16L19 15", "none", width=1.6
        ),
    )


def paw(x: float, y: float, coat: str) -> str:
    """A cat's paw on Mauwi's cards."""
    return path(
        f"M{x - 9} {y}A9 8 0 1 1 {x + 9} {y}A9 8 0 1 1 {x - 9} {y}"
        f"ZM{x - 3} {y - 1}V{y + 4}M{x + 3} {y - 1}V{y + 4}",
        coat,
        width=2.5,
    )


POT = path("M-24 -20C-25 -30 -24 -40 -22 -46H22C24 -40 25 -30 24 -20Q0 -13 -24 -20Z", "steel") + path(
    "M12 -45C15 -38 16 -28 15 -18L24 -20C25 -30 24 -40 22 -46Z", "shade", "none"
)
BUCKET = (
    path("M-22 -16L-17 -46H17L22 -16Q0 -9 -22 -16Z", "teal")
    + path("M-18 -41Q0 -36 18 -41M-21 -21Q0 -14 21 -21", width=2)
    + path("M10 -46H17L22 -16L13 -14Z", "shade", "none")
)
FLOWERPOT = (
    path("M-17 -37H17L22 -17Q0 -10 -22 -17Z", "brown")
    + path("M-22 -47H22V-37H-22Z", "brown")
    + path("M9 -37H17L22 -17L12 -14ZM-22 -40H22V-37H-22Z", "shade", "none")
)


NIGHTCAP = (
    path(
        "M-25 -16C-24 -34 -12 -54 10 -60C26 -64 42 -52 43 -32C34 -40 27 -40 22 -36C26 -30 26 -22 25 -16Z",
        "white",
    )
    + path(
        "M-24 -24C-20 -20 20 -20 25 -24L24 -33Q0 -26 -21 -34ZM-15 -45Q2 -36 16 -36"
        "Q20 -38 24 -38Q16 -50 -4 -54ZM10 -60Q22 -52 30 -40Q37 -39 43 -32C44 -48 30 -65 10 -60Z",
        "pink",
        "none",
    )
    + path("M-25 -16C-24 -34 -12 -54 10 -60C26 -64 42 -52 43 -32C34 -40 27 -40 22 -36C26 -30 26 -22 25 -16")
    + path("M-27 -23Q0 -15 27 -23V-13Q0 -5 -27 -13Z", "white")
    + path("M34 -27A6.5 6.5 0 1 1 47 -27A6.5 6.5 0 1 1 34 -27Z", "white")
)
HATS = {"pot": POT, "bucket": BUCKET, "flowerpot": FLOWERPOT, "nightcap": NIGHTCAP}


def hat(name: str, more: str = "") -> str:
    """The hat of a cat on Mauwi's cards."""
    return put(f"part-mauwi-{name}", more=more)


WOOD = "brown"


def pot_and_spoon(coat: str) -> str:
    """A pot as a helmet, and a wooden spoon."""
    head = (
        path("M24 -36L46 -41", stroke="line", width=8)
        + path("M24 -36L45 -41", stroke="fur-dark", width=3)
        + hat("pot")
    )
    hand = (
        path("M-44 66L-38 8", stroke="line", width=8)
        + path("M-44 66L-38 8", stroke=WOOD, width=3)
        + path("M-38 12C-47 12 -48 -10 -36 -12C-25 -12 -28 12 -38 12Z", WOOD)
    )
    return head + hand + paw(-40, 46, coat)


def bucket_and_brush(coat: str) -> str:
    """A bucket, and a brush."""
    hand = (
        path("M-42 66L-38 10", width=8)
        + path("M-42 66L-38 10", stroke="steel", width=3)
        + path(
            "M-48 -14C-52 2 -44 12 -38 12S-24 2 -28 -14Q-32 -9 -34 -14Q-38 -9 -41 -14Q-44 -9 -48 -14Z",
            "fur-white",
        )
    )
    return hat("bucket") + hand + paw(-40, 46, coat)


def flowerpot_and_trowel(coat: str) -> str:
    """A flowerpot with a sprout, and a trowel."""
    sprout = path(
        "M0 -47V-56M0 -56C-14 -54 -16 -64 -15 -67C-6 -68 0 -64 0 -56"
        "ZM0 -56C10 -54 14 -60 14 -64C6 -66 0 -63 0 -56Z",
        "green",
    )
    hand = (
        path("M-42 60L-39 24", width=8)
        + path("M-42 60L-39 24", stroke=WOOD, width=3)
        + path("M-47 22C-50 4 -40 -8 -36 -14C-30 -6 -26 6 -31 24Z", "steel")
        + path("M-38 18L-37 0", width=2)
    )
    return sprout + hat("flowerpot") + hand + paw(-41, 48, coat)


def nightcap_and_pillow(coat: str) -> str:
    """A nightcap, a pillow, and sleep."""
    pillow = (
        path("M-38 26Q0 34 38 26Q34 44 40 66Q0 58 -40 66Q-34 44 -38 26Z", "paper")
        + path("M-34 56Q0 50 36 52L40 66Q0 58 -40 66Z", "shade", "none")
        + path("M-30 40L-24 44M30 40L24 44M-10 46L-6 50M12 46L8 50", width=2)
    )
    zzz = path("M38 2H46L38 11H46M44 -14H51L44 -6H51", "", "white", 3)
    return (
        f'<g transform="scale(1.15'
        f' 1)">{hat("nightcap")}</g>' + pillow + paw(-18, 34, coat) + paw(18, 34, coat) + zzz
    )


def nightcap_and_slipper(coat: str) -> str:
    """A nightcap, and a slipper."""
    slipper = (
        path(
            "M-50 -2C-40 -6 -32 0 -32 10C-32 22 -30 32 -34 40"
            "C-40 48 -52 46 -54 38C-55 30 -48 28 -48 22C-48 14 -58 2 -50 -2Z",
            "pink",
        )
        + path("M-33 22C-38 18 -44 18 -48 22C-48 28 -55 30 -54 38C-52 46 -40 48 -34 40Z", "red")
        + path("M-46 30L-40 36M-40 30L-46 36", stroke="white", width=2)
    )
    slipper = f'<g transform="translate(12 -4)">{slipper}</g>'
    return hat("nightcap", 'transform="scale(1.15 1)"') + slipper + paw(-26, 40, coat)


def flowerpot_and_fork(coat: str) -> str:
    """A flowerpot in bloom, and a garden fork."""
    petals = "".join(
        f'<ellipse cx="0" cy="-9" rx="4" ry="6" transform="rotate({a})"/>' for a in range(0, 360, 60)
    )
    flower = (
        path("M0 -47V-58", "none") + f'<g transform="translate(0 -62)" fill="{paint("yellow")}"'
        f' stroke-width="2">{petals}<circle r="5" fill="{paint("brown")}"/></g>'
    )
    hand = (
        path("M38 76L40 12", width=8)
        + path("M38 76L40 12", stroke=WOOD, width=3)
        + path("M28 -16V4Q28 12 40 12T52 4V-16M40 12V-16", width=6)
        + path("M28 -16V4Q28 12 40 12T52 4V-16M40 12V-16", stroke="steel", width=2)
        + paw(38, 46, coat)
    )
    return flower + hat("flowerpot") + hand


def bucket_and_broom(coat: str) -> str:
    """A bucket on its handle, and a broom."""
    hand = (
        path("M34 76L37 6", width=8)
        + path("M34 76L37 6", stroke=WOOD, width=3)
        + path("M29 6H45L52 -28H24Z", "gold")
        + path("M34 2L32 -26M40 2L43 -26M29 5H45", width=2)
        + paw(35, 46, coat)
    )
    return hat("bucket") + path("M-21 -18C-34 30 -6 27 0 27S34 30 21 -18", width=2) + hand


def pot_and_shield(coat: str) -> str:
    """A pot with its lid, a ladle, and another lid as a shield."""
    head = (
        path("M-31 -28H-22M22 -28H31", width=7)
        + hat("pot")
        + path("M-27 -46H27Q20 -54 0 -54T-27 -46Z", "steel")
        + path("M-5 -58A5 4 0 1 1 5 -58A5 4 0 1 1 -5 -58Z", "fur-dark")
    )
    hand = (
        path("M34 70L38 2", width=8)
        + path("M34 70L38 2", stroke="steel", width=3)
        + path("M27 -2H49C49 -18 27 -18 27 -2Z", "steel")
        + paw(35, 46, coat)
    )
    shield = (
        path("M-48 44A22 22 0 1 1 -4 44A22 22 0 1 1 -48 44Z", "steel")
        + path("M-42 44A16 16 0 0 1 -26 28", "", "white", 3)
        + path("M-31 44A5 5 0 1 1 -21 44A5 5 0 1 1 -31 44Z", "fur-dark")
    )
    return head + hand + shield


KITS = {
    1: pot_and_spoon,
    2: bucket_and_brush,
    3: flowerpot_and_trowel,
    4: nightcap_and_pillow,
    5: nightcap_and_slipper,
    6: flowerpot_and_fork,
    7: bucket_and_broom,
    8: pot_and_shield,
}


def kit(value: int, coat: str) -> str:
    """What a warrior wears on the head and holds in the paw, drawn about the head at 0, 0."""
    return KITS[value](coat)


MOODS = {1: "round", 2: "sly", 3: "brave", 4: "shut", 5: "sly", 6: "brave", 7: "grim", 8: "grim"}


def warrior(value: int) -> str:
    """A warrior grows with its value; the lower friend looks right, the higher one left."""
    troop = TROOPS[value]
    coat, stripes = COATS[troop]
    size = 0.67 + 0.055 * value
    x = 55 if value < 4 else 45 if value < 8 else 50
    y = 113 - 3.2 * value - (9 if value == 4 else 0)
    look = 2 if value < 5 else -2
    scar = path("M16 -14L22 4M14 -6L22 -8M17 1L24 -1", width=2) if value == 8 else ""
    head = put("part-mauwi-head", coat, stripes) + eyes(MOODS[value], look)
    figure = (
        f'<g transform="translate({x} {y:.4g})scale({size:.3g})" stroke-width="{3 / size:.2g}">'
        f"{head}{kit(value, coat)}{scar}</g>"
    )
    return card(
        f"face-mauwi-{value}",
        troop,
        emblem(troop, "translate(2 22)scale(4.8)", "shade", "none"),
        figure,
        index=corner(numeral(value, 18, 10, 23), emblem(troop, "translate(11.5 35.5)scale(.62)", troop)),
    )


LETTERS = {
    "J": "M14 3V20C14 25 11 27 8 27C5 27 3 25 3 22",
    "K": "M4 3V27M17 3L4 16M8 12L17 27",
    "N": "M4 27V3L16 27V3",
    "T": "M3 3H17M10 3V27",
}


def letter(name: str) -> str:
    """The letter in the corner of a card of Mauwi."""
    where = 'transform="translate(10 10)scale(.77)"'
    return path(LETTERS[name], "", "line", 6, where)


def hint(d: str) -> str:
    """What an expert card does, in a stroke: carries, lifts, shields."""
    return path(d, width=2.5)


GHOST = (
    "M25 126C20 100 20 76 24 58L22 34Q32 38 38 46Q50 42 62 46Q68 38 78 34L76 58C80 76 80 100 75 126"
    "Q69 114 62 124Q56 112 50 124Q44 112 38 124Q31 114 25 126Z"
)


def ghost() -> str:
    """A spirit is a nought with ears."""
    return part(
        "part-mauwi-ghost",
        path(GHOST, "white"),
        path("M64 46Q70 80 62 124Q69 114 75 126C80 100 80 76 76 58L78 34Q70 37 64 46Z", "shade", "none"),
        path(
            "M34 66A6 8 0 1 1 46 66A6 8 0 1 1 34 66ZM54 66A6 8 0 1 1 66 66A6 8 0 1 1 54 66Z", "night", "none"
        ),
        path("M46 84A4 5 0 1 1 54 84A4 5 0 1 1 46 84Z", "night", "none"),
        path("M40 63L41 62M60 63L61 62", "", "white", 3),
        path("M28 79H33M67 79H72", "", "pink", 5),
    )


def spirit() -> str:
    """The face of Mauwi's spirit."""
    sky = path("M74 12A13 13 0 1 0 88 30A11 11 0 0 1 74 12Z", "gold", "none") + path(
        "M42 22V23M56 14V15M48 34V35M14 70V71M86 62V63M16 104V105M86 108V109", "", "gold", 4
    )
    moon = path("M21 37A6 6 0 1 0 24 46A6 6 0 0 1 21 37Z", "gold", width=2)
    return card(
        "face-mauwi-spirit",
        "night",
        sky,
        put("part-mauwi-ghost", more='transform="translate(4 8)"'),
        index=corner(numeral(0, 18, 10, 23), moon),
    )


def joker() -> str:
    """The face of Mauwi's Joker."""
    quarters = (
        path("M50 78L0 0H100Z", "red", "none")
        + path("M50 78L100 0V140Z", "yellow", "none")
        + path("M50 78L100 140H0Z", "green", "none")
        + path("M50 78L0 140V0Z", "blue", "none")
    )
    hat = (
        path("M-26 -14C-32 -40 -47 -40 -49 -22C-42 -26 -38 -20 -34 -8Q-30 -12 -26 -14Z", "purple")
        + path("M26 -14C32 -40 47 -40 49 -22C42 -26 38 -20 34 -8Q30 -12 26 -14Z", "purple")
        + path("M-30 -10C-28 -40 -6 -44 0 -64C6 -44 28 -40 30 -10Q0 -2 -30 -10Z", "orange")
        + path("M0 -64C6 -44 28 -40 30 -10Q15 -6 0 -6Z", "shade", "none")
        + path(
            "M-53 -16A5 5 0 1 1 -43 -16A5 5 0 1 1 -53 -16ZM43 -16A5 5 0 1 1 53 -16"
            "A5 5 0 1 1 43 -16ZM-6 -66A6 6 0 1 1 6 -66A6 6 0 1 1 -6 -66Z",
            "gold",
        )
    )
    head = (
        path(BODY, "purple")
        + path("M-30 34L-18 24Q0 32 18 24L30 34L20 40L14 50L6 40L0 52L-6 40L-14 50L-20 40Z", "gold")
        + path(HEAD, "fur-white")
        + path("M0 -25C12 -26 18 -32 25 -34C28 -24 30 -9 28 2C28 17 16 25 0 25Z", "fur-black", "none")
        + path(HEAD)
        + path("M-12 -8A6 7 0 1 1 -12 6A6 7 0 1 1 -12 -8Z", "white", width=2)
        + path("M-11 -1V1", width=6)
        + path("M6 1Q12 -6 19 1", stroke="white", width=3)
        + path("M-10 14Q0 22 10 14L8 16Q10 28 3 28T-1 19Q-6 18 -10 14Z", "pink", width=2)
        + path("M-4 7H4L0 11Z", "pink", width=2)
    )
    figure = f'<g transform="translate(50 92)scale(.86)" stroke-width="3.4">{head}{hat}</g>'
    star = path(
        "M17 36L19 41L24 41.5L20 45L21.5 49L17 46.5L12.5 49L14 45L10 41.5L15 41Z", "purple", width=1.5
    )
    return card("face-mauwi-joker", "purple", quarters, figure, index=corner(letter("J"), star))


def kiwi() -> str:
    """The face of Mauwi's expert Kiwi."""
    bird = (
        path("M40 112L36 127H27M36 127L42 130M58 112L60 127H51M60 127L66 130", width=4)
        + path("M76 52L92 100Q80 84 66 64Z", "paper-deep")
        + path(
            "M18 90C16 62 36 54 50 46C54 32 76 30 80 46"
            "C83 58 74 66 72 78C72 104 58 116 42 116C28 116 19 106 18 90Z",
            "brown",
        )
        + path("M18 90C19 106 28 116 42 116C58 116 72 104 72 78Q64 104 44 104Q26 104 18 90Z", "shade", "none")
        + path(
            "M30 78L27 86M40 72L37 80M34 94L31 101M46 88L43 95M54 74L51 82M50 60L47 67M56 96L53 102", width=2
        )
        + path("M68 43A5 5 0 1 1 68 53A5 5 0 1 1 68 43Z", "white", width=2)
        + path("M69 48V49", width=5)
        + path("M56 34Q66 20 82 32L85 40Q68 30 54 42Z", "red")
        + path("M82 34L94 36Q92 42 84 41Z", "red")
        + path("M52 50Q54 78 26 104", stroke="line", width=7)
        + path("M52 50Q54 78 26 104", stroke="gold", width=3)
        + path("M12 92L36 88L40 110L16 114Z", "gold")
        + path("M12 92L27 102L36 88", width=2.5)
    )
    return card(
        "face-mauwi-kiwi",
        "teal",
        path("M4 124Q50 116 96 124V140H4Z", "shade", "none"),
        bird,
        index=corner(letter("K"), hint("M11 38H25L22 35M25 44H11L14 47")),
    )


def ninox() -> str:
    """The face of Mauwi's expert Ninox."""
    owl = (
        path("M14 118H88", width=9)
        + path("M14 118H88", stroke="brown", width=4)
        + path(
            "M26 50L24 28Q36 30 42 36Q50 34 60 36Q66 30 78 28L76 50C86 66 84 104 51 114C18 104 16 66 26 50Z",
            "brown",
        )
        + path(
            "M51 64C66 64 72 78 70 90C66 104 58 110 51 112C44 110 36 104 32 90C30 78 36 64 51 64Z",
            "fur-cream",
            "none",
        )
        + path(
            "M40 78L44 82L48 78M54 78L58 82L62 78M40 90L44 94L48 90M54 90L58 94L62 90M47 101L51 105L55 101",
            width=2,
        )
        + path("M20 66C8 86 14 104 30 108Q20 92 22 66ZM82 66C94 86 88 104 72 108Q82 92 80 66Z", "fur-dark")
        + path(
            "M24 52A13 13 0 1 1 50 52A13 13 0 1 1 24 52ZM52 52A13 13 0 1 1 78 52A13 13 0 1 1 52 52Z", "yellow"
        )
        + path(
            "M33 52A5 6 0 1 1 43 52A5 6 0 1 1 33 52ZM59 52A5 6 0 1 1 69 52A5 6 0 1 1 59 52Z", "line", "none"
        )
        + path("M40 49V49.1M66 49V49.1", "", "white", 3.5)
        + path("M46 58H56L51 70Z", "orange", width=2.5)
        + path("M40 113V121M45 113V121M57 113V121M62 113V121", stroke="orange", width=4)
    )
    catch = put("part-mauwi-ghost", more='transform="translate(58 84)scale(.4)"')
    return card(
        "face-mauwi-ninox",
        "teal",
        path("M74 12A13 13 0 1 0 88 30A11 11 0 0 1 74 12Z", "gold", "none"),
        owl,
        catch,
        index=corner(letter("N"), hint("M17 48V37M12 41L17 36L22 41")),
    )


def tuatara() -> str:
    """The face of Mauwi's expert Tuatara."""
    lizard = (
        path("M70 116C96 120 98 92 84 84C78 80 70 84 72 90C84 90 84 104 68 102Z", "green")
        + path("M70 60L80 58L73 68L82 70L74 78L80 84L70 86Z", "yellow")
        + path("M36 126C26 104 32 76 44 66L72 62C80 84 80 110 72 126Q54 122 36 126Z", "green")
        + path("M26 130C26 120 44 118 48 130ZM54 130C54 118 76 118 78 130Z", "green")
        + path("M40 119C32 106 36 84 46 76Q56 96 52 120Z", "fur-cream", "none")
        + path("M37 96H48M37 106H50", width=2)
        + path("M50 28L57 19L61 28L69 24L70 35L78 36L74 46Z", "yellow")
        + path("M18 62C18 50 36 26 58 28C76 30 84 48 74 62C68 72 52 74 40 74C28 74 18 70 18 62Z", "green")
        + path("M18 62C18 70 28 74 40 74C52 74 68 72 74 62Q56 66 18 62Z", "shade", "none")
        + path("M20 64Q40 68 60 58", width=2.5)
        + path("M24 54V54.1M29 50V50.1", width=3)
        + path("M44 44A7 7 0 1 1 58 44A7 7 0 1 1 44 44Z", "gold", width=2.5)
        + path("M44 43A7 7 0 0 1 58 43Z", "green", width=2.5)
        + path("M50 44V49", width=3.5)
        + path("M60 32A4 4 0 1 1 68 32A4 4 0 1 1 60 32Z", "white", width=2)
        + path("M64 31.5V32.5", width=2.5)
    )
    caught = (
        '<g transform="rotate(-14 26 104)">'
        + path("M14 88H36V120H14Z", "paper", width=2.5)
        + path("M18 92H32V116H18Z", "red", "none")
        + path("M20 110L30 98M20 98L30 110", "", "white", 3)
        + "</g>"
        + path("M48 92Q42 100 34 100M34 100L28 97M34 100L28 103", width=6)
        + path("M48 92Q42 100 34 100M34 100L28 97M34 100L28 103", stroke="green", width=2)
    )
    return card(
        "face-mauwi-tuatara",
        "teal",
        path("M4 124Q50 116 96 124V140H4Z", "shade", "none"),
        lizard,
        caught,
        index=corner(letter("T"), hint("M11 36H23V42Q22 46 17 48Q12 46 11 42Z")),
    )


def back() -> str:
    """Every card's back is a nine that doubles: the loop is a cat's head, the stroke its tail."""
    tail = "M36 124C60 114 77 94 76 68"
    loop = "M76 68C76 51 67 41 54 41S31 52 31 68S41 93 54 93S76 84 76 68Z"
    ears = "M27 52L29 17Q42 24 49 34ZM81 52L79 17Q66 24 59 34Z"
    nine = (
        path(ears, "paper", width=8)
        + path(tail + loop, width=24)
        + path(ears, "paper", "none")
        + path(tail + loop, "line", "paper", 17)
        + path("M36 124L46 119", "", "gold", 17)
        + path("M34 34L34 26L41 31ZM74 34L74 26L67 31Z", "pink", "none")
        + path(
            "M46 60A5 6 0 1 1 46 72A5 6 0 1 1 46 60ZM61 60A5 6 0 1 1 61 72A5 6 0 1 1 61 60Z", "yellow", "none"
        )
        + path("M46.5 63V69M61.5 63V69", width=3)
        + path("M50 77Q52 80 53.5 77Q55 80 57 77", "", "pink", 2)
    )
    nine = f'<g transform="translate(3 3)">{nine}</g>'
    double = (
        path("M65 117A13 13 0 1 1 91 117A13 13 0 1 1 65 117Z", "gold")
        + path("M69 114L75 120M75 114L69 120", width=3.5)
        + numeral(2, 83, 110, 14, weight=7)
    )
    small = path("M9 39L15 45M15 39L9 45", width=2.5) + numeral(2, 22, 35.5, 12, weight=6.5)
    return card("face-mauwi-nine", "night", nine, double, index=corner(numeral(9, 18, 10, 23), small))


def hidden() -> str:
    """A card in somebody else's hand: somebody is in there."""
    paws = path(
        "M26 28A6 5 0 1 1 38 28A6 5 0 1 1 26 28ZM62 46A6 5 0 1 1 74 46"
        "A6 5 0 1 1 62 46ZM24 66A6 5 0 1 1 36 66A6 5 0 1 1 24 66Z"
        "M26 21V21.1M32 19V19.1M38 21V21.1M62 39V39.1M68 37V37.1M74 39V39.1M24 59V59.1M30 57V57.1M36 59V59.1",
        "purple",
        "purple",
        4,
    )
    peek = (
        path(
            "M16 140C14 118 16 100 20 84Q32 90 40 100Q50 97 60 100Q68 90 80 84C84 100 86 118 84 140Z", "line"
        )
        + path(
            "M27 116A9 9 0 1 1 45 116A9 9 0 1 1 27 116ZM55 116A9 9 0 1 1 73 116A9 9 0 1 1 55 116Z",
            "yellow",
            "none",
        )
        + path("M36 111V121M64 111V121", width=4)
    )
    return card("face-mauwi-hidden", "night", paws, peek)


def slot() -> str:
    """An empty column of Mauwi."""
    pad = (
        "M38 80C38 72 44 68 50 68S62 72 62 80S56 88 50 86S38 88 38 80ZM33 66A4 5 0 1 1 41 66A4 5 0 1 1 33 66Z"
        "M59 66A4 5 0 1 1 67 66A4 5 0 1 1 59 66ZM41 57A4 5 0 1 1 49 57"
        "A4 5 0 1 1 41 57ZM51 57A4 5 0 1 1 59 57A4 5 0 1 1 51 57Z"
    )
    return symbol(
        "face-mauwi-slot",
        WIDTH,
        HEIGHT,
        path(FRAME, "shade", "border", 2, 'stroke-dasharray="5 6" fill-opacity=".5"'),
        path(pad, "border", "none"),
    )


def emblem_face(troop: str) -> str:
    """The emblem of a troop, as a face of its own."""
    return symbol(
        f"face-mauwi-{troop}",
        20,
        20,
        path("M10 1A9 9 0 1 1 10 19A9 9 0 1 1 10 1Z", "paper", width=1),
        emblem(troop, "translate(4.5 4.5)scale(.55)", troop),
    )


@cache
def faces() -> dict[str, str]:
    """Mauwi: all faces and what they share: id -> symbol."""
    cards = [warrior(value) for value in TROOPS]
    cards += [spirit(), joker(), kiwi(), ninox(), tuatara(), back(), hidden(), slot()]
    cards += [emblem_face(troop) for troop in EMBLEMS]
    clip = f'<clipPath id="clip-mauwi"><path d="{WINDOW}"/></clipPath>'
    parts = [
        clip,
        part("part-mauwi-paper", path(FRAME, "paper", width=2)),
        part("part-mauwi-panel", path(WINDOW, stroke="none")),
        part("part-mauwi-window", path(WINDOW, width=1.5)),
        part("part-mauwi-corner", path("M4 4H33V43Q33 50 26 50H4Z", "paper", width=2)),
        head(),
        ghost(),
        *(part(f"part-mauwi-{name}", drawn) for name, drawn in HATS.items()),
    ]
    return {face.split('"', 2)[1]: face for face in parts + cards}
