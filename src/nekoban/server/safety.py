"""Safety: headers, origins of requests, and limits: what may be asked how often."""

from __future__ import annotations

import time
from dataclasses import dataclass, fields
from functools import lru_cache, partial
from ipaddress import IPv6Address, IPv6Network
from typing import Any
from urllib.parse import urlsplit

from litestar import get as litestar_get
from litestar import post as litestar_post
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.openapi import ResponseSpec
from litestar.types import Message, Scope

from nekoban.server.messages import RefusalMessage
from nekoban.server.readers import choice_kept
from nekoban.server.refusals import Refused

BODY_LIMIT = 64_000  # bytes of a request
MESSAGE_LIMIT = 8_000  # characters of a message on a socket
PARAMETERS = 40  # of an address
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # the colours of faces in drawings
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


PROBLEMS = {
    400: "The request cannot be read.",
    403: "You have no seat here, or may not do that.",
    404: "There is no such thing.",
    409: "The match or the table has moved on.",
    413: "The request is too large.",
    421: "The server is not reached by that name.",
    422: "The rules forbid it; `clause` says which.",
    429: "That is too much at once.",
    503: "The database does not answer, or there is no room.",
}
SPECS = {
    status: ResponseSpec(RefusalMessage, description=sentence, generate_examples=False)
    for status, sentence in PROBLEMS.items()
}
get: Any = partial(litestar_get, responses=SPECS)
post: Any = partial(litestar_post, responses=SPECS)


async def add_headers(message: Message, scope: Scope) -> None:
    """Every answer carries the safety headers; what the API says is not kept unless it says so itself."""
    if message["type"] == "http.response.start":
        count(scope, message["status"])
        headers = list(message.get("headers", []))
        if not any(name.lower() == b"cache-control" for name, _ in headers):
            kept = b"no-store" if scope["path"].startswith("/api") else b"no-cache"
            headers.append((b"cache-control", kept))
        message["headers"] = [*headers, *HEADERS, *choice_kept(scope)]


def count(scope: Scope, status: int) -> None:
    """Count a request by its route, never by its address: that may hold a table's id."""
    route = scope.get("path_template") or "none"
    scope["litestar_app"].state.site.metrics.count("requests_total", route=route, status=str(status))


# --- origins --------------------------------------------------------------------------------------


def check_origin(headers: Headers, has_cookie: bool) -> None:
    """A page of another site may not act for a player.

    Browsers say where a request that changes something comes from. A program that shows its token in a header
    and has no cookie cannot be made to act by a page, so it needs no origin.
    """
    origin = headers.get("origin")
    if origin is None:
        if has_cookie and headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            raise Refused("foreign", "This request comes from another site.")
        return
    if place_of(origin) != headers.get("host", "").lower():
        raise Refused("foreign", "This request comes from another site.")


def place_of(origin: str) -> str | None:
    """The host and port of an origin; None for one that is none, such as `null`."""
    try:
        return urlsplit(origin).netloc.lower() or None
    except ValueError:
        return None


def check_query(connection: ASGIConnection) -> None:
    """An address has few parameters; to read thousands takes a while."""
    if connection.scope.get("query_string", b"").count(b"&") > PARAMETERS:
        raise Refused("malformed", "The request cannot be read.")


def check_request(connection: ASGIConnection, has_cookie: bool) -> None:
    """The origin of a request that changes something."""
    if connection.scope.get("method") not in SAFE_METHODS:
        check_origin(connection.headers, has_cookie)


# --- limits ---------------------------------------------------------------------------------------


DAY = 86_400  # seconds


@dataclass(frozen=True)
class Rate:
    """A limit at once, and a limit per second in the long run."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    """How often something may be asked: by address or by seat."""

    requests: Rate = Rate(300, 50)  # by address
    body_bytes: Rate = Rate(2_000_000, 200_000)  # of requests, by address
    tables_a_day: Rate = Rate(300, 300 / DAY)  # made, by address
    bytes_a_day: Rate = Rate(10_000_000, 10_000_000 / DAY)  # of tables and chat that are kept, by address
    tables: Rate = Rate(20, 0.2)  # made, by address
    maps: Rate = Rate(10, 0.01)  # brought along as a long text, by address
    previews: Rate = Rate(30, 0.1)  # of tables on a brought map, by address
    variants: Rate = Rate(20, 0.05)  # that are brought to be checked, by address
    doors: Rate = Rate(30, 0.5)  # seats and links tried, by address
    sockets: Rate = Rate(60, 2)  # opened, by address
    messages: Rate = Rate(120, 30)  # on one socket
    looks: Rate = Rate(60, 10)  # at whole tables, by address
    moments: Rate = Rate(300, 15)  # of a game that are looked at, by address
    stories: Rate = Rate(10, 0.2)  # whole games in words, by address
    takebacks: Rate = Rate(30, 1)  # asked for, by address: whether one is free takes some thought
    moves: Rate = Rate(60, 20)  # by seat
    asks: Rate = Rate(20, 0.5)  # undo, bots, links and whatever else is kept, by seat
    chat: Rate = Rate(10, 0.5)  # by seat
    hints: Rate = Rate(5, 0.5)  # by seat
    doubts: Rate = Rate(20, 0.5)  # questions to the coach, by seat; beyond them moves are simply made
    checks: Rate = Rate(10, 0.5)  # of health that write, by address
    calls: Rate = Rate(20, 0.01)  # browsers that want to be called, by address
    proofs: Rate = Rate(10, 0.2)  # matches dealt again, and files brought, by address
    reviews: Rate = Rate(10, 0.02)  # begun, by address
    review_steps: Rate = Rate(120, 10)  # moments looked at in a brought file, by address
    connections: int = 100  # open at once, by address
    bot_tables: int = 3  # of bots alone, running at once, by address
    all_bot_tables: int = 20  # the same, on the whole server: the others wait
    own_reviews: int = 1  # under way at once, by address
    all_reviews: int = 6  # the same, on the whole server
    lobby_tables: int = 5  # of one address that the lobby shows, of those that wait and of those that run


FREE = Rate(1e9, 1e9)
UNLIMITED = Limits(
    **{one.name: FREE if isinstance(one.default, Rate) else 1_000_000 for one in fields(Limits)}  # type: ignore[arg-type]
)
KEPT_BUCKETS = 50_000
HOME_BITS = 64  # of an IPv6 address, what its owner is given


class Buckets:
    """A bucket of chances for each asker, filled up again with time."""

    def __init__(self) -> None:
        self.found: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, what: str, who: str, rate: Rate, count: float = 1) -> None:
        """Take chances, or refuse. Of too many askers those are forgotten who have not asked for longest."""
        now, key = time.monotonic(), (what, who)
        left, at = self.found.pop(key, (rate.burst, now))
        left = min(rate.burst, left + (now - at) * rate.per_second)
        if len(self.found) >= KEPT_BUCKETS:
            del self.found[next(iter(self.found))]
        self.found[key] = (left - count if left >= count else left, now)
        if left < count:
            seconds = max(1, round((count - left) / rate.per_second))
            raise Refused("too-fast", "That is too much at once. Try again in {seconds} s.", seconds=seconds)


def address(connection: ASGIConnection) -> str:
    """Where a request comes from, as far as the server can tell."""
    return network(connection.client.host) if connection.client else "unknown"


@lru_cache(10_000)
def network(host: str) -> str:
    """What stands for an address: of IPv6 the network, since anybody has 2^64 addresses in theirs."""
    if ":" not in host:
        return host
    try:
        found = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    return str(found.ipv4_mapped or IPv6Network((found, HOME_BITS), strict=False))
