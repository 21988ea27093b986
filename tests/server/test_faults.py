"""Faults: whatever is sent is answered by a sentence, and a sentence about what was done is true."""

import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from nekoban.server import broadcast, hosts, metrics_listener, writer
from tests.server.people import Place, full_table, go_home, open_table, server, wait_until

TABLE = {"game": "mice", "options": {"players": 2}, "program": True}


# --- what cannot be read --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 60_000,
        b'{"game":' * 7_000,
        b'{"game": ' + b"[" * 500 + b"]" * 500 + b"}",
        b'{"game": "\xff\xfe"}',
        b"\xc3\x28",
        b"\x00",
        b"",
        b"9" * 5000,
        b'{"game": "\\ud800"}',
    ],
    ids=["lists", "objects", "a nested value", "no UTF-8", "bad UTF-8", "nothing", "empty", "digits", "half"],
)
@pytest.mark.parametrize("address", ["/api/tables", "/api/tables/TABLE/moves", "/api/tables/TABLE/rematch"])
def test_bodies_that_cannot_be_read_are_refused_by_a_sentence(
    place: Place, body: bytes, address: str
) -> None:
    ann = open_table(place)
    with place.http() as http:
        headers = {"content-type": "application/json", **ann.headers}
        answer = http.post(address.replace("TABLE", ann.table), content=body, headers=headers)
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["kind"] == "refused"


@pytest.mark.parametrize(
    "address",
    [
        "/static/%00",
        "/static/table.js%00",
        "/static/..%2f..%2fpyproject.toml",
        "/static/%ff",
        "/static/" + "a" * 5000,
        "/api/games/%00",
        "/api/games/%ff/lesson",
        "/api/tables/%00",
        "/api/tables/%ff?show=%ff",
        "/table/%00",
        "/api/games/mice/faces/%00",
        "/api/games/mauwi/lesson?layout=%ff",
        "/health?deep=%ff",
    ],
)
def test_addresses_that_mean_nothing_are_refused_by_a_sentence(place: Place, address: str) -> None:
    with place.http() as http:
        answer = http.get(address)
    assert 400 <= answer.status_code < 500 or address.startswith("/table/"), answer.text
    assert "Traceback" not in answer.text


def test_headers_of_any_letters_are_taken(place: Place) -> None:
    with place.http() as http:
        for name in ("cookie", "authorization", "accept", "origin", "x-forwarded-for", "accept-encoding"):
            headers = {name: b"seat=\xff\xfe; player=\xff; \x80"}
            answer = http.get("/api/tables/nothing", headers=headers)  # type: ignore[arg-type]
            assert 400 <= answer.status_code < 500, answer.text


# --- a database that does not take anything -------------------------------------------------------


def test_a_read_only_database_is_a_503_with_a_sentence(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db") as place:
        ann, ben = full_table(place)
        store = place.site.store
        store.engine.dispose()
        connect = store.engine.pool._creator
        store.engine.pool._creator = lambda *given: read_only(connect(*given))
        store.journals.line.execute("PRAGMA query_only=1") if store.journals.line else None
        with place.http() as http:
            made = http.post("/api/tables", json=TABLE)
            assert (made.status_code, made.json()["code"]) == (503, "full")
            assert http.get("/health").status_code == 200
            deep = http.get("/health", params={"deep": True})
            assert (deep.status_code, deep.json()["code"]) == (503, "full")
        go_home(ann, ben)


def read_only(connection: Any) -> Any:
    connection.execute("PRAGMA query_only=1")
    return connection


def test_deep_health_writes_and_reads(place: Place) -> None:
    with place.http() as http:
        assert http.get("/health", params={"deep": True}).json()["status"] == "ok"
        assert http.get("/health").json()["status"] == "ok"


def test_a_damaged_database_is_a_503(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged(*_: Any) -> None:
        raise sqlite3.DatabaseError("database disk image is malformed")

    with server(tmp_path / "tables.db") as place:
        monkeypatch.setattr(place.site.store.tables, "listed", damaged)
        with place.http() as http:
            assert http.get("/api/tables").status_code == 503


# --- what is said of what was done ----------------------------------------------------------------


def test_nothing_was_changed_is_said_only_if_it_is_true(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any, **__: Any) -> None:
        raise RuntimeError

    with server(tmp_path / "tables.db") as place:
        ann, ben = full_table(place)
        with monkeypatch.context() as patched:
            patched.setattr(writer.Writer, "rows", fail)  # before it is written
            before = ann.post("moves", ply=0, path=["heap"])
        with monkeypatch.context() as patched:
            patched.setattr(broadcast, "move_message", fail)  # afterwards
            after = ann.post("moves", ply=0, path=["heap"])
        assert (before.status_code, after.status_code) == (500, 500)
        assert before.json()["error"].endswith("Nothing was changed.")
        assert after.json()["error"].endswith("but what you asked for was done.")
        assert ann.look().json()["ply"] == 1
        append = place.site.store.journals.append_quickly
        with monkeypatch.context() as patched:
            patched.setattr(
                place.site.store.journals, "append_quickly", lambda *given: append(*given) or fail()
            )
            lost = ben.post("moves", ply=1, path=["heap"])
        assert "Nothing was changed" not in lost.json()["error"]
        go_home(ann, ben)


# --- what is loaded -------------------------------------------------------------------------------


def test_no_module_is_imported_by_a_request(tmp_path: Path) -> None:
    """All that requests may need is there before the first one comes."""
    code = """
import asyncio, sys
from nekoban.server.app import make_app
from nekoban.server.loading import load_everything
app = make_app(sys.argv[1])
load_everything()
before = set(sys.modules)
from nekoban.core.catalogue import all_games
for game in all_games(hidden=True).values():
    game.words, game.text, game.drawing, game.faces, game.judgement, game.engine
from nekoban.web import cover, lessons, ratings, rulebook
from nekoban.bots import all_bots, make_bot
for bot in all_bots():
    make_bot(bot, next(iter(all_games().values())))
print(sorted(name for name in set(sys.modules) - before if name.startswith("nekoban")))
"""
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "tables.db")], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


