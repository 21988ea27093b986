"""Mauw against Mauwi: the two editions of one game, side by side."""

from __future__ import annotations

from nekoban.games.mauwi.parts import MOST_PLAYERS, Edition
from nekoban.games.mauwi.words import tell
from nekoban.lab import samples
from nekoban.lab.findings import Report, Section
from nekoban.lab.report import equal_chance, option_report, players_title, tables_of
from nekoban.lab.samples import Measure, lines
from nekoban.lab.setting import Games, Played, Setting
from nekoban.lab.tables import Plan

PLAYERS = 3
GAMES = {  # an edition; every number of players is the usual bot's alone
    "even": Games(4_000, 4_000, 400),
    "uneven": Games(800, 800, 200),
    "players": Games(0, 150, 0),
}
NUMBERS = range(2, MOST_PLAYERS[Edition.MAUWI] + 1)
MEASURES = (
    samples.TURNS,
    samples.DECISIONS,
    samples.CHOICE,
    samples.LEADS,
    samples.COMEBACKS,
    Measure(samples.starting_wins(0), lambda one: one.started(0), "%"),
    samples.POINTS,
    samples.mark_measure("attacks"),
    samples.mark_measure("attacks won"),
    samples.mark_measure("gains"),
    samples.TIES,
)


def editions(players: int) -> list[str]:
    """Those that take this many players."""
    return ["mauw", "mauwi"] if players <= MOST_PLAYERS[Edition.MAUW] else ["mauwi"]


def tables(setting: Setting) -> dict[str, Plan]:
    """The tables that the report of Mauw and Mauwi is made from."""
    asked = [{"players": PLAYERS, "edition": edition} for edition in editions(PLAYERS)]
    made = tables_of(setting, "mauwi", asked, GAMES["even"], GAMES["uneven"])
    if setting.is_usual:
        made |= {
            table_name(players, edition): setting.even(
                "mauwi", {"players": players, "edition": edition}, GAMES["players"]
            )
            for players in NUMBERS
            for edition in editions(players)
        }
    return made


def table_name(players: int, edition: str) -> str:
    """The name of a table with so many players of an edition."""
    return f"{edition}, {players} players"


def report(played: Played) -> Report:
    """The report of Mauw and Mauwi."""
    made = option_report(played, "mauwi", ("Mauw", "Mauwi"))
    made.title, made.intro = tell("report-title"), tell("report-intro")
    made.sections += [players_section(played, players) for players in NUMBERS]
    return made


def players_section(played: Played, players: int) -> Section:
    """Both editions where both take this many players."""
    taken = [played[table_name(players, edition)] for edition in editions(players)]
    note = equal_chance(taken[0])
    if len(taken) == 1:
        return Section(tell("section-mauwi-only", count=players), lines(MEASURES, taken[0]), note)
    return Section(players_title(players), lines(MEASURES, *taken), note)
