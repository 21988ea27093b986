"""The event loop: nothing that takes long is done on it, and nobody waits there for a lock."""

import asyncio
import random
import sqlite3
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from nekoban.core.catalogue import all_games
from nekoban.server import broadcast, kept_answers, presentation
from nekoban.server.kept_answers import KeptAnswers
from tests.server.people import Place, full_table, go_home, play_out, server

VARIES = "accept-encoding, accept-language, cookie"  # what an answer depends on
QUICK = 1.0  # seconds: what is answered while others wait for up to two


@pytest.fixture
def locked(tmp_path: Path) -> Iterator[tuple[Place, sqlite3.Connection]]:
    """A server, and somebody else who can lock its database."""
    with server(tmp_path / "tables.db") as place:
        other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None, timeout=0)
        yield place, other
        other.close()


def test_a_lock_held_elsewhere_is_a_503_and_holds_up_nobody_else(
    locked: tuple[Place, sqlite3.Connection],
) -> None:
    place, other = locked
    ann, ben = full_table(place)
    other.execute("BEGIN IMMEDIATE")
    with ThreadPoolExecutor(1) as waiting, place.http() as http:
        move = waiting.submit(ann.post, "moves", ply=0, path=["heap"])
        time.sleep(0.1)  # it waits for the lock by now
        began = time.monotonic()
        assert http.get("/health").status_code == 200
        assert ben.ask(kind="ping")["kind"] == "done"
        assert time.monotonic() - began < QUICK
        answer = move.result()
    assert (answer.status_code, answer.json()["code"]) == (503, "full")
    other.execute("ROLLBACK")
    assert ann.look().json()["ply"] == 0
    assert ann.post("moves", ply=0, path=["heap"]).status_code == 201
    go_home(ann, ben)


def test_a_lock_that_is_let_go_soon_costs_a_moment(locked: tuple[Place, sqlite3.Connection]) -> None:
    place, other = locked
    ann, ben = full_table(place)
    other.execute("BEGIN IMMEDIATE")
    with ThreadPoolExecutor(1) as waiting:
        move = waiting.submit(ann.post, "moves", ply=0, path=["heap"])
        time.sleep(0.2)
        other.execute("ROLLBACK")
        assert move.result().status_code == 201
    go_home(ann, ben)


# --- long logs ------------------------------------------------------------------------------------


def test_a_long_log_is_put_into_words_in_a_thread(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []
    words = presentation.log_lines
    monkeypatch.setattr(
        presentation,
        "log_lines",
        lambda *about: threads.append(threading.current_thread().name) or words(*about),
    )
    everybody = full_table(place, 2, "mauwi")
    play_out(everybody, random.Random(2), 30)
    before = everybody[0].look(show="words").json()["log"]
    go_home(*everybody)
    place.site.registry.lives[everybody[0].table].table.logs.clear()
    threads.clear()
    assert everybody[0].sit()["log"] == before
    assert len(threads) == 30
    assert all(name.startswith(("asyncio_", "uvloop_")) for name in threads)
    everybody[0].ask(kind="show", show=["words"])
    assert len(threads) == 30, "what was put into words once is kept"
    go_home(everybody[0])


def test_who_loses_the_seat_while_the_log_is_made_is_not_told_its_cards(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The link to another device is used between the request and the answer."""
    everybody = full_table(place, 2, "mauwi")
    assert play_out(everybody, random.Random(2), 16) == 16
    go_home(*everybody)
    live = place.site.registry.lives[everybody[0].table]
    live.table.logs.clear()
    assert live.table.phase == "playing"

    def slowly(*about: Any) -> Any:
        live.table.seats[1].token = "somebody else's"
        return whole_log(*about)

    whole_log = broadcast.whole_log
    monkeypatch.setattr(broadcast, "whole_log", slowly)
    assert everybody[1].sit()["code"] == "not-seated"
    go_home(everybody[1])


# --- what is the same for everybody ---------------------------------------------------------------


def test_lessons_and_rules_are_made_and_packed_once_in_a_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []
    write = kept_answers.written_out
    monkeypatch.setattr(
        kept_answers,
        "written_out",
        lambda make: threads.append(threading.current_thread().name) or write(make),
    )
    addresses = [f"/api/games/{name}/{what}" for name in all_games() for what in ("lesson", "rules", "cover")]
    with server(tmp_path / "tables.db") as place, place.http() as http:
        for _ in range(3):
            for address in addresses:
                packed = http.get(address, headers={"accept-encoding": "gzip"})
                plain = http.get(address, headers={"accept-encoding": "identity"})
                assert (packed.status_code, plain.status_code) == (200, 200)
                assert packed.content == plain.content
                assert packed.headers["content-encoding"] == "gzip"
                assert "content-encoding" not in plain.headers
                assert packed.headers["vary"] == plain.headers["vary"] == VARIES
    assert len(threads) == len(addresses)
    assert all(name.startswith(("asyncio_", "uvloop_")) for name in threads)


def test_whoever_asks_meanwhile_waits_for_the_same_answer_and_a_fault_is_not_kept() -> None:
    made: list[int] = []

    def make() -> str:
        made.append(1)
        time.sleep(0.05)
        if len(made) == 1:
            raise OSError
        return "x"

    async def ask() -> None:
        kept = KeptAnswers()
        with pytest.raises(OSError):
            await kept.get("a", make)
        found = await asyncio.gather(*(kept.get("a", make) for _ in range(5)))
        assert {answer.plain for answer in found if answer} == {b"x"}
        assert len(made) == 2

    asyncio.run(ask())
