"""Calls: the browser tells those who are away that it is their turn, if they asked for it.

What is sent says which table, and nothing of the match; nobody but the browser can read it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from urllib.parse import urlsplit

import msgspec

from nekoban.core.game import Game
from nekoban.core.language import READER, reading
from nekoban.server.live import LiveTable
from nekoban.server.logs import Seldom
from nekoban.server.push_messages import (
    SECRET_BYTES,
    Subscription,
    coded,
    decoded,
    encrypted,
    new_private_key,
    point,
    read_point,
    read_private_key,
    signature,
)
from nekoban.server.push_service import PushService, Unreachable
from nekoban.server.refusals import Refused
from nekoban.server.safety import Buckets, Rate
from nekoban.server.store.calls import CallRow
from nekoban.server.words import tell
from nekoban.server.writer import Writer

LOG = logging.getLogger("nekoban.server")
AT_ONCE = 20  # calls on their way
WAITING = 500  # calls that wait for their turn; more are not made
OFTEN = Rate(5, 1 / 60)  # calls to one browser
GONE = (404, 410)  # what a push service says of a browser that no longer wants to be called


class Calls:
    """Calls whoever is to move and is away."""

    def __init__(self, writer: Writer, contact: str) -> None:
        self.writer = writer
        self.store = writer.store
        self.contact = contact
        self.private = read_private_key(self.store.values.push_key(new_private_key()))
        self.service = PushService()
        self.room = asyncio.Semaphore(AT_ONCE)
        self.waiting = 0
        self.log = Seldom(LOG)  # a stranger names the address
        self.buckets = Buckets()
        writer.signals.turn = self.look

    @property
    def key(self) -> str:
        """The public key, which browsers get."""
        return coded(point(self.private))

    def checked(self, table: str, token: str, endpoint: str, key: str, secret: str) -> CallRow:
        """A subscription that can be used, or a sentence about what is wrong with it."""
        if not self.service.is_fit(endpoint):
            raise Refused(
                "malformed", "Notifications can only go to the https address of a browser's push service."
            )
        try:
            read_point(decoded(key))
            is_whole = len(decoded(secret)) == SECRET_BYTES
        except ValueError:
            is_whole = False
        if not is_whole:
            raise Refused("malformed", "The keys of the push service cannot be read.")
        return CallRow(table, token, endpoint, key, secret, READER.get())

    def look(self, live: LiveTable) -> None:
        """Something has happened: call whoever is to move, if they are away."""
        seat = live.table.to_move
        if live.table.phase == "over":
            self.writer.tasks.spawn(self.store.call(self.store.calls.stop, live.table.id))
        if seat is None or live.here()[seat] or not live.table.seats[seat].is_played_by_person:
            return
        if self.waiting < WAITING:
            self.waiting += 1
            self.writer.tasks.spawn(self.call(live, seat, live.table.turn))

    async def call(self, live: LiveTable, seat: int, turn: int) -> None:
        try:
            async with self.room:
                token = live.table.seats[seat].token
                row = await self.store.call(self.store.calls.find, live.table.id, token)
                if row is not None and live.table.turn == turn and live.last_called != turn:
                    live.last_called = turn
                    await self.send(row, live.table.game)
        except Refused:
            pass  # the database is away, or this browser was called often
        finally:
            self.waiting -= 1

    async def send(self, row: CallRow, game: Game) -> None:
        to = Subscription(row.endpoint, decoded(row.key), decoded(row.secret))
        self.buckets.take("calls", row.endpoint, OFTEN)
        with reading(row.language):
            told = {"table": row.table, "title": game.shown_title, "text": tell("your-turn")}
        parts = urlsplit(row.endpoint)
        audience = f"{parts.scheme}://{parts.netloc}"
        signed = signature(self.private, audience, self.contact, time.time())
        try:
            status = await self.service.send(row.endpoint, encrypted(msgspec.json.encode(told), to), signed)
        except Unreachable as why:
            self.log.say(logging.INFO, f"a push service was not reached: {why}")
            self.writer.metrics.count("calls_total", outcome="unreached")
            return
        self.writer.metrics.count("calls_total", outcome="sent" if status < 300 else "refused")
        if status in GONE:
            await self.store.call(self.store.calls.stop, row.table, row.token)
