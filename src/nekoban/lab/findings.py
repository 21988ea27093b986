"""Findings: the lines, sections and sentences that a report is made of, and what another bot says of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from nekoban.core.messages import Phrase, number
from nekoban.core.svg import Svg
from nekoban.lab.charts import with_interval
from nekoban.lab.statistics import Estimate, difference, found
from nekoban.lab.words import tell


class Beside(NamedTuple):
    """What the games of another bot say to a finding."""

    bot: str
    found: Estimate
    holds: bool | None  # None: not known, or nothing was claimed

    def to_data(self, claimed: bool) -> dict[str, Any]:
        holds = ANSWERS[self.holds] if claimed else None
        return {"bot": self.bot, "holds": holds, "carried by": self.found.to_data()}


Asked = Callable[[Any], Estimate]  # a finding's number, from the tables as any bot played them (Played)
ENOUGH = 0.5  # an effect that is certainly less than this part of what was claimed is none
ANSWERS = {True: "yes", False: "no", None: "not known"}


def beside(played: Any, asked: Asked, carried: Estimate, nought: float, claimed: bool) -> Beside:
    """Whether another bot's games show the same: on the same side of a number, and clearly so."""
    other = asked(played)
    if not claimed or not other.is_sound:
        return Beside(played.bot, other, None)
    sign, size = (1.0, carried.value - nought) if carried.value > nought else (-1.0, nought - carried.value)
    off = other.scaled(sign, -sign * nought)
    return Beside(played.bot, other, True if off.low > 0 else False if off.high < ENOUGH * size else None)


@dataclass
class Line:
    """One number for this set of options and, if another one is compared, for that too."""

    label: str
    here: Estimate
    there: Estimate | None = None
    unit: str = ""
    digits: int = 1
    note: str = ""
    named: bool | None = None  # in a long list: whether it stands out, given the list's length
    spread: tuple[list[float], ...] = ()  # how the seats' numbers are spread, here and there: QUANTILES
    few: bool = False  # its interval holds for a handful of games too
    nought: float = 0.0  # what it is compared with where it stands out
    asked: Asked | None = None
    others: tuple[Beside, ...] = ()

    @property
    def more(self) -> Estimate | None:
        """How much larger it is here."""
        return difference(self.here, self.there) if self.there is not None else None

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"label": self.label, "unit": self.unit, "here": self.here.to_data()}
        if self.there is not None and self.more is not None:
            data |= {"there": self.there.to_data(), "difference": self.more.to_data()}
        if self.named is not None:
            data["stands out"] = self.named
        if self.others:
            data["other bots"] = [one.to_data(bool(self.named)) for one in self.others]
        if self.spread:
            data["quantiles by seat"] = dict(zip(("here", "there"), self.spread, strict=False))
        return data | ({"note": self.note} if self.note else {})


def spoken(estimate: Estimate, unit: str = "", digits: int = 1, sign: bool = False, few: bool = False) -> str:
    """An estimate in a report's sentence: '54.2 ± 0.8%'."""
    if not (few or estimate.is_sound):
        return tell("too-few-games")
    return with_interval(estimate, digits, sign, unit)


SIGNS = {"sure": "✓", "other": "~", "unsure": "?"}  # a headline, another finding, a warning


@dataclass
class Sentence:
    """A sentence and the estimate that supports it; or a warning that there is none."""

    text: str
    carried: Estimate
    sure: bool
    doubt: str = ""  # the text if the sentence does not stand out among the others
    nought: float = 0.0  # the number that the estimate was compared with
    unit: str = ""
    digits: int = 1
    asked: Asked | None = None
    others: tuple[Beside, ...] = ()  # of a weaker and of a stronger bot

    @property
    def is_headline(self) -> bool:
        """Whether its own numbers carry it, and those of every other bot that was asked."""
        return self.sure and all(other.holds is True for other in self.others)

    @property
    def kind(self) -> str:
        return "unsure" if not self.sure else "sure" if self.is_headline else "other"

    @property
    def sign(self) -> str:
        return SIGNS[self.kind]

    def asking(self, asked: Asked) -> Sentence:
        """The same sentence, which can be asked of other bots."""
        return replace(self, asked=asked)

    def to_data(self) -> dict[str, Any]:
        data = {"text": self.text, "sure": self.sure, "carried by": self.carried.to_data()}
        if not self.others:
            return data
        others = [one.to_data(self.sure) for one in self.others]
        return data | {"headline": self.is_headline, "other bots": others}


