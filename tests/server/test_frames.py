"""Frames of a WebSocket that are no messages: nobody fills the memory with them."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
import uvicorn
from uvicorn.server import ServerState

from nekoban.server.safety import Limits, Rate
from nekoban.server.socket import REST
from nekoban.server.websocket_protocol import AHEAD, PIECE, SMALL_FRAMES, WebSocketProtocol
from tests.measuring import TRIES, least_memory
from tests.server.people import Place, Player, full_table, go_home, open_table, server

PING = bytes([0x89, 0x80 | 125]) + bytes(4) + b"x" * 125
PONG = bytes([0x8A, 0x80]) + bytes(4)
FIRST_PIECE, NEXT_PIECE = bytes([0x01, 0x80]) + bytes(4), bytes([0x00, 0x80]) + bytes(4)
EMPTY = bytes([0x81, 0x80]) + bytes(4)  # a message of nothing: the smallest
HANDSHAKE = b"\r\n".join(
    [
        b"GET / HTTP/1.1",
        b"Host: localhost",
        b"Upgrade: websocket",
        b"Connection: Upgrade",
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        b"Sec-WebSocket-Version: 13",
        b"\r\n",
    ]
)


def plain_socket(player: Player) -> socket.socket:
    """A WebSocket without any library, which reads nothing more."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.settimeout(60)
    connection.connect(("127.0.0.1", player.place.port))
    lines = [
        f"GET /api/tables/{player.table}/socket?show= HTTP/1.1",
        "Host: localhost",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        f"Authorization: Bearer {player.token}",
    ]
    connection.sendall("\r\n".join([*lines, "", ""]).encode())
    assert b"101" in connection.recv(100)
    return connection


@pytest.mark.parametrize(
    ("first", "frame"),
    [(b"", PING), (b"", PONG), (FIRST_PIECE, NEXT_PIECE)],
    ids=["pings", "pongs", "pieces"],
)
def test_a_flood_of_small_frames_is_cut_off_and_kept_nowhere(
    place: Place, first: bytes, frame: bytes
) -> None:
    flood = first + frame * (10_000_000 // len(frame))
    connections = [plain_socket(open_table(place)) for _ in range(TRIES)]

    def send() -> None:
        with connections.pop() as connection, pytest.raises(ConnectionError):
            connection.sendall(flood)

    assert least_memory(send) < 8_000_000


def test_pings_and_pieces_in_ordinary_numbers_are_served(place: Place) -> None:
    ann, ben = full_table(place)
    assert ann.socket is not None
    for _ in range(SMALL_FRAMES // 4):
        assert ann.socket.ping().wait(20)
    text = '{"kind":"ping","id":7}'
    ann.socket.send(list(text))
    while ann.hear().get("re") != 7:
        pass
    go_home(ann, ben)


# --- messages that come all at once ---------------------------------------------------------------


def with_a_socket(app: Callable[..., Awaitable[None]], watch: Callable[[Any], Awaitable[None]]) -> None:
    """An app on a WebSocket without a network; `watch` gets the protocol after its handshake."""

    async def run() -> None:
        config = uvicorn.Config(app, ws=WebSocketProtocol, log_config=None)
        config.load()
        protocol = WebSocketProtocol(config, ServerState(), {})
        protocol.connection_made(Mock(is_closing=lambda: False, get_extra_info=lambda name, *_: None))
        protocol.data_received(HANDSHAKE)
        await asyncio.sleep(0)
        await watch(protocol)
        protocol.connection_lost(None)
        await asyncio.gather(*protocol.tasks)

    asyncio.run(run())


async def accept_and_wait(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.sleep(0.1)


async def accept_and_read(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        pass


def test_of_messages_in_one_packet_few_are_read_ahead() -> None:
    """Ten thousand fit into one read of the network; each would take some hundred bytes more."""

    async def watch(protocol: Any) -> None:
        protocol.data_received(EMPTY * 10_000)
        assert protocol.queue.qsize() <= AHEAD + PIECE // len(EMPTY)
        protocol.transport.pause_reading.assert_called()

    with_a_socket(accept_and_wait, watch)


def test_between_messages_in_one_packet_others_have_their_turn() -> None:
    """Before, whoever sent them all at once held up everybody until the last was answered."""

    async def watch(protocol: Any) -> None:
        protocol.data_received(EMPTY * 500)
        turns = 0
        while protocol.unread or not protocol.queue.empty():
            await asyncio.sleep(0)
            turns += 1
        assert turns >= 400

    with_a_socket(accept_and_read, watch)


def test_who_sends_too_much_is_read_no_more_for_a_while(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db", Limits(messages=Rate(3, 0.001))) as place:
        ann, ben = full_table(place)
        for number in range(1, 10):
            ann.say(kind="ping", id=number)
        ann.hear("refused")
        assert sum(b'"kind":"done"' in message for message in ann.heard) == 3
        assert ann.socket is not None
        with pytest.raises(TimeoutError):
            ann.socket.recv(timeout=REST / 4)
        assert ben.ask(kind="ping")["kind"] == "done"
        go_home(ann, ben)
