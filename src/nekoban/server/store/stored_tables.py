"""The first rows of all tables, in the database: opening tables, changing their phase, finding them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from nekoban.server.journal import JournalRow
from nekoban.server.store.journals import Journals
from nekoban.server.store.layout import ARCHIVE, CALLED, ENTRIES, OPENED, REVIEWS, TABLES
from nekoban.server.store.writing import Taken, writing


class TableRow(NamedTuple):
    """The first row of a table: what was agreed before it began."""

    id: str
    game: str
    version: int
    options: str
    settings: str
    plan: str
    seed: str
    host: str
    created: int
    start: str | None = None
    phase: str = "open"
    flaw: str | None = None


class StoredTables:
    """Tables by their id. Their entries are in the journals."""

    def __init__(self, engine: sa.Engine, journals: Journals) -> None:
        self.engine = engine
        self.journals = journals

    def open(
        self, table_row: TableRow, listed: bool, rows: Sequence[JournalRow], phase: str, origin: str = ""
    ) -> None:
        with writing(), self.engine.begin() as connection:
            self.add(connection, table_row, listed, rows, phase, origin)

    def follow(
        self,
        id: str,
        rows: Sequence[JournalRow],
        new: TableRow,
        listed: bool,
        first: Sequence[JournalRow],
        origin: str = "",
    ) -> None:
        """Open the table of a rematch and say so at the old one."""
        try:
            with writing(), self.engine.begin() as connection:
                self.journals.add_rows(connection, id, rows)
                self.add(connection, new, listed, first, new.phase, origin)
        except IntegrityError:
            raise Taken from None

    def add(
        self,
        connection: sa.Connection,
        table_row: TableRow,
        listed: bool,
        rows: Sequence[JournalRow],
        phase: str,
        origin: str,
    ) -> None:
        values = {**table_row._asdict(), "phase": phase, "listed": listed, "changed": table_row.created}
        connection.execute(TABLES.insert(), values)
        self.journals.add_rows(connection, table_row.id, rows)
        if origin:
            connection.execute(OPENED.insert(), {"table": table_row.id, "origin": origin})

    def row(self, id: str) -> TableRow | None:
        columns = [TABLES.c[name] for name in TableRow._fields]
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(*columns).where(TABLES.c.id == id)).first()
        return None if row is None else TableRow(*row)

    def set_aside(self, id: str, flaw: str) -> None:
        with self.engine.begin() as connection:
            connection.execute(TABLES.update().where(TABLES.c.id == id), {"phase": "aside", "flaw": flaw})

    def set_due(self, id: str, due: int) -> None:
        with self.engine.begin() as connection:
            connection.execute(TABLES.update().where(TABLES.c.id == id), {"due": due})

    def set_opener(self, id: str, origin: str) -> None:
        """From now on a table counts for that address, which is hashed."""
        with self.engine.begin() as connection:
            connection.execute(OPENED.delete().where(OPENED.c.table == id))
            connection.execute(OPENED.insert(), {"table": id, "origin": origin})

    def opener(self, id: str) -> str | None:
        """The address for which a table counts, hashed; None if nobody knows it."""
        with self.engine.connect() as connection:
            return connection.scalar(sa.select(OPENED.c.origin).where(OPENED.c.table == id))

    def forget(self, id: str, before: int | None = None) -> bool:
        """Delete a table and all that was kept of it; with a time, unless something has happened since.

        Whoever is writing an entry holds the first row, and is waited for: only then is looked what there is.
        """
        this = TABLES.c.id == id
        old = TABLES.delete().where(this)
        if before is not None:
            old = old.where(~sa.exists().where(ENTRIES.c.table == id, ENTRIES.c.at >= before))
        with self.engine.begin() as connection:
            connection.execute(sa.select(TABLES.c.id).where(this).with_for_update())
            if not connection.execute(old).rowcount:
                return False
            for table in (ENTRIES, ARCHIVE, OPENED, CALLED, REVIEWS):
                connection.execute(table.delete().where(table.c.table == id))
        return True

    def listed(self, count: int, since: int = 0, each: int = 1_000_000) -> list[str]:
        """Tables of the lobby that began or were opened since then: open ones first, the newest first.

        One address gets a limited number of each, so nobody can push all others out.
        """
        own = sa.func.coalesce(OPENED.c.origin, TABLES.c.id)
        place = sa.func.row_number().over(
            partition_by=[own, TABLES.c.phase], order_by=[TABLES.c.changed.desc(), TABLES.c.id]
        )
        shown = (
            sa.select(TABLES.c.id, TABLES.c.phase, TABLES.c.changed, place.label("place"))
            .select_from(TABLES.outerjoin(OPENED, TABLES.c.id == OPENED.c.table))
            .where(TABLES.c.listed, TABLES.c.phase.in_(["open", "playing"]), TABLES.c.changed >= since)
            .subquery()
        )
        chosen = sa.select(shown.c.id).where(shown.c.place <= each)
        with self.engine.connect() as connection:
            return list(
                connection.scalars(chosen.order_by(shown.c.phase, shown.c.changed.desc()).limit(count))
            )

    def expired(self, phases: Sequence[str], before: int, count: int) -> list[str]:
        """Tables of these phases at which nothing has happened since then."""
        last = sa.select(sa.func.max(ENTRIES.c.at)).where(ENTRIES.c.table == TABLES.c.id).scalar_subquery()
        chosen = sa.select(TABLES.c.id).where(
            TABLES.c.phase.in_(phases), TABLES.c.changed < before, sa.func.coalesce(last, 0) < before
        )
        with self.engine.connect() as connection:
            return list(connection.scalars(chosen.limit(count)))

    def due(self, now: int, count: int) -> list[str]:
        """Tables whose running clock is used up."""
        chosen = sa.select(TABLES.c.id).where(TABLES.c.due < now, TABLES.c.phase == "playing").limit(count)
        with self.engine.connect() as connection:
            return list(connection.scalars(chosen))
