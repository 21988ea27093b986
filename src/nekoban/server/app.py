"""The app: routes, guards and errors put together, what is made before the first request, and `serve`."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from nekoban import __version__
from nekoban.core.catalogue import all_games
from nekoban.core.language import languages, reading
from nekoban.core.untrusted_text import UnfitText, check_json
from nekoban.server import logs
from nekoban.server.call_routes import CALL_HANDLERS
from nekoban.server.channel import Channel
from nekoban.server.game_routes import GAME_HANDLERS
from nekoban.server.hosts import check_host
from nekoban.server.http_protocol import http_protocol
from nekoban.server.identity import has_cookie
from nekoban.server.listening import page_address
from nekoban.server.loading import load_everything
from nekoban.server.messages import RefusalMessage
from nekoban.server.metrics_listener import listen
from nekoban.server.pages import frame_pages, page, page_handlers
from nekoban.server.play_routes import PLAY_HANDLERS
from nekoban.server.player_routes import PLAYER_HANDLERS
from nekoban.server.puzzle_routes import PUZZLE_HANDLERS
from nekoban.server.readers import read_language
from nekoban.server.refusals import Refused, without_values
from nekoban.server.replay_routes import REPLAY_HANDLERS
from nekoban.server.review_routes import REVIEW_HANDLERS
from nekoban.server.safety import (
    BODY_LIMIT,
    SAFE_METHODS,
    add_headers,
    address,
    check_query,
    check_request,
)
from nekoban.server.served_time import KEEP
from nekoban.server.server_routes import SERVER_HANDLERS
from nekoban.server.serving import Serving
from nekoban.server.site import Site, site_of
from nekoban.server.socket import table_socket, told_refusal
from nekoban.server.store import Store
from nekoban.server.store.writing import DEED, Deed
from nekoban.server.table_routes import TABLE_HANDLERS
from nekoban.server.variant_routes import VARIANT_HANDLERS
from nekoban.server.websocket_protocol import WebSocketProtocol
from nekoban.server.words import tell

LOG = logging.getLogger("nekoban.server")
# Answers about a table stay as they are: a stream must not wait for more, and what is secret is not packed
# together with what others wrote, since the length would tell about it. Those about games, and the pages of
# the documentation, are packed once.
COMPRESSION = CompressionConfig(
    "gzip", minimum_size=500, exclude=["^/api", "^/docs", "^/health", "^/metrics"]
)
HANDLERS = [
    *SERVER_HANDLERS,
    *GAME_HANDLERS,
    *VARIANT_HANDLERS,
    *PUZZLE_HANDLERS,
    *PLAYER_HANDLERS,
    *TABLE_HANDLERS,
    *PLAY_HANDLERS,
    *CALL_HANDLERS,
    *REPLAY_HANDLERS,
    *REVIEW_HANDLERS,
]
SWEEP, SWEEP_STORE = 0.5, 10.0  # seconds
TIDY = 600.0  # seconds: a search of the whole memory holds up all tables, so it is done seldom
SEARCHES = 700, 3, 1_000_000  # new things before a search: of the newest, of the new, of all (see TIDY)
NAME_BYTES = 200  # of a part of a path
REST = 0.5  # seconds after which a request too many is refused
SHORT_BODY = 4000  # characters of a body that is checked in a moment
TURN = 0.0005  # seconds that a thread which works in Python may hold up the moves
GONE = "client disconnected prematurely"  # what Litestar calls a fault of ours: nobody reads the answer
WHAT_BECAME = {
    Deed.NOTHING: "Something went wrong on the server. Nothing was changed.",
    Deed.UNKNOWN: "Something went wrong on the server. Check whether what you asked for was done.",
    Deed.DONE: "Something went wrong on the server, but what you asked for was done.",
}
NOT_ADMITTED = (404, 405)  # an address that is not there, or does not take the method, has no guard
CODES = {
    400: "malformed",
    401: "not-seated",
    403: "not-allowed",
    404: "no-such",
    405: "not-allowed",
    413: "too-large",
    421: "misdirected",
    415: "malformed",
    429: "too-fast",
}


def make_app(database: str = "nekoban.db", *, synchronous: str = "NORMAL", **settings: Any) -> Litestar:
    """The web application over a database; the settings are those of `Serving`."""
    site = Site(Store(database, synchronous), Serving(**settings))
    channel = None if site.store.is_sqlite else Channel(site.writer, site.presence)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await asyncio.to_thread(load_everything)
        await asyncio.to_thread(make_ahead, app)
        site.compiling.add(all_games().values())
        numbers = await listen(site.serving.metrics, site.metrics) if site.serving.metrics else None
        sweeper = asyncio.create_task(sweep(site))
        site.tasks.spawn(site.archive.keep_replays())
        site.tasks.spawn(watch(site))
        try:
            yield
        finally:
            if numbers:
                numbers.close()
            sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sweeper
            if channel:
                await channel.close()
            await site.close()

    app = Litestar(
        [*HANDLERS, table_socket, *page_handlers()],
        lifespan=[lifespan],
        on_startup=[channel.open] if channel else [],  # after the plugin has begun
        plugins=[channel.plugin] if channel else [],
        before_request=check_body,
        before_send=[add_headers],
        guards=[admit],
        exception_handlers={Refused: refused, HTTPException: web_refused, Exception: failed},
        openapi_config=api_description(),
        compression_config=COMPRESSION,
        request_max_body_size=BODY_LIMIT,
        debug=False,
        logging_config=None,
        state=None,
    )
    app.state.site = site
    return app


def make_ahead(app: Litestar) -> None:
    """What is made once and kept, whoever asks first: the description of all addresses, pages and titles."""
    described: Any = app.plugins.get("OpenAPIPlugin")
    described.provide_openapi_schema()
    frame_pages()
    for language in languages():
        with reading(language):  # to read a language's catalogue takes up to a third of a second
            for game in all_games().values():
                game.title_of(game.options.read({}))


async def watch(site: Site) -> None:
    """Give up requests that do not arrive and let the time go on, for as long as the server runs."""
    while True:
        site.http_connections.look()
        await site.registry.time.keep()
        await asyncio.sleep(KEEP)


async def sweep(site: Site) -> None:
    """Look after clocks and idle tables, for as long as the server runs."""
    last, tidied = 0.0, time.monotonic()
    while True:
        if time.monotonic() - tidied > TIDY:
            tidied = time.monotonic()
            gc.collect()
        try:
            await site.upkeep.sweep()
            if time.monotonic() - last > SWEEP_STORE:
                last = time.monotonic()
                for look in (site.upkeep.sweep_store, lambda: site.upkeep.expire(site.serving), site.look):
                    await asyncio.sleep(0)  # others have their turn
                    await look()
                await asyncio.to_thread(site.store.settle)
        except Exception as error:
            LOG.error("looking after the tables failed", exc_info=error)
            site.metrics.count("faults_total")
        await asyncio.sleep(SWEEP)


# --- every request --------------------------------------------------------------------------------


async def admit(connection: ASGIConnection, handler: BaseRouteHandler) -> None:
    """Limits by address, and no other site's requests. Sockets look after themselves."""
    if connection.scope["type"] == "http":
        DEED.set(Deed())
        read_language(connection)
        site = site_of(connection)
        site.orders.check(address(connection))
        await rest_if_too_fast(site, address(connection))
        check_host(connection.headers.get("host", ""), site.hosts)
        check_query(connection)
        if is_no_file(connection.scope["path"]):
            raise Refused("no-such", "There is nothing at this address.")
        check_request(connection, has_cookie(connection))


