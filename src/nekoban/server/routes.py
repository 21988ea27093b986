"""Routes: the HTTP side of the server, for programs and for the page."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import nullcontext
from typing import Annotated, Any, Literal

from litestar import MediaType, Request, Response
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from nekoban import __version__
from nekoban.server import actions, hosts, openings
from nekoban.server.hall import Live, now
from nekoban.server.listeners import Listener
from nekoban.server.messages import (
    ArriveAsked,
    BotAskedFor,
    ChatAsked,
    FillAsked,
    FreeAsked,
    Health,
    Join,
    LinkGiven,
    MoveAsked,
    NewTable,
    PlayOn,
    RematchAsked,
    SeatGiven,
    TableListed,
    TableTold,
    UndoAnswer,
    Written,
)
from nekoban.server.refusals import Refused
from nekoban.server.replay import Frame, Verified, kept_frame, live_frame, save_file, verified
from nekoban.server.safety import address, get, post
from nekoban.server.scenes import SHOWN, Eyes, whole_table
from nekoban.server.seats import hashed, new_token, same
from nekoban.server.site import hash_of, seat_cookie, site_of, token_of
from nekoban.server.tables import Table

LOBBY_COUNT = 50
LOBBY_LIFE = 24 * 3600_000  # milliseconds: nobody waits longer for strangers
STILL_HERE = 20.0  # seconds of silence on a stream

TableId = Annotated[str, PathParameter(max_length=32, pattern=r"^[A-Za-z0-9_-]{1,32}$")]
Show = Annotated[
    str,
    QueryParameter(
        description="What is sent of the table, by commas: picture, text, position, words.", max_length=60
    ),
]
Layout = Annotated[Literal["wide", "tall"], QueryParameter(description="The shape of a picture.")]


def read_eyes(show: str, layout: str) -> Eyes:
    wanted = {word for word in show.split(",") if word}
    if unknown := wanted.difference(SHOWN):
        raise Refused(
            "malformed",
            "Only picture, text, position and words can be shown, not {count} other things.",
            count=len(unknown),
        )
    return Eyes.wanting(wanted, layout)


async def mine_at(request: Request, id: str) -> tuple[Live, str]:
    """A table and the hash of the token shown to it."""
    return await site_of(request).hall.find(id, address(request)), hash_of(request)


async def acting_at(request: Request, id: str) -> tuple[Live, str]:
    """The same for somebody who wants to change something other than by a move: not too often."""
    live, token = await mine_at(request, id)
    site = site_of(request)
    site.buckets.take("asks", asker(request, live, token), site.limits.asks)
    return live, token


def asker(request: Request, live: Live, token: str) -> str:
    """Whom a limit counts: a seat, or the address of whoever has none here."""
    return token if live.table.seats_of(token) else address(request)


def written(live: Live) -> Written:
    return Written(live.table.number, live.table.match.ply)


# --- about the server -----------------------------------------------------------------------------


@get("/health", tags=["server"])
async def health(request: Request) -> Health:
    """Whether the server and its database answer."""
    store = site_of(request).store
    if not await store.call(store.answers):
        raise Refused("full", "The database does not answer.")
    return Health("ok", __version__)


@get("/metrics", media_type=MediaType.TEXT, tags=["server"])
async def metrics(request: Request) -> str:
    """Numbers in Prometheus' text form."""
    return site_of(request).metrics.text()


# --- tables ---------------------------------------------------------------------------------------


@post("/api/tables", tags=["tables"])
async def open_table(request: Request, data: JSONBody[NewTable]) -> Response[SeatGiven]:
    """Make a table."""
    site = site_of(request)
    site.buckets.take("tables", address(request), site.limits.tables)
    if openings.has_long_text(data.options):
        site.buckets.take("maps", address(request), site.limits.maps)
    token = new_token()
    opening, rows = await asyncio.to_thread(openings.new_table, data, hashed(token), now())
    is_for_bots = data.seats is not None and all(seat.kind == "bot" for seat in data.seats)
    listed = openings.is_listed(data.settings, opening.phase)
    with site.room_for_bots(address(request)) if is_for_bots else nullcontext():
        await site.store.call(site.store.open_table, opening, listed, rows, opening.phase)
        live = await site.hall.find(opening.id, address(request))
    site.metrics.count("tables_opened_total", game=opening.game)
    return seat_given(request, live, token, data.program)


