"""Requests: what the routes about tables read from a request in the same way."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Request
from litestar.params import PathParameter, QueryParameter

from nekoban.server.dispatch import Asker
from nekoban.server.identity import hash_of
from nekoban.server.live import LiveTable
from nekoban.server.presentation import SHOWN, Viewer
from nekoban.server.refusals import Refused
from nekoban.server.safety import address
from nekoban.server.seats import TABLE_ID
from nekoban.server.site import site_of

TableId = Annotated[str, PathParameter(max_length=32, pattern=f"^{TABLE_ID.pattern}$")]
Show = Annotated[
    str,
    QueryParameter(
        description="What is sent of the table, by commas: picture, text, position, words.", max_length=60
    ),
]
Layout = Annotated[Literal["wide", "tall"], QueryParameter(description="The shape of a picture.")]


def read_viewer(show: str, layout: str) -> Viewer:
    """What a request wants to be shown, and in which layout."""
    wanted = {word for word in show.split(",") if word}
    if unknown := wanted.difference(SHOWN):
        raise Refused(
            "malformed",
            "Only picture, text, position and words can be shown, not {count} other things.",
            count=len(unknown),
        )
    return Viewer.wanting(wanted, layout)


async def table_and_asker(request: Request, id: str) -> tuple[LiveTable, Asker]:
    """A table, and who asks for it: by the hash of the token shown to it."""
    live = await site_of(request).registry.find(id)
    return live, Asker(hash_of(request, live), address(request))


async def limited(request: Request, id: str) -> tuple[LiveTable, Asker]:
    """The same for somebody who wants to change something other than by a command: not too often."""
    live, asker = await table_and_asker(request, id)
    site_of(request).take("asks", asker.counted_as(live))
    return live, asker
