"""Frames of a WebSocket that are no messages: nobody fills the memory with them."""

from __future__ import annotations

import base64
import os
import socket
import tracemalloc

import pytest

from nekoban.server.websocket_protocol import SMALL_FRAMES
from tests.server.people import Place, Player, full_table, go_home, open_table

PING = bytes([0x89, 0x80 | 125]) + bytes(4) + b"x" * 125
PONG = bytes([0x8A, 0x80]) + bytes(4)
FIRST_PIECE, PIECE = bytes([0x01, 0x80]) + bytes(4), bytes([0x00, 0x80]) + bytes(4)


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
    ("first", "frame"), [(b"", PING), (b"", PONG), (FIRST_PIECE, PIECE)], ids=["pings", "pongs", "pieces"]
)
def test_a_flood_of_small_frames_is_cut_off_and_kept_nowhere(
    place: Place, first: bytes, frame: bytes
) -> None:
    flood = first + frame * (10_000_000 // len(frame))
    with plain_socket(open_table(place)) as connection:
        tracemalloc.start()
        try:
            with pytest.raises(ConnectionError):
                connection.sendall(flood)
            _, most = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
    assert most < 8_000_000, most


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
