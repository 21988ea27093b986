"""Routes to the games: everything there is to know about each game before one plays it."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from litestar import Response
from litestar.params import FromPath, QueryParameter

from nekoban.bots import all_bots
from nekoban.core.catalogue import all_games
from nekoban.core.game import Game
from nekoban.server.messages import GameInfo
from nekoban.server.presentation import faces, faces_address
from nekoban.server.refusals import Refused
from nekoban.server.safety import get
from nekoban.web.cover import cover
from nekoban.web.lessons import has_lesson, lesson
from nekoban.web.ratings import ratings
from nekoban.web.rulebook import rulebook

FOREVER = "public, max-age=31536000, immutable"
A_DAY = "public, max-age=86400"
SVG = "image/svg+xml"


def game_of(name: str) -> Game:
    found = all_games(hidden=True).get(name)
    if found is None:
        raise Refused("no-such", "There is no such game.")
    return found


def told(game: Game) -> GameInfo:
    return GameInfo(
        game.name,
        game.title,
        game.version,
        game.summary,
        game.credit,
        game.status,
        game.options.form(),
        list(all_bots()),
        faces_address(game),
        has_lesson(game),
        ratings(game),
    )


@get("/api/games", tags=["games"])
async def games() -> list[GameInfo]:
    """All games with their options."""
    return [told(game) for game in all_games().values()]


@get("/api/games/{game:str}", tags=["games"])
async def one_game(game: FromPath[str]) -> GameInfo:
    """One game with its options."""
    return told(game_of(game))


@get("/api/games/{game:str}/faces/{sheet:str}", media_type=SVG, tags=["games"])
async def game_faces(game: FromPath[str], sheet: FromPath[str]) -> Response[str]:
    """The faces that a game's pictures use. The address changes with them, so they can be kept for good."""
    drawn = faces(game_of(game))
    if drawn is None or sheet != f"{drawn[1]}.svg":
        raise Refused("no-such", "There are no such faces.")
    return Response(drawn[0], media_type=SVG, headers={"cache-control": FOREVER})


@get("/api/games/{game:str}/cover", media_type=SVG, tags=["games"])
async def game_cover(game: FromPath[str]) -> Response[str]:
    """A small picture of the game."""
    drawn = await asyncio.to_thread(cover, game_of(game))
    if drawn is None:
        raise Refused("no-such", "This game has no cover.")
    return Response(drawn, media_type=SVG, headers={"cache-control": A_DAY})


@get("/api/games/{game:str}/lesson", tags=["games"])
async def game_lesson(
    game: FromPath[str],
    layout: Annotated[
        Literal["wide", "tall"], QueryParameter(description="The shape of a picture.")
    ] = "wide",
) -> dict[str, Any]:
    """A first game, step by step."""
    found = game_of(game)
    steps = await asyncio.to_thread(lesson, found, layout)
    if steps is None:
        raise Refused("no-such", "This game has no lesson.")
    return {**steps, "faces": faces_address(found)}


@get("/api/games/{game:str}/rules", tags=["games"])
async def game_rules(game: FromPath[str]) -> dict[str, Any]:
    """The rules in our words, by section."""
    found = game_of(game)
    book = await asyncio.to_thread(rulebook, found)
    return {**book, "faces": faces_address(found), "lesson": has_lesson(found)}


GAME_HANDLERS: list[Any] = [games, one_game, game_faces, game_cover, game_lesson, game_rules]
