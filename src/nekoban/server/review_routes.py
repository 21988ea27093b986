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
from nekoban.core.saves import read_save
from nekoban.server.commands import FileFrame, FilePlayOn, ReviewFile
from nekoban.server.messages import SeatGiven
from nekoban.server.new_tables import has_long_text, read_game
from nekoban.server.refusals import Refused
from nekoban.server.replay import Frame, match_frame
from nekoban.server.replay_routes import played_on
from nekoban.server.requests import TableId, read_viewer, table_and_asker
from nekoban.server.reviews import check_over
from nekoban.server.safety import address, post
from nekoban.server.site import site_of

LINES = "application/x-ndjson"


@post("/api/tables/{id:str}/review", media_type=LINES, tags=["review"], status_code=200)
async def review_table(request: Request, id: TableId) -> Stream:
    """Review a finished game. One JSON object a line: how far it is, and at last the review. It is kept."""
    site, where = site_of(request), address(request)
    site.take("looks", where)
    live, asker = await table_and_asker(request, id)
    mine = live.table.seats_of(asker.token)
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
    match = await brought(request, data.file)
    site_of(request).take_table(address(request), match.options.changed())
    return await played_on(request, match, data)


async def brought(request: Request, file: str) -> Match:
    """The match of a file that somebody brings, all moves checked; one that is not over is refused."""
    site = site_of(request)
    site.take("review_steps", address(request))
    try:
        save = read_save(file)
        if has_long_text(read_game(save["game"], save["options"])[1].changed()):
            site.take("maps", address(request))
        async with site.proving:
            match = await asyncio.to_thread(Match.from_save, save)
    except (NotationError, OptionError) as error:
        raise Refused("malformed", str(error)) from None
    check_over(match.over, match)
    return match


REVIEW_HANDLERS: list[Any] = [review_table, review_file, file_frame, file_play_on]
