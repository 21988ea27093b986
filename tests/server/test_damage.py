"""Damage: rows that are not as they were written, and writes that were broken off."""

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import Any, get_args

import pytest

from nekoban.server import actions, journal
from nekoban.server.app import make_app
from nekoban.server.commands import Move, NewTable, SeatPlan
from nekoban.server.happenings import HAPPENINGS, read_table
from nekoban.server.journal import Damage
from nekoban.server.new_tables import new_table
from nekoban.server.presentation import Viewer
from nekoban.server.store import Store
from nekoban.server.store.layout import TABLES
from tests.server.people import WAIT, Place, Player, full_table, go_home, open_table, server, wait_until

OPEN, MINE = {"kind": "open"}, "0" * 48


def test_a_damaged_first_row_is_set_aside_and_the_lobby_goes_on(tmp_path: Path) -> None:
    """Whatever is wrong with it, and also at a table where nobody sits yet."""
    database = tmp_path / "tables.db"
    flaws = [
        ("settings", "{"),
        ("settings", '{"clock":5}'),
        ("seed", "zz"),
        ("seed", ""),
        ("options", "[]"),
        ("options", '{"players":3}'),
        ("plan", "[]"),
        ("plan", '[{"kind":"open"}]'),
        ("game", "chess"),
        ("start", "x"),
        ("host", "0" * 48),
    ]
    with server(database) as place:
        listed = {"listed": True}
        tables = [open_table(place, seats=[OPEN, OPEN], settings=listed).table for _ in flaws]
        fine = open_table(place, settings={"listed": True}).table
    damage(database, {id: {column: text} for id, (column, text) in zip(tables, flaws, strict=True)})
    with server(database) as place, place.http() as http:
        assert [entry["table"] for entry in http.get("/api/tables").json()] == [fine]
        for id in tables:
            told = http.get(f"/api/tables/{id}")
            assert (told.status_code, told.json()["code"]) == (409, "set-aside")
        assert place.site.metrics.counts["faults_total", ()] == 0


def damage(database: Path, changes: dict[str, dict[str, str]]) -> None:
    store = Store(str(database))
    with store.engine.begin() as connection:
        for id, values in changes.items():
            connection.execute(TABLES.update().where(TABLES.c.id == id).values(**values))
    store.close()


def test_a_damaged_table_does_not_stop_the_clocks_of_the_others(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    clock = {"kind": "player", "minutes": 0.05, "increment": 0}
    with server(database) as place:
        tables = [full_table(place, settings={"clock": clock})[0] for _ in range(2)]
    damage(database, {tables[0].table: {"settings": "{"}})
    with server(database) as place:
        wait_until(lambda: bots_at(place, tables[1]), "the clock of the other runs out")


def bots_at(place: Place, player: Player) -> bool:
    live = place.site.registry.lives.get(player.table)
    return live is not None and bool(live.table.seats.bots)


def test_what_goes_wrong_at_one_table_does_not_stop_the_sweep(tmp_path: Path) -> None:
    clock = {"kind": "player", "minutes": 0.01, "increment": 0}
    with server(tmp_path / "tables.db") as place:
        broken, other = full_table(place)
        place.site.registry.lives[broken.table].table.clocks = None
        ann, ben = full_table(place, settings={"clock": clock})
        wait_until(lambda: bots_at(place, ann), "the clock of the other runs out")
        go_home(broken, other, ann, ben)


def test_what_is_said_of_a_damaged_table_names_no_card() -> None:
    """A table is set aside with the number of its entry: strangers and the log are told the flaw."""
    seats = [SeatPlan("me"), SeatPlan("me")]
    table_row, rows = new_table(NewTable("mice", {"players": 2}, seats), "0" * 48, 1)
    for move in ("two", "paw three", "three", "nonsense"):
        played = journal.written(journal.Moved(0, 0, move, "0" * 16), rows[-1].number + 1, 1, rows[-1].check)
        with pytest.raises(Damage) as damaged:
            read_table(table_row, [*rows, played])
        assert "entry 4" in str(damaged.value)
        assert move not in str(damaged.value)


# --- writes that were broken off ------------------------------------------------------------------


def test_a_move_whose_sender_goes_away_meanwhile_is_told_to_the_others(tmp_path: Path) -> None:
    """Where a write is awaited, the mover's connection may end before it is done."""
    site = make_app(str(tmp_path / "tables.db"), synchronous="FULL").state.site
    begun, go_on, append = threading.Event(), threading.Event(), site.store.journals.append

    def slowly(*arguments: Any, **more: Any) -> None:
        begun.set()
        assert go_on.wait(WAIT)
        append(*arguments, **more)

    async def break_off() -> None:
        table_row, rows = new_table(NewTable("mice", {"players": 2}, [SeatPlan("me")] * 2), MINE, 1)
        site.store.tables.open(table_row, False, rows, table_row.phase)
        live = await site.registry.find(table_row.id)
        other = await site.presence.arrive(live, MINE, Viewer(()))
        site.store.journals.append = slowly
        decide = lambda table: actions.move(table, [0, 1], Move(0, path=["heap"]))  # noqa: E731
        moving = asyncio.create_task(site.writer.change(live, decide))
        await asyncio.to_thread(begun.wait, WAIT)
        moving.cancel()
        await asyncio.sleep(0.05)
        go_on.set()
        while b'"kind":"moved"' not in (await asyncio.wait_for(other.next(), WAIT) or b""):
            pass
        assert (live.table.match.ply, live.is_stale) == (1, False)
        await site.close()

    asyncio.run(break_off())


def test_a_table_whose_write_failed_is_read_again_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was stored, and the answer got lost: everybody is told without anybody doing anything."""
    with server(tmp_path / "tables.db") as place:
        ann, ben = full_table(place)
        store = place.site.store
        append = store.journals.append

        def lost(*arguments: Any, **more: Any) -> None:
            append(*arguments, **more)
            raise sqlite3.OperationalError

        with monkeypatch.context() as while_it_lasts:
            while_it_lasts.setattr(store.journals, "append", lost)
            assert ann.ask(kind="move", ply=0, path=["heap"])["code"] == "full"
        while ben.last["ply"] < 1:
            ben.hear()
        go_home(ann, ben)


def test_no_type_is_first_read_by_two_threads_at_once() -> None:
    """Two threads that prepare a type for msgspec together can crash it: every reader is made on import."""
    for file in Path(actions.__file__).parent.rglob("*.py"):
        assert "msgspec.json.decode(" not in file.read_text(encoding="utf-8"), file.name


def test_whatever_the_journal_can_say_does_something_to_a_table() -> None:
    assert set(HAPPENINGS) == set(get_args(journal.AnyEntry))
