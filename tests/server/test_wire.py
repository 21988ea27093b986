"""The wire: frames as websockets itself writes and reads them, and clients that send ahead."""

import json
import random
import re
import socket
import time

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from nekoban.server.padding import padded
from nekoban.server.presentation import spelled, with_picture
from nekoban.server.websocket_protocol import AHEAD, framed, start_of_one
from tests.server.people import WAIT, Place, Player, full_table, go_home


@pytest.mark.parametrize("length", [0, 1, 64, 125, 126, 127, 57_344, 65_535, 65_536, 200_000])
def test_a_text_is_filled_up_and_framed_as_websockets_does_it(length: int) -> None:
    message = b"m" * length
    assert framed(message) == Frame(Opcode.TEXT, padded(message)).serialize(mask=False)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 240])
def test_a_frame_that_comes_whole_and_alone_is_known_as_one(length: int) -> None:
    message = b"m" * length
    frame = Frame(Opcode.TEXT, message).serialize(mask=True)
    assert len(frame) - start_of_one(frame) == length
    others = [
        frame[:-1],
        frame + b"x",
        frame + frame,
        Frame(Opcode.TEXT, message).serialize(mask=False),
        b"\x81",
    ]
    assert [start_of_one(other) for other in others] == [0] * len(others)


def test_messages_are_heard_however_they_arrive(place: Place) -> None:
    """Whole, in pieces, several at once, in parts with pings between them: each once, and in their order."""
    ann, ben = full_table(place)
    chance, count = random.Random(11), 200
    stream, cuts = bytearray(), []
    for number in range(count):
        text = json.dumps({"kind": "ping", "id": number}).encode().ljust(chance.choice((20, 90, 300)))
        if chance.random() < 0.2:
            half = len(text) // 2
            frames = [Frame(Opcode.TEXT, text[:half], fin=False), Frame(Opcode.CONT, text[half:])]
            frames.insert(1, Frame(Opcode.PING, b"here?"))
        else:
            frames = [Frame(Opcode.TEXT, text)]
        for frame in frames:
            stream += frame.serialize(mask=True)
            cuts.append(len(stream))
    steady, seldom = cuts[: len(cuts) // 2], sorted(chance.sample(range(len(stream)), 60))
    with quiet_line(place, ann) as line:
        start = 0
        for end in [*steady, *(cut for cut in seldom if cut > steady[-1]), len(stream)]:
            line.sendall(stream[start:end])
            start = end
            time.sleep(0.001 * (chance.random() < 0.7))  # most pieces come alone
        assert answered(line, count) == list(range(count))
    go_home(ann, ben)


def quiet_line(place: Place, player: Player) -> socket.socket:
    """A plain connection to a socket of a table, after the request."""
    line = socket.create_connection(("127.0.0.1", place.port), WAIT)
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    client = ClientProtocol(
        parse_uri(f"ws://127.0.0.1:{place.port}/api/tables/{player.table}/socket?show=position")
    )
    request = client.connect()
    request.headers["Authorization"] = player.headers["Authorization"]
    line.sendall(request.serialize())
    head = b""
    while b"\r\n\r\n" not in head:
        head += line.recv(4096)
    assert head.startswith(b"HTTP/1.1 101 ")
    return line


def answered(line: socket.socket, count: int) -> list[int]:
    """The ids of so many answers."""
    found: list[int] = []
    heard = b""
    line.settimeout(WAIT)
    while len(found) < count:
        heard += line.recv(65_536)
        found = [int(number) for number in re.findall(rb'"kind":"done","re":(\d+)', heard)]
    return found


def test_a_picture_is_put_at_the_end_of_a_message() -> None:
    assert with_picture(b'{"a":1}', None) == b'{"a":1}'
    assert json.loads(with_picture(b'{"a":1}', [b"<svg>", b"</svg>"])) == {"a": 1, "picture": "<svg></svg>"}


def test_a_sent_picture_has_single_quotes_unless_its_texts_hold_quotes() -> None:
    assert spelled('<g id="a" role="img"><title>&quot;9&quot;</title></g>') == (
        b"<g id='a' role='img'><title>&quot;9&quot;</title></g>"
    )
    for text in ("it's", 'a "9"'):
        part = f'<g id="a"><title>{text}</title></g>'
        assert json.loads(b'"%b"' % spelled(part)) == part


def test_what_a_client_sends_ahead_is_answered_in_order_and_nothing_is_lost(place: Place) -> None:
    ann, ben = full_table(place)
    count = 5 * AHEAD
    for number in range(count):
        ann.say(kind="ping", id=number)
    assert [ann.hear("done")["re"] for _ in range(count)] == list(range(count))
    go_home(ann, ben)
