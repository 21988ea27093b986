"""The store: tables and their journals, in SQLite or PostgreSQL.

An entry is one row with the key (table, number). Whoever writes a number first has it; anybody else is told
so, reads what happened and decides again. That is all the locking there is: any process may serve any table.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, OperationalError

from nekoban.server.journal import JournalRow
from nekoban.server.refusals import Refused
from nekoban.server.upgrades import UnknownLayout, bring_up_to_date
from nekoban.server.words import tell

LOG = logging.getLogger("nekoban.server")
Answer = TypeVar("Answer")

LAYOUT = sa.MetaData()
META = sa.Table(
    "nekoban", LAYOUT, sa.Column("key", sa.String(40), primary_key=True), sa.Column("value", sa.Text)
)
TABLES = sa.Table(
    "tables",
    LAYOUT,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(80), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("settings", sa.Text, nullable=False),
    sa.Column("plan", sa.Text, nullable=False),  # who was to sit where
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("start", sa.Text),  # the position it began from, where that was not the set-up
    sa.Column("host", sa.String(64), nullable=False),  # hashed token
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("phase", sa.String(8), nullable=False),  # open, closed, playing, over, aside
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("due", sa.BigInteger),  # when the running clock is used up
    sa.Column("flaw", sa.Text),  # why it was set aside
)
sa.Index("tables_by_phase", TABLES.c.phase, TABLES.c.listed, TABLES.c.changed)
sa.Index("tables_by_due", TABLES.c.due)
ENTRIES = sa.Table(
    "entries",
    LAYOUT,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("check", sa.String(16), nullable=False),
    sqlite_with_rowid=False,  # one tree instead of two: a move writes half as much
)
OPENED = sa.Table(
    "opened",
    LAYOUT,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("origin", sa.String(32), nullable=False),  # the address that asked for it, hashed with a key
)
BLOCKED = sa.Table(
    "blocked",
    LAYOUT,
    sa.Column("network", sa.String(60), primary_key=True),  # an address, or a network of them
    sa.Column("until", sa.BigInteger),  # milliseconds since 1970; None: for good
)
CALLED = sa.Table(
    "called",
    LAYOUT,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("token", sa.String(64), primary_key=True),  # hashed: whose turn it is
    sa.Column("endpoint", sa.Text, nullable=False),  # of the browser's push service
    sa.Column("key", sa.String(100), nullable=False),
    sa.Column("secret", sa.String(40), nullable=False),
    sa.Column("language", sa.String(20), nullable=False),
)
ARCHIVE = sa.Table(
    "archive",
    LAYOUT,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("frames", sa.LargeBinary, nullable=False),
)
REVIEWS = sa.Table(
    "reviews",
    LAYOUT,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),  # of the rules, which number the moves
    sa.Column("body", sa.LargeBinary, nullable=False),
)
SERVED = sa.select(META.c.value).where(META.c.key == "served")  # see `served_time`
LOCK_WAIT, LOCK_LOOK = 2.0, 0.02  # seconds for which a lock of somebody else is awaited, and between looks
LONG_LOG = 64_000_000  # bytes of SQLite's log
READ_ENTRIES = (
    sa.select(ENTRIES.c.number, ENTRIES.c.at, ENTRIES.c.body, ENTRIES.c.check)
    .where(ENTRIES.c.table == sa.bindparam("id"), ENTRIES.c.number > sa.bindparam("after"))
    .order_by(ENTRIES.c.number)
)


PRIMARY, LOCKS = 0xFF, (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)  # kinds of errors of SQLite


class Taken(Exception):
    """Another process wrote that number first."""


class StoreError(Exception):
    """The database cannot be used; the sentence says why."""


class Deed:
    """What became of what somebody asked for, as far as the database knows."""

    NOTHING, UNKNOWN, DONE = range(3)

    def __init__(self) -> None:
        self.state = Deed.NOTHING


DEED: ContextVar[Deed | None] = ContextVar("deed", default=None)


@contextmanager
def writing() -> Iterator[None]:
    """While something is written nobody knows whether it is; a write that was refused was not done."""
    deed = DEED.get() or Deed()
    before, deed.state = deed.state, Deed.UNKNOWN
    try:
        yield
    except (IntegrityError, sqlite3.IntegrityError):
        deed.state = before
        raise
    except (OperationalError, sqlite3.OperationalError) as error:
        if is_locked(error):
            deed.state = before
        raise
    deed.state = Deed.DONE


class CallRow(NamedTuple):
    """Where somebody wants to be called when it is their turn at a table."""

    table: str
    token: str
    endpoint: str
    key: str
    secret: str
    language: str


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


class Store:
    """All reads and writes. Every method is one transaction."""

    def __init__(self, url: str, synchronous: str = "NORMAL", patience: float = 0.0) -> None:
        """`patience`: seconds for which a lock on SQLite is awaited; a server has its own way."""
        self.patience = patience
        self.url = read_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.inline = self.is_sqlite and synchronous != "FULL"
        self.engine = self.sqlite(synchronous) if self.is_sqlite else self.postgres()
        self.line: Any = None  # SQLite's connection for moves
        self.lock = threading.Lock()
        self.add_entry = str(ENTRIES.insert().compile(dialect=self.engine.dialect))  # once, not every time
        try:
            self.lay_out_in_turn()
        except DBAPIError as error:
            self.close()
            raise StoreError(tell("database-unusable", what=str(error.orig))) from None
        except Exception:
            self.close()
            raise

    def postgres(self) -> sa.Engine:
        """Connections are tried before use: the database may have been started anew."""
        try:
            return sa.create_engine(self.url, pool_size=8, pool_pre_ping=True)
        except ModuleNotFoundError as error:
            raise StoreError(tell("postgres-needs", library=str(error.name))) from None

    def sqlite(self, synchronous: str) -> sa.Engine:
        make_private(str(self.url.database))
        given = {"check_same_thread": False, "timeout": self.patience}
        engine = sa.create_engine(self.url, connect_args=given)

        @event.listens_for(engine, "connect")
        def set_up(connection: Any, _: Any) -> None:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute(f"PRAGMA synchronous={synchronous}")
            connection.execute("PRAGMA wal_autocheckpoint=0")  # that waits for the disk: see `settle`

        return engine

    def lay_out_in_turn(self) -> None:
        """Several processes may begin at once on one file."""
        until = time.monotonic() + LOCK_WAIT
        while True:
            try:
                self.lay_out()
                return
            except OperationalError as error:
                if not is_locked(error) or time.monotonic() > until:
                    raise
                time.sleep(LOCK_LOOK)

    def lay_out(self) -> None:
        try:
            bring_up_to_date(self.engine, LAYOUT, META)
        except UnknownLayout as error:
            raise StoreError(str(error)) from None

    def add_meta(self, key: str, value: str) -> None:
        """Say something about the whole database, if it is not said yet."""
        with suppress(IntegrityError), self.engine.begin() as connection:
            connection.execute(META.insert(), {"key": key, "value": value})

    async def call(self, method: Callable[..., Answer], *arguments: Any) -> Answer:
        """Run a method of the store without holding up the tables.

        A write to SQLite that need not wait for the disk takes less than the way to a thread and back. Where
        somebody else has locked the database nothing was done; it is tried again for a short while.
        """
        until = time.monotonic() + LOCK_WAIT
        while True:
            try:
                if self.inline:
                    return method(*arguments)
                return await asyncio.to_thread(method, *arguments)
            except (DBAPIError, sqlite3.Error) as error:
                if is_locked(error) and time.monotonic() < until:
                    await asyncio.sleep(LOCK_LOOK)  # others go on meanwhile
                    continue
                LOG.error("the database does not answer", exc_info=error)
                raise Refused("full", "The database does not answer. Try again in a moment.") from None

    def settle(self) -> None:
        """Take what was written from SQLite's log into the file, beside the play.

        No move waits for the disk, but where the log is long: it begins anew only if moves are held up.
        """
        if not self.is_sqlite:
            return
        log = Path(f"{self.url.database}-wal")
        with self.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
            if log.exists() and log.stat().st_size > LONG_LOG:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    def served_time(self, first: int) -> int:
        """The last moment that was kept; in a new database, the first one."""
        self.add_meta("served", str(first))
        return self.keep_served_time(0)

    def shared_secret(self) -> str:
        """A key for the processes on this database, drawn by the first of them."""
        return self.first_said("secret", secrets.token_hex(32))

    def push_key(self, drawn: str) -> str:
        """The private key by which push services know this database's servers, drawn by the first of them."""
        return self.first_said("push", drawn)

    def first_said(self, key: str, value: str) -> str:
        """What was said first about the whole database, if need be now."""
        self.add_meta(key, value)
        with self.engine.connect() as connection:
            return str(connection.scalar(sa.select(META.c.value).where(META.c.key == key)))

    def keep_call(self, row: CallRow) -> None:
        """Keep where somebody wants to be called, in place of where it was before."""
        with writing(), self.engine.begin() as connection:
            connection.execute(calls_at(row.table, row.token))
            connection.execute(CALLED.insert(), row._asdict())

    def call_of(self, table: str, token: str) -> CallRow | None:
        chosen = sa.select(CALLED).where(CALLED.c.table == table, CALLED.c.token == token)
        with self.engine.connect() as connection:
            found = connection.execute(chosen).first()
        return None if found is None else CallRow(*found)

    def stop_call(self, table: str, token: str = "") -> None:
        """Call somebody no more; or nobody of a table."""
        with writing(), self.engine.begin() as connection:
            connection.execute(calls_at(table, token))

    def keep_served_time(self, now: int) -> int:
        """Keep a moment, if no later one is kept; the latest."""
        value = sa.cast(META.c.value, sa.BigInteger)
        ahead = META.update().where(META.c.key == "served", value < now)
        with self.engine.begin() as connection:
            connection.execute(ahead, {"value": str(now)})
            return int(connection.scalar(SERVED) or now)

    def close(self) -> None:
        if self.line is not None:
            self.line.close()
            self.line = None
        self.engine.dispose()

    # --- writing

    def open_table(
        self, table_row: TableRow, listed: bool, rows: Sequence[JournalRow], phase: str, origin: str = ""
    ) -> None:
        with writing(), self.engine.begin() as connection:
            self.add_table(connection, table_row, listed, rows, phase, origin)

    def add_table(
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
        self.add_rows(connection, table_row.id, rows)
        if origin:
            connection.execute(OPENED.insert(), {"table": table_row.id, "origin": origin})

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
                    connection.execute(TABLES.update().where(TABLES.c.id == id), changes)
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
                        connection.execute(self.add_entry, (id, *row))
            except sqlite3.IntegrityError:
                raise Taken from None

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
                self.add_rows(connection, id, rows)
                self.add_table(connection, new, listed, first, new.phase, origin)
        except IntegrityError:
            raise Taken from None

    def add_rows(self, connection: sa.Connection, id: str, rows: Sequence[JournalRow]) -> None:
        for row in rows:
            values = (id, *row)
            named = dict(zip(ENTRIES.c.keys(), values, strict=True))
            connection.exec_driver_sql(self.add_entry, values if self.is_sqlite else named)

    def set_aside(self, id: str, flaw: str) -> None:
        with self.engine.begin() as connection:
            connection.execute(TABLES.update().where(TABLES.c.id == id), {"phase": "aside", "flaw": flaw})

    def set_due(self, id: str, due: int) -> None:
        with self.engine.begin() as connection:
            connection.execute(TABLES.update().where(TABLES.c.id == id), {"due": due})

    def keep_frames(self, id: str, version: int, frames: bytes) -> None:
        self.keep_about(ARCHIVE, id, {"version": version, "frames": frames})

    def keep_review(self, id: str, version: int, body: bytes) -> None:
        self.keep_about(REVIEWS, id, {"version": version, "body": body})

    def keep_about(self, kind: sa.Table, id: str, values: dict[str, Any]) -> None:
        """Keep something about a finished game, in place of what was kept before."""
        try:
            with self.engine.begin() as connection:
                connection.execute(kind.delete().where(kind.c.table == id))
                connection.execute(kind.insert(), {"table": id, **values})
        except IntegrityError:
            pass  # another process has just kept it

    def set_opener(self, id: str, origin: str) -> None:
        """From now on a table counts for that address, which is hashed."""
        with self.engine.begin() as connection:
            connection.execute(OPENED.delete().where(OPENED.c.table == id))
            connection.execute(OPENED.insert(), {"table": id, "origin": origin})

    # --- reading

    def opener(self, id: str) -> str | None:
        """The address for which a table counts, hashed; None if nobody knows it."""
        with self.engine.connect() as connection:
            return connection.scalar(sa.select(OPENED.c.origin).where(OPENED.c.table == id))

    def table_row(self, id: str) -> TableRow | None:
        columns = [TABLES.c[name] for name in TableRow._fields]
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(*columns).where(TABLES.c.id == id)).first()
        return None if row is None else TableRow(*row)

    def rows(self, id: str, after: int = 0) -> list[JournalRow]:
        with self.engine.connect() as connection:
            return [JournalRow(*row) for row in connection.execute(READ_ENTRIES, {"id": id, "after": after})]

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

    def forget(self, id: str) -> None:
        """Delete a table and all that was kept of it."""
        with self.engine.begin() as connection:
            for table in (ENTRIES, ARCHIVE, OPENED, CALLED, REVIEWS):
                connection.execute(table.delete().where(table.c.table == id))
            connection.execute(TABLES.delete().where(TABLES.c.id == id))

    def due(self, now: int, count: int) -> list[str]:
        """Tables whose running clock is used up."""
        chosen = sa.select(TABLES.c.id).where(TABLES.c.due < now, TABLES.c.phase == "playing").limit(count)
        with self.engine.connect() as connection:
            return list(connection.scalars(chosen))

    def numbers(self, ids: Sequence[str]) -> dict[str, int]:
        """How many entries each of these tables has."""
        chosen = sa.select(ENTRIES.c.table, sa.func.max(ENTRIES.c.number)).where(ENTRIES.c.table.in_(ids))
        with self.engine.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(chosen.group_by(ENTRIES.c.table))}

    def frames(self, id: str) -> tuple[int, bytes] | None:
        """The version of the rules and what was kept for a replay."""
        return self.kept_about(ARCHIVE.c.frames, id)

    def review(self, id: str) -> tuple[int, bytes] | None:
        """The version of the rules and the review that was kept."""
        return self.kept_about(REVIEWS.c.body, id)

    def kept_about(self, body: sa.Column[Any], id: str) -> tuple[int, bytes] | None:
        kind = body.table
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(kind.c.version, body).where(kind.c.table == id)).first()
        return None if row is None else (row[0], row[1])

    def is_kept(self, id: str) -> bool:
        """Whether the replay of a table was kept."""
        with self.engine.connect() as connection:
            return connection.scalar(sa.select(ARCHIVE.c.table).where(ARCHIVE.c.table == id)) is not None

    def unkept(self, count: int) -> list[str]:
        """Finished tables of which nothing was kept for a replay: the process was killed before it could."""
        both = TABLES.outerjoin(ARCHIVE, TABLES.c.id == ARCHIVE.c.table)
        chosen = sa.select(TABLES.c.id).select_from(both).where(TABLES.c.phase == "over")
        with self.engine.connect() as connection:
            return list(connection.scalars(chosen.where(ARCHIVE.c.table.is_(None)).limit(count)))

    def write_and_read(self) -> None:
        """Whether something can be written and is there afterwards."""
        word = secrets.token_hex(8)
        self.add_meta("checked", word)
        with self.engine.begin() as connection:
            connection.execute(META.update().where(META.c.key == "checked"), {"value": word})
        with self.engine.connect() as connection:
            found = connection.scalar(sa.select(META.c.value).where(META.c.key == "checked"))
        if found is None:
            raise Refused("full", "What is written to the database is not there afterwards.")

    def answers(self) -> bool:
        with self.engine.connect() as connection:
            return connection.scalar(sa.select(sa.literal(1))) == 1


