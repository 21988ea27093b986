"""The archive: replays of finished games are stored in the background."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from nekoban.server.refusals import Refused
from nekoban.server.registry import Registry
from nekoban.server.replay import keep_replay
from nekoban.server.tasks import Tasks

MISSING = 1000  # replays that are kept at a start, at most
KEEP_AGAIN = 10.0  # seconds until what the database did not take is kept again


class Archive:
    """Keeps the replays of games that have ended."""

    def __init__(self, registry: Registry, tasks: Tasks) -> None:
        self.registry = registry
        self.store = registry.store
        self.tasks = tasks
        self.ended: asyncio.Queue[str] = asyncio.Queue()  # tables whose replay is to be kept
        registry.signals.over = self.ended.put_nowait
        registry.metrics.gauge(
            "replays_waiting", "Finished games whose replay is to be kept.", self.ended.qsize
        )

    async def keep_replays(self) -> None:
        """Keep the replays of games that end, one after the other, and first of those of the last run.

        While the database does not answer they wait; what else goes wrong with one would go wrong again.
        """
        while not await self.is_settled(self.find_unkept()):
            await asyncio.sleep(KEEP_AGAIN)
        while True:
            id = await self.ended.get()
            if not await self.is_settled(self.keep(id)):
                self.ended.put_nowait(id)
                await asyncio.sleep(KEEP_AGAIN)

    async def is_settled(self, work: Coroutine[Any, Any, None]) -> bool:
        """Do something; False if it is to be done again, since the database did not answer."""
        with self.tasks.going_on():
            try:
                await work
            except Refused as refusal:
                return refusal.code != "full"
        return True

    async def find_unkept(self) -> None:
        for id in await self.store.search(self.store.finished.unkept, MISSING):
            self.ended.put_nowait(id)

    async def keep(self, id: str) -> None:
        is_kept = await self.store.call(self.store.finished.is_kept, id)
        if not is_kept:  # another process may have been quicker
            await keep_replay(self.store, (await self.registry.fetch(id)).table, self.ended.qsize)
