"""The channel: processes on one PostgreSQL tell each other what has happened, through Litestar's channels.

A message only says that a table has entries up to a number, or who is connected; the entries themselves are
read from the store. A message that gets lost costs a few seconds and nothing else: tables are also looked at
regularly.

What a process says is believed once it has greeted us by our name, which we draw when we begin: so it speaks
now, and what it said before, or another long ago, is worth nothing to whoever repeats it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Iterable
from hashlib import blake2b, shake_256
from hmac import compare_digest
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend

from nekoban.server.logs import Seldom
from nekoban.server.presence import Presence
from nekoban.server.refusals import Refused
from nekoban.server.store import Store
from nekoban.server.writer import Writer

LOG = logging.getLogger("nekoban.server")
NAME = "nekoban"
LOOK = 5.0  # seconds between looks at the store
LISTEN, RETRY = 0.1, 0.5  # seconds of listening in one go, and before a lost connection is tried again
BACKLOG = 10_000
NONCE_BYTES = SIGN_BYTES = 16


class Heard(msgspec.Struct):
    """A message from another process, which counts what it says."""

    process: str
    count: int
    table: str = ""
    greeting: str | None = None  # the process that is greeted; empty: all of them
    number: int | None = None
    here: list[int] | None = None
    watching: int = 0


read_heard = msgspec.json.Decoder(Heard).decode


class Seal:
    """Hides and signs what processes say to each other: whoever can read the database has the key.

    PostgreSQL lets every role notify every channel and listen there, also one that may do nothing else; and
    the id of a table is a link to it.
    """

    def __init__(self, key: bytes) -> None:
        self.key = key

    def sealed(self, message: dict[str, Any]) -> str:
        body, nonce = msgspec.json.encode(message), secrets.token_bytes(NONCE_BYTES)
        hidden = nonce + self.turned(body, nonce)
        return (self.sign(hidden) + hidden).hex()

    def opened(self, data: bytes) -> Heard | None:
        """A message that another process has sealed and that we can read; None for anything else."""
        try:
            found = bytes.fromhex(data.decode("ascii"))
        except ValueError:
            return None
        sign, hidden = found[:SIGN_BYTES], found[SIGN_BYTES:]
        if not compare_digest(sign, self.sign(hidden)):
            return None
        try:
            return read_heard(self.turned(hidden[NONCE_BYTES:], hidden[:NONCE_BYTES]))
        except msgspec.MsgspecError:  # of another version, whose words we do not know
            return None

    def turned(self, body: bytes, nonce: bytes) -> bytes:
        """The same with a stream of bits laid over it that nobody else has; done twice, it is as before."""
        stream = shake_256(self.key + nonce).digest(len(body))
        return bytes(one ^ other for one, other in zip(body, stream, strict=True))

    def sign(self, hidden: bytes) -> bytes:
        return blake2b(hidden, key=self.key, digest_size=SIGN_BYTES).digest()


def postgres_backend(store: Store, missed: asyncio.Event) -> ChannelsBackend:
    """Litestar's backend for psycopg, with one connection kept for publishing, that finds its way back."""
    import psycopg
    from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
    from psycopg.sql import SQL, Identifier

    class Backend(PsycoPgChannelsBackend):
        speaker: Any = None

        async def _listen(self) -> None:
            """Listen, and when the connection is lost, again, until told to stop."""
            while not self._stop_listening:
                try:
                    if self._listener_conn.closed:
                        await self.come_back()
                    async for notify in self._listener_conn.notifies(timeout=LISTEN):
                        self._event_queue.put_nowait((notify.channel, notify.payload.encode()))
                except psycopg.Error:
                    LOG.warning("the connection between processes was lost; trying again")
                    await self._listener_conn.close()
                    await asyncio.sleep(RETRY)

        async def come_back(self) -> None:
            """A new connection that hears what the lost one heard, and a look at what was missed."""
            self._listener_conn = await psycopg.AsyncConnection.connect(self._pg_dsn, autocommit=True)
            self._exit_stack.push_async_callback(self._listener_conn.close)
            for channel in self._subscribed_channels:
                await self._listener_conn.execute(SQL("LISTEN {}").format(Identifier(channel)))
            LOG.warning("the processes hear each other again")
            missed.set()

        async def publish(self, data: bytes, channels: Iterable[str]) -> None:
            for channel in channels:
                try:
                    if self.speaker is None or self.speaker.closed:
                        self.speaker = await psycopg.AsyncConnection.connect(self._pg_dsn, autocommit=True)
                    await self.speaker.execute("SELECT pg_notify(%s, %s)", (channel, data.decode()))
                except psycopg.Error:
                    self.speaker = None
                    LOG.warning("a message to the other processes was lost")

        async def on_shutdown(self) -> None:
            if self.speaker is not None:
                await self.speaker.close()
            await super().on_shutdown()

    return Backend(store.url.set(drivername="postgresql").render_as_string(hide_password=False))


