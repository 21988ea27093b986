"""Write the laws, how long they were checked and the map of the source into docs/architecture.md.

Laws and map come from docstrings, what was checked from docs/laws.json (see `tools.long_laws`).

python -m tools.source_map          # write it
python -m tools.source_map --check  # exit 1 where it is not what would be written
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from nekoban.core import laws
from nekoban.core.catalogue import all_games, is_hidden
from tools import long_laws

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "nekoban"
PAGE = ROOT / "docs" / "architecture.md"
CHECKED_LAWS = {
    "reasons": "law 12: decisions, the clause of every refused move",
    "sentences": "law 12: decisions, sentences of refused moves of every kind",
    "clicks": "law 12: decisions, clicks alone and in pairs",
    "worlds": "laws 6 and 15: imagined worlds",
}


def map_lines() -> Iterator[str]:
    """One table a folder."""
    for folder in sorted({file.parent for file in modules()}):
        path = folder.relative_to(SOURCE.parent).as_posix()
        yield from (f"### `{path}`", "", "| module | what it is | its classes |", "|---|---|---|")
        for file in sorted(folder.glob("*.py")):
            if said := first_line(file):
                yield f"| `{file.name}` | {said} | {' '.join(f'`{name}`' for name in classes(file))} |"
        yield ""


def classes(file: Path) -> list[str]:
    """The classes that a module defines, but for those of its own use."""
    text = file.read_text(encoding="utf-8")
    found = re.findall(r"^class (\w+)", text, re.MULTILINE)
    return [name for name in found if not name.startswith("_")]


def modules() -> Iterator[Path]:
    """All modules but those of games that are not verified yet."""
    unnamed = unverified()
    yield from (file for file in SOURCE.rglob("*.py") if unnamed.isdisjoint(file.parents))


def unverified() -> set[Path]:
    """The folders of games that no page has to name yet. The template has its pages."""
    games = all_games(hidden=True).values()
    return {game.folder for game in games if game.status != "verified" and not is_hidden(game)}


def first_line(file: Path) -> str:
    """What a module says it is; nothing of an empty one."""
    text = file.read_text(encoding="utf-8")
    whole = text.find('"""', 3) + 3 if text.startswith('"""') else len(text)  # nothing else is parsed
    said = ast.get_docstring(ast.parse(text[:whole])) or ""
    return said.split("\n\n")[0].replace("\n", " ").replace("|", "\\|")


def law_lines() -> Iterator[str]:
    """The laws by number, as core/laws.py states them."""
    for law in re.findall(r"^ ?(\d+ .*(?:\n   \S.*)*)", str(laws.__doc__), re.MULTILINE):
        number, said = " ".join(law.split()).split(" ", 1)
        name, colon, rest = said.partition(":")
        yield f"{number}. **{name}**{colon}{rest}"


def checked_lines() -> Iterator[str]:
    """Over how much single laws were checked, a line a game."""
    yield "| game | what was checked | how many | rules version | measured |"
    yield "|---|---|---:|---:|---|"
    for row in long_laws.read(long_laws.FIGURES):
        told = "" if long_laws.is_of_now(row) else f", {long_laws.spoken_of(row['law'])} changed since"
        counted = f"{CHECKED_LAWS[row['law']]} | {row['made']:,}"
        yield f"| {all_games()[row['game']].title} | {counted} | {row['version']} | {row['date']}{told} |"


def page() -> str:
    """The whole page, with laws and map as the source has them."""
    text = PAGE.read_text(encoding="utf-8")
    for name, lines in (("laws", law_lines()), ("checked", checked_lines()), ("map", map_lines())):
        begin, end = f"<!-- {name}: begin -->", f"<!-- {name}: end -->"
        before, rest = text.split(begin)
        text = f"{before}{begin}\n" + "\n".join(lines).rstrip() + f"\n{end}" + rest.split(end)[1]
    return text


def main() -> None:
    text = page()
    if "--check" not in sys.argv:
        PAGE.write_text(text, encoding="utf-8")
    elif PAGE.read_text(encoding="utf-8") != text:
        sys.exit("docs/architecture.md is not up to date. Run: python -m tools.source_map")


if __name__ == "__main__":
    main()
