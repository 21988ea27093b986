"""Routes to tables and seats: making tables, the lobby, sitting down, going elsewhere."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from typing import Any

from litestar import Request, Response
from litestar.params import JSONBody

from nekoban.server import actions, new_tables
from nekoban.server.broadcast import prepare
from nekoban.server.commands import Arrive, Join, NewTable, Rematch
from nekoban.server.identity import claim_of, viewer_of
from nekoban.server.live import LiveTable
from nekoban.server.messages import LinkGiven, SeatGiven, TableListed, TableMessage
from nekoban.server.presentation import seat_names, whole_table
from nekoban.server.refusals import Refused
from nekoban.server.requests import Layout, Show, TableId, limited, read_viewer, table_and_asker
from nekoban.server.safety import address, get, post
from nekoban.server.seats import hashed, new_id, new_token, same
from nekoban.server.served_time import wall
from nekoban.server.site import site_of
from nekoban.server.tables import TableState

LOBBY_COUNT = 50
LOBBY_LIFE = 24 * 3600_000  # milliseconds: nobody waits longer for strangers


@post("/api/tables", tags=["tables"])
async def open_table(request: Request, data: JSONBody[NewTable]) -> Response[SeatGiven]:
    """Make a table."""
    site = site_of(request)
    site.take_table(address(request), data.options)
    id = new_id()
    token = given_token(request, id, data.program)
    table_row, rows = await asyncio.to_thread(
        new_tables.new_table, data, hashed(token), site.registry.time.now(), id
    )
    is_for_bots = data.seats is not None and all(seat.kind == "bot" for seat in data.seats)
    listed = new_tables.is_listed(data.settings, table_row.phase)
    with site.room_for_bots(address(request)) if is_for_bots else nullcontext():
        origin = site.origin(address(request))
        await site.store.call(site.store.tables.open, table_row, listed, rows, table_row.phase, origin)
        live = await site.registry.find(table_row.id)
    site.metrics.count("tables_opened_total", game=table_row.game)
    return seat_given(request, live, token, data.program)


def given_token(request: Request, table: str, program: bool) -> str:
    """The token of a seat that somebody takes: a browser's is made from its secret."""
    return new_token() if program else claim_of(request).browser_token(table)


def seat_given(request: Request, live: LiveTable, token: str, program: bool) -> Response[SeatGiven]:
    """Tell somebody about their seats: a program gets the token itself, a browser keeps its secret."""
    id, claim = live.table.id, claim_of(request)
    given = SeatGiven(id, live.table.seats.of(hashed(token)), token if program else None)
    is_known = program or token == claim.token(live) != claim.browser_token(id)
    return Response(given, cookies=[] if is_known else claim.cookies(request, id))


@get("/api/tables", tags=["tables"])
async def lobby(request: Request) -> list[TableListed]:
    """Tables in the lobby: with open seats, or to be watched."""
    site = site_of(request)
    found: list[TableListed] = []
    for id in await site.store.search(
        site.store.tables.listed, LOBBY_COUNT, site.registry.time.now() - LOBBY_LIFE, site.limits.lobby_tables
    ):
        try:
            table = (await site.registry.fetch(id)).table
        except Refused:
            continue  # set aside
        if (table.phase == "open" and table.seats.free) or table.settings.spectators:
            found.append(lobby_row(table))
    return found


def lobby_row(table: TableState) -> TableListed:
    """A table as the lobby shows it."""
    return TableListed(
        table.id,
        table.game.name,
        table.game.title_of(table.match.options),
        new_tables.without_long_texts(table.match.options.values),
        table.phase,
        len(table.seats.free),
        len(table.seats),
        seat_names(table),
        table.settings.spectators,
        table.settings.clock,
    )


@get("/api/tables/{id:str}", tags=["tables"])
async def one_table(
    request: Request, id: TableId, show: Show = "words", layout: Layout = "wide"
) -> TableMessage:
    """Everything you may know about a table. An open one can be looked at before joining."""
    site = site_of(request)
    site.take("looks", address(request))
    live, asker = await table_and_asker(request, id)
    wanted = read_viewer(show, layout)
    await prepare(live, wanted._replace(mine=tuple(live.table.seats.of(asker.token))))
    is_waiting = live.table.phase in ("open", "closed", "dealing")
    viewer = wanted if is_waiting else viewer_of(live.table, asker.token, wanted)
    viewer = viewer._replace(mine=tuple(live.table.seats.of(asker.token)))
    told = whole_table(live.table, viewer, live.here(), live.time.now(), same(live.table.host, asker.token))
    told.watching = live.watching()
    return told


