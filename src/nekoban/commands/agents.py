"""Commands for agents: a seat for language models, and a benchmark of any agent."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from nekoban.bots import Agent, Bot, make_bot, meet
from nekoban.bots.agents import ILLEGAL, QUESTIONS, STAND_INS
from nekoban.bots.naming import with_seconds
from nekoban.commands.arguments import GameName, UsageError, split_names
from nekoban.commands.preparing import compile_with_progress
from nekoban.commands.words import tell
from nekoban.core.catalogue import find_game
from nekoban.core.game import Game
from nekoban.core.language import ENGLISH, reading
from nekoban.core.luck import bot_luck
from nekoban.core.match import Match
from nekoban.core.seeds import read_seed

if TYPE_CHECKING:
    from nekoban.lab.benchmark import Benchmark, Bout, PlayedBout
    from nekoban.mcp.given_games import GivenGames
    from nekoban.mcp.seat import Sitting

app = typer.Typer()
Rounds = Annotated[
    int,
    typer.Option(min=1, help="Games against each opponent; the seats take turns, so take an even number."),
]
Against = Annotated[
    str, typer.Option(help="The opponents, separated by commas; default: all bots with a measured rating.")
]


@app.command()
def benchmark(
    game: GameName,
    agent: Annotated[
        str, typer.Option(help="The agent: module:Class, program:COMMAND, http://ADDRESS, or a bot of ours.")
    ],
    against: Against = "",
    rounds: Rounds = 10,
    seconds: Annotated[
        float | None, typer.Option(min=0.001, max=3600, help="How long the agent may think about a move.")
    ] = None,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="The JSON file to write; an unfinished one goes on.")
    ] = None,
) -> None:
    """Rate an agent against our bots: its strength, its illegal tries, and what a game costs it."""
    from nekoban.lab.benchmark import Benchmark

    found = find_game(game)
    name = with_seconds(agent, seconds)
    bench = Benchmark(found, name, chosen_opponents(found, against), rounds, checked_file(output))
    player: Any = make_bot(name, found)
    console = Console(highlight=False)
    compile_with_progress([found], console)
    for bout in bench.left():
        bench.record(play_bout(bench, bout, player))
    for line in bench.lines():
        console.print(Text(line), soft_wrap=True)


def chosen_opponents(game: Game, text: str) -> list[str]:
    """The bots that a benchmarked agent meets."""
    from nekoban.lab.benchmark import opponents

    names = split_names(text) or opponents(game)
    for name in names:
        make_bot(name, game)  # says which bots there are
    return names


def checked_file(file: Path | None) -> Path | None:
    """The file for the games of a benchmark, if it can be written."""
    from nekoban.lab.page import check_place

    if file is not None:
        check_place(file)
    return file


def play_bout(bench: Benchmark, bout: Bout, player: Bot) -> PlayedBout:
    """One game of a benchmark, between an agent and a bot."""
    from nekoban.lab.benchmark import SEATS, PlayedBout, result_of

    match = Match(
        bench.game, bench.game.options.read({"players": SEATS}), read_seed(f"benchmark {bout.number}")
    )
    seats = [make_bot(bout.opponent, bench.game)] * SEATS
    seats[bout.seat] = player
    before, turns, thought = counts_of(player), 0, 0.0
    for bot in seats:
        meet(bot, match.options)
    while match.to_move is not None:
        seat, legal, began = match.to_move, match.legal(), time.monotonic()
        row = seats[seat].choose(match.view(seat), legal, bot_luck(match.seed, match.ply))
        if seat == bout.seat and len(legal) > 1:
            turns, thought = turns + 1, thought + time.monotonic() - began
        match.play(row)
    calls, illegal, stand_ins = (
        after - first for first, after in zip(before, counts_of(player), strict=True)
    )
    return PlayedBout(
        bout.number, bout.opponent, bout.seat + 1, result_of(match, bout.seat), match.scores(), turns,
        calls or turns, illegal, stand_ins, seconds=round(thought, 3), seed=match.seed.hex(),
    )  # fmt: skip


def counts_of(player: object) -> list[int]:
    """How many questions an agent was sent, and how often it failed."""
    if not isinstance(player, Agent):
        return [0, 0, 0]
    return [player.counts[name] for name in (QUESTIONS, ILLEGAL, STAND_INS)]


@app.command()
def mcp(
    game: Annotated[str, typer.Option(help="Play only this game; default: the client chooses.")] = "",
    bots: Annotated[
        str, typer.Option(help="The opponents where the client names none, separated by commas.")
    ] = "house-cat",
    seed: Annotated[str | None, typer.Option(help="Every game is dealt from this seed, for tests.")] = None,
    benchmark: Annotated[
        bool, typer.Option("--benchmark", help="Rate the client against our bots at --game, for two players.")
    ] = False,
    against: Against = "",
    rounds: Rounds = 2,
    client: Annotated[str, typer.Option(help="What the client is called in the benchmark.")] = "client",
    output: Annotated[
        Path, typer.Option("--output", "-o", help="The benchmark's JSON file; an unfinished one goes on.")
    ] = Path("benchmark.json"),
) -> None:
    """Serve one seat to a language model, over the Model Context Protocol on standard input and output."""
    try:
        from nekoban.mcp.server import SeatServer
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] == "nekoban":
            raise
        raise UsageError(tell("mcp-needs", library=error.name)) from None
    from nekoban.mcp.seat import FreeGames, SeatError

    try:
        if benchmark:
            games: Any = benchmark_games(game, client, against, rounds, output)
        else:
            games = FreeGames(game, bots, seed)
    except SeatError as error:
        raise UsageError(str(error)) from None
    SeatServer(games).run("stdio")


def benchmark_games(game: str, client: str, against: str, rounds: int, output: Path) -> GivenGames:
    """The games of a benchmark, one after the other. Compiling is reported on standard error."""
    from nekoban.lab.benchmark import Benchmark
    from nekoban.mcp.given_games import GivenGames

    if not game:
        raise UsageError(tell("benchmark-needs-game"))
    found = find_game(game)
    bench = Benchmark(found, client, chosen_opponents(found, against), rounds, checked_file(output))
    compile_with_progress([found], Console(stderr=True, highlight=False))
    return GivenGames(BenchmarkGames(bench))


class BenchmarkGames:
    """The games of a benchmark for a client, with what they cost it."""

    def __init__(self, bench: Benchmark) -> None:
        self.bench = bench
        self.game = bench.game.name
        self.bout: Any = None
        self.began = 0.0

    def left(self) -> int:
        return len(self.bench.left())

    def outcome(self) -> str:
        with reading(ENGLISH):  # a program reads it
            return " ".join(self.bench.lines())

    def sit_down(self) -> Sitting:
        """The next game of the benchmark, with the client in its seat."""
        from nekoban.lab.benchmark import SEATS
        from nekoban.mcp.seat import sit_down

        self.bout, self.began = self.bench.left()[0], time.monotonic()
        names = ["You" if seat == self.bout.seat else "Opponent" for seat in range(SEATS)]
        match = Match(
            self.bench.game, self.bench.game.options.read({"players": SEATS}), read_seed(None), names
        )
        return sit_down(match, self.bout.seat, [self.bout.opponent])

    def record(self, sitting: Sitting) -> None:
        from nekoban.lab.benchmark import PlayedBout, result_of

        bout, match = self.bout, sitting.match
        self.bench.record(
            PlayedBout(
                bout.number, bout.opponent, bout.seat + 1, result_of(match, bout.seat), match.scores(),
                sitting.turns, sitting.calls, sitting.illegal, characters=sitting.characters,
                seconds=round(time.monotonic() - self.began, 3), seed=match.seed.hex(),
            )
        )  # fmt: skip
