"""Upgrades: a database of 0.1.0, with waiting, running, finished and closed tables, goes on; nothing is lost.

layout_1.sql is a dump of an SQLite database that a server of 0.1.0 wrote; layout_1_postgresql.sql is how that
release laid out PostgreSQL. The tokens are those that its players were given.
"""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from nekoban.server.store import Store, upgrades
from nekoban.server.store.address import StoreError, read_url
from nekoban.server.store.layout import ARCHIVE, ENTRIES, LAYOUT, META, TABLES
from nekoban.server.store.upgrades import LAYOUT_NUMBER, STEPS
from tests.server.people import Player, Process
from tests.server.postgres import Cluster

HERE = Path(__file__).parent
OLD = (META, TABLES, ENTRIES, ARCHIVE)  # what 0.1.0 had
WAITING, RUNNING, OVER = "h8n3NTnWuKZerART", "0WzSrlb6oD4pIoWw", "pV7tB1LP_DB044mQ"
TOKENS = [
    "JT7IDlwI4Dw1uRn31fhAgJX4CMNEp_93",
    "IbWsRhBsSo9ZzCC4ihWmfSOSIZ9Q6ARL",
    "UNGEmAjLzm4GIA-YDxN7-iQ8P-ihjwB4",
]
WINNER = "Jx9HxStIrxpjV6SId2fekTbmcDKiccVt"


def old_file(file: Path) -> Path:
    with sqlite3.connect(file) as connection:
        connection.executescript((HERE / "layout_1.sql").read_text(encoding="utf-8"))
    connection.close()
    return file


def copied_to_postgres(cluster: Cluster, file: Path) -> str:
    """The same database in PostgreSQL, as 0.1.0 laid it out there."""
    made = sa.create_engine(read_url(cluster.url))
    with made.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        name = f"old_{secrets.token_hex(4)}"
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    made.dispose()
    url = cluster.url.rsplit("/", 1)[0] + f"/{name}"
    target, source = sa.create_engine(read_url(url)), sa.create_engine(read_url(str(file)))
    with target.begin() as new, source.connect() as old:
        new.exec_driver_sql((HERE / "layout_1_postgresql.sql").read_text(encoding="utf-8"))
        for table in OLD:
            new.execute(table.insert(), [dict(row) for row in old.execute(sa.select(table)).mappings()])
    target.dispose()
    source.dispose()
    return url


@pytest.fixture(params=["sqlite", "postgresql"])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database of 0.1.0."""
    file = old_file(tmp_path / "old.db")
    if request.param == "sqlite":
        yield str(file)
    else:
        yield copied_to_postgres(request.getfixturevalue("cluster"), file)


def contents(database: str) -> dict[str, Any]:
    engine = sa.create_engine(read_url(database))  # to look without an upgrade
    with engine.connect() as connection:
        found = {table.name: sorted(map(tuple, connection.execute(sa.select(table)))) for table in OLD[1:]}
    engine.dispose()
    return found


def test_nothing_is_lost_and_the_layout_is_that_of_a_new_database(old: str, tmp_path: Path) -> None:
    before = contents(old)
    assert [len(rows) for rows in before.values()] == [5, 45, 1]
    store, new = Store(old), Store(str(tmp_path / "new.db"))
    assert contents(old) == before
    assert upgrades.layout_number(store.engine, META) == LAYOUT_NUMBER
    assert described(store) == described(new)
    store.close()
    new.close()
    again = Store(old)  # a second start changes nothing
    assert contents(old) == before
    again.close()


def described(store: Store) -> dict[str, Any]:
    """Tables with their columns and indexes."""
    inspector = sa.inspect(store.engine)
    return {
        name: (
            sorted((column["name"], column["nullable"]) for column in inspector.get_columns(name)),
            sorted(str(index["name"]) for index in inspector.get_indexes(name)),
        )
        for name in sorted(LAYOUT.tables)
    }


def test_running_tables_are_there_waiting_ones_can_be_joined_and_finished_ones_replayed(old: str) -> None:
    """A running one has the luck of 0.1.0, which several people do not go on with; one may, against bots."""
    process = Process(old)
    place = process.place
    players = [Player(place, RUNNING, token) for token in TOKENS]
    with place.http() as http:  # a browser of then has a cookie for this table alone
        cookie = {"cookie": f"seat={TOKENS[1]}"}
        assert (
            http.get(f"/api/tables/{RUNNING}", headers=cookie).json()["mine"]
            == players[1].look().json()["mine"]
            != []
        )
    tables = [player.sit() for player in players]
    assert {told["ply"] for told in tables} == {4}
    assert tables[0]["chat"][0]["text"] == "Good luck"
    assert "heap=15 1.paw=three" in tables[0]["position"]
    mover = next(player for player in players if player.last["paths"])
    move = {"ply": 4, "path": mover.last["paths"][0]}
    refused = mover.post("moves", **move)
    assert (refused.status_code, "older luck" in refused.json()["error"]) == (409, True)
    assert all(player.post("leave").is_success for player in players if player is not mover)
    assert mover.post("moves", **move).json()["ply"] == 5
    for player in players:
        player.leave()
    with place.http() as http:
        joined = http.post(f"/api/tables/{WAITING}/seats", json={"name": "Eve", "program": True})
        assert joined.status_code == 201
        told = Player(place, OVER, WINNER).look(show="words").json()
        assert (told["phase"], told["result"]["scores"]) == ("over", [11, 10])
        assert http.get(f"/api/tables/{OVER}/frames/3").status_code == 200
    assert "tables_set_aside_total" not in place.numbers()
    process.kill()


def test_a_newer_layout_is_refused_with_a_sentence_and_not_touched(old: str) -> None:
    Store(old).close()
    store = Store(old)
    with store.engine.begin() as connection:
        connection.execute(META.update().where(META.c.key == "schema"), {"value": str(LAYOUT_NUMBER + 1)})
    store.close()
    before = contents(old)
    with pytest.raises(StoreError, match=f"has layout {LAYOUT_NUMBER + 1}, and this release"):
        Store(old)
    assert contents(old) == before


def test_a_step_that_fails_changes_nothing(old: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(connection: sa.Connection, layout: sa.MetaData) -> None:
        layout.tables["opened"].create(connection)
        raise RuntimeError("no room")

    monkeypatch.setitem(STEPS, 2, broken)
    with pytest.raises(RuntimeError):
        Store(old)
    monkeypatch.undo()
    engine = sa.create_engine(read_url(old))
    assert not sa.inspect(engine).has_table("opened")
    assert upgrades.layout_number(engine, META) == 1
    engine.dispose()
    Store(old).close()


def test_every_layout_since_the_first_has_a_step() -> None:
    assert sorted(STEPS) == list(range(2, LAYOUT_NUMBER + 1))
