"""Readers: in which language a request is answered.

The address may say it (`?language=fr`), else a cookie that a page keeps, else the browser's own header.
"""

from __future__ import annotations

import re

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import Scope

from nekoban.core.language import ENGLISH, READER, accepted_language, best_language, languages
from nekoban.server.cookies import cookie_of

LANGUAGE = "language"  # the parameter, and the cookie
COOKIE_LIFE = 400 * 86_400  # seconds
CHOSEN = re.compile(rb"(?:^|&)language=([a-z]{2,8})(?:&|$)")


def read_language(connection: ASGIConnection) -> None:
    """From here on sentences are made in the language of whoever asks."""
    READER.set(language_of(connection))


def language_of(connection: ASGIConnection) -> str:
    """The language of a request: chosen in its address, its cookie, or its browser."""
    for wanted in (chosen_language(connection.scope), cookie_of(connection, LANGUAGE)):
        if wanted and (found := best_language([wanted[:20]])):
            return found
    return accepted_language(connection.headers.get("accept-language", "")) or ENGLISH


def chosen_language(scope: Scope) -> str:
    """The language that the address of a request names; empty if none."""
    found = CHOSEN.search(scope.get("query_string", b""))
    return found[1].decode() if found else ""


def choice_kept(scope: Scope) -> list[tuple[bytes, bytes]]:
    """The header that keeps a language which the address of a page has chosen."""
    chosen = chosen_language(scope)
    if chosen not in languages() or scope["path"].startswith(("/api", "/static")):
        return []
    cookie = Cookie(LANGUAGE, path="/", value=chosen, max_age=COOKIE_LIFE, samesite="lax")
    return [(b"set-cookie", cookie.to_header(header="").strip().encode())]
