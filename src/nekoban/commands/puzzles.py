"""Commands for puzzles: solve them at this keyboard, print them as data, and make more."""

from __future__ import annotations

import datetime
import json
import random
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text
from typer.core import TyperGroup

from nekoban.bots.levels import deepest_name, levels_of
from nekoban.commands.arguments import FREE, GameName, Plain, UsageError, game_options, make_console
from nekoban.commands.lab import progress
from nekoban.commands.preparing import compile_with_progress
from nekoban.commands.words import tell
from nekoban.core.catalogue import find_game
from nekoban.core.game import Game
from nekoban.core.player_names import bot_name
from nekoban.core.puzzles import (
    Lesson,
    Puzzle,
    begin_puzzle,
    check_puzzle,
    chosen_puzzle,
    daily_puzzle,
    lessons_of,
    needed_puzzles,
    read_puzzles,
    theme_name,
    write_puzzles,
)
from nekoban.core.untrusted_text import read_json


class SolveFirst(TyperGroup):
    """`nekoban puzzle mauwi` means `nekoban puzzle solve mauwi`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and args[0] != "--help" and args[0] not in self.commands:
            args = ["solve", *args]
        return super().parse_args(ctx, args)


app = typer.Typer()
puzzle_app = typer.Typer(
    cls=SolveFirst,
    no_args_is_help=True,
    help="Puzzles: solve them here, or make more. `nekoban puzzle GAME` begins at once.",
)
app.add_typer(puzzle_app, name="puzzle")


@puzzle_app.command()
def solve(
    game: GameName,
    id: Annotated[str | None, typer.Argument(help="The puzzle; without it, any.")] = None,
    daily: Annotated[bool, typer.Option("--daily", help="The puzzle of the day.")] = False,
    lesson: Annotated[int | None, typer.Option(min=1, help="A lesson made of puzzles, by number.")] = None,
    listed: Annotated[bool, typer.Option("--list", help="List all puzzles and lessons.")] = False,
    as_data: Annotated[bool, typer.Option("--json", help="Print it as data instead of asking.")] = False,
    file: Annotated[Path | None, typer.Option(help="Puzzles from this file, as `make` writes them.")] = None,
    plain: Plain = False,
) -> None:
    """Solve puzzles of a game: find the best move."""
    from nekoban.terminal.puzzles import solve_lesson, solve_puzzles

    found, console = find_game(game), make_console(plain)
    puzzles = needed_puzzles(found) if file is None else read_puzzle_file(found, file)
    if listed and as_data:
        print_data([row_data(one) for one in puzzles.values()], console)
    elif listed:
        list_puzzles(found, puzzles, console)
    elif lesson is not None and as_data:
        print_data(lesson_data(found, numbered_lesson(found, lesson)), console)
    elif lesson is not None:
        solve_lesson(found, numbered_lesson(found, lesson), console, input)
    else:
        start = chosen_start(found, puzzles, id, daily)
        check_puzzle(found, start)
        if as_data:
            print_data(puzzle_data(found, start), console)
        else:
            solve_puzzles(found, list(puzzles.values()), start, console, input)


def chosen_start(game: Game, puzzles: dict[str, Puzzle], id: str | None, daily: bool) -> Puzzle:
    """The puzzle to begin with: by its name, the one of the day, or any."""
    if id is not None:
        return chosen_puzzle(game, puzzles, id)
    today = datetime.date.today()
    return puzzles[daily_puzzle([*puzzles], today) if daily else random.choice([*puzzles])]


def read_puzzle_file(game: Game, file: Path) -> dict[str, Puzzle]:
    """The puzzles of a file that somebody made."""
    found = read_known(game, file)[0]
    if not found:
        raise UsageError(tell("puzzles-empty", file=str(file)))
    return found


def read_known(game: Game, file: Path) -> tuple[dict[str, Puzzle], list[dict[str, object]]]:
    """The puzzles of a file, and how they were made."""
    try:
        data: Any = read_json(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:  # no such file, no text, no JSON
        raise UsageError(tell("puzzles-unread", file=str(file), error=str(error))) from None
    return read_puzzles(game, data), data["made"]


def numbered_lesson(game: Game, number: int) -> Lesson:
    """The lesson with that number."""
    lessons = lessons_of(game)
    if number > len(lessons):
        raise UsageError(tell("puzzle-lessons", game=game.shown_title, count=len(lessons)))
    return lessons[number - 1]


def puzzle_data(game: Game, puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as `--json` prints it."""
    seat = begin_puzzle(puzzle.position, puzzle.deal).to_move
    assert seat is not None
    more = {"game": game.name, "seat": seat + 1, "theme-name": theme_name(game, puzzle.theme)}
    return {**asdict(puzzle), **more}


