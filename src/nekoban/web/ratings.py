"""Measured ratings of the bots, shown when choosing opponents. `nekoban ladder` writes the files."""

from __future__ import annotations

from functools import cache
from typing import Any

from nekoban.core.game import Game

WORDS = 5  # for strength, from very easy to very hard


@cache
def ratings(game: Game) -> list[dict[str, Any]]:
    """Each bot's rating above the weakest, for every number of seats that was measured, and the version of
    the rules then; empty if nothing was measured.
    """
    return [
        {
            "seats": ladder["seats"],
            "rules": ladder["rules"],
            "ratings": above_weakest(ladder["ratings"]),
            "strengths": strengths(ladder["ratings"]),
        }
        for ladder in game.ratings or []
    ]


def strengths(rows: list[dict[str, Any]]) -> dict[str, int]:
    """How strong each bot is beside the others, from 0, very easy, to 4, very hard."""
    return {
        row["bot"]: WORDS * sum(other["rating"] < row["rating"] for other in rows) // len(rows)
        for row in rows
    }


def strength(game: Game, bot: str, seats: int) -> int | None:
    """How strong a bot is at this game, as in `strengths`; none where it was not measured."""
    measured = ratings(game)
    ladder = next((found for found in measured if found["seats"] == seats), measured[0] if measured else None)
    return ladder["strengths"].get(bot) if ladder else None


def above_weakest(rows: list[dict[str, Any]]) -> dict[str, int]:
    """A rating says only how far bots are apart: nobody needs to read one below zero."""
    least = min((row["rating"] for row in rows), default=0)
    return {row["bot"]: round(row["rating"] - least) for row in rows}
