"""Bots: computer players. They get a view, the legal moves and their own luck, nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from nekoban.bots.levels import NAMES, levels_of
from nekoban.bots.random import Random
from nekoban.bots.search import Greedy, Search
from nekoban.core.game import Game
from nekoban.core.messages import tell
from nekoban.core.moves import Move
from nekoban.core.record import View


class Bot(Protocol):
    """Chooses a move from what its seat may see. The same view, moves and luck give the same choice."""

    name: str

    def choose(self, view: View, legal: Sequence[Move], luck: int) -> Move: ...


SIMPLE: dict[str, type[Any]] = {"random": Random, "greedy": Greedy}


def all_bots() -> list[str]:
    """The names of all bots, the weakest first."""
    return [*SIMPLE, *NAMES]


def make_bot(name: str, game: Game) -> Bot:
    """The bot of that name for a game; else an error that lists all bots."""
    if name in SIMPLE:
        return SIMPLE[name](game)
    if name in NAMES:
        return Search(game, levels_of(game)[name])
    raise LookupError(tell("no-bot", name=repr(name), known=all_bots()))