def lesson_data(game: Game, lesson: Lesson) -> dict[str, Any]:
    """A lesson with its texts, and all that its puzzles say as data."""
    return {**vars(lesson), "puzzles": [puzzle_data(game, puzzle) for puzzle in lesson.puzzles]}


def print_data(data: object, console: Console) -> None:
    """Print data as JSON."""
    console.print(Text(json.dumps(data, ensure_ascii=False)), soft_wrap=True)


def row_data(puzzle: Puzzle) -> dict[str, str]:
    """What a list says of a puzzle; nothing that gives it away."""
    return {"id": puzzle.id, "grade": puzzle.grade, "theme": puzzle.theme}


def list_puzzles(game: Game, puzzles: dict[str, Puzzle], console: Console) -> None:
    """Print the lessons and puzzles of a game."""
    for number, lesson in enumerate(lessons_of(game), 1):
        console.print(Text(tell("puzzle-lesson-row", number=number, title=lesson.title)), soft_wrap=True)
    width = max(cell_len(bot_name(one.grade)) for one in puzzles.values())
    for one in puzzles.values():
        grade = set_cell_size(bot_name(one.grade), width)
        console.print(Text(f"{one.id}  {grade}  {theme_name(game, one.theme)}"), soft_wrap=True)


@puzzle_app.command(context_settings=FREE)
def make(
    context: typer.Context,
    game: GameName,
    count: Annotated[int, typer.Option(min=1, max=10_000, help="How many.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed finds the same puzzles.")] = "1",
    budget: Annotated[float, typer.Option(min=1, help="Seconds to look for them at most.")] = 600,
    margin: Annotated[
        float, typer.Option(min=0.005, max=0.9, help="How much better than all others the answer must be.")
    ] = 0.05,
    bot: Annotated[str | None, typer.Option(help="The level that judges; without it, the strongest.")] = None,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="The file to write.")] = None,
    add: Annotated[bool, typer.Option("--add", help="Keep the puzzles of the file, and add others.")] = False,
) -> None:
    """Make puzzles from games between bots. Options of the game work here too: --players 2."""
    from nekoban.lab.puzzle_making import Maker, make_puzzles

    found, console = find_game(game), Console(highlight=False)
    options = game_options(found, context.args)
    found.options.read(options)
    compile_with_progress([found], console)
    maker = Maker(found, seed, options, margin, judging_level(found, bot))
    file = output or Path(f"{found.name}-puzzles.json")
    known, made = read_known(found, file) if add else ({}, [])
    with progress(console, tell("puzzles-bar", game=found.shown_title), count - len(known)) as told:
        puzzles = make_puzzles(maker, count, budget, lambda _: told(1), known)
    words = [*(f"--{name} {value}" for name, value in options.items()), *(["--add"] if add else [])]
    asked = f"--count {count} --seed {seed} --margin {margin:g} --budget {budget:g}"
    command = " ".join([f"nekoban puzzle make {found.name} {asked} --bot {maker.strongest.name}", *words])
    file.write_text(write_puzzles(found, puzzles, [*made, maker.recipe(command)]), encoding="utf-8")
    console.print(Text(tell("puzzles-made", count=len(puzzles), file=str(file))), soft_wrap=True)


def judging_level(game: Game, name: str | None) -> str:
    """A level by which puzzles can be judged: it weighs every move, and there are lower ones that miss it."""
    higher = [name for name, level in levels_of(game).items() if not level.network][1:]
    if name is not None and name not in higher:
        raise UsageError(tell("puzzles-no-level", name=repr(name), known=higher))
    return name or deepest_name(game)