async def rest_if_too_fast(site: Site, where: str) -> None:
    """Count a request. One too many is refused after a rest: to refuse costs as much as to answer."""
    try:
        site.take("requests", where)
    except Refused:
        await asyncio.sleep(REST)
        raise


def is_no_file(path: str) -> bool:
    """Whether a path holds what no file system takes for a name."""
    return "\0" in path or any(len(name.encode()) > NAME_BYTES for name in path.split("/"))


async def check_body(request: Request) -> None:
    """A body that is no text, or is nested too deeply, goes to no reader."""
    if request.method in SAFE_METHODS:
        return
    body = await request.body()
    site_of(request).take("body_bytes", address(request), len(body))
    try:
        text = body.decode()
        if len(text) > SHORT_BODY:
            await asyncio.to_thread(check_json, text)
        else:
            check_json(text)
    except UnicodeDecodeError:
        raise Refused("malformed", "The request is not UTF-8 text.") from None
    except UnfitText as unfit:
        raise Refused("malformed", "The request cannot be read: {what}.", what=str(unfit)) from None


def refused(request: Request, refusal: Refused) -> Response[RefusalMessage]:
    """A request that was refused, answered in a sentence and counted."""
    site_of(request).metrics.count("refusals_total", code=refusal.code)
    return Response(told_refusal(refusal), status_code=refusal.status)


