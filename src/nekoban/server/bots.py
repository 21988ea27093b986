"""Bots at a table: which are offered, those of the operator, and what one of them chooses."""

from __future__ import annotations

import logging
import re
import threading
import time
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path

from nekoban.bots import Bot, all_bots, is_bot, make_agent, make_bot, meet, rated_bots
from nekoban.bots.agents import REST
from nekoban.bots.early import lower_bot, make_early_bot, plays_now
from nekoban.bots.naming import is_own, read_name
from nekoban.bots.questions import AgentError
from nekoban.bots.search import Search, search_is_compiled
from nekoban.bots.weights import WeightsError
from nekoban.core.game import Game
from nekoban.core.luck import bot_luck
from nekoban.core.messages import tell as shared
from nekoban.server.metrics import Metrics
from nekoban.server.refusals import Refused
from nekoban.server.tables import TableState
from nekoban.server.words import tell

LOG = logging.getLogger("nekoban.server")
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
NAME_LIMIT = 30
STAND_IN = "random"  # plays for a bot that the operator does not offer any more
OPERATORS: dict[str, str] = {}  # the operator's own bots, by the names that players see


def read_bots(file: str) -> dict[str, str]:
    """The bots of an operator's file: `tabby = "program:python3 tabby.py"`, one a line."""
    if not file:
        return {}
    try:
        named = tomllib.loads(Path(file).read_text(encoding="utf-8"))
    except OSError as error:
        raise ValueError(shared("file-unreadable", file=file, error=str(error.strerror))) from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ValueError(shared("file-unreadable", file=file, error=str(error))) from None
    for name, bot in named.items():
        if not NAME.fullmatch(name) or len(name) > NAME_LIMIT or name in all_bots():
            raise ValueError(tell("own-bot-name", file=file, name=repr(name), limit=NAME_LIMIT))
        if not isinstance(bot, str) or not is_bot(bot):
            raise ValueError(tell("own-bot-place", file=file, name=name))
    return named


def offer_bots(named: Mapping[str, str]) -> None:
    """Offer an operator's own bots in this process, and no others. Nobody else can name one."""
    OPERATORS.clear()
    OPERATORS.update(named)


def offered_bots() -> list[str]:
    """The names that players may choose from."""
    return [*all_bots(), *OPERATORS]


def usual_bot() -> str:
    """The bot that is proposed: the one in the middle of the ladder."""
    return rated_bots()[len(rated_bots()) // 2]


def bot_behind(name: str) -> str:
    """The bot that plays under a name."""
    return OPERATORS.get(name) or (name if name in all_bots() else STAND_IN)


class Minds(threading.local):
    """The bots of one thread: a search keeps its memory between moves, so no two threads share one."""

    def __init__(self) -> None:
        self.bots: dict[tuple[str, str, bool], Bot] = {}
        self.failed: dict[tuple[str, str, bool], float] = {}  # until when they are not tried again


MINDS = Minds()


def bot_for(name: str, game: Game) -> Bot:
    """The bot of that name in this thread; until the rules are compiled, one that does without."""
    bot = bot_behind(name)
    if is_own(bot):
        return operators_bot(bot, game)
    key = (bot, game.name, search_is_compiled(game))
    if key not in MINDS.bots:
        MINDS.bots[key] = make_bot(bot, game) if key[-1] else make_early_bot(bot, game)
    return MINDS.bots[key]


def search_for(level: str, game: Game) -> Search:
    """A level of this thread, for questions that only a search answers: hints and the coach."""
    bot = bot_for(level, game)
    assert isinstance(bot, Search), level
    return bot


def operators_bot(bot: str, game: Game) -> Bot:
    """A bot of the operator's own. One that cannot be started is not tried again for a while."""
    key = (bot, game.name, True)
    if key not in MINDS.bots:
        if time.monotonic() < MINDS.failed.get(key, 0.0):
            return bot_for(STAND_IN, game)
        try:
            is_network = read_name(bot).is_network
            quiet = (lambda sentence: None, True)
            MINDS.bots[key] = make_bot(bot, game) if is_network else make_agent(bot, game, *quiet)
        except (AgentError, WeightsError):
            MINDS.failed[key] = time.monotonic() + REST
            raise
    return MINDS.bots[key]


def check_bot(name: str) -> None:
    """Refuse the name of a bot that this server does not offer."""
    if name not in offered_bots():
        raise Refused(
            "malformed",
            "There is no bot of that name. The bots are: {names}.",
            names=shared("listed", things=offered_bots()),
        )


def bot_choice(table: TableState, seat: int, metrics: Metrics) -> Callable[[], int]:
    """What the bot of a seat is to do in a thread: it has a view, the legal moves and a luck of its own."""
    match = table.match
    view, legal = match.view(seat), match.legal()
    luck = bot_luck(match.dealing_seed, match.ply)
    name = table.seats[seat].bot
    if not plays_now(bot_behind(name), table.game):
        name = lower_bot(bot_behind(name), table.game)

    def choose() -> int:
        try:
            bot = bot_for(name, table.game)
            meet(bot, match.options)
            row = int(bot.choose(view, legal, luck))
            if row in legal:
                return row
            LOG.error("a bot chose an illegal move", extra={"game": table.game.name})
        except Exception as error:
            LOG.error("a bot failed", exc_info=error, extra={"game": table.game.name})
        metrics.count("bot_faults_total")
        return int(bot_for("random", table.game).choose(view, legal, luck))

    return choose
