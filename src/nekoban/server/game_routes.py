"""Routes to the games: facts, options, preview, faces, cover, lesson and rules of each."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from contextlib import nullcontext
from typing import Any

from litestar import Request, Response
from litestar.params import FromPath, JSONBody

from nekoban.bots.early import plays_now
from nekoban.core.catalogue import all_games, known_game
from nekoban.core.game import Game
from nekoban.core.language import READER
from nekoban.core.luck import SEED_BYTES
from nekoban.core.match import Match
from nekoban.core.options import Chosen
from nekoban.server.bots import bot_behind, offered_bots, usual_bot
from nekoban.server.commands import Previewed
from nekoban.server.kept_answers import answer_with
from nekoban.server.messages import CompilingInfo, GameInfo, Preview
from nekoban.server.new_tables import has_long_text, read_game
from nekoban.server.presentation import drawn, faces_address, faces_called
from nekoban.server.refusals import Refused
from nekoban.server.requests import Layout
from nekoban.server.safety import address, get, post
from nekoban.server.site import site_of
from nekoban.web.cover import cover, table_in_play
from nekoban.web.lessons import has_lesson, lesson
from nekoban.web.ratings import ratings, strength
from nekoban.web.rulebook import rulebook

FOREVER = "public, max-age=31536000, immutable"
A_DAY = "public, max-age=86400"
SVG = "image/svg+xml"


def game_of(name: str) -> Game:
    """The game that an address names."""
    found = known_game(name)
    if found is None:
        raise Refused("no-such", "There is no such game.")
    return found


def told(game: Game) -> GameInfo:
    """Facts about a game, as its route gives them."""
    return GameInfo(
        game.name,
        game.shown_title,
        game.version,
        str(game.summary),
        str(game.credit),
        game.status,
        game.options.form(),
        offered_bots(),
        usual_bot(),
        faces_address(game),
        has_lesson(game),
        ratings(game),
        game.minutes,
        game.is_time_printed,
        game.weight,
        strength(game, usual_bot(), game.options.form()[0]["default"]),
    )


async def answered(
    request: Request,
    key: Hashable,
    make: Callable[[], Any],
    media_type: str = "application/json",
    cache: str = "",
) -> Response[Any]:
    """What is the same for everybody; where there is none, a sentence."""
    if not cache:  # what may be kept for long has no words in it
        key = READER.get(), key
    kept = await site_of(request).kept_answers.get(key, make)
    if kept is None:
        raise Refused("no-such", "This game has none.")
    return answer_with(request, kept, media_type, cache)


@get("/api/games", tags=["games"])
async def games(request: Request) -> Response[list[GameInfo]]:
    """All games with their options."""
    return await answered(request, "games", lambda: [told(game) for game in all_games().values()])


@get("/api/games/{game:str}", tags=["games"])
async def one_game(request: Request, game: FromPath[str]) -> Response[GameInfo]:
    """One game with its options."""
    found = game_of(game)
    return await answered(request, ("game", found.name), lambda: with_pickers(found))


def with_pickers(game: Game) -> GameInfo:
    """The same with what a page needs to choose options by pictures."""
    info = told(game)
    info.pickers = game.guide.pickers()
    return info


@post("/api/games/{game:str}/preview", tags=["games"])
async def preview(request: Request, game: FromPath[str], data: JSONBody[Previewed]) -> Preview:
    """What a table with these options looks like at its start; refused where they do not go together."""
    site = site_of(request)
    site.take("looks", address(request))
    is_brought = has_long_text(data.options)
    if is_brought:
        site.take("previews", address(request))
    async with site.registry.shown.brought_turn if is_brought else nullcontext():
        return await asyncio.to_thread(previewed, game_of(game).name, data.options)


def previewed(name: str, given: dict[str, Any]) -> Preview:
    """A match for the preview of a game, dealt from a seed that no table has."""
    game, options = read_game(name, given)
    match = Match(game, options, bytes(SEED_BYTES))
    picture = None if game.drawing is None else drawn(game, match.view(), None, "wide", match.names)
    return Preview(picture, game.title_of(options), changes_told(game, options), game.guide.looks(options))


def changes_told(game: Game, options: Chosen) -> list[tuple[str, str]]:
    """What is changed of the published rules: a clause and a sentence each."""
    return [(change.clause, change.sentence) for change in game.changes(options)]


@get("/api/games/{game:str}/compiling", tags=["games"])
async def game_compiling(request: Request, game: FromPath[str]) -> CompilingInfo:
    """How far the rules of a game are compiled. Whoever asks is about to play: it comes first now."""
    found, site = game_of(game), site_of(request)
    site.compiling.ask(found)
    bots = [bot for bot in offered_bots() if plays_now(bot_behind(bot), found)]
    taken = site.bot_turns.schedule.taken(found.name)
    return CompilingInfo(*site.compiling.progress(found), bots, taken)


@get("/api/games/{game:str}/faces/{sheet:str}", media_type=SVG, tags=["games"])
async def game_faces(request: Request, game: FromPath[str], sheet: FromPath[str]) -> Response[str]:
    """The faces that a game's pictures use. The address changes with them, so they can be kept for good."""
    drawn = faces_called(game_of(game), sheet.removesuffix(".svg"))
    if drawn is None:
        raise Refused("no-such", "There are no such faces.")
    return await answered(request, ("faces", drawn[1]), lambda: drawn[0], SVG, FOREVER)


@get("/api/games/{game:str}/cover", media_type=SVG, tags=["games"])
async def game_cover(request: Request, game: FromPath[str]) -> Response[str]:
    """A small picture of the game."""
    found = game_of(game)
    return await answered(request, ("cover", found.name), lambda: cover(found), SVG, A_DAY)


@get("/api/games/{game:str}/board", media_type=SVG, tags=["games"])
async def game_board(request: Request, game: FromPath[str], layout: Layout = "wide") -> Response[str]:
    """A picture of the table in the middle of a match, whole with its faces."""
    found = game_of(game)
    return await answered(request, ("board", found.name, layout), lambda: table_in_play(found, layout), SVG)


@get("/api/games/{game:str}/lesson", tags=["games"])
async def game_lesson(
    request: Request,
    game: FromPath[str],
    layout: Layout = "wide",
) -> Response[dict[str, Any]]:
    """A first game, step by step."""
    found = game_of(game)
    return await answered(request, ("lesson", found.name, layout), lambda: lesson_told(found, layout))


def lesson_told(game: Game, layout: str) -> dict[str, Any] | None:
    """A game's lesson with the address of its faces."""
    steps = lesson(game, layout)
    return None if steps is None else {**steps, "faces": faces_address(game)}


@get("/api/games/{game:str}/rules", tags=["games"])
async def game_rules(request: Request, game: FromPath[str]) -> Response[dict[str, Any]]:
    """The rules in our words, by section."""
    found = game_of(game)
    return await answered(request, ("rules", found.name), lambda: rules_told(found))


def rules_told(game: Game) -> dict[str, Any]:
    """A game's rulebook with the address of its faces."""
    return {**rulebook(game), "faces": faces_address(game), "lesson": has_lesson(game)}


GAME_HANDLERS: list[Any] = [
    games,
    one_game,
    preview,
    game_compiling,
    game_faces,
    game_cover,
    game_board,
    game_lesson,
    game_rules,
]
