"""The page on what strong play teaches: sentences, tables and pictures from what was found out."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from typing import Any

from nekoban.bots.levels import settings_of
from nekoban.bots.network import has_network, shipped_weights
from nekoban.core.game import Game
from nekoban.core.messages import Phrase, number
from nekoban.lab import charts
from nekoban.lab.findings import (
    GAP,
    OFTEN,
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
from nekoban.lab.report import FEWER, long_section, mark_title
from nekoban.lab.statistics import Estimate
from nekoban.lab.teaching import (
    BOTH,
    DEALS,
    EVEN,
    GAMES,
    MOTIVES,
    PLAIN,
    SEARCHER,
    STRONG,
    Answers,
    Findings,
    Tried,
    groups,
    marks_of,
    unlike,
)
from nekoban.lab.words import tell

TOLD = 8  # of habits, of rules and of what strong play loses: so many sentences at most
WORTH_TELLING = 5.0  # points: a smaller difference stands in the tables alone


def teaching_report(found: Findings) -> Report:
    """All that was found out, as a report."""
    kinds = rule_sentences(found, "advice", found.advice), rule_sentences(found, "worth", found.worth)
    told = telling_most([*kinds, habit_sentences(found), thing_sentences(found)])
    games = len(found.strong.counts)
    made = Report(
        tell("teach-title", game=found.game.shown_title),
        tell("teach-intro", strong=STRONG, plain=PLAIN, games=games),
        facts(found),
        told,
        list(sections(found)),
        rules=found.game.measured_with(found.game.version),
        settings=settings_of(found.game, (STRONG, SEARCHER)),
        legend=tell("teach-legend", search=SEARCHER, plain=PLAIN),
    )
    ask_others(made, (found.searcher, found.plain_games._replace(bot=tell("teach-plain-games", plain=PLAIN))))
    return made


def page_data(found: Findings, made: Report) -> dict[str, Any]:
    """The report as data, with the sums that its figures follow from and what has to stay as it was."""
    sums = {
        habit.id: {
            "text": str(habit.text),
            **{
                name: answers.sums(place)
                for name, answers in (
                    ("strong games", found.strong),
                    ("search", found.searcher),
                    ("plain games", found.plain_games),
                )
            },
        }
        for place, habit in enumerate(found.habits)
    }
    return {**made.to_data(), **state_of(found.game), "sums": sums}


def state_of(game: Game) -> dict[str, Any]:
    """What a page depends on besides the levels' settings: made with anything else, it is out of date."""
    weights = shipped_weights(game).about["digest"] if has_network(game) else ""
    return {"version": game.version, "weights": weights}


def facts(found: Findings) -> dict[str, str]:
    """How the page on strong play was made: bots, games, deals."""
    games, plain = len(found.strong.counts), len(found.plain_games.counts)
    marked = found.marked.count if found.marked else 0
    asked = f" --games {games}" if games != GAMES else ""
    asked += f" --deals {found.deals}" if found.deals != DEALS else ""
    counts = {"strong": games, "plain": plain, "marked": marked}
    return {
        "games": tell("teach-games", **{name: number(count, 0) for name, count in counts.items()}),
        "deals": tell("teach-deals", deals=found.deals, games=BOTH * found.deals),
        "intervals": tell("intervals-by-games"),
        "made": date.today().isoformat(),
        "command": f"nekoban teach {found.game.name}{asked} --write",
    }


# --- sections


def sections(found: Findings) -> Iterator[Section]:
    """The sections of the page on strong play."""
    if found.advice:
        yield rules_section(found, "advice", found.advice)
        yield rules_section(found, "worth", found.worth)
    for group, habits in groups(found.habits):
        title = tell("teach-motives") if group == MOTIVES else found.game.tell(f"habits-{group}")
        lines = [habit_line(found, habit) for habit in habits]
        if shown := [line for line in lines if math.isfinite(line.here.value)]:
            yield long_section(title, shown, tell("teach-habits-note", plain=PLAIN), differences=True)
    for mark, things in marks_of(found.game).items():
        if shown := [line for line in thing_lines(found, mark, things) if line.here.count]:
            yield long_section(thing_title(found, mark), shown, tell("note-caution"))


