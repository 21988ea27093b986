"""A report as one self-contained page, with styles, pictures and numbers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Any

from nekoban.core.language import READER
from nekoban.core.messages import tell as shared
from nekoban.core.options import OptionError
from nekoban.core.tokens import style_sheet
from nekoban.lab.charts import number
from nekoban.lab.findings import Line, Report, Section, Sentence, spoken
from nekoban.lab.statistics import Estimate
from nekoban.lab.words import tell

STYLE = Path(__file__).with_suffix(".css").read_text(encoding="utf-8")
SEATS = 7
NUMBER = ' class="n"'
SEAT_STYLE = "".join(
    f"svg.chart .line.seat-{seat} {{ stroke: var(--seat-{seat}); }} "
    f"svg.chart text.key.seat-{seat} {{ fill: var(--seat-{seat}); font-weight: 650; }}\n"
    for seat in range(1, SEATS + 1)
)


def head(title: str) -> str:
    return (
        f'<!doctype html>\n<html lang="{READER.get()}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title>"
        f"<style>{plain(style_sheet())}\n{plain(STYLE)}\n{SEAT_STYLE}</style></head>"
    )


def chart_page(title: str, chart: str, said: Iterable[str] = ()) -> str:
    """A picture on its own page, with some text."""
    items = "".join(f"<li>{escape(one)}</li>" for one in said)
    return (
        f"{head(title)}<body><main><section><h2>{escape(title)}</h2>"
        f'<div class="wide">{chart}</div><ul>{items}</ul></section></main></body></html>\n'
    )


def page(report: Report) -> str:
    """The whole page."""
    body = [f"<body><main><h1>{escape(report.title)}</h1><p>{escape(report.intro)}</p>"]
    body += [f'<p class="note">{escape(report.rules)}</p>', key(report)]
    legend = f'<p class="note">{escape(tell("legend"), quote=False)}</p>'
    said = sentence_list(report.sentences)
    body.append(f"<section><h2>{escape(tell('in-short'))}</h2>{legend}{said}</section>")
    body += [section(one, report) for one in report.sections]
    made = f"<section><h2>{escape(tell('how-made'))}</h2>{fact_list(report.facts)}</section>"
    body.append(f"{made}</main></body></html>\n")
    return head(report.title) + "\n".join(body)


def plain(style: str) -> str:
    """A style sheet without its comments."""
    text = re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL)
    return "\n".join(line.strip() for line in text.splitlines() if line.strip())


def key(report: Report) -> str:
    if not report.there:
        return ""
    return (
        f'<p class="key-line"><span><i></i>{escape(report.here)}</span>'
        f'<span><i class="there"></i>{escape(report.there)}</span></p>'
    )


def sentence_list(sentences: list[Sentence]) -> str:
    items = []
    for one in sentences:
        kind, sign = ("sure", "✓") if one.sure else ("unsure", "?")
        said = escape(tell(f"said-{kind}"))
        items.append(
            f'<li class="{kind}-sentence"><b role="img" aria-label="{said}">{sign}</b>'
            f"<span>{escape(one.text)}</span></li>"
        )
    return f'<ul class="sentences">{"".join(items)}</ul>'


def fact_list(facts: dict[str, str]) -> str:
    rows = "".join(
        f"<dt>{escape(fact_name(name))}</dt><dd>{escape(said)}</dd>" for name, said in facts.items()
    )
    return f"<dl>{rows}</dl>"


def fact_name(name: str) -> str:
    """What a fact is called; a game's own facts are named in the reader's language already."""
    message = f"fact-{name.replace(' ', '-')}"
    return tell(message) if tell.has(message) else name


def section(one: Section, report: Report) -> str:
    parts = [f"<section><h2>{escape(one.title)}</h2>"]
    if one.note:
        parts.append(f'<p class="note">{escape(one.note)}</p>')
    parts += [f'<div class="wide">{chart}</div>' for chart in one.charts]
    if one.lines:
        table = f'<div class="wide">{line_table(one, report)}</div>'
        summary = escape(tell("all-in-numbers", count=len(one.lines)))
        folded = f"<details><summary>{summary}</summary>{table}</details>"
        parts.append(folded if one.folded else table)
    parts.append("</section>")
    return "".join(parts)


def line_table(one: Section, report: Report) -> str:
    compared = any(line.there is not None for line in one.lines)
    value, difference = tell("column-value"), tell("column-difference")
    names = ["", report.here if compared else difference if one.differences else value]
    names += [report.there, difference] if compared else []
    names += [tell("column-games"), *([tell("column-note")] if any(line.note for line in one.lines) else [])]
    heads = [
        f'<th scope="col"{NUMBER if place else ""}>{escape(name)}</th>' for place, name in enumerate(names)
    ]
    rows = "".join(table_row(line, names, compared, one.differences) for line in one.lines)
    return f"<table><thead><tr>{''.join(heads)}</tr></thead><tbody>{rows}</tbody></table>"


def table_row(line: Line, names: list[str], compared: bool, differences: bool) -> str:
    """Cells have their column's name, which is shown before them on a narrow page."""
    said = [(number_said(line.here, line, differences), bool(line.named))]
    if compared and line.there is not None and line.more is not None:
        said.append((number_said(line.there, line, False), False))
        said.append((number_said(line.more, line, True), line.more.differs_from(0)))
    elif compared:
        said += [("–", False), ("–", False)]
    cells = [f'<td class="n{" clear" if clear else ""}">{escape(text)}</td>' for text, clear in said]
    counts = dict.fromkeys(number(one.count, 0) for one in (line.here, line.there) if one is not None)
    cells.append(f'<td class="n soft">{" / ".join(counts)}</td>')
    cells += [f"<td>{escape(line.note)}</td>"] if len(names) > len(cells) + 1 else []
    named = (
        cell.replace("<td", f'<td data-head="{escape(name)}"', 1)
        for name, cell in zip(names[1:], cells, strict=True)
    )
    return f'<tr><th scope="row">{escape(line.label)}</th>{"".join(named)}</tr>'


def number_said(estimate: Estimate, line: Line, sign: bool) -> str:
    unit = "points" if sign and line.unit == "%" else line.unit
    return spoken(estimate, unit, line.digits, sign, line.few)


def check_place(file: Path) -> None:
    """Refuses a file that cannot be written, before anybody waits for its content."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        was_there = file.exists()
        file.open("a", encoding="utf-8").close()
        if not was_there:
            file.unlink()
    except OSError as error:
        why = error.strerror or str(error)
        raise OptionError(shared("file-unwritable", file=str(file), error=why)) from None


def write(report: Report, file: Path, data: dict[str, Any] | None = None) -> None:
    """Write the page, and the same (or other data) as JSON beside it."""
    check_place(file)
    file.write_text(page(report), encoding="utf-8")
    said = json.dumps(data or report.to_data(), indent=1, ensure_ascii=False)
    file.with_suffix(".json").write_text(said + "\n", encoding="utf-8")
