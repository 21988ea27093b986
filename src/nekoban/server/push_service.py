"""The push service: a stranger's address that this server sends to, and what it is kept from reaching.

A browser names the address, so it could name anything. Only https on its usual port is reached, and only a
public address, which is looked up once and then connected to; nothing is followed, and of the answer only
the status is read.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

ENDPOINT = re.compile(r"https://[A-Za-z0-9.-]{1,253}(?::\d{1,5})?/[!-~]{1,1000}")
ASSIGNED = IPv6Network("2000::/3")  # what of IPv6 the open internet uses; beside it lead old and local ways
STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})")
PATIENCE = 10.0  # seconds for all of it
LIFE = 86_400  # seconds for which a call is kept for a browser that is away
LONGEST_LINE = 1000  # bytes of a status line
LOOKUPS = 8  # names that are looked up at once: threads of their own, since a stranger's name may take long


class Unreachable(Exception):
    """The push service did not answer, or may not be reached."""


def is_public(found: IPv4Address | IPv6Address) -> bool:
    """Whether an address is one of the open internet: not of this machine, nor of its neighbours."""
    if isinstance(found, IPv6Address):
        teredo = found.teredo[1] if found.teredo else None
        inner = found.ipv4_mapped or found.sixtofour or teredo
        if inner is not None:
            return is_public(inner)
        if found not in ASSIGNED:
            return False
    return found.is_global and not found.is_multicast


class PushService:
    """Sends to push services. Tests have one at this machine, and let it be reached."""

    def __init__(self) -> None:
        self.tls = ssl.create_default_context()
        self.may_reach = is_public
        self.ports = {443}
        self.lookups = ThreadPoolExecutor(LOOKUPS, "lookup")

    def is_fit(self, endpoint: str) -> bool:
        """Whether an address may be a push service at all."""
        if not ENDPOINT.fullmatch(endpoint):
            return False
        parts = urlsplit(endpoint)
        try:
            return (parts.port or 443) in self.ports and bool(parts.hostname)
        except ValueError:
            return False

    async def send(self, endpoint: str, body: bytes, authorization: str) -> int:
        """Send a message; the status of the answer."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.post(endpoint, body, authorization)
        except (OSError, TimeoutError, ValueError) as error:
            raise Unreachable(type(error).__name__) from None

    async def post(self, endpoint: str, body: bytes, authorization: str) -> int:
        if not self.is_fit(endpoint):
            raise Unreachable("not a push service")
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port or 443
        where = await self.look_up(host, port)
        reader, writer = await asyncio.open_connection(
            where, port, ssl=self.tls, server_hostname=host, limit=LONGEST_LINE
        )
        try:
            writer.write(request(parts.netloc, endpoint, body, authorization))
            await writer.drain()
            found = STATUS.match(await reader.readline())
            if found is None:
                raise Unreachable("no answer of HTTP")
            return int(found[1])
        finally:
            writer.close()

    async def look_up(self, host: str, port: int) -> str:
        """The address to connect to; one answer that is not public spoils them all."""
        ask = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(self.lookups, ask)
        addresses = [str(address[4][0]).partition("%")[0] for address in found]
        if not addresses or not all(self.may_reach(ip_address(address)) for address in addresses):
            raise Unreachable("not a public address")
        return addresses[0]


def request(netloc: str, endpoint: str, body: bytes, authorization: str) -> bytes:
    """A push message as the HTTP request that is sent to the service."""
    path = endpoint.split(netloc, 1)[1].partition("#")[0]
    lines = [
        f"POST {path} HTTP/1.1",
        f"Host: {netloc}",
        f"Authorization: {authorization}",
        "Content-Encoding: aes128gcm",
        "Content-Type: application/octet-stream",
        f"Content-Length: {len(body)}",
        f"TTL: {LIFE}",
        "Urgency: normal",
        "Connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode() + body
