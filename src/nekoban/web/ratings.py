"""Measured ratings of the bots, shown when choosing opponents. `nekoban ladder` writes the files."""

from __future__ import annotations

from functools import cache
from typing import Any

from nekoban.core.game import Game


@cache
def ratings(game: Game) -> list[dict[str, Any]]:
    """Each bot's rating above the weakest, for every number of seats that was measured, and the version of
    the rules then; empty if nothing was measured.
    """
    return [
        {"seats": ladder["seats"], "rules": ladder["rules"], "ratings": above_weakest(ladder["ratings"])}
        for ladder in game.ratings or []
    ]


def above_weakest(rows: list[dict[str, Any]]) -> dict[str, int]:
    """A rating says only how far bots are apart: nobody needs to read one below zero."""
    least = min((row["rating"] for row in rows), default=0)
    return {row["bot"]: round(row["rating"] - least) for row in rows}
