"""Iwari: commands of its own."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from nekoban.core.cache import cache_root
from nekoban.core.language import ENGLISH, reading
from nekoban.core.options import OptionError
from nekoban.games.iwari.data.loading import load_map, with_own_map
from nekoban.games.iwari.data.map_files import MapError, names


def map_balance(
    board: Annotated[list[str] | None, typer.Option("--map", help="A map's name or file.")] = None,
    bot: Annotated[list[str] | None, typer.Option("--bot", help="A bot; else those of the report.")] = None,
    scale: Annotated[float, typer.Option(min=0.001, help="More or fewer games than usual.")] = 1.0,
    workers: Annotated[int, typer.Option(min=1, help="Processes that play.")] = 1,
    keep: Annotated[
        Path | None, typer.Option(help="A folder with the games of the report; default: the cache.")
    ] = None,
    write: Annotated[Path | None, typer.Option(help="Write the page of the maps here.")] = None,
) -> None:
    """Iwari: whether a map is fair. Equal bots play on it with every number of players."""
    from nekoban.games.iwari.report import PLAYERS
    from nekoban.games.iwari.workshop import map_balance as balance

    try:
        texts = [with_own_map({"map": text})["map"] for text in board or names()]
        boards = {text: load_map(text) for text in texts}
    except MapError as error:
        raise OptionError(str(error)) from None
    chosen = balance.chosen_settings(bot or (), scale)
    console, kept = Console(highlight=False), keep or cache_root() / "samples"
    trials: dict[str, list[balance.Trial]] = {text: [] for text in boards}
    for text, found in boards.items():
        for setting in chosen:
            for players in PLAYERS:
                trials[text].append(balance.run_trial(text, players, setting, workers, kept))
                console.print(balance.summary(found, trials[text][-1]), markup=False, soft_wrap=True)
    if write:
        given = f" --scale {scale:g}" if scale != 1 else ""
        command = f"nekoban map-balance{given} --write {write}"
        with reading(ENGLISH):  # a page of the documentation
            write.write_text("\n".join(balance.page(trials, boards, command)), encoding="utf-8")
    if not all(trial.is_fair for rows in trials.values() for trial in rows if trial.is_judged):
        raise typer.Exit(1)


COMMANDS = {"map-balance": map_balance}
