"""Untrusted text: TOML, JSON and compressed words, checked against limits before they are parsed.

Python's parsers trust their input: for a TOML name of many parts, or for lists within lists, their time and
memory grow with the square of its length. We refuse what none of our files needs before they see it, so the
time and memory of every reader grow only in proportion to its input.
"""

from __future__ import annotations

import json
import re
import tomllib
import zlib
from base64 import b64decode
from typing import Any, TypeAlias

import numpy as np

from nekoban.core.messages import tell

FileValue: TypeAlias = Any
"""What a file says, before it is checked: anybody may have written the file."""

PARTS = 8  # of a dotted name
DEPTH = 16  # of lists and tables within each other
DIGITS = 400  # of a number
QUARTET = 4  # letters that belong together in base 64
SEVERAL_LINES = re.compile("\"\"\"|'''")
LONG_NUMBER = re.compile(r"[0-9][0-9_a-fA-F]{400}")
LONG_CODE = re.compile(r"0[xob][0-9_a-fA-F]{400}")  # read quickly, but too long for a sentence
# One pass over a TOML text. A text or a comment that is not closed ends with its line.
TOML_WORD = re.compile(
    r"""#[^\n]*|"(?:[^"\\\n]|\\.)*+"?|'[^'\n]*+'?|[A-Za-z0-9_+-]++|[ \t]++|(?P<sign>[\[{\]}.])|."""
    r"|\n",
    re.DOTALL,
)
OPENING, CLOSING = "[{", "]}"
NO_BRACKETS = bytes(set(range(256)) - set((OPENING + CLOSING).encode()))
OPENS = 2  # the bit by which an opening bracket differs from a closing one


class UnfitText(ValueError):
    """A text beyond the limits, which is not read; the sentence says what is wrong."""


def read_toml(text: str) -> dict[str, FileValue]:
    """Read a TOML document. Raises UnfitText, or tomllib's error if it is not TOML."""
    if SEVERAL_LINES.search(text):
        raise UnfitText(tell("unfit-several-lines"))
    check_numbers(text)
    check_toml(text)
    return tomllib.loads(text)


def check_toml(text: str) -> None:
    """Check that names have few parts, and that lists and tables are not nested deeply."""
    depth, parts = 0, 1
    for word in TOML_WORD.finditer(text):
        sign = word["sign"]
        if sign == ".":
            parts += 1
            if parts > PARTS:
                raise UnfitText(tell("unfit-parts", count=PARTS))
        elif sign is None:
            if not is_part(word[0]):
                parts = 1
        else:
            parts = 1
            depth = nested(depth, sign)


def is_part(word: str) -> bool:
    """Whether a word may stand within a dotted name: a text, a plain word, or the spaces between."""
    return word[0] in "\"' \t+-_" or word[0].isalnum()


def nested(depth: int, sign: str) -> int:
    """The nesting depth after a bracket of an untrusted text."""
    depth += 1 if sign in OPENING else -1
    if depth > DEPTH:
        raise UnfitText(tell("unfit-nested"))
    return depth


def check_numbers(text: str, pattern: re.Pattern[str] = LONG_NUMBER) -> None:
    """Refuse a text with a number so long that reading it would take much time."""
    if long := pattern.search(text):
        line = 1 + text.count("\n", 0, long.start())
        raise UnfitText(tell("unfit-digits-in-line", line=line))


def check_json(text: str) -> None:
    """Check that lists and objects are within few others. All brackets are counted at once: that is quick."""
    if text.count("[") + text.count("{") <= DEPTH:
        return
    unescaped = text.replace("\\\\", "").replace('\\"', "")
    outside = "".join(unescaped.split('"')[::2])  # what stands in no text
    brackets = np.frombuffer(outside.encode(errors="replace").translate(None, NO_BRACKETS), np.int8)
    steps = (brackets & OPENS) - 1
    if np.any(np.cumsum(steps, dtype=np.int32) > DEPTH):
        raise UnfitText(tell("unfit-nested"))


def read_json(text: str) -> object:
    """A JSON document. Raises UnfitText, or json's error where it is no JSON."""
    check_json(text)
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        raise
    except ValueError:  # Python reads no number of thousands of digits
        raise UnfitText(tell("unfit-digits")) from None


def unpacked(word: str, limit: int) -> str:
    """The text in a base 64 word that was compressed with zlib. Raises ValueError if it is damaged."""
    unpacker = zlib.decompressobj()
    try:
        packed = b64decode(word + "=" * (-len(word) % QUARTET), altchars=b"-_", validate=True)
        data = unpacker.decompress(packed, limit)
    except zlib.error:
        raise ValueError("It is damaged.") from None
    if not unpacker.eof:
        raise UnfitText(tell("unfit-cut-off"))
    return data.decode()
