"""Connections: nobody can take the server down with requests that are too large, or that never arrive."""

import socket
import sys
import threading
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from unittest.mock import Mock

import pytest

from nekoban.server import connections as connections_module
from nekoban.server import websocket_protocol
from nekoban.server.connections import (
    EACH,
    EACH_WAITING,
    KEPT_BACK,
    Connections,
    is_within,
    read_proxies,
)
from nekoban.server.http_protocol import HEADER_BYTES, HEADER_COUNT, HttpProtocol
from nekoban.server.metrics import Metrics
from nekoban.server.safety import Limits
from nekoban.server.site import TURNED_AWAY
from tests.measuring import least_memory
from tests.server import people
from tests.server.people import (
    Place,
    full_table,
    go_home,
    join,
    listening,
    open_table,
    server,
    wait_until,
)
from tests.server.test_frames import HANDSHAKE

POST = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
SOCKET = HANDSHAKE.replace(b"GET / ", b"GET /api/tables/none/socket ")
HALF = POST + b"content-length: 9\r\n\r\n"
HOSTS = b"192.0.2.1", b"2001:db8::1"  # whom a proxy names
STRANGER = "127.0.0.2"  # Linux answers to the whole of 127.0.0.0/8, and this is no proxy of ours


def line(place: Place, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", place.port), timeout=30, source_address=(source, 0))


def answer(connection: socket.socket, most: int = 10**9) -> bytes:
    """All that the server says until it closes, has nothing more to say, or has said that much."""
    found = b""
    try:
        while len(found) < most and (piece := connection.recv(65_536)):
            found += piece
    except (ConnectionError, TimeoutError):
        pass
    return found


# --- headers --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [
        b"x: " + b"a" * 2_000_000,
        b"x: y\r\n" * 300_000,
        b"y" * 2_000_000,
        b"a: " + b" " * 2_000_000,
        b"x:\r\n" * (HEADER_COUNT + 1),
    ],
    ids=["one long", "very many", "a long name", "spaces", "some too many"],
)
def test_headers_without_end_are_answered_with_431_and_kept_nowhere(place: Place, headers: bytes) -> None:
    request = b"GET /health HTTP/1.1\r\nhost: localhost\r\n" + headers + b"\r\n\r\n"

    def ask() -> None:
        with line(place) as connection:
            send_all(connection, request)
            said = answer(connection)
        # Of a request that was hung up on while it was sent, the answer may be lost.
        assert said.startswith(b"HTTP/1.1 431") or (said == b"" and len(request) > HEADER_BYTES)

    assert least_memory(ask) < 1_000_000
    with place.http() as http:
        assert http.get("/health").status_code == 200


