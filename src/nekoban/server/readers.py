"""Readers: in which language whoever asks is answered.

The address may say it (`?language=fr`), else a cookie that a page keeps, else the browser's own header.
"""

from __future__ import annotations

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from nekoban.core.language import ENGLISH, READER, accepted_language, best_language, languages

LANGUAGE = "language"  # the parameter, and the cookie
COOKIE_LIFE = 400 * 86_400  # seconds


def read_language(connection: ASGIConnection) -> None:
    """From here on sentences are made in the language of whoever asks."""
    READER.set(language_of(connection))


def language_of(connection: ASGIConnection) -> str:
    for wanted in (connection.query_params.get(LANGUAGE, ""), connection.cookies.get(LANGUAGE, "")):
        if found := best_language([str(wanted)[:20]]):
            return found
    return accepted_language(connection.headers.get("accept-language", "")) or ENGLISH


def choice_kept(connection: ASGIConnection) -> list[Cookie]:
    """The cookie that keeps a language which the address has chosen."""
    chosen = str(connection.query_params.get(LANGUAGE, ""))
    if chosen not in languages():
        return []
    return [Cookie(LANGUAGE, path="/", value=chosen, max_age=COOKIE_LIFE, samesite="lax")]
