"""Identity: the cookies and tokens by which a request shows whose seats it may use, and who may look.

A browser has one secret, in one cookie for all tables: however many it sits at, it loses none. What proves a
seat is made from that secret and the table's id, so that the database does not tell who sits at several. A
program shows the token of its seat in a header. Cookies of single seats, as older servers gave them, work at
their tables alone: a neighbouring site could give a browser such a cookie, and then knows who sits there.
"""

from __future__ import annotations

import re
from hashlib import blake2b
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from nekoban.server.cookies import cookie_of
from nekoban.server.live import LiveTable
from nekoban.server.presentation import Viewer
from nekoban.server.refusals import Refused
from nekoban.server.seats import hashed, new_token, same
from nekoban.server.tables import TableState

PLAYER, SAFE_PLAYER = "player", "__Host-player"  # the second is one that no neighbouring site can set
SEAT = "seat"  # of a single table, as older servers gave it
COOKIE_LIFE = 400 * 86_400  # seconds; browsers keep none for longer
TOKEN_LIMIT = 100  # characters
CLAIM = "claim"  # where a request keeps its own
SECRET = re.compile(r"[A-Za-z0-9_-]{32}")


def bearer_of(connection: ASGIConnection) -> str:
    """The token in a program's header; empty if there is none."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip()[:TOKEN_LIMIT] if scheme.lower() == "bearer" else ""


def player_of(connection: ASGIConnection) -> str:
    """A browser's secret; empty if it has none."""
    names = (SAFE_PLAYER,) if is_secure(connection) else (SAFE_PLAYER, PLAYER)
    found = (cookie_of(connection, name) for name in names)
    return next((secret for secret in found if secret and SECRET.fullmatch(secret)), "")


def has_cookie(connection: ASGIConnection) -> bool:
    """Whether a request shows something that a browser adds by itself."""
    return any(cookie_of(connection, name) is not None for name in (PLAYER, SAFE_PLAYER, SEAT))


class Claim:
    """What one request shows of whose seats it may use."""

    def __init__(self, connection: ASGIConnection) -> None:
        self.bearer = bearer_of(connection)
        self.seat = (cookie_of(connection, SEAT) or "")[
            :TOKEN_LIMIT
        ]  # browsers show it to its own table alone
        self.path = connection.scope["path"]
        self.secret = player_of(connection)
        self.fresh = "" if self.secret else new_secret()  # for a browser that has none yet

    def token(self, live: LiveTable) -> str:
        """The token that is shown to a table; empty if none."""
        id = live.table.id
        is_there = self.path.startswith(f"/api/tables/{id}/") or self.path == f"/api/tables/{id}"
        if shown := self.bearer or (self.seat if is_there and live.is_older else ""):
            return shown
        return seat_token(self.secret, id) if self.secret else ""

    def hash(self, live: LiveTable) -> str:
        """The same, hashed."""
        token = self.token(live)
        return hashed(token) if token else ""

    def next_hash(self, table: str) -> str:
        """The hash of the token by which whoever asks will be known at another table."""
        return hashed(self.bearer or self.browser_token(table))

    def browser_token(self, table: str) -> str:
        """What proves the seats of this browser at a table, also if it had no secret before."""
        return seat_token(self.secret or self.fresh, table)

    def cookies(self, request: Request, table: str) -> list[Cookie]:
        """What the browser keeps from now on."""
        kept = [player_cookie(request, self.secret or self.fresh)]
        return [*kept, no_seat_cookie(table)] if self.seat else kept


def claim_of(connection: ASGIConnection) -> Claim:
    """The claim of a request, made once: a secret that is drawn for it must stay the same."""
    state: dict[str, Any] = connection.scope["state"]
    if CLAIM not in state:
        state[CLAIM] = Claim(connection)
    return state[CLAIM]


def hash_of(connection: ASGIConnection, live: LiveTable) -> str:
    """The hash of the token that a request shows to a table; empty if none."""
    return claim_of(connection).hash(live)


def seat_token(secret: str, table: str) -> str:
    """What proves a browser's seats at a table."""
    return blake2b(table.encode(), key=secret.encode(), digest_size=24, person=b"nekoban-player").hexdigest()


def new_secret() -> str:
    """A browser's secret: 192 random bits."""
    return new_token()


def is_secure(connection: ASGIConnection) -> bool:
    """Whether the browser speaks TLS, to us or to the proxy before us."""
    is_tls = connection.url.scheme in ("https", "wss")
    return is_tls or connection.headers.get("origin", "").startswith("https://")


def player_cookie(request: Request, secret: str) -> Cookie:
    """The cookie of a browser's secret: out of reach of scripts; where TLS is used, of all on the way."""
    safe = is_secure(request)
    return Cookie(
        key=SAFE_PLAYER if safe else PLAYER,
        value=secret,
        path="/",
        max_age=COOKIE_LIFE,
        httponly=True,
        samesite="lax",
        secure=safe,
    )


def no_seat_cookie(table: str) -> Cookie:
    """Takes away the cookie that an older server gave for a table."""
    return Cookie(key=SEAT, value="", path=f"/api/tables/{table}", max_age=0, httponly=True, samesite="lax")


def viewer_of(table: TableState, token: str, wanted: Viewer) -> Viewer:
    """Whoever has that hashed token, as a viewer of what they want.

    Others may look where the host allows it; and at a finished game, whose link can be shared.
    """
    mine = tuple(table.seats.of(token)) if token else ()
    is_open = table.settings.spectators or table.phase == "over" or same(table.host, token)
    if not mine and not is_open:
        raise Refused("not-seated", "This table is private: you need a seat to look at it.")
    return wanted._replace(mine=mine)
