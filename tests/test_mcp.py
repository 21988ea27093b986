"""A seat for language models: a scripted client plays over the real protocol, and sees only its own seat."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import nekoban
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.clauses import clause_ids, clause_texts
from nekoban.mcp.seat import FreeGames, OneSeat, SeatError, Sitting, sit_down

if TYPE_CHECKING:
    from mcp import Client

ROOT = Path(__file__).parents[1]
GAMES = list(all_games(hidden=True))


def with_client(work: Callable[[Client], Awaitable[Any]], *words: str) -> Any:
    """What some work with a client of `nekoban mcp` comes to; the server is a process of its own."""
    from mcp import Client  # takes longer to import than all of ours
    from mcp.client.stdio import StdioServerParameters, stdio_client

    server = StdioServerParameters(
        command=sys.executable,
        args=["-m", "nekoban.cli", "mcp", *words],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        cwd=ROOT,
    )

    async def run() -> Any:
        async with Client(stdio_client(server)) as client:
            return await work(client)

    return asyncio.run(run())


async def ask(client: Client, tool: str, **given: Any) -> Any:
    """The answer of a tool, or its error as a text."""
    answer = await client.call_tool(tool, given)
    if answer.is_error:
        return "".join(part.text for part in answer.content if part.type == "text")
    told = answer.structured_content or {}
    return told["result"] if set(told) == {"result"} else told


async def play_out(client: Client, told: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """Play a game to its end, by chance."""
    while not told["over"]:
        told = await ask(client, "play", move=chance.choice(told["legal"]))
    return told


@pytest.mark.server
def test_a_client_plays_a_whole_game_of_every_kind() -> None:
    async def work(client: Client) -> list[dict[str, Any]]:
        chance, ends = random.Random(1), []
        for game in GAMES:
            told = await ask(client, "start", game=game, options={"players": 2}, bots="random")
            assert (told["game"], told["over"]) == (game, False)
            ends.append(await play_out(client, told, chance))
        return ends

    ends = with_client(work, "--seed", "tabby")
    assert [end["game"] for end in ends] == GAMES
    assert all(end["result"] and len(end["scores"]) == 2 for end in ends)


@pytest.mark.server
def test_a_client_is_told_rules_moves_and_reasons_in_words() -> None:
    async def work(client: Client) -> None:
        tools = {tool.name for tool in (await client.list_tools()).tools}
        assert tools == {"games_list", "rules", "start", "look", "moves", "why_not", "play"}
        assert {game["game"] for game in await ask(client, "games_list")} == set(all_games())
        assert "MW-01" in await ask(client, "rules", game="mauwi")
        assert (await ask(client, "rules", game="mauwi", clause="mw-06")).startswith("All cards together are")
        assert "has no clause 'MW-99'" in await ask(client, "rules", game="mauwi", clause="MW-99")
        assert "call `start` first" in await ask(client, "look")
        assert "There is no game 'chess'" in await ask(client, "start", game="chess")
        assert "There is no bot" in await ask(client, "start", game="mice", bots="program:true")
        assert "players" in await ask(client, "start", game="mice", options={"players": 99})
        told = await ask(client, "start", game="mice", options={"players": 3})
        assert told["you are"] == "seat 1 of 3, You"
        moves = await ask(client, "moves")
        assert [move["move"] for move in moves] == told["legal"]
        assert all(move["words"] for move in moves)
        assert await ask(client, "why_not", move=told["legal"][0]) == (
            "It is legal, or the beginning of a legal move."
        )
        illegal = next(text for text in find_game("mice").moves.texts if text not in told["legal"])
        assert "MI-" in await ask(client, "why_not", move=illegal)
        assert "MI-" in await ask(client, "play", move=illegal)
        assert "'fly' is not a move of Mice." in await ask(client, "play", move="fly")
        assert (await ask(client, "look"))["position"] == told["position"]
        after = await ask(client, "play", move=told["legal"][0])
        assert len(after["happened"]) >= 3  # its own move, and those of two others

    with_client(work, "--bots", "random", "--seed", "tabby")


@pytest.mark.server
def test_a_call_that_a_tool_does_not_take_is_refused_with_a_sentence() -> None:
    """Passed over, a misspelled argument would begin a game with other opponents than were asked for."""

    async def work(client: Client) -> None:
        for tool, given, said in (
            (
                "start",
                {"game": "mice", "opponents": ["tiger"]},
                "`start` takes no 'opponents'. It takes game",
            ),
            ("look", {"seat": 2}, "`look` takes no 'seat'. It takes no arguments."),
            ("play", {}, "`play` needs move."),
            ("play", {"move": 3}, "`play` cannot take this as move: Input should be a valid string."),
            ("start", {"options": {"players": [2]}}, "`start` cannot take this as options: "),
        ):
            told = await ask(client, tool, **given)
            assert told.startswith(said)
            assert "pydantic" not in told
        assert "No game has begun" in await ask(client, "look")
        await ask(client, "start", game="mice")
        assert (await ask(client, "play", mov="1")).startswith("`play` takes no 'mov'")

    with_client(work, "--bots", "random", "--seed", "tabby")


@pytest.mark.compiled
def test_a_client_is_rated_against_our_bots(tmp_path: Path) -> None:
    file = tmp_path / "benchmark.json"
    words = ("--benchmark", "--game", "mauwi", "--against", "random,greedy", "--rounds", "2",
             "--client", "Scripted", "-o", str(file))  # fmt: skip

    async def first(client: Client) -> None:
        assert "without arguments" in await ask(client, "start", game="mauwi", bots="random")
        told = await ask(client, "start")
        assert "Finish this game first" in await ask(client, "start")
        assert "is not a move" in await ask(client, "play", move="fly")
        assert "3 are left" in (await play_out(client, told, random.Random(2)))["next"]

    async def rest(client: Client) -> None:
        for _ in range(3):
            await play_out(client, await ask(client, "start"), random.Random(3))
        assert "All games of the benchmark are over." in await ask(client, "start")

    with_client(first, *words)
    half = json.loads(file.read_text(encoding="utf-8"))
    assert len(half["played"]) == 1
    assert half["played"][0]["illegal"] == 1
    assert half["played"][0]["calls"] > half["played"][0]["turns"] > 3
    assert half["played"][0]["characters"] > 1000
    with_client(rest, *words)
    data = json.loads(file.read_text(encoding="utf-8"))
    assert (data["agent"], len(data["played"])) == ("Scripted", 4)
    assert [one["seat"] for one in data["played"]] == [1, 1, 2, 2]
    assert len({one["seed"] for one in data["played"]}) == 4  # nobody has seen a deal before
    assert data["rating"]["games"] == 4


# --- without the protocol


@pytest.mark.parametrize("name", GAMES)
def test_law_7_a_seat_is_told_the_same_in_every_world_that_looks_the_same(name: str) -> None:
    game, chance = find_game(name), random.Random(4)
    seat = OneSeat(FreeGames(bots="random", seed="blind"))
    told = seat.start(name, {}, "")
    for _ in range(6):
        if told["over"]:
            break
        match = seat.at_table().match
        for luck in (11, 12):
            other = nekoban.new(name, seed="blind")
            other.names = match.names
            other.state = game.engine.imagine(match.view(0), 1 + luck * 7_777_777)
            hidden = OneSeat(FreeGames())
            hidden.sitting = Sitting(other, 0, {}, seat.at_table().happened)
            assert hidden.look() == told
            assert hidden.moves() == seat.moves()
        told = seat.play(chance.choice(told["legal"]))


def test_forced_moves_are_made_and_told() -> None:
    match = nekoban.Match.from_position(
        "mice players=2 | to_move=1 heap=3 deck=0 1.taken=9 2.taken=9", seed=1
    )
    sitting = sit_down(match, 0, ["random"])
    assert sitting.match.over
    assert any("You had one legal move" in line for line in sitting.happened)


@pytest.mark.parametrize("name", GAMES)
def test_every_clause_has_a_text(name: str) -> None:
    game = find_game(name)
    assert list(clause_texts(game)) == clause_ids(game)
    assert all(len(text) > 10 for text in clause_texts(game).values())


def test_a_seat_refuses_what_is_over() -> None:
    seat = OneSeat(FreeGames(bots="random", seed="1"))
    told = seat.start("mice", {"players": 2}, "")
    while not told["over"]:
        told = seat.play(told["legal"][0])
    for asked in (seat.moves, lambda: seat.play("one"), lambda: seat.why_not("one")):
        with pytest.raises(SeatError, match="This game is over"):
            asked()
    assert seat.look()["over"]


def test_only_the_named_game_is_played() -> None:
    seat = OneSeat(FreeGames("mice", "random"))
    with pytest.raises(SeatError, match="Only mice is played here"):
        seat.start("mauwi", {}, "")
    assert seat.start("", {}, "")["game"] == "mice"
