"""The socket: a table over a WebSocket, for the page and for quick programs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from nekoban.server.commands import AnyCommand, read_command
from nekoban.server.dispatch import Asker, answer
from nekoban.server.hosts import check_host
from nekoban.server.identity import hash_of
from nekoban.server.listeners import Listener
from nekoban.server.live import LiveTable
from nekoban.server.messages import NoticeMessage, RefusalMessage, encode
from nekoban.server.readers import read_language
from nekoban.server.refusals import Refused, without_values
from nekoban.server.requests import read_viewer
from nekoban.server.safety import MESSAGE_LIMIT, address, check_origin, check_query
from nekoban.server.site import Site, site_of
from nekoban.server.websocket_protocol import WRITE_NOW

CLOSE_BASE = 4000  # a socket is closed with this plus the HTTP status of the refusal
REST = 1.0  # seconds for which nothing more is read from whoever sends too much, or asks for too many sockets


@websocket("/api/tables/{id:str}/socket")
async def table_socket(
    socket: WebSocket,
    id: FromPath[str],
    show: FromQuery[str] = "picture",
    layout: FromQuery[str] = "wide",
) -> None:
    """Sit at a table: first the whole table is sent, then whatever happens."""
    site = site_of(socket)
    read_language(socket)
    try:
        check_host(socket.headers.get("host", ""), site.hosts)
        check_origin(socket.headers, has_cookie=True)
        check_query(socket)
    except Refused:
        await socket.close(CLOSE_BASE + 403)
        return
    await socket.accept()
    where = address(socket)
    try:
        site.admit(where)
        live = await site.registry.find(id)
        viewer = read_viewer(show, "tall" if layout == "tall" else "wide")
        listener = await site.presence.arrive(live, hash_of(socket, live), viewer)
        listener.write_now = quick_way(socket)
        if site.orders.notice:
            listener.tell(encode(NoticeMessage(site.orders.notice)))
    except Refused as refusal:
        await turn_away(socket, site, refusal)
        return
    try:
        with site.connected(where):
            await talk(socket, site, live, listener)
    finally:
        site.presence.depart(live, listener)


def quick_way(socket: WebSocket) -> Callable[[bytes], bool] | None:
    """How to write to this socket at once; None where the server that runs us does not offer it."""
    offered: Any = socket.scope.get("extensions") or {}
    return offered.get(WRITE_NOW, {}).get("write")


async def turn_away(socket: WebSocket, site: Site, refusal: Refused) -> None:
    """Say why, then close: a browser does not show a page the answer to a refused handshake."""
    site.metrics.count("refusals_total", code=refusal.code)
    if refusal.code == "too-fast":
        await asyncio.sleep(REST)
    try:
        await socket.send_data(encode(told_refusal(refusal)), mode="text", encoding="utf-8")
        await socket.close(CLOSE_BASE + refusal.status)
    except (WebSocketDisconnect, RuntimeError):
        pass  # it is gone already


async def talk(socket: WebSocket, site: Site, live: LiveTable, listener: Listener) -> None:
    """Read and write until either side has enough."""
    writer = asyncio.create_task(write(socket, listener))
    reader = asyncio.create_task(read(socket, site, live, listener))
    try:
        await asyncio.wait([writer, reader], return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (writer, reader):
            task.cancel()
        await asyncio.gather(writer, reader, return_exceptions=True)
    for task in (writer, reader):
        if not task.cancelled() and isinstance(task.exception(), Exception):
            raise task.exception()  # type: ignore[misc]


async def write(socket: WebSocket, listener: Listener) -> None:
    """Send a listener's messages over the socket until there are no more."""
    try:
        while (message := await listener.next()) is not None:
            await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
        await socket.close(CLOSE_BASE + 408)
    except (WebSocketDisconnect, RuntimeError):
        return  # it is gone


async def read(socket: WebSocket, site: Site, live: LiveTable, listener: Listener) -> None:
    """Read commands from the socket and dispatch them until it closes."""
    asker, connection = Asker(listener.token, address(socket), listener), f"{id(listener)}"
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        asked: AnyCommand | None = None
        is_admitted = False
        try:
            site.take("messages", connection)
            is_admitted = True
            asked = read_message(message)
            await answer(site, live, asker, listener, asked)
        except Refused as refusal:
            site.metrics.count("refusals_total", code=refusal.code)
            listener.tell(encode(told_refusal(refusal, asked.id if asked else None)))
            if not is_admitted:
                await asyncio.sleep(REST)  # to refuse costs as much as to answer


def read_message(message: Any) -> AnyCommand:
    """A message of the socket as one of the commands there are."""
    text = message.get("text")
    if text is None:
        raise Refused("malformed", "Messages are JSON texts, not bytes.")
    if len(text) > MESSAGE_LIMIT:
        raise Refused("too-large", "A message has at most {count} characters.", count=MESSAGE_LIMIT)
    try:
        return read_command(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        complaint = without_values(str(error))
        raise Refused("malformed", "That is not a message of this protocol: {what}", what=complaint) from None


def told_refusal(refusal: Refused, re: int | None = None) -> RefusalMessage:
    """A refusal as a message of the protocol."""
    told = RefusalMessage(refusal.code, refusal.sentence, refusal.clause, refusal.ply, re)
    told.text, told.values = refusal.text, refusal.values
    return told
