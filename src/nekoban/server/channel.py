"""The channel: processes on one PostgreSQL tell each other what has happened, through Litestar's channels.

A message only says that a table has entries up to a number, or who is connected; the entries themselves are
read from the store. A message that gets lost costs a few seconds and nothing else: tables are also looked at
regularly.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Iterable
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend

from nekoban.server.hall import Hall
from nekoban.server.store import Store

LOG = logging.getLogger("nekoban.server")
NAME = "nekoban"
LOOK = 5.0  # seconds between looks at the store
BACKLOG = 10_000


class Heard(msgspec.Struct):
    """A message from another process."""

    process: str
    table: str
    number: int | None = None
    here: list[int] | None = None


def postgres_backend(store: Store) -> ChannelsBackend:
    """Litestar's backend for psycopg, with one connection kept for publishing."""
    import psycopg
    from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

    class Backend(PsycoPgChannelsBackend):
        speaker: Any = None

        async def publish(self, data: bytes, channels: Iterable[str]) -> None:
            for channel in channels:
                try:
                    if self.speaker is None or self.speaker.closed:
                        self.speaker = await psycopg.AsyncConnection.connect(self._pg_dsn, autocommit=True)
                    await self.speaker.execute("SELECT pg_notify(%s, %s)", (channel, data.decode()))
                except psycopg.OperationalError:
                    self.speaker = None
                    LOG.warning("a message to the other processes was lost")

        async def on_shutdown(self) -> None:
            if self.speaker is not None:
                await self.speaker.close()
            await super().on_shutdown()

    return Backend(store.url.set(drivername="postgresql").render_as_string(hide_password=False))


class Channel:
    """This process's end of the channel."""

    def __init__(self, hall: Hall, store: Store) -> None:
        self.hall = hall
        self.store = store
        self.process = secrets.token_hex(6)
        self.plugin = ChannelsPlugin(
            backend=postgres_backend(store), channels=[NAME], subscriber_max_backlog=BACKLOG
        )
        hall.publish = self.publish
        self.tasks: list[asyncio.Task[None]] = []

    def publish(self, message: dict[str, Any]) -> None:
        self.plugin.publish({"process": self.process, **message}, NAME)

    async def open(self) -> None:
        self.tasks = [asyncio.create_task(self.listen()), asyncio.create_task(self.look())]
        self.tasks[0].add_done_callback(self.deaf)

    def deaf(self, task: asyncio.Task[None]) -> None:
        """Listening ended: from now on only looks at the store tell what others do."""
        if not task.cancelled():
            LOG.error("the channel between processes broke", exc_info=task.exception())

    async def listen(self) -> None:
        async with self.plugin.start_subscription([NAME]) as subscriber:
            async for data in subscriber.iter_events():
                heard = msgspec.json.decode(data, type=Heard)
                if heard.process == self.process:
                    continue
                if heard.number is not None:
                    self.hall.spawn(self.hall.hear(heard.table, heard.number))
                if heard.here is not None:
                    self.hall.hear_presence(heard.table, heard.process, heard.here)

    async def look(self) -> None:
        """Every few seconds: what did we miss, and who is here."""
        while True:
            await asyncio.sleep(LOOK)
            watched = {id: live for id, live in self.hall.lives.items() if live.listeners}
            if not watched:
                continue
            try:
                found = await self.store.call(self.store.numbers, list(watched))
            except Exception as error:
                LOG.error("the database does not answer", exc_info=error)
                continue
            for id, number in found.items():
                await self.hall.hear(id, number)
            for live in watched.values():
                self.hall.publish_presence(live)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for task in self.tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
