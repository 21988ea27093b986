"""The database, SQLite or PostgreSQL: its connections, and how its methods are called beside the play."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, OperationalError

from nekoban.server.refusals import Refused
from nekoban.server.store.address import StoreError, make_private, read_url
from nekoban.server.store.layout import LAYOUT, META
from nekoban.server.store.upgrades import UnknownLayout, bring_up_to_date
from nekoban.server.store.writing import is_locked
from nekoban.server.words import tell

LOG = logging.getLogger("nekoban.server")
Answer = TypeVar("Answer")

LOCK_WAIT, LOCK_LOOK = 2.0, 0.02  # seconds for which a lock of somebody else is awaited, and between looks
LONG_LOG = 64_000_000  # bytes of SQLite's log
THREADS = 8  # that wait for the database, and connections to PostgreSQL


class Database:
    """The connections to a database that is laid out, or brought to the present layout, when they begin."""

    def __init__(self, url: str, synchronous: str = "NORMAL", patience: float = 0.0) -> None:
        """`patience`: seconds for which a lock on SQLite is awaited; a server has its own way."""
        self.patience = patience
        self.pools: dict[bool, ThreadPoolExecutor] = {}
        self.url = read_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.inline = self.is_sqlite and synchronous != "FULL"
        self.engine = self.sqlite(synchronous) if self.is_sqlite else self.postgres()
        try:
            self.lay_out_in_turn()
        except DBAPIError as error:
            self.engine.dispose()
            raise StoreError(tell("database-unusable", what=str(error.orig))) from None
        except Exception:
            self.engine.dispose()
            raise

    def postgres(self) -> sa.Engine:
        """Connections are tried before use: the database may have been started anew."""
        try:
            return sa.create_engine(self.url, pool_size=THREADS, pool_pre_ping=True)
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

    def threads(self, is_search: bool) -> ThreadPoolExecutor:
        """Threads of its own, and others for searches: no move waits behind somebody's replay or lobby.

        They begin when they are needed, since a process that is forked has none of its parent's.
        """
        if is_search not in self.pools:
            self.pools[is_search] = ThreadPoolExecutor(THREADS, "search" if is_search else "store")
        return self.pools[is_search]

    async def call(self, method: Callable[..., Answer], *arguments: Any) -> Answer:
        """Run a method of the store without holding up the tables.

        A write to SQLite that need not wait for the disk takes less than the way to a thread and back.
        """
        return await self.tried(method, arguments, self.inline, False)

    async def search(self, method: Callable[..., Answer], *arguments: Any) -> Answer:
        """Run a method that may go through very many rows: always in a thread."""
        return await self.tried(method, arguments, False, True)

    async def tried(
        self, method: Callable[..., Answer], arguments: tuple[Any, ...], is_inline: bool, is_search: bool
    ) -> Answer:
        """Where somebody else has locked the database nothing was done; it is tried again for a while."""
        until = time.monotonic() + LOCK_WAIT
        while True:
            try:
                if is_inline:
                    return method(*arguments)
                work = partial(copy_context().run, method, *arguments)
                return await asyncio.get_running_loop().run_in_executor(self.threads(is_search), work)
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

    def answers(self) -> bool:
        with self.engine.connect() as connection:
            return connection.scalar(sa.select(sa.literal(1))) == 1

    def close(self) -> None:
        for pool in self.pools.values():
            pool.shutdown(wait=False)
        self.pools.clear()
        self.engine.dispose()
