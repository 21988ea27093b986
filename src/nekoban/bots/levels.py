"""Levels: how strongly a bot plays. Six have names; a game's levels.toml says what they are there."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from nekoban.bots import mind, plain_judgement
from nekoban.core.game import Game

NAMES = ("kitten", "stray", "house-cat", "mouser", "panther", "tiger")  # the weakest first


@dataclass(frozen=True)
class Level:
    """Weak levels look at less, look less far, and choose between near-equal moves by chance."""

    name: str
    iterations: int  # at least; every legal move is looked at once
    horizon: int = 400  # decisions of a playout before the position is judged
    explore: float = 0.7  # how much little-known moves are tried
    urgency: float = 1e9  # a new move is tried while no known one promises that much
    slack: float = 0.0  # moves that promise so little less than the best are all as good to it


USUAL: dict[str, Any] = tomllib.loads(Path(__file__).with_name("levels.toml").read_text(encoding="utf-8"))


@cache
def levels_of(game: Game) -> dict[str, Level]:
    """The six levels of a game, the weakest first; a game that says nothing has the usual ones."""
    told = game.levels or USUAL
    shared = {key: value for key, value in told.items() if key not in NAMES}
    return {level: Level(level, **{**shared, **told[level]}) for level in NAMES}


def judge_of(game: Game) -> Any:
    return game.judgement.judge if game.judgement else plain_judgement.judge


def prefer_of(game: Game) -> Any:
    return (game.judgement and game.judgement.prefer) or plain_judgement.prefer


def weights_of(game: Game) -> tuple[float, ...]:
    return game.judgement.WEIGHTS if game.judgement else plain_judgement.WEIGHTS


def knobs_of(game: Game, level: Level, weights: tuple[float, ...] | None = None) -> np.ndarray:
    """A level as the compiled search takes it."""
    numbers = [float(getattr(level, field.name)) for field in fields(Level) if field.name != "name"]
    return np.array([mind.SEARCH, *numbers, *(weights or weights_of(game))], np.float64)


def simple_knobs(game: Game, kind: int) -> np.ndarray:
    """The bots without a level. The greedy one counts points alone: the game's own features weigh nothing."""
    weights = weights_of(game)
    features = [0.0] * (len(weights) - mind.FEATURES)
    return np.array([kind, *[0.0] * (mind.WEIGHTS - 1), *weights[: mind.FEATURES], *features], np.float64)
