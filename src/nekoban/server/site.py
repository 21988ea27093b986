"""The site: what every handler works with, and how it knows who asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from nekoban.server.archive import Archive
from nekoban.server.bot_turns import PACE, BotTurns
from nekoban.server.live import Signals
from nekoban.server.metrics import Metrics
from nekoban.server.presence import Presence
from nekoban.server.refusals import Refused
from nekoban.server.registry import Registry
from nekoban.server.safety import Buckets, Limits
from nekoban.server.seats import hashed
from nekoban.server.store import Store
from nekoban.server.tasks import Tasks
from nekoban.server.thinking import Thinking
from nekoban.server.upkeep import Upkeep
from nekoban.server.writer import Writer

COOKIE = "seat"
COOKIE_LIFE = 180 * 86_400  # seconds
TOKEN_LIMIT = 100  # characters


class Site:
    """One running server, and all its parts."""

    def __init__(
        self,
        store: Store,
        limits: Limits | None = None,
        threads: int | None = None,
        pace: float = PACE,
    ) -> None:
        self.store = store
        self.limits = limits or Limits()
        self.metrics = Metrics()
        self.tasks = Tasks(self.metrics)
        self.registry = Registry(store, self.metrics, Signals())
        self.writer = Writer(self.registry, self.tasks)
        self.presence = Presence(self.writer)
        self.thinking = Thinking(threads)
        self.bot_turns = BotTurns(self.writer, self.thinking, self.limits, pace)
        self.archive = Archive(self.registry, self.tasks)
        self.upkeep = Upkeep(self.writer)
        self.buckets = Buckets()
        self.connections: Counter[str] = Counter()  # open, by address
        self.coming: Counter[str] = Counter()  # tables of bots alone that are being made

    async def close(self) -> None:
        self.registry.close()
        await self.tasks.close()
        self.thinking.close()
        self.store.close()

    def take(self, what: str, who: str) -> None:
        """Count something that is limited, or refuse it."""
        self.buckets.take(what, who, getattr(self.limits, what))

    def connected(self, where: str) -> AbstractContextManager[None]:
        """One connection more from that address, while it lasts."""
        return one_more(self.connections, where)

    def admit(self, where: str) -> None:
        """Whether that address may have another connection."""
        self.take("sockets", where)
        if self.connections[where] >= self.limits.connections:
            raise Refused("too-fast", "There are too many connections from your address.")

    def room_for_bots(self, where: str) -> AbstractContextManager[None]:
        """Room for another table of that address where bots play alone, held while it is made."""
        self.admit_bots(where)
        return one_more(self.coming, where)

    def admit_bots(self, where: str) -> None:
        """Whether bots may play alone at another table for that address."""
        openers = [live.opener for live in self.bot_turns.bot_tables()] + list(self.coming.elements())
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
