"""A mind for tests of the coach: it knows at once what it thinks, and always thinks the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nekoban.bots.levels import Level
from nekoban.bots.search import Search, Thought
from nekoban.core.game import Game


class Hopeful(Search):
    """Thinks that the last of the legal moves is the best, by so much."""

    def __init__(self, game: Game, cost: float) -> None:
        super().__init__(game, Level("quick", 1), rows=1)
        self.cost = cost

    def think(self, view: Any, legal: Sequence[int], *asked: object, **more: object) -> list[Thought]:
        worse = [Thought(move, 100_000, 0.5, 0.8 - self.cost) for move in legal[:-1]]
        return [Thought(legal[-1], 100_000, 0.8, 0.8), *worse]

    def choose(self, view: Any, legal: Sequence[int], luck: int) -> int:
        return legal[-1]