def seat_given(request: Request, live: Live, token: str, program: bool) -> Response[SeatGiven]:
    """Tell somebody about their seats: a program gets the token itself, a browser a cookie."""
    id = live.table.id
    given = SeatGiven(id, live.table.seats_of(hashed(token)), token if program else None)
    return Response(given, cookies=[] if program else [seat_cookie(request, id, token)])


@get("/api/tables", tags=["tables"])
async def lobby(request: Request) -> list[TableListed]:
    """Tables in the lobby: with open seats, or to be watched."""
    site = site_of(request)
    found: list[TableListed] = []
    for id in await site.store.call(site.store.listed, LOBBY_COUNT, now() - LOBBY_LIFE):
        try:
            table = (await site.hall.fetch(id)).table
        except Refused:
            continue  # set aside
        if (table.phase == "open" and table.free_seats) or table.settings.spectators:
            found.append(table_listed(table))
    return found


def table_listed(table: Table) -> TableListed:
    return TableListed(
        table.id,
        table.game.name,
        table.game.title,
        table.match.options.values,
        table.phase,
        len(table.free_seats),
        len(table.seats),
        [seat.name for seat in table.seats],
        table.settings.spectators,
        table.settings.clock,
    )


@get("/api/tables/{id:str}", tags=["tables"])
async def one_table(
    request: Request, id: TableId, show: Show = "words", layout: Layout = "wide"
) -> TableTold:
    """Everything you may know about a table. An open one can be looked at before joining."""
    site = site_of(request)
    site.buckets.take("looks", address(request), site.limits.looks)
    live, token = await mine_at(request, id)
    wanted = read_eyes(show, layout)
    eyes = wanted if live.table.phase in ("open", "closed") else site.hall.eyes(live, token, wanted)
    eyes = eyes._replace(mine=tuple(live.table.seats_of(token)))
    return whole_table(live.table, eyes, live.here(), now(), same(live.table.host, token))


@post("/api/tables/{id:str}/seats", tags=["tables"])
async def join(request: Request, id: TableId, data: JSONBody[Join]) -> Response[SeatGiven]:
    """Take an open seat."""
    site = site_of(request)
    site.buckets.take("doors", address(request), site.limits.doors)
    live, known = await mine_at(request, id)
    is_host = same(live.table.host, known)
    token = token_of(request) if is_host else new_token()
    if live.table.seats_of(known):
        raise Refused("not-now", "You already have a seat at this table.")
    await site.hall.change(
        live, lambda table: actions.join(table, hashed(token), data.name, data.seat, data.program)
    )
    return seat_given(request, live, token, data.program)


@post("/api/tables/{id:str}/leave", tags=["tables"], status_code=200)
async def leave(request: Request, id: TableId) -> Written:
    """Give up your seats. After the start a bot plays on."""
    live, token = await acting_at(request, id)
    await site_of(request).hall.change(live, lambda table: actions.leave(table, table.seats_of(token)))
    return written(live)


@post("/api/tables/{id:str}/fill", tags=["tables"], status_code=200)
async def fill(request: Request, id: TableId, data: JSONBody[FillAsked]) -> Written:
    """The host puts a bot on an open seat, or on all of them. The last one starts the game."""
    site = site_of(request)
    live, token = await acting_at(request, id)
    with nullcontext() if live.table.persons else site.room_for_bots(address(request)):
        await site.hall.change(live, lambda table: hosts.fill(table, token, data))
        live.opener = address(request)
    return written(live)


@post("/api/tables/{id:str}/free", tags=["tables"], status_code=200)
async def free(request: Request, id: TableId, data: JSONBody[FreeAsked]) -> Written:
    """The host opens a seat of the waiting table again, whoever has it or is invited to it."""
    live, token = await acting_at(request, id)
    await site_of(request).hall.change(live, lambda table: hosts.free(table, token, data.seat))
    return written(live)


@post("/api/tables/{id:str}/close", tags=["tables"], status_code=200)
async def close(request: Request, id: TableId) -> Written:
    """The host gives the waiting table up."""
    live, token = await acting_at(request, id)
    await site_of(request).hall.change(live, lambda table: hosts.close(table, token))
    return written(live)


