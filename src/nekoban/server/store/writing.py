"""What became of a write: done, refused, or unknown because the database did not answer."""

from __future__ import annotations

import sqlite3
from contextvars import ContextVar

from sqlalchemy.exc import IntegrityError

PRIMARY, LOCKS = 0xFF, (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)  # kinds of errors of SQLite


class Taken(Exception):
    """Another process wrote that number first."""


class Gone(Exception):
    """The table was deleted meanwhile, with all that was kept of it."""


class Deed:
    """What became of what somebody asked for, as far as the database knows."""

    NOTHING, UNKNOWN, DONE = range(3)

    def __init__(self) -> None:
        self.state = Deed.NOTHING


REFUSALS = Gone, IntegrityError, sqlite3.IntegrityError  # of a write, which was not done
DEED: ContextVar[Deed | None] = ContextVar("deed", default=None)


class writing:  # noqa: N801 — used as `with writing():`, for every move
    """While something is written nobody knows whether it is; a write that was refused was not done."""

    __slots__ = ("before", "deed")

    def __enter__(self) -> None:
        self.deed = DEED.get() or Deed()
        self.before, self.deed.state = self.deed.state, Deed.UNKNOWN

    def __exit__(self, kind: object, error: BaseException | None, place: object) -> None:
        if error is None:
            self.deed.state = Deed.DONE
        elif isinstance(error, REFUSALS) or is_locked(error):
            self.deed.state = self.before


def is_locked(error: BaseException) -> bool:
    """Whether somebody else has locked an SQLite database: whatever was to be done was not."""
    code = getattr(getattr(error, "orig", error), "sqlite_errorcode", 0)
    return code & PRIMARY in LOCKS
