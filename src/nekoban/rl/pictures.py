"""The table as pixels and as plain text."""

from __future__ import annotations

import io
import re
from typing import Protocol

import numpy as np
from rich.console import Console
from rich.text import Text

from nekoban.core.game import Game
from nekoban.core.pictures import picture
from nekoban.core.record import View

TOKEN = re.compile(r"var\(--[\w-]+,([^()]*)\)")
LETTERS = "DejaVu Sans, Arial, Helvetica, sans-serif"
TEXT_WIDTH = 110
WIDTH = 480  # pixels of a picture


class Showable(Protocol):
    """A match, or one of a learner's: all that a picture of it needs."""

    game: Game

    @property
    def players(self) -> int: ...

    def view(self, seat: int | None) -> View: ...


def pixels(match: Showable, seat: int | None, width: int) -> np.ndarray:
    """The table as a seat, or a spectator, sees it: (height, width, 3) bytes."""
    import resvg_py
    from PIL import Image

    drawn = TOKEN.sub(r"\1", picture(match.game, match.view(seat), seat))
    drawn = drawn.replace("system-ui,sans-serif", LETTERS)
    drawn_bytes = resvg_py.svg_to_bytes(svg_string=drawn, width=width, background="#ffffff")
    return np.asarray(Image.open(io.BytesIO(bytes(drawn_bytes))).convert("RGB"))


def plain_text(match: Showable, seat: int | None) -> str:
    """The table as text without colour, as an environment renders it."""
    view = match.view(seat)
    names = [f"Player {number + 1}" for number in range(match.players)]
    console = Console(file=io.StringIO(), width=TEXT_WIDTH, color_system=None, highlight=False)
    console.print(Text.from_markup(match.game.text.table(view, seat, names)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def rendered(match: Showable, mode: str | None, seat: int | None) -> np.ndarray | str | None:
    """The table as a seat, or a spectator, sees it: a picture, or text; `human` prints the text."""
    if mode == "rgb_array":
        return pixels(match, seat, WIDTH)
    if mode == "ansi":
        return plain_text(match, seat)
    if mode == "human":
        print(plain_text(match, seat))
    return None
