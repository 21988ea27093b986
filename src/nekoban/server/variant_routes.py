"""The route to variants: a file that somebody brings, checked, with the options for a table."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request
from litestar.params import JSONBody

from nekoban.core.options import OptionError
from nekoban.core.variants import read_variant, short_text
from nekoban.server.commands import VariantText
from nekoban.server.game_routes import changes_told
from nekoban.server.messages import VariantInfo
from nekoban.server.refusals import Refused
from nekoban.server.safety import address, post
from nekoban.server.site import site_of
from nekoban.server.words import tell


@post("/api/variants", tags=["games"], status_code=200)
async def read_brought_variant(request: Request, data: JSONBody[VariantText]) -> VariantInfo:
    """Check a variant, and say what it changes of the published rules. Nothing of it is kept."""
    site, where = site_of(request), address(request)
    site.take("looks", where)
    site.take("variants", where)
    return await asyncio.to_thread(variant_told, data.text)


def variant_told(text: str) -> VariantInfo:
    """What a variant changes, and the options of a table that plays it."""
    try:
        game, values = read_variant(text, tell("variant-brought"))
    except OptionError as error:
        raise Refused("malformed", str(error)) from None
    chosen = game.options.read(values)
    title, changes = game.title_of(chosen), changes_told(game, chosen)
    return VariantInfo(game.name, title, changes, values, short_text(game, chosen))


VARIANT_HANDLERS: list[Any] = [read_brought_variant]
