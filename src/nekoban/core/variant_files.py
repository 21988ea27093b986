"""Variant files: a TOML file read table by table, with errors that name the line; and written again.

A variant is a published game with something changed. docs/variants.md describes the file; what a game lets a
variant change stands in its variant.py. The text may be a stranger's: it is bounded before it is parsed.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import NoReturn

from nekoban.core.messages import Phrase, tell
from nekoban.core.options import OptionError, short
from nekoban.core.untrusted_text import LONG_CODE, FileValue, UnfitText, check_numbers, read_toml

FILE_LIMIT = 64_000  # bytes: as long as a map file
HUGE = 10**9  # a number that is not written out in a sentence
LONGEST_NAME = 60  # letters of a name that another may be close to
HEADER = re.compile(r"\[{1,2}([^\[\]\"']*+)\]{1,2}")  # of a table: a line of its own


class VariantError(OptionError):
    """A variant that cannot be played; the text says where, what is wrong, and what there is."""


@dataclass(frozen=True)
class Change:
    """A published rule that an option changes."""

    option: str  # the name of the option
    clause: str  # of RULES.md
    sentence: str  # what is changed


@dataclass
class Source:
    """The file that a table stands in: its name and its text, to find lines in."""

    name: str
    text: str
    lines: dict[tuple[str, str], int] = field(default_factory=dict)

    def line_of(self, table: str, key: str) -> int | None:
        """The line where a table has this key, or where it begins; None if neither is found."""
        if not self.lines:
            self.lines = found_lines(self.text)
        return self.lines.get((table, key)) or self.lines.get((table or key, ""))

    def refuse(self, table: str, key: str, fault: Phrase) -> NoReturn:
        """Say what is wrong, with file and line."""
        line = self.line_of(table, key)
        if line is None:
            raise VariantError(tell("variant-fault", file=self.name, fault=fault))
        raise VariantError(tell("variant-fault-line", file=self.name, line=line, fault=fault))


def found_lines(text: str) -> dict[tuple[str, str], int]:
    """The first line of every table, and of every key in it."""
    lines: dict[tuple[str, str], int] = {}
    table = ""
    for number, line in enumerate(text.splitlines(), 1):
        header = HEADER.fullmatch(line.partition("#")[0].strip())
        if header:
            table = header[1].strip()
            lines.setdefault((table, ""), number)
        elif "=" in line:
            lines.setdefault((table, line.partition("=")[0].strip().strip("\"'")), number)
    return lines


class FileTable:
    """One table of a variant file."""

    def __init__(self, source: Source, name: str, values: FileValue) -> None:
        self.source, self.name = source, name
        if not isinstance(values, dict):
            source.refuse(name, "", tell.phrase("variant-no-table", table=name))
        self.values: dict[str, FileValue] = values

    def refuse(self, key: str, fault: Phrase) -> NoReturn:
        self.source.refuse(self.name, key, fault)

    def only(self, known: Iterable[str]) -> None:
        """Refuse a key that is not among these; the closest one may be meant."""
        known = list(known)
        for key in self.values:
            if key not in known:
                self.refuse(key, unknown("variant-no-field", key, known))

    def number(self, key: str, low: int, high: int) -> int:
        value = self.values.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            shown = quoted(value)
            self.refuse(key, tell.phrase("variant-number", field=key, low=low, high=high, value=shown))
        return value

    def text(self, key: str, longest: int) -> str:
        value = self.values.get(key)
        if not isinstance(value, str) or not value.strip() or len(value) > longest or not value.isprintable():
            self.refuse(key, tell.phrase("variant-text", field=key, longest=longest))
        return value

    def texts(self, key: str) -> list[str]:
        values = self.values.get(key)
        if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
            self.refuse(key, tell.phrase("variant-texts", field=key))
        return values

    def word(self, key: str, known: Sequence[str]) -> str:
        value = self.values.get(key)
        if not isinstance(value, str) or value not in known:
            self.refuse(key, unknown("variant-word", value, known, field=key))
        return value


class VariantFile:
    """The tables of a variant file."""

    def __init__(self, text: str, name: str) -> None:
        self.source = Source(name, text)
        self.values = parsed(self.source)

    def table(self, name: str) -> FileTable | None:
        """The table of this name; None if the file has none."""
        return FileTable(self.source, name, self.values[name]) if name in self.values else None

    def tables(self, name: str) -> list[FileValue]:
        """The tables that the file lists under this name, as `[[figure]]`."""
        found = self.values.get(name, [])
        if not isinstance(found, list):
            self.source.refuse(name, "", tell.phrase("variant-no-list", table=name))
        return found

    def fault(self, table: str, error: Exception) -> NoReturn:
        """What a reader of the game's own says of a table."""
        self.source.refuse(table, "", tell.phrase("variant-said", said=str(error)))


def parsed(source: Source) -> dict[str, FileValue]:
    """The tables of a variant file, checked against limits first."""
    if len(source.text.encode(errors="replace")) > FILE_LIMIT:
        raise VariantError(tell("variant-long", file=source.name, limit=FILE_LIMIT))
    try:
        check_numbers(source.text, LONG_CODE)
        return read_toml(source.text)
    except UnfitText as fault:
        raise VariantError(tell("variant-unfit", file=source.name, fault=str(fault))) from None
    except tomllib.TOMLDecodeError as fault:
        raise VariantError(tell("variant-no-toml", file=source.name, fault=str(fault))) from None


def unknown(message: str, given: FileValue, known: Sequence[str], **more: str) -> Phrase:
    """A sentence about a word that is not known: the one that may be meant, or all that there are."""
    is_word = isinstance(given, str) and len(given) <= LONGEST_NAME
    if is_word and (near := get_close_matches(given, known, 1)):
        return tell.phrase(f"{message}-near", value=quoted(given), near=near[0], **more)
    return tell.phrase(message, value=quoted(given), known=list(known), **more)


def quoted(value: FileValue) -> str:
    """A value of a file, short enough for a sentence."""
    if value is None:
        return tell("variant-nothing")
    if isinstance(value, int) and abs(value) >= HUGE:
        return tell("variant-huge")
    if isinstance(value, dict | list):
        return tell("variant-list-or-table")
    return short(value)


# --- the way back ---------------------------------------------------------------------------------


def toml_text(tables: Mapping[str, FileValue]) -> str:
    """Tables as TOML. Values are numbers, texts, yes and no, and lists of these; lists of tables are many."""
    lines: list[str] = []
    for name, values in tables.items():
        for table in values if isinstance(values, list) else [values]:
            lines += table_lines(name, table, isinstance(values, list))
    return "\n".join(lines).lstrip("\n") + "\n"


def table_lines(name: str, table: Mapping[str, FileValue], is_listed: bool) -> list[str]:
    """One table, its plain values first: a table within it ends them."""
    inner = {key: value for key, value in table.items() if is_many_tables(value)}
    plain = [f"{key} = {toml_value(value)}" for key, value in table.items() if key not in inner]
    lines = ["", f"[[{name}]]" if is_listed else f"[{name}]", *plain]
    for key, values in inner.items():
        for value in values:
            lines += table_lines(f"{name}.{key}", value, True)
    return lines


def is_many_tables(value: FileValue) -> bool:
    """Whether a value of a variant file is a list of tables."""
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)


def toml_value(value: FileValue) -> str:
    """A value as TOML writes it, in one line. A text of JSON is a text of TOML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {toml_value(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(toml_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
