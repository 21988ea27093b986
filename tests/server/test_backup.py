"""Backups: made while moves are written, they hold what was acknowledged; restoring keeps what was there."""

from __future__ import annotations

import random
import re
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from nekoban import cli
from nekoban.commands.arguments import UsageError
from nekoban.server.backup import back_up, restore
from nekoban.server.happenings import read_table
from nekoban.server.store import Store
from nekoban.server.store.address import StoreError, new_private
from tests.server.people import Player, Process, full_table, go_home, open_table, server, wait_until
from tests.systems import IS_POSIX, is_private

NO_DATABASE = b"this is no database, but a text that is long enough to be read"


def run(*words: str) -> str:
    result = CliRunner().invoke(cli.app, list(words))
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.output


class Busy(threading.Thread):
    """Plays game after game at tables of its own, and knows which moves were acknowledged."""

    def __init__(self, place: object, number: int) -> None:
        super().__init__()
        self.place, self.chance = place, random.Random(number)
        self.acknowledged: dict[str, int] = {}
        self.is_done = False

    def run(self) -> None:
        while not self.is_done:
            everybody = full_table(self.place)  # type: ignore[arg-type]
            self.play(everybody)
            go_home(*everybody)

    def play(self, everybody: list[Player]) -> None:
        table = everybody[0].table
        while everybody[0].last["to_move"] is not None and not self.is_done:
            mover = everybody[everybody[0].last["to_move"]]
            while mover.last["ply"] < everybody[0].last["ply"]:
                mover.hear("moved")
            told = mover.move(self.chance.choice(mover.last["paths"]))
            self.acknowledged[table] = told["ply"]
            for player in everybody:
                while player.last["ply"] < told["ply"]:
                    player.hear("moved")


def test_a_backup_under_load_restores_to_a_state_that_was_acknowledged(tmp_path: Path) -> None:
    database, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with server(database) as place:
        busy = [Busy(place, number) for number in range(2)]
        for thread in busy:
            thread.start()
        wait_until(lambda: all(sum(one.acknowledged.values()) > 12 for one in busy), "some moves are made")
        before = {table: ply for one in busy for table, ply in list(one.acknowledged.items())}
        back_up(str(database), copy)
        for thread in busy:
            thread.is_done = True
        for thread in busy:
            thread.join()
        after = {table: ply for one in busy for table, ply in one.acknowledged.items()}
    assert is_private(copy)
    target = tmp_path / "restored.db"
    assert "tables now" in run("restore", str(copy), "--database", str(target))
    store = Store(str(target))
    for table, ply in before.items():
        row = store.tables.row(table)
        assert row is not None
        read = read_table(row, store.journals.rows(table))  # every row checked and replayed
        assert ply <= read.match.ply <= after[table] + 1
    store.close()


def test_restoring_keeps_what_was_there_and_refuses_what_is_in_use(tmp_path: Path) -> None:
    database, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    process = Process(str(database))
    kept = open_table(process.place).table
    assert "has 1 table" in run("backup", str(copy), "--database", str(database))
    later = open_table(process.place).table
    wait_until(lambda: "A process:" in run("operator", "tables", "--database", str(database)), "it reports")
    with pytest.raises(UsageError, match="A server uses this database"):
        run("restore", str(copy), "--database", str(database))
    process.process.terminate()
    process.process.wait(30)
    process.kill()
    said = run("restore", str(copy), "--database", str(database))
    assert "has 1 table now. What was there is in" in said
    store = Store(str(database))
    assert store.tables.row(kept)
    assert store.tables.row(later) is None
    store.close()
    aside = Store(str(next(tmp_path.glob("tables.db.2*"))))
    assert aside.tables.row(later)
    aside.close()


@pytest.mark.parametrize("harm", ["damaged", "of a newer release"])
def test_a_backup_takes_the_place_of_a_database_that_cannot_be_used(tmp_path: Path, harm: str) -> None:
    """That is what it was made for; what was there is kept."""
    database, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    Store(str(database)).close()
    back_up(str(database), copy)
    if harm == "damaged":
        database.write_bytes(NO_DATABASE)
    else:
        with closing(sqlite3.connect(database)) as connection, connection:
            connection.execute("UPDATE nekoban SET value = '99' WHERE key = 'schema'")
    with pytest.raises(StoreError) as told:
        Store(str(database))
    count, kept = restore(copy, str(database))
    assert count == 0
    Store(str(database)).close()
    with pytest.raises(StoreError, match=re.escape(str(told.value))):
        Store(str(kept))