def test_headers_that_come_slowly_are_counted_together(place: Place) -> None:
    with line(place) as connection:
        connection.sendall(b"GET /health HTTP/1.1\r\n")
        piece = b"x: " + b"a" * 500 + b"\r\n"
        for _ in range(HEADER_BYTES // len(piece) - 1):
            connection.sendall(piece)
            time.sleep(0.002)
        connection.sendall(piece * 3)
        assert b"431" in answer(connection)


CHUNKED = POST + b"transfer-encoding: chunked\r\n"


@pytest.mark.parametrize("late", [b"x: " + b"a" * 2_000_000, b"x: y\r\n" * 300_000], ids=["one", "many"])
def test_headers_after_a_body_end_too(place: Place, late: bytes) -> None:
    """The parser copies all it has of a header with every piece: twenty megabytes took a minute."""
    request = CHUNKED + b"\r\n2\r\n{}\r\n0\r\n" + late

    def ask() -> None:
        with line(place) as connection:
            send_all(connection, request)
            said = answer(connection)
        assert said == b"" or b"HTTP/1.1 4" in said

    assert least_memory(ask) < 1_000_000


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limits.")
@pytest.mark.parametrize(("hard", "wanted"), [(4_000, 4_000), (1 << 40, connections_module.MACOS_FILES)])
def test_no_more_files_are_asked_for_than_macos_gives(
    hard: int, wanted: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its hard limit may be without end, and yet it refuses more than some."""
    import resource

    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(resource, "getrlimit", lambda kind: (256, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda kind, limits: asked.append(limits))
    assert connections_module.open_files() == wanted
    assert asked == [(wanted, hard)]


def test_a_header_after_the_body_says_nothing_about_who_asks(place: Place) -> None:
    """A proxy that passes it on has not looked at it: it could name any address and any site."""
    body = b'{"game": "mice"}'
    head = CHUNKED + b"cookie: player=" + b"a" * 32 + b"\r\nconnection: close\r\n\r\n"
    late = b"origin: http://evil.example\r\nhost: evil.example\r\n"
    with line(place) as connection:
        connection.sendall(head + b"%x\r\n%b\r\n0\r\n%b\r\n" % (len(body), body, late))
        assert b"HTTP/1.1 201" in answer(connection)


def test_a_body_in_many_chunks_is_taken(place: Place) -> None:
    """However much stands around its pieces."""
    body = b'{"game": "mice"' + b" " * 3000 + b"}"
    pieces = b"".join(b"1;note=%b\r\n%c\r\n" % (b"x" * 20, letter) for letter in body)
    with line(place) as connection:
        connection.sendall(CHUNKED + b"connection: close\r\n\r\n" + pieces + b"0\r\n\r\n")
        assert b"HTTP/1.1 201" in answer(connection)


def test_a_long_address_is_refused_too(place: Place) -> None:
    with line(place) as connection:
        connection.sendall(b"GET /" + b"a" * (HEADER_BYTES + 1) + b" HTTP/1.1\r\n\r\n")
        assert b"HTTP/1.1 431" in answer(connection)


def test_ordinary_requests_are_taken_one_after_the_other(place: Place) -> None:
    """Also large headers and bodies, in pieces, and several requests on one connection."""
    with place.http() as http:
        for size in (1, 4000, 12_000):
            assert http.get("/health", headers={"x": "a" * size}).status_code == 200
        asked = {"game": "mice", "options": {"players": 2}, "name": "Ann", "program": True}
        for _ in range(3):
            assert http.post("/api/tables", json=asked).status_code == 201
    with line(place) as connection:
        body = b'{"game": "mice", "name": "' + b" " * 60_000 + b'"}'
        head = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
        connection.sendall(head + b"content-length: %d\r\nconnection: close\r\n\r\n" % len(body) + body)
        assert b"HTTP/1.1 400" in answer(connection)  # the name is too long


def test_what_is_no_http_is_refused_by_a_sentence(place: Place) -> None:
    with line(place) as connection:
        connection.sendall(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n")
        said = answer(connection)
    assert b"HTTP/1.1 400" in said
    assert b"not an HTTP request" in said


@pytest.mark.parametrize(
    "body",
    [
        b"content-length: 5\r\n\r\nabcde",
        b"content-length: 5\r\n\r\nab",
        b"transfer-encoding: chunked\r\n\r\n0\r\n\r\n",
        b"content-length: 000\r\n\r\n",
    ],
    ids=["whole", "half", "in chunks", "no plain length"],
)
@pytest.mark.parametrize("method", [b"GET", b"POST"])
def test_a_socket_that_is_asked_for_with_a_body_is_refused_and_kept_nowhere(
    place: Place, method: bytes, body: bytes
) -> None:
    """It would be no request that is awaited, and no socket: nothing would ever close it."""
    asked = SOCKET.replace(b"GET", method).removesuffix(b"\r\n") + body
    with line(place) as connection:
        connection.sendall(asked)
        said = answer(connection)
    assert said.startswith(b"HTTP/1.1 400")
    wait_until(lambda: place.site.http_connections.all == 0, "it is gone")


def test_a_socket_that_is_asked_for_with_an_empty_body_is_given(place: Place) -> None:
    asked = SOCKET.removesuffix(b"\r\n") + b"content-length: 0\r\n\r\n"
    with line(place) as connection:
        connection.sendall(asked)
        assert answer(connection, 12).startswith(b"HTTP/1.1 101")


# --- half-sent requests ---------------------------------------------------------------------------


def test_over_a_thousand_half_sent_requests_leave_room_for_everybody(tmp_path: Path) -> None:
    """At 1,024 descriptors: those who play go on, and whoever comes is answered."""
    with server(tmp_path / "tables.db") as place, ExitStack() as lines:
        place.site.http_connections.room = 1024 - KEPT_BACK
        place.site.http_connections.most_waiting = place.site.http_connections.room // 2
        ann, ben = full_table(place)
        for number in range(1100):
            connection = lines.enter_context(line(place, f"127.0.{1 + number // 200}.{1 + number % 200}"))
            connection.sendall(HALF[: 20 + number % 60])
        assert ann.move(["heap"])["kind"] == "moved"
        with place.http() as http:
            assert http.get("/health").status_code == 200
            assert len(place.site.http_connections.waiting) <= place.site.http_connections.most_waiting
            text = place.numbers()
        assert 'nekoban_connections_dropped_total{reason="half-sent"}' in text
        go_home(ann, ben)


def test_one_address_holds_few_half_sent_requests_and_takes_nobody_elses_place(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db") as place, ExitStack() as lines:
        honest = lines.enter_context(line(place, "127.0.0.3"))
        honest.sendall(b"GET /health HTTP/1.1\r\n")
        for _ in range(EACH_WAITING + 20):
            lines.enter_context(line(place, STRANGER)).sendall(b"GET / HT")
        wait_until(lambda: sum(place.site.http_connections.open.values()) > EACH_WAITING, "they have come")
        wait_until(
            lambda: len(place.site.http_connections.waiting_of[STRANGER]) <= EACH_WAITING, "some are given up"
        )
        honest.sendall(b"host: localhost\r\nconnection: close\r\n\r\n")
        assert b"HTTP/1.1 200" in answer(honest)


def test_an_address_has_so_many_connections_and_a_proxy_as_many_as_it_needs(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db") as place, ExitStack() as lines:
        for source, all_fit in (("127.0.0.1", True), (STRANGER, False)):
            said: list[bytes] = []
            for _ in range(EACH + 5):
                connection = lines.enter_context(line(place, source))
                connection.sendall(b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n")
                said.append(first_line(connection))
            assert (said == [b"HTTP/1.1 200 OK"] * (EACH + 5)) is all_fit
            assert said[:EACH] == [b"HTTP/1.1 200 OK"] * EACH


def test_sockets_that_are_turned_away_are_counted_until_they_are_gone(tmp_path: Path) -> None:
    """Nobody need answer when a socket is closed: one address could hold all descriptors."""
    with server(tmp_path / "tables.db", Limits(connections=2)) as place:
        counted = place.site.http_connections
        with ExitStack() as lines:
            said: list[bytes] = []
            for _ in range(2 + TURNED_AWAY + 3):
                connection = lines.enter_context(line(place, STRANGER))
                connection.sendall(SOCKET)
                said.append(first_line(connection)[:12])
            assert said == [b"HTTP/1.1 101"] * (2 + TURNED_AWAY) + [b"HTTP/1.1 503"] * 3
            assert counted.all_sockets == counted.sockets[STRANGER] == 2 + TURNED_AWAY
        wait_until(lambda: not counted.all_sockets and not counted.sockets, "all are gone")
        with line(place, STRANGER) as connection:
            connection.sendall(SOCKET)
            assert first_line(connection).startswith(b"HTTP/1.1 101")


def test_sockets_that_come_through_a_proxy_count_for_those_whom_it_names(tmp_path: Path) -> None:
    """A proxy has as many as its clients need; but one of them could hold all descriptors."""
    one, other = (SOCKET[:-2] + b"x-forwarded-for: %b\r\n\r\n" % host for host in HOSTS)
    limits = Limits(connections=2)
    with server(tmp_path / "tables.db", limits, proxies="127.0.0.1") as place, ExitStack() as held:

        def ask(request: bytes, source: str = "127.0.0.1") -> bytes:
            connection = held.enter_context(line(place, source))
            connection.sendall(request)
            return first_line(connection)[:12]

        said = [ask(one) for _ in range(2 + TURNED_AWAY + 3)]
        assert said == [b"HTTP/1.1 101"] * (2 + TURNED_AWAY) + [b"HTTP/1.1 503"] * 3
        assert ask(other) == b"HTTP/1.1 101"
        assert ask(one, STRANGER) == b"HTTP/1.1 101"  # that is no proxy, so it speaks for itself
        counted = place.site.http_connections
        assert counted.sockets == {"192.0.2.1": 2 + TURNED_AWAY, "2001:db8::/64": 1, STRANGER: 1}
        held.close()
        wait_until(lambda: not counted.all_sockets and not counted.sockets, "all are gone")


def test_requests_that_come_through_a_proxy_count_for_those_whom_it_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever follows a table or a review holds a descriptor, and a proxy may have as many as it needs."""
    monkeypatch.setattr(connections_module, "EACH", 3)
    with server(tmp_path / "tables.db", proxies="127.0.0.1") as place, ExitStack() as held:
        host = open_table(place, settings={"spectators": True})
        events, health = f"/api/tables/{host.table}/events", "/health"
        counted = place.site.http_connections

        def ask(address: str, named: bytes) -> socket.socket:
            connection = held.enter_context(line(place))
            connection.sendall(passed_on(address, named))
            return connection

        one, other = HOSTS
        for _ in range(3):
            assert first_line(ask(events, one)) == b"HTTP/1.1 200 OK"
        assert b"HTTP/1.1 503" in answer(ask(health, one))
        kept = ask(health, other)
        for _ in range(5):  # one after the other, on connections that the proxy keeps
            assert first_line(kept) == first_line(ask(health, other)) == b"HTTP/1.1 200 OK"
            kept.sendall(passed_on(health, other))
        assert counted.asking[one.decode()] == 3
        held.close()
        wait_until(lambda: not counted.asking, "all are gone")


def passed_on(address: str, named: bytes) -> bytes:
    """A request as a proxy passes it on for an address."""
    return b"GET %b HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: %b\r\n\r\n" % (address.encode(), named)


def test_sockets_take_room_that_new_connections_do_not_have() -> None:
    connections = Connections("", Metrics(), KEPT_BACK + 4)
    assert all(connections.sit(f"10.0.0.{number}") for number in range(4))
    visitor = Mock(where="10.0.1.1")
    assert not connections.come(visitor)
    connections.go(visitor)
    connections.rise("10.0.0.0")
    assert connections.come(visitor)


def first_line(connection: socket.socket) -> bytes:
    try:
        return connection.recv(4096).split(b"\r\n")[0]
    except ConnectionError:
        return b""


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /health",
        b"GET /health HTTP/1.1\r\nhost: localhost\r\n",
        HALF + b"{",
        b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n",
    ],
)
def test_a_request_that_does_not_arrive_is_given_up(
    tmp_path: Path, half: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections_module, "REQUEST_TIME", 0.2)
    with server(tmp_path / "tables.db") as place, line(place) as connection:
        connection.sendall(half)
        said = answer(connection)
        assert said.rstrip().endswith(b'"The request did not arrive in time."}'), said
        assert b"HTTP/1.1 408" in said
        wait_until(lambda: not place.site.http_connections.all, "it is gone")
        assert not place.site.http_connections.waiting_of


