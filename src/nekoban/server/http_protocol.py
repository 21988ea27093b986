"""The HTTP protocol: uvicorn's, with limits on what a client may send before it is heard.

httptools keeps headers of any length and number. They are counted here before it sees them, and a request
that does not arrive is given up: see `connections.py`. Headers may also come after a body that is sent in
chunks: these are counted in the same way, and nobody reads them. Of requests that come before the last one is
answered, few are read: a read one takes a hundred times its bytes. A request for a socket that the parser of
sockets does not understand, such as one with a body, is refused here: uvicorn keeps it, and answers nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from nekoban.server.connections import Connections

HEADER_BYTES = 16_000  # of a request's first line and headers, or of whatever else brings no body
HEADER_COUNT = 100
LINE_BYTES = 8_000  # of one of them, where a socket is asked for: its parser does not answer to longer ones
PIECE = 1024  # bytes that the parser gets at a time
NO_HTTP = 400, "That is not an HTTP request."
TOO_LARGE = 431, "The headers of the request are too large."
TOO_MANY = 503, "There are too many connections."
NO_SOCKET = 400, "That is not a request for a socket."


class Stop(Exception):
    """Raised to make the parser stop: the request is refused."""


class HttpProtocol(HttpToolsProtocol):
    """One connection."""

    def __init__(self, connections: Connections, **more: Any) -> None:
        super().__init__(**more)
        self.all_connections = connections  # uvicorn has a set of that shorter name
        self.where = ""
        self.in_headers = True
        self.header_bytes = 0  # since the request began, or since the last piece of its body
        self.unread = b""  # what came before the requests before it were answered
        self.is_inside = False  # counted among the connections
        self.asker = ""  # whom a proxy names, and who counts as asking
        self.refusal = NO_HTTP  # why the parser stops

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.where = self.all_connections.address(self.client[0] if self.client else "")
        self.is_inside = True
        if not self.all_connections.come(self):
            self.send_away(*TOO_MANY)

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server stops: nothing more is sent to those who follow a table, so their answers end."""
        self.all_connections.stop()
        super().shutdown()

    def leave(self) -> None:
        if self.is_inside:
            self.is_inside = False
            self.release()
            self.all_connections.go(self)

    def named(self) -> str:
        """What the request is counted by."""
        return self.all_connections.named(self.client[0] if self.client else "", self.headers)

    def ask(self) -> None:
        """A proxy passes on a request: it counts for the address that it names, until the answer is taken."""
        self.release()
        asker = self.named()
        if asker and not self.all_connections.ask(asker):
            self.refusal = TOO_MANY
            raise Stop
        self.asker = asker

    def release(self) -> None:
        """Whoever asked counts as asking no more."""
        if self.asker:
            self.all_connections.answered(self.asker)
            self.asker = ""

    def flows(self) -> None:
        """What was written is on its way; with the end of an answer, whoever asked for it has it."""
        if self.has_answered():
            self.release()

    def has_answered(self) -> bool:
        """Whether nothing that was asked for is being answered."""
        return self.cycle is None or self.cycle.response_complete

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket, and counted as one until it is gone, also if it is turned away."""
        self.leave()
        if len(self.url) > LINE_BYTES or any(len(name + value) > LINE_BYTES for name, value in self.headers):
            self.send_away(*TOO_LARGE)
            return
        where = self.named()
        if not self.all_connections.sit(where):
            self.send_away(*TOO_MANY)
            return
        super().handle_websocket_upgrade()
        protocol: Any = self.transport.get_protocol()
        protocol.gone = partial(self.all_connections.rise, where)
        if not protocol.handshake_initiated:
            self.send_away(*NO_SOCKET)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.all_connections.stall(self)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.all_connections.flow(self)
        self.flows()

    # --- what comes

    def data_received(self, data: bytes) -> None:
        """What comes waits as bytes while there are requests to be answered first."""
        self.unread += data
        self.read_on()

    def on_response_complete(self) -> None:
        self.all_connections.stall(self)  # until all of it is on its way: nothing else closes what is not
        if not self.is_behind():
            self.release()
        super().on_response_complete()
        self.read_on()

    def is_behind(self) -> bool:
        """Whether something that was written is not on its way yet."""
        return self.transport.get_write_buffer_size() > 0

    def read_on(self) -> None:
        """Never more of the headers than there is room for goes to the parser, nor more than it can use."""
        while self.unread and not self.pipeline and self.is_inside and not self.transport.is_closing():
            if self.has_answered():
                self.all_connections.wait(self)
            room = min(PIECE, HEADER_BYTES - self.header_bytes)
            if room <= 0:
                self.send_away(*TOO_LARGE)
                return
            piece, self.unread = self.unread[:room], self.unread[room:]
            self.take(piece)
        if self.unread and self.is_inside:
            self.flow.pause_reading()

    def take(self, data: bytes) -> None:
        self.header_bytes += len(data)
        super().data_received(data)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header. One that comes after the body is no header of the request: it could change who asks."""
        if not self.in_headers:
            return
        super().on_header(name, value)
        if len(self.headers) > HEADER_COUNT:
            self.refusal = TOO_LARGE
            raise Stop

    def on_headers_complete(self) -> None:
        self.in_headers, self.header_bytes = False, 0
        parser: Any = self.parser
        is_socket = parser.should_upgrade() and self._should_upgrade()
        if not self.where and not is_socket:
            self.ask()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.header_bytes = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.all_connections.arrived(self)
        self.in_headers, self.header_bytes = True, 0
        super().on_message_complete()

    # --- what is refused

    def send_400_response(self, msg: str) -> None:
        """What the parser refuses: too many headers or requests, or no HTTP."""
        self.send_away(*self.refusal)

    def send_away(self, status: int, sentence: str) -> None:
        """Say why, where an answer can still be given, and close the connection."""
        if status == 0:
            self.transport.abort()  # whoever reads nothing is sent nothing
        if self.transport.is_closing():
            return
        if self.has_answered() or not self.cycle.response_started:
            self.transport.write(refusal(status, sentence))
        if self.cycle is not None:
            self.cycle.disconnected = True  # whoever would answer need not
        self.transport.close()


def refusal(status: int, sentence: str) -> bytes:
    """A whole answer in the form of all refusals."""
    code = "too-large" if status == TOO_LARGE[0] else "malformed"
    body = json.dumps({"kind": "refused", "code": code, "error": sentence}).encode()
    head = [
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "connection: close",
    ]
    return "\r\n".join(head).encode() + b"\r\n\r\n" + body


def http_protocol(connections: Connections) -> Callable[..., HttpProtocol]:
    """Makes the protocol of each connection that is counted there."""
    return lambda **more: HttpProtocol(connections, **more)
