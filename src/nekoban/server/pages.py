"""Pages: the browser's side, as plain files from the `web` folder."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.params import FromPath
from litestar.static_files import create_static_files_router

from nekoban.server.refusals import Refused

WEB = Path(__file__).parents[1] / "web"
BARE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Nekoban</title>
<p>The server runs. Programs find its interface at /api/schema/openapi.json.</p></html>
"""


def page(name: str) -> Response[str]:
    """A page from the web folder. It is the same for everybody: who looks is known only to the API."""
    file = WEB / f"{name}.html"
    text = file.read_text(encoding="utf-8") if file.exists() else BARE
    return Response(text, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


@get("/", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def start_page() -> Response[str]:
    """Where one picks a game."""
    return page("index")


@get("/table/{id:str}", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def table_page(id: FromPath[str]) -> Response[str]:
    """Where one plays."""
    if len(id) > 32:
        raise Refused("no-such", "There is no such table.")
    return page("table")


def page_handlers() -> list[Any]:
    static = create_static_files_router(
        path="/static", directories=[WEB], include_in_schema=False, cache_control=None
    )
    return [start_page, table_page, static]