def test_a_second_request_that_does_not_arrive_is_given_up_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections_module, "REQUEST_TIME", 0.2)
    with server(tmp_path / "tables.db") as place, line(place) as connection:
        connection.sendall(b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n")
        assert first_line(connection) == b"HTTP/1.1 200 OK"
        connection.sendall(b"GET /hea")
        assert b"HTTP/1.1 408" in answer(connection)


def test_many_requests_in_one_piece_are_all_answered(place: Place) -> None:
    with line(place) as connection:
        ask = b"GET /health HTTP/1.1\r\nhost: localhost\r\n"
        connection.sendall((ask + b"\r\n") * 999 + ask + b"connection: close\r\n\r\n")
        assert answer(connection).count(b"HTTP/1.1 200 OK") == 1000


def test_of_requests_before_their_turn_few_are_read(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each that is read takes thousands of bytes, and thousands of them come in one piece."""
    waiting: list[int] = []
    take = HttpProtocol.take
    monkeypatch.setattr(
        HttpProtocol, "take", lambda self, data: (take(self, data), waiting.append(len(self.pipeline)))
    )
    with line(place) as connection:
        send_all(connection, b"GET / HTTP/1.1\r\n\r\n" * 10_000)
        assert answer(connection, 2_000_000).count(b"HTTP/1.1 ") > 1000
    assert max(waiting) < 100


def test_an_answer_that_nobody_takes_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections_module, "STALL_TIME", 0.2)
    with server(tmp_path / "tables.db") as place, line(place) as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        ask = b"GET /static/table.js HTTP/1.1\r\nhost: localhost\r\n\r\n"
        threading.Thread(target=send_all, args=(connection, ask * 2000), daemon=True).start()
        wait_until(lambda: place.site.http_connections.stalled, "it does not take what it is sent")
        wait_until(lambda: not place.site.http_connections.all, "its connection is closed")


def test_the_end_of_an_answer_that_nobody_takes_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Too little is left for the server to stop writing: it closes, and would wait for the rest for ever."""
    monkeypatch.setattr(connections_module, "STALL_TIME", 2.0)
    monkeypatch.setattr(people, "listening", sparing)
    with server(tmp_path / "tables.db") as place, place.http() as http:
        assert 10_000 < len(http.get("/static/table.js").content) < 60_000
        http.close()
        with narrow(place) as connection:
            connection.sendall(
                b"GET /static/table.js HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"
            )
            wait_until(lambda: place.site.http_connections.all == 1, "it has come")
            wait_until(lambda: not place.site.http_connections.all, "its connection is closed", 20)


def test_a_socket_that_takes_nothing_ends_nevertheless(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket_protocol, "LINGER", 0.2)
    monkeypatch.setattr(people, "listening", sparing)
    with server(tmp_path / "tables.db") as place, narrow(place) as connection:
        host = open_table(place, "mauwi", settings={"spectators": True})
        join(host)
        connection.sendall(SOCKET.replace(b"none", host.table.encode()))  # and is sent a picture
        wait_until(lambda: place.site.registry.lives[host.table].listeners, "it is there")
        time.sleep(0.2)
        place.site.registry.drop(host.table)  # as where an operator closes a table
        wait_until(lambda: not place.site.http_connections.all_sockets, "it is gone", 25)


def sparing(port: int = 0) -> socket.socket:
    """A door whose connections hold little of what is not taken."""
    door = listening(port)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return door


def narrow(place: Place) -> socket.socket:
    """A connection that takes little, and reads nothing."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    connection.connect(("127.0.0.1", place.port))
    return connection


def send_all(connection: socket.socket, data: bytes) -> None:
    with suppress(OSError):
        connection.sendall(data)


def test_the_log_says_so_and_is_not_flooded(caplog: pytest.LogCaptureFixture) -> None:
    connections = Connections("", Metrics(), 1024)
    for _ in range(1000):
        connections.count("half-sent", "requests did not arrive in time, and their connections were closed")
    assert [record.getMessage() for record in caplog.records if "did not arrive" in record.getMessage()] == [
        "requests did not arrive in time, and their connections were closed"
    ]


def test_proxies_are_addresses_and_networks() -> None:
    for proxies, host, is_proxy in (
        ("127.0.0.1", "127.0.0.1", True),
        ("127.0.0.1", "127.0.0.2", False),
        ("10.0.0.0/8, ::1", "10.2.3.4", True),
        ("10.0.0.0/8, ::1", "::1", True),
        ("", "127.0.0.1", False),
        ("*", "2001:db8::1", True),
    ):
        assert is_within(host, read_proxies(proxies)) is is_proxy
    with pytest.raises(ValueError, match="proxy"):
        read_proxies("proxy")
