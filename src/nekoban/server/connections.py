"""Connections whose request has not arrived yet: how many there may be, and which proxies are trusted.

A request that is never sent to its end costs whoever sends it nothing, and the server a descriptor. So it has
some seconds to arrive; an address has a limited number of connections; and of all that wait, when they are
too many, the oldest goes. An honest request arrives within a moment, and those who play are never among them.
Sockets are only counted here: one that was turned away costs a descriptor until it is gone. One that comes
through a proxy counts for the address that the proxy names.
"""

from __future__ import annotations

import logging
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, Protocol

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from nekoban.server.logs import Seldom
from nekoban.server.metrics import Metrics
from nekoban.server.safety import network
from nekoban.server.words import tell

LOG = logging.getLogger("nekoban.server")
REQUEST_TIME = 20.0  # seconds in which a request must arrive, or a connection must ask for something
STALL_TIME = 60.0  # seconds in which an answer must be taken
EACH = 128  # connections of one address that are no sockets of a table
EACH_WAITING = 32  # of these, whose request has not arrived
WINDOWS_FILES = 512
MACOS_FILES = 10_240  # the most it gives a process, whatever the limits say
FORWARDED = b"x-forwarded-for"
KEPT_BACK = 64  # descriptors for the database and for files


class Visitor(Protocol):
    """A connection that can be sent away."""

    where: str  # the address it comes from; empty for a proxy, which speaks for many

    def send_away(self, status: int, sentence: str) -> None: ...

    def is_behind(self) -> bool: ...

    def flows(self) -> None: ...  # what was written is on its way


