"""The language of clause tests: a position given as text, and what the rules say about it, in either twin.

    @pytest.fixture
    def at(twin: Twins) -> At:
        return positions(GAME, twin(rules))

    def test_MI_05_a_paw_larger_than_the_heap_cannot_be_played(at: At) -> None:
        assert at("players=2 | heap=2 1.paw=three 1.has_paw=1 …").refused("paw three") == "MI-05"

Where a text would be long, a game's tests build a state and ask `at(state)`, or extend `Position`.

It is a pytest plugin: `-p nekoban.testing` adds the fixture `twin`. With NEKOBAN_TWIN=interpreted only the
interpreted rules are tested, and nothing is compiled.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Any, Self

import numpy as np
import pytest

from nekoban.core.catalogue import all_games
from nekoban.core.compiled import compiled
from nekoban.core.events import hush
from nekoban.core.game import OK, Engine, Game
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


def pytest_configure(config: pytest.Config) -> None:
    """Tell pytest the markers of clause tests."""
    for marker in MARKERS:
        config.addinivalue_line("markers", marker)


class Twins:
    """One kind of rules, interpreted or compiled: of a single module, or of a whole game."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, module: ModuleType) -> Any:
        return as_compiled(module) if self.name == "compiled" else module

    def engine(self, game: Game) -> Engine:
        return game.compiled if self.name == "compiled" else game.interpreted


@pytest.fixture(params=TWINS)
def twin(request: pytest.FixtureRequest) -> Twins:
    """The tests run once with interpreted rules and once with compiled ones."""
    return Twins(request.param)


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

    def __init__(self, game: Game, rules: Any, state: Raw) -> None:
        self.game = game
        self.rules = rules
        self.state: Raw = state

    @classmethod
    def read(cls, game: Game, rules: Any, text: str, luck: int = 1) -> Self:
        """The position of a text; what it hides is dealt."""
        _, options, record = read_position(f"{game.name} {text}")
        return cls(game, rules, complete(game, options, record, luck))

    def row(self, move: str | int) -> Move:
        return read_move(self.game, self.legal_rows, move)

    def legal_rows(self) -> list[Move]:
        out = empty_moves()
        return out[: self.rules.legal(self.state, out)].tolist()

    def legal(self) -> list[str]:
        """The legal moves as text, each listed once and forbidden by no clause."""
        rows = self.legal_rows()
        assert len(set(rows)) == len(rows)
        assert all(self.clause(row) == OK for row in rows)
        return [self.game.moves.texts[row] for row in rows]

    def allows(self, move: str | int) -> bool:
        """Whether a move is legal; the list of legal moves has to agree."""
        row = self.row(move)
        is_legal = self.clause(row) == OK
        assert (row in self.legal_rows()) == is_legal
        return is_legal

    def clause(self, move: str | int) -> int:
        """The number of the clause that forbids a move, or OK."""
        return int(self.rules.why_not(self.state, self.row(move)))

    def refused(self, move: str | int) -> str | None:
        """The clause that forbids a move, as RULES.md spells it; None for a legal move."""
        clause = self.clause(move)
        return None if clause == OK else self.game.clauses(clause).name.replace("_", "-")

    def play(self, *moves: str | int) -> Self:
        """Make legal moves, one after the other."""
        for move in moves:
            assert self.allows(move), f"{move} is forbidden by {self.refused(move)}; {self.legal()} are legal"
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


At = Callable[[str | Record], Position]


def positions(game: Game, rules: Any) -> At:
    """A function that makes positions of a game, from texts or states, for one twin of its rules."""

    def at(position: str | Record) -> Position:
        if isinstance(position, str):
            return Position.read(game, rules, position)
        return Position(game, rules, position)

    return at
