"""Where a server listens, what keeps it from listening there, and how this machine reaches it."""

from __future__ import annotations

import errno
import os
import socket

EVERYWHERE = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}  # none of these is one to connect to


def nearby(host: str) -> str:
    """Where this machine reaches a server that listens there."""
    return EVERYWHERE.get(host, host)


def page_address(host: str, port: int) -> str:
    """What to type into a browser on this machine."""
    name = nearby(host)
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def obstacle(host: str, port: int) -> str:
    """What keeps a server from listening there: the name of a message, or nothing."""
    try:
        taken_port(host, port)
    except PermissionError:
        return "port-forbidden"
    except UnicodeError:  # no name can be written like that
        return "no-address"
    except OSError as error:
        return "port-taken" if error.errno == errno.EADDRINUSE else "no-address"
    return "port-taken" if answers(host, port) else ""


def is_shared(host: str, other: str) -> bool:
    """Whether both names lead to one address of this machine, or one of them to all of its addresses."""
    here, there = addresses(host), addresses(other)
    return bool(here & there or (here | there) & EVERYWHERE.keys())


def addresses(host: str) -> set[str]:
    """The addresses on which a server would listen under that host."""
    asked = {"type": socket.SOCK_STREAM, "flags": socket.AI_PASSIVE}
    return {str(place[0]) for *_, place in socket.getaddrinfo(host or None, 0, **asked)}


def taken_port(host: str, port: int = 0) -> int:
    """Take a port there for a moment, 0 for any that is free; which one it was."""
    asked = {"type": socket.SOCK_STREAM, "flags": socket.AI_PASSIVE}
    family, kind, protocol, _, place = socket.getaddrinfo(host or None, port, **asked)[0]
    with socket.socket(family, kind, protocol) as probe:
        if os.name == "posix":  # a port whose last connections are just ending can be had; Windows shares it
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind(place)
        return probe.getsockname()[1]


def answers(host: str, port: int) -> bool:
    """Whether somebody listens there already."""
    try:
        socket.create_connection((nearby(host), port), timeout=2).close()
    except OSError:
        return False
    return True
