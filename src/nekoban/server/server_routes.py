"""Routes about the server itself, for those who run it."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.params import QueryParameter

from nekoban import __version__
from nekoban.server.messages import Health
from nekoban.server.refusals import Refused
from nekoban.server.safety import address, get
from nekoban.server.site import site_of


@get("/health", tags=["server"])
async def health(
    request: Request,
    deep: Annotated[bool, QueryParameter(description="Write something and read it again.")] = False,
) -> Health:
    """Whether the server and its database answer."""
    site = site_of(request)
    if deep:
        site.take("checks", address(request))
        await site.store.call(site.store.values.write_and_read)
    elif not await site.store.call(site.store.answers):
        raise Refused("full", "The database does not answer.")
    return Health("ok", __version__)


SERVER_HANDLERS: list[Any] = [health]
