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
from nekoban.lab.findings import GAP, Line, Report, Section, Sentence, careful, claim, compare, spoken
from nekoban.lab.report import (
    FEWER,
    SHAPE,
    SPREAD_NOTE,
    Side,
    equal_chance,
    long_section,
    more_here,
    players_title,
    skill_line,
    skill_sentence,
    source_lines,
    start_sentence,
)
from nekoban.lab.samples import PERCENT, Measure, Sample, lines
from nekoban.lab.setting import Games, Played, Setting
from nekoban.lab.statistics import Estimate, difference, mean, share, slope
from nekoban.lab.tables import Plan
from nekoban.lab.words import tell as lab_words

MAPS = tuple(names())
PLAYERS = range(PAIR_OF_PLAYERS, SEATS + 1)
FEATS = ("union", "discovery", "honour", "respect")
FEAT_PLAYERS = 3
TRIBES_OF_TWO = 3  # at a table of two
GAMES = {
    "table": Games(2_000, 1_000, 90),
    "feat": Games(250, 250, 60),
    "uneven": Games(300, 300, 100),
}
MEASURES = (
    *SHAPE,
    samples.MARGIN,
    samples.LEADS,
    samples.COMEBACKS,
    samples.ARREARS,
    Measure(tell.phrase("measure-ties"), lambda one: one.ties(), "%"),
)


def tables(setting: Setting) -> dict[str, Plan]:
    """The tables that the report of Iwari is made from: maps, players, Feats."""
    made = {}
    for board in MAPS:
        for players in PLAYERS:
            options = {"players": players, "map": board}
            made[table_name(board, players)] = setting.even("iwari", options, GAMES["table"])
        three = {"players": FEAT_PLAYERS, "map": board}
        for feat in FEATS:
            made[feat_name(board, feat)] = setting.even("iwari", three | {feat: "yes"}, GAMES["feat"])
        made[side_of(board).uneven] = setting.uneven("iwari", three, GAMES["uneven"], FEAT_PLAYERS)
    return made


def table_name(board: str, players: int) -> str:
    """The name of a table with a map and so many players."""
    return f"{board}, {players} players"


def feat_name(board: str, feat: str) -> str:
    """The name of a table with a map and one Feat."""
    return f"{board}, {feat}"


def side_of(board: str) -> Side:
    """A map with three players."""
    return Side(map_title(board), table_name(board, FEAT_PLAYERS), f"{board}, uneven")


def report(played: Played) -> Report:
    """The report of Iwari."""
    sides = [side_of(board) for board in MAPS]
    said = careful(
        [
            *start_sentences(played),
            *(third_tribe_sentence(played, board) for board in MAPS),
            *map_sentences(played),
            *feat_sentences(played),
            *(skill_sentence(played, side.uneven, where_map(side.name)) for side in sides),
        ]
    )
    told = [
        *(map_section(played, players) for players in PLAYERS),
        Section(lab_words("section-skill"), [skill_line(played, *sides)], tell("report-skill")),
        *(feat_section(played, board) for board in MAPS),
        *(place_section(played[table_name(board, FEAT_PLAYERS)], board) for board in MAPS),
    ]
    here, there = map(map_title, MAPS)
    return Report(tell("report-title"), tell("report-intro"), {}, said, told, here, there)


def map_title(board: str) -> str:
    """What the report calls a map."""
    return tell(f"report-map-{board}")


def where_map(title: str) -> str:
    """The map that a sentence of the report is about."""
    return tell("where-map", map=title)


def map_section(played: Played, players: int) -> Section:
    """The section of the report on both maps with so many players."""
    here, there = (played[table_name(board, players)] for board in MAPS)
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


def start_sentences(played: Played) -> list[Sentence]:
    """Whether it helps to begin, on each map with each number of players."""
    return [
        start_sentence(played, table_name(board, players), 0, where_players(board, players))
        for board in MAPS
        for players in PLAYERS
    ]


def where_players(board: str, players: int) -> str:
    """The map and the number of players that a sentence of the report is about."""
    return tell("where-map-players", map=map_title(board), count=players)


def third_tribe_sentence(played: Played, board: str) -> Sentence:
    """With two players, how often the third tribe wins, so that neither of them does."""

    def asked(one: Played) -> Estimate:
        return third_tribe(one[table_name(board, PAIR_OF_PLAYERS)])

    won = asked(played)
    words = {"map": map_title(board), "share": spoken(won, "%")}
    texts = (tell(f"report-third-tribe-{name}", **words) for name in ("more", "less", "unsure"))
    return claim(won, PERCENT / TRIBES_OF_TWO, *texts, unit="%").asking(asked)


def third_tribe(one: Sample) -> Estimate:
    """How often the third tribe has the most points."""
    return share(one.shares.sum(axis=1) == 0).scaled(PERCENT)


def map_sentences(played: Played) -> list[Sentence]:
    """What differs between the maps."""
    said, names = [], {"here": map_title(MAPS[0]), "there": map_title(MAPS[1])}
    for measure, unit in ((samples.TURNS, "turns"), (samples.POINTS, "points")):
        asked = more_here(measure.of, *(table_name(board, FEAT_PLAYERS) for board in MAPS))
        text = tell(f"report-map-{unit}", count=FEAT_PLAYERS, size=GAP, **names)
        unsure = tell("report-map-unsure", measure=measure.label)
        said.append(compare(asked(played), text, unit, FEWER, unsure).asking(asked))
    return said


def feat_section(played: Played, board: str) -> Section:
    """What earning a Feat goes with, and what playing with it changes."""
    long, shown = [], []
    for place, feat in enumerate(FEATS):
        one, name = played[feat_name(board, feat)], str(FEAT_NAMES[place])
        base = played[table_name(board, FEAT_PLAYERS)]
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


def feat_sentences(played: Played) -> list[Sentence]:
    """What each Feat changes."""
    said = []
    for place, feat in enumerate(FEATS):

        def asked(one: Played, place: int = place, feat: str = feat) -> Estimate:
            return feat_worth(one, place, feat)

        text = tell("report-feat", feat=FEAT_NAMES[place], size=GAP)
        unsure = tell("report-feat-unsure", feat=FEAT_NAMES[place])
        said.append(compare(asked(played), text, "wins in a hundred", FEWER, unsure).asking(asked))
    return said


def feat_worth(played: Played, place: int, feat: str) -> Estimate:
    """What earning a Feat once more goes with, on both maps together."""
    taken = [played[feat_name(board, feat)] for board in MAPS]
    marks = np.concatenate([one.column("feats")[:, :, place] for one in taken])
    return slope(marks, np.concatenate([one.shares for one in taken])).scaled(PERCENT)


def place_section(one: Sample, board: str) -> Section:
    """How often each territory of a map is led, entered and connected."""
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
