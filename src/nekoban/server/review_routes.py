"""Routes to reviews: of finished tables, and of saved matches that somebody brings."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response
from litestar.params import JSONBody
from litestar.response import Stream

from nekoban.core.match import Match
from nekoban.core.notation import NotationError
from nekoban.core.options import OptionError
from nekoban.core.saves import Save, read_save
from nekoban.server.commands import FileFrame, FilePlayOn, ReviewFile
from nekoban.server.messages import SeatGiven
from nekoban.server.new_tables import has_long_text, read_game
from nekoban.server.refusals import Refused
from nekoban.server.replay import Frame, match_frame
from nekoban.server.replay_routes import played_on
from nekoban.server.requests import TableId, read_viewer, table_and_asker
from nekoban.server.reviews import check_over
from nekoban.server.safety import address, post
from nekoban.server.site import Site, site_of

LINES = "application/x-ndjson"


@post("/api/tables/{id:str}/review", media_type=LINES, tags=["review"], status_code=200)
async def review_table(request: Request, id: TableId) -> Stream:
    """Review a finished game. One JSON object a line: how far it is, and at last the review. It is kept."""
    site, where = site_of(request), address(request)
    site.take("looks", where)
    live, asker = await table_and_asker(request, id)
    mine = live.table.seats.of(asker.token)
    return Stream(await site.reviews.of_table(live.table, where, mine), media_type=LINES)


@post("/api/reviews", media_type=LINES, tags=["review"], status_code=200)
async def review_file(request: Request, data: JSONBody[ReviewFile]) -> Stream:
    """Review a saved match in the same way. Nothing of it is kept, and nobody else sees it."""
    match = await brought(request, data.file)
    reviews = site_of(request).reviews
    return Stream(await reviews.of_match(match, address(request)), media_type=LINES)


@post("/api/reviews/frame", tags=["review"], status_code=200)
async def file_frame(request: Request, data: JSONBody[FileFrame]) -> Frame:
    """A moment of a saved match that is over, through the eyes of a seat or of a spectator."""
    match = await brought(request, data.file)
    viewer = read_viewer("picture", data.layout)
    return await asyncio.to_thread(match_frame, match, match.game.version, data.ply, data.seat, viewer)


@post("/api/reviews/play-on", tags=["review"])
async def file_play_on(request: Request, data: JSONBody[FilePlayOn]) -> Response[SeatGiven]:
    """A new table that begins in the middle of a saved match: one seat is yours, bots have the others."""
    match = await brought(request, data.file, makes_table=True)
    return await played_on(request, match, data)


async def brought(request: Request, file: str, makes_table: bool = False) -> Match:
    """The match of a file that somebody brings, all moves checked; one that is not over is refused.

    Who steps through a file sends it each time. As long as it is remembered, it is read and counted once.
    """
    site, where = site_of(request), address(request)
    site.take("review_steps", where)
    match = site.reviews.remembered(file)
    if match is None:
        match = await read_match(site, where, file, makes_table)
        check_over(match.over, match)
        site.reviews.remember(file, match)
    elif makes_table:
        site.take_table(where, match.options.changed())
    return match


async def read_match(site: Site, where: str, file: str, makes_table: bool) -> Match:
    """Play a saved match again. What it costs is counted before its map is read."""
    site.take("proofs", where)
    try:
        save = await asyncio.to_thread(read_save, file)
        if makes_table:
            site.take_table(where, save["options"])
        elif has_long_text(save["options"]):
            site.take("maps", where)
        async with site.proving:
            return await asyncio.to_thread(played_again, save)
    except (NotationError, OptionError) as error:
        raise Refused("malformed", str(error)) from None


def played_again(save: Save) -> Match:
    """The match of a save, whose options name no file of the server."""
    read_game(save["game"], save["options"])
    return Match.from_save(save)


REVIEW_HANDLERS: list[Any] = [review_table, review_file, file_frame, file_play_on]
