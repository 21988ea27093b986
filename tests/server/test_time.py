"""Time: a player's clock runs while the server is there, and by nothing else."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from nekoban.server import app, served_time
from nekoban.server.refusals import Refused
from nekoban.server.served_time import MOST, ServedTime, wall
from nekoban.server.store import Store
from tests.server.people import Place, Player, full_table, go_home, server, wait_until

HOUR = 3_600_000
CLOCK = {"kind": "player", "minutes": 10, "increment": 0}
SLACK = 120_000  # milliseconds that a busy machine may take for a test; an hour is far more


def left(player: Player) -> int:
    told = player.look().json()
    return told["clocks"][told["running"]]


def clocked(place: Place) -> Player:
    ann, ben = full_table(place, settings={"clock": CLOCK})
    ann.move(["heap"])
    go_home(ann, ben)
    return ben


def jump(monkeypatch: pytest.MonkeyPatch, milliseconds: int) -> None:
    """The clock on the wall jumps."""
    found = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: found() + milliseconds * 1_000_000)


@pytest.mark.parametrize("hours", [-5, 5])
def test_a_jump_of_the_clock_on_the_wall_costs_nobody_anything(
    place: Place, hours: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    ben = clocked(place)
    before = left(ben)
    jump(monkeypatch, hours * HOUR)
    assert before - SLACK < left(ben) <= before
    ben.sit()
    assert ben.move(["heap"])["kind"] == "moved"
    assert left(ben) > before - SLACK
    go_home(ben)


def test_time_in_which_the_server_was_not_there_costs_nobody_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And gives nobody anything: a stop keeps the time that has passed."""
    monkeypatch.setattr(app, "KEEP", 3600)  # seconds: kept by nothing but the start and the stop
    with server(tmp_path / "tables.db", is_hurried=False) as place:
        ben = clocked(place)
        time.sleep(0.5)
        before = left(ben)
    jump(monkeypatch, 5 * HOUR)  # nobody serves for five hours
    with server(tmp_path / "tables.db") as place:
        ben.place = place
        assert before - SLACK < left(ben) <= before
        ben.sit()
        assert ben.move(["heap"])["kind"] == "moved"
        go_home(ben)


def test_a_clock_goes_on_when_the_server_is_back(tmp_path: Path) -> None:
    """What was used stays used."""
    with server(tmp_path / "tables.db") as place:
        ben = clocked(place)
        before = left(ben)
        wait_until(lambda: left(ben) < before - 1500, "time goes by")
        before = left(ben)
    with server(tmp_path / "tables.db") as place:
        ben.place = place
        assert left(ben) <= before + 1500  # what was not kept yet is forgiven
        before = left(ben)
        wait_until(lambda: left(ben) < before - 500, "time goes by")


# --- served time ----------------------------------------------------------------------------------


class Monotonic:
    """Seconds that a test lets go by."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seconds = 1000.0
        monkeypatch.setattr(served_time.time, "monotonic", lambda: self.seconds)


@pytest.fixture
def store(tmp_path: Path) -> Any:
    found = Store(str(tmp_path / "tables.db"))
    yield found
    found.close()


def test_a_process_that_was_stopped_goes_on_where_it_was(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    served, clock = ServedTime(store), Monotonic(monkeypatch)
    served.kept_at = clock.seconds
    began = served.now()
    clock.seconds += 3600
    assert served.now() == began + MOST
    asyncio.run(served.keep())
    clock.seconds += 1
    assert served.now() == began + MOST + 1000


def test_while_the_database_takes_nothing_no_time_goes_by(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    served, clock = ServedTime(store), Monotonic(monkeypatch)
    served.kept_at = clock.seconds
    began = served.now()

    async def refuse(*_: Any) -> None:
        raise Refused("full", "The database does not answer.")

    monkeypatch.setattr(store, "call", refuse)
    for _ in range(100):
        clock.seconds += 1
        asyncio.run(served.keep())
    assert served.now() == began


def test_several_processes_follow_the_one_that_is_ahead_and_time_never_goes_back(store: Store) -> None:
    first, second = ServedTime(store), ServedTime(store)
    assert abs(first.now() - wall()) < SLACK
    first.kept += HOUR
    asyncio.run(first.keep())
    asyncio.run(second.keep())
    assert second.now() >= first.kept
    assert ServedTime(store).now() >= first.kept
    second.kept -= 2 * HOUR
    asyncio.run(second.keep())
    assert second.now() >= first.kept
