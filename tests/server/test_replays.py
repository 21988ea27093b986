"""Replays: a finished game is kept whatever the database does meanwhile, and never at the players' cost."""

import asyncio
import random
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from nekoban.server import archive, replay
from nekoban.server.commands import NewTable, SeatPlan
from nekoban.server.happenings import read_table
from nekoban.server.new_tables import new_table
from nekoban.server.store.finished_games import FinishedGames
from tests.server.people import Place, full_table, go_home, play_out, server, wait_until


def fail_once(monkeypatch: pytest.MonkeyPatch, method: str) -> list[int]:
    """Let the database blink once; how often it was asked is counted."""
    real, asked = getattr(FinishedGames, method), []

    def blinking(*given: Any) -> Any:
        asked.append(1)
        if len(asked) == 1:
            raise sqlite3.OperationalError("database is locked")
        return real(*given)

    monkeypatch.setattr(FinishedGames, method, blinking)
    monkeypatch.setattr(archive, "KEEP_AGAIN", 0.05)
    return asked


def finished(place: Place) -> str:
    """A game that was played to its end."""
    everybody = full_table(place)
    play_out(everybody, random.Random(4))
    go_home(*everybody)
    return everybody[0].table


def wait_for_replay(place: Place, table: str) -> None:
    wait_until(lambda: place.site.store.finished.is_kept(table), "the replay is kept")


@pytest.mark.parametrize("method", ["unkept", "keep_frames"])
def test_a_blink_of_the_database_costs_no_replay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    asked = fail_once(monkeypatch, method)
    with server(tmp_path / "tables.db") as place:
        wait_for_replay(place, finished(place))
        assert len(asked) == 2
        assert "nekoban_replays_waiting 0\n" in place.numbers()


def test_a_replay_that_cannot_be_made_keeps_no_other_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, tried = replay.kept, []

    def kept(table: Any, *more: Any) -> Any:
        tried.append(table.id)
        if table.id == tried[0]:
            raise ValueError
        return real(table, *more)

    monkeypatch.setattr(replay, "kept", kept)
    with server(tmp_path / "tables.db") as place:
        finished(place)
        wait_for_replay(place, finished(place))
        assert len(tried) == 2


def test_a_replay_that_was_kept_is_not_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two processes may have seen the same end."""
    with server(tmp_path / "tables.db") as place:
        table = finished(place)
        wait_for_replay(place, table)
        monkeypatch.setattr(replay, "kept", lambda *given: pytest.fail("it is made again"))
        asyncio.run(place.site.archive.keep(table))


def test_the_more_games_wait_the_more_time_their_keeping_has(monkeypatch: pytest.MonkeyPatch) -> None:
    table = read_table(*new_table(NewTable("mice", {"players": 2}, [SeatPlan("me")] * 2), "a" * 48, 1))
    while not table.match.over:
        table.match.play(table.match.legal()[0])
    waits: list[float] = []
    worked = iter(range(10_000))  # one second for each position
    clock = SimpleNamespace(thread_time=lambda: next(worked), sleep=waits.append)
    monkeypatch.setattr(replay, "time", clock)
    for waiting, others in (([], 19.0), ([""] * 10, 9.5), ([""] * 1000, 2.0)):
        waits.clear()
        assert len(replay.kept(table, waiting.__len__).positions) == table.match.ply + 1
        assert set(waits) == {others}
