"""Routes to finished games: frame by frame, saved, verified, and played on."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import MediaType, Request, Response
from litestar.params import JSONBody, PathParameter, QueryParameter

from nekoban.core.match import Match
from nekoban.server import new_tables
from nekoban.server.commands import PlayOn
from nekoban.server.identity import viewer_of
from nekoban.server.messages import SeatGiven
from nekoban.server.refusals import Refused
from nekoban.server.registry import CLOSED_BY_OPERATOR
from nekoban.server.replay import (
    Frame,
    Story,
    Verified,
    kept_frame,
    live_frame,
    save_file,
    story,
    verified,
)
from nekoban.server.requests import Layout, Show, TableId, read_viewer, table_and_asker
from nekoban.server.safety import address, get, post
from nekoban.server.seats import hashed, new_id
from nekoban.server.site import Site, site_of
from nekoban.server.table_routes import given_token, seat_given


@get("/api/tables/{id:str}/frames/{ply:int}", tags=["replay"])
async def frame(
    request: Request,
    id: TableId,
    ply: Annotated[int, PathParameter(ge=0, le=1_000_000)],
    seat: Annotated[int | None, QueryParameter(ge=0, le=99, description="Through whose eyes.")] = None,
    show: Show = "picture",
    layout: Layout = "wide",
) -> Frame:
    """The table as it stood after some moves: through your own eyes; when it is over, through anybody's."""
    site = site_of(request)
    site.take("moments", address(request))
    viewer = read_viewer(show, layout)
    try:
        live, asker = await table_and_asker(request, id)
    except Refused as refusal:
        kept = await kept_frames(site, id) if refusal.code == "set-aside" else None
        if kept is None:
            raise
        return await asyncio.to_thread(kept_frame, *kept, ply, seat, viewer)
    mine = list(viewer_of(live.table, asker.token, viewer).mine)
    if live.table.phase != "over":
        seat = live.table.viewing_seat(mine)
    return await asyncio.to_thread(live_frame, live.table, ply, seat, viewer)


async def kept_frames(site: Site, id: str) -> tuple[int, bytes] | None:
    """What was kept of a table that is set aside; nothing where whoever runs the server has closed it."""
    table_row = await site.store.call(site.store.tables.row, id)
    if table_row is None or table_row.flaw == CLOSED_BY_OPERATOR:
        return None
    return await site.store.call(site.store.finished.frames, id)


@get("/api/tables/{id:str}/story", tags=["replay"])
async def whole_story(
    request: Request,
    id: TableId,
    seat: Annotated[int | None, QueryParameter(ge=0, le=99, description="Through whose eyes.")] = None,
) -> Story:
    """All moves of a finished game in words, with the points after each."""
    site_of(request).take("stories", address(request))
    live, asker = await table_and_asker(request, id)
    mine = list(live.table.seats.of(asker.token))
    return await asyncio.to_thread(story, live.table, seat, mine)


@get("/api/tables/{id:str}/verify", tags=["replay"])
async def verify(
    request: Request,
    id: TableId,
    commitment: Annotated[str, QueryParameter(max_length=64, description="What you were shown.")] = "",
    seal: Annotated[str, QueryParameter(max_length=64, description="The seal you were shown.")] = "",
) -> Verified:
    """Deal a finished match again from its seed, and compare it with what was promised and played."""
    site = site_of(request)
    site.take("proofs", address(request))
    live, _ = await table_and_asker(request, id)
    shown, sealed = commitment.strip().lower(), seal.strip().lower()
    async with site.proving:
        return await asyncio.to_thread(verified, live.table, shown, sealed)


@post("/api/tables/{id:str}/play-on", tags=["replay"])
async def play_on(request: Request, id: TableId, data: JSONBody[PlayOn]) -> Response[SeatGiven]:
    """A new table that begins in the middle of a finished game: one seat is yours, bots have the others."""
    site = site_of(request)
    live, asker = await table_and_asker(request, id)
    site.take_table(asker.where, live.table.match.options.changed())
    if live.table.phase != "over":
        raise Refused("not-now", "You can play on from a game once it is over.")
    return await played_on(request, live.table.match, data)


async def played_on(request: Request, match: Match, asked: PlayOn) -> Response[SeatGiven]:
    """A seat at a table that begins in the middle of a match."""
    site, new = site_of(request), new_id()
    token = given_token(request, new, asked.program)
    now = site.registry.time.now()
    table_row, rows = await asyncio.to_thread(new_tables.play_on, match, asked, hashed(token), now, new)
    origin = site.origin(address(request))
    await site.store.call(site.store.tables.open, table_row, False, rows, table_row.phase, origin)
    return seat_given(request, await site.registry.find(new), token, asked.program)


@get("/api/tables/{id:str}/save", media_type=MediaType.TEXT, tags=["replay"])
async def save(request: Request, id: TableId) -> Response[str]:
    """A finished match as a .neko document."""
    site_of(request).take("looks", address(request))
    live, _ = await table_and_asker(request, id)
    document = await asyncio.to_thread(save_file, live.table)
    headers = {"content-disposition": f'attachment; filename="{live.table.game.name}.neko"'}
    return Response(document, media_type="application/json", headers=headers)


REPLAY_HANDLERS: list[Any] = [frame, whole_story, save, verify, play_on]
