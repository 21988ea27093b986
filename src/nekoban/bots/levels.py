"""Levels: how strongly a bot plays. There are eight; a game's levels.toml has their settings."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from nekoban.bots import mind, plain_judgement
from nekoban.core.game import Game
from nekoban.core.record import Raw

RATED = ("kitten", "stray", "house-cat", "mouser", "panther", "tiger")  # on the ladder, the weakest first
MINDS = ("lion", "nekomata")  # above them: they ask a network where the game has one
POLICY = MINDS[0]  # asks it once a move and does not search
NAMES = (*RATED, *MINDS)


@dataclass(frozen=True)
class Level:
    """How strongly a bot plays. Weak levels search less, look less far ahead, and choose randomly among moves
    that seem about equal."""

    name: str
    iterations: int  # at least this many; every legal move is tried once
    horizon: int = 400  # decisions in a playout before the position is judged
    explore: float = 0.7  # how strongly little-known moves are preferred
    urgency: float = 1e9  # a new move is tried as long as no known one promises this much
    slack: float = 0.0  # moves within this distance of the best count as equally good
    network: bool = False  # a network plays on and judges; 0 iterations are its policy


PLAYING_ON = Level("network", 0, horizon=24, explore=0.03, network=True)  # in a game without its own
Judge: TypeAlias = Callable[[Raw, Raw, Raw, Raw], None]  # as in the contract of `judgement.py`
Prefer: TypeAlias = Callable[[Raw, Raw, int, Raw, Raw], int]
UNCOMPILED = ("name", "network")  # not among the knobs
USUAL: dict[str, Any] = tomllib.loads(Path(__file__).with_name("levels.toml").read_text(encoding="utf-8"))


@cache
def levels_of(game: Game) -> dict[str, Level]:
    """The levels of a game, the weakest first; the usual ones for all that its levels.toml does not have."""
    told = game.levels or USUAL
    shared = {key: value for key, value in told.items() if key not in NAMES}
    return {name: Level(name, **{**shared, **told.get(name, USUAL[name])}) for name in NAMES}


def strongest_name(game: Game) -> str:
    """The strongest level of a game: what advice and puzzles are made with."""
    return list(levels_of(game))[-1]


def deepest_name(game: Game) -> str:
    """The strongest level of the ladder: it tries every legal move and plays on, so it can weigh mistakes.

    A level that asks a network seldom tries moves that the network thinks unlikely.
    """
    return [name for name in RATED if not levels_of(game)[name].network][-1]


def network_name(game: Game) -> str | None:
    """The strongest of a game's levels, if it asks a network."""
    strongest = strongest_name(game)
    return strongest if levels_of(game)[strongest].network else None


def searching_level(game: Game) -> Level:
    """How a search with a network is set in this game: as its strongest level, if that asks one."""
    strongest = levels_of(game)[strongest_name(game)]
    return strongest if strongest.network else PLAYING_ON


def judge_of(game: Game) -> Judge:
    """How a search judges a position of this game."""
    return game.judgement.judge if game.judgement else plain_judgement.judge


def prefer_of(game: Game) -> Prefer:
    """Which move of this game a playout makes."""
    own = game.judgement.prefer if game.judgement else None
    return own or plain_judgement.prefer


def weights_of(game: Game) -> tuple[float, ...]:
    """The weights of a game's judgement, by which its levels judge positions."""
    return game.judgement.WEIGHTS if game.judgement else plain_judgement.WEIGHTS


def knobs_of(game: Game, level: Level, weights: tuple[float, ...] | None = None) -> np.ndarray:
    """A level in the form that the compiled search takes."""
    numbers = [float(getattr(level, field.name)) for field in fields(Level) if field.name not in UNCOMPILED]
    return np.array([mind.SEARCH, *numbers, *(weights or weights_of(game))], np.float64)


def settings_of(game: Game, names: Iterable[str] = RATED) -> dict[str, list[float]]:
    """The present settings of levels. What was measured with other settings is out of date."""
    return {name: knobs_of(game, levels_of(game)[name]).tolist() for name in names}


def simple_knobs(game: Game, kind: int) -> np.ndarray:
    """Settings of bots without a level. The greedy one counts only points, not the game's own features."""
    weights = weights_of(game)
    features = [0.0] * (len(weights) - mind.FEATURES)
    return np.array([kind, *[0.0] * (mind.WEIGHTS - 1), *weights[: mind.FEATURES], *features], np.float64)
