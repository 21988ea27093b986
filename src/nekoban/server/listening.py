"""Where a server listens, and how this machine reaches it there."""

from __future__ import annotations

EVERYWHERE = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}  # none of these is one to connect to


def nearby(host: str) -> str:
    """Where this machine reaches a server that listens there."""
    return EVERYWHERE.get(host, host)


def page_address(host: str, port: int) -> str:
    """What to type into a browser on this machine."""
    name = nearby(host)
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"
