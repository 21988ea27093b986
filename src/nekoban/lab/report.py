"""A report on a set of options, alone or compared with another set: every number with its interval."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from nekoban.core.catalogue import find_game
from nekoban.core.messages import number
from nekoban.core.options import Chosen
from nekoban.core.variants import change_lines
from nekoban.lab import charts, samples
from nekoban.lab.counting import counted
from nekoban.lab.findings import (
    GAP,
    OFTEN,
    Asked,
    Line,
    Report,
    Section,
    Sentence,
    ask_others,
    careful,
    claim,
    compare,
    spoken,
)
from nekoban.lab.samples import ORDINALS, Measure, Sample, lines
from nekoban.lab.setting import Bots, Games, Played, Setting, plans_of, play_tables, settings
from nekoban.lab.statistics import NOTHING, Estimate, difference, found
from nekoban.lab.tables import Plan
from nekoban.lab.words import tell

PAIR = 2
LONGEST = 14  # lines in a picture; the rest is in the table
FEWER_GAMES = 4  # the stronger bot plays one game in four: it takes longer


@dataclass(frozen=True)
class Order:
    """What a report is about."""

    game: str
    options: tuple[tuple[str, Any], ...]
    against: tuple[tuple[str, Any], ...] | None
    games: int
    bots: Bots
    skill_games: int = 0
    seed: int = 0

    @property
    def asked(self) -> list[dict[str, Any]]:
        """The sets of options: one, or two that are compared."""
        return [dict(self.options)] + ([] if self.against is None else [dict(self.against)])

    def settings(self) -> list[Setting]:
        return settings(self.bots, seed=self.seed)

    def tables(self, setting: Setting) -> dict[str, Plan]:
        counts = (self.games, self.skill_games or self.games)
        even, uneven = (Games(count, count, -(-count // FEWER_GAMES)) for count in counts)
        return tables_of(setting, self.game, self.asked, even, uneven)


class Side(NamedTuple):
    """One set of options: what it is called, and the names of its tables."""

    name: str
    even: str = "even"
    uneven: str = "uneven"


def sides_of(names: Sequence[str]) -> list[Side]:
    """The sides of a report: one set of options, or two that are compared."""
    return [Side(name, f"even {place}", f"uneven {place}") for place, name in enumerate(names)]


def tables_of(
    setting: Setting, game: str, asked: Sequence[Mapping[str, Any]], even: Games, uneven: Games
) -> dict[str, Plan]:
    """For each set of options the even table, and the table with one better bot."""
    made: dict[str, Plan] = {}
    for side, options in zip(sides_of([""] * len(asked)), asked, strict=True):
        made[side.even] = setting.even(game, options, even)
        made[side.uneven] = setting.uneven(game, options, uneven, made[side.even].players)
    return made


def total(order: Order) -> int:
    """How many games a report plays."""
    return sum(plan.count for plan in plans_of(order.settings(), order.tables))


def make_report(
    order: Order,
    workers: int = 1,
    told: Callable[[int], None] = lambda games: None,
    kept: Path | None = None,
    pool: Executor | None = None,
) -> Report:
    """Play, measure and report. Games kept in a folder are not played again; `pool` is as in `simulate`."""
    game = find_game(order.game)
    weaker, usual, stronger = play_tables(order.settings(), order.tables, workers, told, kept, pool)
    chosen = [game.options.read(options) for options in order.asked]
    names = set_names(chosen)
    made = option_report(usual, order.game, names, game.title_of(chosen[0]))
    ask_others(made, (weaker, stronger))
    made.facts = facts(order, [weaker, usual, stronger])
    if changes := change_lines(game, chosen[0]):
        made.facts["changed rules"] = " ".join(changes)
    return made


def set_names(chosen: Sequence[Chosen]) -> tuple[str, ...]:
    """Names for sets of options: a variant has its own, others are called by what differs."""
    plain = side_names([str(one) for one in chosen])
    return tuple(one.values.get("called") or name for one, name in zip(chosen, plain, strict=True))


def option_report(played: Played, name: str, names: Sequence[str], title: str = "") -> Report:
    """A report on one set of options, or on two that are compared, by the names of the sets."""
    here, *others = sides_of(names)
    title = title or find_game(name).shown_title
    there = others[0] if others else None
    return Report(
        tell("report-title", game=title, options=here.name),
        intro(title, here, there),
        {},
        careful(sentences(played, here, there)),
        list(sections(name, played, here, there)),
        here.name,
        there.name if there else "",
    )


def intro(title: str, here: Side, there: Side | None) -> str:
    """The sentence at the head of a report."""
    if there is None:
        return tell("report-intro", game=title, options=here.name)
    return tell("report-intro-beside", game=title, options=here.name, other=there.name)


def side_names(options: list[str]) -> tuple[str, ...]:
    """Names for the sets of options that a report compares, by their differences."""
    words = [text.split() for text in options]
    common = set(words[0]).intersection(*words) if len(words) > 1 else set()
    return tuple(
        " ".join(word for word in one if word not in common) or tell("published-rules") for one in words
    )


def facts(order: Order, all_played: Sequence[Played]) -> dict[str, str]:
    """How a report was made: bots, games, seeds, options."""
    plans = [order.tables(played.setting) for played in all_played]
    options = [" ".join(f"{name}={value}" for name, value in one.items()) for one in order.asked]
    beside = len(options) > 1
    last = order.seed + max(plan.count for named in plans for plan in named.values()) - 1
    return {
        "options": tell("options-beside", options=options[0], other=options[1]) if beside else options[0],
        **bot_facts(all_played),
        "seeds": tell("seeds", first=str(order.seed), last=str(last)),
    }


def bot_facts(all_played: Sequence[Played]) -> dict[str, str]:
    """How many games were played, by whom, for what."""
    weaker, usual, stronger = all_played
    bots = {"weaker": weaker.bot, "bot": usual.bot, "stronger": stronger.bot}
    counts = [number(one.count, 0) for one in all_played]
    below = {"below": weaker.setting.below, **bots}
    return {
        "games": number(sum(one.count for one in all_played), 0),
        "bots": tell("bots-of-report", games=counts[1], **bots),
        "other bots": tell("other-bots-of-report", weak=counts[0], strong=counts[2], **bots),
        "uneven tables": tell("uneven-tables", **below),
        "intervals": tell("intervals-by-games"),
    }


# --- sections --------------------------------------------------------------------------------------


def sections(
    name: str, played: Played, here: Side, there: Side | None = None, skipped: Collection[str] = ()
) -> Iterator[Section]:
    """The sections for any game; lists of marks may be left out by name."""
    one, other = played[here.even], played[there.even] if there else None
    even = {side.name: played[side.even] for side in (here, there) if side}
    module = counted(find_game(name))
    yield seats_section(one, other)
    yield length_section(even)
    yield lead_section(played, here, there)
    yield points_section(module.SOURCES, even)
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
LEAD = (samples.LEADS, samples.COMEBACKS, samples.ARREARS)


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
    """What every seat would win if all were equal."""
    return tell("equal-chance", share=number(one.equal))


def players_title(count: int) -> str:
    """The title of a section about one number of players."""
    return tell("section-players", count=count)


def same_seats(here: Sample, there: Sample | None) -> bool:
    """Whether two samples can be compared seat by seat."""
    return there is not None and here.players == there.players


def length_section(even: Mapping[str, Sample]) -> Section:
    """The section of a report on how long games are."""
    series = [(name, one.column("turns").tolist()) for name, one in even.items()]
    chart = charts.histogram(series, tell("chart-turns"))
    return Section(tell("section-length"), lines(SHAPE, *even.values()), tell("note-turns"), [chart])


def lead_section(played: Played, here: Side, there: Side | None) -> Section:
    """Who is ahead on the way, for games that all begin with equally many points; and skill."""
    tables = [played[side.even] for side in (here, there) if side]
    followed = all(len(one.watched("half_gap")) for one in tables)
    whole = all(len(one.watched("half_gap")) == one.count for one in tables)
    note = "" if whole else tell("note-unequal-starts" if followed else "note-no-lead")
    told = [*lines(LEAD if followed else [], *tables), samples.TIES.line(*tables)]
    return Section(tell("section-lead"), [*told, skill_line(played, here, there)], note)


def skill_line(played: Played, here: Side, there: Side | None) -> Line:
    """How often the better bot wins: a line of a report."""
    label = tell("skill-line", bot=played.bot, share=number(played[here.uneven].equal))
    won = Measure(label, lambda one: one.bot_share(played.bot), "%")
    return won.line(*(played[side.uneven] for side in (here, there) if side))


def points_section(sources: Sequence[str], even: Mapping[str, Sample]) -> Section:
    """The section of a report on where points come from."""
    one, other = [*even.values(), None][:2]
    series = [(name, table.column("score").max(axis=1).tolist()) for name, table in even.items()]
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
        one.named, one.nought = named, zero
    long.sort(key=lambda one: (not one.here.is_sound, -one.here.value if one.here.is_sound else 0.0))
    far = sorted(long, key=lambda one: -abs(one.here.value - zero) if one.here.is_sound else 0.0)[:LONGEST]
    shown = [(one.label, one.here, None, bool(one.named)) for one in long if one in far]
    chart = charts.forest(shown, title, zero=zero)
    return Section(title, long, note, [chart] if shown else [], len(long) > LONGEST, differences)


# --- sentences -------------------------------------------------------------------------------------


def sentences(played: Played, here: Side, there: Side | None) -> Iterator[Sentence]:
    """The sentences of a report about one set of options, or two compared."""
    if there:
        yield from compared_sentences(played, here, there)
    for side in filter(None, (here, there)):
        where = tell("where-with", name=side.name) if there else ""
        yield from start_sentences(played, side.even, where)
        yield skill_sentence(played, side.uneven, where)
    if not there:
        yield from comeback_sentences(played, here.even)


def start_sentences(played: Played, table: str, where: str = "") -> Iterator[Sentence]:
    """Every place in the order of the start; of two, what one wins the other loses."""
    players = played[table].players
    for place in range(1 if players == PAIR else players):
        yield start_sentence(played, table, place, where)


def start_sentence(played: Played, table: str, place: int, where: str = "") -> Sentence:
    """How far a place in the order of the start is from an equal chance."""

    def asked(one: Played) -> Estimate:
        return one[table].ahead(place)

    said = tell("start-sentence", place=ORDINALS[place], size=GAP, where=where)
    unsure = tell("start-unsure", place=ORDINALS[place], where=where)
    return compare(asked(played), said, "points", OFTEN, unsure).asking(asked)


def better_share(played: Played, table: str) -> Estimate:
    """How often the bot wins among weaker ones; nothing if these are no others."""
    return NOTHING if played.bot == played.setting.below else played[table].bot_share(played.bot)


def skill_sentence(played: Played, table: str, where: str = "") -> Sentence:
    """How often the better bot wins among the weaker ones."""

    def asked(one: Played) -> Estimate:
        return better_share(one, table)

    won, equal = asked(played), played[table].equal
    among = "against-one" if played[table].players == PAIR else "among-several"
    others = tell.phrase(among, bot=played.setting.below)
    said = tell("skill-said", better=played.bot, others=others, share=spoken(won, "%"), where=where)
    names = ("skill-shows", "skill-worse", "skill-unsure" if won.is_sound else "skill-few")
    texts = (tell(name, said=said, equal=number(equal), count=won.count) for name in names)
    return claim(won, equal, *texts, unit="%").asking(asked)


def comeback_sentences(played: Played, table: str) -> Iterator[Sentence]:
    """Whether a lead at half-time lasts; nothing is said where none can be followed."""

    def asked(one: Played) -> Estimate:
        return one[table].comebacks()

    behind = asked(played)
    if behind.count:
        texts = (tell(f"comeback-{name}", share=spoken(behind, "%")) for name in ("often", "rare", "unsure"))
        yield claim(behind, HALF, *texts, unit="%").asking(asked)


HALF = 50.0  # of a hundred games
FEWER = (tell.phrase("more"), tell.phrase("fewer"))
COMPARED = (  # the message, measure, unit, how more and less are said
    ("compared-turns", samples.TURNS, "turns", FEWER),
    ("compared-choice", samples.CHOICE, "moves", FEWER),
    ("compared-leads", samples.LEADS, "lead-changes", FEWER),
    ("compared-comebacks", samples.COMEBACKS, "points", OFTEN),
    ("compared-ties", samples.TIES, "points", OFTEN),
)


def compared_sentences(played: Played, here: Side, there: Side) -> Iterator[Sentence]:
    """The sentences of a report about what differs between two sets of options."""
    sides = {"here": here.name, "there": there.name, "size": GAP}
    for name, measure, unit, words in COMPARED:
        unsure = tell("compared-unsure", measure=measure.label)
        told = more_here(measure.of, here.even, there.even)
        if told(played).count:
            said = tell(name, **sides)
            yield compare(told(played), said, unit, words, unsure, measure.digits).asking(told)

    def skill(one: Played) -> Estimate:
        return difference(better_share(one, here.uneven), better_share(one, there.uneven))

    said, unsure = tell("compared-skill", **sides), tell("compared-skill-unsure")
    yield compare(skill(played), said, "points", OFTEN, unsure).asking(skill)


def more_here(measure: Callable[[Sample], Estimate], here: str, there: str) -> Asked:
    """How much larger a number is at one table than at another."""
    return lambda played: difference(measure(played[here]), measure(played[there]))
