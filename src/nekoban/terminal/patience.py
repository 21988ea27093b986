"""Bots in the terminal that wait until their rules are compiled, or let another one play meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from nekoban.bots import Bot, stop
from nekoban.bots.compiling import Compiling
from nekoban.bots.early import make_early_bot
from nekoban.bots.search import search_is_compiled
from nekoban.core.game import Game
from nekoban.core.moves import Move
from nekoban.core.record import View
from nekoban.terminal.words import tell


class PatientBot:
    """A bot, and the one that plays for it until the rules are compiled ("": nobody does)."""

    def __init__(self, bot: Bot, game: Game, compiling: Compiling, lower: str) -> None:
        self.bot = bot
        self.name = bot.name
        self.game = game
        self.compiling = compiling
        self.lower = lower

    @cached_property
    def early(self) -> Bot:
        return make_early_bot(self.lower, self.game)

    @property
    def is_waiting(self) -> bool:
        return not self.lower and not search_is_compiled(self.game)

    def progress(self) -> str:
        """How far the rules are that it waits for; nothing if it does not."""
        if not self.is_waiting:
            return ""
        done, parts = self.compiling.progress(self.game)[1:]
        return tell("waits-for-rules", player=self.name, done=done, parts=parts)

    def choose(self, view: View, legal: Sequence[Move], luck: int) -> Move:
        if self.is_waiting and not self.compiling.wait(self.game):
            self.lower = "random"  # they could not be compiled
        is_early = self.lower and not search_is_compiled(self.game)
        return (self.early if is_early else self.bot).choose(view, legal, luck)

    def stop(self) -> None:
        stop(self.bot)