class Connections:
    """All connections of this process that are not sockets of a table."""

    def __init__(
        self, proxies: str, metrics: Metrics, descriptors: int | None = None, sockets: int = EACH
    ) -> None:
        """`sockets`: how many one address may have, with those that are turned away."""
        self.proxies = read_proxies(proxies)
        nothing: Any = None  # uvicorn's own reader of what proxies say is wanted alone, without an app
        self.trusted = ProxyHeadersMiddleware(nothing, proxies).trusted_hosts
        self.metrics = metrics
        self.room = (descriptors or open_files()) - KEPT_BACK
        self.most_waiting = max(1, self.room // 2)
        self.open: Counter[str] = Counter()
        self.all = 0
        self.each_sockets = sockets
        self.sockets: Counter[str] = Counter()
        self.all_sockets = 0
        self.asking: Counter[str] = Counter()  # requests that are answered to those whom a proxy names
        self.waiting: dict[Visitor, float] = {}  # since when; the oldest first
        self.waiting_of: dict[str, dict[Visitor, None]] = {}
        self.stalled: dict[Visitor, float] = {}  # since when they do not take what they are sent
        self.log = Seldom(LOG)
        self.stop: Callable[[], None] = lambda: None  # ends answers that go on, when the server does
        metrics.gauge(
            "connections_waiting", "Connections whose request has not come.", lambda: len(self.waiting)
        )

    def address(self, host: str) -> str:
        """What a connection is counted by; nothing for a proxy."""
        return "" if is_within(host, self.proxies) else network(host)

    def named(self, host: str, headers: Iterable[tuple[bytes, bytes]]) -> str:
        """What a request is counted by: the address that a proxy names, as for all other limits."""
        said = b",".join(value for name, value in headers if name == FORWARDED).decode("latin1")
        if not said or host not in self.trusted:
            return self.address(host)
        found, _ = self.trusted.get_trusted_client_address(said)
        return network(found) if found else ""

    def come(self, visitor: Visitor) -> bool:
        """A new connection; False if there is no room for it."""
        self.all += 1
        self.open[visitor.where] += 1
        if self.all + self.all_sockets > self.room or (visitor.where and self.open[visitor.where] > EACH):
            self.count("crowded", "connections were refused: there are too many")
            return False
        self.wait(visitor)
        return True

    def go(self, visitor: Visitor) -> None:
        """A connection ended, or became the socket of a table."""
        self.arrived(visitor)
        self.flow(visitor)
        self.all -= 1
        one_less(self.open, visitor.where)

    def ask(self, where: str) -> bool:
        """A proxy passes on the request of an address; False if too many of it are being answered."""
        if self.asking[where] >= EACH:
            self.count("crowded", "connections were refused: there are too many")
            return False
        self.asking[where] += 1
        return True

    def answered(self, where: str) -> None:
        """Such a request has its answer."""
        one_less(self.asking, where)

    def sit(self, where: str) -> bool:
        """A connection becomes a socket; False if its address has too many."""
        if where and self.sockets[where] >= self.each_sockets:
            self.count("crowded", "connections were refused: there are too many")
            return False
        self.sockets[where] += 1
        self.all_sockets += 1
        return True

    def rise(self, where: str) -> None:
        """A socket is gone."""
        one_less(self.sockets, where)
        self.all_sockets -= 1

    def wait(self, visitor: Visitor) -> None:
        """From now on a request is awaited. Of too many, the one that is awaited longest is given up."""
        if visitor in self.waiting:
            return
        self.waiting[visitor] = time.monotonic()
        own = self.waiting_of.setdefault(visitor.where, {})
        own[visitor] = None
        if visitor.where and len(own) > EACH_WAITING:
            self.give_up(next(iter(own)))
        elif len(self.waiting) > self.most_waiting:
            self.give_up(next(iter(self.waiting)))

    def arrived(self, visitor: Visitor) -> None:
        """A whole request has come."""
        if self.waiting.pop(visitor, None) is not None:
            own = self.waiting_of[visitor.where]
            del own[visitor]
            if not own:
                del self.waiting_of[visitor.where]

    def stall(self, visitor: Visitor) -> None:
        """An answer is not taken at present, or not yet."""
        self.stalled.setdefault(visitor, time.monotonic())

    def flow(self, visitor: Visitor) -> None:
        """It is taken again."""
        self.stalled.pop(visitor, None)

    def look(self) -> None:
        """Once in a while: give up what is awaited too long."""
        now = time.monotonic()
        late = [visitor for visitor, since in self.waiting.items() if now - since > REQUEST_TIME]
        for visitor in late:
            self.give_up(visitor)
        for visitor in [one for one in self.stalled if not one.is_behind()]:
            self.flow(visitor)
            visitor.flows()
        for visitor in [one for one, since in self.stalled.items() if now - since > STALL_TIME]:
            self.flow(visitor)
            self.count("stalled", "answers were not taken, and their connections closed")
            visitor.send_away(0, "")

    def give_up(self, visitor: Visitor) -> None:
        self.arrived(visitor)
        self.count("half-sent", "requests did not arrive in time, and their connections were closed")
        visitor.send_away(408, "The request did not arrive in time.")

    def count(self, reason: str, sentence: str) -> None:
        """Count it, and say so in the log, not too often: who floods the server should not flood its log."""
        self.metrics.count("connections_dropped_total", reason=reason)
        self.log.warn(sentence)


def one_less(counts: Counter[str], where: str) -> None:
    """One less of an address; one that has none is forgotten."""
    counts[where] -= 1
    if not counts[where]:
        del counts[where]


def open_files() -> int:
    """How many descriptors this process may have; the soft limit is raised to the hard one first."""
    if sys.platform == "win32":
        return WINDOWS_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if sys.platform != "darwin" or 0 <= hard < MACOS_FILES else MACOS_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted != resource.RLIM_INFINITY:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return soft if soft != resource.RLIM_INFINITY else wanted


def read_proxies(text: str) -> tuple[IPv4Network | IPv6Network, ...]:
    """Addresses and networks of proxies, by commas; `*` is everybody."""
    words = [word.strip() for word in text.split(",") if word.strip()]
    if "*" in words:
        return ip_network("0.0.0.0/0"), ip_network("::/0")
    return tuple(map(read_network, words))


def read_network(word: str) -> IPv4Network | IPv6Network:
    """A network of trusted proxies, as the setting names it."""
    try:
        return ip_network(word, strict=False)
    except ValueError:
        raise ValueError(tell("proxies-shape", word=repr(word))) from None


@lru_cache(10_000)
def is_within(host: str, networks: tuple[IPv4Network | IPv6Network, ...]) -> bool:
    """Whether a connection comes from one of these networks."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return True  # a file, not an address: only a proxy here can reach it
    return any(found in one for one in networks)
