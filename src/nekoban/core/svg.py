"""SVG as text: shapes, broken and fitted lines of text, buttons and panels for faces and drawings.

Colours are used by name: `paint("red")` is the design token of tokens.toml with its light value as a
fallback. So a drawing follows the page's theme, and still looks right alone in a notebook or a file.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from html import escape
from math import floor
from typing import Any, NamedTuple
from unicodedata import normalize

from nekoban.core.language import READER
from nekoban.core.tokens import colours

KEPT = 4096  # pieces of drawings that are kept: most of a drawing does not change from move to move
GLYPH = 0.63  # a letter's usual width, in sizes of its type
SQUARES = "\u2e80-\uffef"  # signs of scripts that are written in squares, such as Japanese
NOT_FIRST = "、。，．！？：；）」』］〜～・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ"  # no row begins with these
NOT_LAST = "（「『［"  # and no row ends with these
WORD = rf"[^ \n{SQUARES}]+?(?<=\w\w)-(?=\w[\w’])|[^ \n{SQUARES}]+"  # a row may end after a hyphen
UNBROKEN = re.compile(rf"[ \n]+|[{NOT_LAST}]*(?:[{SQUARES}]|{WORD})[{NOT_FIRST}]*")
HIRAGANA, CLOSING, STOPS = "\u3041-\u309f", "）」』］", "、。，．！？：；〜～・"
# What is read at once in Japanese: a word, with the small words and endings after it, which are in hiragana.
PHRASE = re.compile(
    rf"[ \n]+|[{NOT_LAST}]*(?:{WORD})?(?:(?![{HIRAGANA}{CLOSING}{STOPS}{NOT_LAST}])[{SQUARES}])*"
    rf"[{HIRAGANA}]*(?:[{CLOSING}]+[{HIRAGANA}]*)*[{STOPS}]*"
)
# How wide letters are, in sizes of their type: those of DejaVu Sans Bold, rounded up. Few fonts are wider.
WIDTHS = {
    letter: width
    for letters, width in {
        "\u202f": 0.2,
        " 'ijl\u00a0": 0.35,
        ",./:;IJ\\|’·": 0.4,
        "-f": 0.45,
        "!()[]_`rt–": 0.5,
        '"*': 0.55,
        "?csz": 0.6,
        "Lx«»": 0.65,
        "$0123456789EFTaekovy“”": 0.7,
        "CPSYZbdghnpqu{}ß": 0.75,
        "ABKRVX": 0.8,
        "#+<=>DGHNU^~×±−": 0.85,
        "&OQ": 0.9,
        "w": 0.95,
        "@M—…": 1.0,
        "%mæ": 1.05,
        "Æœ": 1.1,
        "W": 1.15,
        "Œ": 1.2,
    }.items()
    for letter in letters
}
CAPITAL, SMALL_LETTER = 0.9, 0.75  # of other scripts
FULL_LETTER = 1.0  # of scripts that are written in squares
SMALLER = (1, 0.94, 0.88, 0.82, 0.76, 0.7)  # sizes that are tried before a text is cut
LONGEST_NAME = 12  # in a sentence of a drawing, in sizes of its type
SMALL_NAME = 0.75  # the smallest size of a long name before it is cut
BUTTON = 'data-button=""'  # a page dims it while it cannot be used
LATER = 'data-button="later" visibility="hidden"'  # a page shows it only while it can be used
LIT = 'class="lit" visibility="hidden"'  # part of a thing that a page shows while the thing can be used
ASKED = 'class="asked"'  # what the seat to move is asked: a page says it itself
ROUND = 'stroke-linejoin="round" stroke-linecap="round"'

# Our own chubby numerals: strokes in a box of 20 × 30.
NUMERALS = (
    "M10 3C5 3 3 8 3 15S5 27 10 27S17 22 17 15S15 3 10 3Z",
    "M4 9L11 3V27",
    "M4 9C4 5 7 3 10.5 3C14 3 17 5.5 17 9C17 15 6 20 4 27H17",
    "M4 3H16L9 12C14 12 17 15 17 19.500C17 24 14 27 10 27C7 27 4 25.5 3 23",
    "M14 27V3L3 20H18",
    "M16 3H6L5 13C6.5 12 8 11.5 10 11.500C14 11.5 17 14.5 17 19C17 24 14 27 10 27C7 27 4 25.5 3 23",
    "M14 3C8 6 3 12 3 19C3 24 6 27 10 27S17 24 17 19.500S14 12 10 12S3 15 3 19",
    "M3 3H17L8 27",
    "M10 14C6 13 4 11 4 8.500S6.5 3 10 3S16 5.5 16 8.500S14 13 10 14"
    "S3 17 3 20.500S6 27 10 27S17 24 17 20.500S14 15 10 14",
    "M6 27C12 24 17 18 17 11C17 6 14 3 10 3S3 6 3 10.500S6 18 10 18S17 15 17 11",
)
# A shape for every seat, so that seats differ not only by colour: in a box of 20 × 20.
SEAT_SHAPES = {
    "circle": "M10 1A9 9 0 0 1 10 19A9 9 0 0 1 10 1Z",
    "square": "M2 2H18V18H2Z",
    "triangle": "M10 1L19 18H1Z",
    "diamond": "M10 0L19 10L10 20L1 10Z",
    "star": "M10 0L13 7L20 7.500L14.5 12L16.5 19.500L10 15.500L3.5 19.500L5.5 12L0 7.500L7 7Z",
    "cross": "M7 1H13V7H19V13H13V19H7V13H1V7H7Z",
    "moon": "M13 1A9.3 9.3 0 1 0 19 14A7.5 7.5 0 0 1 13 1Z",
}


# What a player's panel says besides the name: to move, has won. Drawn about 0, 0.
TURN_SIGN = "M-6 -8L7 0L-6 8Z"
WON_SIGN = (
    "M-7 -8H7V-6H11V-3Q11 1 6 2Q4 5 1.500 5V7H5V9.500H-5V7H-1.500V5Q-4 5 -6 2Q-11 1 -11 -3V-6H-7Z"  # a cup
)


class Box(NamedTuple):
    """A place on the table."""

    x: float
    y: float
    w: float
    h: float


class Svg(str):
    """A drawing: plain text that a notebook shows as a picture."""

    parts: tuple[str, ...] = ()  # its parts: most of them do not change from move to move

    def _repr_svg_(self) -> str:
        return str(self)


class Pieces(dict[tuple[Any, ...], str]):
    """Pieces of drawings, keyed by everything they show, so that unchanged ones are not made again."""

    def kept(self, about: tuple[Any, ...], make: Callable[..., str], *how: Any) -> str:
        """The piece for this key in the reader's language; `make` makes it if it is new."""
        about = (READER.get(), *about)
        piece = self.get(about)
        if piece is None:
            if len(self) > KEPT:
                self.clear()
            piece = self[about] = make(*how)
        return piece  # another thread may have cleared all of them since


