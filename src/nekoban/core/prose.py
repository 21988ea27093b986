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

    def __init__(self, words: str, style: str = "") -> None:
        self.words, self.style = words, style

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        words = self.words
        if not options.no_wrap and WRITTEN_IN_SQUARES.search(words):
            words = "\n".join(row for line in words.split("\n") for row in rows(line, options.max_width))
        yield Text(words, self.style)


def rows(line: str, width: int) -> list[str]:
    """A line in rows of at most this many cells; a word that is longer than a row stays whole."""
    found, taken = [""], 0
    for piece in UNBROKEN.findall(line):
        wide = cell_len(piece)
        if taken and taken + wide > width and not piece.isspace():
            found[-1] = found[-1].rstrip(" ")
            found.append("")
            taken = 0
        found[-1] += piece
        taken += wide
    return found
