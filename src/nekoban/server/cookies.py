"""Cookies: the few that this server gives, found in the header without reading the others.

Python's reader of cookies takes time with the square of a value that is full of backslashes (CVE-2024-7592),
and anybody may send such a value. Ours hold letters, digits and two signs, and need no reader.
"""

from __future__ import annotations

import re
from functools import cache

from litestar.connection import ASGIConnection


def cookie_of(connection: ASGIConnection, name: str) -> str | None:
    """The value of a cookie; None if the request has none of that name."""
    found = pattern(name).search(connection.headers.get("cookie", ""))
    return found[1] if found else None


@cache
def pattern(name: str) -> re.Pattern[str]:
    """A cookie of that name: at the start, or after a semicolon and at most one space."""
    return re.compile(rf"(?:^|; ?){re.escape(name)}=([^;]*)")
