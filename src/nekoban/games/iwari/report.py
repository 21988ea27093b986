"""Iwari: both maps with every number of players, and each Feat alone."""

from __future__ import annotations

import numpy as np

from nekoban.games.iwari.counting import SOURCES
from nekoban.games.iwari.data.loading import load_map
from nekoban.games.iwari.data.map_files import names
from nekoban.games.iwari.parts import PAIR_OF_PLAYERS, SEATS
from nekoban.games.iwari.show.naming import FEAT_NAMES, place_name
from nekoban.games.iwari.words import tell
from nekoban.lab import charts, samples
from nekoban.lab.findings import GAP, Line, Report, Section, Sentence, careful, compare
from nekoban.lab.report import (
    FEWER,
    SHAPE,
    SPREAD_NOTE,
    Side,
    equal_chance,
    long_section,
    players_title,
    skill_line,
    skill_sentence,
    source_lines,
    start_sentence,
)
from nekoban.lab.samples import PERCENT, Measure, Sample, lines
from nekoban.lab.setting import Setting
from nekoban.lab.statistics import difference, mean, slope
from nekoban.lab.words import tell as lab_words

MAPS = tuple(names())
PLAYERS = range(PAIR_OF_PLAYERS, SEATS + 1)
FEATS = ("union", "discovery", "honour", "respect")
FEAT_PLAYERS = 3
GAMES = {"table": 1_200, "feat": 1_000, "uneven": 800}
MEASURES = (
    *SHAPE,
    samples.MARGIN,
    samples.LEADS,
    samples.COMEBACKS,
    samples.ARREARS,
    Measure(tell.phrase("measure-ties"), lambda one: one.ties(), "%"),
)
Tables = dict[tuple[str, int], Sample]
Feats = dict[tuple[str, str], Sample]


def total(setting: Setting) -> int:
    counts = {"table": len(PLAYERS), "feat": len(FEATS), "uneven": 1}
    return len(MAPS) * sum(count * setting.games(GAMES[kind]) for kind, count in counts.items())


def report(setting: Setting) -> Report:
    tables = {
        (board, players): setting.sample("iwari", {"players": players, "map": board}, GAMES["table"])
        for board in MAPS
        for players in PLAYERS
    }
    feats = {
        (board, feat): setting.sample(
            "iwari", {"players": FEAT_PLAYERS, "map": board, feat: "yes"}, GAMES["feat"]
        )
        for board in MAPS
        for feat in FEATS
    }
    uneven = {
        board: setting.uneven("iwari", {"players": FEAT_PLAYERS, "map": board}, GAMES["uneven"], FEAT_PLAYERS)
        for board in MAPS
    }
    sides = [
        Side(map_title(board), tables[board, FEAT_PLAYERS], uneven[board], setting.better) for board in MAPS
    ]
    return Report(
        tell("report-title"),
        tell("report-intro"),
        setting.facts("iwari"),
        careful(
            [
                *start_sentences(tables),
                *map_sentences(tables),
                *feat_sentences(feats),
                *(skill_sentence(side.uneven, side.better, where_map(side.name)) for side in sides),
            ]
        ),
        [
            *(map_section(tables, players) for players in PLAYERS),
            Section(lab_words("section-skill"), [skill_line(*sides)], tell("report-skill")),
            *(feat_section(tables, feats, board) for board in MAPS),
            *(place_section(tables[board, FEAT_PLAYERS], board) for board in MAPS),
        ],
        *map(map_title, MAPS),
    )


def map_title(board: str) -> str:
    return tell(f"report-map-{board}")


def where_map(title: str) -> str:
    return tell("where-map", map=title)


def map_section(tables: Tables, players: int) -> Section:
    here, there = (tables[board, players] for board in MAPS)
    seats = lines(samples.start_measures(players), here, there)
    chart = charts.forest(
        [(one.label, one.here, one.there, True) for one in seats],
        tell("report-seats", count=players),
        zero=here.equal,
        plain=True,
    )
    points, spread = source_lines(SOURCES, here, there)
    name = "report-third-tribe" if players == PAIR_OF_PLAYERS else "report-note"
    note = tell(name, equal=equal_chance(here), spread=SPREAD_NOTE)
    told = [*seats, *lines(MEASURES, here, there), *points]
    return Section(players_title(players), told, note, [chart, spread])


def start_sentences(tables: Tables) -> list[Sentence]:
    return [
        start_sentence(one, 0, tell("where-map-players", map=map_title(board), count=players))
        for (board, players), one in tables.items()
    ]


def map_sentences(tables: Tables) -> list[Sentence]:
    said, names = [], {"here": map_title(MAPS[0]), "there": map_title(MAPS[1])}
    for measure, unit in ((samples.TURNS, "turns"), (samples.POINTS, "points")):
        here, there = (measure.of(tables[board, FEAT_PLAYERS]) for board in MAPS)
        text = tell(f"report-map-{unit}", count=FEAT_PLAYERS, size=GAP, **names)
        unsure = tell("report-map-unsure", measure=measure.label)
        said.append(compare(difference(here, there), text, unit, FEWER, unsure))
    return said


def feat_section(tables: Tables, feats: Feats, board: str) -> Section:
    """What earning a Feat goes with, and what playing with it changes."""
    long, shown = [], []
    for place, feat in enumerate(FEATS):
        one, base, name = feats[board, feat], tables[board, FEAT_PLAYERS], str(FEAT_NAMES[place])
        worth = one.worth("feats", place)
        shown.append((name, worth, None, worth.differs_from(0)))
        earned = mean(one.column("feats")[:, :, place].sum(axis=1))
        longer = difference(samples.TURNS.of(one), samples.TURNS.of(base))
        long += [
            Line(tell("report-feat-wins", feat=name), worth, None, "points"),
            Line(tell("report-feat-earned", feat=name), earned, None, "", 2),
            Line(tell("report-feat-points", feat=name), one.by_seat("points: Feats"), None, "", 2),
            Line(tell("report-feat-turns", feat=name), longer),
        ]
    title = map_title(board)
    chart = charts.forest(shown, tell("report-feat-chart", map=title), zero=0.0)
    return Section(tell("report-feats", map=title), long, tell("report-feats-note"), [chart])


def feat_sentences(feats: Feats) -> list[Sentence]:
    said = []
    for place, feat in enumerate(FEATS):
        marks = np.concatenate([feats[board, feat].column("feats")[:, :, place] for board in MAPS])
        shares = np.concatenate([feats[board, feat].shares for board in MAPS])
        worth = slope(marks, shares).scaled(PERCENT)
        text = tell("report-feat", feat=FEAT_NAMES[place], size=GAP)
        unsure = tell("report-feat-unsure", feat=FEAT_NAMES[place])
        said.append(compare(worth, text, "wins in a hundred", FEWER, unsure))
    return said


def place_section(one: Sample, board: str) -> Section:
    read = load_map(board)
    long = [
        Line(
            tell("report-leads", place=place_name(territory.name)),
            one.worth("territories led", place),
            None,
            "points",
        )
        for place, territory in enumerate(read.territories)
    ]
    long += [
        Line(tell("report-holds", number=place + 1), one.worth("connections held", place), None, "points")
        for place in range(len(read.connections))
    ]
    return long_section(tell("report-places", map=map_title(board)), long, tell("report-places-note"))