@cache
def paint(name: str) -> str:
    """A token as a colour, its light value as fallback. "open" is the second colour a part leaves open."""
    known = {"none": "none", "open": "currentColor"}
    return known.get(name) or f"var(--{name},{colours()[name][0]})"


def element(tag: str, *children: str, **attributes: object) -> str:
    """Any element. `stroke_width=2` becomes `stroke-width="2"`; `None` leaves an attribute out."""
    written = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{escape(str(value))}"'
        for name, value in attributes.items()
        if value is not None
    )
    return f"<{tag}{written}>{''.join(children)}</{tag}>" if children else f"<{tag}{written}/>"


def path(d: str, fill: str = "", stroke: str = "", width: float = 0, more: str = "") -> str:
    """A path in token colours. What is not given comes from the face around it: no fill, the face's line."""
    colour = fill and f' fill="{paint(fill)}"'
    line = stroke and f' stroke="{paint(stroke)}"'
    weight = f' stroke-width="{width:g}"' if width else ""
    return f'<path d="{d}"{colour}{line}{weight}{more and " " + more}/>'


def oval(x: float, y: float, rx: float, ry: float) -> str:
    """The path of an oval around a point, in SVG."""
    return f"M{x - rx:g} {y:g}a{rx:g} {ry:g} 0 1 1 {2 * rx:g} 0a{rx:g} {ry:g} 0 1 1 {-2 * rx:g} 0Z"


def tube(d: str, colour: str, width: float) -> str:
    """A thick line with an outline: tails, limbs, sticks."""
    return path(d, width=width + 5) + path(d, "", colour, width)


