"""Hosts: the names by which this server may be reached.

Another site can have its own name point to this machine, and its pages then ask this server in that name (DNS
rebinding). So only names that the operator gives are answered, besides `localhost`, the machine's own name
and plain addresses, which nobody else can have point here.
"""

from __future__ import annotations

import re
import socket
from functools import lru_cache
from ipaddress import ip_address

from nekoban.server.refusals import Refused
from nekoban.server.words import tell

HOST = re.compile(r"(\[[0-9a-fA-F:.]+\]|[A-Za-z0-9._-]+)(?::[0-9]{1,5})?")
NAME = re.compile(r"[A-Za-z0-9._-]+")
EVERYBODY = "*"


def read_hosts(text: str) -> frozenset[str]:
    """Names by commas; one that begins with a dot stands for all below it."""
    words = [word.strip().lower() for word in text.split(",") if word.strip()]
    for word in words:
        if word != EVERYBODY and not NAME.fullmatch(word):
            raise ValueError(tell("hosts-shape", word=repr(word)))
    return frozenset(words)


def check_host(host: str, allowed: frozenset[str]) -> None:
    """Whether a request asks for us."""
    if not is_ours(host.lower(), allowed):
        raise Refused(
            "misdirected",
            "This server does not answer to that name. Whoever runs it can allow the name with --hosts.",
        )


@lru_cache(1000)
def is_ours(host: str, allowed: frozenset[str]) -> bool:
    """Whether a request names a host by which this server may be reached."""
    if EVERYBODY in allowed:
        return True
    found = HOST.fullmatch(host)
    if found is None:
        return False
    name = found[1].strip("[]").rstrip(".")
    if is_address(name) or name in ("localhost", socket.gethostname().lower()) or name in allowed:
        return True
    return any(one.startswith(".") and name.endswith(one) for one in allowed)


def is_address(name: str) -> bool:
    """Whether a host is named by its IP address."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
