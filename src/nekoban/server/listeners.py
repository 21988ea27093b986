"""Listeners: the connections at a table, whether sockets or streams, each with a queue of what to tell it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ClassVar

from nekoban.server.padding import padded
from nekoban.server.presentation import Viewer

QUEUE_LIMIT = 500  # messages that a slow connection may be behind,
QUEUE_BYTES = 1_000_000  # and how long all of them together;
ALL_QUEUED = 200_000_000  # and of all connections: beyond that, whoever is furthest behind goes


class Listener:
    """One connection that hears what happens."""

    all_queued = 0  # bytes, of all connections of this process
    behind: ClassVar[set[Listener]] = set()  # for which something is queued

    def __init__(self, token: str, viewer: Viewer, is_host: bool = False) -> None:
        self.token = token  # hashed, or ""
        self.viewer = viewer
        self.is_host = is_host
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE_LIMIT)
        self.queued = 0  # bytes
        self.is_closed = False
        self.is_behind = True  # something is queued, or being sent
        self.write_now: Callable[[bytes], bool] | None = (
            None  # pads it too, and is shorter than the queue; False: not now
        )

    def tell(self, message: bytes) -> None:
        """Tell it at once, or queue a message.

        A connection that is too far behind is closed: it comes back to a whole table.
        """
        if self.is_closed:
            return
        if not self.is_behind and self.write_now is not None and self.write_now(message):
            return
        message = padded(message)
        if self.queue.full() or self.queued + len(message) > QUEUE_BYTES:
            self.close()
            return
        self.is_behind = True
        self.count(len(message))
        self.queue.put_nowait(message)
        if Listener.all_queued > ALL_QUEUED:
            max(Listener.behind, key=lambda one: one.queued).close()

    def count(self, size: int) -> None:
        """So many bytes more are queued, or fewer."""
        self.queued += size
        Listener.all_queued += size
        (Listener.behind.add if self.queued else Listener.behind.discard)(self)

    def close(self) -> None:
        """Say no more."""
        self.is_closed = True
        self.count(-self.queued)
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)

    async def next(self) -> bytes | None:
        """What to send next, when all before was sent; None at the end."""
        self.is_behind = not self.queue.empty()
        message = await self.queue.get()
        self.count(-len(message or b""))
        return message
