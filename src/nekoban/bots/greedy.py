"""The bot that looks one move ahead, by score."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random as Chance
from typing import Any

from nekoban.core.game import Game
from nekoban.core.luck import start_luck

WORLDS = 4  # imagined worlds in which every move is tried
WIN = 1000  # points that winning is worth


class Greedy:
    """Tries every legal move in a few worlds it cannot tell from the true one; takes the best lead."""

    name = "greedy"

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: Any, legal: Sequence[int], luck: int) -> int:
        if len(legal) == 1:
            return legal[0]
        chance = Chance(luck)
        worlds = [self.game.engine.imagine(view, start_luck(chance.getrandbits(60))) for _ in range(WORLDS)]
        hopes = [sum(self.lead(world, move, view.to_move) for world in worlds) for move in legal]
        best = max(hopes)
        return chance.choice([move for move, hope in zip(legal, hopes, strict=True) if hope == best])

    def lead(self, world: Any, move: int, seat: int) -> int:
        """How far ahead of the best other seat the move leads in this world."""
        engine = self.game.engine
        after = world.twin()
        engine.play(after, move)
        scores = engine.scores(after)
        lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
        if after.to_move < 0:
            lead += WIN if seat in engine.winners(after) else -WIN
        return lead
