"""The socket: a table over a WebSocket, for the page and for quick programs."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from nekoban.server import actions
from nekoban.server.hall import Live, now
from nekoban.server.hints import hint
from nekoban.server.listeners import Listener
from nekoban.server.messages import (
    DoneTold,
    RefusedTold,
    SayBot,
    SayChat,
    SayHint,
    SayMove,
    SayPing,
    SayShow,
    SayUndo,
    SayUndoAnswer,
    SayWhy,
    WhyTold,
    encode,
    read_socket,
)
from nekoban.server.refusals import Refused, without_values
from nekoban.server.routes import read_eyes
from nekoban.server.safety import MESSAGE_LIMIT, address, check_origin
from nekoban.server.scenes import Eyes
from nekoban.server.site import Site, hash_of, site_of
from nekoban.server.wire import WRITE_NOW

CLOSE_BASE = 4000  # a socket is closed with this plus the HTTP status of the refusal


@websocket("/api/tables/{id:str}/socket")
async def table_socket(
    socket: WebSocket,
    id: FromPath[str],
    show: FromQuery[str] = "picture",
    layout: FromQuery[str] = "wide",
) -> None:
    """Sit at a table: first the whole table is told, then whatever happens."""
    site = site_of(socket)
    try:
        check_origin(socket.headers, has_cookie=True)
    except Refused:
        await socket.close(CLOSE_BASE + 403)
        return
    await socket.accept()
    where = address(socket)
    try:
        site.admit(where)
        live = await site.hall.find(id, where)
        eyes = read_eyes(show, "tall" if layout == "tall" else "wide")
        listener = await site.hall.arrive(live, hash_of(socket), eyes)
        listener.write_now = quick_way(socket)
    except Refused as refusal:
        await turn_away(socket, site, refusal)
        return
    try:
        with site.connected(where):
            await talk(socket, site, live, listener)
    finally:
        site.hall.depart(live, listener)


def quick_way(socket: WebSocket) -> Any:
    """How to write to this socket at once; None where the server that runs us does not offer it."""
    offered: Any = socket.scope.get("extensions") or {}
    return offered.get(WRITE_NOW, {}).get("write")


async def turn_away(socket: WebSocket, site: Site, refusal: Refused) -> None:
    """Say why, then close: a browser does not show a page the answer to a refused handshake."""
    site.metrics.count("refusals_total", code=refusal.code)
    try:
        await socket.send_data(encode(told_refusal(refusal)), mode="text", encoding="utf-8")
        await socket.close(CLOSE_BASE + refusal.status)
    except (WebSocketDisconnect, RuntimeError):
        pass  # it is gone already


async def talk(socket: WebSocket, site: Site, live: Live, listener: Listener) -> None:
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
    try:
        while (message := await listener.next()) is not None:
            await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
        await socket.close(CLOSE_BASE + 408)
    except (WebSocketDisconnect, RuntimeError):
        return  # it is gone


async def read(socket: WebSocket, site: Site, live: Live, listener: Listener) -> None:
    rate = f"{id(listener)}"
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        began = time.perf_counter()
        asked: Any = None
        try:
            site.buckets.take("messages", rate, site.limits.messages)
            asked = read_message(message)
            if isinstance(asked, SayShow | SayWhy):  # both draw it
                site.buckets.take("looks", address(socket), site.limits.looks)
            await answer(site, live, listener, asked)
        except Refused as refusal:
            site.metrics.count("refusals_total", code=refusal.code)
            listener.tell(encode(told_refusal(refusal, asked.id if asked else None)))
        if isinstance(asked, SayMove):
            site.metrics.time("move_seconds", time.perf_counter() - began)


def read_message(message: Any) -> Any:
    """A message of the socket as one of the kinds there are."""
    text = message.get("text")
    if text is None:
        raise Refused("malformed", "Messages are JSON texts, not bytes.")
    if len(text) > MESSAGE_LIMIT:
        raise Refused("too-large", "A message has at most {count} characters.", count=MESSAGE_LIMIT)
    try:
        return read_socket(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        complaint = without_values(str(error))
        raise Refused("malformed", "That is not a message of this protocol: {what}", what=complaint) from None


def told_refusal(refusal: Refused, re: int | None = None) -> RefusedTold:
    told = RefusedTold(refusal.code, refusal.sentence, refusal.clause, refusal.ply, re)
    told.text, told.values = refusal.text, refusal.values
    return told


async def answer(site: Site, live: Live, listener: Listener, asked: Any) -> None:
    """Do what is asked on the socket."""
    hall, token, re = site.hall, listener.token, asked.id
    if isinstance(asked, SayUndo | SayUndoAnswer | SayBot):
        site.buckets.take("asks", token or "spectators", site.limits.asks)
    match asked:
        case SayMove():
            site.buckets.take("moves", token, site.limits.moves)
            await hall.change(live, lambda t: actions.move(t, t.seats_of(token), asked, now()), listener, re)
        case SayWhy():
            refusal = actions.why(live.table, live.table.seats_of(token), asked.path)
            told = WhyTold(re=re)
            if refusal:
                told = WhyTold(refusal.sentence, refusal.clause, re, refusal.text, refusal.values)
            listener.tell(encode(told))
        case SayUndo():
            await hall.change(live, lambda t: actions.undo(t, t.seats_of(token), asked.turn), listener, re)
        case SayUndoAnswer():
            await hall.change(live, lambda t: actions.answer_undo(t, t.seats_of(token), asked), listener, re)
        case SayChat():
            site.buckets.take("chat", token or "spectators", site.limits.chat)
            await hall.change(live, lambda t: actions.say(t, t.seats_of(token), asked.text))
            listener.tell(encode(DoneTold(re)))
        case SayBot():
            await hall.change(
                live, lambda t: actions.ask_bot(t, t.seats_of(token), asked.seat, live.away()), listener, re
            )
        case SayHint():
            site.buckets.take("hints", token or "spectators", site.limits.hints)
            listener.tell(encode(await hint(hall, live, live.table.seats_of(token), re)))
        case SayShow():
            listener.eyes = Eyes.wanting(asked.show, asked.layout)._replace(mine=listener.eyes.mine)
            listener.tell(hall.table_message(live, listener, re))
        case SayPing():
            listener.tell(encode(DoneTold(re)))
