"""Commands for those who train networks: train."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from signal import SIGTERM, signal
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from nekoban.bots.weights import WeightsError
from nekoban.commands.arguments import OneGame, UsageError, split_names
from nekoban.commands.preparing import TO_SIMULATE, compile_with_progress
from nekoban.commands.words import tell
from nekoban.core.catalogue import find_game
from nekoban.core.gpu import GpuError
from nekoban.train import curves

app = typer.Typer()


@app.command()
def train(
    game: OneGame,
    folder: Annotated[
        Path, typer.Option(help="Where checkpoints and networks are kept; a stopped training goes on there.")
    ] = Path("training"),
    gpu: Annotated[bool, typer.Option("--gpu", help="Play and learn on a GPU.")] = False,
    minutes: Annotated[float | None, typer.Option(min=0.01, help="Stop after this many minutes.")] = None,
    decisions: Annotated[int | None, typer.Option(min=1, help="Stop after this many decisions.")] = None,
    matches: Annotated[int | None, typer.Option(min=8, help="Matches at a time.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed begins with the same network and deals.")] = 1,
    start: Annotated[Path | None, typer.Option(help="Weights to begin with, instead of none.")] = None,
    against: Annotated[
        Path | None, typer.Option(help="Learn to beat the network of this file, which does not learn.")
    ] = None,
    measure: Annotated[
        str, typer.Option(help="Do not train: measure the networks of the folder against these bots.")
    ] = "",
    deals: Annotated[int, typer.Option(min=1, help="Deals for each measurement, two games each.")] = 100,
) -> None:
    """Train a network for a game by self-play, or measure one that was trained."""
    found, console = find_game(game), Console(highlight=False)
    if measure:
        compile_with_progress([found], console, TO_SIMULATE)
        with ProcessPoolExecutor() as pool:
            curves.measure_all(found, folder, split_names(measure), deals, console.print, pool)
        return
    program = import_program()
    given = {"minutes": minutes, "decisions": decisions, "matches": matches}
    plan = replace(
        program.usual_plan(gpu),
        seed=seed,
        **{key: value for key, value in given.items() if value is not None},
    )
    try:
        training = program.Training(found, folder, plan, gpu, start)
        signal(SIGTERM, lambda *_: training.stop())
        if against is not None:
            training.play_against(against)
        training.run(lambda sentence: console.print(Text(sentence), soft_wrap=True))
    except (GpuError, WeightsError) as error:
        raise UsageError(str(error)) from None
    console.print(Text(tell("trained", file=str(curves.snapshots(folder)[-1]))), soft_wrap=True)


def import_program() -> Any:
    """The training program, if PyTorch is there."""
    try:
        return import_module("nekoban.train.program")
    except ModuleNotFoundError as error:
        raise UsageError(tell("train-needs", module=str(error.name))) from None
