"""Presence: who comes to a table, who leaves, and who is shown as present."""

from __future__ import annotations

import time

from nekoban.server import actions
from nekoban.server.broadcast import prepare, table_message, tell_here
from nekoban.server.identity import viewer_of
from nekoban.server.listeners import Listener
from nekoban.server.live import LiveTable
from nekoban.server.presentation import Viewer
from nekoban.server.seats import same
from nekoban.server.writer import Writer

REMOTE_LIFE = 20.0  # seconds that another process's word about who is here counts


def who_is_here(live: LiveTable) -> tuple[list[bool], int]:
    """Everything that is sent about presence: the seats, and how many watch."""
    return live.here(), live.watching()


class Presence:
    """Comings and goings at the tables of this process, and what others say of theirs."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.registry = writer.registry
        self.signals = writer.signals

    async def arrive(self, live: LiveTable, token: str, wanted: Viewer) -> Listener:
        """Somebody connects. An absent player whose seat a bot plays has it back."""
        found = viewer_of(live.table, token, wanted)
        if any(live.table.seats[seat].cause == "absent" for seat in found.mine):
            await self.writer.change(live, lambda table: actions.come_back(table, table.seats.of(token)))
        await prepare(live, found)
        found = viewer_of(live.table, token, wanted)  # the seat may have become another's meanwhile
        listener = Listener(token, found, same(live.table.host, token))
        before = who_is_here(live)
        live.listeners.append(listener)
        listener.tell(table_message(live, listener))
        self.tell_presence(live, before)
        return listener

    def depart(self, live: LiveTable, listener: Listener) -> None:
        before = who_is_here(live)
        listener.close()
        if listener in live.listeners:
            live.listeners.remove(listener)
        live.used = time.monotonic()
        live.see(listener.viewer.mine)
        self.tell_presence(live, before)

    def tell_presence(self, live: LiveTable, before: tuple[list[bool], int]) -> None:
        if who_is_here(live) != before:
            tell_here(live)
            self.publish_presence(live)

    def publish_presence(self, live: LiveTable) -> None:
        seats = sorted({seat for listener in live.listeners for seat in listener.viewer.mine})
        self.signals.publish({"table": live.table.id, "here": seats, "watching": live.watching_here()})

    def hear_presence(self, id: str, process: str, seats: list[int], watching: int) -> None:
        """Another process says who is connected to it."""
        live = self.registry.lives.get(id)
        if live is not None:
            before = who_is_here(live)
            _, gone, _ = live.remote.get(process, (0.0, frozenset(), 0))
            live.remote[process] = (time.monotonic() + REMOTE_LIFE, frozenset(seats), watching)
            live.see(gone.union(seats))
            if who_is_here(live) != before:
                tell_here(live)
