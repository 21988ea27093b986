"""Orders of whoever runs a server: tables closed, addresses blocked, a stop announced and made."""

from __future__ import annotations

import asyncio
import functools
import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from nekoban import cli
from nekoban.commands import doctor
from nekoban.commands.arguments import UsageError
from nekoban.server import app as apps
from nekoban.server.metrics import Metrics
from nekoban.server.store import Store
from nekoban.server.tasks import Tasks
from tests.server.people import (
    Place,
    Process,
    free_port,
    full_table,
    go_home,
    open_table,
    play_out,
    server,
    wait_until,
)
from tests.systems import needs_signals

UNUSABLE = "The database cannot be used:"


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "tables.db")


@pytest.fixture
def place(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Place]:
    monkeypatch.setattr(apps, "SWEEP_STORE", 0.2)
    monkeypatch.setattr(apps, "SWEEP", 0.1)
    with server(database) as running:
        yield running


def order(database: str, *words: str) -> str:
    result = CliRunner().invoke(cli.app, ["operator", *words, "--database", database])
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.output


def test_a_table_is_closed_and_those_at_it_are_told_why(place: Place, database: str) -> None:
    ann, ben = full_table(place)
    other = open_table(place)
    assert "is closed" in order(database, "close", ann.table)
    wait_until(lambda: ann.table not in place.site.registry.lives, "the table is dropped")
    told = ann.look()
    assert (told.status_code, told.json()["error"]) == (
        409,
        "Whoever runs this server has closed this table.",
    )
    assert other.look().status_code == 200
    with pytest.raises(UsageError, match="There is no table nothing"):
        order(database, "close", "nothing")
    go_home(ann, ben)


