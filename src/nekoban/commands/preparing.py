"""Compiles what a command needs before it begins, the games with most code first, with a progress bar."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from nekoban.bots.search import compile_search, search_is_compiled
from nekoban.commands.words import tell
from nekoban.core import loop
from nekoban.core.catalogue import find_game
from nekoban.core.game import Game, border_twin, is_compiled
from nekoban.core.laws import compile_inspection, inspection_is_compiled
from nekoban.lab.tables import loop_is_compiled, loop_of
from nekoban.rl.loops import compile_steps, steps_are_compiled


class CompiledPart(NamedTuple):
    """Code that is compiled with a game's rules: whether it is ready, and how to make it."""

    is_ready: Callable[[Game], bool]
    make: Callable[[Game], Any]


PARTS = {  # the border comes first, since everything needs it
    "rules": CompiledPart(is_compiled, lambda game: game.compiled.compile_ahead()),
    "bots": CompiledPart(search_is_compiled, compile_search),
    "steps": CompiledPart(steps_are_compiled, compile_steps),
    "lab": CompiledPart(loop_is_compiled, loop_of),
    "laws": CompiledPart(inspection_is_compiled, compile_inspection),
}
TO_PLAY = ("rules", "bots")
TO_SIMULATE = ("rules", "bots", "lab")


def progress_bar(console: Console) -> Progress:
    """A bar that shows how many games are compiled."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, console=console, transient=not console.is_terminal)


def compile_with_progress(games: Iterable[Game], console: Console, parts: Sequence[str] = TO_PLAY) -> None:
    """Compile what is not in the cache yet, with one process per game; the largest begin first."""
    missing = [game for game in games if not all(PARTS[part].is_ready(game) for part in parts)]
    if not missing:
        return
    missing.sort(key=code_size, reverse=True)
    console.print(tell("compiling", games=[game.title for game in missing]))
    # The processes do nothing else. A search for garbage after every entry would take a tenth of their time.
    with progress_bar(console) as progress, ProcessPoolExecutor(initializer=gc.disable) as pool:
        task = progress.add_task(tell("compiling-bar"), total=len(missing))
        jobs = [pool.submit(compile_game, game.name, parts) for game in missing]
        for job in as_completed(jobs):
            job.result()
            progress.advance(task)


def code_size(game: Game) -> int:
    """How much code a game's rules have, in bytes: about in proportion to what compiling takes."""
    functions = border_twin(game).reach.functions(loop.random_games)
    return sum(len(function.__code__.co_code) for function in functions)


def compile_game(name: str, parts: Sequence[str] = TO_PLAY) -> None:
    """Compile parts of a game, or load them from the cache."""
    for part in parts:
        PARTS[part].make(find_game(name))
