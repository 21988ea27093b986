"""The journals of all tables, in the database.

An entry is one row with the key (table, number). Whoever writes a number first has it; anybody else gets an
error, reads what happened and decides again. An entry is only written while its table is there, and the table
is not deleted meanwhile. That is all the locking there is: any process may serve any table.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from nekoban.server.journal import JournalRow
from nekoban.server.store.layout import ENTRIES, TABLES
from nekoban.server.store.writing import Gone, Taken, writing

READ_ENTRIES = (
    sa.select(ENTRIES.c.number, ENTRIES.c.at, ENTRIES.c.body, ENTRIES.c.check)
    .where(ENTRIES.c.table == sa.bindparam("id"), ENTRIES.c.number > sa.bindparam("after"))
    .order_by(ENTRIES.c.number)
)
ENTRY = [sa.bindparam(column.name, type_=column.type) for column in ENTRIES.c]
AT_A_TABLE = sa.select(*ENTRY).where(TABLES.c.id == ENTRY[0]).with_for_update(read=True, key_share=True)
ADD_ENTRY = ENTRIES.insert().from_select(ENTRIES.c.keys(), AT_A_TABLE)


class Journals:
    """Reads and writes entries."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.is_sqlite = engine.dialect.name == "sqlite"
        self.line: Any = None  # SQLite's connection for moves
        self.lock = threading.Lock()
        self.add_entry = str(ADD_ENTRY.compile(dialect=engine.dialect))  # once, not every time

    def append(self, id: str, rows: Sequence[JournalRow], **changes: Any) -> None:
        """Add entries, and change the table's first row with them where something is given."""
        if self.is_sqlite and not changes:
            self.append_quickly(id, rows)
            return
        try:
            with writing(), self.engine.begin() as connection:
                self.add_rows(connection, id, rows)
                if changes:
                    changes["changed"] = rows[-1].at
                    is_here = TABLES.c.id == id, TABLES.c.flaw.is_(None)  # what was set aside stays so
                    connection.execute(TABLES.update().where(*is_here), changes)
        except IntegrityError:
            raise Taken from None

    def append_quickly(self, id: str, rows: Sequence[JournalRow]) -> None:
        """The same for SQLite, on a connection that is kept for it: most of what is written are moves."""
        with self.lock:
            if self.line is None:
                self.line = self.engine.raw_connection()
                self.line.dbapi_connection.isolation_level = None  # a statement alone is a transaction
            connection: Any = self.line.dbapi_connection
            try:
                with writing(), connection:
                    if len(rows) > 1:
                        connection.execute("BEGIN")
                    for row in rows:
                        need_one(connection.execute(self.add_entry, (id, *row, id)).rowcount)
            except sqlite3.IntegrityError:
                raise Taken from None

    def add_rows(self, connection: sa.Connection, id: str, rows: Sequence[JournalRow]) -> None:
        for row in rows:
            named = dict(zip(ENTRIES.c.keys(), (id, *row), strict=True))
            values = (id, *row, id) if self.is_sqlite else named
            need_one(connection.exec_driver_sql(self.add_entry, values).rowcount)

    def rows(self, id: str, after: int = 0) -> list[JournalRow]:
        with self.engine.connect() as connection:
            return [JournalRow(*row) for row in connection.execute(READ_ENTRIES, {"id": id, "after": after})]

    def numbers(self, ids: Sequence[str]) -> dict[str, int]:
        """How many entries each of these tables has."""
        chosen = sa.select(ENTRIES.c.table, sa.func.max(ENTRIES.c.number)).where(ENTRIES.c.table.in_(ids))
        with self.engine.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(chosen.group_by(ENTRIES.c.table))}

    def close(self) -> None:
        if self.line is not None:
            self.line.close()
            self.line = None


def need_one(written: int) -> None:
    """An entry was written: else there is no such table any more."""
    if written != 1:
        raise Gone
