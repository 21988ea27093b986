"""The reports that ship with the project: `nekoban reports`, or one of them by name."""

from __future__ import annotations

from nekoban.core.catalogue import all_games
from nekoban.core.contracts import GameReport


def shipped_reports() -> dict[str, GameReport]:
    """The report of every game that has one, by the game's name."""
    return {game.name: game.report for game in all_games().values() if game.report is not None}
