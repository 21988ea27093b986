"""Iwari: the points of every tribe by what they come from, and how that scores."""

from __future__ import annotations

from collections.abc import Sequence

from nekoban.core.language import kept
from nekoban.core.svg import Box, group, rect, seat_mark, text, wrapped
from nekoban.games.iwari.show import titles
from nekoban.games.iwari.show.worth import Worth

ROWS = ("half", "tents", "totems", "settled")
HEAD, ROW, LINE = 42, 26, 17  # heights: of the marks of the tribes, of a row, of a line of text
EDGE, NAMED, APART = 14, 118, 52  # at the sides; for the names of the rows; from a tribe to the next
LEAST_ROW = 15  # a table that has less room for a row is left out
LETTERS = 33  # of a line


@kept(512)
def points_table(known: tuple[Worth, ...], box: Box) -> str:
    """As at the end: a row for each kind of points; below, where there is room, how they score."""
    step = min(ROW, (box.h - HEAD) / len(ROWS))
    if step < LEAST_ROW:
        return ""
    high = HEAD + step * len(ROWS)
    said = [line for name in ROWS for line in wrapped(titles.explained(name), LETTERS)]
    if high + 8 + LINE * len(said) > box.h:
        said = []
    told = lines(said, box.x + 14, box.y + high + 12, LINE / 1.25, "text-soft")
    frame = rect(
        box.x, box.y, box.w, high + (8 + LINE * len(said) if said else 0), 14, "panel", "border", 1.5
    )
    title = titles.label("points-title")
    return group(frame, cells(known, box, step), told, id="points", title=title)


def cells(known: Sequence[Worth], box: Box, step: float) -> str:
    """The points of all tribes in one row of the table."""
    apart = min(APART, (box.w - NAMED - EDGE) / len(known))
    ends = [box.x + box.w - EDGE - apart * k for k in reversed(range(len(known)))]
    made = [seat_mark(tribe, end - 7, box.y + 16, 15) for tribe, end in enumerate(ends)]
    for row, name in enumerate(ROWS):
        y = round(box.y + 34 + step * (row + 0.5), 1)
        made.append(text(titles.label(name), box.x + EDGE, y, 13.5, "text-soft", "start"))
        made += [text(worth[row], end, y, 15, "text", "end") for worth, end in zip(known, ends, strict=True)]
    return "".join(made)


def lines(said: Sequence[str], x: float, y: float, size: float, fill: str = "text") -> str:
    """Lines of text beside the table of points."""
    more = 'font-weight="400"' if fill == "text-soft" else ""  # what explains is lighter than what asks
    return "".join(
        text(line, x, y + 1.25 * size * k, size, fill, "start", more) for k, line in enumerate(said)
    )
