"""The content of a report: lines of numbers, sections of lines, and sentences that follow from them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from nekoban.core.messages import Phrase
from nekoban.core.svg import Svg
from nekoban.lab.charts import with_interval
from nekoban.lab.statistics import Estimate, difference, found
from nekoban.lab.words import tell


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
        if self.spread:
            data["quantiles by seat"] = dict(zip(("here", "there"), self.spread, strict=False))
        return data | ({"note": self.note} if self.note else {})


def spoken(estimate: Estimate, unit: str = "", digits: int = 1, sign: bool = False, few: bool = False) -> str:
    """'54.2 ± 0.8 %'."""
    if not (few or estimate.is_sound):
        return tell("too-few-games")
    return with_unit(with_interval(estimate, digits, sign), unit)


def with_unit(number: str, unit: str) -> str:
    """'54.2 ± 0.8 turns'; a unit that is no word stays as it is."""
    if not unit:
        return number
    word = f"unit-{unit.replace(' ', '-')}"
    return tell("with-unit", number=number, unit=tell(word) if tell.has(word) else unit)


@dataclass
class Sentence:
    """A sentence and the estimate that supports it; or a warning that there is none."""

    text: str
    carried: Estimate
    sure: bool
    doubt: str = ""  # the text if the sentence does not stand out among the others
    nought: float = 0.0  # the number that the estimate was compared with

    def to_data(self) -> dict[str, Any]:
        return {"text": self.text, "sure": self.sure, "carried by": self.carried.to_data()}


def claim(estimate: Estimate, number: float, more: str, less: str, unsure: str) -> Sentence:
    """One of three sentences: larger than a number, smaller, or no clear difference."""
    if estimate.differs_from(number):
        return Sentence(more if estimate.value > number else less, estimate, True, unsure, number)
    return Sentence(unsure, estimate, False, unsure, number)


def careful(sentences: Iterable[Sentence]) -> list[Sentence]:
    """All sentences of a page; those that do not stand out among so many questions are withdrawn."""
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
    size = with_unit(with_interval(off if off.value >= 0 else off.scaled(-1.0), digits), unit)
    more, less = (tell("claim", said=said.format(tell("amount", size=size, word=word))) for word in words)
    shown = spoken(off, unit, digits, True)
    return claim(off, 0.0, more, less, tell("unsure", said=unsure, number=shown, games=f"{off.count:,}"))


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

    def to_data(self) -> dict[str, Any]:
        return {
            "title": self.title,
            "intro": self.intro,
            "rules": self.rules,
            "facts": self.facts,
            "here": self.here,
            "there": self.there,
            "sentences": [sentence.to_data() for sentence in self.sentences],
            "sections": [section.to_data() for section in self.sections],
        }


def joined(words: Iterable[str]) -> str:
    """'a, b and c'."""
    words = list(words)
    return " and ".join(filter(None, [", ".join(words[:-1]), *words[-1:]]))
