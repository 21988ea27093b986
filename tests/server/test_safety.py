"""Safety: headers, origins, cookies, limits, malformed requests; and no secret where it does not belong."""

import json
import logging
import random
import socket
import time
from pathlib import Path

import pytest

from nekoban.server.logs import JsonLines
from nekoban.server.refusals import Refused
from nekoban.server.safety import Buckets, Limits, Rate
from nekoban.server.seats import hashed, new_id, new_token, same
from nekoban.server.socket import read_message
from nekoban.server.store import Store
from nekoban.server.store.layout import ENTRIES
from nekoban.server.thinking import Thinking
from tests.server.fuzz import malformed, storm, throw_frames
from tests.server.people import (
    Place,
    Player,
    Process,
    full_table,
    go_home,
    join,
    open_table,
    server,
    wait_until,
)

FUZZED = 20_000  # malformed messages, read without a socket
ON_THE_WIRE = 3_000  # over a socket; bench/fuzz.py sends a hundred thousand


def test_every_answer_carries_the_safety_headers(place: Place) -> None:
    with place.http() as http:
        for address in ("/", "/api/games", "/api/tables/nothing", "/nowhere", "/static/table.js"):
            headers = http.get(address).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self'" in policy
            assert "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "")
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
        assert http.get("/api/games").headers["cache-control"] == "no-store"


def test_a_request_of_another_site_is_refused(place: Place) -> None:
    host = open_table(place)
    guest = {"origin": place.url}
    with place.http() as http:
        for origin in ("https://evil.example", "null", "http://[", f"http://127.0.0.1:{place.port + 1}"):
            for what in ("tables", f"tables/{host.table}/seats"):
                answer = http.post(f"/api/{what}", json={"game": "mice"}, headers={"origin": origin})
                assert (answer.status_code, answer.json()["code"]) == (403, "foreign")
        assert http.post(f"/api/tables/{host.table}/seats", json={}, headers=guest).status_code == 201


def test_a_socket_of_another_site_is_refused(place: Place) -> None:
    from websockets.exceptions import InvalidStatus
    from websockets.sync.client import connect

    host = open_table(place)
    address = f"ws://127.0.0.1:{place.port}/api/tables/{host.table}/socket"
    with pytest.raises(InvalidStatus), connect(address, origin="https://evil.example"):  # type: ignore[arg-type]
        pass


def test_a_browser_gets_its_seat_in_a_cookie_that_scripts_cannot_read(place: Place) -> None:
    with place.http() as http:
        answer = http.post("/api/tables", json={"game": "mice"})
        table = answer.json()["table"]
        cookie = answer.headers["set-cookie"]
        assert answer.json()["token"] is None
        for part in ("player=", "HttpOnly", "SameSite=lax", "Path=/"):
            assert part.lower() in cookie.lower()
        assert http.get(f"/api/tables/{table}").json()["mine"] == [0]
        assert http.get(f"/api/tables/{table}").json()["host"] is True


def test_tokens_are_stored_hashed_and_compared_whole(place: Place) -> None:
    host = open_table(place)
    stored = " ".join(row.body for row in place.site.store.journals.rows(host.table))
    assert str(host.token) not in stored
    assert hashed(str(host.token)) in stored
    assert same(hashed("x"), hashed("x"))
    assert not same("", "")
    assert len({new_token() for _ in range(100)}) == 100


def test_the_id_of_a_table_is_a_word_of_a_command_and_no_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-FvpxiomsbRBwlu2", "--help", "kept-as-it-is"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(drawn))
    assert new_id() == "kept-as-it-is"


def test_limits_refuse_and_recover() -> None:
    buckets, rate = Buckets(), Rate(2, 1000)
    for _ in range(2):
        buckets.take("moves", "ann", Rate(2, 0.001))
    with pytest.raises(Refused, match="too much at once"):
        buckets.take("moves", "ann", Rate(2, 0.001))
    buckets.take("moves", "ben", rate)


def test_too_many_requests_are_answered_with_429(tmp_path: Path) -> None:
    limits = Limits(tables=Rate(2, 0.01), chat=Rate(1, 0.01))
    with server(tmp_path / "tables.db", limits) as place:
        ann = open_table(place)
        open_table(place)
        with place.http() as http:
            answer = http.post("/api/tables", json={"game": "mice"})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
        join(ann)
        ann.sit()
        ann.ask(kind="chat", text="one")
        assert ann.ask(kind="chat", text="two")["code"] == "too-fast"
        ann.leave()


def test_large_requests_are_refused(place: Place) -> None:
    with place.http() as http:
        answer = http.post("/api/tables", json={"game": "mice", "name": "x" * 70_000})
        assert answer.status_code == 413
    ann, ben = full_table(place)
    ann.say(kind="chat", text="x" * 9000)
    assert ann.hear("refused")["code"] == "too-large"
    go_home(ann, ben)


