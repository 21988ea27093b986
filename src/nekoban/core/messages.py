"""Messages: the sentences of each part, in a catalogue for each folder, told in the reader's language.

    tell = catalogue(Path(__file__).parent)
    tell("draws", player="Ann", card=tell.phrase("card-5"))

A catalogue is a folder with one file a language: en.ftl, fr.ftl, ja.ftl. What a language lacks is shown in
English. Arguments are numbers, texts such as people's names, phrases (messages that are named now and told
inside another one), or lists of these.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache, reduce, wraps
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from unicodedata import normalize

from nekoban.core.language import ENGLISH, READER, SHARED, Given, kept

if TYPE_CHECKING:  # loaded with the first sentence: whoever only plays needs no parser
    from nekoban.core.fluent import Entry, Told

NUMBERS = count()  # of tables, in the order in which they are made
LISTENERS: list[list[Message]] = []  # of `heard`; mostly nobody listens
VOWELS = "aeiouyæœ"


class Catalogue:
    """The messages of one folder, in all languages."""

    def __init__(self, folder: Path | str) -> None:
        self.folder = Path(folder)
        self.tables: dict[str, MessageTable] = {}

    def __call__(self, name: str, /, **arguments: Any) -> str:
        """The message of this name in the reader's language."""
        for told in LISTENERS:
            told.append(Message(self, name, arguments))
        table = self.tables.get(READER.get()) or self.table
        return table[name](arguments)

    def phrase(self, name: str, /, **arguments: Any) -> Phrase:
        """The message of this name as an argument of another one; it is worded when that one is."""
        return Phrase(self, name, arguments)

    def has(self, name: str) -> bool:
        return name in self.table

    @property
    def table(self) -> MessageTable:
        """All messages in the reader's language."""
        return self.in_language(READER.get())

    def in_language(self, language: str) -> MessageTable:
        return self.tables.get(language) or self.load(language)

    def load(self, language: str) -> MessageTable:
        """Read and compile a language's file; what it lacks or has wrong is taken from the English one."""
        english = self.entries(ENGLISH)
        own = english if language == ENGLISH else self.entries(language)
        fitting = {name: entry for name, entry in own.items() if fits(name, own, english)}
        lacking = {name: entry for name, entry in english.items() if whole(name) not in fitting}
        self.tables[language] = MessageTable(language, lacking | fitting)
        return self.tables[language]

    def entries(self, language: str) -> dict[str, Entry]:
        """What a language's file holds; nothing if there is no such file."""
        from nekoban.core.fluent import read_entries

        file = self.folder / f"{language}.ftl"
        return read_entries(file.read_text(encoding="utf-8"), str(file)) if file.is_file() else {}

    def __repr__(self) -> str:
        return f"<Catalogue {self.folder}>"


def fits(name: str, own: Mapping[str, Entry], english: Mapping[str, Entry]) -> bool:
    """Whether a message takes only arguments that it is given. Terms are the language's own."""
    from nekoban.core.fluent import arguments_of

    message = name.split(".")[0]
    return name.startswith("-") or (
        message in english and arguments_of(name, own) <= arguments_of(message, english)
    )


def whole(name: str) -> str:
    """A message with its forms; of a term each form by itself: English sentences may need those of names."""
    return name if name.startswith("-") else name.split(".")[0]


class MessageTable(dict[str, "Told"]):
    """The messages of a catalogue in one language, each a function of its arguments."""

    def __init__(self, language: str, entries: Mapping[str, Entry]) -> None:
        from nekoban.core.fluent import compile_entries

        bound = {"T": self, "JOIN": joined, "FORM": form, "KEY": keys(language)}
        bound |= {"CAPITAL": capital, "INITIAL": initial, "LAST": last}
        super().__init__(compile_entries(entries, bound))
        self.language = language
        self.number = next(NUMBERS)

    def __missing__(self, name: str) -> Told:
        """A form that a message does not have is the message itself; shared terms stand in the core."""
        core = tell.in_language(self.language)
        message, dot, _ = name.rpartition(".")
        if name.startswith("-") and self is not core:
            self[name] = core[name]
        elif dot:
            self[name] = self.without_form(name, message)
        else:
            raise KeyError(f"There is no message {name}.")
        return self[name]

    def without_form(self, name: str, message: str) -> Told:
        return self[message]