@post("/api/tables/{id:str}/link", tags=["tables"])
async def hand_over(request: Request, id: TableId) -> LinkGiven:
    """A one-time link that moves your seats to another device."""
    live, token = await acting_at(request, id)
    link = new_token()
    until = now() + actions.LINK_LIFE
    await site_of(request).hall.change(live, lambda table: actions.hand_over(table, token, link, now()))
    return LinkGiven(f"/table/{id}#arrive={link}", until)


@post("/api/tables/{id:str}/arrive", tags=["tables"])
async def arrive(request: Request, id: TableId, data: JSONBody[ArriveAsked]) -> Response[SeatGiven]:
    """Use a one-time link. The other device no longer has the seats."""
    site = site_of(request)
    site.buckets.take("doors", address(request), site.limits.doors)
    live = await site.hall.find(id, address(request))
    token = new_token()
    await site.hall.change(live, lambda table: actions.arrive(table, data.link, hashed(token), now()))
    return seat_given(request, live, token, data.program)


@post("/api/tables/{id:str}/rematch", tags=["tables"])
async def rematch(request: Request, id: TableId, data: JSONBody[RematchAsked]) -> Response[SeatGiven]:
    """Make a new table and invite the others to it. Whoever asks second comes to the same one."""
    site = site_of(request)
    live, token = await acting_at(request, id)
    site.buckets.take("tables", address(request), site.limits.tables)
    if openings.has_long_text(data.options or {}):
        site.buckets.take("maps", address(request), site.limits.maps)
    await site.hall.rematch(live, token, data)
    return await follow_to(request, live)


@post("/api/tables/{id:str}/follow", tags=["tables"])
async def follow(request: Request, id: TableId) -> Response[SeatGiven]:
    """Go to the table of the rematch, and take the seats that are kept for you there."""
    live, token = await acting_at(request, id)
    if not live.table.seats_of(token) and not live.table.settings.spectators:
        raise Refused("not-seated", "You have no seat at this table.")
    return await follow_to(request, live)


async def follow_to(request: Request, live: Live) -> Response[SeatGiven]:
    if live.table.rematch is None:
        raise Refused("not-now", "There is no rematch yet.")
    hall, token = site_of(request).hall, token_of(request)
    there, known = await hall.find(live.table.rematch, address(request)), hash_of(request)
    if live.table.seats_of(known):
        await hall.change(there, lambda table: actions.accept(table, live.table.tokens(known)))
    given = SeatGiven(there.table.id, there.table.seats_of(known))
    if live.table.seats_of(known) and not given.seats and there.table.is_started:
        raise Refused("not-now", "The rematch has begun, and you have no seat there on this device.")
    return Response(given, cookies=[seat_cookie(request, there.table.id, token)] if given.seats else [])


# --- playing --------------------------------------------------------------------------------------


@post("/api/tables/{id:str}/moves", tags=["playing"])
async def move(request: Request, id: TableId, data: JSONBody[MoveAsked]) -> Written:
    """Make a move. The answer comes when it is stored."""
    site = site_of(request)
    live, token = await mine_at(request, id)
    site.buckets.take("moves", asker(request, live, token), site.limits.moves)
    await site.hall.change(live, lambda table: actions.move(table, table.seats_of(token), data, now()))
    return written(live)


@post("/api/tables/{id:str}/undo", tags=["playing"])
async def undo(
    request: Request, id: TableId, turn: Annotated[int | None, QueryParameter(ge=0, le=1_000_000)] = None
) -> Written:
    """Take back your last decision, or ask the others whether you may. `turn` says from where."""
    live, token = await acting_at(request, id)
    await site_of(request).hall.change(live, lambda table: actions.undo(table, table.seats_of(token), turn))
    return written(live)


@post("/api/tables/{id:str}/undo/answer", tags=["playing"])
async def answer_undo(request: Request, id: TableId, data: JSONBody[UndoAnswer]) -> Written:
    """Agree to an undo, or not."""
    live, token = await acting_at(request, id)
    hall = site_of(request).hall
    await hall.change(live, lambda table: actions.answer_undo(table, table.seats_of(token), data))
    return written(live)


@post("/api/tables/{id:str}/chat", tags=["playing"])
async def chat(request: Request, id: TableId, data: JSONBody[ChatAsked]) -> Written:
    """Say something at the table."""
    site = site_of(request)
    live, token = await mine_at(request, id)
    site.buckets.take("chat", asker(request, live, token), site.limits.chat)
    await site.hall.change(live, lambda table: actions.say(table, table.seats_of(token), data.text))
    return written(live)


