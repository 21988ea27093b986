"""Write the laws and the map of the source into docs/architecture.md, from docstrings.

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

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "nekoban"
PAGE = ROOT / "docs" / "architecture.md"


def map_lines() -> Iterator[str]:
    """One table a folder."""
    for folder in sorted({file.parent for file in modules()}):
        path = folder.relative_to(SOURCE.parent).as_posix()
        yield from (f"### `{path}`", "", "| module | what it is |", "|---|---|")
        for file in sorted(folder.glob("*.py")):
            if said := first_line(file):
                yield f"| `{file.name}` | {said} |"
        yield ""


def modules() -> Iterator[Path]:
    yield from SOURCE.rglob("*.py")


def first_line(file: Path) -> str:
    """What a module says it is; nothing of an empty one."""
    said = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    return said.split("\n\n")[0].replace("\n", " ").replace("|", "\\|")


def law_lines() -> Iterator[str]:
    """The laws by number, as core/laws.py states them."""
    for law in re.findall(r"^ ?(\d+ .*(?:\n   \S.*)*)", str(laws.__doc__), re.MULTILINE):
        number, said = " ".join(law.split()).split(" ", 1)
        name, colon, rest = said.partition(":")
        yield f"{number}. **{name}**{colon}{rest}"


def page() -> str:
    """The whole page, with laws and map as the source has them."""
    text = PAGE.read_text(encoding="utf-8")
    for name, lines in (("laws", law_lines()), ("map", map_lines())):
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
