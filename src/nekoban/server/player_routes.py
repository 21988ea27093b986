"""Routes of a browser's own secret: keeping it elsewhere, and having it back."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.params import JSONBody

from nekoban.server.commands import KnownPlayer
from nekoban.server.identity import SECRET, new_secret, player_cookie, player_of
from nekoban.server.messages import PlayerLink
from nekoban.server.refusals import Refused
from nekoban.server.safety import address, post
from nekoban.server.site import site_of


@post("/api/player/link", tags=["tables"], status_code=200)
async def player_link(request: Request) -> Response[PlayerLink]:
    """A link that gives all your seats to another browser too, or back to this one. Keep it to yourself."""
    site_of(request).take("doors", address(request))
    secret = player_of(request) or new_secret()
    return Response(PlayerLink(f"/#player={secret}"), cookies=[player_cookie(request, secret)])


@post("/api/player", tags=["tables"], status_code=200)
async def known_player(request: Request, data: JSONBody[KnownPlayer]) -> Response[PlayerLink]:
    """Use such a link: this browser has the seats from now on, and no longer those it had before."""
    site_of(request).take("doors", address(request))
    if not SECRET.fullmatch(data.player):
        raise Refused("malformed", "This link is not complete. Copy it again.")
    return Response(PlayerLink(f"/#player={data.player}"), cookies=[player_cookie(request, data.player)])


PLAYER_HANDLERS: list[Any] = [player_link, known_player]
