"""Figures into a page of the documentation: a benchmark's table stands between two marks that name it."""

from __future__ import annotations

import re
from pathlib import Path

WEB = Path(__file__).parents[1] / "docs" / "web.md"


def write_table(name: str, lines: list[str], page: Path = WEB) -> None:
    """Put these lines where the page has the mark of that benchmark."""
    text = page.read_text(encoding="utf-8")
    marked = re.compile(rf"(<!-- {re.escape(name)} -->\n).*?(\n<!-- end -->)", re.DOTALL)
    table = "\n".join(lines)
    changed, count = marked.subn(lambda found: found[1] + table + found[2], text)
    if count != 1:
        raise LookupError(f"{page.name} has no place for {name}.")
    page.write_text(changed, encoding="utf-8")
