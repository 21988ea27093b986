"""The site: what every handler works with, and how it knows who asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from nekoban.server.hall import Hall
from nekoban.server.metrics import Metrics
from nekoban.server.refusals import Refused
from nekoban.server.safety import Buckets, Limits
from nekoban.server.seats import hashed
from nekoban.server.store import Store

COOKIE = "seat"
COOKIE_LIFE = 180 * 86_400  # seconds
TOKEN_LIMIT = 100  # characters


@dataclass
class Site:
    """One running server."""

    store: Store
    hall: Hall
    metrics: Metrics
    limits: Limits = field(default_factory=Limits)
    buckets: Buckets = field(default_factory=Buckets)
    connections: Counter[str] = field(default_factory=Counter)  # open, by address
    coming: Counter[str] = field(default_factory=Counter)  # tables of bots alone that are being made

    def connected(self, where: str) -> AbstractContextManager[None]:
        """One connection more from that address, while it lasts."""
        return one_more(self.connections, where)

    def admit(self, where: str) -> None:
        """Whether that address may have another connection."""
        self.buckets.take("sockets", where, self.limits.sockets)
        if self.connections[where] >= self.limits.connections:
            raise Refused("too-fast", "There are too many connections from your address.")

    def room_for_bots(self, where: str) -> AbstractContextManager[None]:
        """Room for another table of that address where bots play alone, held while it is made."""
        self.admit_bots(where)
        return one_more(self.coming, where)

    def admit_bots(self, where: str) -> None:
        """Whether bots may play alone at another table for that address."""
        openers = [live.opener for live in self.hall.bot_tables()] + list(self.coming.elements())
        mine, all = openers.count(where), len(openers)
        if mine >= self.limits.bot_tables:
            raise Refused(
                "too-fast",
                "Bots play alone at {count} tables of your address already. "
                "Wait until one of them is over, or take a seat yourself.",
                count=mine,
            )
        if all >= self.limits.all_bot_tables:
            raise Refused(
                "full",
                "Bots play alone at {count} tables here, and there is no room for another. "
                "Try again later, or take a seat yourself.",
                count=all,
            )


@contextmanager
def one_more(counts: Counter[str], where: str) -> Iterator[None]:
    """One more of that address, while it lasts."""
    counts[where] += 1
    try:
        yield
    finally:
        counts[where] -= 1
        if not counts[where]:
            del counts[where]


def site_of(connection: ASGIConnection) -> Site:
    return connection.app.state.site


def token_of(connection: ASGIConnection) -> str:
    """The token that a request shows, in its header or its cookie; empty if none."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token.strip()[:TOKEN_LIMIT]
    return connection.cookies.get(COOKIE, "")[:TOKEN_LIMIT]


def hash_of(connection: ASGIConnection) -> str:
    """The same, hashed."""
    token = token_of(connection)
    return hashed(token) if token else ""


def seat_cookie(request: Request, table: str, token: str) -> Cookie:
    """The cookie of a seat: sent only to its table, and out of reach of scripts."""
    return Cookie(
        key=COOKIE,
        value=token,
        path=f"/api/tables/{table}",
        max_age=COOKIE_LIFE,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
