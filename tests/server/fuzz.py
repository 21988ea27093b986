"""Fuzz: messages and frames that are not of the protocol, sent to a table over real sockets."""

from __future__ import annotations

import json
import os
import random
import socket
from base64 import b64encode
from collections import Counter
from collections.abc import Iterator

from tests.server.people import Place, Player, full_table, go_home

WINDOW = 200  # messages that are sent before their answers are read
BYTES_EVERY = 50  # one message in this many is sent as bytes instead of text
GOOD = [
    {"kind": "move", "ply": 0, "path": ["heap"]},
    {"kind": "move", "ply": 0, "turn": 3, "move": "one"},
    {"kind": "why", "path": ["heap"]},
    {"kind": "chat", "text": "hello"},
    {"kind": "ask-bot", "seat": 1},
    {"kind": "show", "show": ["picture"], "layout": "wide"},
    {"kind": "answer-undo", "agree": True},
]
JUNK = [None, -1, 1e300, 2**70, "", [], {}, [[]], True, "\u0000", {"kind": "move"}]
KINDS = ["", "join", "MOVE", "__class__", None, 5]
TWISTS = [0, 34, 92, 123, 125, 0xFFFF, 0x1F600]  # characters that are put where they do not belong


def malformed(chance: random.Random) -> str:
    """A message that is not one of ours: cut, twisted, of wrong types, or noise."""
    message = chance.choice(GOOD)
    text = json.dumps(message)
    at = chance.randrange(len(text))
    match chance.randrange(6):
        case 0:
            return text[:at]
        case 1:
            key = chance.choice([key for key in message if key != "agree"])
            wrong = [value for value in JUNK if not isinstance(value, str) or key != "text"]
            return json.dumps({**message, key: chance.choice(wrong), "extra": 1})
        case 2:
            return text[:at] + chr(chance.choice(TWISTS)) + text[at:] + "}"
        case 3:
            return "".join(chr(chance.randrange(1, 0xD7FF)) for _ in range(chance.randrange(80)))
        case 4:
            return "[" * chance.randrange(1, 3000)
        case _:
            return json.dumps({"kind": chance.choice(KINDS), "ply": 0, "id": chance.randrange(9)})


def storm(place: Place, count: int, seed: int = 12) -> Counter[str]:
    """Send this many malformed messages to a running table; the codes they are refused with.

    Fails if anything is answered otherwise, or the table is not as it was.
    """
    ann, ben = full_table(place)
    chance, codes = random.Random(seed), Counter[str]()
    before = ann.look(show="position,text").json()
    for first in range(0, count, WINDOW):
        sent = min(WINDOW, count - first)
        for number in range(sent):
            send(ann, malformed(chance), as_bytes=number % BYTES_EVERY == 0)
        for told in answers(ann, sent):
            assert told["kind"] == "refused", told
            assert "Traceback" not in told["error"]
            codes[told["code"]] += 1
    assert ann.ask(kind="ping")["kind"] == "done"
    assert ann.look(show="position,text").json() == before
    ann.move(["heap"])
    go_home(ann, ben)
    return codes


def send(player: Player, message: str, as_bytes: bool) -> None:
    assert player.socket is not None
    player.socket.send(message.encode("utf-8", "replace") if as_bytes else message)


def answers(player: Player, count: int) -> Iterator[dict[str, str]]:
    """The next answers, whoever else comes and goes meanwhile."""
    while count:
        told = player.hear()
        if told["kind"] != "here":
            count -= 1
            yield told


# --- frames ---------------------------------------------------------------------------------------


def broken_frame(chance: random.Random) -> bytes:
    """Bytes that are no frame of a WebSocket client: unmasked, of unknown kinds, not UTF-8, or noise."""
    mask = chance.randbytes(4)
    masked = lambda data: bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))  # noqa: E731
    match chance.randrange(6):
        case 0:
            return b"\x81\x05hello"  # not masked
        case 1:
            return bytes([0x83 + chance.randrange(5), 0x80]) + mask  # an unknown kind
        case 2:
            return b"\x81\x82" + mask + masked(b"\xff\xfe")  # not UTF-8
        case 3:
            return b"\x81\xff" + (2**62).to_bytes(8, "big") + mask  # longer than anything
        case 4:
            return b"\x00\x80" + mask  # goes on with what was not begun
        case _:
            return chance.randbytes(chance.randrange(1, 200))


def throw_frames(place: Place, count: int, seed: int = 13) -> None:
    """Send broken frames, each on a socket of its own, then see that the table is as it was."""
    ann, ben = full_table(place)
    before = ann.look(show="position").json()
    chance = random.Random(seed)
    for _ in range(count):
        throw_frame(ben, broken_frame(chance))
    after = ann.look(show="position").json()
    assert {**after, "seats": []} == {**before, "seats": []}
    ann.move(["heap"])
    go_home(ann, ben)


def throw_frame(player: Player, frame: bytes) -> None:
    key = b64encode(os.urandom(16)).decode()
    lines = [
        f"GET /api/tables/{player.table}/socket?show= HTTP/1.1",
        f"Host: 127.0.0.1:{player.place.port}",
        f"Authorization: Bearer {player.token}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
    ]
    with socket.create_connection(("127.0.0.1", player.place.port), timeout=60) as line:
        line.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        assert line.recv(100).startswith(b"HTTP/1.1 101")
        line.sendall(frame)
        line.shutdown(socket.SHUT_WR)
        while line.recv(65_536):
            pass  # until the server closes
