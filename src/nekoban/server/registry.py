"""The registry: the tables that are in memory, each read from the store once."""

from __future__ import annotations

import asyncio
import logging
import re
import time

from nekoban.server.happenings import read_table
from nekoban.server.journal import Damage
from nekoban.server.live import FirstShown, LiveTable, Signals
from nekoban.server.logs import Seldom, fingerprint
from nekoban.server.metrics import Metrics
from nekoban.server.refusals import Refused, told
from nekoban.server.seats import TABLE_ID
from nekoban.server.served_time import ServedTime
from nekoban.server.store import Store
from nekoban.server.store.stored_tables import TableRow
from nekoban.server.tables import TableState, current_version

LOG = logging.getLogger("nekoban.server")
CLOSED_BY_OPERATOR = "closed by whoever runs the server"


class Registry:
    """All tables this process serves."""

    def __init__(self, store: Store, metrics: Metrics, signals: Signals) -> None:
        self.store = store
        self.metrics = metrics
        self.signals = signals
        self.time = ServedTime(store)
        self.lives: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.shown = FirstShown()
        self.log = Seldom(LOG)  # whoever has the link of such a table asks as often as they like
        metrics.gauge("tables_in_memory", "Tables in memory.", lambda: len(self.lives))
        metrics.gauge("connections", "Sockets and streams.", self.connection_count)

    def connection_count(self) -> int:
        return sum(len(live.listeners) for live in self.lives.values())

    async def find(self, id: str) -> LiveTable:
        """A table that somebody asks for."""
        live = await self.fetch(id)
        live.used = time.monotonic()
        return live

    async def fetch(self, id: str) -> LiveTable:
        """A table, from memory or from the store."""
        live = self.lives.get(id)
        if live is None:
            if id not in self.loading:
                self.loading[id] = asyncio.create_task(self.load(id))
                self.loading[id].add_done_callback(lambda task: self.loading.pop(id, None))
            live = await asyncio.shield(self.loading[id])
        return live

    async def load(self, id: str) -> LiveTable:
        is_id = TABLE_ID.fullmatch(id)  # PostgreSQL takes a zero byte for a fault
        table_row = await self.store.call(self.store.tables.row, id) if is_id else None
        if table_row is None:
            raise Refused("no-such", "There is no such table.")
        if table_row.flaw is not None:
            raise damaged(table_row.flaw)
        live = LiveTable(await self.read(table_row), self.time)
        live.shown = self.shown
        live.opener = await self.store.call(self.store.tables.opener, id) or id
        self.lives[id] = live
        self.signals.position(live, False)
        return live

    async def read(self, table_row: TableRow) -> TableState:
        """A table as stored; a damaged one is set aside, and says so."""
        rows = await self.store.search(self.store.journals.rows, table_row.id)
        try:
            return await asyncio.to_thread(read_table, table_row, rows)
        except Damage as damage:
            raise await self.set_aside(table_row, str(damage)) from None

    async def set_aside(self, table_row: TableRow, what: str) -> Refused:
        """Damage is remembered; a table of other rules is not, since the program they belong to can go on."""
        version = current_version(table_row)
        self.metrics.count("tables_set_aside_total")
        if version != table_row.version:
            self.log.say(logging.ERROR, "tables of other rules were asked for, and set aside")
            return Refused(
                "set-aside",
                "This table was begun with version {version} of the rules. This server has version {ours}, "
                "which plays differently, so the table cannot go on here.",
                version=table_row.version,
                ours=str(version),
            )
        LOG.error("table set aside", extra={"table": fingerprint(table_row.id), "flaw": what})
        await self.store.call(self.store.tables.set_aside, table_row.id, what)
        return damaged(what)

    def drop(self, id: str) -> None:
        """A table is gone or closed: it leaves the memory. Whoever is there comes back, and reads why."""
        live = self.lives.pop(id, None)
        for listener in live.listeners if live else ():
            listener.close()

    def missing(self, id: str) -> Refused:
        """A table that was in memory is gone."""
        self.drop(id)
        return Refused("no-such", "There is no such table.")

    def close(self) -> None:
        """Say no more to anybody."""
        for live in self.lives.values():
            for listener in live.listeners:
                listener.close()


def damaged(what: str) -> Refused:
    """The refusal of a table that cannot be read from the store, or that an operator has closed."""
    if what == CLOSED_BY_OPERATOR:
        return Refused("set-aside", "Whoever runs this server has closed this table.")
    return Refused(
        "set-aside",
        "This table is damaged and was set aside: {what}. Other tables are not affected.",
        what=flaw_told(what),
    )


def flaw_told(flaw: str) -> str:
    """What is wrong with a table, which the store keeps in English, in the reader's language."""
    number = re.search(r"\d+", flaw)
    return told(flaw.replace(number[0], "{number}", 1), {"number": number[0]}) if number else told(flaw, {})