def test_malformed_bodies_are_refused_in_a_sentence_without_what_was_sent(place: Place) -> None:
    secret = "the-secret-word"
    twisted = json.dumps({"game": "mice", "seats": [{}, {"kind": secret}]}).encode()
    bodies = [b"", b"{", b"[]", b'{"game": 5}', b'{"game":"mice","x":1}', b"\xff\xfe", twisted]
    with place.http() as http:
        for body in bodies:
            answer = http.post("/api/tables", content=body, headers={"content-type": "application/json"})
            assert answer.status_code == 400
            assert answer.json()["error"]
            assert secret not in answer.text
            assert "Traceback" not in answer.text


def test_logs_name_places_and_no_values() -> None:
    try:
        raise ValueError("ann holds the nine")
    except ValueError as error:
        record = logging.LogRecord(
            "x", logging.ERROR, "f", 1, "it failed", None, (type(error), error, error.__traceback__)
        )
    line = json.loads(JsonLines().format(record))
    assert line["event"] == "it failed"
    assert line["fault"][0] == "ValueError"
    assert "nine" not in json.dumps(line)


def test_the_log_of_a_running_server_is_json_without_ids_or_tokens(tmp_path: Path) -> None:
    """A table is damaged and set aside: the log says so, and where it went wrong, and nothing else."""
    database = str(tmp_path / "tables.db")
    with server(database) as place:
        ann, ben = full_table(place)
        ann.move(["heap"])
        go_home(ann, ben)
    store = Store(database)
    with store.engine.begin() as connection:
        connection.execute(ENTRIES.update().values(check="0" * 16))
    store.close()
    running = Process(database, log=tmp_path / "log")
    ann.place = running.place
    assert ann.look().json()["code"] == "set-aside"
    running.kill()
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert [line["event"] for line in lines] == ["table set aside"]
    assert {"at", "level", "event", "table", "flaw"} == set(lines[0])
    for secret in (ann.table, str(ann.token), str(ben.token), "Ann", "heap"):
        assert secret not in json.dumps(lines)


def test_metrics_hold_no_ids_names_or_tokens(place: Place) -> None:
    ann, ben = full_table(place)
    ann.move(["heap"])
    text = place.numbers()
    for name in ("moves_total", "thinking_queue", "tables_in_memory", "connections", "write_seconds_bucket"):
        assert f"nekoban_{name}" in text
    for word in (ann.table, str(ann.token), "Guest 2"):
        assert word not in text
    go_home(ann, ben)


def test_the_health_page_answers(place: Place) -> None:
    with place.http() as http:
        assert http.get("/health").json()["status"] == "ok"


def test_a_slow_bot_does_not_hold_up_another_table() -> None:
    import asyncio
    import time

    thought: list[str] = []

    def slowly() -> None:
        time.sleep(0.1)
        thought.append("slow")

    async def both() -> None:
        thinking = Thinking(2)
        slow = asyncio.gather(*(thinking.think("slow", slowly) for _ in range(8)))
        await asyncio.sleep(0)
        await thinking.think("quick", lambda: thought.append("quick"))
        assert thinking.queue_length > 0
        await slow
        thinking.close()

    asyncio.run(both())
    assert thought.count("slow") == 8
    assert thought.index("quick") <= 3  # after what had begun, and not after all eight


# --- fuzz -----------------------------------------------------------------------------------------


def test_malformed_messages_are_all_refused() -> None:
    chance = random.Random(11)
    for _ in range(FUZZED):
        text = malformed(chance)
        with pytest.raises(Refused) as refused:
            read_message({"type": "websocket.receive", "text": text})
        assert refused.value.code in ("malformed", "too-large")


def test_malformed_messages_over_the_socket_change_nothing(place: Place) -> None:
    codes = storm(place, ON_THE_WIRE)
    assert codes.total() == ON_THE_WIRE
    assert set(codes) <= {"malformed", "too-large"}
    assert place.site.metrics.counts["faults_total", ()] == 0


def test_broken_frames_end_their_connection_and_nothing_else(place: Place) -> None:
    throw_frames(place, 60)
    assert place.site.metrics.counts["faults_total", ()] == 0


def test_a_request_that_is_broken_off_is_no_fault(place: Place) -> None:
    head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{place.port}\r\n"
    head += "Content-Type: application/json\r\nContent-Length: 500\r\n\r\n"
    counts, malformed = place.site.metrics.counts, ("refusals_total", (("code", "malformed"),))
    seen = counts[malformed]
    with socket.create_connection(("127.0.0.1", place.port)) as line:
        line.sendall(head.encode() + b'{"game":')
        time.sleep(0.2)  # it is being read
    wait_until(lambda: counts[malformed] > seen, "the request was refused")
    assert counts["faults_total", ()] == 0


def test_strangers_tokens_open_nothing(place: Place) -> None:
    host = open_table(place)
    join(host)
    for token in ("x", "é" * 50, "a" * 5000):
        stranger = Player(place, host.table, None)
        with place.http() as http:
            headers = {"authorization": f"Bearer {token}".encode()}
            answer = http.get(f"/api/tables/{stranger.table}", headers=headers)  # type: ignore[arg-type]
        assert answer.status_code == 403
