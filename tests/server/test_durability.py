"""No acknowledged move is lost, however often the server is killed. bench/durability.py is the long run."""

import asyncio
from copy import deepcopy

import pytest

from nekoban.server.store import Store
from nekoban.server.store.layout import ENTRIES
from tests.server.durability import Watch, check_journals, run

KILLS = 50  # on each database
LIMIT = 400  # seconds: a server that does not come back fails the test
GAMES = ("mice", "mauwi")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Watch]:
    """A run on SQLite."""
    database = str(tmp_path_factory.mktemp("durability") / "tables.db")
    return database, asyncio.run(asyncio.wait_for(run(database, KILLS, games=GAMES), LIMIT))


def check(watch: Watch) -> None:
    assert watch.faults == []
    assert watch.counts["kills"] == KILLS
    assert watch.counts["moves checked"] == watch.counts["acknowledged"] > KILLS
    assert watch.counts["comparisons"] > KILLS
    assert all(watch.counts[f"tables of {game}"] for game in GAMES)


def test_nothing_acknowledged_is_lost_through_fifty_kills_on_sqlite(played: tuple[str, Watch]) -> None:
    check(played[1])


def test_nothing_acknowledged_is_lost_through_fifty_kills_on_postgresql(postgresql: str) -> None:
    check(asyncio.run(asyncio.wait_for(run(postgresql, KILLS, games=GAMES), LIMIT)))


def test_a_lost_move_would_be_noticed(played: tuple[str, Watch]) -> None:
    """The check itself is checked: a journal that misses its end is found out."""
    database, watch = played[0], deepcopy(played[1])
    table = max(watch.moves, key=lambda id: len(watch.moves[id]))
    store = Store(database)
    with store.engine.begin() as connection:
        connection.execute(ENTRIES.delete().where(ENTRIES.c.table == table, ENTRIES.c.number > 3))
    store.close()
    check_journals(database, watch)
    assert any("lost or changed" in fault for fault in watch.faults)
