"""The seat as tools of the Model Context Protocol, served over standard input and output."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from nekoban import __version__
from nekoban.core.options import OptionError
from nekoban.mcp.seat import Games, OneSeat, SeatError

INSTRUCTIONS = (
    "A table for card and board games. You have one seat; bots have the others. Call `start` to begin a "
    "game, `look` to see the table, `moves` for your legal moves in words, `why_not` to ask why a move is "
    "not legal, `play` to make a move, and `rules` for the rules, whole or by clause. After your move the "
    "others play, until it is your turn again or the game is over."
)
Options = dict[str, str | int | bool]


def make_server(games: Games) -> MCPServer:
    """A server with one seat."""
    seat = OneSeat(games)
    server = MCPServer("nekoban", title="Nekoban", instructions=INSTRUCTIONS, version=__version__)

    def answer(make: Callable[[], Any]) -> Any:
        """What was asked for, counted as a call; a refusal is the tool's error."""
        try:
            told = make()
        except (SeatError, OptionError) as error:
            told = SeatError(str(error))
        if seat.sitting is not None:
            seat.sitting.calls += 1
            said = str(told) if isinstance(told, SeatError) else json.dumps(told, ensure_ascii=False)
            seat.sitting.characters += len(said)
        if isinstance(told, SeatError):
            raise ToolError(str(told))
        return told

    @server.tool()
    def games_list() -> list[dict[str, Any]]:
        """The games that can be played, with their options."""
        return answer(seat.list_games)

    @server.tool()
    def rules(game: str = "", clause: str = "") -> str:
        """The rules of a game, or one clause of them such as MW-21. Without a game: of the one you play."""
        return answer(lambda: seat.rules(game, clause))

    @server.tool()
    def start(game: str = "", options: Options | None = None, bots: str = "") -> dict[str, Any]:
        """Begin a game. options: as `games_list` names them, such as {"players": 3}. bots: the names of your
        opponents, separated by commas: random, greedy, kitten, stray, house-cat, mouser, panther, tiger,
        lion, nekomata."""
        return answer(lambda: seat.start(game, options or {}, bots))

    @server.tool()
    def look() -> dict[str, Any]:
        """The table as your seat sees it: what happened, the table, whose turn it is, your legal moves."""
        return answer(seat.look)

    @server.tool()
    def moves() -> list[dict[str, str]]:
        """Your legal moves: how each is written, and what it means in words."""
        return answer(seat.moves)

    @server.tool()
    def why_not(move: str) -> str:
        """Why a move is not legal now, with the clause of the rules that forbids it."""
        return answer(lambda: seat.why_not(move))

    @server.tool()
    def play(move: str) -> dict[str, Any]:
        """Make a move, written as in `moves`. Then the others play until it is your turn again."""
        return answer(lambda: seat.play(move))

    return server
