"""Mauwi positions for the clause tests, on both twins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

import numpy as np
import pytest

from nekoban.core.catalogue import find_game
from nekoban.core.luck import start_luck
from nekoban.games.mauwi import rules
from nekoban.games.mauwi.parts import KINDS, Stage
from nekoban.testing import TWINS, Position, Twins

GAME = find_game("mauwi")
A, B, C, D = range(4)


class MauwiPosition(Position):
    """A position of Mauwi: what lies where."""

    def play(self, *moves: str | int) -> Self:
        """Make moves, each checked to be legal and to lose no card."""
        for move in moves:
            before = self.cards()
            super().play(move)
            assert self.cards() == before, move
        return self

    def cards(self) -> list[int]:
        out = np.zeros(KINDS, np.int32)
        self.rules.components(self.state, out)
        return out.tolist()

    def hand(self, seat: int) -> list[int]:
        return sorted(card for card in self.state.players[seat].hand if card >= 0)

    def column(self, seat: int, column: int) -> tuple[int, int]:
        """How many nines, and the top card."""
        player = self.state.players[seat]
        return player.nines[column], player.top[column]

    @property
    def stage(self) -> str:
        return Stage(self.state.stage).name

    @property
    def to_move(self) -> int:
        return self.state.to_move


@pytest.fixture(params=TWINS)
def dealt(request: pytest.FixtureRequest) -> Callable[..., Any]:
    """A game as it begins, set up by one twin of the rules."""
    engine = getattr(GAME, request.param)

    def start(luck: int = 7, **options: Any) -> Any:
        return engine.start(GAME.options.read(options), start_luck(luck * 1_000_003))

    return start


@pytest.fixture
def at(twin: Twins) -> Callable[[str], MauwiPosition]:
    return lambda text: MauwiPosition.read(GAME, twin(rules), text, luck=99)
