"""Nine Lives: what each of the 88 powers is worth, and what each variant changes."""

from __future__ import annotations

from collections.abc import Iterator

from nekoban.core.messages import number
from nekoban.core.options import OptionValues
from nekoban.games.nine_lives.counting import POWERS
from nekoban.games.nine_lives.teaching import POWER_TEXTS
from nekoban.games.nine_lives.words import tell
from nekoban.lab import samples
from nekoban.lab.findings import GAP, LONGER, Asked, Line, Report, Section, Sentence, careful, compare, spoken
from nekoban.lab.report import (
    Side,
    long_section,
    more_here,
    sections,
    skill_sentence,
    start_sentences,
)
from nekoban.lab.samples import Measure, Sample, lines
from nekoban.lab.setting import Games, Played, Setting
from nekoban.lab.statistics import difference, mean
from nekoban.lab.tables import Plan

SETS = 3_000  # life sets that take turns for the powers; elsewhere every game has a set of its own
PLAYERS = 3
GAMES = {
    "powers": Games(16_000, 9_000, 1_500),
    "published": Games(1_500, 1_500, 240),
    "variant": Games(600, 500, 80),
    "uneven": Games(400, 400, 150),
}
TOLD = 3  # best and worst powers that get a sentence
VARIANTS = (
    "table-count", "wager-one", "no-first-last", "star-once", "bad-suit", "shuffle-own", "shuffle-all",
)  # fmt: skip
COUNTS = (
    samples.TURNS,
    samples.mark_measure("wagers"),
    samples.mark_measure("failures"),
    samples.mark_measure("cards laid"),
    Measure(tell.phrase("measure-lives"), lambda one: one.by_seat("score"), digits=2),
)
MEASURES = (
    *COUNTS,
    Measure(samples.starting_wins(0), lambda one: one.started(0), "%"),
    samples.LEADS,
    samples.TIES,
)


def life_sets(count: int, **options: str) -> list[OptionValues]:
    """Options of so many sets of lives, for the report of Nine Lives."""
    return [{"players": PLAYERS, "life-set": str(number + 1)} | options for number in range(count)]


def tables(setting: Setting) -> dict[str, Plan]:
    """Nine Lives: powers, the published game, and every variant by its name."""

    def own_sets(kind: str, **options: str) -> list[OptionValues]:
        return life_sets(setting.games(GAMES[kind]), **options)

    sets = life_sets(min(SETS, setting.games(GAMES["powers"])))
    made = {
        "powers": setting.even("nine-lives", sets, GAMES["powers"]),
        "even": setting.even("nine-lives", own_sets("published"), GAMES["published"]),
        "uneven": setting.uneven("nine-lives", own_sets("uneven"), GAMES["uneven"], PLAYERS),
    }
    for name in VARIANTS:
        sets = own_sets("variant", **{name: "yes"})
        made[name] = setting.even("nine-lives", sets, GAMES["variant"])
    return made


def report(played: Played) -> Report:
    """The report of Nine Lives."""
    powers, published = powers_section(played["powers"]), Side(tell("report-published"))
    sets = number(len(played["powers"].plan.sets), 0)
    said = careful(
        [
            *power_sentences(powers),
            *start_sentences(played, published.even),
            skill_sentence(played, published.uneven),
            *variant_sentences(played),
        ]
    )
    told = [
        powers,
        *variant_sections(played),
        game_section(played["even"]),
        *sections("nine-lives", played, published, skipped=("powers dealt", "powers seen")),
    ]
    facts = {tell("fact-life-sets"): tell("report-life-sets", last=sets)}
    return Report(tell("report-title"), tell("report-intro", sets=sets), facts, said, told)


def power_texts() -> dict[str, str]:
    """What each power says, for the report of Nine Lives."""
    return {power: str(text) for power, text in zip(POWERS, POWER_TEXTS, strict=True)}


def powers_section(dealt: Sample) -> Section:
    """The section of the report on what each power is worth."""
    marks, seen = dealt.column("powers dealt") > 0, dealt.column("powers seen") > 0
    long = []
    for place, (power, text) in enumerate(power_texts().items()):
        owners, asked = marks[:, :, place], power_worth(place)
        came = float(seen[:, :, place][owners].mean()) if owners.any() else 0.0
        note = tell("report-comes-up", share=f"{came:.0%}")
        worth = dealt.worth("powers dealt", place)
        long.append(Line(f"{power} {text}", worth, None, "points", 1, note, asked=asked))
    made = long_section(tell("report-powers"), long, "")
    named = sum(line.named is True for line in long)
    made.note = tell("report-powers-note", named=named, rest=len(long) - named)
    return made


def power_worth(place: int) -> Asked:
    """What a power is worth, as any bot plays."""
    return lambda played: played["powers"].worth("powers dealt", place)


def power_sentences(section: Section) -> Iterator[Sentence]:
    """The best and the worst of the powers that stand out."""
    named = [line for line in section.lines if line.named]
    for line in named if len(named) <= 2 * TOLD else [*named[:TOLD], *named[-TOLD:]]:
        said = "report-power-gains" if line.here.value > 0 else "report-power-costs"
        size = {"number": number(abs(line.here.value)), "half": number(line.here.half)}
        text = tell(said, power=line.label.rstrip(".。"), **size)
        yield Sentence(text, line.here, True, unit=line.unit, asked=line.asked)


def game_section(base: Sample) -> Section:
    """The section of the report on the game itself: powers seen, wagers, failures."""
    seen = (base.column("powers seen") > 0).sum(axis=(1, 2))
    found = [Line(tell("measure-powers"), mean(seen)), *lines(COUNTS, base)]
    return Section(tell("report-game"), found, tell("report-game-note"))


def variant_sections(played: Played) -> Iterator[Section]:
    """One section a measure: every variant as a difference to the published game."""
    base = played["even"]
    for measure in MEASURES:
        unit = measure.unit and "points"
        long = [
            Line(
                tell("report-variant", name=name, rule=tell.phrase(f"variant-{name}")),
                difference(measure.of(played[name]), measure.of(base)),
                None,
                unit,
                measure.digits,
                asked=more_here(measure.of, name, "even"),
            )
            for name in VARIANTS
        ]
        usual = spoken(measure.of(base), measure.unit, measure.digits)
        title, note = (
            tell("report-variants", measure=measure.label),
            tell("report-as-published", number=usual),
        )
        yield long_section(title, long, note, differences=True)


def variant_sentences(played: Played) -> Iterator[Sentence]:
    """Whether games with each variant of the booklet are longer."""
    for name in VARIANTS:
        asked = more_here(samples.TURNS.of, name, "even")
        said, unsure = tell("report-longer", name=name, size=GAP), tell("report-longer-unsure", name=name)
        yield compare(asked(played), said, "turns", LONGER, unsure).asking(asked)