def claim(
    estimate: Estimate, number: float, more: str, less: str, unsure: str, unit: str = "", digits: int = 1
) -> Sentence:
    """One of three sentences: larger than a number, smaller, or no clear difference."""
    sure = estimate.differs_from(number)
    text = unsure if not sure else more if estimate.value > number else less
    return Sentence(text, estimate, sure, unsure, number, unit, digits)


def careful(sentences: Iterable[Sentence]) -> list[Sentence]:
    """All sentences of a page; those that do not stand out among all the questions are withdrawn."""
    told = list(sentences)
    asked = [one for one in told if one.doubt]
    off = [one.carried.scaled(1.0, -one.nought) for one in asked]
    stand = {id(one) for one, stands in zip(asked, found(off), strict=True) if stands}
    return [taken_back(one) if one.sure and one.doubt and id(one) not in stand else one for one in told]


def taken_back(sentence: Sentence) -> Sentence:
    """The text used instead; it makes no claim any more."""
    return replace(sentence, text=sentence.doubt, sure=False, doubt="")


def compare(
    off: Estimate, said: str, unit: str, words: tuple[Phrase, Phrase], unsure: str, digits: int = 1
) -> Sentence:  # fmt: skip
    """A sentence about a difference: `said` has a gap for the size and for one of two words, more or less."""
    size = with_interval(off if off.value >= 0 else off.scaled(-1.0), digits, unit=unit)
    more, less = (tell("claim", said=said.format(tell("amount", size=size, word=word))) for word in words)
    shown = spoken(off, unit, digits, True)
    doubt = tell("unsure", said=unsure, number=shown, games=number(off.count, 0))
    return claim(off, 0.0, more, less, doubt, unit, digits)


OFTEN = (tell.phrase("more-often"), tell.phrase("less-often"))
LONGER = (tell.phrase("longer"), tell.phrase("shorter"))
GAP = "{}"  # in a sentence that `compare` fills in


@dataclass
class Section:
    """Lines that belong together, with a picture."""

    title: str
    lines: list[Line] = field(default_factory=list)
    note: str = ""
    charts: list[Svg] = field(default_factory=list)
    folded: bool = False  # a long table that the reader can open
    differences: bool = False  # its numbers are differences

    def to_data(self) -> dict[str, Any]:
        return {"title": self.title, "note": self.note, "lines": [line.to_data() for line in self.lines]}


@dataclass
class Report:
    """A whole report, before it becomes a page."""

    title: str
    intro: str
    facts: dict[str, str]
    sentences: list[Sentence] = field(default_factory=list)
    sections: list[Section] = field(default_factory=list)
    here: str = ""
    there: str = ""
    rules: str = ""  # the version of the rules, in a sentence
    legend: str = ""  # what signs and answers mean, if not what they usually do
    settings: dict[str, Any] = field(default_factory=dict)  # of the levels that played

    def to_data(self) -> dict[str, Any]:
        return {
            "title": self.title,
            "intro": self.intro,
            "rules": self.rules,
            "settings": self.settings,
            "facts": self.facts,
            "here": self.here,
            "there": self.there,
            "sentences": [sentence.to_data() for sentence in self.sentences],
            "sections": [section.to_data() for section in self.sections],
        }


def ask_others(report: Report, others: Sequence[Any]) -> None:
    """Ask of every finding whether it holds for other bots: the tables as each of them played them."""
    for one in report.sentences:
        if asked := one.asked:
            found = (beside(played, asked, one.carried, one.nought, one.sure) for played in others)
            one.others = tuple(found)
    for line in (line for section in report.sections for line in section.lines):
        if asked := line.asked:
            found = (beside(played, asked, line.here, line.nought, bool(line.named)) for played in others)
            line.others = tuple(found)


def joined(words: Iterable[str]) -> str:
    """Words in a report's sentence: 'a, b and c'."""
    words = list(words)
    return " and ".join(filter(None, [", ".join(words[:-1]), *words[-1:]]))
