"""Bots before the rules are compiled: low levels think with interpreted rules, and choose the same moves."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from nekoban.bots import SIMPLE, Bot, all_bots, make_bot, tree
from nekoban.bots.levels import levels_of
from nekoban.bots.mind import ROOMS, Mind
from nekoban.bots.naming import read_name
from nekoban.bots.search import Greedy, Ponder, Search, search_is_compiled, thinking_twin
from nekoban.core.compiled import Twin
from nekoban.core.game import Game
from nekoban.core.record import Array

EARLY_DECISIONS = 320  # of one search: what people can wait for while rules are interpreted


class RoomOfStates:
    """The states of a mind as records over the same bytes, which is what interpreted rules take."""

    def __init__(self, game: Game, memory: np.ndarray) -> None:
        size = game.state.dtype.itemsize
        self.memory = memory
        self.states = [game.state.of(memory[room * size : (room + 1) * size]) for room in range(ROOMS)]

    def view(self, _: Any) -> list[Any]:
        return self.states

    def __getitem__(self, place: Any) -> Any:
        return self.memory[place]

    def __setitem__(self, place: Any, value: Any) -> None:
        self.memory[place] = value


def interpreted_mind(game: Game, mind: Mind) -> Mind:
    """The same memory for interpreted rules: what is read from it are Python's own numbers."""
    plain = {name: array.view(Array) for name, array in mind._asdict().items() if name != "room"}
    return Mind(room=RoomOfStates(game, mind.room), **plain)


@cache
def interpreted_thinking(game: Game) -> Ponder:
    """`ponder` as it is written, with a game's rules."""
    return Twin(tree, thinking_twin(game).bound).entry(tree.ponder)


def plays_early(name: str, game: Game) -> bool:
    """Whether a bot is quick enough with interpreted rules."""
    found = read_name(name)
    if name in SIMPLE or (found.is_own and not found.is_network):
        return True
    if found.is_network:
        return False
    level = levels_of(game)[found.plain]
    decisions = found.times * level.iterations * (2 + level.horizon)
    return found.seconds is None and not level.network and decisions <= EARLY_DECISIONS


def plays_now(name: str, game: Game) -> bool:
    """Whether a bot can play at this moment: its rules are compiled, or it does without."""
    return search_is_compiled(game) or plays_early(name, game)


def lower_bot(name: str, game: Game) -> str:
    """The strongest bot that plays early and is not stronger than this one."""
    if plays_early(name, game):
        return name
    bots, plain = all_bots(), read_name(name).plain
    lower = bots[: bots.index(plain) + 1] if plain in bots else bots
    return next(bot for bot in reversed(lower) if plays_early(bot, game))


def make_early_bot(name: str, game: Game) -> Bot:
    """A bot that thinks with interpreted rules. It chooses the same moves as with compiled ones."""
    bot = make_bot(name, game)
    if isinstance(bot, Search | Greedy):
        bot.mind = interpreted_mind(game, bot.mind)
        bot.ponder = interpreted_thinking(game)
    return bot
