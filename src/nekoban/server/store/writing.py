"""What became of a write: done, refused, or unknown because the database did not answer."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from sqlalchemy.exc import IntegrityError, OperationalError

PRIMARY, LOCKS = 0xFF, (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)  # kinds of errors of SQLite


class Taken(Exception):
    """Another process wrote that number first."""


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


def is_locked(error: Exception) -> bool:
    """Whether somebody else has locked an SQLite database: whatever was to be done was not."""
    code = getattr(getattr(error, "orig", error), "sqlite_errorcode", 0)
    return code & PRIMARY in LOCKS
