"""Write docs/contracts.md: everything a game states, must offer and may offer, from core/contracts.py.

python -m tools.contract_page          # write it
python -m tools.contract_page --check  # exit 1 where it is not what would be written
"""

from __future__ import annotations

import dataclasses
import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from nekoban.core import contracts
from nekoban.core.contracts import FILES, LATE_PARTS, PARTS, Part
from nekoban.core.game import Game
from nekoban.core.lesson_files import LessonChapter, LessonFile, LessonStep, is_required

FILE = Path(__file__).parents[1] / "docs" / "contracts.md"
COMMENT = re.compile(r"^    (\w+): (?:[^#\n]*)#\s*(.*)$", re.MULTILINE)
DOCSTRING = re.compile(r'^    (\w+): [^\n]*(?:\n    \)[^\n]*|)\n    """(.*?)"""', re.MULTILINE | re.DOTALL)
INTRO = """\
# What a game offers

This page is made from `core/contracts.py` and `core/game.py` by `make docs`.

A game is a package with a `GAME` in its `facts.py`. Its parts are modules with the names below. They are
bound when the game loads. A part that lacks a function, or has one with other parameters or other types, is
refused then, in a sentence that names the file and the function. So is a lesson with a wrong field. A part
that is not demanded may be missing: the game then does without, or something plain serves. Playing does not
need `commands.py`, `report.py` and `teaching.py`: they are bound by `nekoban check`, and when they are first
used.

`nekoban check GAME` holds a game to all of this. [CONTRIBUTING.md](../CONTRIBUTING.md) says in which order
to write it.
"""


def page() -> str:
    parts = [line for part in (*PARTS, *LATE_PARTS) for line in part_lines(part)]
    return "\n".join([INTRO, *fact_lines(), *parts, *file_lines()])


def fact_lines() -> Iterator[str]:
    yield from ("## `facts.py`: the facts", "", "The fields of `GAME = Game(...)`.", "")
    yield from ("| field | | what it says |", "|---|---|---|")
    said = comments(Game)
    for field in dataclasses.fields(Game):
        left_out = field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING
        yield f"| `{field.name}` | {'must' if left_out else 'may'} | {said[field.name]} |"
    yield ""


def part_lines(part: Part) -> Iterator[str]:
    must = "demanded" if part.is_demanded else "may be missing"
    yield from (f"## `{contracts.file_name(part)}`: `game.{part.name}`, {must}", "")
    yield from (str(inspect.getdoc(part.contract)), "")
    yield from ("| name | | what it is |", "|---|---|---|")
    said = comments(part.contract)
    for name, default in contracts.attributes(part.contract):
        must = "must" if default is inspect.Parameter.empty else "may"
        yield f"| `{name}` | {must} | {said[name]} |"
    for name, function in contracts.demanded_functions(part.contract):
        must = "may" if contracts.is_optional(function) else "must"
        yield f"| `{contracts.signature(name, function)}` | {must} | {one_line(inspect.getdoc(function))} |"
    yield ""


def file_lines() -> Iterator[str]:
    yield from ("## Data files", "", "| file | | what it holds |", "|---|---|---|")
    yield "| `RULES.md` | must | The rules in your own words, clause by clause; a glossary on top. |"
    for file, what in FILES.values():
        yield f"| `{file}` | may | {what} |"
    yield ""
    for kind, table in (
        (LessonFile, "The top"),
        (LessonChapter, "`[[chapter]]`"),
        (LessonStep, "`[[chapter.step]]`"),
    ):
        yield from (f"{table} of `lesson.toml`:", "", "| field | | what it says |", "|---|---|---|")
        for name, said in comments(kind).items():
            yield f"| `{name}` | {'must' if is_required(kind, name) else 'may'} | {said} |"
        yield ""


def comments(kind: type[Any]) -> dict[str, str]:
    """What is written about the attributes of a class: at the end of their lines, or below them."""
    source = inspect.getsource(kind)
    return {name: one_line(said) for name, said in (*DOCSTRING.findall(source), *COMMENT.findall(source))}


def one_line(said: str | None) -> str:
    text = " ".join((said or "").split()).replace("|", "\\|")
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?")) else ".")


def main() -> None:
    text = page()
    if "--check" not in sys.argv:
        FILE.write_text(text, encoding="utf-8")
    elif FILE.read_text(encoding="utf-8") != text:
        sys.exit(f"{FILE} is not up to date. Run: python -m tools.contract_page")


if __name__ == "__main__":
    main()
