"""Damage: rows that are not as they were written, and writes that were broken off."""

from pathlib import Path

import pytest

from nekoban.server import entries as e
from nekoban.server.entries import Damage
from nekoban.server.messages import NewTable, SeatPlan
from nekoban.server.openings import new_table
from nekoban.server.store import TABLES, Store
from nekoban.server.tables import read_table
from tests.server.people import Place, Player, full_table, go_home, open_table, server, wait_until

OPEN = {"kind": "open"}


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
    live = place.site.hall.lives.get(player.table)
    return live is not None and bool(live.table.bots)


def test_what_goes_wrong_at_one_table_does_not_stop_the_sweep(tmp_path: Path) -> None:
    clock = {"kind": "player", "minutes": 0.01, "increment": 0}
    with server(tmp_path / "tables.db") as place:
        broken, other = full_table(place)
        place.site.hall.lives[broken.table].table.clocks = None
        ann, ben = full_table(place, settings={"clock": clock})
        wait_until(lambda: bots_at(place, ann), "the clock of the other runs out")
        go_home(broken, other, ann, ben)


def test_what_is_said_of_a_damaged_table_names_no_card() -> None:
    """A table is set aside with the number of its entry: strangers and the log are told the flaw."""
    seats = [SeatPlan("me"), SeatPlan("me")]
    opening, rows = new_table(NewTable("mice", {"players": 2}, seats), "0" * 48, 1)
    for move in ("two", "paw three", "three", "nonsense"):
        played = e.written(e.Moved(0, 0, move, "0" * 16), rows[-1].number + 1, 1, rows[-1].check)
        with pytest.raises(Damage) as damaged:
            read_table(opening, [*rows, played])
        assert "entry 4" in str(damaged.value)
        assert move not in str(damaged.value)
