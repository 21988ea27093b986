"""Measured strengths of the bots, for whoever picks an opponent. `nekoban ladder` writes the files."""

from __future__ import annotations

from functools import cache
from typing import Any

from nekoban.core.game import Game


@cache
def ratings(game: Game) -> list[dict[str, Any]]:
    """For every number of seats that was measured: each bot's rating. Nothing where nothing was."""
    ladders = game.ratings or []
    return [
        {"seats": ladder["seats"], "ratings": {row["bot"]: round(row["rating"]) for row in ladder["ratings"]}}
        for ladder in ladders
    ]
