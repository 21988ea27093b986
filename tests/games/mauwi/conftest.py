"""Mauwi positions for the clause tests, on both twins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from nekoban.core.catalogue import find_game
from nekoban.core.luck import start_luck
from nekoban.core.notation import complete, read_position
from nekoban.games.mauwi import rules as mauwi
from nekoban.games.mauwi.parts import KINDS
from nekoban.testing import TWINS

A, B, C, D = range(4)


class Table:
    """A state with one twin of the rules."""

    def __init__(self, rules: Any, text: str, luck: int = 99) -> None:
        game, options, record = read_position(f"mauwi {text}")
        self.rules = rules
        self.state = complete(game, options, record, luck)

    def play(self, *moves: str) -> Table:
        """Make moves, each checked to be legal and to lose no card."""
        for move in moves:
            row = mauwi.MOVES.by_text[move]
            assert self.rules.why_not(self.state, row) == 0, (move, self.legal())
            before = self.cards()
            self.rules.play(self.state, row)
            assert self.cards() == before, move
        return self

    def refused(self, move: str) -> str:
        """The clause that forbids a move; empty if it is legal."""
        clause = self.rules.why_not(self.state, mauwi.MOVES.by_text[move])
        return "" if clause == 0 else mauwi.Clause(clause).name.replace("_", "-")

    def legal(self) -> set[str]:
        out = np.zeros(2048, np.int16)
        return {mauwi.MOVES.texts[move] for move in out[: self.rules.legal(self.state, out)]}

    def cards(self) -> list[int]:
        out = np.zeros(KINDS, np.int32)
        self.rules.components(self.state, out)
        return out.tolist()

    def scores(self) -> list[int]:
        out = np.zeros(7, np.int32)
        self.rules.scores(self.state, out)
        return out[: self.state.seats].tolist()

    def winners(self) -> list[int]:
        out = np.zeros(7, np.int32)
        self.rules.winners(self.state, out)
        return np.flatnonzero(out).tolist()

    def hand(self, seat: int) -> list[int]:
        return sorted(card for card in self.state.players[seat].hand if card >= 0)

    def column(self, seat: int, column: int) -> tuple[int, int]:
        """How many nines, and the top card."""
        player = self.state.players[seat]
        return player.nines[column], player.top[column]

    @property
    def stage(self) -> str:
        return mauwi.Stage(self.state.stage).name

    @property
    def to_move(self) -> int:
        return self.state.to_move


@pytest.fixture(params=TWINS)
def dealt(request: pytest.FixtureRequest) -> Callable[..., Any]:
    """A game as it begins, set up by one twin of the rules."""
    game = find_game("mauwi")
    engine = getattr(game, request.param)

    def start(luck: int = 7, **options: Any) -> Any:
        return engine.start(game.options.read(options), start_luck(luck * 1_000_003))

    return start


@pytest.fixture
def at(twin: Any) -> Callable[..., Table]:
    rules = twin(mauwi)
    return lambda text, luck=99: Table(rules, text, luck)
