"""The bot that plays a random legal move."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random as Chance

from nekoban.core.game import Game
from nekoban.core.moves import Move
from nekoban.core.record import View


class Random:
    name = "random"

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: View, legal: Sequence[Move], luck: int) -> Move:
        return Chance(luck).choice(list(legal))
