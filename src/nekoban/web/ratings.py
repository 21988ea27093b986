"""Measured ratings of the bots, shown when choosing opponents. `nekoban ladder` writes the files."""

from __future__ import annotations

from functools import cache
from typing import Any

from nekoban.core.game import Game


@cache
def ratings(game: Game) -> list[dict[str, Any]]:
    """Each bot's rating, for every number of seats that was measured, and the version of the rules then;
    empty if nothing was measured.
    """
    return [
        {
            "seats": ladder["seats"],
            "rules": ladder["rules"],
            "ratings": {row["bot"]: round(row["rating"]) for row in ladder["ratings"]},
        }
        for ladder in game.ratings or []
    ]
