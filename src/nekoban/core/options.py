"""Options: what can be chosen before a game, each with a range, a default and a sentence.

The command line, the web form and the API are all built from these declarations.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import SimpleNamespace
from typing import Any, ClassVar, TypeAlias

import numpy as np

from nekoban.core.messages import Phrase, tell

OptionValues: TypeAlias = dict[str, Any]
"""Values of options by name, before they are checked."""


class OptionError(ValueError):
    """An option, or a combination of them, that cannot be played; the text says why."""


@dataclass(frozen=True)
class Number:
    """A whole number within bounds."""

    low: int
    high: int
    default: int
    help: str | Phrase
    by_variant: bool = False  # a form does not ask for it: a variant brings it
    shape = ()

    def read(self, name: str, value: object) -> int:
        if isinstance(value, bool) or not str(value).strip().lstrip("+-").isascii():
            raise OptionError(tell("takes-whole-number", name=name, value=short(value)))
        try:
            number = int(str(value))
        except ValueError:
            raise OptionError(tell("takes-whole-number", name=name, value=short(value))) from None
        if not self.low <= number <= self.high:
            span = {"low": self.low, "high": self.high}
            raise OptionError(tell("takes-number", name=name, value=short(number), **span))
        return number

    def store(self, value: int) -> int:
        return value

    def form(self) -> dict[str, Any]:
        return {"type": "number", "low": self.low, "high": self.high, "by_variant": self.by_variant}


@dataclass(frozen=True)
class Choice:
    """One of several words; the rules see its index."""

    values: tuple[str, ...]
    help: str | Phrase
    default: str = ""
    shape = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "default", self.default or self.values[0])

    def read(self, name: str, value: object) -> str:
        if not isinstance(value, str) or value not in self.values:
            raise OptionError(tell("takes-one-of", name=name, values=self.values, value=short(value)))
        return value

    def store(self, value: str) -> int:
        return self.values.index(value)

    def form(self) -> dict[str, Any]:
        labels = [label(self.help, f"is-{value}", value) for value in self.values]
        return {"type": "choice", "values": list(self.values), "labels": labels}


YES = {
    "yes": True,
    "true": True,
    "on": True,
    "1": True,
    "no": False,
    "false": False,
    "off": False,
    "0": False,
}


@dataclass(frozen=True)
class Switch:
    """Yes or no."""

    help: str | Phrase
    default: bool = False
    shape = ()

    def read(self, name: str, value: object) -> bool:
        found = YES.get(str(value).lower())
        if found is None:
            raise OptionError(tell("takes-yes-or-no", name=name, value=short(value)))
        return found

    def store(self, value: bool) -> int:
        return int(value)

    def form(self) -> dict[str, Any]:
        return {"type": "switch"}


@dataclass(frozen=True)
class Text:
    """A text that stands for numbers: a squad, a map. `parse` gives its canonical spelling and the numbers.

    If the text names a file, `parse` must return a text with the file's content, so that a saved match needs
    no second file. The chosen options keep the numbers, and whatever comes with them.
    """

    parse: Callable[[str], tuple[str, Sequence[int]]]  # raises ValueError with a sentence
    count: int  # how many numbers
    default: str
    help: str | Phrase
    file_help: str | Phrase = ""  # what a command line may give besides; a server reads no files
    by_variant: bool = False  # a form does not ask for it: a variant brings it

    @property
    def shape(self) -> tuple[int, ...]:
        return (self.count,)

    def read(self, name: str, value: object) -> str:
        if isinstance(value, int) and not isinstance(value, bool):
            value = str(value)  # where numbers are among the texts, as in life_set=5
        if not isinstance(value, str):
            raise OptionError(tell("takes-text", name=name, value=short(value)))
        try:
            return self.parse(value)[0]
        except OptionError:
            raise
        except ValueError as error:
            raise OptionError(tell("option-fault", name=name, error=str(error))) from None

    def store(self, value: str) -> Sequence[int]:
        numbers = self.parse(value)[1]
        return numbers if len(numbers) == self.count else [*numbers, *[0] * (self.count - len(numbers))]

    def form(self) -> dict[str, Any]:
        return {"type": "text", "by_variant": self.by_variant}


@dataclass(frozen=True)
class Name:
    """What a variant is called: small letters, digits and hyphens. The rules do not see it."""

    help: str | Phrase = field(default_factory=lambda: tell.phrase("option-called"))
    default: str = ""
    LONGEST: ClassVar[int] = 40

    def read(self, name: str, value: object) -> str:
        if not isinstance(value, str) or len(value) > self.LONGEST or not SLUG.fullmatch(value):
            raise OptionError(tell("takes-name", name=name, longest=self.LONGEST, value=short(value)))
        return value

    def form(self) -> dict[str, Any]:
        return {"type": "text", "by_variant": True}


SLUG = re.compile(r"(?:[a-z0-9]+(?:-[a-z0-9]+)*)?")
Option = Number | Choice | Switch | Text | Name


def local_help(option: Option) -> str:
    """What can be given where files can be read."""
    more = option.file_help if isinstance(option, Text) else ""
    return tell("sentences", first=str(option.help), next=str(more)) if more else str(option.help)


def short(value: object) -> str:
    """A value as it was given, shortened to fit into a sentence."""
    text = repr(value[:40] if isinstance(value, str) else value)
    return text if len(text) <= 40 else text[:37] + "..."


class Options:
    """All options of a game. `players` is always the first."""

    def __init__(
        self,
        players: tuple[int, int, int],
        check: Callable[[SimpleNamespace], str | None] = lambda chosen: None,
        **declared: Option,
    ) -> None:
        low, high, default = players
        self.declared: dict[str, Option] = {
            "players": Number(low, high, default, tell.phrase("option-players")),
            **declared,
        }
        self.check = check
        self.stored = {name: option for name, option in self.declared.items() if not isinstance(option, Name)}
        self.dtype = np.dtype(
            [(name, "i4", option.shape) for name, option in self.stored.items()], align=True
        )

    def read(self, given: Mapping[str, object]) -> Chosen:
        """Check the given values and fill in defaults. Raises an error with a sentence if one is wrong."""
        values = {name: option.default for name, option in self.declared.items()}
        for key, value in given.items():
            name = key.replace("-", "_")
            if name not in self.declared:
                known = [spelled(known) for known in self.declared]
                raise OptionError(tell("no-option", name=short(key), known=known))
            values[name] = self.declared[name].read(spelled(name), value)
        if reason := self.check(SimpleNamespace(**values)):
            raise OptionError(reason)
        return Chosen(self, values)

    def __reduce__(self) -> tuple[Callable[[str], Options], tuple[str]]:
        """A pickle names the game that has these options."""
        from nekoban.core.catalogue import all_games, options_of

        for game in all_games(hidden=True).values():
            if game.options is self:
                return options_of, (game.name,)
        raise TypeError("These options cannot be pickled: they belong to no game that is found by its name.")

    def __deepcopy__(self, memo: object) -> Options:
        return self

    def form(self) -> list[dict[str, Any]]:
        """The declarations as plain data, for programs that build forms."""
        return [
            {
                "name": spelled(name),
                "label": label(option.help, "label", spelled(name)),
                "default": option.default,
                "help": str(option.help),
                **option.form(),
            }
            for name, option in self.declared.items()
        ]


def spelled(name: str) -> str:
    """The name of an option as it is typed."""
    return name.replace("_", "-")


def label(help: str | Phrase, form: str, name: str) -> str:
    """What an option or a value of one is called where it is chosen: a form of its sentence, or its name."""
    if isinstance(help, Phrase) and f"{help.name}.{form}" in help.catalogue.table:
        return help.form(form)
    return name.replace("-", " ")


class Chosen:
    """The options chosen for one match: by name for people, as a record for the rules."""

    def __init__(self, options: Options, values: OptionValues) -> None:
        self.options = options
        self.values = values
        self.stored = {name: option.store(values[name]) for name, option in options.stored.items()}
        self.array = np.zeros(1, options.dtype)
        for name, numbers in self.stored.items():
            self.array[name] = numbers

    @property
    def players(self) -> int:
        return self.values["players"]

    @property
    def record(self) -> SimpleNamespace:
        """What interpreted rules read: attributes that are ints, or lists of ints."""
        return SimpleNamespace(**{name: self.array[0][name].tolist() for name in self.options.stored})

    @property
    def bytes(self) -> np.ndarray:
        return self.array.view(np.uint8)

    def changed(self) -> OptionValues:
        """Everything that differs from the defaults, and the player count."""
        return {
            spelled(name): value
            for name, value in self.values.items()
            if name == "players" or value != self.options.declared[name].default
        }

    def __getitem__(self, name: str) -> Any:
        return self.values[name.replace("-", "_")]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chosen) and self.values == other.values

    __hash__ = None  # type: ignore[assignment]

    @cached_property
    def text(self) -> str:
        """The options as written in a position text."""
        return " ".join(f"{name}={value}" for name, value in self.changed().items())

    def __str__(self) -> str:
        return self.text