class Channel:
    """This process's end of the channel."""

    def __init__(self, writer: Writer, presence: Presence) -> None:
        self.writer = writer
        self.presence = presence
        self.store = writer.store
        self.process = secrets.token_hex(6)
        self.said = 0
        self.heard: dict[str, int] = {}  # how much each had said that has greeted us, when it was heard last
        self.greeted: dict[str, int] = {}  # how much each had said when we greeted it
        self.has_strangers = False  # somebody speaks who has not greeted us
        self.seal = Seal(bytes.fromhex(self.store.values.shared_secret()))
        self.log = Seldom(LOG)
        self.missed = asyncio.Event()  # messages were lost: look at the store now
        self.plugin = ChannelsPlugin(
            backend=postgres_backend(self.store, self.missed), channels=[NAME], subscriber_max_backlog=BACKLOG
        )
        writer.signals.publish = self.publish
        self.tasks: list[asyncio.Task[None]] = []

    def publish(self, message: dict[str, Any]) -> None:
        self.said += 1
        told = {"process": self.process, "count": self.said, **message}
        self.plugin.publish(self.seal.sealed(told), NAME)

    async def open(self) -> None:
        self.tasks = [asyncio.create_task(self.listen()), asyncio.create_task(self.look())]
        self.tasks[0].add_done_callback(self.deaf)

    def deaf(self, task: asyncio.Task[None]) -> None:
        """Listening ended: from now on only looks at the store tell what others do."""
        if not task.cancelled():
            LOG.error("the channel between processes broke", exc_info=task.exception())

    async def listen(self) -> None:
        async with self.plugin.start_subscription([NAME]) as subscriber:
            self.send_greeting()
            async for data in subscriber.iter_events():
                heard = self.seal.opened(data)
                if heard is None:
                    self.writer.metrics.count("nonsense_total")
                    self.log.warn("somebody who is none of the servers speaks on their channel")
                    continue
                if heard.process != self.process:
                    self.hear(heard)

    def hear(self, heard: Heard) -> None:
        """What another process says now; what it has said before counts no more."""
        if heard.greeting is not None:
            self.greet(heard)
        elif heard.process not in self.heard:
            self.has_strangers = True
        elif heard.count > self.heard[heard.process]:
            self.heard[heard.process] = heard.count
            if heard.number is not None:
                self.writer.tasks.spawn(self.writer.hear(heard.table, heard.number))
            if heard.here is not None:
                self.presence.hear_presence(heard.table, heard.process, heard.here, heard.watching)

    def greet(self, heard: Heard) -> None:
        """Whoever greets us by our name speaks now. A greeting is answered once, and only once."""
        process, count = heard.process, heard.count
        if heard.greeting == self.process:
            if process not in self.heard:
                self.missed.set()  # what it said before was not believed
            self.heard[process] = max(count, self.heard.get(process, 0))
        before = self.greeted.get(process, 0)
        is_new = count > before if heard.greeting == "" else heard.greeting == self.process and not before
        if is_new:
            self.greeted[process] = count
            self.send_greeting(process)

    def send_greeting(self, process: str = "") -> None:
        """Greet a process by its name, or all of them; older versions ask for a table in every message."""
        self.publish({"greeting": process, "table": ""})

    async def look(self) -> None:
        """Every few seconds: what did we miss, and who is here."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.missed.wait(), LOOK)
            self.missed.clear()
            if self.has_strangers:
                self.has_strangers = False
                self.send_greeting()
            watched = {id: live for id, live in self.writer.registry.lives.items() if live.listeners}
            if not watched:
                continue
            try:
                found = await self.store.call(self.store.journals.numbers, list(watched))
                for id, number in found.items():
                    await self.writer.hear(id, number)
            except Refused:
                continue  # the database does not answer
            for live in watched.values():
                self.presence.publish_presence(live)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for task in self.tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