def symbol(id: str, width: float, height: float, *children: str, left: float = 0, top: float = 0) -> str:
    """A face that begins at `left` and `top`, shown by `use`. All have the same line: ink, 3 wide, round."""
    line = f'fill="none" stroke="{paint("line")}" stroke-width="3" {ROUND}'
    box = f"{left:g} {top:g} {width:g} {height:g}"
    return f'<symbol id="{id}" viewBox="{box}" {line}>{"".join(children)}</symbol>'


def part(id: str, *children: str) -> str:
    """A piece that several faces share; its line and position come from where it is used."""
    return f'<symbol id="{id}" overflow="visible">{"".join(children)}</symbol>'


def put(part: str, fill: str = "", open: str = "", more: str = "") -> str:
    """A part in a face; `fill` colours what has no fill in it, `open` what is filled with "open"."""
    colours = (fill and f' fill="{paint(fill)}"') + (open and f' color="{paint(open)}"')
    return f'<use href="#{part}"{colours}{more and " " + more}/>'


def use(face: str, x: float, y: float, w: float, h: float, more: str = "") -> str:
    """A face, drawn in the box with its upper left corner at x, y."""
    return f'<use href="#{face}" x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}"{more and " " + more}/>'


def group(
    *children: str, id: str = "", click: str = "", title: str = "", role: str = "img", more: str = ""
) -> str:
    """One thing on the table: `id` is its own (and no face's), `click` is its id in the paths of moves."""
    start = f'<g id="{id}"' if id else "<g"
    if click:
        start += f' data-click="{click}"'
    if role:
        start += f' role="{role}"'
    if more:
        start += " " + more
    name = f"<title>{escape(title)}</title>" if title else ""
    return f"{start}>{name}{''.join(children)}</g>"


@lru_cache(KEPT, typed=True)  # 1, 1.0 and True are equal, but not as text
def text(
    words: object,
    x: float,
    y: float,
    size: float,
    fill: str = "text",
    anchor: str = "middle",
    more: str = "",
    edge: str = "",
) -> str:
    """A line of text in the drawing's font, its baseline at y; with an edge it is read on any ground."""
    place = f'x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}"'
    around = f'stroke="{paint(edge)}" stroke-width="3.5" paint-order="stroke"' if edge else 'stroke="none"'
    return f'<text {place} fill="{paint(fill)}" {around}{more and " " + more}>{escape(str(words))}</text>'


@lru_cache(KEPT)
def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    round: float,
    fill: str = "none",
    stroke: str = "",
    weight: float = 2,
    more: str = "",
) -> str:
    """A rectangle with round corners in token colours."""
    line = f' stroke="{paint(stroke)}" stroke-width="{weight:g}"' if stroke else ""
    place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round:g}"'
    return f'<rect {place} fill="{paint(fill)}"{line}{more and " " + more}/>'


def lines(
    words: str,
    x: float,
    y: float,
    size: float,
    width: float,
    most: int,
    fill: str = "text",
    anchor: str = "start",
    more: str = "",
) -> str:
    """Text broken into at most `most` lines, the first baseline at y; in smaller type if it has to be."""
    rows, size = fitted(words, size, width, most)
    return written(rows, x, y, size, fill, anchor, more)


def written(
    rows: Sequence[str],
    x: float,
    y: float,
    size: float,
    fill: str = "text",
    anchor: str = "start",
    more: str = "",
) -> str:
    """Rows of text below each other, the first baseline at y."""
    return "".join(
        text(row, x, y + 1.22 * size * index, size, fill, anchor, more) for index, row in enumerate(rows)
    )


@lru_cache(1024)
def wrapped(words: str, letters: int) -> list[str]:
    """Words in rows as wide as this many letters; Japanese breaks between phrases, or, where that would take
    more rows, between any two signs where it may."""
    rows, phrases = filled(UNBROKEN.findall(words), letters), filled(phrases_of(words, letters), letters)
    return phrases if len(phrases) <= len(rows) else rows


def phrases_of(words: str, letters: int) -> Iterator[str]:
    """What should stand in one row; of what is longer than a row the parts that must."""
    for phrase in filter(None, PHRASE.findall(words)):
        yield from [phrase] if letter_count(phrase) <= letters else UNBROKEN.findall(phrase)


