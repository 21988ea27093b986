"""The table as pixels and as plain text."""

from __future__ import annotations

import io
import re
from typing import Any

import numpy as np
from rich.console import Console
from rich.text import Text

from nekoban.core.pictures import picture

TOKEN = re.compile(r"var\(--[\w-]+,([^()]*)\)")
LETTERS = "DejaVu Sans, Arial, Helvetica, sans-serif"
TEXT_WIDTH = 110


def pixels(match: Any, seat: int | None, width: int) -> np.ndarray:
    """The table as a seat, or a spectator, sees it: (height, width, 3) bytes."""
    import resvg_py
    from PIL import Image

    drawn = TOKEN.sub(r"\1", picture(match.game, match.view(seat), seat))
    drawn = drawn.replace("system-ui,sans-serif", LETTERS)
    drawn_bytes = resvg_py.svg_to_bytes(svg_string=drawn, width=width, background="#ffffff")
    return np.asarray(Image.open(io.BytesIO(bytes(drawn_bytes))).convert("RGB"))


def plain_text(match: Any, seat: int | None) -> str:
    """The table as text without colour."""
    view = match.view(seat)
    names = [f"Player {number + 1}" for number in range(match.players)]
    console = Console(file=io.StringIO(), width=TEXT_WIDTH, color_system=None, highlight=False)
    console.print(Text.from_markup(match.game.text.table(view, seat, names)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()
