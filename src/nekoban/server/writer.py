"""The writer: entries are stored, then happen to their table. Nothing at a table changes in another way.

What happens is decided, written, and only then let happen and told to everybody.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

from nekoban.server import journal, new_tables
from nekoban.server.broadcast import tell_move, tell_saying, tell_table
from nekoban.server.commands import Rematch
from nekoban.server.contributions import need_seat
from nekoban.server.happenings import happen, take
from nekoban.server.identity import Claim
from nekoban.server.journal import Entry
from nekoban.server.listeners import Listener
from nekoban.server.live import LiveTable
from nekoban.server.refusals import Refused
from nekoban.server.registry import Registry
from nekoban.server.seats import new_id
from nekoban.server.store.writing import Gone, Taken
from nekoban.server.tables import TableState
from nekoban.server.tasks import Tasks

Answer = TypeVar("Answer")
Decide = Callable[[TableState], Sequence[Entry]]
TRIES = 20  # how often an entry gives way to another process before it is refused


class Writer:
    """Writes what happens at the tables of a registry."""

    def __init__(self, registry: Registry, tasks: Tasks) -> None:
        self.registry = registry
        self.store = registry.store
        self.metrics = registry.metrics
        self.signals = registry.signals
        self.tasks = tasks

    async def change(
        self,
        live: LiveTable,
        decide: Decide,
        origin: Listener | None = None,
        re: int | None = None,
    ) -> list[Entry]:
        """Decide what happens, write it, then let it happen and tell everybody.

        If another process was quicker, what it wrote happens first and the decision is made again.
        """
        return await self.to_the_end(self.carry_out(live, decide, origin, re))

    async def carry_out(
        self,
        live: LiveTable,
        decide: Decide,
        origin: Listener | None,
        re: int | None,
    ) -> list[Entry]:
        async with live.lock:
            for _ in range(TRIES):
                if live.is_stale:
                    await self.reread(live)
                entries = list(decide(live.table))
                if not entries:
                    return []
                rows = self.rows(live.table, entries)
                try:
                    await self.write(live, rows, entries)
                except Taken:
                    self.metrics.count("conflicts_total")
                    await self.catch_up(live)
                    continue
                for entry, row in zip(entries, rows, strict=True):
                    happen(live.table, entry, row)
                self.signals.publish({"table": live.table.id, "number": live.table.number})
                self.signals.position(live, False)
                self.signals.turn(live)
                await self.tell(live, entries, origin, re)
                return entries
        raise Refused("late", "The table is changing too quickly. Try again.")

    def rows(self, table: TableState, entries: Sequence[Entry]) -> list[journal.JournalRow]:
        rows: list[journal.JournalRow] = []
        number, check, at = table.number, table.check, max(self.registry.time.now(), table.changed)
        for entry in entries:
            rows.append(journal.written(entry, number + 1, at, check))
            number, check = rows[-1].number, rows[-1].check
        return rows

    async def write(self, live: LiveTable, rows: list[journal.JournalRow], entries: Sequence[Entry]) -> None:
        began = time.perf_counter()
        changes: dict[str, Any] = {}
        for entry in entries:
            if isinstance(entry, journal.Started):
                changes["phase"] = "playing"
                changes["listed"] = new_tables.is_listed(live.table.settings, "playing")
                if live.table.clocks.plan.kind != "none":
                    changes["due"] = rows[-1].at  # look at it soon: see `sweep`
            elif isinstance(entry, journal.Ended) or (isinstance(entry, journal.Moved) and entry.over):
                changes["phase"] = "over"
                changes["due"] = None
            elif isinstance(entry, journal.Closed):
                changes["phase"] = "closed"
                changes["listed"] = False
        live.is_stale = True  # until we know what became of it
        try:
            await self.store.call(lambda: self.store.journals.append(live.table.id, rows, **changes))
        except Taken:
            live.is_stale = False
            raise
        except Gone:
            raise self.registry.missing(live.table.id) from None
        live.is_stale = False
        self.metrics.time("write_seconds", time.perf_counter() - began)

    async def to_the_end(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Carry out what writes, even if whoever asked for it goes away meanwhile.

        Else something could be stored that nobody here hears about. Writes that take no time need no care.
        """
        return await (work if self.store.inline else self.tasks.to_the_end(work))

    async def rematch(self, live: LiveTable, claim: Claim, asked: Rematch, origin: str) -> None:
        """Open the table of a rematch, if nobody has done it yet."""
        await self.to_the_end(self.open_rematch(live, claim, asked, origin))

    async def open_rematch(self, live: LiveTable, claim: Claim, asked: Rematch, origin: str) -> None:
        async with live.lock:
            table = live.table
            for _ in range(TRIES):
                mine, id = table.seats.of(claim.hash(live)), new_id()
                need_seat(mine)
                if table.rematch is not None and not await self.goes_on_without(live, claim):
                    return
                table_row, first = await asyncio.to_thread(
                    new_tables.rematch, table, mine, asked, live.time.now(), claim.next_hash(id), id
                )
                rows = self.rows(table, [journal.Rematched(table_row.id, mine[0])])
                listed = new_tables.is_listed(asked.settings or table.settings, table_row.phase)
                try:
                    follow = self.store.tables.follow
                    await self.store.call(follow, table.id, rows, table_row, listed, first, origin)
                except Taken:
                    self.metrics.count("conflicts_total")
                    await self.catch_up(live)
                    continue
                except Gone:
                    raise self.registry.missing(table.id) from None
                take(table, rows[0])
                await tell_table(live)
                self.signals.publish({"table": table.id, "number": table.number})
                return
        raise Refused("late", "The table is changing too quickly. Try again.")

    async def goes_on_without(self, live: LiveTable, claim: Claim) -> bool:
        """Whether the rematch there is was given up or lost, or has begun without whoever asks."""
        table = live.table
        try:
            there = (await self.registry.fetch(table.rematch or "")).table
        except Refused as refusal:
            if refusal.code != "set-aside":
                raise
            return True
        known = [claim.next_hash(there.id), *table.devices.tokens(claim.hash(live))]
        sits = any(there.seats.of(token) for token in known)
        return there.is_closed or (there.is_started and not sits)

    async def catch_up(self, live: LiveTable) -> None:
        """Let happen what other processes have written. The caller holds the lock."""
        for row in await self.store.call(self.store.journals.rows, live.table.id, live.table.number):
            await self.tell(live, [take(live.table, row)])
        self.signals.position(live, True)

    async def reread(self, live: LiveTable) -> None:
        """Read the whole table again, after a write that was broken off."""
        table_row = await self.store.call(self.store.tables.row, live.table.id)
        if table_row is None:
            raise self.registry.missing(live.table.id)
        live.table = await self.registry.read(table_row)
        live.is_stale = False
        if live.table.phase == "over":
            self.signals.over(live.table.id)
        await tell_table(live)

    async def tell(
        self,
        live: LiveTable,
        entries: Sequence[Entry],
        origin: Listener | None = None,
        re: int | None = None,
    ) -> None:
        """Tell everybody what has just happened. The caller holds the lock."""
        match entries:
            case [journal.Said() | journal.Remarked()]:
                tell_saying(live)
            case [journal.Moved(seat=seat)]:
                is_bot = live.table.seats[seat].is_played_by_bot
                self.metrics.count("moves_total", by="bot" if is_bot else "person")
                if live.table.phase == "over":
                    self.signals.over(live.table.id)
                live.moved = time.monotonic()
                live.see([seat])
                await tell_move(live, origin, re)
            case _:
                if any(isinstance(entry, journal.Ended) for entry in entries):
                    self.signals.over(live.table.id)
                await tell_table(live, origin, re)

    async def hear(self, id: str, number: int) -> None:
        """Another process has written up to that number."""
        live = self.registry.lives.get(id)
        if live is not None and live.table.number < number:
            async with live.lock:
                await self.catch_up(live)
