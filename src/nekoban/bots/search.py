"""The bot that searches: information-set Monte Carlo tree search on the compiled rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from random import Random as Chance
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from nekoban.bots import judgement, tree
from nekoban.core.compiled import compile_for
from nekoban.core.game import Game, is_compiled, mark_compiled
from nekoban.core.luck import start_luck

NODES = 60_000  # rows of a tree; a search that fills it goes on without growing


class Thought(NamedTuple):
    """What a search found about one move."""

    move: int
    visits: int
    hope: float  # the expected result for the mover, from 0 to 1


@dataclass(frozen=True)
class Level:
    """How strongly a bot plays. Weak levels look less far and choose between near-equal moves by chance."""

    name: str
    iterations: int
    horizon: int = 400  # decisions of a playout
    explore: float = 0.7
    slack: float = 0.0  # moves whose hope is that close to the best are all as good to it


LEVELS = (
    Level("kitten", 20, horizon=6, slack=0.12),
    Level("stray", 60, horizon=20, slack=0.06),
    Level("house-cat", 200, horizon=60, slack=0.03),
    Level("mouser", 700),
    Level("panther", 2500),
    Level("tiger", 9000),
)


class Search:
    """Plays at one level. Keeps its memory between moves, and none of what it saw."""

    def __init__(self, game: Game, level: Level) -> None:
        self.game = game
        self.level = level
        self.name = level.name
        self.stopped = np.zeros(1, np.int8)
        size = game.rules.State.dtype.itemsize
        rows = min(NODES, level.iterations + 2)
        self.room = np.zeros(2 * size, np.uint8)
        self.tree = np.zeros((rows, 6), np.int32)
        self.values = np.zeros(rows, np.float64)
        self.moves = np.zeros(len(game.moves) + 1, np.int16)
        self.marks = np.zeros(len(game.moves), np.int8)
        self.points = np.zeros(game.seats, np.int32)
        self.rewards = np.zeros(game.seats, np.float64)
        self.path = np.zeros(tree.DEPTH + 1, np.int32)

    @cached_property
    def loop(self) -> Any:
        return search_loop(self.game)

    def stop(self) -> None:
        """Ask a running search to answer now; it answers with what it has."""
        self.stopped[0] = 1

    def think(self, view: Any, legal: Sequence[int], luck: int) -> list[Thought]:
        """Search, and say what was found about each legal move, the best first."""
        self.stopped[0] = 0
        self.marks[:] = 0
        level = self.level
        self.loop(
            view.bytes, self.room, self.tree, self.values, self.moves, self.marks, self.points, self.rewards,
            self.path, level.iterations, start_luck(luck), level.horizon, level.explore, self.stopped,
        )  # fmt: skip
        found = {thought.move: thought for thought in self.root_thoughts()}
        thoughts = [found.get(move, Thought(move, 0, 0.0)) for move in legal]
        return sorted(thoughts, key=lambda thought: (-thought.visits, -thought.hope, thought.move))

    def root_thoughts(self) -> list[Thought]:
        thoughts = []
        node = int(self.tree[tree.ROOT, tree.CHILD])
        while node != tree.NO_NODE:
            visits = int(self.tree[node, tree.VISITS])
            hope = float(self.values[node]) / visits if visits else 0.0
            thoughts.append(Thought(int(self.tree[node, tree.MOVE]), visits, hope))
            node = int(self.tree[node, tree.SIBLING])
        return thoughts

    def choose(self, view: Any, legal: Sequence[int], luck: int) -> int:
        if len(legal) == 1:
            return legal[0]
        thoughts = self.think(view, legal, luck)
        best = thoughts[0]
        enough = best.hope - self.level.slack
        near = [thought.move for thought in thoughts if thought.visits and thought.hope >= enough]
        if self.level.slack == 0.0 or not near:
            return best.move
        return Chance(luck).choice(near)


SEARCH_LOOPS: dict[str, Any] = {}
SIGNATURE = (
    "int64(uint8[::1],uint8[::1],int32[:,::1],float64[::1],int16[::1],int8[::1],int32[::1],float64[::1],"
    "int32[::1],int64,int64,int64,float64,int8[::1])"
)


def compile_search(game: Game) -> None:
    """Compile the search now, or load it from the cache."""
    compile_for(search_loop(game), SIGNATURE)
    mark_compiled(game, tree, judgement_sources(game))


def search_is_compiled(game: Game) -> bool:
    return is_compiled(game, tree, judgement_sources(game))


def judgement_of(game: Game) -> ModuleType:
    """The game's own judgement where it has one."""
    own = (game.folder / "judgement.py").exists()
    return game.part("judgement") if own else judgement


def judgement_sources(game: Game) -> set[Path]:
    judging = judgement_of(game)
    return {Path(function.__code__.co_filename) for function in (judging.judge, judging.prefer)}


def search_loop(game: Game) -> Any:
    """The compiled search of a game."""
    if game.name not in SEARCH_LOOPS:
        judging = judgement_of(game)
        twin = game.compiled.bind(tree, {"judge": judging.judge, "prefer": judging.prefer})
        SEARCH_LOOPS[game.name] = twin.entry(tree.search)
    return SEARCH_LOOPS[game.name]
