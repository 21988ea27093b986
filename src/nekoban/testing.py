"""The language of clause tests: a position given as text, and what the rules say about it, in either twin.

    @pytest.fixture
    def at(twin: Twins) -> At:
        return positions(GAME, twin(rules))

    def test_MI_05_a_paw_larger_than_the_heap_cannot_be_played(at: At) -> None:
        assert at("players=2 | heap=2 1.paw=three 1.has_paw=1 …").refused("paw three") == "MI-05"

It is a pytest plugin: `-p nekoban.testing` adds the fixture `twin`. With NEKOBAN_TWIN=interpreted only the
interpreted rules are tested, and nothing is compiled.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from nekoban.core.catalogue import all_games
from nekoban.core.compiled import compiled
from nekoban.core.events import hush
from nekoban.core.game import OK, Game
from nekoban.core.loop import empty_moves
from nekoban.core.moves import Move
from nekoban.core.notation import complete, read_move, read_position
from nekoban.core.record import Raw, Record

MARKERS = (
    "compiled: needs compiled rules; left out by `make quick` and `make fast`",
    "browser: drives a browser",
    "server: starts servers",
    "long: takes long by its nature, as the laws over many games",
)
IS_INTERPRETED = os.environ.get("NEKOBAN_TWIN") == "interpreted"
TWINS = (
    ["interpreted"]
    if IS_INTERPRETED
    else ["interpreted", pytest.param("compiled", marks=pytest.mark.compiled)]
)
Twins = Callable[[ModuleType], Any]


def pytest_configure(config: pytest.Config) -> None:
    for marker in MARKERS:
        config.addinivalue_line("markers", marker)


@pytest.fixture(params=TWINS)
def twin(request: pytest.FixtureRequest) -> Twins:
    """A rules module as one of its twins."""
    return as_compiled if request.param == "compiled" else lambda module: module


@cache
def as_compiled(module: ModuleType) -> Any:
    """The compiled twin of a rules module. A game's own rules are those that are played everywhere."""
    play = getattr(module, "play", None)
    game = next((game for game in all_games(hidden=True).values() if play and game.rules.play is play), None)
    return CompiledRules(game, module) if game else compiled(module)


class CompiledRules:
    """A game's compiled rules under the names they have in its rules module."""

    def __init__(self, game: Game, module: ModuleType) -> None:
        self.border = game.compiled.border
        self.module = compiled(module)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.module, name)

    def play(self, state: Record, move: Move) -> None:
        self.border.step(state.bytes, 0, move)

    def legal(self, state: Record, out: Raw) -> int:
        return self.border.list_moves(state.bytes, 0, out)

    def why_not(self, state: Record, move: Move) -> int:
        return self.border.refuse(state.bytes, 0, move)

    def scores(self, state: Record, out: Raw) -> None:
        self.border.count_scores(state.bytes, 0, out)

    def winners(self, state: Record, out: Raw) -> None:
        self.border.count_winners(state.bytes, 0, out)


class Position:
    """A position under test. Moves are given as text, as a path of clicks or as a row."""

    def __init__(self, game: Game, rules: Any, text: str, luck: int = 1) -> None:
        _, options, record = read_position(f"{game.name} {text}")
        self.game = game
        self.rules = rules
        self.state: Raw = complete(game, options, record, luck)

    def row(self, move: str | int) -> Move:
        return read_move(self.game, self.legal_rows, move)

    def legal_rows(self) -> list[Move]:
        out = empty_moves()
        return out[: self.rules.legal(self.state, out)].tolist()

    def legal(self) -> list[str]:
        """The legal moves as text."""
        return [self.game.moves.texts[row] for row in self.legal_rows()]

    def refused(self, move: str | int) -> str | None:
        """The clause that forbids a move, as RULES.md spells it; None for a legal move."""
        clause = int(self.rules.why_not(self.state, self.row(move)))
        return None if clause == OK else self.game.clauses(clause).name.replace("_", "-")

    def play(self, *moves: str | int) -> Position:
        """Make legal moves, one after the other."""
        for move in moves:
            refusal = self.refused(move)
            assert refusal is None, f"{move} is forbidden by {refusal}"
            hush(self.state)
            self.rules.play(self.state, self.row(move))
        return self

    def scores(self) -> list[int]:
        """Points of every seat."""
        return self.counted(self.rules.scores)

    def winners(self) -> list[int]:
        """The seats that have won: those that the rules mark with 1."""
        return [seat for seat, mark in enumerate(self.counted(self.rules.winners)) if mark == 1]

    def counted(self, count: Callable[[Raw, Raw], None]) -> list[int]:
        out = np.zeros(self.game.seats, np.int32)
        count(self.state, out)
        return out[: self.state.seats].tolist()


At = Callable[[str], Position]


def positions(game: Game, rules: Any) -> At:
    """A function that makes positions of a game, for one twin of its rules."""
    return lambda text: Position(game, rules, text)
