"""The seat as tools of the Model Context Protocol, served over standard input and output."""

from __future__ import annotations

import json
from collections.abc import Callable
from inspect import Parameter, signature
from typing import Any

from mcp.server import MCPServer
from mcp.server.mcpserver import Context
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import CallToolResult, InputRequiredResult
from pydantic import ValidationError

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


class Tools:
    """What a client may call. Every call is counted; a refusal is the tool's error."""

    def __init__(self, seat: OneSeat) -> None:
        self.seat = seat

    def answer(self, make: Callable[[], Any]) -> Any:
        """What was asked for."""
        try:
            told = make()
        except (SeatError, OptionError) as error:
            told = SeatError(str(error))
        if self.seat.sitting is not None:
            self.seat.sitting.calls += 1
            said = str(told) if isinstance(told, SeatError) else json.dumps(told, ensure_ascii=False)
            self.seat.sitting.characters += len(said)
        if isinstance(told, SeatError):
            raise ToolError(str(told))
        return told

    def games_list(self) -> list[dict[str, Any]]:
        """The games that can be played, with their options."""
        return self.answer(self.seat.list_games)

    def rules(self, game: str = "", clause: str = "") -> str:
        """The rules of a game, or one clause of them such as MW-21. Without a game: of the one you play."""
        return self.answer(lambda: self.seat.rules(game, clause))

    def start(self, game: str = "", options: Options | None = None, bots: str = "") -> dict[str, Any]:
        """Begin a game. options: as `games_list` names them, such as {"players": 3}. bots: the names of your
        opponents, separated by commas: random, greedy, kitten, stray, house-cat, mouser, panther, tiger,
        lion, nekomata."""
        return self.answer(lambda: self.seat.start(game, options or {}, bots))

    def look(self) -> dict[str, Any]:
        """The table as your seat sees it: what happened, the table, whose turn it is, your legal moves."""
        return self.answer(self.seat.look)

    def moves(self) -> list[dict[str, str]]:
        """Your legal moves: how each is written, and what it means in words."""
        return self.answer(self.seat.moves)

    def why_not(self, move: str) -> str:
        """Why a move is not legal now, with the clause of the rules that forbids it."""
        return self.answer(lambda: self.seat.why_not(move))

    def play(self, move: str) -> dict[str, Any]:
        """Make a move, written as in `moves`. Then the others play until it is your turn again."""
        return self.answer(lambda: self.seat.play(move))


class SeatServer(MCPServer):
    """A server with one seat. It refuses what a tool does not take: else a misspelled argument would be
    passed over, and a game begin with other opponents than were asked for."""

    def __init__(self, games: Games) -> None:
        super().__init__("nekoban", title="Nekoban", instructions=INSTRUCTIONS, version=__version__)
        self.own = own = Tools(OneSeat(games))
        tools = (own.games_list, own.rules, own.start, own.look, own.moves, own.why_not, own.play)
        self.takes = {tool.__name__: signature(tool).parameters for tool in tools}
        for tool in tools:
            self.tool()(tool)

    async def call_tool(
        self, name: str, arguments: dict[str, Any], context: Context | None = None
    ) -> CallToolResult | InputRequiredResult:
        if flaw := self.flaw(name, arguments):
            self.refuse(flaw)
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as error:
            if isinstance(error.__cause__, ValidationError):
                first = error.__cause__.errors()[0]
                self.refuse(f"`{name}` cannot take this as {first['loc'][0]}: {first['msg']}.")
            raise

    def flaw(self, name: str, arguments: dict[str, Any]) -> str:
        """What is wrong with the names of a tool's arguments; nothing of a tool that there is not."""
        takes = self.takes.get(name)
        if takes is None:
            return ""
        for given in arguments:
            if given not in takes:
                return f"`{name}` takes no {given!r:.60}. It takes {', '.join(takes) or 'no arguments'}."
        missing = [one.name for one in takes.values() if one.default is Parameter.empty]
        return next((f"`{name}` needs {one}." for one in missing if one not in arguments), "")

    def refuse(self, sentence: str) -> None:
        def said() -> None:
            raise SeatError(sentence)

        self.own.answer(said)
