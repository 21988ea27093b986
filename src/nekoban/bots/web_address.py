"""Bots at an address: every question is a POST of JSON, every answer `{"move": "5 2b"}`."""

from __future__ import annotations

import contextlib
import json
import socket
import threading
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Any
from urllib.parse import urlsplit

from nekoban.bots.questions import PROTOCOL, AgentError, AgentFault, Question
from nekoban.core.messages import number, tell
from nekoban.core.options import short

ANSWER_LIMIT = 65_536  # bytes
OK = 200


class WebAddress:
    """A bot that is asked over HTTP. Redirections are not followed."""

    def __init__(self, address: str) -> None:
        self.address = address
        try:
            self.parts = urlsplit(address)
            self.port = self.parts.port
        except ValueError as error:
            raise AgentError(tell("agent-no-address", address=address, error=str(error))) from None
        if not self.parts.hostname:
            raise AgentError(tell("agent-no-host", address=address))
        self.title = self.parts.hostname
        self.connection: HTTPConnection | None = None
        self.line: socket.socket | None = None

    def answer(self, question: Question, refused: str, seconds: float) -> str:
        body = json.dumps(said(question, refused, seconds)).encode()
        kind = HTTPSConnection if self.parts.scheme == "https" else HTTPConnection
        self.connection = kind(str(self.parts.hostname), self.port, timeout=seconds)
        late = threading.Event()
        watch = threading.Timer(seconds, self.give_up, [late])  # a slow answer, byte by byte, ends too
        watch.start()
        try:
            status, content = self.exchange(body)
        except (OSError, HTTPException, ValueError) as error:
            if late.is_set() or isinstance(error, TimeoutError):
                raise AgentFault(tell("agent-late")) from None
            problem = str(error) or type(error).__name__
            raise AgentFault(tell("agent-unasked", error=problem)) from None
        finally:
            watch.cancel()
            self.close()
        if late.is_set():
            raise AgentFault(tell("agent-late"))
        return read_move(status, content)

    def give_up(self, late: threading.Event) -> None:
        late.set()
        self.close()

    def exchange(self, body: bytes) -> tuple[int, bytes]:
        assert self.connection is not None
        self.connection.connect()
        self.line = self.connection.sock  # the connection lets go of it before all is read
        path = (self.parts.path or "/") + (f"?{self.parts.query}" if self.parts.query else "")
        self.connection.request("POST", path, body, {"Content-Type": "application/json"})
        answer = self.connection.getresponse()
        return answer.status, answer.read(ANSWER_LIMIT + 1)

    def close(self) -> None:
        line, connection = self.line, self.connection
        if line is not None:
            with contextlib.suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
        if connection is not None:
            connection.close()


def said(question: Question, refused: str, seconds: float) -> dict[str, Any]:
    """A question to a bot at an address, as JSON."""
    return {
        "nekoban": PROTOCOL,
        "game": question.game.name,
        "version": question.game.version,
        "options": question.options.text,
        "seat": question.seat,
        "position": question.position(),
        "legal": question.moves(),
        "luck": question.luck,
        "seconds": round(seconds, 3),
        "refused": refused,
    }


def read_move(status: int, content: bytes) -> str:
    """The move of an answer from an address."""
    if status != OK:
        raise AgentFault(tell("agent-status", status=str(status)))
    if len(content) > ANSWER_LIMIT:
        raise AgentFault(tell("agent-long-answer", limit=number(ANSWER_LIMIT, 0)))
    try:
        move = json.loads(content)["move"]
    except (ValueError, KeyError, TypeError, RecursionError):
        answer = short(content.decode(errors="replace"))
        raise AgentFault(tell("agent-answered-no-move", answer=answer)) from None
    if not isinstance(move, str):
        raise AgentFault(tell("agent-no-text", move=short(move)))
    return move
