"""Bot turns: when a bot thinks at a table, how long its move waits, and how many tables bots have alone."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from nekoban.bots.compiling import Compiling
from nekoban.bots.early import lower_bot, plays_now
from nekoban.server import actions
from nekoban.server.bots import bot_behind, bot_choice
from nekoban.server.live import LiveTable
from nekoban.server.messages import WaitingMessage, encode
from nekoban.server.refusals import Refused
from nekoban.server.safety import Limits
from nekoban.server.thinking import Thinking
from nekoban.server.writer import Writer

OTHERS_FIRST = 3.0  # seconds that another process has for its bot's move
FIRST_MOMENT = 0.1  # seconds
LONGEST_STEP = 1.6  # seconds that all moves of a bot take because one did: more would bore people
FORGET = 120.0  # seconds after which nobody waits any more for what was needed once
PACE = 0.6  # seconds that a move stays before a bot answers it, where people look


class BotTurns:
    """Lets bots play at the tables of this process."""

    def __init__(
        self,
        writer: Writer,
        thinking: Thinking,
        compiling: Compiling,
        limits: Limits,
        pace: float = PACE,
    ) -> None:
        self.writer = writer
        self.registry = writer.registry
        self.metrics = writer.metrics
        self.thinking = thinking
        self.compiling = compiling
        self.limits = limits
        self.pace = pace
        self.schedule = Schedule()
        writer.signals.position = self.wake
        self.metrics.gauge(
            "thinking_queue", "Bot moves that wait for a thread.", lambda: thinking.queue_length
        )
        self.metrics.gauge("thinking_busy", "Bots that think now.", lambda: thinking.busy)

    def bot_tables(self) -> list[LiveTable]:
        """Tables where bots alone play on: limited per address and in all, first come, first served."""
        found: list[LiveTable] = []
        own: Counter[str] = Counter()
        for live in self.registry.lives.values():
            if live.is_for_bots_alone and live.is_attended and own[live.opener] < self.limits.bot_tables:
                own[live.opener] += 1
                found.append(live)
        return found[: self.limits.all_bot_tables]

    def has_room(self, live: LiveTable) -> bool:
        """Whether bots may think here: where they play alone, the number of tables is limited."""
        return not live.is_for_bots_alone or live in self.bot_tables()

    def wake(self, live: LiveTable, later: bool) -> None:
        """If a bot is to move and somebody waits for it, let it think."""
        table = live.table
        seat = table.to_move
        if table.is_started:
            self.compiling.ask(table.game)
        if seat is None or not table.seats[seat].is_played_by_bot or table.has_older_luck:
            live.thinking_turn = 0
            return
        if live.thinking_turn != table.turn and live.is_attended and self.has_room(live):
            if self.waits(live, seat):
                return  # the sweep asks again
            live.thinking_turn = table.turn
            self.writer.tasks.spawn(self.bot_turn(live, seat, table.turn, later))

    def waits(self, live: LiveTable, seat: int) -> bool:
        """Whether a bot waits for compiled rules; if so, those at the table see the progress."""
        game, bot = live.table.game, live.table.seats[seat].bot
        progress = self.compiling.progress(game)
        if live.has_lower_bots or progress.state == "failed" or plays_now(bot_behind(bot), game):
            return False
        lower = lower_bot(bot_behind(bot), game)
        told = WaitingMessage(live.table.turn, seat, bot, lower, game.title, progress.done, progress.parts)
        if live.told_waiting != (told, len(live.listeners)):
            live.told_waiting = told, len(live.listeners)
            for listener in live.listeners:
                listener.tell(encode(told))
        return True

    async def bot_turn(self, live: LiveTable, seat: int, turn: int, later: bool) -> None:
        """A bot's move. Where another process was asked first, it gets a while to answer."""
        if later:
            await asyncio.sleep(OTHERS_FIRST)
        table = live.table
        if table.turn != turn or table.to_move != seat or not table.seats[seat].bot:
            return
        asked = time.monotonic()
        choose = timed(bot_choice(table, seat, self.metrics))
        thought: Thought = await self.thinking.think(table.id, choose, live.opener)
        self.metrics.time("thinking_seconds", time.monotonic() - asked)
        bot = table.seats[seat].bot, table.game.name, len(table.seats)
        await asyncio.sleep(self.pause(live, self.schedule.due(bot, thought)))
        try:
            await self.writer.change(live, lambda table: actions.bot_move(table, turn, seat, thought.row))
        except Refused as refusal:
            if refusal.code == "full":
                live.thinking_turn = 0  # the sweep asks again
            if refusal.code != "late":
                raise

    def pause(self, live: LiveTable, due: float = 0.0) -> float:
        """How long a bot still waits with its move: until it is due, and a person could follow the last."""
        wanted, now = live.table.settings.pace, time.monotonic()
        pace = wanted
        if pace is None:
            looking = any(listener.viewer.picture for listener in live.listeners)
            pace = self.pace if looking or live.table.seats.have_people else 0.0
        is_hurried = wanted == 0 or self.pace == 0  # somebody has chosen that
        return max(0.0, live.moved + pace - now, 0.0 if is_hurried else due - now)


class Thought(NamedTuple):
    """What a bot has chosen, and how long it thought."""

    row: int
    began: float
    ended: float


def timed(think: Callable[[], int]) -> Callable[[], Thought]:
    """A bot's choice with when it began and ended to think: its move waits by that."""

    def choose() -> Thought:
        began = time.monotonic()
        return Thought(think(), began, time.monotonic())

    return choose


Player = tuple[str, str, int]  # a bot, the game that it plays, and how many sit there


class Schedule:
    """When bots move: how long one thinks would tell about its cards.

    A bot takes as long for every move of a game as it ever needed for one, at all tables together. That is
    counted in few steps, each twice the one before. So a move says nothing; only the rare one that needs a
    longer step than all before it is seen to be long, and from then on all take that long.
    """

    def __init__(self) -> None:
        self.steps: dict[Player, tuple[float, float]] = {}  # of each bot, and when it was last needed

    def taken(self, game: str) -> dict[str, float]:
        """How many seconds each bot that has played the game here takes for a move, at whatever table."""
        found: dict[str, float] = {}
        for (bot, played, _), (step, _) in list(self.steps.items()):
            if played == game:
                found[bot] = max(step, found.get(bot, 0.0))
        return found

    def due(self, bot: Player, thought: Thought) -> float:
        """When the bot moves that has just thought."""
        now, needed = thought.ended, moment_after(thought.ended - thought.began)
        step, needed_at = self.steps.get(bot, (FIRST_MOMENT, now))
        if now - needed_at > FORGET:
            step, needed_at = max(FIRST_MOMENT, step / 2), now
        self.steps[bot] = (min(needed, LONGEST_STEP), now) if needed >= step else (step, needed_at)
        return thought.began + max(step, needed)


def moment_after(seconds: float) -> float:
    """The next moment at which bots move: 0.1 s after they were asked, and then each time twice as late."""
    moment = FIRST_MOMENT
    while moment < seconds:
        moment *= 2
    return moment