def test_a_backup_that_cannot_be_written_is_no_fault_of_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "tables.db"
    Store(str(database)).close()
    monkeypatch.setattr("nekoban.server.backup.new_private", lambda file: None)  # then its folder is removed
    said = r"^The backup could not be written: unable to open database file\.$"
    with pytest.raises(UsageError, match=said):
        run("backup", str(tmp_path / "gone" / "copy.db"), "--database", str(database))


def test_a_backup_that_cannot_be_put_in_place_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    Store(str(database)).close()
    run("backup", str(copy), "--database", str(database))
    make, kept = sqlite3.connect, contents(database)

    def connect(*given: Any, **more: Any) -> sqlite3.Connection:
        """A connection to a disk that has room for one page."""
        made = make(*given, **more)
        if Path(str(given[0])) == database:
            made.execute("PRAGMA max_page_count = 1")
        return made

    monkeypatch.setattr("nekoban.server.backup.sqlite3.connect", connect)
    with pytest.raises(UsageError, match=r"^The backup could not be written: "):
        run("restore", str(copy), "--database", str(database))
    assert {file.name for file in tmp_path.iterdir()} == {"tables.db", "copy.db"}
    monkeypatch.undo()
    assert contents(database) == kept


def contents(database: Path) -> list[str]:
    with closing(sqlite3.connect(database)) as connection:
        return list(connection.iterdump())


def test_a_database_of_another_program_is_not_backed_up(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with closing(sqlite3.connect(database)) as other:
        other.execute("CREATE TABLE recipes (name)")
    with pytest.raises(UsageError, match=r"tables\.db is not a Nekoban database: no such table"):
        run("backup", str(tmp_path / "copy.db"), "--database", str(database))
    assert [*tmp_path.iterdir()] == [database]


def test_a_damaged_database_is_not_backed_up(tmp_path: Path) -> None:
    database, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    database.write_bytes(NO_DATABASE)
    with pytest.raises(UsageError, match=r"tables\.db is not a Nekoban database"):
        run("backup", str(copy), "--database", str(database))
    assert [*tmp_path.iterdir()] == [database]


def test_what_cannot_be_backed_up_or_restored_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("not a database")
    Store(str(tmp_path / "fine.db")).close()
    for words, sentence in (
        (["backup", "x", "--database", str(tmp_path / "none.db")], "There is no database"),
        (["backup", str(tmp_path / "text.db"), "--database", str(tmp_path / "fine.db")], "exists already"),
        (["backup", "x", "--database", "postgresql://h/d"], "pg_dump"),
        (["restore", str(tmp_path / "none"), "--database", str(tmp_path / "a.db")], "There is no file"),
        (
            ["restore", str(tmp_path / "text.db"), "--database", str(tmp_path / "a.db")],
            "is not a Nekoban database",
        ),
    ):
        with pytest.raises(UsageError, match=sentence):
            run(*words)
    assert not (tmp_path / "a.db").exists()


def test_a_backup_that_somebody_added_commands_to_is_refused(tmp_path: Path) -> None:
    """A trigger would act in the server's database: it could tell seeds to those at a table."""
    Store(str(tmp_path / "tables.db")).close()
    file = tmp_path / "forged.db"
    back_up(str(tmp_path / "tables.db"), file)
    with closing(sqlite3.connect(file)) as forged:
        forged.execute("CREATE TRIGGER tell AFTER INSERT ON entries BEGIN UPDATE tables SET flaw = seed; END")
    with pytest.raises(StoreError, match="somebody has added commands to it"):
        restore(file, str(tmp_path / "other.db"))
    assert not (tmp_path / "other.db").exists()


def test_a_new_private_file_is_never_one_that_somebody_else_has_made(tmp_path: Path) -> None:
    file = tmp_path / "private"
    for made in ("a file", "a link")[: 2 if IS_POSIX else 1]:  # on Windows making links needs a right
        file.touch() if made == "a file" else file.symlink_to(tmp_path / "elsewhere")
        with pytest.raises(FileExistsError):
            new_private(file)
        file.unlink()
    new_private(file)
    assert is_private(file)