def habit_line(found: Findings, habit: int) -> Line:
    """How often the strong and the plain bot have a habit."""
    strong = found.strong
    rates = tell(
        "teach-rates",
        strong=percent(strong.own(habit)),
        plain=percent(strong.plain(habit)),
        open=charts.number(100 * strong.openness(habit)),
    )
    text = str(found.habits[habit].text)
    return Line(text, strong.more(habit), None, "points", 1, rates, asked=more_often(habit))


def thing_title(found: Findings, mark: str) -> str:
    """The title of a section on winning by something."""
    return tell("section-winning-by", name=mark_title(found.game.name, mark))


def thing_lines(found: Findings, mark: str, things: Sequence[Phrase]) -> list[Line]:
    """What goes with one more of each thing, in games of strong play."""
    marked = found.marked
    worths = [marked.worth(mark, place) for place in range(len(things))] if marked else []
    return [Line(str(thing), worth, None, "points", 2) for thing, worth in zip(things, worths, strict=False)]


def more_often(habit: int) -> Callable[[Answers], Estimate]:
    """A measure: how much more often strong play follows this habit than others do."""

    def asked(answers: Answers) -> Estimate:
        return answers.more(habit)

    return asked


def percent(estimate: Estimate) -> str:
    """A share of the page on strong play, in per cent."""
    return charts.number(estimate.value)


def rules_section(found: Findings, name: str, tried: Sequence[Tried]) -> Section:
    """The section on what simple rules are worth."""
    lines = [Line(rule_text(found, one), one.share, None, "%") for one in tried]
    title, note = tell(f"teach-{name}"), tell(f"teach-{name}-note", strong=STRONG, plain=PLAIN)
    return long_section(title, lines, note, EVEN)


def rule_text(found: Findings, one: Tried) -> str:
    """A rule in words: always or never do something."""
    return tell("teach-always" if one.rule.always else "teach-never", habit=found.habits[one.habit].text)


# --- sentences


def telling_most(kinds: Sequence[list[Sentence]]) -> list[Sentence]:
    """Of each kind the largest differences, of those that stand out among all that was asked."""
    stand = careful(one for kind in kinds for one in kind)
    told = []
    for kind in kinds:
        own, stand = stand[: len(kind)], stand[len(kind) :]
        large = [one for one in own if one.sure and size(one) >= WORTH_TELLING]
        most = sorted(large, key=size, reverse=True)[:TOLD]
        told += sorted(most, key=lambda one: one.carried.value < one.nought)  # what helps comes first
    return told


def size(one: Sentence) -> float:
    """How far a sentence of the page is from nothing."""
    return abs(one.carried.value - one.nought)


def habit_sentences(found: Findings) -> list[Sentence]:
    """What strong play chooses more or less often than a beginner."""
    habits = [habit for habit in unlike(found.strong) if found.strong.more(habit).is_sound]
    return [habit_sentence(found, habit) for habit in habits]


def habit_sentence(found: Findings, habit: int) -> Sentence:
    """The sentence about a habit that strong play has more or less often."""
    text, off = str(found.habits[habit].text), found.strong.more(habit)
    rates = {"strong": percent(found.strong.own(habit)), "plain": percent(found.strong.plain(habit))}
    said = tell("teach-habit", habit=text, size=GAP, **rates)
    unsure = tell("teach-habit-unsure", habit=text)
    return compare(off, said, "points", OFTEN, unsure).asking(more_often(habit))


def thing_sentences(found: Findings) -> list[Sentence]:
    """What goes with winning when the strong play: cards, figures, powers, places."""
    said = []
    for mark, things in marks_of(found.game).items():
        title = mark_title(found.game.name, mark)
        for line in thing_lines(found, mark, things):
            if line.here.is_sound:
                text = tell("teach-thing", mark=title, thing=line.label.rstrip(".。"), size=GAP)
                unsure = tell("teach-habit-unsure", habit=line.label)
                said.append(compare(line.here, text, "wins in a hundred", FEWER, unsure, 2))
    return said


def rule_sentences(found: Findings, name: str, tried: Sequence[Tried]) -> list[Sentence]:
    """What a beginner wins by a rule, or what strong play still wins with one."""
    said = []
    for one in tried:
        rule, share = rule_text(found, one), spoken(one.share, "%")
        more, less = (tell(f"teach-{name}-{end}", rule=rule, share=share) for end in ("wins", "costs"))
        unsure = tell("teach-rule-unsure", rule=rule, share=share)
        said.append(claim(one.share, EVEN, more, less, unsure, "%"))
    return said
