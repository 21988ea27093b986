"""Iwari: the points of every tribe by what they come from, and how that scores."""

from __future__ import annotations

from collections.abc import Sequence

from nekoban.core.language import kept
from nekoban.core.svg import Box, group, rect, seat_mark, text, wrapped
from nekoban.games.iwari.show import titles
from nekoban.games.iwari.show.worth import Worth

COLUMNS = ("half", "tents", "totems", "settled")
HEAD, ROW, LINE = 42, 26, 17  # heights: of the names of the columns, of a tribe, of a line of text
LEAST_ROW = 15  # a table that has less room for a tribe is left out
LETTERS = 33  # of a line


@kept(512)
def points_table(known: tuple[Worth, ...], box: Box) -> str:
    """A row for each tribe; below them, where there is room, how the columns score."""
    step = min(ROW, (box.h - HEAD) / len(known))
    if step < LEAST_ROW:
        return ""
    high = HEAD + step * len(known)
    said = [line for name in COLUMNS for line in wrapped(titles.explained(name), LETTERS)]
    if high + 8 + LINE * len(said) > box.h:
        said = []
    told = lines(said, box.x + 14, box.y + high + 12, LINE / 1.25, "text-soft")
    frame = rect(
        box.x, box.y, box.w, high + (8 + LINE * len(said) if said else 0), 14, "panel", "border", 1.5
    )
    title = titles.label("points-title")
    return group(frame, cells(known, box, step), told, id="points", title=title)


def cells(known: Sequence[Worth], box: Box, step: float) -> str:
    ends = [box.x + 46 + 60 * k for k in range(1, len(COLUMNS) + 1)]
    made = [
        text(titles.label(name), end, box.y + 20, 13.5, "text-soft", "end")
        for name, end in zip(COLUMNS, ends, strict=True)
    ]
    for tribe, numbers in enumerate(known):
        y = round(box.y + 34 + step * (tribe + 0.5), 1)
        made.append(seat_mark(tribe, box.x + 24, y - 5, 15))
        made += [text(number, end, y, 15, "text", "end") for number, end in zip(numbers, ends, strict=True)]
    return "".join(made)


def lines(said: Sequence[str], x: float, y: float, size: float, fill: str = "text") -> str:
    return "".join(text(line, x, y + 1.25 * size * k, size, fill, "start") for k, line in enumerate(said))
