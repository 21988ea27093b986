"""Where a database is, and new files that only their owner can read."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError

from nekoban.server.words import tell


class StoreError(Exception):
    """The database cannot be used; the sentence says why."""


def read_url(url: str) -> sa.URL:
    """Where the database is; what is none, or would be forgotten, is refused."""
    try:
        found = sa.make_url(database_url(url))
        found.get_dialect()
    except ArgumentError:
        raise StoreError(tell("no-database-address", address=url)) from None
    if found.get_backend_name() not in ("sqlite", "postgresql"):
        raise StoreError(tell("no-database-address", address=url))
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
