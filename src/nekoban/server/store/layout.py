"""The layout of the database: its tables and their columns."""

from __future__ import annotations

import sqlalchemy as sa

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
