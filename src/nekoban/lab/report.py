"""A report on a set of options, alone or compared with another set: every number with its interval."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from nekoban.core.catalogue import find_game
from nekoban.lab import charts, samples
from nekoban.lab.counting import counted
from nekoban.lab.findings import GAP, OFTEN, Line, Report, Section, Sentence, careful, claim, compare, spoken
from nekoban.lab.samples import ORDINALS, Measure, Sample, lines, play
from nekoban.lab.statistics import difference, found
from nekoban.lab.tables import Plan, make_plan
from nekoban.lab.words import tell

PAIR = 2
LONGEST = 14  # lines in a picture; the rest is in the table


@dataclass(frozen=True)
class Order:
    """What a report is about."""

    game: str
    options: tuple[tuple[str, Any], ...]
    against: tuple[tuple[str, Any], ...] | None
    games: int
    bot: str = "greedy"  # on every seat of the even table
    better: str = "greedy"  # on one seat of the table that separates skill from luck,
    weaker: str = "random"  # among these
    skill_games: int = 0
    seed: int = 0


def plans(order: Order, options: Mapping[str, Any]) -> tuple[Plan, Plan]:
    """The even table, and the table with one better bot."""
    even = make_plan(order.game, [order.bot], options, order.games, seed=order.seed, watched=1)
    uneven = [order.better] + [order.weaker] * (even.players - 1)
    count = order.skill_games or order.games
    return even, make_plan(order.game, uneven, options, count, seed=order.seed, watched=count)


def total(order: Order) -> int:
    """How many games a report plays."""
    sides = 1 if order.against is None else 2
    return sides * (order.games + (order.skill_games or order.games))


@dataclass
class Side:
    """One set of options, played."""

    name: str
    even: Sample
    uneven: Sample
    better: str


def make_report(
    order: Order,
    workers: int = 1,
    told: Callable[[int], None] = lambda games: None,
    title: str = "",
    names: tuple[str, ...] = (),
    kept: Path | None = None,
    pool: Any = None,
) -> Report:
    """Play, measure and report. `names` are the names of the two sets of options; games kept in a folder
    are not played again; `pool` is as in `simulate`.
    """
    game = find_game(order.game)
    sides = []
    asked = [order.options] if order.against is None else [order.options, order.against]
    names = names or side_names([str(game.options.read(dict(options))) for options in asked])
    for place, options in enumerate(asked):
        even, uneven = (play(plan, workers, told, kept, pool) for plan in plans(order, dict(options)))
        sides.append(Side(names[place], even, uneven, order.better))
    here, there = sides[0], sides[1] if len(sides) > 1 else None
    return Report(
        title or tell("report-title", game=game.shown_title, options=here.name),
        intro(game.shown_title, here, there),
        facts(order, here, there),
        careful(sentences(here, there)),
        list(sections(game.name, here, there)),
        here.name,
        there.name if there else "",
    )


def intro(title: str, here: Side, there: Side | None) -> str:
    if there is None:
        return tell("report-intro", game=title, options=here.name)
    return tell("report-intro-beside", game=title, options=here.name, other=there.name)


def side_names(options: list[str]) -> tuple[str, ...]:
    """Names for sets of options, by their differences."""
    words = [text.split() for text in options]
    common = set(words[0]).intersection(*words) if len(words) > 1 else set()
    return tuple(
        " ".join(word for word in one if word not in common) or tell("published-rules") for one in words
    )


def facts(order: Order, here: Side, there: Side | None) -> dict[str, str]:
    sides = [here, there] if there else [here]
    most = max(here.even.count, here.uneven.count)
    bots = {"better": order.better, "weaker": order.weaker}
    options = [" ".join(f"{name}={value}" for name, value in side.even.plan.sets[0]) for side in sides]
    return {
        "options": tell("options-beside", options=options[0], other=options[1]) if there else options[0],
        "games": f"{len(sides) * (here.even.count + here.uneven.count):,}",
        "even table": tell("even-table", bot=order.bot, games=f"{here.even.count:,}"),
        "uneven table": tell("uneven-table", games=f"{here.uneven.count:,}", **bots),
        "seeds": tell("seeds", first=str(order.seed), last=str(order.seed + most - 1)),
        "intervals": tell("intervals-by-games"),
    }


# --- sections --------------------------------------------------------------------------------------


def sections(name: str, here: Side, there: Side | None, skipped: Collection[str] = ()) -> Iterator[Section]:
    """The sections for any game; lists of marks may be left out by name."""
    one, other = here.even, there.even if there else None
    module = counted(find_game(name))
    yield seats_section(one, other)
    yield length_section(here, there)
    yield Section(tell("section-lead"), [*lines(LEAD, one, other), skill_line(here, there)])
    yield points_section(module.SOURCES, here, there)
    single = [mark.name for mark in module.MARKS if not mark.things]
    if single:
        yield Section(tell("section-happens"), lines(map(samples.mark_measure, single), one, other))
        yield worth_section(tell("section-winning"), [(name, name, None) for name in single], one, other)
    for mark in module.MARKS:
        if mark.things and mark.name not in skipped:
            things = [(thing, mark.name, place) for place, thing in enumerate(mark.things)]
            yield worth_section(
                tell("section-winning-by", name=mark_title(name, mark.name)), things, one, other
            )


def mark_title(game: str, name: str) -> str:
    """What the game calls the things that a mark counts."""
    words, message = find_game(game).tell, f"mark-{name.replace(' ', '-')}"
    return words(message) if words.has(message) else name


SHAPE = (
    samples.TURNS, samples.DECISIONS, samples.CHOICE, samples.WIDEST, samples.FORCED, samples.PASSES,
)  # fmt: skip
LEAD = (samples.LEADS, samples.COMEBACKS, samples.ARREARS, samples.TIES)


def seats_section(here: Sample, there: Sample | None) -> Section:
    """How often each place in the order of the start wins, compared with an equal chance."""
    found_lines = lines(
        samples.start_measures(here.players), here, there if same_seats(here, there) else None
    )
    chart = charts.forest(
        [(one.label, one.here, one.there, True) for one in found_lines],
        tell("chart-seats"),
        zero=here.equal,
        plain=True,
    )
    return Section(tell("section-seats"), found_lines, equal_chance(here), [chart])


def equal_chance(one: Sample) -> str:
    return tell("equal-chance", share=charts.number(one.equal))


def players_title(count: int) -> str:
    return tell("section-players", count=count)


def same_seats(here: Sample, there: Sample | None) -> bool:
    return there is not None and here.players == there.players


def length_section(here: Side, there: Side | None) -> Section:
    series = [(side.name, side.even.column("turns").tolist()) for side in (here, there) if side]
    chart = charts.histogram(series, tell("chart-turns"))
    found_lines = lines(SHAPE, here.even, there and there.even)
    return Section(tell("section-length"), found_lines, tell("note-turns"), [chart])


def skill_line(here: Side, there: Side | None) -> Line:
    label = tell("skill-line", bot=here.better, share=charts.number(here.even.equal))
    return Measure(label, lambda one: one.bot_share(here.better), "%").line(
        here.uneven, there and there.uneven
    )


def points_section(sources: Sequence[str], here: Side, there: Side | None) -> Section:
    one, other = here.even, there.even if there else None
    series = [(side.name, side.even.column("score").max(axis=1).tolist()) for side in (here, there) if side]
    found_lines, spread = source_lines(sources, one, other)
    note = tell("note-best-seat", spread=SPREAD_NOTE)
    pictures = [charts.histogram(series, tell("chart-best-seat")), spread]
    return Section(tell("section-points"), [samples.MARGIN.line(one, other), *found_lines], note, pictures)


SPREAD_NOTE = tell.phrase("note-spread")


def source_lines(
    sources: Sequence[str], here: Sample, there: Sample | None = None
) -> tuple[list[Line], charts.Svg]:
    """Points in total and by source: the means, and a picture of how they are spread."""
    columns = {source: samples.source_column(source) for source in sources}
    told = [
        source
        for source, name in columns.items()
        if any(side.column(name).any() for side in (here, there) if side)
    ]
    found_lines, rows = lines([samples.POINTS, *map(samples.source_measure, told)], here, there), []
    for line, name in zip(found_lines, ["score", *(columns[source] for source in told)], strict=True):
        line.spread = tuple(side.spread(name) for side in (here, there) if side)
        rows.append((line.label, line.spread[0], line.spread[1] if there else None))
    return found_lines, charts.spreads(rows, tell("chart-sources"))


def worth_section(
    title: str, things: Sequence[tuple[str, str, int | None]], here: Sample, there: Sample | None
) -> Section:
    """For each (label, mark, place in the mark), what goes with having one more of it."""
    found_lines = []
    for label, name, place in things:
        worth = here.worth(name, place)
        if worth.count:
            other = there.worth(name, place) if there else None
            found_lines.append(Line(label, worth, other, "points", 2))
    return long_section(title, found_lines, tell("note-caution"))


def long_section(
    title: str, long: list[Line], note: str, zero: float = 0.0, differences: bool = False
) -> Section:
    """A list in order of size; the picture shows its extremes."""
    for one, named in zip(long, found([one.here for one in long], zero), strict=True):
        one.named = named
    long.sort(key=lambda one: (not one.here.is_sound, -one.here.value if one.here.is_sound else 0.0))
    far = sorted(long, key=lambda one: -abs(one.here.value - zero) if one.here.is_sound else 0.0)[:LONGEST]
    shown = [(one.label, one.here, None, bool(one.named)) for one in long if one in far]
    chart = charts.forest(shown, title, zero=zero)
    return Section(title, long, note, [chart] if shown else [], len(long) > LONGEST, differences)


# --- sentences -------------------------------------------------------------------------------------


def sentences(here: Side, there: Side | None) -> Iterator[Sentence]:
    if there:
        yield from compared_sentences(here, there)
    for side in filter(None, (here, there)):
        where = tell("where-with", name=side.name) if there else ""
        for place in range(1 if side.even.players == PAIR else side.even.players):
            yield start_sentence(side.even, place, where)
        yield skill_sentence(side.uneven, side.better, where)
    if not there:
        yield comeback_sentence(here.even)


def start_sentence(one: Sample, place: int, where: str = "") -> Sentence:
    """How far a place in the order of the start is from an equal chance."""
    said = tell("start-sentence", place=ORDINALS[place], size=GAP, where=where)
    unsure = tell("start-unsure", place=ORDINALS[place], where=where)
    return compare(one.ahead(place), said, "points", OFTEN, unsure)


def skill_sentence(uneven: Sample, better: str, where: str = "") -> Sentence:
    """How often the better bot wins among the weaker ones."""
    won = uneven.bot_share(better)
    weaker = next((bot for bot in uneven.plan.bots if bot != better), better)
    others = tell.phrase("against-one" if uneven.players == PAIR else "among-several", bot=weaker)
    said = tell("skill-said", better=better, others=others, share=spoken(won, "%"), where=where)
    names = ("skill-shows", "skill-worse", "skill-unsure")
    return claim(
        won, uneven.equal, *(tell(name, said=said, equal=charts.number(uneven.equal)) for name in names)
    )


def comeback_sentence(one: Sample) -> Sentence:
    behind = one.comebacks()
    if not behind.is_sound:
        return Sentence(tell("comeback-few", count=behind.count), behind, False)
    return Sentence(tell("comeback", share=spoken(behind, "%")), behind, True)


FEWER = (tell.phrase("more"), tell.phrase("fewer"))
COMPARED = (  # the message, measure, unit, how more and less are said
    ("compared-turns", samples.TURNS, "turns", FEWER),
    ("compared-choice", samples.CHOICE, "moves", FEWER),
    ("compared-leads", samples.LEADS, "times", OFTEN),
    ("compared-comebacks", samples.COMEBACKS, "points", OFTEN),
    ("compared-ties", samples.TIES, "points", OFTEN),
)


def compared_sentences(here: Side, there: Side) -> Iterator[Sentence]:
    skill = difference(here.uneven.bot_share(here.better), there.uneven.bot_share(there.better))
    sides = {"here": here.name, "there": there.name, "size": GAP}
    for name, measure, unit, words in COMPARED:
        off = difference(measure.of(here.even), measure.of(there.even))
        unsure = tell("compared-unsure", measure=measure.label)
        yield compare(off, tell(name, **sides), unit, words, unsure, measure.digits)
    yield compare(skill, tell("compared-skill", **sides), "points", OFTEN, tell("compared-skill-unsure"))
