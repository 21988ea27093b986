"""Routes for those who want to be called when it is their turn."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.params import JSONBody

from nekoban.server.actions import need_seat
from nekoban.server.commands import BeCalled
from nekoban.server.messages import DoneMessage, PushKey
from nekoban.server.refusals import Refused
from nekoban.server.requests import TableId, table_and_asker
from nekoban.server.safety import get, post
from nekoban.server.site import site_of


@get("/api/push", tags=["playing"])
async def push_key(request: Request) -> PushKey:
    """The key by which browsers know the calls of this server; null if it makes none."""
    calls = site_of(request).calls
    return PushKey(calls and calls.key)


@post("/api/tables/{id:str}/calls", tags=["playing"])
async def be_called(request: Request, id: TableId, data: JSONBody[BeCalled]) -> DoneMessage:
    """Have this browser called when it is your turn and you are away."""
    site = site_of(request)
    live, asker = await table_and_asker(request, id)
    need_seat(live.table.seats.of(asker.token))
    site.take("asks", asker.counted_as(live))
    site.take("calls", asker.where)
    if site.calls is None:
        raise Refused(
            "not-allowed", "This server sends no notifications: whoever runs it has not allowed them."
        )
    row = site.calls.checked(id, asker.token, data.endpoint, data.key, data.secret)
    await site.store.call(site.store.calls.keep, row)
    return DoneMessage()


@post("/api/tables/{id:str}/calls/stop", tags=["playing"], status_code=200)
async def stop_calls(request: Request, id: TableId) -> DoneMessage:
    """Be called no more."""
    site = site_of(request)
    live, asker = await table_and_asker(request, id)
    need_seat(live.table.seats.of(asker.token))
    site.take("asks", asker.counted_as(live))
    await site.store.call(site.store.calls.stop, id, asker.token)
    return DoneMessage()


CALL_HANDLERS: list[Any] = [push_key, be_called, stop_calls]
