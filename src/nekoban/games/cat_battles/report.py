"""Cat Battles: every starter and free squad against every other."""

from __future__ import annotations

import itertools

import numpy as np

from nekoban.core.messages import Phrase
from nekoban.games.cat_battles.counting import FIGURE_NAMES
from nekoban.games.cat_battles.words import tell
from nekoban.lab import charts
from nekoban.lab.findings import (
    GAP,
    OFTEN,
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
from nekoban.lab.setting import Setting
from nekoban.lab.statistics import Estimate, difference, found, share

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
GAMES = {"pairing": 200, "uneven": 1_200}
STARTER_PAIRS = [  # for skill: the starters as the box sets them against each other, from both sides
    {"squad-1": one, "squad-2": two} for one, two in itertools.permutations(SETS, 2)
]
PAIRS = [(row, column) for row in range(len(NAMES)) for column in range(row, len(NAMES))]


def total(setting: Setting) -> int:
    return setting.games(len(PAIRS) * GAMES["pairing"]) + setting.games(GAMES["uneven"])


def report(setting: Setting) -> Report:
    codes = [SQUADS[name] for name in NAMES]
    sets = [{"squad-1": codes[row], "squad-2": codes[column]} for row, column in PAIRS]
    every = setting.sample("cat-battles", sets, len(PAIRS) * GAMES["pairing"])
    taken = dict(zip(PAIRS, every.by_options(), strict=True))
    uneven = setting.uneven("cat-battles", STARTER_PAIRS, GAMES["uneven"], PLAYERS)
    whole = Side(tell("report-all-squads"), every, uneven, setting.better)
    overall = [overall_share(taken, squad) for squad in range(len(NAMES))]
    made = Report(
        tell("report-title"),
        tell("report-intro"),
        setting.facts("cat-battles"),
        careful(
            [*squad_sentences(overall), begin_sentence(whole.even), skill_sentence(uneven, setting.better)]
        ),
        [
            matrix_section(taken),
            overall_section(overall),
            figures_section(whole.even),
            *sections("cat-battles", whole, None, skipped=("figures played",)),
        ],
    )
    name, code = list(SQUADS.items())[STARTERS]
    made.facts[tell("fact-free-squads")] = tell("report-free-squads", name=name, code=code)
    return made


def overall_share(taken: dict[tuple[int, int], Sample], squad: int) -> Estimate:
    """A squad's wins over all its games against the others."""
    parts = [
        one.shares[:, 0 if squad == row else 1]
        for (row, column), one in taken.items()
        if row != column and squad in (row, column)
    ]
    return share(np.concatenate(parts)).scaled(PERCENT)


def matrix_section(taken: dict[tuple[int, int], Sample]) -> Section:
    cells: list[list[Estimate | None]] = [[None] * len(NAMES) for _ in NAMES]
    long = []
    for (row, column), one in taken.items():
        if row != column:
            won = share(one.shares[:, 0])
            cells[row][column], cells[column][row] = won, won.scaled(-1.0, 1.0)
            long.append(Line(f"{NAMES[row]} – {NAMES[column]}", won.scaled(PERCENT), None, "%"))
    chart = charts.matrix([*map(str, NAMES)], cells, tell("report-chart-pairs"))
    return Section(tell("report-pairs"), long, "", [chart], folded=True)


def overall_section(overall: list[Estimate]) -> Section:
    long = [Line(str(name), won, None, "%") for name, won in zip(NAMES, overall, strict=True)]
    long.sort(key=lambda line: -line.here.value)
    shown = [(one.label, one.here, None, True) for one in long]
    chart = charts.forest(shown, tell("report-share"), zero=EVEN, plain=True)
    return Section(tell("report-each"), long, "", [chart])


def squad_sentences(overall: list[Estimate]) -> list[Sentence]:
    """The outermost squads, and the outermost starters. They were picked by what they won, so a sentence has
    to stand out among all squads and pairs of starters that might have been picked instead.
    """
    ranked = sorted(zip(NAMES, overall, strict=True), key=lambda one: -one[1].value)
    starters = [one for one in ranked if one[0] in NAMES[:STARTERS]]
    gaps = [difference(better, worse) for (_, better), (_, worse) in itertools.combinations(starters, 2)]
    stand = found([*(won.scaled(1.0, -EVEN) for _, won in ranked), *gaps])
    widest = STARTERS - 2  # of the gaps: the best starter against the last
    text = tell("report-starters", one=starters[0][0], other=starters[-1][0], size=GAP)
    said = [
        (outermost_sentence(ranked, 0, "most"), stand[0]),
        (outermost_sentence(ranked, -1, "least"), stand[len(ranked) - 1]),
        (
            compare(gaps[widest], text, "points", OFTEN, tell("report-starters-unsure")),
            stand[len(ranked) + widest],
        ),
    ]
    return [sentence if stands else taken_back(sentence) for sentence, stands in said]


def outermost_sentence(ranked: list[tuple[Phrase, Estimate]], place: int, end: str) -> Sentence:
    name, won = ranked[place]
    said = tell("report-wins", name=name, share=spoken(won, "%"))
    near = [other for other, one in ranked if other != name and not difference(won, one).differs_from(0)]
    clear = tell("report-outermost", said=said, end=end)
    if near:
        clear = tell("report-outermost-near", said=said, end=end, near=near[0], count=len(near))
    return claim(won, EVEN, clear, clear, tell("report-no-edge", said=said))


def begin_sentence(whole: Sample) -> Sentence:
    off = whole.started(0).scaled(1.0, -whole.equal)
    said, unsure = tell("report-begin", size=GAP), tell("report-begin-unsure")
    return compare(off, said, "points", OFTEN, unsure)


def figures_section(whole: Sample) -> Section:
    worths = {name: whole.worth("figures played", place) for place, name in enumerate(FIGURE_NAMES)}
    long = [Line(name, worth, None, "points") for name, worth in worths.items() if worth.count]
    return long_section(tell("report-figures"), long, tell("report-figures-note"))
