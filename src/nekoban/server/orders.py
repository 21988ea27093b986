"""Orders: what an operator tells the processes of a server through the database, and what these report there.

Every process looks some times a minute. So `nekoban operator` works from another terminal, with any number of
processes, and needs no password of its own: whoever may write to the database may give orders.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Iterable
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Any

import sqlalchemy as sa

from nekoban.server.live import LiveTable
from nekoban.server.messages import NoticeMessage, encode
from nekoban.server.refusals import Refused
from nekoban.server.registry import CLOSED_BY_OPERATOR, Registry
from nekoban.server.served_time import wall
from nekoban.server.store import Store
from nekoban.server.store.database import Answer
from nekoban.server.store.layout import BLOCKED, ENTRIES, META, TABLES

Network = IPv4Network | IPv6Network
NOTICE, REPORT = "notice", "process "
ALIVE = 30_000  # milliseconds after its last report for which a process counts as running


class Orders:
    """What one process has been told, as of its last look."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.store = registry.store
        self.blocked: list[Network] = []
        self.notice = ""
        self.process = REPORT + secrets.token_hex(8)

    def check(self, where: str) -> None:
        """Refuse whoever was blocked."""
        if self.blocked and any(overlaps(network, where) for network in self.blocked):
            raise Refused("not-allowed", "Whoever runs this server has blocked your address.")

    async def look(self, numbers: dict[str, float]) -> None:
        """Report how it goes, and do what is ordered."""
        call = self.call
        await call(set_meta, self.store, self.process, json.dumps({"at": wall(), **numbers}))
        await call(forget_dead, self.store)
        self.blocked = await call(blocked_networks, self.store)
        notice = await call(read_meta, self.store, NOTICE)
        if notice != self.notice:
            self.notice = notice
            for live in self.registry.lives.values():
                self.tell(live)
        for id in await call(closed_tables, self.store):
            self.registry.drop(id)

    async def call(self, method: Callable[..., Answer], *given: Any) -> Answer:
        """Ask the store something, after a turn for all others."""
        await asyncio.sleep(0)
        return await self.store.call(method, *given)

    def tell(self, live: LiveTable) -> None:
        for listener in live.listeners:
            listener.tell(encode(NoticeMessage(self.notice)))

    def leave(self) -> None:
        """This process ends: it no longer counts as running."""
        with self.store.engine.begin() as connection:
            connection.execute(META.delete().where(META.c.key == self.process))


def overlaps(network: Network, where: str) -> bool:
    """Whether an operator's block of networks concerns this address or network."""
    try:
        asked = ip_network(where, strict=False)
    except ValueError:
        return False
    return asked.version == network.version and asked.overlaps(network)  # type: ignore[arg-type]


# --- what is kept in the database


def read_meta(store: Store, key: str) -> str:
    """A word that an operator left in the database."""
    with store.engine.connect() as connection:
        return str(connection.scalar(sa.select(META.c.value).where(META.c.key == key)) or "")


def set_meta(store: Store, key: str, value: str) -> None:
    """Leave a word for all processes in the database."""
    with store.engine.begin() as connection:
        connection.execute(META.delete().where(META.c.key == key))
        if value:
            connection.execute(META.insert(), {"key": key, "value": value})


def blocked_networks(store: Store) -> list[Network]:
    """The networks that an operator has blocked and whose time is not over."""
    holds = sa.or_(BLOCKED.c.until.is_(None), BLOCKED.c.until > wall())
    with store.engine.connect() as connection:
        return [ip_network(text) for text in connection.scalars(sa.select(BLOCKED.c.network).where(holds))]


def block(store: Store, network: Network, until: int | None) -> None:
    """Block a network until some time."""
    unblock(store, network)
    with store.engine.begin() as connection:
        connection.execute(BLOCKED.insert(), {"network": str(network), "until": until})


def unblock(store: Store, network: Network) -> bool:
    """Let an address in again; whether it was blocked."""
    with store.engine.begin() as connection:
        return bool(connection.execute(BLOCKED.delete().where(BLOCKED.c.network == str(network))).rowcount)


def closed_tables(store: Store) -> list[str]:
    """The tables that whoever runs the server has closed."""
    chosen = sa.select(TABLES.c.id).where(TABLES.c.phase == "aside", TABLES.c.flaw == CLOSED_BY_OPERATOR)
    with store.engine.connect() as connection:
        return list(connection.scalars(chosen))


def close_table(store: Store, id: str) -> bool:
    """Close a table, whatever goes on there; whether there is one."""
    if store.tables.row(id) is None:
        return False
    store.tables.set_aside(id, CLOSED_BY_OPERATOR)
    return True


def running_processes(store: Store) -> list[dict[str, Any]]:
    """What the processes report that serve from this database now."""
    with store.engine.connect() as connection:
        return alive(connection.scalars(sa.select(META.c.value).where(META.c.key.like(REPORT + "%"))))


def alive(reports: Iterable[str]) -> list[dict[str, Any]]:
    """The reports of processes that have told of themselves lately."""
    return [report for report in map(json.loads, reports) if wall() - report["at"] < ALIVE]


def forget_dead(store: Store) -> None:
    """Forget processes that were killed."""
    with store.engine.begin() as connection:
        for key, text in connection.execute(sa.select(META).where(META.c.key.like(REPORT + "%"))).all():
            if wall() - json.loads(text)["at"] > ALIVE:
                connection.execute(META.delete().where(META.c.key == key))


def count_tables(store: Store) -> dict[str, int]:
    """How many tables there are of each phase."""
    chosen = sa.select(TABLES.c.phase, sa.func.count()).group_by(TABLES.c.phase).order_by(TABLES.c.phase)
    with store.engine.connect() as connection:
        return {row[0]: row[1] for row in connection.execute(chosen)}


def newest_tables(store: Store, count: int, phase: str | None) -> list[Any]:
    """Id, game, phase, when it was made and how many entries it has, the newest first."""
    entries = sa.select(sa.func.max(ENTRIES.c.number)).where(ENTRIES.c.table == TABLES.c.id).scalar_subquery()
    chosen = sa.select(TABLES.c.id, TABLES.c.game, TABLES.c.phase, TABLES.c.created, entries)
    if phase is not None:
        chosen = chosen.where(TABLES.c.phase == phase)
    with store.engine.connect() as connection:
        return list(connection.execute(chosen.order_by(TABLES.c.created.desc()).limit(count)))
