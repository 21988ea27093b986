"""Iwari: both maps with every number of players, and each Feat alone."""

from __future__ import annotations

import numpy as np

from nekoban.games.iwari.counting import SOURCES
from nekoban.games.iwari.data.loading import load_map
from nekoban.games.iwari.data.map_files import names
from nekoban.games.iwari.parts import PAIR_OF_PLAYERS, SEATS
from nekoban.lab import charts, samples
from nekoban.lab.findings import Line, Report, Section, Sentence, careful, compare
from nekoban.lab.report import (
    FEWER,
    SHAPE,
    SPREAD_NOTE,
    Side,
    long_section,
    skill_line,
    skill_sentence,
    source_lines,
    start_sentence,
)
from nekoban.lab.samples import PERCENT, Measure, Sample, lines
from nekoban.lab.setting import Setting
from nekoban.lab.statistics import difference, mean, slope

MAPS = tuple(names())
TITLES = {board: board.replace("-", " ").title() for board in MAPS}
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
    Measure("ties, or nobody wins", lambda one: one.ties(), "%"),
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
        Side(TITLES[board], tables[board, FEAT_PLAYERS], uneven[board], setting.better) for board in MAPS
    ]
    return Report(
        "Iwari: maps, players and Feats",
        "Both maps with every number of players, without Feats; then each Feat alone, with three players."
        " The maps are this project's reconstructions.",
        setting.facts("iwari"),
        careful(
            [
                *start_sentences(tables),
                *map_sentences(tables),
                *feat_sentences(feats),
                *(skill_sentence(side.uneven, side.better, f" on {side.name}") for side in sides),
            ]
        ),
        [
            *(map_section(tables, players) for players in PLAYERS),
            Section("Skill and luck", [skill_line(*sides)], "One better bot at a table of three."),
            *(feat_section(tables, feats, board) for board in MAPS),
            *(place_section(tables[board, FEAT_PLAYERS], board) for board in MAPS),
        ],
        *TITLES.values(),
    )


def map_section(tables: Tables, players: int) -> Section:
    here, there = (tables[board, players] for board in MAPS)
    seats = lines(samples.start_measures(players), here, there)
    chart = charts.forest(
        [(one.label, one.here, one.there, True) for one in seats],
        f"How often each seat wins, {players} players",
        zero=here.equal,
        plain=True,
    )
    points, spread = source_lines(SOURCES, here, there)
    note = f"An equal chance is {here.equal:.1f} % a seat. {SPREAD_NOTE}"
    if players == PAIR_OF_PLAYERS:
        note += " With two players the third tribe can win, and then nobody does."
    told = [*seats, *lines(MEASURES, here, there), *points]
    return Section(f"{players} players", told, note, [chart, spread])


def start_sentences(tables: Tables) -> list[Sentence]:
    return [
        start_sentence(one, 0, f" on {TITLES[board]} with {players} players")
        for (board, players), one in tables.items()
    ]


def map_sentences(tables: Tables) -> list[Sentence]:
    said, (here_name, there_name) = [], TITLES.values()
    for measure, unit in ((samples.TURNS, "turns"), (samples.POINTS, "points")):
        here, there = (measure.of(tables[board, FEAT_PLAYERS]) for board in MAPS)
        each = measure.label.removeprefix(f"{unit} ")
        text = f"With {FEAT_PLAYERS} players {here_name} has {{}} {each} than {there_name}"
        unsure = f"No difference between the maps can be told in {measure.label}"
        said.append(compare(difference(here, there), text, unit, FEWER, unsure))
    return said


def feat_section(tables: Tables, feats: Feats, board: str) -> Section:
    """What earning a Feat goes with, and what playing with it changes."""
    long, shown = [], []
    for place, feat in enumerate(FEATS):
        one, base, name = feats[board, feat], tables[board, FEAT_PLAYERS], feat.capitalize()
        worth = one.worth("feats", place)
        shown.append((name, worth, None, worth.differs_from(0)))
        earned = mean(one.column("feats")[:, :, place].sum(axis=1))
        longer = difference(samples.TURNS.of(one), samples.TURNS.of(base))
        long += [
            Line(f"{name}: wins that go with earning it once more", worth, None, "points"),
            Line(f"{name}: earned a game", earned, None, "", 2),
            Line(f"{name}: points a seat", one.by_seat("points: Feats"), None, "", 2),
            Line(f"{name}: turns more or fewer than without", longer),
        ]
    chart = charts.forest(shown, f"What earning a Feat goes with on {TITLES[board]}", zero=0.0)
    return Section(f"Feats on {TITLES[board]}", long, "Three players, one Feat at a time.", [chart])


def feat_sentences(feats: Feats) -> list[Sentence]:
    said = []
    for place, feat in enumerate(FEATS):
        marks = np.concatenate([feats[board, feat].column("feats")[:, :, place] for board in MAPS])
        shares = np.concatenate([feats[board, feat].shares for board in MAPS])
        worth = slope(marks, shares).scaled(PERCENT)
        text = f"Earning the Feat of {feat.capitalize()} goes with {{}}"
        unsure = f"What earning the Feat of {feat.capitalize()} goes with cannot be told"
        said.append(compare(worth, text, "wins in a hundred", FEWER, unsure))
    return said


def place_section(one: Sample, board: str) -> Section:
    read = load_map(board)
    long = [
        Line(f"leads {territory.name}", one.worth("territories led", place), None, "points")
        for place, territory in enumerate(read.territories)
    ]
    long += [
        Line(f"holds connection {place + 1}", one.worth("connections held", place), None, "points")
        for place in range(len(read.connections))
    ]
    note = (
        "Leading or holding it at the end goes with so many more wins in a hundred; three players, no Feats."
    )
    return long_section(f"Territories and connections on {TITLES[board]}", long, note)
