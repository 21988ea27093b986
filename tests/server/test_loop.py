"""The event loop: nothing that takes long is done on it, and nobody waits there for a lock."""

import asyncio
import gc
import random
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from nekoban.core.catalogue import all_games
from nekoban.server import (
    actions,
    app,
    broadcast,
    game_routes,
    kept_answers,
    pages,
    presentation,
    registry,
    replay_routes,
    review_routes,
)
from nekoban.server.kept_answers import KeptAnswers
from nekoban.server.metrics import Metrics
from nekoban.server.tasks import Tasks
from nekoban.server.upkeep import Upkeep
from tests.games.iwari.conftest import SEVEN_SQUARES
from tests.server.people import Place, full_table, go_home, open_table, play_out, server

VARIES = "accept-encoding, accept-language, cookie"  # what an answer depends on


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
        answered = 0
        while not move.done():
            assert http.get("/health").status_code == 200
            assert ben.ask(kind="ping")["kind"] == "done"
            answered += 1
        answer = move.result()
    assert answered > 2  # on an event loop that waits, the first is answered when the wait is over
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


def test_no_move_waits_behind_somebodys_replay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What waits for the database has threads of its own: all others may be at work for somebody."""
    is_done = threading.Event()
    frame = replay_routes.live_frame

    def slow_frame(*given: Any) -> Any:
        assert is_done.wait(60)
        return frame(*given)

    monkeypatch.setattr(replay_routes, "live_frame", slow_frame)
    with server(tmp_path / "tables.db", synchronous="FULL") as place, ThreadPoolExecutor(40) as asking:
        ann, ben = full_table(place)
        address = f"{place.url}/api/tables/{ann.table}/frames/0"
        asked = [asking.submit(httpx.get, address, headers=ann.headers, timeout=60) for _ in range(40)]
        try:
            time.sleep(0.3)  # all threads are taken by now
            assert ann.move(["heap"])["kind"] == "moved"
            assert not any(one.done() for one in asked)  # the replays wait still
        finally:
            is_done.set()
        assert {one.result().status_code for one in asked} == {200}
        go_home(ann, ben)


def test_what_goes_through_many_rows_is_asked_in_a_thread(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table of 20,000 entries took 40 ms of the event loop to read, a lobby of 7,000 tables 12 ms."""
    where: list[bool] = []
    store = place.site.store
    host = open_table(place, settings={"listed": True})
    for part, name in ((store.tables, "listed"), (store.journals, "rows"), (store.tables, "due")):
        monkeypatch.setattr(part, name, noted_where(where, getattr(part, name)))
    with place.http() as http:
        place.site.registry.lives.pop(host.table)
        assert host.table in [table["table"] for table in http.get("/api/tables").json()]
    asyncio.run(place.site.upkeep.sweep_store())
    assert len(where) >= 3
    assert not any(where)


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