def filled(pieces: Iterable[str], letters: int) -> list[str]:
    """Pieces in rows, as many in each as go into it."""
    rows, taken = [""], 0.0  # letters of the last row
    for piece in pieces:
        if taken + letter_count(piece) > letters and rows[-1].strip():
            rows.append("")
            taken = 0.0
        added = piece if rows[-1] else piece.lstrip(" ")
        rows[-1] += added
        taken += letter_count(added)
        while taken > letters and letter_count(rows[-1].rstrip(" ")) > letters and len(rows[-1]) > 1:
            rows[-1:] = parted(rows[-1], letters)  # a word that is longer than a row
            taken = letter_count(rows[-1])
    return [row for row in (row.rstrip(" ") for row in rows) if row]


@lru_cache(1024)
def fitted(words: str, size: float, width: float, most: int) -> tuple[list[str], float]:
    """Words in at most `most` rows of a width, and their size: the given one, or smaller if they need it."""
    sizes = [size * share for share in SMALLER]
    letters = [max(4, int(width / smaller / GLYPH)) for smaller in sizes]
    tried = [*zip(letters, sizes, strict=True)]
    whole = [one for one in tried if longest_word(words) <= one[0]]  # no word is broken
    for count, one in (*whole, *tried):
        rows = wrapped(words, count)
        if len(rows) <= most:
            return rows, one
    return broken(words, letters[-1], most), sizes[-1]


def parted(word: str, letters: int) -> list[str]:
    """As much of a word as goes into a row, and the rest."""
    end = next(end for end in range(len(word) - 1, 0, -1) if end == 1 or letter_count(word[:end]) <= letters)
    return [word[:end], word[end:]]


def letter_count(words: str) -> float:
    """How many usual letters take as much room as this text."""
    return name_width(words) / GLYPH


@lru_cache(1024)
def longest_word(words: str) -> float:
    """How many letters must stand in one row, so that no word is broken."""
    return max(map(letter_count, UNBROKEN.findall(words)), default=0)


def broken(words: str, letters: int, most: int) -> list[str]:
    """Words in rows of at most `letters` letters; if they do not fit, the last row ends in dots."""
    rows = wrapped(words, max(letters, 4))
    if len(rows) <= most:
        return rows
    rows = filled(UNBROKEN.findall(words), max(letters, 4))  # as much as goes into them
    last = rows[most - 1]
    while letter_count(last) > max(letters, 4) - 1:
        last = last[:-1]
    return [*rows[: most - 1], last.rstrip() + "…"]


def button(
    label: str,
    click: str,
    x: float,
    y: float,
    width: float,
    height: float,
    title: str = "",
    icon: str = "",
    id: str = "",
    more: str = BUTTON,
) -> str:
    """A button that is not part of the game; `icon` is drawn at its middle left."""
    room = width - 12 - (height * 0.7 if icon else 0)
    size = min(16, height * 0.42, room / max(1, letter_count(label)) / GLYPH)
    shift = height * 0.32 if icon else 0
    return group(
        rect(x, y, width, height, height * 0.3, "button"),
        f'<g transform="translate({x + height * 0.55:.4g} {y + height / 2:.4g})">{icon}</g>' if icon else "",
        text(label, x + width / 2 + shift, y + height / 2 + size * 0.36, size, "on-button"),
        id=id or click,
        click=click,
        title=title or label,
        more=more,
    )


def move_button(
    face: str, click: str, title: str, x: float, y: float, width: float, height: float, more: str = BUTTON
) -> str:
    """A button that makes a move; `face` is what stands on it."""
    plate = rect(x, y, width, height, 12, "button", "border", 1.5)
    return group(plate, face, id=click, click=click, title=title, more=more)


def panel(box: Box, is_turn: bool) -> str:
    """The background of a player's things; it glows for the player to move."""
    if is_turn:
        return rect(*box, 14, "raised", "glow", 3)
    return rect(*box, 14, "panel", "border", 1.5)


