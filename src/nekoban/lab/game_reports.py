"""The reports that ship with the project: `nekoban reports`, or one of them by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from datetime import date
from pathlib import Path

from nekoban.bots.levels import NAMES
from nekoban.bots.network import measured_settings
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.contracts import GameReport
from nekoban.lab.findings import Report, ask_others
from nekoban.lab.kept_games import play_plans
from nekoban.lab.report import bot_facts
from nekoban.lab.setting import Setting, plans_of, play_tables
from nekoban.lab.tables import Plan


def game_reports() -> dict[str, GameReport]:
    """The report of every game that has one, by the game's name."""
    return {game.name: game.report for game in all_games().values() if game.report is not None}


def report_plans(name: str, asked: Sequence[Setting]) -> list[Plan]:
    """All that is played for a report."""
    return plans_of(asked, game_reports()[name].tables)


def play_reports(
    asked: Mapping[str, Sequence[Setting]],
    folder: Path,
    workers: int = 1,
    told: Callable[[int], None] = lambda games: None,
    pool: Executor | None = None,
) -> None:
    """Play the games of reports into a folder and make no pages: that needs only numpy, numba and rich.

    Whoever has the rest of the lab makes the pages from the folder. What is there is not played again.
    """
    plans = [plan for name, chosen in asked.items() for plan in report_plans(name, chosen)]
    play_plans(plans, folder, workers, told, pool)


def make_game_report(
    name: str,
    asked: Sequence[Setting],
    workers: int = 1,
    told: Callable[[int], None] = lambda games: None,
    kept: Path | None = None,
    pool: Executor | None = None,
) -> Report:
    """Play what is missing, report on the games of the usual bot, and ask the others about every finding."""
    module = game_reports()[name]
    weaker, usual, stronger = play_tables(asked, module.tables, workers, told, kept, pool)
    made = module.report(usual)
    ask_others(made, (weaker, stronger))
    made.facts = {
        **bot_facts((weaker, usual, stronger)),
        **made.facts,
        "made": date.today().isoformat(),
        "command": command(name, asked),
    }
    game = find_game(name)
    made.rules = game.measured_with(game.version)
    made.settings = measured_settings(game, (setting.bot for setting in asked if setting.bot in NAMES))
    return made


def command(name: str, asked: Sequence[Setting]) -> str:
    """The command that makes the same report."""
    weaker, usual, stronger = asked
    scale = f" --scale {usual.scale:g}" if usual.scale != 1 else ""
    scale += f" --stronger-scale {stronger.scale:g}" if stronger.scale != usual.scale else ""
    return f"nekoban reports {name} --bot {usual.bot} --weaker {weaker.bot} --stronger {stronger.bot}{scale}"
