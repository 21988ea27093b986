"""Where people want to be called when it is their turn, as the database keeps it."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa

from nekoban.server.store.layout import CALLED
from nekoban.server.store.writing import writing


class CallRow(NamedTuple):
    """Where somebody wants to be called when it is their turn at a table."""

    table: str
    token: str
    endpoint: str
    key: str
    secret: str
    language: str


class StoredCalls:
    """Whom to call, by table and hashed token."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    def keep(self, row: CallRow) -> None:
        """Keep where somebody wants to be called, in place of where it was before."""
        with writing(), self.engine.begin() as connection:
            connection.execute(calls_at(row.table, row.token))
            connection.execute(CALLED.insert(), row._asdict())

    def find(self, table: str, token: str) -> CallRow | None:
        chosen = sa.select(CALLED).where(CALLED.c.table == table, CALLED.c.token == token)
        with self.engine.connect() as connection:
            found = connection.execute(chosen).first()
        return None if found is None else CallRow(*found)

    def stop(self, table: str, token: str = "") -> None:
        """Call somebody no more; or nobody of a table."""
        with writing(), self.engine.begin() as connection:
            connection.execute(calls_at(table, token))


def calls_at(table: str, token: str) -> sa.Delete:
    """What takes calls away: of one at a table, or of all."""
    all = CALLED.delete().where(CALLED.c.table == table)
    return all.where(CALLED.c.token == token) if token else all
