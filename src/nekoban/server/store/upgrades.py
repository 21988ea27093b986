"""Upgrades: a database of an older release is brought to the present layout when a server starts.

The layout's number is kept in the database. A new one is laid out at once; an older one goes through every
step since, all in one transaction, so that a step that fails changes nothing. A newer one is refused: what a
later release wrote there is not known here.
"""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sa

from nekoban.server.words import tell

LAYOUT_NUMBER = 4
UPGRADE_LOCK = 6_356_220  # PostgreSQL: one process at a time


class UnknownLayout(Exception):
    """The database was written by a later release, or by something else."""


def add_openers_and_blocked(connection: sa.Connection, layout: sa.MetaData) -> None:
    """From 0.1.0 to 0.2.0: who opened a table, and addresses that are kept out."""
    for name in ("opened", "blocked"):
        layout.tables[name].create(connection, checkfirst=True)


def add_called(connection: sa.Connection, layout: sa.MetaData) -> None:
    """Within 0.2.0: where people want to be called when it is their turn."""
    layout.tables["called"].create(connection, checkfirst=True)


def add_reviews(connection: sa.Connection, layout: sa.MetaData) -> None:
    """Within 0.2.0: reviews of finished games."""
    layout.tables["reviews"].create(connection, checkfirst=True)


STEPS: dict[int, Callable[[sa.Connection, sa.MetaData], None]] = {
    2: add_openers_and_blocked,
    3: add_called,
    4: add_reviews,
}


def bring_up_to_date(engine: sa.Engine, layout: sa.MetaData, meta: sa.Table) -> None:
    """Lay out a new database, or bring an older one to the present layout."""
    if layout_number(engine, meta) == LAYOUT_NUMBER:
        return
    with engine.begin() as connection:
        take_turn(connection)
        number = written_number(connection, meta)
        if number is None:
            layout.create_all(connection)
        for step in range((number or LAYOUT_NUMBER) + 1, LAYOUT_NUMBER + 1):
            STEPS[step](connection, layout)
        connection.execute(meta.delete().where(meta.c.key == "schema"))
        connection.execute(meta.insert(), {"key": "schema", "value": str(LAYOUT_NUMBER)})


def layout_number(engine: sa.Engine, meta: sa.Table) -> int | None:
    """The number of a database's layout; None if it is new."""
    with engine.connect() as connection:
        return written_number(connection, meta)


def take_turn(connection: sa.Connection) -> None:
    """Several processes may begin at once on one database."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(UPGRADE_LOCK)))


def written_number(connection: sa.Connection, meta: sa.Table) -> int | None:
    """The number of the layout that a database was written with."""
    if not sa.inspect(connection).has_table(meta.name):
        return None
    found = connection.scalar(sa.select(meta.c.value).where(meta.c.key == "schema"))
    if found is None:
        return None
    if not found.isdigit() or not 1 <= int(found) <= LAYOUT_NUMBER:
        raise UnknownLayout(tell("database-layout", found=found, known=LAYOUT_NUMBER))
    return int(found)
