"""The store: SQLite's log is taken into the file beside the play."""

import sqlite3
from pathlib import Path

import pytest

from nekoban.server.journal import JournalRow
from nekoban.server.store import Store, database
from nekoban.server.store.stored_tables import TableRow
from tests.systems import is_private, needs_modes

OPENING = TableRow("one", "mice", 1, "{}", "{}", "[]", "00" * 32, "", 0)


def rows(first: int, last: int) -> list[JournalRow]:
    return [JournalRow(number, number, "x" * 200, "check") for number in range(first, last)]


def in_the_file(file: Path) -> int:
    """How many entries the file has without its log."""
    with sqlite3.connect(f"file:{file}?immutable=1", uri=True) as connection:
        return connection.execute("select count(*) from entries").fetchone()[0]


def test_moves_wait_in_the_log_until_they_are_settled(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    store = Store(str(file))
    store.tables.open(OPENING, False, rows(1, 2), "open")
    store.settle()
    for number in range(2, 2000):
        store.journals.append("one", rows(number, number + 1))
    assert in_the_file(file) == 1
    store.settle()
    assert in_the_file(file) == len(store.journals.rows("one")) == 1999
    store.close()


def test_a_long_log_begins_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "LONG_LOG", 100_000)
    store, log = Store(str(tmp_path / "tables.db")), tmp_path / "tables.db-wal"
    store.tables.open(OPENING, False, rows(1, 2), "open")
    store.journals.append("one", rows(2, 1000))
    assert log.stat().st_size > 100_000
    store.settle()
    assert log.stat().st_size == 0
    store.journals.append("one", rows(1000, 1001))
    assert len(store.journals.rows("one")) == 1000
    store.close()


@needs_modes
def test_a_new_database_is_for_its_owner_alone_also_behind_a_link(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to("data.db")
    for name in ("plain.db", "link.db"):
        Store(str(tmp_path / name)).close()
    assert all(is_private(tmp_path / name) for name in ("plain.db", "data.db"))
