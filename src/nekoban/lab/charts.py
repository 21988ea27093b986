"""Charts as SVG. They use the page's colours, so they work in light and dark mode."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

from nekoban.core.messages import number
from nekoban.core.svg import Svg, wrapped
from nekoban.lab.statistics import Estimate
from nekoban.lab.words import tell

WIDTH = 760
STEP = 24  # from row to row
MARKS = 5  # about this many numbers on an axis
SHORT = 34  # letters of a name that fit beside a row
LETTER = 7.2  # about the width of one
LINE = 14  # from a line of a name to the next


class Margins(NamedTuple):
    """The width of a picture, and its margins: left of the rows for names, right of them for numbers."""

    kind: str
    width: int
    left: int
    rest: int
    above: bool = False  # names and numbers are above their row
    lines: int = 1  # of the longest name above its row

    @property
    def right(self) -> int:
        return self.width - self.rest

    @property
    def step(self) -> int:
        return STEP + LINE * self.lines if self.above else STEP

    def high_enough(self, rows: Sequence[tuple[str, str]]) -> Margins:
        """For whole names beside their numbers."""
        most = max((len(self.broken(*row)) for row in rows), default=1)
        return self._replace(lines=most) if self.above else self

    def broken(self, name: str, value: str) -> list[str]:
        return wrapped(name, int((self.width - 16) / LETTER) - len(value) - 2)

    def said(self, top: float, name: str, value: str) -> str:
        """The name and the number of a row."""
        if not self.above:
            y = top + STEP / 2 + 4
            return text(self.left - 10, y, name, "name", "end") + text(self.right + 12, y, value, "value")
        lines = enumerate(self.broken(name, value))
        told = "".join(text(2, top + 13 + LINE * place, line, "name") for place, line in lines)
        return told + text(self.width - 2, top + 13, value, "value", "end")


WIDE = Margins("wide-only", WIDTH, 250, 130)
LONG = Margins("wide-only", WIDTH, 12, 12, above=True)  # for long names
NARROW = Margins("narrow-only", 340, 8, 8, above=True)


def both(draw: Callable[[Margins], Svg], wide: Margins = WIDE) -> Svg:
    """A picture for wide pages and one for narrow pages; the page shows one of them."""
    return Svg(draw(wide) + draw(NARROW))


def signed(value: float, digits: int = 1) -> str:
    """A number with its sign, also where it is positive."""
    text = number(value, digits)
    return text if text.startswith("−") or not any(sign in text for sign in "123456789") else f"+{text}"


def with_unit(number: str, unit: str) -> str:
    """'54.2 ± 0.8 turns', as charts and reports write it; a unit that is no word stays as it is."""
    if not unit:
        return number
    if unit == "%":
        return tell("a-percentage", number=number)
    word = f"unit-{unit.replace(' ', '-')}"
    return tell("with-unit", number=number, unit=tell(word) if tell.has(word) else unit)


def with_interval(one: Estimate, digits: int = 1, sign: bool = False, unit: str = "") -> str:
    """'54.2 ± 0.8 turns'; 'from … to' if the interval is much wider on one side, as it is near 0 or 100%."""
    value, low, high = (signed(each, digits) if sign else number(each, digits) for each in one[:3])
    if math.isfinite(one.half) and not one.is_lopsided:
        return with_unit(f"{value} ± {number(one.half, digits)}", unit)
    if unit == "%":  # every number has its sign
        value, low, high, unit = *(with_unit(each, unit) for each in (value, low, high)), ""
    if math.isinf(one.low) and math.isinf(one.high):
        return with_unit(value, unit)
    if math.isinf(one.low):
        return with_unit(tell("or-less", number=value, end=high), unit)
    if math.isinf(one.high):
        return with_unit(tell("or-more", number=value, end=low), unit)
    return with_unit(tell("from-to", number=value, low=low, high=high), unit)


def ticks(low: float, high: float) -> list[float]:
    """Round numbers from low to high, for the axis of a chart."""
    span = max(high - low, 1e-9)
    step = 10 ** math.floor(math.log10(span / MARKS))
    step = next(step * many for many in (1, 2, 5, 10) if span / (step * many) <= MARKS + 1)
    first = math.ceil(low / step - 1e-9)
    return [place * step for place in range(first, math.floor(high / step + 1e-9) + 1)]


def frame(height: float, content: str, title: str, room: Margins | None = None) -> Svg:
    """A chart around its content."""
    kind, width = (f"chart {room.kind}", room.width) if room else ("chart", WIDTH)
    return Svg(
        f'<svg class="{kind}" role="img" viewBox="0 0 {width} {height:.0f}" xmlns="http://www.w3.org/2000/svg">'
        f"<title>{escape(title)}</title>{content}</svg>"
    )


def text(x: float, y: float, said: str, kind: str = "", anchor: str = "start") -> str:
    """A piece of text in a chart."""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(said)}</text>'


class Axis:
    """Values on a stretch of the picture."""

    def __init__(self, low: float, high: float, left: float, right: float) -> None:
        room = (high - low) * 0.04 or 1.0
        self.low, self.high = low - room, high + room
        self.left, self.right = left, right

    def __call__(self, value: float) -> float:
        place = (value - self.low) / (self.high - self.low)
        return self.left + max(0.0, min(1.0, place)) * (self.right - self.left)

    def lines(self, top: float, bottom: float, digits: int, zero: float | None = None) -> str:
        drawn = []
        for value in ticks(self.low, self.high):
            if digits == 0 and not math.isclose(value, round(value), abs_tol=1e-9):
                continue  # between two whole numbers: its label would be that of another
            x = self(value)
            drawn.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{bottom}"/>')
            drawn.append(text(x, bottom + 16, number(value, digits), "soft", "middle"))
        if zero is not None and self.low <= zero <= self.high:
            x = self(zero)
            drawn.append(f'<line class="zero" x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{bottom}"/>')
        return "".join(drawn)


def whisker(axis: Axis, y: float, estimate: Estimate, kind: str) -> str:
    """A dot with its interval; a diamond for the other set."""
    low, high, x = axis(estimate.low), axis(estimate.high), axis(estimate.value)
    line = f'<line class="{kind}" x1="{low:.1f}" x2="{high:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>'
    if kind == "there":
        return f'{line}<path class="there" d="M{x:.1f} {y - 5:.1f}l5 5l-5 5l-5 -5z"/>'
    return f'{line}<circle class="{kind}" cx="{x:.1f}" cy="{y:.1f}" r="4.500"/>'


Row = tuple[str, Estimate, Estimate | None, bool]  # name, here, there, whether it is named as found


def forest(
    rows: Sequence[Row],
    title: str,
    digits: int = 1,
    zero: float | None = None,
    plain: bool = False,
    few: bool = False,
) -> Svg:
    """Estimates with their intervals, one per row; those from only a few games are shown if `few` is set.
    An open interval reaches to the edge.
    """
    shown = [row for row in rows if few or row[1].is_sound]
    longest = max((len(with_interval(row[1], digits, not plain)) for row in shown), default=0)
    room = WIDE._replace(rest=max(WIDE.rest, int(LETTER * longest) + 16))
    wide = LONG if any(len(row[0]) > SHORT for row in shown) else room
    return both(lambda room: rows_of(shown, title, digits, zero, plain, room), wide)


def rows_of(
    shown: Sequence[Row], title: str, digits: int, zero: float | None, plain: bool, room: Margins
) -> Svg:
    """Estimates as dots with their intervals, one in a row."""
    ends = [end for _, here, there, _ in shown for one in (here, there) if one for end in one[:3]]
    ends = [end for end in ends if math.isfinite(end)] + ([] if zero is None else [zero])
    axis = Axis(min(ends, default=0.0), max(ends, default=1.0), room.left, room.right)
    values = [with_interval(here, digits, not plain) for _, here, _, _ in shown]
    room = room.high_enough([(row[0], value) for row, value in zip(shown, values, strict=True)])
    bottom = 8 + room.step * len(shown)
    drawn = [axis.lines(4, bottom, 0 if axis.high - axis.low > 8 else digits, zero)]
    for place, (name, here, there, named) in enumerate(shown):
        drawn.append(room.said(8 + room.step * place, name, values[place]))
        y = 8 + room.step * (place + 1) - STEP / 2
        if there is not None and there.is_sound:
            drawn.append(whisker(axis, y + 4, there, "there"))
            y -= 4
        drawn.append(whisker(axis, y, here, "here" if named or plain else "unsure"))
    return frame(bottom + 24, "".join(drawn), title, room)


Spread = tuple[str, Sequence[float], Sequence[float] | None]  # name, five quantiles here, and there


def spreads(rows: Sequence[Spread], title: str) -> Svg:
    """How values are spread, one row each: 10th to 90th percentile, thick for the middle half."""
    return both(lambda room: spreads_of(rows, title, room))


def spreads_of(rows: Sequence[Spread], title: str, room: Margins) -> Svg:
    """Spreads as boxes, one in a row."""
    ends = [end for _, here, there in rows for end in (*here, *(there or ()))]
    axis = Axis(min(ends), max(ends), room.left, room.right)
    values = [number(here[2], 0) for _, here, _ in rows]
    room = room.high_enough([(row[0], value) for row, value in zip(rows, values, strict=True)])
    bottom = 8 + room.step * len(rows)
    drawn = [axis.lines(4, bottom, 0 if axis.high - axis.low > 8 else 1)]
    for place, (name, here, there) in enumerate(rows):
        drawn.append(room.said(8 + room.step * place, name, values[place]))
        y = 8 + room.step * (place + 1) - STEP / 2
        if there is not None:
            drawn.append(box(axis, y + 5, there, "there"))
            y -= 5
        drawn.append(box(axis, y, here, "here"))
    return frame(bottom + 24, "".join(drawn), title, room)


def box(axis: Axis, y: float, quantiles: Sequence[float], kind: str) -> str:
    """A line from the first quantile to the last, a bar from the second to the fourth, a gap at the third."""
    low, first, middle, last, high = map(axis, quantiles)
    return (
        f'<line class="{kind}" x1="{low:.1f}" x2="{high:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>'
        f'<rect class="bar-{kind}" x="{first:.1f}" y="{y - 4:.1f}" width="{last - first:.1f}" height="8"/>'
        f'<line class="middle" x1="{middle:.1f}" x2="{middle:.1f}" y1="{y - 4:.1f}" y2="{y + 4:.1f}"/>'
    )


def histogram(series: Sequence[tuple[str, Sequence[float]]], title: str) -> Svg:
    """How often each value occurs, as shares, with one outline per series."""
    return both(lambda room: outlines(series, title, room))


def outlines(
    series: Sequence[tuple[str, Sequence[float]]], title: str, room: Margins, parts: int = 24
) -> Svg:
    """Distributions as outlines, one over the other."""
    every = sorted(value for _, values in series for value in values)
    low, high = every[0], every[min(len(every) - 1, int(len(every) * 0.995))]
    width = max(1.0, math.ceil((high - low + 1) / parts))
    count = max(1, math.ceil((high - low + 1) / width))
    shares = []
    for _, values in series:
        row = [0.0] * count
        for value in values:
            row[min(count - 1, max(0, int((value - low) / width)))] += 1 / len(values)
        shares.append(row)
    top = max(max(row) for row in shares)
    axis = Axis(low, low + width * count, 12, room.width - 12)
    axis.low, axis.high = low, low + width * count
    bottom, high = 170.0, 150.0
    drawn = [axis.lines(10, bottom, 0)]
    for place, row in enumerate(shares):
        points = []
        for part, share in enumerate(row):
            y = bottom - high * share / top
            points += [f"{axis(low + end * width):.1f} {y:.1f}" for end in (part, part + 1)]
        kind = "area-here" if place == 0 else "area-there"
        outline = f"M{axis(low):.1f} {bottom}L{'L'.join(points)}L{axis.right:.1f} {bottom}"
        drawn.append(f'<path class="{kind}" d="{outline}"/>')
    return frame(bottom + 24, "".join(drawn), title, room)


def matrix(names: Sequence[str], cells: Sequence[Sequence[Estimate | None]], title: str) -> Svg:
    """Shares of the row against the column, in hundredths; the middle of the colours is one half."""
    left = top = 20 + LETTER * max(map(len, names))
    wide = min(84.0, (WIDTH - left) / len(names))
    high = 46.0
    drawn = []
    for place, name in enumerate(names):
        drawn.append(text(left - 10, top + high * (place + 0.5) + 4, name, "name", "end"))
        x = left + wide * (place + 0.5) + 4
        turned = f"translate({x:.1f} {top - 8:.0f}) rotate(-90)"
        drawn.append(f'<text class="name" transform="{turned}">{escape(name)}</text>')
    for row, line in enumerate(cells):
        for column, cell in enumerate(line):
            drawn.append(cell_of(left + wide * column, top + high * row, wide, high, cell))
    return frame(top + high * len(names) + 6, "".join(drawn), title)


def cell_of(x: float, y: float, wide: float, high: float, cell: Estimate | None) -> str:
    """A cell of a table in colours."""
    box = f'x="{x:.1f}" y="{y:.1f}" width="{wide - 3:.1f}" height="{high - 3:.1f}"'
    if cell is None:
        return f'<rect class="cell" {box}/>'
    strength = min(100, round(abs(cell.value - 0.5) * 200))
    tone = "good" if cell.value > 0.5 else "bad"
    fill = f"fill: color-mix(in oklab, var(--{tone}) {strength * 0.6:.0f}%, var(--panel))"
    middle = x + (wide - 3) / 2
    ends = f"± {number(100 * cell.half, 0)}"
    if cell.is_lopsided:
        ends = f"{number(100 * cell.low, 0)}–{number(100 * cell.high, 0)}"
    return (
        f'<rect class="cell" style="{fill}" {box}/>'
        + text(middle, y + 20, number(100 * cell.value, 0), "figure", "middle")
        + text(middle, y + 36, ends, "ends", "middle")
    )


def curve(
    lines: Sequence[tuple[str, Sequence[float]]],
    marks: Sequence[int],
    title: str,
    along: str,
    up: str,
) -> Svg:
    """Chances from 0 to 1 over time, with one line per seat; marks are notable moments."""
    count = max(len(values) for _, values in lines)
    axis = Axis(0, max(1, count - 1), 44, WIDTH - 20)
    axis.low, axis.high = 0, max(1, count - 1)
    top, bottom = 12.0, 232.0
    drawn = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = bottom - (bottom - top) * share
        drawn.append(f'<line class="grid" x1="44" x2="{WIDTH - 20}" y1="{y:.1f}" y2="{y:.1f}"/>')
        drawn.append(text(38, y + 4, f"{100 * share:.0f}", "soft", "end"))
    for place in marks:
        x = axis(place)
        drawn.append(f'<line class="zero" x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{bottom}"/>')
    for seat, (name, values) in enumerate(lines):
        points = "L".join(
            f"{axis(place):.1f} {bottom - (bottom - top) * value:.1f}" for place, value in enumerate(values)
        )
        drawn.append(f'<path class="line seat-{seat + 1}" d="M{points}"/>')
        drawn.append(text(50 + 130 * seat, bottom + 52, name, f"key seat-{seat + 1}"))
    for value in ticks(0, axis.high):
        x = axis(value)
        drawn.append(text(x, bottom + 16, number(value, 0), "soft", "middle"))
    drawn.append(text((44 + WIDTH - 20) / 2, bottom + 33, along, "soft", "middle"))
    turned = f"translate(10 {(top + bottom) / 2:.0f}) rotate(-90)"
    drawn.append(f'<text class="soft" transform="{turned}" text-anchor="middle">{escape(up)}</text>')
    return frame(bottom + 60, "".join(drawn), title)
