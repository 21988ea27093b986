"""Upkeep: clocks that run out, bots that were not heard, tables that nobody looks at."""

from __future__ import annotations

import asyncio
import time

from nekoban.server import actions, contributions
from nekoban.server.clocks import DAY
from nekoban.server.live import IDLE, LiveTable
from nekoban.server.serving import Serving
from nekoban.server.writer import Writer

A_TURN = 5  # tables that are looked after in one go
AT_ONCE = 100  # tables that are forgotten in one go
MOST_MOVES = 150_000  # of all tables in memory: each keeps a position of about 2 kB
IDLE_OVER = 5.0  # seconds in memory of a finished game without anybody at the table


class Upkeep:
    """Looks after the tables of a registry, once in a while."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.registry = writer.registry
        self.store = writer.store

    async def sweep(self) -> None:
        """Once in a while: bots that were not heard, clocks that ran out, tables that nobody looks at."""
        for number, live in enumerate(list(self.registry.lives.values()), 1):
            with self.writer.tasks.going_on():
                await self.look_after(live)
            if number % A_TURN == 0:
                await asyncio.sleep(0)  # others have theirs
        self.forget_idle(time.monotonic())

    def forget_idle(self, now: float) -> None:
        """Tables that nobody looks at leave the memory: after a while, or at once where there is no room.

        Whoever asks for a thousand long games could fill it else; those asked for longest ago go first.
        """
        lives = self.registry.lives
        count = sum(live.table.match.ply for live in lives.values())
        chosen = list(lives.items())
        if count > MOST_MOVES:
            chosen.sort(key=lambda one: one[1].used)
        for id, live in chosen:
            limit = IDLE_OVER if live.table.phase == "over" else IDLE
            is_thinking = live.thinking_turn and live.thinking_turn == live.table.turn
            is_idle = not live.listeners and not live.lock.locked() and not is_thinking
            if is_idle and (now - live.used > limit or count > MOST_MOVES):
                del lives[id]
                count -= live.table.match.ply

    async def expire(self, serving: Serving) -> None:
        """Forget tables that are older than the operator keeps them, some at a time."""
        for phases, days in (
            (("open", "closed"), serving.keep_waiting),
            (("playing", "aside"), serving.keep_unfinished),
            (("over",), serving.keep_finished),
        ):
            before = self.registry.time.now() - int(days * DAY)
            find = self.store.tables.expired
            for id in await self.store.search(find, phases, before, AT_ONCE) if days else ():
                live = self.registry.lives.get(id)
                if live is None or not live.listeners:
                    if await self.store.call(self.store.tables.forget, id, before):
                        self.registry.drop(id)
                    await asyncio.sleep(0)

    async def look_after(self, live: LiveTable) -> None:
        if live.is_stale and not live.lock.locked():
            async with live.lock:
                await self.writer.reread(live)
        self.registry.signals.position(live, False)
        if contributions.is_late(live.table, live.time.now()):
            await self.writer.change(live, lambda table: contributions.go_on(table, live.time.now()))
        if live.table.clocks.is_out(live.time.now()):
            await self.writer.change(live, lambda table: actions.run_out(table, live.time.now()))

    async def sweep_store(self) -> None:
        """Tables in the store whose clock may have run out. `due` may be too early there, never too late."""
        now = self.registry.time.now()
        for id in await self.store.search(self.store.tables.due, now, 100):
            with self.writer.tasks.going_on():
                live = await self.registry.fetch(id)
                await self.look_after(live)
                await self.store.call(self.store.tables.set_due, id, live.table.clocks.due or now + 60_000)
