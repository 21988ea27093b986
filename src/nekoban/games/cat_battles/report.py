"""Cat Battles: every starter and free squad against every other."""

from __future__ import annotations

import itertools
from collections.abc import Iterable

import numpy as np

from nekoban.core.messages import Phrase
from nekoban.games.cat_battles.counting import FIGURE_NAMES
from nekoban.games.cat_battles.words import tell
from nekoban.lab import charts
from nekoban.lab.findings import (
    GAP,
    OFTEN,
    Asked,
    Line,
    Report,
    Section,
    Sentence,
    careful,
    claim,
    compare,
    spoken,
    taken_back,
)
from nekoban.lab.report import Side, long_section, sections, skill_sentence
from nekoban.lab.samples import PERCENT, Sample
from nekoban.lab.setting import Games, Played, Setting
from nekoban.lab.statistics import Estimate, difference, found, share
from nekoban.lab.tables import Plan

SETS = ("S01", "S02", "G01", "H01")
SQUADS = {tell.phrase("report-starter", set=name): name for name in SETS} | {
    # and free squads: two sets, led by either Boss
    tell.phrase(
        "report-free", one=one, other=two, boss=boss
    ): f"{boss}-05.01.02.03.04.{two if boss == one else one}-01.02.03.04"
    for one, two in itertools.combinations(SETS, 2)
    for boss in (one, two)
}
NAMES = list(SQUADS)
STARTERS = len(SETS)
PLAYERS = 2
EVEN = 50.0  # wins in a hundred
GAMES = {"pairing": Games(30, 30, 6), "uneven": Games(400, 400, 150)}
STARTER_PAIRS = [  # for skill: the starters as the box sets them against each other, from both sides
    {"squad-1": one, "squad-2": two} for one, two in itertools.permutations(SETS, 2)
]
PAIRS = list(itertools.product(range(len(NAMES)), repeat=PLAYERS))  # the squads of both seats


def tables(setting: Setting) -> dict[str, Plan]:
    """The tables that the report of Cat Battles is made from: all pairs of squads."""
    codes = [SQUADS[name] for name in NAMES]
    sets = [{"squad-1": codes[one], "squad-2": codes[two]} for one, two in PAIRS]
    all_pairings = Games(*(len(PAIRS) * games for games in GAMES["pairing"]))
    return {
        "even": setting.even("cat-battles", sets, all_pairings),
        "uneven": setting.uneven("cat-battles", STARTER_PAIRS, GAMES["uneven"], PLAYERS),
    }


def report(played: Played) -> Report:
    """The report of Cat Battles."""
    whole, every = Side(tell("report-all-squads")), played["even"]
    overall = [overall_share(every, squad) for squad in range(len(NAMES))]
    begins, sits = (one_seat_sentence(played, *one) for one in (("begin", by_start), ("side", by_seat)))
    said = careful([*squad_sentences(overall), begins, sits, skill_sentence(played, whole.uneven)])
    told = [
        matrix_section(every),
        overall_section(overall),
        figures_section(every),
        *sections("cat-battles", played, whole, skipped=("figures played",)),
    ]
    name, code = list(SQUADS.items())[STARTERS]
    facts = {tell("fact-free-squads"): tell("report-free-squads", name=name, code=code)}
    return Report(tell("report-title"), tell("report-intro"), facts, said, told)


def squads_by_seat(every: Sample) -> np.ndarray:
    """The two squads of each game."""
    return np.array(PAIRS)[every.column("seed") % len(PAIRS)]


def share_against(every: Sample, squad: int, others: Iterable[int]) -> Estimate:
    """A squad's wins in its games against others, from both seats."""
    squads, against = squads_by_seat(every), list(others)
    parts = [
        every.shares[(squads[:, seat] == squad) & np.isin(squads[:, 1 - seat], against), seat]
        for seat in range(PLAYERS)
    ]
    return share(np.concatenate(parts))


def overall_share(every: Sample, squad: int) -> Estimate:
    """A squad's wins over all its games against the others."""
    others = [other for other in range(len(NAMES)) if other != squad]
    return share_against(every, squad, others).scaled(PERCENT)