def test_a_closed_table_stays_closed_if_its_game_ends_before_the_server_looks(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(apps, "SWEEP_STORE", 1e6)
    with server(database) as place:
        everybody = full_table(place)
        table = everybody[0].table
        play_out(everybody, random.Random(1), 3)
        order(database, "close", table)
        play_out(everybody, random.Random(1))
        assert everybody[0].last["to_move"] is None
        monkeypatch.setattr(apps, "SWEEP_STORE", 0.2)
        wait_until(lambda: table not in place.site.registry.lives, "the table is dropped", 10)
        assert place.site.store.tables.row(table).phase == "aside"
        go_home(*everybody)


def test_a_finished_game_that_is_closed_shows_no_frames_either(place: Place, database: str) -> None:
    everybody = full_table(place)
    play_out(everybody, random.Random(1))
    go_home(*everybody)
    table = everybody[0].table
    wait_until(lambda: place.site.store.finished.is_kept(table), "its replay is kept")
    with place.http() as http:
        assert http.get(f"/api/tables/{table}/frames/1").status_code == 200
        order(database, "close", table)
        wait_until(lambda: table not in place.site.registry.lives, "the server has looked")
        answer = http.get(f"/api/tables/{table}/frames/1")
    assert (answer.status_code, answer.json()["code"]) == (409, "set-aside")


def test_a_blocked_address_gets_nothing_until_it_is_let_in_again(place: Place, database: str) -> None:
    ann, ben = full_table(place)
    order(database, "block", "127.0.0.0/8")
    wait_until(lambda: place.site.orders.blocked, "it is blocked")
    assert ann.look().json()["error"] == "Whoever runs this server has blocked your address."
    mover = next(player for player in (ann, ben) if player.last["paths"])
    assert mover.move()["code"] == "not-allowed"
    with pytest.raises(
        UsageError, match=r"192\.0\.2\.1/32 is not blocked. These are blocked: 127\.0\.0\.0/8\."
    ):
        order(database, "unblock", "192.0.2.1")
    order(database, "unblock", "127.0.0.0/8")
    wait_until(lambda: not place.site.orders.blocked, "it is let in")
    assert mover.move()["kind"] == "moved"
    order(database, "block", "2001:db8::/32", "--days", "0.0000001")
    time.sleep(0.5)
    assert not place.site.orders.blocked  # its time is over
    with pytest.raises(UsageError, match="'cats' is neither an address"):
        order(database, "block", "cats")
    go_home(ann, ben)


def test_what_is_announced_is_told_at_all_tables_and_to_whoever_comes(place: Place, database: str) -> None:
    ann, ben = full_table(place)
    order(database, "announce", "We stop at ten.")
    assert ann.hear("notice")["text"] == ben.hear("notice")["text"] == "We stop at ten."
    ann.leave()
    ann.sit()
    assert ann.hear("notice")["text"] == "We stop at ten."
    order(database, "announce", "")
    assert ben.hear("notice")["text"] == ""
    with pytest.raises(UsageError, match="one line of at most 500"):
        order(database, "announce", "x" * 501)
    go_home(ann, ben)


def test_the_tables_the_load_and_the_disk_are_shown(place: Place, database: str) -> None:
    ann, ben = full_table(place)
    wait_until(lambda: "connections 2" in order(database, "tables"), "the load is reported")
    shown = order(database, "tables", "--phase", "playing")
    assert f"{ann.table}  mice         playing" in shown
    assert "1 table: 1 playing" in shown
    assert "GB are free" in shown
    go_home(ann, ben)


@needs_signals
def test_a_stop_tells_the_clients_and_they_come_back(tmp_path: Path) -> None:
    process = Process(str(tmp_path / "tables.db"), log=tmp_path / "log")
    ann, ben = full_table(process.place)
    mover = next(player for player in (ann, ben) if player.last["paths"])
    mover.move()
    ply = mover.last["ply"]
    process.process.terminate()
    assert ann.hear("stopping")
    assert ben.hear("stopping")
    assert process.process.wait(30) in (0, -15)
    go_home(ann, ben)
    process.start()
    assert ann.sit()["ply"] == ply
    ann.leave()
    process.kill()


def test_what_is_being_written_at_a_stop_is_written() -> None:
    written: list[int] = []

    async def slow() -> None:
        await asyncio.sleep(0.2)
        written.append(1)

    async def stop() -> None:
        tasks = Tasks(Metrics())
        waiting = asyncio.create_task(tasks.to_the_end(slow()))
        await asyncio.sleep(0)
        await tasks.close()
        await waiting

    asyncio.run(stop())
    assert written == [1]


def test_the_doctor_finds_what_is_wrong_and_says_what_to_do(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    Store(database).close()
    well = CliRunner().invoke(cli.app, ["doctor", "--database", database, "--port", str(free_port())])
    assert well.exit_code == 0, well.output
    assert [line[:4] for line in well.output.splitlines()] == ["ok  "] * 8
    Path(database).write_text("this is no database, but a text that is long enough to be read", "utf-8")
    monkeypatch.setattr(doctor, "LEAST_DISK", 1 << 60)
    monkeypatch.setattr("nekoban.server.listening.obstacle", lambda host, port: "port-taken")
    ill = CliRunner().invoke(cli.app, ["doctor", "--database", database])
    assert ill.exit_code == 1
    found = [line for line in ill.output.splitlines() if line.startswith("!!")]
    assert [line.split(":")[0] for line in found] == ["!!  Database", "!!  Port", "!!  Disk"]
    assert "`nekoban restore`" in found[0]
    assert not doctor.clock_finding(0).is_well


def test_the_doctor_reads_every_page_of_a_database(database: str) -> None:
    """A page of moves may be damaged while the first pages are as they should be."""
    Store(database).close()
    with closing(sqlite3.connect(database)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'").fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with Path(database).open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    Store(database).close()  # nobody else would notice before the first move
    assert not doctor.database_finding(database).is_well


def test_the_doctor_calls_a_database_that_is_locked_or_cannot_be_opened_not_damaged(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "folder.db").mkdir()
    finding = doctor.database_finding(str(tmp_path / "folder.db"))
    assert not finding.is_well
    assert finding.sentence.startswith(UNUSABLE)
    assert "restore" not in finding.sentence
    Store(database).close()
    impatient = functools.partial(sqlite3.connect, timeout=0)
    with closing(sqlite3.connect(database, isolation_level=None)) as holder:
        holder.execute("PRAGMA journal_mode=DELETE")
        holder.execute("BEGIN EXCLUSIVE")
        monkeypatch.setattr("nekoban.server.backup.sqlite3.connect", impatient)
        finding = doctor.database_finding(database)
    assert (finding.is_well, finding.sentence) == (False, f"{UNUSABLE} database is locked.")


def test_the_doctor_says_where_nothing_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither in a folder, nor in the one in which it would be made."""

    def refused(dir: Path) -> None:
        raise PermissionError(13, "Permission denied", str(dir))

    for folder in (tmp_path, tmp_path / "not" / "there"):
        assert doctor.cache_finding(folder).is_well
        assert doctor.database_finding(str(folder / "tables.db")).is_well
    monkeypatch.setattr("tempfile.TemporaryFile", refused)
    told = f"Nothing can be written in {tmp_path}: Permission denied."
    for folder in (tmp_path, tmp_path / "not" / "there"):
        for finding in (doctor.cache_finding(folder), doctor.database_finding(str(folder / "tables.db"))):
            assert not finding.is_well
            assert finding.sentence.startswith(told)


def test_the_doctor_takes_an_empty_file_for_a_database_that_is_not_laid_out_yet(database: str) -> None:
    Path(database).touch()
    assert doctor.database_finding(database).is_well


def test_a_killed_process_is_forgotten(place: Place, database: str) -> None:
    from nekoban.server import orders

    store = Store(database)
    orders.set_meta(store, "process dead", '{"at": 1}')
    wait_until(lambda: not orders.read_meta(store, "process dead"), "it is forgotten")
    assert len(orders.running_processes(store)) == 1
    store.close()
    assert httpx.get(place.url + "/health", verify=False).status_code == 200