@post("/api/tables/{id:str}/bot", tags=["playing"])
async def ask_bot(request: Request, id: TableId, data: JSONBody[BotAskedFor]) -> Written:
    """Have a bot play for an absent player, once all others who are here agree."""
    live, token = await acting_at(request, id)
    hall = site_of(request).hall
    await hall.change(
        live, lambda table: actions.ask_bot(table, table.seats_of(token), data.seat, live.away())
    )
    return written(live)


@post("/api/tables/{id:str}/return", tags=["playing"])
async def come_back(request: Request, id: TableId) -> Written:
    """Play again where a bot played for you while you were absent."""
    live, token = await acting_at(request, id)
    await site_of(request).hall.change(live, lambda table: actions.come_back(table, table.seats_of(token)))
    return written(live)


@get("/api/tables/{id:str}/events", media_type="application/x-ndjson", tags=["playing"])
async def events(request: Request, id: TableId, show: Show = "words", layout: Layout = "wide") -> Stream:
    """Everything that happens at a table, one JSON object a line; the first is the whole table."""
    site, where = site_of(request), address(request)
    live, token = await mine_at(request, id)
    site.admit(where)
    eyes = site.hall.eyes(live, token, read_eyes(show, layout))

    async def lines() -> AsyncIterator[bytes]:
        listener = await site.hall.arrive(live, token, eyes)
        try:
            with site.connected(where):
                while (message := await next_line(listener)) is not None:
                    yield message + b"\n"
        finally:
            site.hall.depart(live, listener)

    return Stream(lines(), media_type="application/x-ndjson")


async def next_line(listener: Listener) -> bytes | None:
    """What a stream says next; something in any case, so that both sides see whether the other is there."""
    try:
        return await asyncio.wait_for(listener.next(), STILL_HERE)
    except TimeoutError:
        return b'{"kind":"still-here"}'


# --- after the game -------------------------------------------------------------------------------


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
    eyes = read_eyes(show, layout)
    try:
        live, token = await mine_at(request, id)
    except Refused as refusal:
        kept = await site.store.call(site.store.frames, id) if refusal.code == "set-aside" else None
        if kept is None:
            raise
        return kept_frame(*kept, ply, seat, eyes)
    mine = list(site.hall.eyes(live, token, eyes).mine)
    if live.table.phase != "over":
        seat = live.table.eyes_of(mine)
    return live_frame(live.table, ply, seat, eyes)


@get("/api/tables/{id:str}/verify", tags=["replay"])
async def verify(
    request: Request,
    id: TableId,
    commitment: Annotated[str, QueryParameter(max_length=64, description="What you were shown.")] = "",
) -> Verified:
    """Deal a finished match again from its seed, and compare it with what was promised and played."""
    live, _ = await mine_at(request, id)
    return await asyncio.to_thread(verified, live.table, commitment.strip().lower())


@post("/api/tables/{id:str}/play-on", tags=["replay"])
async def play_on(request: Request, id: TableId, data: JSONBody[PlayOn]) -> Response[SeatGiven]:
    """A new table that begins in the middle of a finished game: one seat is yours, bots have the others."""
    site = site_of(request)
    site.buckets.take("tables", address(request), site.limits.tables)
    live, _ = await mine_at(request, id)
    token = new_token()
    opening, rows = openings.play_on(live.table, data, hashed(token), now())
    await site.store.call(site.store.open_table, opening, False, rows, opening.phase)
    return seat_given(request, await site.hall.find(opening.id, address(request)), token, data.program)


@get("/api/tables/{id:str}/save", media_type=MediaType.TEXT, tags=["replay"])
async def save(request: Request, id: TableId) -> Response[str]:
    """A finished match as a .neko document."""
    live, _ = await mine_at(request, id)
    document = save_file(live.table)
    headers = {"content-disposition": f'attachment; filename="{live.table.game.name}.neko"'}
    return Response(document, media_type="application/json", headers=headers)


HANDLERS: list[Any] = [
    health,
    metrics,
    open_table,
    lobby,
    one_table,
    join,
    leave,
    fill,
    free,
    close,
    hand_over,
    arrive,
    rematch,
    follow,
    move,
    undo,
    answer_undo,
    chat,
    ask_bot,
    come_back,
    events,
    frame,
    save,
    verify,
    play_on,
]
