"""Bots at a table: which there are, and what one of them is asked."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Any

from nekoban.bots import all_bots, make_bot
from nekoban.bots.early import lower_bot, make_early_bot, plays_now
from nekoban.bots.search import search_is_compiled
from nekoban.core.game import Game
from nekoban.core.luck import bot_luck
from nekoban.server.metrics import Metrics
from nekoban.server.refusals import Refused
from nekoban.server.tables import TableState

LOG = logging.getLogger("nekoban.server")


class Minds(threading.local):
    """The bots of one thread: a search keeps its memory between moves, so no two threads share one."""

    def __init__(self) -> None:
        self.bots: dict[tuple[str, str, bool], Any] = {}


MINDS = Minds()


def bot_for(name: str, game: Game) -> Any:
    """The bot of that name in this thread; until the rules are compiled, one that does without."""
    key = (name, game.name, search_is_compiled(game))
    if key not in MINDS.bots:
        MINDS.bots[key] = make_bot(name, game) if key[-1] else make_early_bot(name, game)
    return MINDS.bots[key]


def check_bot(name: str) -> None:
    if name not in all_bots():
        raise Refused(
            "malformed", "There is no bot of that name. There are: {names}.", names=", ".join(all_bots())
        )


def bot_name(bot: str) -> str:
    """What a bot is called at a table."""
    return bot.replace("-", " ").title()


def bot_choice(table: TableState, seat: int, metrics: Metrics) -> Callable[[], int]:
    """What the bot of a seat is to do in a thread: it has a view, the legal moves and a luck of its own."""
    match = table.match
    view, legal = match.view(seat), match.legal()
    luck = bot_luck(match.dealing_seed, match.ply)
    name = table.seats[seat].bot
    if not plays_now(name, table.game):
        name = lower_bot(name, table.game)

    def choose() -> int:
        try:
            row = int(bot_for(name, table.game).choose(view, legal, luck))
            if row in legal:
                return row
            LOG.error("a bot chose an illegal move", extra={"game": table.game.name})
        except Exception as error:
            LOG.error("a bot failed", exc_info=error, extra={"game": table.game.name})
        metrics.count("bot_faults_total")
        return int(bot_for("random", table.game).choose(view, legal, luck))

    return choose
