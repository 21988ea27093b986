"""Routes about the server itself, for those who run it."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request

from nekoban import __version__
from nekoban.server.messages import Health
from nekoban.server.refusals import Refused
from nekoban.server.safety import get
from nekoban.server.site import site_of


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


SERVER_HANDLERS: list[Any] = [health, metrics]
