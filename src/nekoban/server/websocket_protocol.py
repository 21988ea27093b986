"""The WebSocket protocol: uvicorn's, with less work for each message in and out.

A message that is sent through ASGI wakes a task for each connection. Most connections can take it at once:
they offer that as an extension of their scope, and a listener uses it while nothing is queued before.
Reading rests only when a client is some messages ahead: to stop and start for each costs more than it saves.
What comes beyond that waits as bytes, since thousands of messages fit into one read; and between two messages
that are there already all others have their turn. A short text that arrives as one frame, as nearly all do,
is read here; all else goes to the parser of `websockets`.
Whoever is refused a socket hears so after a rest: to refuse costs as much as to answer.
Frames that are no message of their own are counted: who sends very many of them is sent away, and who reads
no pongs gets none. Else they would fill the memory without any message that could be limited.
Whoever takes nothing any more is not waited for when the socket ends: else it would never end.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from nekoban.server.messages import StoppingMessage, encode
from nekoban.server.padding import SafeDeflateFactory, padded, padding

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    from websockets.utils import apply_mask

WRITE_NOW = "nekoban.write_now"
AHEAD = 8  # messages that a client may send before the first of them is looked at
PIECE = 256  # bytes that the parser gets at a time
SMALL_FRAMES = 200  # pings, pongs and pieces of messages in a second
TEXT = 0x81  # the first byte of a frame that is a whole text
WHOLE = (TEXT, 0x82, 0x88, 0x89, 0x8A)  # first bytes of frames that leave no message half heard
REST = 0.5  # seconds after which a socket is refused
LINGER = 20.0  # seconds that a socket has to take what it is sent last
ONE_BYTE, TWO_BYTES = 126, 1 << 16  # from here on a length takes more; RFC 6455, section 5.2
END_OF_REQUEST = b"\r\n\r\n"
MASKED, MASK = 0x80, 4  # the bit of a frame that says so, as all of clients must be; bytes of the mask


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that can be written to at once, and compresses only what it may."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.conn.available_extensions = [SafeDeflateFactory()]
        self.unread = bytearray()
        self.request_end = b""
        self.is_between = False  # all that came since the request were whole messages, one in each piece
        self.small_frames = 0  # in this second
        self.second = 0
        self.gone: Callable[[], None] = lambda: None  # told to whoever counts sockets

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone()
        super().connection_lost(exc)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][WRITE_NOW] = {"write": self.write_now}  # type: ignore[index]

    def data_received(self, data: bytes) -> None:
        if len(data) <= PIECE and not self.unread and self.queue.qsize() < AHEAD:
            self.read_piece(data)
        else:
            self.unread += data
            self.read_on()

    def read_piece(self, data: bytes) -> None:
        """Some bytes: a short text as one frame, or whatever else, which is the parser's."""
        if self.conn.state is not OPEN:
            self.read_request(data)
            return
        start = start_of_one(data) if self.is_between else 0
        self.is_between = start > 0 and data[0] in WHOLE
        if start and data[0] == TEXT:
            self.curr_msg_data_type = "text"
            self.frames = [apply_mask(data[start:], data[start - MASK : start])]
            self.send_receive_event_to_app()
        else:
            super().data_received(data)

    def read_request(self, data: bytes) -> None:
        """A part of the request for a socket; with its end the first frame may come."""
        had_come = self.handshake_initiated
        self.request_end = (self.request_end + data)[-len(END_OF_REQUEST) :]
        super().data_received(data)
        self.is_between = not had_come and self.request_end == END_OF_REQUEST

    def read_on(self) -> None:
        """No more goes to the parser than the app can use soon."""
        while self.unread and self.queue.qsize() < AHEAD and not self.transport.is_closing():
            piece = bytes(self.unread[:PIECE])
            del self.unread[:PIECE]
            self.read_piece(piece)
        if self.unread and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.let_go()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.let_go()

    def let_go(self) -> None:
        """What is not taken soon is not sent any more."""
        self.loop.call_later(LINGER, self.transport.abort)

    async def receive(self) -> Any:
        """The next message."""
        if not self.queue.empty():
            await asyncio.sleep(0)
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        if self.unread:
            self.read_on()
        return message

    async def send(self, message: Any) -> None:
        """Send something; that there is no socket here, after a rest."""
        if message["type"] == "websocket.close" and not self.handshake_complete:
            await asyncio.sleep(REST)
        await super().send(message)

    def send_receive_event_to_app(self) -> None:
        self.read_paused = self.queue.qsize() < AHEAD  # uvicorn pauses where it has not done so
        super().send_receive_event_to_app()

    def shutdown(self) -> None:
        """The server ends: say so before the socket closes. Whoever was there comes back by themselves."""
        self.write_now(encode(StoppingMessage()))
        super().shutdown()

    def handle_ping(self) -> None:
        pong = b"".join(self.conn.data_to_send())
        if self.may_go_on() and self.writable.is_set():
            self.transport.write(pong)

    def handle_pong(self, event: Any) -> None:
        if self.may_go_on():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        if self.may_go_on():
            super().handle_cont(event)

    def may_go_on(self) -> bool:
        """Count a frame that is no message; False where there are too many, and the connection is closed."""
        if int(self.loop.time()) != self.second:
            self.second, self.small_frames = int(self.loop.time()), 0
        self.small_frames += 1
        if self.small_frames > SMALL_FRAMES:
            self.transport.abort()
        return self.small_frames <= SMALL_FRAMES

    def write_now(self, message: bytes) -> bool:
        """Send a text with its padding, if that can be done without waiting."""
        is_open = self.conn.state is OPEN and not self.close_sent and not self.disconnected
        if not is_open or not self.writable.is_set():
            return False
        self.transport.write(self.packed(message) if self.conn.extensions else framed(message))
        return True

    def packed(self, message: bytes) -> bytes:
        """A frame as the client wants it, compressed."""
        self.conn.send_text(padded(message))
        return b"".join(self.conn.data_to_send())


def start_of_one(data: bytes) -> int:
    """Where the content of a frame begins, if the data are one masked frame and nothing else; 0 if not."""
    size = len(data)
    if size < 2 + MASK or not data[1] & MASKED:
        return 0
    length = data[1] - MASKED
    if length < ONE_BYTE:
        start = 2 + MASK
    elif length == ONE_BYTE:
        start, length = 4 + MASK, int.from_bytes(data[2:4], "big")
    else:
        return 0
    return start if start + length == size else 0


def framed(message: bytes) -> bytes:
    """The frame of a whole text with its padding: put together at once, since a picture is long."""
    spaces = padding(message)
    length = len(message) + len(spaces)
    if length < ONE_BYTE:
        head = struct.pack("!BB", TEXT, length)
    elif length < TWO_BYTES:
        head = struct.pack("!BBH", TEXT, ONE_BYTE, length)
    else:
        head = struct.pack("!BBQ", TEXT, ONE_BYTE + 1, length)
    return b"".join((head, message, spaces))
