"""Routes to puzzles: the same for everybody. No table and no player is needed."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, Response
from litestar.params import FromPath, QueryParameter

from nekoban.core.catalogue import all_games
from nekoban.core.game import Game
from nekoban.core.puzzles import Puzzle
from nekoban.server.game_routes import answered, game_of
from nekoban.server.presentation import faces_address
from nekoban.server.refusals import Refused
from nekoban.server.requests import Layout
from nekoban.server.safety import address, get
from nekoban.server.site import site_of
from nekoban.web.puzzles import line_shown, puzzle_list, puzzle_shown, usable_puzzles

Clicks = Annotated[str, QueryParameter(max_length=2000, description="The move's path, joined by spaces.")]


@get("/api/puzzles", tags=["puzzles"])
async def all_puzzles(request: Request) -> Response[list[dict[str, Any]]]:
    """The puzzles and lessons of all games, without their positions."""
    return await answered(request, "puzzles", all_lists)


def all_lists() -> list[dict[str, Any]]:
    """The lists of puzzles of all games."""
    return [found for game in all_games().values() if (found := puzzle_list(game))]


@get("/api/games/{game:str}/puzzles", tags=["puzzles"])
async def game_puzzles(request: Request, game: FromPath[str]) -> Response[dict[str, Any]]:
    """The puzzles and lessons of one game, without their positions."""
    found = game_of(game)
    return await answered(request, ("puzzles", found.name), lambda: list_told(found))


def list_told(game: Game) -> dict[str, Any] | None:
    """A game's list of puzzles with the address of its faces."""
    told = puzzle_list(game)
    return None if told is None else {**told, "faces": faces_address(game)}


@get("/api/games/{game:str}/puzzles/{puzzle:str}", tags=["puzzles"])
async def one_puzzle(
    request: Request, game: FromPath[str], puzzle: FromPath[str], layout: Layout = "wide"
) -> dict[str, Any]:
    """One puzzle: the drawing, every legal move with its path, and what is said to it."""
    site_of(request).take("looks", address(request))
    found = game_of(game)
    return await asyncio.to_thread(puzzle_shown, found, puzzle_of(found, puzzle), layout)


@get("/api/games/{game:str}/puzzles/{puzzle:str}/line", tags=["puzzles"])
async def puzzle_line(
    request: Request, game: FromPath[str], puzzle: FromPath[str], path: Clicks, layout: Layout = "wide"
) -> list[dict[str, Any]]:
    """What follows a move, drawing by drawing."""
    site_of(request).take("looks", address(request))
    chosen = puzzle_of(game_of(game), puzzle)
    frames = await asyncio.to_thread(line_shown, chosen, path.split(" "), layout)
    if frames is None:
        raise Refused("no-such", "This puzzle has no such move.")
    return frames


def puzzle_of(game: Game, id: str) -> Puzzle:
    """The puzzle that an address names."""
    found = usable_puzzles(game).get(id)
    if found is None:
        raise Refused("no-such", "There is no such puzzle.")
    return found


PUZZLE_HANDLERS: list[Any] = [all_puzzles, game_puzzles, one_puzzle, puzzle_line]
