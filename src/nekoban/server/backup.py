"""Backup: a copy of an SQLite database while it is in use, and putting one back in its place."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

from nekoban.server.orders import REPORT, alive
from nekoban.server.store.address import StoreError, make_private, new_private, read_url
from nekoban.server.store.layout import META
from nekoban.server.words import tell

FOREIGN = "SELECT count(*) FROM sqlite_master WHERE type NOT IN ('table', 'index')"  # triggers would act here
# What SQLite says of a file that is no database, is damaged, or has no tables of ours.
NOT_OURS = {sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_ERROR}
KIND = 0xFF  # of an error of SQLite; further bits tell more
PAGES, REST = 2000, 0.01  # pages that are copied at once, and seconds in which moves come in between


class Damaged(StoreError):
    """A file is no whole database of ours: a backup may take its place."""


def sqlite_file(database: str) -> Path:
    """The file of a database that is one."""
    url = read_url(database)
    if url.get_backend_name() != "sqlite":
        raise StoreError(tell("backup-postgres"))
    return Path(str(url.database))


def back_up(database: str, file: Path) -> int:
    """Copy a database into a new file, while servers use it; returns how many tables it has.

    The copy is the database of one moment: all that was acknowledged before it, and nothing half done.
    """
    source = sqlite_file(database)
    if not source.is_file():
        raise StoreError(tell("backup-no-database", file=str(source)))
    if file.exists():
        raise StoreError(tell("backup-file-there", file=str(file)))
    made = file.with_name(f"{file.name}.part")
    made.unlink(missing_ok=True)
    new_private(made)
    try:
        with closing(sqlite3.connect(source)) as original, closing(sqlite3.connect(made)) as copy:
            original.backup(copy, pages=PAGES, sleep=REST)
            copy.execute("PRAGMA journal_mode=DELETE")  # all in one file
        count = check_whole(made, source)
        os.replace(made, file)
    except sqlite3.Error as error:
        raise fault(error, str(source), "backup-unwritten") from None
    finally:
        made.unlink(missing_ok=True)
    return count


def check_whole(file: Path, named: Path | None = None) -> int:
    """Whether a file is a whole database of ours; how many tables it has. Faults are told of `named`."""
    name = str(named or file)
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            found = connection.execute("PRAGMA integrity_check").fetchone()[0]
            if found != "ok":
                raise Damaged(tell("backup-damaged", file=name, what=found))
            if connection.execute(FOREIGN).fetchone()[0]:
                raise Damaged(tell("backup-foreign-commands", file=name))
            return connection.execute("SELECT count(*) FROM tables").fetchone()[0]
    except sqlite3.Error as error:
        raise fault(error, name, "database-unusable") from None


def fault(error: sqlite3.Error, file: str, otherwise: str) -> StoreError:
    """What an error says of a file; the message `otherwise` where the file is not at fault."""
    if getattr(error, "sqlite_errorcode", 0) & KIND in NOT_OURS:
        return Damaged(tell("backup-not-ours", file=file, what=str(error)))
    return StoreError(tell(otherwise, what=f"{error}."))


def restore(file: Path, database: str) -> tuple[int, Path | None]:
    """Put a backup in a database's place; how many tables it has, and where what was there is kept."""
    target = sqlite_file(database)
    if not file.is_file():
        raise StoreError(tell("backup-no-file", file=str(file)))
    count, before = check_whole(file), None
    if target.exists():
        if is_in_use(target):
            raise StoreError(tell("backup-in-use"))
        before = put_aside(target)
    make_private(str(target))
    try:
        with closing(sqlite3.connect(file)) as original, closing(sqlite3.connect(target)) as copy:
            original.backup(copy)
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)
        if before:
            os.replace(before, target)
        raise fault(error, str(file), "backup-unwritten") from None
    return count, before


def is_in_use(target: Path) -> bool:
    """Whether a server has told of itself lately, whatever its release. A damaged database serves nobody."""
    asked = f"SELECT value FROM {META.name} WHERE key LIKE '{REPORT}%'"
    try:
        with closing(sqlite3.connect(target)) as connection:
            return bool(alive(text for (text,) in connection.execute(asked)))
    except sqlite3.DatabaseError as error:
        return "locked" in str(error)


def put_aside(target: Path) -> Path:
    """Keep a database under another name, its log taken in where it can be read."""
    with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(target)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA journal_mode=DELETE")
    kept = target.with_name(f"{target.name}.{time.strftime('%Y%m%d-%H%M%S')}")
    os.replace(target, kept)
    return kept