class Phrase:
    """A message with its arguments that is worded later: inside another message, or by `str`.

    What it tells is kept, so one that is used often, such as a card's name, is made once.
    """

    __slots__ = ("arguments", "catalogue", "name", "told")

    def __init__(self, catalogue: Catalogue, name: str, arguments: Mapping[str, Any]) -> None:
        self.catalogue = catalogue
        self.name = name
        self.arguments = arguments
        self.told: dict[tuple[int, str], str] = {}  # by the table and the form

    def form(self, name: str = "") -> str:
        """The message's attribute of this name: an article with it, its gender. Without a name itself."""
        table = self.catalogue.tables.get(READER.get()) or self.catalogue.table
        key = table.number, name
        if key not in self.told:
            self.told[key] = table[f"{self.name}.{name}" if name else self.name](self.arguments)
        return self.told[key]

    __str__ = form

    def __format__(self, style: str) -> str:
        return format(self.form(), style) if style else self.form()

    def __repr__(self) -> str:
        return f"<Phrase {self.name}>"


class Message(NamedTuple):
    """A message that was told, with its arguments."""

    catalogue: Catalogue
    name: str
    arguments: Mapping[str, Any]


@contextmanager
def heard() -> Iterator[list[Message]]:
    """The messages that are told meanwhile; phrases inside them are arguments."""
    told: list[Message] = []
    LISTENERS.append(told)
    try:
        yield told
    finally:
        LISTENERS[:] = [other for other in LISTENERS if other is not told]


def often(size: int) -> Callable[[Callable[Given, str]], Callable[Given, str]]:
    """Like `kept`, for whole sentences: while somebody listens, each is made anew."""

    def keeper(function: Callable[Given, str]) -> Callable[Given, str]:
        keep = kept(size)(function)

        @wraps(keep)
        def told(*given: Given.args, **named: Given.kwargs) -> str:
            return function(*given, **named) if LISTENERS else keep(*given, **named)

        return told

    return keeper


# --- what messages call


@cache
def catalogue(folder: Path) -> Catalogue:
    """The catalogue of a folder; there is one of each."""
    return Catalogue(folder)


tell = catalogue(SHARED)
"""The core's messages: lists, names, and all that is no game's own."""


def form(table: MessageTable, value: Any, name: str) -> str:
    """A form of an argument; of a person's name by the language's term `-name`."""
    if value.__class__ is Phrase:
        return value.form(name)
    return table[f"-name.{name}"]({"name": value})


def joined(table: MessageTable, values: Sequence[Any], how: str, name: str) -> str:
    """'a, b and c' by the language's terms `-list`, `-and` and `-or`."""
    told = [form(table, value, name) if name else str(value) for value in values]
    if len(told) < 2:
        return "".join(told)
    start, *between = told if how == "list" else told[:-1]
    listed = table["-list"]
    for next in between:
        start = listed({"first": start, "next": next})
    if how == "list":
        return start
    return table[f"-{how}"]({"first": start, "last": told[-1], "count": len(told)})


@cache
def keys(language: str) -> Any:
    """What a selector compares: of a number its plural, of a phrase its name."""
    from nekoban.core.fluent import plural_rules

    rules = plural_rules(tell.entries(language))

    def key(value: Any) -> str:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, Phrase):
            return value.name
        if value is None:
            return "none"
        number = abs(int(value)) if not isinstance(value, str) else None
        if number is None:
            return str(value)
        return next((name for name, holds in rules if holds(number)), "other")

    return key


def together(*sentences: str) -> str:
    """Sentences one after the other, with a space between them where the language has spaces."""
    return reduce(lambda first, next: tell("sentences", first=first, next=next), sentences)


@lru_cache(1000)  # and no more: sentences about what strangers sent are asked for too
def message_name(text: str) -> str:
    """The name of a message that is called by its own words: these, in small letters."""
    name = "-".join(re.findall(r"[a-z0-9]+", text.lower()))
    return name if text.endswith(".") else f"{name}-unended"


def number(value: float, digits: int = 1) -> str:
    """'−3.1' as the language writes it: with a true minus sign, and no minus before zero."""
    text = f"{value:,.{digits}f}"
    text = text.lstrip("-") if not any(sign in text for sign in "123456789") else text
    signs = {".": tell.table["-decimal"]({}), ",": tell.table["-thousands"]({}), "-": "−"}
    return text.translate(str.maketrans(signs))


def own_name(language: str) -> str:
    """What a language calls itself."""
    return tell.in_language(language)["-language"]({})


def capital(value: Any) -> str:
    """A text with a capital at its start."""
    text = str(value)
    return text[:1].upper() + text[1:]


def initial(value: Any) -> str:
    """'vowel' or 'consonant': how a text begins, for words that change before it."""
    return sounded(str(value)[:2])


@lru_cache(1000)
def sounded(beginning: str) -> str:
    """How two letters begin, whatever accents they have; a y before a vowel is a consonant, as in Yann."""
    letters = [normalize("NFKD", letter)[0] for letter in beginning.lower()]
    is_glide = letters[:1] == ["y"] and letters[1:2] and letters[1] in VOWELS
    return "vowel" if letters and letters[0] in VOWELS and not is_glide else "consonant"


def last(value: Any) -> str:
    """The last letter of an argument, for messages."""
    return str(value)[-1:].lower()
