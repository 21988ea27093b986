"""Measured strengths of the bots, for whoever picks an opponent. `nekoban ladder` writes the files."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import nekoban.bots
from nekoban.core.game import Game

FOLDER = Path(nekoban.bots.__file__).parent / "ratings"


@cache
def ratings(game: Game) -> list[dict[str, Any]]:
    """For every number of seats that was measured: each bot's rating. Nothing where nothing was."""
    file = FOLDER / f"{game.name}.json"
    if not file.exists():
        return []
    measured = json.loads(file.read_text(encoding="utf-8"))
    ladders = measured if isinstance(measured, list) else [measured]
    return [
        {"seats": ladder["seats"], "ratings": {row["bot"]: round(row["rating"]) for row in ladder["ratings"]}}
        for ladder in ladders
    ]
