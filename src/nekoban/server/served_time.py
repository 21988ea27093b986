"""Served time: milliseconds for which the server has run, added up over all its restarts.

Clocks of players run by it. It does not follow the clock on the wall, which may jump, and stands still while
no process is there, while a process is stopped, and while the database takes nothing: whoever could not have
moved loses no time. It began as the milliseconds since 1970 of the moment in which the database was made.
"""

from __future__ import annotations

import time
from contextlib import suppress

from nekoban.server.refusals import Refused
from nekoban.server.store import Store

KEEP = 1.0  # seconds between two moments that are kept
MOST = 5_000  # milliseconds that count since the last of them


def wall() -> int:
    """Milliseconds since 1970 for people to read; nothing is decided by it."""
    return time.time_ns() // 1_000_000


class ServedTime:
    """The time of one process. Of several on one database, all follow the one that is ahead."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.kept = store.values.served_time(wall())
        self.kept_at = time.monotonic()

    def now(self) -> int:
        """The present moment, never much ahead of what is kept."""
        return self.kept + min(MOST, int(1000 * (time.monotonic() - self.kept_at)))

    async def keep(self) -> None:
        """Keep the present moment, or let the time since the last one count for nothing."""
        mine = self.now()
        with suppress(Refused):  # the database is away: nobody can move
            self.kept = max(mine, await self.store.call(self.store.values.keep_served_time, mine))
        self.kept_at = time.monotonic()
