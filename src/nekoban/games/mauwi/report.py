"""Mauw against Mauwi: the two editions of one game, side by side."""

from __future__ import annotations

from nekoban.games.mauwi.parts import MOST_PLAYERS, Edition
from nekoban.games.mauwi.words import tell
from nekoban.lab import samples
from nekoban.lab.findings import Report, Section
from nekoban.lab.report import Order, equal_chance, make_report, players_title
from nekoban.lab.samples import Measure, Sample, lines
from nekoban.lab.setting import Setting

PLAYERS = 3
GAMES = {"even": 10_000, "uneven": 1_500, "players": 400}  # an edition
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
    """Those that take so many players."""
    return ["mauw", "mauwi"] if players <= MOST_PLAYERS[Edition.MAUW] else ["mauwi"]


def total(setting: Setting) -> int:
    tables = sum(len(editions(players)) for players in NUMBERS)
    sides = setting.games(GAMES["even"]) + setting.games(GAMES["uneven"])
    return 2 * sides + tables * setting.games(GAMES["players"])


def report(setting: Setting) -> Report:
    order = Order(
        "mauwi",
        (("players", PLAYERS), ("edition", "mauw")),
        (("players", PLAYERS), ("edition", "mauwi")),
        setting.games(GAMES["even"]),
        setting.bot,
        setting.better,
        setting.weaker,
        setting.games(GAMES["uneven"]),
    )
    title, names = tell("report-title"), ("Mauw", "Mauwi")
    made = make_report(
        order, setting.workers, setting.told, title, names, setting.kept, setting.pool
    )  # fmt: skip
    made.intro = tell("report-intro")
    made.sections += [players_section(setting, players) for players in NUMBERS]
    own = setting.facts("mauwi")
    made.facts["games"] = f"{total(setting):,}"
    made.facts |= {name: own[name] for name in ("made", "command")}
    return made


def players_section(setting: Setting, players: int) -> Section:
    """Both editions where both take so many players."""
    taken: list[Sample] = [
        setting.sample("mauwi", {"players": players, "edition": edition}, GAMES["players"])
        for edition in editions(players)
    ]
    note = equal_chance(taken[0])
    if len(taken) == 1:
        return Section(tell("section-mauwi-only", count=players), lines(MEASURES, taken[0]), note)
    return Section(players_title(players), lines(MEASURES, *taken), note)
