"""Values that all processes on a database share: its secret, its key for push services, its time."""

from __future__ import annotations

import secrets
from contextlib import suppress

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from nekoban.server.refusals import Refused
from nekoban.server.store.layout import META

SERVED = sa.select(META.c.value).where(META.c.key == "served")  # see `served_time`


class SharedValues:
    """Texts about the whole database, each by its key."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    def add(self, key: str, value: str) -> None:
        """Say something about the whole database, if it is not said yet."""
        with suppress(IntegrityError), self.engine.begin() as connection:
            connection.execute(META.insert(), {"key": key, "value": value})

    def first_said(self, key: str, value: str) -> str:
        """What was said first about the whole database, if need be now."""
        self.add(key, value)
        with self.engine.connect() as connection:
            return str(connection.scalar(sa.select(META.c.value).where(META.c.key == key)))

    def shared_secret(self) -> str:
        """A key for the processes on this database, drawn by the first of them."""
        return self.first_said("secret", secrets.token_hex(32))

    def push_key(self, drawn: str) -> str:
        """The private key by which push services know this database's servers, drawn by the first of them."""
        return self.first_said("push", drawn)

    def served_time(self, first: int) -> int:
        """The last moment that was kept; in a new database, the first one."""
        self.add("served", str(first))
        return self.keep_served_time(0)

    def keep_served_time(self, now: int) -> int:
        """Keep a moment, if no later one is kept; the latest."""
        value = sa.cast(META.c.value, sa.BigInteger)
        ahead = META.update().where(META.c.key == "served", value < now)
        with self.engine.begin() as connection:
            connection.execute(ahead, {"value": str(now)})
            return int(connection.scalar(SERVED) or now)

    def write_and_read(self) -> None:
        """Whether something can be written and is there afterwards."""
        word = secrets.token_hex(8)
        self.add("checked", word)
        with self.engine.begin() as connection:
            connection.execute(META.update().where(META.c.key == "checked"), {"value": word})
        with self.engine.connect() as connection:
            found = connection.scalar(sa.select(META.c.value).where(META.c.key == "checked"))
        if found is None:
            raise Refused("full", "What was written to the database is not there afterwards.")