@post("/api/tables/{id:str}/seats", tags=["tables"])
async def join(request: Request, id: TableId, data: JSONBody[Join]) -> Response[SeatGiven]:
    """Take an open seat."""
    site = site_of(request)
    site.take("doors", address(request))
    live, asker = await table_and_asker(request, id)
    is_host = same(live.table.host, asker.token)
    token = claim_of(request).token(live) if is_host else given_token(request, id, data.program)
    if live.table.seats.of(asker.token):
        raise Refused("not-now", "You already have a seat at this table.")
    await site.writer.change(
        live,
        lambda table: actions.join(
            table, hashed(token), data.name, data.seat, data.program, data.contributes, data.sign
        ),
    )
    return seat_given(request, live, token, data.program)


@post("/api/tables/{id:str}/link", tags=["tables"])
async def hand_over(request: Request, id: TableId) -> LinkGiven:
    """A one-time link that moves your seats to another device."""
    live, asker = await limited(request, id)
    link = new_token()
    until = wall() + actions.LINK_LIFE
    await site_of(request).writer.change(
        live, lambda table: actions.hand_over(table, asker.token, link, live.time.now())
    )
    return LinkGiven(f"/table/{id}#arrive={link}", until)


@post("/api/tables/{id:str}/arrive", tags=["tables"])
async def arrive(request: Request, id: TableId, data: JSONBody[Arrive]) -> Response[SeatGiven]:
    """Use a one-time link. The other device no longer has the seats."""
    site = site_of(request)
    site.take("doors", address(request))
    live = await site.registry.find(id)
    token = given_token(request, id, data.program)
    await site.writer.change(
        live, lambda table: actions.arrive(table, data.link, hashed(token), live.time.now())
    )
    return seat_given(request, live, token, data.program)


@post("/api/tables/{id:str}/rematch", tags=["tables"])
async def rematch(request: Request, id: TableId, data: JSONBody[Rematch]) -> Response[SeatGiven]:
    """Make a new table and invite the others to it. Whoever asks second comes to the same one."""
    site = site_of(request)
    live, asker = await limited(request, id)
    kept = live.table.match.options.changed() if data.options is None else data.options
    site.take_table(address(request), kept)
    await site.writer.rematch(live, claim_of(request), data, site.origin(asker.where))
    return await follow_to(request, live)


@post("/api/tables/{id:str}/follow", tags=["tables"])
async def follow(request: Request, id: TableId) -> Response[SeatGiven]:
    """Go to the table of the rematch, and take the seats that are kept for you there."""
    live, asker = await limited(request, id)
    if not live.table.seats.of(asker.token) and not live.table.settings.spectators:
        raise Refused("not-seated", "You have no seat at this table.")
    return await follow_to(request, live)


async def follow_to(request: Request, live: LiveTable) -> Response[SeatGiven]:
    """Go over to the table of the rematch."""
    if live.table.rematch is None:
        raise Refused("not-now", "There is no rematch yet.")
    site, claim = site_of(request), claim_of(request)
    there = await site.registry.find(live.table.rematch)
    known, next = claim.hash(live), claim.next_hash(there.table.id)
    if live.table.seats.of(known):
        tokens = [next, *live.table.devices.tokens(known)]
        await site.writer.change(there, lambda table: actions.accept(table, tokens))
    given = SeatGiven(there.table.id, there.table.seats.of(next))
    if live.table.seats.of(known) and not given.seats and there.table.is_started:
        raise Refused("not-now", "The rematch has begun, and you have no seat there on this device.")
    is_known = claim.bearer or not given.seats
    return Response(given, cookies=[] if is_known else claim.cookies(request, there.table.id))


TABLE_HANDLERS: list[Any] = [open_table, lobby, one_table, join, hand_over, arrive, rematch, follow]
