"""Logs: one JSON object a line. Tables stand in them by a fingerprint, since their ids are links to them."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import time
from hashlib import blake2b

EXTRAS = ("table", "route", "status", "ms", "flaw", "game", "code")


GONE = "the handler is closed"  # what uvloop says of a connection that is no longer there
NOT_OURS = (
    "Invalid UTF-8 sequence",
    "Invalid HTTP request received",
    "Unsupported upgrade request",
    "ASGI callable returned without completing handshake",  # whoever asked for a socket went away meanwhile
)


def fingerprint(id: str) -> str:
    """A short name of a table that cannot be used to find it."""
    return blake2b(id.encode("utf-8", "surrogatepass"), digest_size=4, person=b"nekoban-log").hexdigest()


class Seldom:
    """Says things that strangers can bring about, but each no more often than every few seconds."""

    def __init__(self, logger: logging.Logger, seconds: float = 10.0) -> None:
        self.logger, self.seconds = logger, seconds
        self.said: dict[str, float] = {}

    def warn(self, sentence: str) -> None:
        self.say(logging.WARNING, sentence)

    def say(self, level: int, sentence: str) -> None:
        now = time.monotonic()
        if now - self.said.get(sentence, -self.seconds) >= self.seconds:
            self.said[sentence] = now
            self.logger.log(level, sentence)


class JsonLines(logging.Formatter):
    """A record as one line."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "at": f"{at}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= {key: record.__dict__[key] for key in EXTRAS if key in record.__dict__}
        if record.exc_info and record.exc_info[1] is not None:
            line["fault"] = self.trace(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)

    def trace(self, info: object) -> list[str]:
        """Where it happened: files and lines only, since values and messages may hold secrets."""
        error = info[1]  # type: ignore[index]
        found, step = [type(error).__name__], error.__traceback__
        while step is not None:
            found.append(f"{step.tb_frame.f_code.co_filename.rsplit('/', 1)[-1]}:{step.tb_lineno}")
            step = step.tb_next
        return found


def is_ours(record: logging.LogRecord) -> bool:
    """What clients send wrongly is counted, not logged: who floods the server should not flood its log.

    Neither is it a fault if an answer is broken off when the server ends, which is a line of its own, or if
    whoever asked went away just before the answer was written.
    """
    error = record.exc_info[1] if record.exc_info else None
    is_broken_off = isinstance(error, asyncio.CancelledError) or GONE in str(error and error.__cause__)
    return not is_broken_off and not record.getMessage().startswith(NOT_OURS)


def set_up(level: str = "INFO") -> None:
    """Send the server's log lines to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(is_ours)
    for name in ("nekoban.server", "uvicorn.error", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(level if name == "nekoban.server" else "WARNING")
        logger.propagate = False
