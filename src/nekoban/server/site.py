"""The site: what all handlers share (store, registry, limits, metrics), and how it knows who asks."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, suppress
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from litestar.connection import ASGIConnection
from sqlalchemy.exc import SQLAlchemyError

from nekoban.bots.compiling import Compiling
from nekoban.server.archive import Archive
from nekoban.server.bot_turns import BotTurns
from nekoban.server.bots import offer_bots, read_bots
from nekoban.server.connections import Connections, one_less
from nekoban.server.hosts import read_hosts
from nekoban.server.kept_answers import KeptAnswers
from nekoban.server.live import Signals
from nekoban.server.metrics import Metrics
from nekoban.server.new_tables import has_long_text
from nekoban.server.orders import Orders
from nekoban.server.presence import Presence
from nekoban.server.refusals import Refused
from nekoban.server.registry import Registry
from nekoban.server.reviews import Reviews
from nekoban.server.safety import Buckets
from nekoban.server.serving import Serving
from nekoban.server.store import Store
from nekoban.server.tasks import Tasks
from nekoban.server.thinking import Thinking
from nekoban.server.upkeep import Upkeep
from nekoban.server.words import tell
from nekoban.server.writer import Writer

if TYPE_CHECKING:
    from nekoban.server.calls import Calls

LOG = logging.getLogger("nekoban.server")
TURNED_AWAY = 32  # sockets of an address that were refused and have not gone yet
TABLE_BYTES = 2000  # of a table, besides what it brings


class Site:
    """One running server, and all its parts."""

    def __init__(self, store: Store, serving: Serving) -> None:
        self.store = store
        self.serving = serving
        self.limits = serving.limits
        self.hosts = read_hosts(serving.hosts)
        offer_bots(read_bots(serving.bots))
        self.secret = bytes.fromhex(store.values.shared_secret())
        self.metrics = Metrics()
        self.tasks = Tasks(self.metrics)
        self.registry = Registry(store, self.metrics, Signals())
        self.writer = Writer(self.registry, self.tasks)
        self.presence = Presence(self.writer)
        self.thinking = Thinking(serving.threads)
        self.compiling = Compiling(told=LOG.info)
        self.bot_turns = BotTurns(self.writer, self.thinking, self.compiling, self.limits, serving.pace)
        self.archive = Archive(self.registry, self.tasks)
        self.reviews = Reviews(store, self.thinking, self.tasks, self.limits, self.take)
        self.calls = called_by(self.writer, serving.push)
        self.upkeep = Upkeep(self.writer)
        self.orders = Orders(self.registry)
        sockets = self.limits.connections + TURNED_AWAY
        self.http_connections = Connections(serving.proxies, self.metrics, sockets=sockets)
        self.http_connections.stop = self.stop
        self.is_stopping = False
        self.kept_answers = KeptAnswers()
        self.buckets = Buckets()
        self.proving = asyncio.Semaphore(1)  # a long match takes a thread for seconds: one at a time
        self.connections: Counter[str] = Counter()  # open, by address
        self.coming: Counter[str] = Counter()  # tables of bots alone that are being made

    def stop(self) -> None:
        """The server is about to end: answers that would go on come to their end now."""
        if not self.is_stopping:
            self.is_stopping = True
            self.registry.close()
            self.reviews.close()

    async def close(self) -> None:
        self.compiling.close()
        self.registry.close()
        await self.tasks.close()
        self.thinking.close()
        await self.registry.time.keep()  # else a stop would give back what passed since it was kept
        with suppress(SQLAlchemyError):
            self.orders.leave()
        self.store.close()

    def numbers(self) -> dict[str, float]:
        """How it goes, for whoever runs the server."""
        return {name: read() for name, (_, read) in self.metrics.gauges.items()}

    async def look(self) -> None:
        """Look what whoever runs the server wants, and say how it goes."""
        await self.orders.look(self.numbers())

    def take(self, what: str, who: str, count: float = 1) -> None:
        """Count something that is limited, or refuse it."""
        self.buckets.take(what, who, getattr(self.limits, what), count)

    def take_table(self, where: str, options: Mapping[str, Any]) -> None:
        """Count a table that an address asks for: how many, how large, and whether it brings a map."""
        self.take("tables", where)
        self.take("tables_a_day", where)
        self.take("bytes_a_day", where, TABLE_BYTES + sum(len(str(value)) for value in options.values()))
        if has_long_text(options):
            self.take("maps", where)

    def origin(self, where: str) -> str:
        """What is kept of an address: nobody can tell it from that without the database's key."""
        return blake2b(where.encode(), key=self.secret, digest_size=16).hexdigest()

    def connected(self, where: str) -> AbstractContextManager[None]:
        """One connection more from that address, while it lasts."""
        return one_more(self.connections, where)

    def admit(self, where: str) -> None:
        """Whether that address may have another connection."""
        self.orders.check(where)
        self.take("sockets", where)
        if self.connections[where] >= self.limits.connections:
            raise Refused("too-fast", "There are too many connections from your address.")

    def room_for_bots(self, where: str) -> AbstractContextManager[None]:
        """Room for another table of that address where bots play alone, held while it is made."""
        self.admit_bots(where)
        return one_more(self.coming, where)

    def admit_bots(self, where: str) -> None:
        """Whether bots may play alone at another table for that address."""
        openers = [live.opener for live in self.bot_turns.bot_tables()]
        mine = openers.count(self.origin(where)) + self.coming[where]
        all = len(openers) + self.coming.total()
        if mine >= self.limits.bot_tables:
            raise Refused(
                "too-fast",
                "Bots are already playing alone at {count} tables from your address. "
                "Wait until one game is over, or take a seat yourself.",
                count=mine,
            )
        if all >= self.limits.all_bot_tables:
            raise Refused(
                "full",
                "Bots are playing alone at {count} tables here, and there is no room for another. "
                "Try again later, or take a seat yourself.",
                count=all,
            )


def called_by(writer: Writer, contact: str) -> Calls | None:
    """Who calls those that are away, if the operator allows it."""
    if not contact:
        return None
    if not contact.startswith(("mailto:", "https://")):
        raise ValueError(tell("push-contact"))
    try:
        from nekoban.server.calls import Calls
    except ImportError as error:
        raise ValueError(tell("push-needs", library=str(error.name))) from None
    return Calls(writer, contact)


@contextmanager
def one_more(counts: Counter[str], where: str) -> Iterator[None]:
    """One more request of that address, while it lasts."""
    counts[where] += 1
    try:
        yield
    finally:
        one_less(counts, where)


def site_of(connection: ASGIConnection) -> Site:
    """The site that serves a request."""
    return connection.app.state.site