def web_refused(request: Request, error: HTTPException) -> Response[Any]:
    """What the web framework refuses, in the form of our refusals."""
    read_language(request)
    status = error.status_code
    if status in NOT_ADMITTED and not was_admitted(request):
        try:
            site_of(request).take("requests", address(request))
        except Refused as refusal:
            return Rested(told_refusal(refusal), status_code=refusal.status)
    if status >= 500 and error.detail != GONE:
        return failed(request, error)
    if status == 404 and "text/html" in request.headers.get("accept", ""):
        return page("missing", 404)  # somebody reads it
    code = CODES.get(status, "malformed")
    site_of(request).metrics.count("refusals_total", code=code)
    headers = {"allow": error.headers["allow"]} if error.headers and "allow" in error.headers else None
    return Response(told_refusal(refusal_of(error, code)), status_code=status, headers=headers)


def was_admitted(request: Request) -> bool:
    """Whether a guard has counted the request: its address leads somewhere, such as a folder of files."""
    return "route_handler" in request.scope


class Rested(Response[RefusalMessage]):
    """An answer after a rest, for a request too many that no guard has seen."""

    def to_asgi_response(self, *given: Any, **more: Any) -> Any:
        answer = super().to_asgi_response(*given, **more)

        async def rested(scope: Any, receive: Any, send: Any) -> None:
            await asyncio.sleep(REST)
            await answer(scope, receive, send)

        return rested


def refusal_of(error: HTTPException, code: str) -> Refused:
    """What is wrong with a request: where, and what was expected there; never what was sent."""
    if error.status_code == 404:
        return Refused(code, "There is nothing at this address.")
    if error.status_code == 413:
        return Refused(code, "That is too large: {limit} bytes at most.", limit=BODY_LIMIT)
    if error.status_code == 405:
        return Refused(code, "This address does not take that method.")
    found = error.extra if isinstance(error.extra, list) else []
    parts = [
        f"{part.get('key') or 'request'}: {part.get('message')}" for part in found if isinstance(part, dict)
    ]
    if parts:
        complaint = without_values("; ".join(parts))
        return Refused(code, "The request cannot be read: {what}", what=complaint)
    return Refused(code, "The request cannot be read.")


def failed(request: Request, error: Exception) -> Response[RefusalMessage]:
    """A fault of our own: logged by place, told without details."""
    LOG.error("a request failed", exc_info=error)
    site_of(request).metrics.count("faults_total")
    deed = DEED.get()
    fault = Refused("fault", WHAT_BECAME[deed.state if deed else Deed.NOTHING])
    return Response(told_refusal(fault), status_code=500)


def api_description() -> OpenAPIConfig:
    """What /api/schema says of the protocol."""
    return OpenAPIConfig(
        title="Nekoban",
        version=__version__,
        description="Tables of Nekoban for programs. docs/server.md tells the rest.",
        path="/api/schema",
        render_plugins=[JsonRenderPlugin()],
        use_handler_docstrings=True,
    )


# --- running --------------------------------------------------------------------------------------


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "nekoban.db",
    *,
    synchronous: str = "NORMAL",
    level: str = "INFO",
    told: Callable[[str], None] = print,
    **settings: Any,
) -> None:
    """Serve tables until stopped; the settings are those of `Serving`."""
    logs.set_up(level)
    app = make_app(database, synchronous=synchronous, **settings)
    told(tell("serving-at", address=page_address(host, port)))
    run(app, host, port)


def run(app: Litestar, host: str, port: int) -> None:
    """Run the app on uvicorn. What is kept for good is made first: no search of the memory looks at it."""
    import uvicorn

    sys.setswitchinterval(TURN)
    load_everything()
    make_ahead(app)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SEARCHES)
    uvicorn.run(app, host=host, port=port, **uvicorn_settings(app))


def uvicorn_settings(app: Litestar) -> dict[str, Any]:
    """How uvicorn runs the app. Its access log stays off: addresses hold the ids of private tables."""
    site: Site = app.state.site
    return {
        "forwarded_allow_ips": site.serving.proxies,
        "access_log": False,
        "log_config": None,
        "server_header": False,
        "http": http_protocol(site.http_connections),
        "ws": WebSocketProtocol,
        "ws_max_size": BODY_LIMIT,
        "ws_per_message_deflate": False,  # we have our own: see `padding`
        "timeout_graceful_shutdown": 3,
    }
