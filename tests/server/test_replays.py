"""Replays: a finished game is kept whatever the database does meanwhile, and never at the players' cost."""

import random
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from nekoban.server import hall, replay
from nekoban.server.messages import NewTable, SeatPlan
from nekoban.server.openings import new_table
from nekoban.server.store import Store
from nekoban.server.tables import read_table
from tests.server.people import full_table, go_home, play_out, server, wait_until


def fail_once(monkeypatch: pytest.MonkeyPatch, method: str) -> list[int]:
    """Let the database blink once; how often it was asked is counted."""
    real, asked = getattr(Store, method), []

    def blinking(*given: Any) -> Any:
        asked.append(1)
        if len(asked) == 1:
            raise sqlite3.OperationalError("database is locked")
        return real(*given)

    monkeypatch.setattr(Store, method, blinking)
    monkeypatch.setattr(hall, "KEEP_AGAIN", 0.05)
    return asked


@pytest.mark.parametrize("method", ["unkept", "keep_frames"])
def test_a_blink_of_the_database_costs_no_replay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    asked = fail_once(monkeypatch, method)
    with server(tmp_path / "tables.db") as place:
        everybody = full_table(place)
        play_out(everybody, random.Random(4))
        go_home(*everybody)
        table = everybody[0].table
        wait_until(lambda: place.site.store.frames(table) is not None, "the replay is kept")
        assert len(asked) == 2
        with place.http() as http:
            assert "nekoban_replays_waiting 0\n" in http.get("/metrics").text


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
        for _ in range(2):
            everybody = full_table(place)
            play_out(everybody, random.Random(4))
            go_home(*everybody)
        table = everybody[0].table
        wait_until(lambda: place.site.store.frames(table) is not None, "the second replay is kept")
        assert len(tried) == 2


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
