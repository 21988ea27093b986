"""Mauw against Mauwi: the two editions of one game, side by side."""

from __future__ import annotations

from nekoban.games.mauwi.parts import MOST_PLAYERS, Edition
from nekoban.lab import samples
from nekoban.lab.findings import Report, Section
from nekoban.lab.report import Order, make_report
from nekoban.lab.samples import Measure, Sample, lines
from nekoban.lab.shipped.setting import Setting

PLAYERS = 3
MEASURES = (
    samples.TURNS,
    samples.CHOICE,
    Measure("starting first wins", lambda one: one.started(0), "%"),
    samples.POINTS,
    samples.mark_measure("attacks"),
    samples.mark_measure("attacks won"),
    samples.mark_measure("gains"),
    samples.TIES,
)


def report(setting: Setting) -> Report:
    order = Order(
        "mauwi",
        (("players", PLAYERS), ("edition", "mauw")),
        (("players", PLAYERS), ("edition", "mauwi")),
        setting.games(4000),
        setting.bot,
        setting.better,
        setting.weaker,
        setting.games(500),
    )
    made = make_report(
        order, setting.workers, setting.told, "Mauw against Mauwi", ("Mauw", "Mauwi"), setting.kept
    )
    made.intro = (
        "Mauw is the first edition, Mauwi the second: other counts of cards, free slots of one's own area"
        " only, and short hands filled after every turn. The same bots play both, three at a table; at "
        "the end, every number of players."
    )
    for players in range(2, MOST_PLAYERS[Edition.MAUWI] + 1):
        made.sections.append(players_section(setting, players))
    extra = sum(one.count for one in setting.taken)
    own = setting.facts("mauwi")
    made.facts["games"] = f"{2 * (order.games + order.skill_games) + extra:,}"
    made.facts |= {name: own[name] for name in ("made", "command")}
    return made


def players_section(setting: Setting, players: int) -> Section:
    """Both editions where both take so many players."""
    editions = ["mauw", "mauwi"] if players <= MOST_PLAYERS[Edition.MAUW] else ["mauwi"]
    taken: list[Sample] = [
        setting.sample("mauwi", {"players": players, "edition": edition}, 200, watched=1000)
        for edition in editions
    ]
    note = f"An equal chance is {taken[0].equal:.1f} % a seat."
    if len(taken) == 1:
        return Section(f"{players} players, Mauwi only", lines(MEASURES, taken[0]), note)
    return Section(f"{players} players", lines(MEASURES, *taken), note)