def matrix_section(every: Sample) -> Section:
    """How often each squad wins against each other one."""
    cells: list[list[Estimate | None]] = [[None] * len(NAMES) for _ in NAMES]
    long = []
    for row, column in itertools.combinations(range(len(NAMES)), 2):
        won = share_against(every, row, [column])
        if won.count:
            cells[row][column], cells[column][row] = won, won.scaled(-1.0, 1.0)
        long.append(Line(f"{NAMES[row]} – {NAMES[column]}", won.scaled(PERCENT), None, "%"))
    chart = charts.matrix([*map(str, NAMES)], cells, tell("report-chart-pairs"))
    return Section(tell("report-pairs"), long, "", [chart], folded=True)


def overall_section(overall: list[Estimate]) -> Section:
    """How often each squad wins against all others."""
    stand = found(overall, EVEN)
    long = [
        Line(str(NAMES[squad]), won, None, "%", named=stand[squad], nought=EVEN, asked=squad_share(squad))
        for squad, won in enumerate(overall)
    ]
    long.sort(key=lambda line: -line.here.value)
    shown = [(one.label, one.here, None, True) for one in long]
    chart = charts.forest(shown, tell("report-share"), zero=EVEN, plain=True)
    return Section(tell("report-each"), long, "", [chart])


def squad_share(squad: int) -> Asked:
    """What a squad wins of its games against the others, as any bot plays."""
    return lambda played: overall_share(played["even"], squad)


def squad_sentences(overall: list[Estimate]) -> list[Sentence]:
    """The outermost squads, and the outermost starters. They were picked by what they won, so a sentence has
    to stand out among all squads and pairs of starters that might have been picked instead.
    """
    ranked = sorted(range(len(NAMES)), key=lambda squad: -overall[squad].value)
    starters = [squad for squad in ranked if squad < STARTERS]
    gaps = [difference(overall[one], overall[two]) for one, two in itertools.combinations(starters, 2)]
    stand = found([*(overall[squad].scaled(1.0, -EVEN) for squad in ranked), *gaps])
    widest = STARTERS - 2  # of the gaps: the best starter against the last
    said = [
        (outermost_sentence(ranked, overall, 0, "most"), stand[0]),
        (outermost_sentence(ranked, overall, -1, "least"), stand[len(ranked) - 1]),
        (starter_sentence(gaps[widest], starters[0], starters[-1]), stand[len(ranked) + widest]),
    ]
    return [sentence if stands else taken_back(sentence) for sentence, stands in said]


def starter_sentence(gap: Estimate, best: int, last: int) -> Sentence:
    """Whether the best starter squad wins more than the last one."""

    def asked(played: Played) -> Estimate:
        return difference(squad_share(best)(played), squad_share(last)(played))

    text = tell("report-starters", one=NAMES[best], other=NAMES[last], size=GAP)
    return compare(gap, text, "points", OFTEN, tell("report-starters-unsure")).asking(asked)


def outermost_sentence(ranked: list[int], overall: list[Estimate], place: int, end: str) -> Sentence:
    """How often the best or the weakest squad wins."""
    squad = ranked[place]
    name, won = NAMES[squad], overall[squad]
    said = tell("report-wins", name=name, share=spoken(won, "%"))
    near: list[Phrase] = [
        NAMES[other]
        for other in ranked
        if other != squad and not difference(won, overall[other]).differs_from(0)
    ]
    clear = tell("report-outermost", said=said, end=end)
    if near:
        clear = tell("report-outermost-near", said=said, end=end, near=near[0], count=len(near))
    return claim(won, EVEN, clear, clear, tell("report-no-edge", said=said), "%").asking(squad_share(squad))


def by_start(played: Played) -> Estimate:
    """How much more often than in an even game whoever begins wins."""
    return played["even"].started(0).scaled(1.0, -EVEN)


def by_seat(played: Played) -> Estimate:
    """The same of the first seat, whose squads are those of the second one: every pairing has both sides."""
    return share(played["even"].shares[:, 0]).scaled(PERCENT, -EVEN)


def one_seat_sentence(played: Played, name: str, asked: Asked) -> Sentence:
    """Whether it helps to begin, or to sit on one side."""
    said, unsure = tell(f"report-{name}", size=GAP), tell(f"report-{name}-unsure")
    return compare(asked(played), said, "points", OFTEN, unsure).asking(asked)


def figures_section(whole: Sample) -> Section:
    """What each figure of Cat Battles is worth to its squad."""
    worths = {name: whole.worth("figures played", place) for place, name in enumerate(FIGURE_NAMES)}
    long = [Line(name, worth, None, "points") for name, worth in worths.items() if worth.count]
    return long_section(tell("report-figures"), long, tell("report-figures-note"))
