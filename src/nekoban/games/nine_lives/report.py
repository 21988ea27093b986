"""Nine Lives: what each of the 88 powers is worth, and what each variant changes."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

from nekoban.core.catalogue import find_game
from nekoban.core.options import OptionValues
from nekoban.games.nine_lives.words import tell
from nekoban.lab import samples
from nekoban.lab.charts import number
from nekoban.lab.findings import Line, Report, Section, Sentence, careful, compare, spoken
from nekoban.lab.report import Side, long_section, sections, skill_sentence, start_sentence
from nekoban.lab.samples import Measure, Sample, lines
from nekoban.lab.setting import Setting
from nekoban.lab.statistics import Estimate, difference, mean

SETS = 4_000  # life sets that take turns for the powers; elsewhere every game has a set of its own
PLAYERS = 3
GAMES = {"powers": 32_000, "published": 3_000, "variant": 1_500, "uneven": 1_200}
TOLD = 3  # best and worst powers that get a sentence
VARIANTS = {
    "table-count": "the number of cards on the table may not be played",
    "wager-one": "a wager gives a card or a stack, never both",
    "no-first-last": "the first and the last life cannot be wagered",
    "star-once": "one star card a round",
    "bad-suit": "the Kittyking names a bad suit",
    "shuffle-own": "each cat's lives are shuffled",
    "shuffle-all": "all lives are shuffled together",
}
COUNTS = (
    samples.TURNS,
    samples.mark_measure("wagers"),
    samples.mark_measure("failures"),
    samples.mark_measure("cards laid"),
    Measure("lives left a seat", lambda one: one.by_seat("score"), digits=2),
)
MEASURES = (
    *COUNTS,
    Measure("starting first wins", lambda one: one.started(0), "%"),
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
    powers, published = powers_section(dealt), Side("as published", base, uneven, setting.better)
    made = Report(
        "Nine Lives: what each power is worth",
        f"Three players and {len(sets):,} life sets in turn: a set is drawn by chance and so decides which "
        "seat is dealt which powers: what goes with a power is what it does. Then what each variant changes, "
        "and the game as published, a life set a game.",
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
    made.facts["life sets"] = f"1 to {len(sets)}, one after another"
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
        note = f"comes up for {came:.0%} of its owners"
        long.append(Line(f"{power} {text}", dealt.worth("powers dealt", place), None, "points", 1, note))
    note = (
        "How many more wins in a hundred games than an equal chance a seat has whose lives hold the power, "
        "where the other seats' do not; intervals are by life sets, which are played many times each. Filled "
        "dots stand out after care for the length of the list."
    )
    return long_section("All 88 powers", long, note)


def power_sentences(section: Section) -> Iterator[Sentence]:
    named = [line for line in section.lines if line.named]
    for line in named if len(named) <= 2 * TOLD else [*named[:TOLD], *named[-TOLD:]]:
        word = "gains" if line.here.value > 0 else "costs"
        size = f"{number(abs(line.here.value))} ± {number(line.here.half)}"
        yield Sentence(f"{line.label.rstrip('.')}: it {word} {size} wins in a hundred.", line.here, True)
    games = max(line.here.count for line in section.lines)
    rest = len(section.lines) - len(named)
    text = (
        f"{len(named)} of {len(section.lines)} powers can be told from no effect; for the other {rest} "
        "these games do not say which way they go."
    )
    yield Sentence(text, Estimate(len(named), len(named), len(named), games), bool(named))


def game_section(base: Sample) -> Section:
    seen = (base.column("powers seen") > 0).sum(axis=(1, 2))
    found = [Line("powers that come up in a game", mean(seen)), *lines(COUNTS, base)]
    note = "This and what follows is of the published game. The first to start is the first Kittyking."
    return Section("The game as published", found, note)


def variant_sections(base: Sample, varied: dict[str, Sample]) -> Iterator[Section]:
    """One section a measure: every variant as a difference to the published game."""
    for measure in MEASURES:
        unit = measure.unit and "points"
        long = [
            Line(
                f"{name}: {VARIANTS[name]}",
                difference(measure.of(one), measure.of(base)),
                None,
                unit,
                measure.digits,
            )
            for name, one in varied.items()
        ]
        note = f"As published: {spoken(measure.of(base), measure.unit, measure.digits)}."
        yield long_section(f"What each variant changes: {measure.label}", long, note, differences=True)


def variant_sentences(base: Sample, varied: dict[str, Sample]) -> Iterator[Sentence]:
    usual = base.average("turns")
    for name, one in varied.items():
        off = difference(one.average("turns"), usual)
        said = f"With {name}, games are {{}} than as published"
        yield compare(off, said, "turns", ("longer", "shorter"), f"Whether {name} changes the length is open")