@pytest.mark.long
@pytest.mark.compiled
def test_no_kind_of_request_imports_a_module_of_ours(tmp_path: Path) -> None:
    """A module that one thread imports for the first time is half there for another."""
    command = [sys.executable, "-m", "tests.server.served_modules", str(tmp_path), "mauwi"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
    assert done.stdout.strip() == "[]", done.stderr


# --- metrics --------------------------------------------------------------------------------------


def test_strangers_are_told_no_numbers(place: Place) -> None:
    with place.http() as http:
        assert http.get("/metrics").status_code == 404


def test_numbers_are_told_at_an_address_of_their_own(tmp_path: Path) -> None:
    from tests.server.people import free_port

    port = free_port()
    with server(tmp_path / "tables.db", metrics=f"127.0.0.1:{port}") as place:
        place.metrics, place_app, place.app = port, place.app, None
        assert "nekoban_tables_in_memory 0" in place.numbers()
        place.app = place_app
        import httpx

        assert httpx.get(f"http://127.0.0.1:{port}/", verify=False).status_code == 404
    for wrong in ("9100", "localhost:", ":9100", "localhost:x", "localhost:99999"):
        with pytest.raises(ValueError, match="is not an address"):
            metrics_listener.read_address(wrong)


# --- hosts ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "allowed", "is_ours"),
    [
        ("127.0.0.1:8000", "", True),
        ("[::1]:8000", "", True),
        ("localhost", "", True),
        ("192.168.1.7:8000", "", True),
        ("evil.example", "", False),
        ("evil.example:8000", "cats.example", False),
        ("cats.example", "cats.example", True),
        ("CATS.example:443", "cats.example", True),
        ("www.cats.example", "cats.example", False),
        ("www.cats.example", ".cats.example", True),
        ("evilcats.example", ".cats.example", False),
        ("127.0.0.1.evil.example", "", False),
        ("localhost@evil.example", "", False),
        ("", "", False),
        ("", "*", True),
        ("evil.example", "*", True),
    ],
)
def test_only_names_of_the_server_are_its_own(host: str, allowed: str, is_ours: bool) -> None:
    assert hosts.is_ours(host.lower(), hosts.read_hosts(allowed)) is is_ours


def test_a_page_that_points_its_own_name_here_is_answered_nothing(tmp_path: Path) -> None:
    """DNS rebinding: the browser takes the server for the page's own, so origin and host agree."""
    from websockets.exceptions import InvalidStatus
    from websockets.sync.client import connect

    evil = {"host": "evil.example", "origin": "http://evil.example"}
    with server(tmp_path / "tables.db", hosts="cats.example") as place, place.http() as http:
        ann = open_table(place)
        for address in ("/", "/api/tables", f"/api/tables/{ann.table}", "/health", "/static/table.js"):
            assert http.get(address, headers=evil).status_code == 421
        assert http.post("/api/tables", json=TABLE, headers=evil).status_code == 421
        assert http.get("/health", headers={"host": "cats.example"}).status_code == 200
        with pytest.raises(InvalidStatus):
            connect(
                f"ws://127.0.0.1:{place.port}/api/tables/{ann.table}/socket",
                additional_headers={**ann.headers, "host": "evil.example"},
                origin="http://evil.example",  # type: ignore[arg-type]
            )
        wait_until(lambda: place.site.registry.connection_count() == 0, "nobody is there")
