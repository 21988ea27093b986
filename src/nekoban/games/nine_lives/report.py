"""Nine Lives: what each of the 88 powers is worth, and what each variant changes."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

from nekoban.core.catalogue import find_game
from nekoban.core.options import OptionValues
from nekoban.games.nine_lives.words import tell
from nekoban.lab import samples
from nekoban.lab.charts import number
from nekoban.lab.findings import GAP, LONGER, Line, Report, Section, Sentence, careful, compare, spoken
from nekoban.lab.report import Side, long_section, sections, skill_sentence, start_sentence
from nekoban.lab.samples import Measure, Sample, lines
from nekoban.lab.setting import Setting
from nekoban.lab.statistics import Estimate, difference, mean

SETS = 4_000  # life sets that take turns for the powers; elsewhere every game has a set of its own
PLAYERS = 3
GAMES = {"powers": 32_000, "published": 3_000, "variant": 1_500, "uneven": 1_200}
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


def total(setting: Setting) -> int:
    once = sum(setting.games(GAMES[name]) for name in ("powers", "published", "uneven"))
    return once + len(VARIANTS) * setting.games(GAMES["variant"])


def life_sets(count: int, **options: str) -> list[OptionValues]:
    return [{"players": PLAYERS, "life-set": str(number + 1)} | options for number in range(count)]


def report(setting: Setting) -> Report:
    def own_sets(kind: str, **options: str) -> list[OptionValues]:
        return life_sets(setting.games(GAMES[kind]), **options)

    sets = life_sets(min(SETS, setting.games(GAMES["powers"])))
    dealt = setting.sample("nine-lives", sets, GAMES["powers"])
    base = setting.sample("nine-lives", own_sets("published"), GAMES["published"])
    uneven = setting.uneven("nine-lives", own_sets("uneven"), GAMES["uneven"], PLAYERS)
    varied = {
        name: setting.sample("nine-lives", own_sets("variant", **{name: "yes"}), GAMES["variant"])
        for name in VARIANTS
    }
    powers, published = powers_section(dealt), Side(tell("report-published"), base, uneven, setting.better)
    made = Report(
        tell("report-title"),
        tell("report-intro", sets=f"{len(sets):,}"),
        setting.facts("nine-lives"),
        careful(
            [
                *power_sentences(powers),
                *(start_sentence(base, place) for place in range(PLAYERS)),
                skill_sentence(uneven, setting.better),
                *variant_sentences(base, varied),
            ]
        ),
        [
            powers,
            *variant_sections(base, varied),
            game_section(base),
            *sections("nine-lives", published, None, skipped=("powers dealt", "powers seen")),
        ],
    )
    made.facts[tell("fact-life-sets")] = tell("report-life-sets", last=str(len(sets)))
    return made


def power_texts() -> dict[str, str]:
    file = find_game("nine-lives").folder / "data" / "powers.toml"
    powers = tomllib.loads(file.read_text(encoding="utf-8"))["power"]
    open = {name: tell.phrase(f"any-{name}") for name in ("side", "suit", "other", "number")}
    return {power["id"]: tell(f"power-{power['id'].lower()}", **open) for power in powers}


def powers_section(dealt: Sample) -> Section:
    marks, seen = dealt.column("powers dealt") > 0, dealt.column("powers seen") > 0
    long = []
    for place, (power, text) in enumerate(power_texts().items()):
        owners = marks[:, :, place]
        came = float(seen[:, :, place][owners].mean()) if owners.any() else 0.0
        note = tell("report-comes-up", share=f"{came:.0%}")
        long.append(Line(f"{power} {text}", dealt.worth("powers dealt", place), None, "points", 1, note))
    return long_section(tell("report-powers"), long, tell("report-powers-note"))


def power_sentences(section: Section) -> Iterator[Sentence]:
    named = [line for line in section.lines if line.named]
    for line in named if len(named) <= 2 * TOLD else [*named[:TOLD], *named[-TOLD:]]:
        said = "report-power-gains" if line.here.value > 0 else "report-power-costs"
        size = {"number": number(abs(line.here.value)), "half": number(line.here.half)}
        yield Sentence(tell(said, power=line.label.rstrip(".。"), **size), line.here, True)
    games = max(line.here.count for line in section.lines)
    rest = len(section.lines) - len(named)
    text = tell("report-powers-told", named=len(named), count=len(section.lines), rest=rest)
    yield Sentence(text, Estimate(len(named), len(named), len(named), games), bool(named))


def game_section(base: Sample) -> Section:
    seen = (base.column("powers seen") > 0).sum(axis=(1, 2))
    found = [Line(tell("measure-powers"), mean(seen)), *lines(COUNTS, base)]
    return Section(tell("report-game"), found, tell("report-game-note"))


def variant_sections(base: Sample, varied: dict[str, Sample]) -> Iterator[Section]:
    """One section a measure: every variant as a difference to the published game."""
    for measure in MEASURES:
        unit = measure.unit and "points"
        long = [
            Line(
                tell("report-variant", name=name, rule=tell.phrase(f"variant-{name}")),
                difference(measure.of(one), measure.of(base)),
                None,
                unit,
                measure.digits,
            )
            for name, one in varied.items()
        ]
        usual = spoken(measure.of(base), measure.unit, measure.digits)
        title, note = (
            tell("report-variants", measure=measure.label),
            tell("report-as-published", number=usual),
        )
        yield long_section(title, long, note, differences=True)


def variant_sentences(base: Sample, varied: dict[str, Sample]) -> Iterator[Sentence]:
    usual = base.average("turns")
    for name, one in varied.items():
        off = difference(one.average("turns"), usual)
        said, unsure = tell("report-longer", name=name, size=GAP), tell("report-longer-unsure", name=name)
        yield compare(off, said, "turns", LONGER, unsure)
