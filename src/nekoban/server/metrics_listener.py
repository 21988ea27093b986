"""The metrics listener: numbers about the server, at an address of their own that strangers do not reach."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from nekoban.server.metrics import Metrics
from nekoban.server.words import tell

LONGEST, PATIENCE = 4096, 5.0  # bytes and seconds of a request
HEAD = "HTTP/1.1 {status}\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: {length}\r\n"
CLOSE = "connection: close\r\n\r\n"


def read_address(text: str) -> tuple[str, int]:
    """The address for the metrics, host:port, or a sentence."""
    host, colon, port = text.rpartition(":")
    if not colon or not host or not (port.isascii() and port.isdigit()) or int(port) > 65_535:
        raise ValueError(tell("metrics-address", address=text))
    return host.strip("[]"), int(port)


async def listen(address: str, metrics: Metrics) -> asyncio.Server:
    """Tell the numbers to whoever asks there."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            asked = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            is_ours = asked.startswith(b"GET /metrics ")
            body = metrics.text().encode() if is_ours else b"Only /metrics is here.\n"
            head = HEAD.format(status="200 OK" if is_ours else "404 Not Found", length=len(body)) + CLOSE
            writer.write(head.encode() + body)
            await asyncio.wait_for(writer.drain(), PATIENCE)
        writer.close()

    return await asyncio.start_server(answer, *read_address(address), limit=LONGEST)
