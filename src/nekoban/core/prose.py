"""Sentences at a keyboard, in rows: Japanese has no spaces, and none of its rows begins with a full stop."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions
from rich.text import Text

from nekoban.core.svg import SQUARES, UNBROKEN

WRITTEN_IN_SQUARES = re.compile(f"[{SQUARES}]")


class Prose:
    """What is said, for a console to print; rows of signs that are squares end where they may."""

    def __init__(self, words: str | Text, style: str = "") -> None:
        self.words = words if isinstance(words, Text) else Text(words, style)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        words = self.words
        if not options.no_wrap and WRITTEN_IN_SQUARES.search(words.plain):
            lines = words.split(allow_blank=True)
            rows = [row for line in lines for row in line.divide(row_starts(line.plain, options.max_width))]
            words = Text("\n").join(rows)
        yield words


def row_starts(line: str, width: int) -> list[int]:
    """Where rows of at most this many cells begin, besides the first; a longer word stays whole."""
    starts, taken = [], 0
    for found in UNBROKEN.finditer(line):
        wide = cell_len(found[0])
        if taken and taken + wide > width and not found[0].isspace():
            starts.append(found.start())
            taken = 0
        taken += wide
    return starts