def test_the_first_picture_on_a_brought_map_is_drawn_in_a_thread(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its ground and its names are found out then: a hostile map took a minute, and any a while."""
    where: list[bool] = []
    monkeypatch.setattr(broadcast, "drawn", noted_where(where, broadcast.drawn))
    host = open_table(place, "iwari", seats=[{"kind": "me"}] * 2, options={"map": SEVEN_SQUARES})
    assert "<svg" in host.look(show="picture", layout="tall").json()["picture"]
    host.sit()
    assert "<svg" in host.ask(kind="show", show=["picture"], layout="tall")["picture"]
    assert where == [False], "in a thread, and once"
    host.ask(kind="show", show=["picture"], layout="wide")
    assert where == [False, False]
    go_home(host)


@pytest.mark.parametrize("show", ["picture", "words", "position"])
def test_the_first_words_and_picture_in_a_language_are_made_in_a_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, show: str
) -> None:
    """Half a second in Iwari, for everybody; then most of it is kept, whichever table it is."""
    where: list[bool] = []
    monkeypatch.setattr(broadcast, "make_first", noted_where(where, broadcast.make_first))
    with server(tmp_path / "tables.db") as place:
        for table in range(2):
            host = open_table(place, "iwari", seats=[{"kind": "me"}] * 2)
            host.show = f"{show}&language=ja"
            host.sit()
            assert host.look(show=show, language="ja").status_code == 200
            assert where == [False], "in a thread, and once"
            go_home(host)
            assert table == 1 or host.look(show=show, language="fr").status_code == 200
            where[1:] = []


def test_what_happens_once_was_made_before_the_first_request(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pages in all languages, and the description of all addresses: a tenth of a second each."""
    with server(tmp_path / "tables.db") as place, place.http() as http:
        monkeypatch.setattr(pages, "modules", None)
        for address in ("/", "/about", "/offline", "/variant", "/puzzles", "/review", "/new/mice"):
            for language in ("en", "fr", "ja"):
                assert http.get(address, params={"language": language}).status_code == 200
        assert http.get("/nothing", headers={"accept": "text/html"}).status_code == 404
        monkeypatch.setattr("litestar._openapi.plugin.OpenAPIPlugin._build_openapi", None)
        assert http.get("/api/schema").status_code == 200


def test_titles_were_made_in_every_language_before_the_first_request(tmp_path: Path) -> None:
    """Whoever asked for the lobby first in French held up everybody for 0.3 s, since a catalogue was read."""
    code = """
import sys
from nekoban.core import fluent, messages
from nekoban.core.catalogue import all_games
from nekoban.core.language import languages, reading
from nekoban.server.app import make_ahead, make_app
make_ahead(make_app(sys.argv[1]))
messages.read_entries = fluent.read_entries = None
for language in languages():
    with reading(language):
        print(*(game.title_of(game.options.read({})) for game in all_games().values()))
"""
    command = [sys.executable, "-c", code, str(tmp_path / "tables.db")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert len(done.stdout.splitlines()) == 3, done.stderr


def test_no_search_of_the_memory_looks_at_what_was_made_before_the_first_request(tmp_path: Path) -> None:
    """75,000 things that nobody throws away: 7 ms of each search of the whole memory."""
    code = """
import gc, sys, uvicorn
from nekoban.server.app import load_everything, make_ahead, make_app, run
def begin(app, **more):
    load_everything()
    make_ahead(app)  # as when a server starts
    print(len(gc.get_objects()))
uvicorn.run = begin
run(make_app(sys.argv[1]), "127.0.0.1", 0)
"""
    command = [sys.executable, "-c", code, str(tmp_path / "tables.db")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert int(done.stdout) < 10_000, done.stderr


def test_a_table_that_begins_from_a_position_is_read_in_a_thread(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    where: list[bool] = []
    everybody = full_table(place)
    play_out(everybody, random.Random(1))
    go_home(*everybody)
    monkeypatch.setattr(registry, "read_table", noted_where(where, registry.read_table))
    answer = everybody[0].post("play-on", ply=1, seat=0, bot="random", program=True)
    assert answer.status_code == 201
    assert where == [False]


def test_others_have_their_turn_while_many_are_told_and_while_tables_are_looked_after(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def turns(work: Callable[[list[str]], Any]) -> str:
        done: list[str] = []

        async def somebody() -> None:
            while True:
                done.append(".")
                await asyncio.sleep(0)

        other = asyncio.create_task(somebody())
        await asyncio.sleep(0)
        await work(done)
        other.cancel()
        return "".join(done)

    clock = SimpleNamespace(now=100.0)
    monkeypatch.setattr(broadcast, "perf_counter", lambda: clock.now)

    def told(*milliseconds: float) -> Callable[[list[str]], Any]:
        """To tell some takes so long each."""

        def tell(done: list[str], taken: float) -> None:
            clock.now += taken / 1000
            done.append("t")

        return lambda done: broadcast.one_by_one([partial(tell, done, taken) for taken in milliseconds])

    def looked_after(done: list[str]) -> Any:
        lives = dict.fromkeys(range(10))
        writer = SimpleNamespace(registry=SimpleNamespace(lives=lives), store=None, tasks=Tasks(Metrics()))
        one = Upkeep(writer)  # type: ignore[arg-type]

        async def look(live: Any) -> None:
            done.append("x")

        one.look_after, one.forget_idle = look, lambda now: None  # type: ignore[method-assign]
        return one.sweep()

    assert asyncio.run(turns(told(0.6, 0.6, 0.6))) == "..t.t.t", "none after another for more than 1 ms"
    assert asyncio.run(turns(told(*[0.3] * 7))) == "..ttt.ttt.t"
    assert asyncio.run(turns(told(0.1, 0.1, 1.2, 0.1, 0.1))) == "..ttt.t.t", "the next may take as long"
    assert asyncio.run(turns(looked_after)) == ".xxxxx.xxxxx."


def test_cookies_of_strangers_are_not_read(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of 14 kB took a quarter of a second of everybody's time, by Python's reader of cookies."""
    host = open_table(place)
    monkeypatch.setattr("litestar.connection.base.parse_cookie_string", None)
    with place.http() as http:
        for cookie in ('a="' + "\\" * 14_000 + '"', ";" * 14_000, "player=" * 1500, "language=fr; x"):
            answer = http.get(f"/api/tables/{host.table}", headers={"cookie": cookie})
            assert answer.status_code == 200
        answer = http.get("/api/tables/none", headers={"cookie": "a=1;language=fr"})
        assert answer.json()["error"] != http.get("/api/tables/none").json()["error"]


def test_an_address_with_very_many_parameters_is_refused(place: Place) -> None:
    host = open_table(place)
    with place.http() as http:
        assert http.get(f"/api/tables/{host.table}?" + "a=1&" * 3000).status_code == 400
        assert http.get(f"/api/tables/{host.table}?show=words&" + "a=1&" * 5).status_code == 200
    for many, status in ((60, 403), (2500, 431)):
        host.show = "words" + "&a=1" * many
        with pytest.raises(InvalidStatus) as refusal:
            host.sit()
        assert refusal.value.response.status_code == status


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


def test_whether_an_undo_is_free_is_found_out_in_a_thread_and_once(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes hundreds of imagined worlds, and before the rules are compiled a second and more."""
    where: list[bool] = []
    monkeypatch.setattr(actions, "undo_ply", noted_where(where, actions.undo_ply))
    ann, ben = full_table(place)
    ann.move(["heap"])
    while ben.last["ply"] < 1:
        ben.hear()
    ben.move(["heap"])
    for _ in range(3):
        assert ann.ask(kind="undo")["kind"] in ("table", "refused")
    assert where == [False]
    go_home(ann, ben)


def noted_where(notes: list[bool], work: Callable[..., Any]) -> Callable[..., Any]:
    """The same, with a note each time whether it was done on an event loop."""

    def noted(*given: Any) -> Any:
        try:
            asyncio.get_running_loop()
            notes.append(True)
        except RuntimeError:
            notes.append(False)
        return work(*given)

    return noted


def test_brought_maps_and_files_are_read_in_a_thread(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    where: list[bool] = []
    monkeypatch.setattr(game_routes, "read_game", noted_where(where, game_routes.read_game))
    monkeypatch.setattr(review_routes, "read_save", noted_where(where, review_routes.read_save))
    monkeypatch.setattr(app, "check_json", noted_where(where, app.check_json))
    with place.http() as http:
        assert http.post("/api/games/mice/preview", json={"options": {}}).status_code == 201
        file = {"file": " " * app.SHORT_BODY}
        assert http.post("/api/reviews", json=file).status_code == 400
    assert where == [True, False, False, False]  # a short body, options, a long body and its file


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


def test_a_search_of_the_new_looks_at_few_things() -> None:
    """Most searches are in the middle of a move, and what they look at is what they cost."""
    looked_at: list[int] = []

    def counted(phase: str, told: dict[str, int]) -> None:
        if phase == "start" and told["generation"] == 1:
            looked_at.append(len(gc.get_objects(0)) + len(gc.get_objects(1)))

    before = gc.get_threshold()
    gc.collect()
    gc.set_threshold(*app.SEARCHES)
    gc.callbacks.append(counted)
    try:
        remaining = [[number] for number in range(30_000)]
    finally:
        gc.callbacks.remove(counted)
        gc.set_threshold(*before)
    assert len(remaining) == 30_000
    assert len(looked_at) > 3
    assert max(looked_at) < 5_000
