"""Bots, the players without a person: which there are, which the ladder rates, and how a name becomes one.

They get a view, the legal moves and their own luck, nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from nekoban.bots.agents import Agent, make_agent, meet
from nekoban.bots.levels import NAMES, RATED, levels_of, searching_level
from nekoban.bots.naming import NETWORK, BotName, read_name
from nekoban.bots.network import make_net
from nekoban.bots.random import Random
from nekoban.bots.search import TIMED_ITERATIONS, Greedy, NetworkSearch, make_search
from nekoban.bots.weights import read_weights
from nekoban.core.game import Game
from nekoban.core.messages import tell
from nekoban.core.moves import Move
from nekoban.core.player_names import kept_bot_name
from nekoban.core.record import View


class Bot(Protocol):
    """Chooses a move from what its seat may see. The same view, moves and luck give the same choice."""

    name: str

    def choose(self, view: View, legal: Sequence[Move], luck: int) -> Move: ...


@runtime_checkable
class Stoppable(Protocol):
    """What some bots can do besides: be stopped, from another thread, while they think."""

    def stop(self) -> None: ...


def stop(bot: object) -> None:
    """Stop a bot that thinks; those that answer at once need none of it."""
    if isinstance(bot, Stoppable):
        bot.stop()


SIMPLE: dict[str, type[Any]] = {"random": Random, "greedy": Greedy}


def all_bots() -> list[str]:
    """The names of our own bots, the weakest first."""
    return [*SIMPLE, *NAMES]


def rated_bots() -> list[str]:
    """Those of our own bots whose strength the ladder measures."""
    return [*SIMPLE, *RATED]


def is_bot(name: str) -> bool:
    """Whether a name can be that of a bot. One of your own is not started to find out."""
    found = read_name(name)
    return name in SIMPLE or found.is_own or (found.is_level and found.seconds != 0)


def make_bot(name: str, game: Game) -> Bot:
    """The bot of that name for a game (see naming.py); else an error that lists all bots.

    The name must come from whoever runs this program: that of an agent runs a program of theirs.
    """
    found = read_name(name)
    if found.is_network:
        return make_network_bot(game, found)
    if found.is_own:
        return make_agent(name, game)
    if name in SIMPLE:
        return SIMPLE[name](game)
    if not is_bot(name):
        raise LookupError(tell("no-bot", name=repr(name), known=all_bots()))
    level = levels_of(game)[found.plain]
    if found.seconds is not None:
        return make_search(game, replace(level, name=name, iterations=TIMED_ITERATIONS), found.seconds)
    return make_search(game, replace(level, name=name, iterations=found.times * level.iterations))


def make_network_bot(game: Game, name: BotName) -> Bot:
    """The bot that plays by the weights of a file: their policy, or a search of this many iterations."""
    weights = read_weights(Path(name.plain.removeprefix(NETWORK)), game)
    iterations = name.times if name.times > 1 else 0
    budget = TIMED_ITERATIONS if name.seconds else iterations
    level = replace(searching_level(game), name=name.plain, iterations=budget)
    return NetworkSearch(game, level, name.seconds, lambda game, players: make_net(game, weights, players))


def title_of(bot: Bot) -> str:
    """What is kept as a bot's name at a table; see core/player_names.py."""
    return bot.title if isinstance(bot, Agent) else kept_bot_name(bot.name)


__all__ = [
    "SIMPLE",
    "Agent",
    "Bot",
    "all_bots",
    "is_bot",
    "make_agent",
    "make_bot",
    "meet",
    "rated_bots",
    "title_of",
]