def name_plate(
    seat: int,
    name: str,
    x: float,
    y: float,
    size: float,
    width: float,
    is_turn: bool,
    has_won: bool,
    said: Callable[[str], str] = str,
) -> str:
    """The mark of a seat and its name, centred on height y; before them a sign for to move or has won.

    `said` is the name as it is shown, such as 'Ann (you)': where there is no room, the name alone is cut.
    """
    sign = ""
    if is_turn or has_won:
        shape, colour = (TURN_SIGN, "glow") if is_turn else (WON_SIGN, "gold")
        sign = path(shape, colour, "line", 1.5, f'transform="translate({x + 10:g} {y:g})"')
    left = x + (28 if sign else 4)
    short, type_size = fitted_name(name, size, width - (left - x) - size - 8, said)
    mark = seat_mark(seat, left + size / 2, y, size)
    return sign + mark + text(short, left + size + 8, y + type_size * 0.36, type_size, "text", "start")


def fitted_name(name: str, size: float, width: float, said: Callable[[str], str] = str) -> tuple[str, float]:
    """A name as it is shown, such as 'Ann (you)', and its size: smaller first, and then cut."""
    rest = name_width(said(""))
    type_size = floor(10 * max(SMALL_NAME * size, min(size, width / max(1, name_width(name) + rest)))) / 10
    return said(cut(name, width / type_size - rest)), type_size


@lru_cache(KEPT)
def name_width(name: str) -> float:
    """How wide a name is at most, in sizes of its type."""
    return sum(map(letter_width, name))


@lru_cache(KEPT)
def letter_width(letter: str) -> float:
    """How wide a letter is; one with an accent as wide as without."""
    plain = letter if letter in WIDTHS else normalize("NFD", letter)[0]
    if plain in WIDTHS:
        return WIDTHS[plain]
    if ord(letter) > 0x2E7F:
        return FULL_LETTER
    return CAPITAL if letter.isupper() else SMALL_LETTER


@lru_cache(KEPT)
def cut(name: str, room: float) -> str:
    """A name that fits into a width, given in sizes of its type, with dots where it was cut."""
    if name_width(name) <= room:
        return name
    end = len(name)
    while end > 1 and name_width(name[:end].rstrip() + "…") > room:
        end -= 1
    return name[:end].rstrip() + "…"


def short_names(names: Iterable[str]) -> tuple[str, ...]:
    """Names as they stand in the sentences of a drawing, which has no room for the longest."""
    return cut_names(tuple(names))


@lru_cache(1024)
def cut_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """Names of players, cut where they are too long for a drawing."""
    return tuple(cut(name, LONGEST_NAME) for name in names)


@lru_cache(KEPT)
def numeral(number: int, x: float, y: float, height: float, colour: str = "line", weight: float = 6) -> str:
    """A number in our own numerals, centred on x, its top at y."""
    digits, size = str(number), height / 30
    strokes = "".join(
        f'<path d="{NUMERALS[int(digit)]}" transform="translate({22 * i})"/>'
        for i, digit in enumerate(digits)
    )
    left = x - size * (22 * len(digits) - 2) / 2
    return (
        f'<g transform="translate({left:.4g} {y:.4g})scale({size:.3g})" fill="none" stroke="{paint(colour)}"'
        f' stroke-width="{weight:g}" {ROUND}>{strokes}</g>'
    )


@lru_cache(KEPT)
def seat_mark(seat: int, x: float, y: float, size: float) -> str:
    """The shape of a seat (from 0) in its colour, centred on x, y."""
    shape = tuple(SEAT_SHAPES.values())[seat]
    where = f'transform="translate({x - size / 2:.4g} {y - size / 2:.4g})scale({size / 20:.3g})"'
    return path(shape, f"seat-{seat + 1}", "line", 2, f'{where} stroke-linejoin="round"')


def drawing(width: float, height: float, *children: str, faces: str = "", title: str = "") -> Svg:
    """A whole picture as SVG, with the faces it uses."""
    return drawing_of(drawing_start(width, height, faces, title), *children)


def drawing_of(start: str, *children: str) -> Svg:
    """A whole picture as SVG that begins so."""
    parts = (start, *children, "</svg>")
    made = Svg("".join(parts))
    made.parts = parts
    return made


@lru_cache(64)
def drawing_start(width: float, height: float, faces: str, title: str) -> str:
    """The beginning of a drawing: its size, its title and its faces."""
    box = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}"'
    letters = 'font-family="var(--font-face,system-ui,sans-serif)" font-weight="700"'
    named = f"<title>{escape(title)}</title>" if title else ""
    return f'<svg {box} role="group" fill="none" {letters}>{named}<defs>{faces}</defs>'
