"""Routes for players: every command has an address, and a stream reports what happens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

from litestar import Request
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream

from nekoban.server.commands import (
    AnswerCoach,
    AnswerEnd,
    AnswerUndo,
    AskBot,
    AskEnd,
    Change,
    Chat,
    Close,
    Contribute,
    Fill,
    Free,
    GivePromise,
    Leave,
    Move,
    Return,
    Undo,
)
from nekoban.server.dispatch import change
from nekoban.server.identity import viewer_of
from nekoban.server.listeners import Listener
from nekoban.server.messages import WrittenMessage
from nekoban.server.requests import Layout, Show, TableId, read_viewer, table_and_asker
from nekoban.server.safety import get, post
from nekoban.server.site import site_of

STILL_HERE = 20.0  # seconds of silence on a stream


async def carried_out(request: Request, id: str, command: Change) -> WrittenMessage:
    """Do what is asked of a table, and say so when it is stored."""
    live, asker = await table_and_asker(request, id)
    await change(site_of(request), live, asker, command)
    return WrittenMessage(live.table.number, live.table.match.ply)


@post("/api/tables/{id:str}/moves", tags=["playing"])
async def move(request: Request, id: TableId, data: JSONBody[Move]) -> WrittenMessage:
    """Make a move. The answer comes when it is stored."""
    return await carried_out(request, id, data)


@post("/api/tables/{id:str}/undo", tags=["playing"])
async def undo(
    request: Request, id: TableId, turn: Annotated[int | None, QueryParameter(ge=0, le=1_000_000)] = None
) -> WrittenMessage:
    """Take back your last decision, or ask the others whether you may. `turn` says from where."""
    return await carried_out(request, id, Undo(turn))


@post("/api/tables/{id:str}/undo/answer", tags=["playing"])
async def answer_undo(request: Request, id: TableId, data: JSONBody[AnswerUndo]) -> WrittenMessage:
    """Agree to an undo, or not."""
    return await carried_out(request, id, data)


@post("/api/tables/{id:str}/end", tags=["playing"])
async def ask_end(request: Request, id: TableId, data: JSONBody[AskEnd]) -> WrittenMessage:
    """Ask the others to end the game now, as a draw or without a result."""
    return await carried_out(request, id, data)


@post("/api/tables/{id:str}/end/answer", tags=["playing"])
async def answer_end(request: Request, id: TableId, data: JSONBody[AnswerEnd]) -> WrittenMessage:
    """Agree to the end of the game, or not."""
    return await carried_out(request, id, data)


@post("/api/tables/{id:str}/coach/answer", tags=["playing"])
async def answer_coach(request: Request, id: TableId, data: JSONBody[AnswerCoach]) -> WrittenMessage:
    """Say whether the coach may ask at a table with several people."""
    return await carried_out(request, id, data)


@post("/api/tables/{id:str}/chat", tags=["playing"])
async def chat(request: Request, id: TableId, data: JSONBody[Chat]) -> WrittenMessage:
    """Say something at the table."""
    return await carried_out(request, id, data)


@post("/api/tables/{id:str}/bot", tags=["playing"])
async def ask_bot(request: Request, id: TableId, data: JSONBody[AskBot]) -> WrittenMessage:
    """Have a bot play for an absent player, once all others who are here agree."""
    return await carried_out(request, id, data)


@post("/api/tables/{id:str}/return", tags=["playing"])
async def come_back(request: Request, id: TableId) -> WrittenMessage:
    """Play again where a bot played for you while you were absent."""
    return await carried_out(request, id, Return())


@post("/api/tables/{id:str}/leave", tags=["playing"], status_code=200)
async def leave(request: Request, id: TableId) -> WrittenMessage:
    """Give up your seats. After the start a bot plays on."""
    return await carried_out(request, id, Leave())


@post("/api/tables/{id:str}/fill", tags=["playing"], status_code=200)
async def fill(request: Request, id: TableId, data: JSONBody[Fill]) -> WrittenMessage:
    """The host puts a bot on an open seat, or on all of them. The last one starts the game."""
    return await carried_out(request, id, data)


@post("/api/tables/{id:str}/free", tags=["playing"], status_code=200)
async def free(request: Request, id: TableId, data: JSONBody[Free]) -> WrittenMessage:
    """The host opens a seat of the waiting table again, whoever has it or is invited to it."""
    return await carried_out(request, id, data)


@post("/api/tables/{id:str}/close", tags=["playing"], status_code=200)
async def close(request: Request, id: TableId) -> WrittenMessage:
    """The host gives the waiting table up."""
    return await carried_out(request, id, Close())


@post("/api/tables/{id:str}/promise", tags=["playing"], status_code=200)
async def promise(request: Request, id: TableId, data: JSONBody[GivePromise]) -> WrittenMessage:
    """When all sit, promise a contribution to the luck, so that whoever drew the seed chooses no deal."""
    return await carried_out(request, id, data)


@post("/api/tables/{id:str}/contribution", tags=["playing"], status_code=200)
async def contribute(request: Request, id: TableId, data: JSONBody[Contribute]) -> WrittenMessage:
    """When all promises are sealed, open yours. With the last one the match is dealt."""
    return await carried_out(request, id, data)


@get("/api/tables/{id:str}/events", media_type="application/x-ndjson", tags=["playing"])
async def events(request: Request, id: TableId, show: Show = "words", layout: Layout = "wide") -> Stream:
    """Everything that happens at a table, one JSON object a line; the first is the whole table."""
    site = site_of(request)
    live, asker = await table_and_asker(request, id)
    site.admit(asker.where)
    viewer = viewer_of(live.table, asker.token, read_viewer(show, layout))

    async def lines() -> AsyncIterator[bytes]:
        listener = await site.presence.arrive(live, asker.token, viewer)
        try:
            with site.connected(asker.where):
                while (message := await next_line(listener)) is not None:
                    yield message + b"\n"
        finally:
            site.presence.depart(live, listener)

    return Stream(lines(), media_type="application/x-ndjson")


async def next_line(listener: Listener) -> bytes | None:
    """What a stream says next; something in any case, so that both sides see whether the other is there."""
    try:
        return await asyncio.wait_for(listener.next(), STILL_HERE)
    except TimeoutError:
        return b'{"kind":"still-here"}'


PLAY_HANDLERS: list[Any] = [
    move,
    undo,
    answer_undo,
    ask_end,
    answer_end,
    answer_coach,
    chat,
    ask_bot,
    come_back,
    leave,
    fill,
    free,
    close,
    promise,
    contribute,
    events,
]