def is_locked(error: Exception) -> bool:
    """Whether somebody else has locked an SQLite database: whatever was to be done was not."""
    code = getattr(getattr(error, "orig", error), "sqlite_errorcode", 0)
    return code & PRIMARY in LOCKS


def calls_at(table: str, token: str) -> sa.Delete:
    """What takes calls away: of one at a table, or of all."""
    all = CALLED.delete().where(CALLED.c.table == table)
    return all.where(CALLED.c.token == token) if token else all


def read_url(url: str) -> sa.URL:
    """Where the database is; what is none, or would be forgotten, is refused."""
    try:
        found = sa.make_url(database_url(url))
        found.get_dialect()
    except ArgumentError:
        raise StoreError(tell("no-database-address", address=url)) from None
    if found.get_backend_name() == "sqlite" and found.database in (None, "", ":memory:"):
        raise StoreError(tell("database-in-memory"))
    return found


def database_url(url: str) -> str:
    """A file name means SQLite; PostgreSQL is reached through psycopg."""
    if "://" not in url:
        return f"sqlite:///{url}"
    for prefix in ("postgres://", "postgresql://"):
        if url.startswith(prefix):
            return "postgresql+psycopg://" + url.removeprefix(prefix)
    return url


def make_private(file: str) -> None:
    """A new database is for its owner's eyes, also behind a link: it holds the seeds of running matches."""
    file = os.path.realpath(file)
    try:
        if not Path(file).exists():
            Path(file).parent.mkdir(parents=True, exist_ok=True)
            with suppress(FileExistsError):  # another process was quicker
                new_private(file)
    except OSError as error:
        raise StoreError(tell("database-unusable", what=f"{error.strerror or error}.")) from None


def new_private(file: str | Path) -> None:
    """A new file for its owner's eyes. One that is there already, or leads elsewhere, is another's."""
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
