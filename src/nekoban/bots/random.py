"""The bot that plays any legal move."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random as Chance
from typing import Any

from nekoban.core.game import Game


class Random:
    name = "random"

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: Any, legal: Sequence[int], luck: int) -> int:
        return Chance(luck).choice(list(legal))
