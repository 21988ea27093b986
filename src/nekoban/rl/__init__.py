"""Nekoban for researchers: `batch`, `gpu_batch`, `vector` and the like make environments for learning code.

    nekoban.rl.batch("mauwi", 1024, players=2)        # many matches as arrays, on all cores
    nekoban.rl.gpu_batch("mauwi", 1 << 20)            # the same on a GPU
    nekoban.rl.vector("mauwi", 256, bots=["random"])  # Gymnasium: one learner against bots
    nekoban.rl.gymnasium("mauwi", bots=["random"])    # Gymnasium: the same, one match
    nekoban.rl.pettingzoo("mauwi", players=3)         # PettingZoo: agents in turn
    nekoban.rl.openspiel("mauwi", players=2)          # OpenSpiel: its algorithms on our games
    nekoban.rl.single("mauwi", players=2)             # one match, step by step
    nekoban.rl.demonstrations("mauwi", "games.parquet")  # decisions of finished games, for imitation

Each function imports its library when it is called; `docs/research.md` is the guide.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from nekoban.core.game import Game
from nekoban.core.observations import Encoder, Layout
from nekoban.rl.batches import HOLD, RESET, Batch, Step
from nekoban.rl.demonstrations import Demonstrated, Demonstrations
from nekoban.rl.one_hot import OneHot
from nekoban.rl.singles import Single

batch = Batch
single = Single
demonstrations = Demonstrations


def gpu_batch(game: Game | str, n: int, **options: Any) -> Any:
    """n matches on a GPU, with the interface of `batch`; arrays stay there."""
    return library("nekoban.rl.gpu_batches").GpuBatch(game, n, **options)


def gymnasium(game: str, **options: Any) -> Any:
    """A Gymnasium environment: a learner against bots in one match."""
    return library("nekoban.rl.solo").environment(game, **options)


def pettingzoo(game: str, **options: Any) -> Any:
    """A PettingZoo AEC environment; the options are the game's own, render_mode and observations."""
    return library("nekoban.rl.aec").environment(game, **options)


def openspiel(game: str, **options: Any) -> Any:
    """Register all our games in OpenSpiel, and load this one."""
    return library("nekoban.rl.spiel").load(game, **options)


def vector(game: str, n: int, **options: Any) -> Any:
    """A Gymnasium vector environment: a learner against bots in n matches."""
    return library("nekoban.rl.learner").Learner(game, n, **options)


def library(module: str) -> Any:
    """A module of ours that needs another library; if that is missing, an error says what to install."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            f"{module} needs {error.name}: pip install 'nekoban[rl]'.", name=error.name
        ) from None


__all__ = [
    "HOLD",
    "RESET",
    "Batch",
    "Demonstrated",
    "Demonstrations",
    "Encoder",
    "Layout",
    "OneHot",
    "Single",
    "Step",
    "batch",
    "demonstrations",
    "gpu_batch",
    "gymnasium",
    "openspiel",
    "pettingzoo",
    "single",
    "vector",
]
