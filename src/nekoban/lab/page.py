"""The page of a report: one self-contained HTML file, with styles, charts and numbers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Any

from nekoban.core.language import READER
from nekoban.core.messages import number
from nekoban.core.messages import tell as shared
from nekoban.core.options import OptionError
from nekoban.core.tokens import style_sheet
from nekoban.lab.findings import ANSWERS, Beside, Line, Report, Section, Sentence, spoken
from nekoban.lab.statistics import Estimate
from nekoban.lab.words import tell

STYLE = Path(__file__).with_suffix(".css").read_text(encoding="utf-8")
SEATS = 7
NUMBER = ' class="n"'
NO_BREAK = "\u00a0"
SEAT_STYLE = "".join(
    f"svg.chart .line.seat-{seat} {{ stroke: var(--seat-{seat}); }} "
    f"svg.chart text.key.seat-{seat} {{ fill: var(--seat-{seat}); font-weight: 650; }}\n"
    for seat in range(1, SEATS + 1)
)


def head(title: str) -> str:
    """The head of a report's page, with its styles."""
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
    body += sentence_sections(report.sentences, report.legend)
    body += [section(one, report) for one in report.sections]
    made = f"<section><h2>{escape(tell('how-made'))}</h2>{fact_list(report.facts)}</section>"
    body.append(f"{made}</main></body></html>\n")
    return head(report.title) + "\n".join(body)


def plain(style: str) -> str:
    """The style sheet of a report's page without its comments."""
    text = re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL)
    return "\n".join(line.strip() for line in text.splitlines() if line.strip())


def key(report: Report) -> str:
    """Which colour means which side of a report."""
    if not report.there:
        return ""
    return (
        f'<p class="key-line"><span><i></i>{escape(report.here)}</span>'
        f'<span><i class="there"></i>{escape(report.there)}</span></p>'
    )


def sentence_sections(sentences: list[Sentence], legend: str = "") -> list[str]:
    """The headlines; and, where other bots were asked, apart from them what is none."""
    asked = any(one.others for one in sentences)
    said = legend or tell("legend-bots" if asked else "legend")
    legend = f'<p class="note">{escape(said, quote=False)}</p>'
    if not asked:
        return [sentence_section("in-short", sentences, legend)]
    headlines, rest = ([one for one in sentences if one.is_headline is wanted] for wanted in (True, False))
    none = f"<p>{escape(tell('no-headlines'))}</p>" if not headlines else ""
    made = [sentence_section("in-short", headlines, legend + none)]
    return [*made, sentence_section("not-settled", rest)] if rest else made


def sentence_section(title: str, sentences: list[Sentence], before: str = "") -> str:
    """A section of the page: its title, what stands before, and its sentences as a table."""
    said = sentence_table(sentences) if sentences else ""
    return f"<section><h2>{escape(tell(title))}</h2>{before}{said}</section>"


def sentence_table(sentences: list[Sentence]) -> str:
    """A sentence a row; beside it, whether it holds for other bots."""
    names = [tell("holds-for", bot=bot) for bot in other_bots(sentences)]
    rows = "".join(sentence_row(one, names) for one in sentences)
    heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in ["", "", *names])
    head = f"<thead><tr>{heads}</tr></thead>" if names else ""
    return f'<table class="sentences">{head}<tbody>{rows}</tbody></table>'


def other_bots(findings: Sequence[Sentence | Line]) -> list[str]:
    """The bots that were asked about any of these."""
    return [other.bot for other in max((one.others for one in findings), key=len, default=())]


def sentence_row(one: Sentence, names: list[str]) -> str:
    """A sentence of a report as a row, with what the other bots say of it."""
    sign = f'<td><b role="img" aria-label="{escape(tell(f"said-{one.kind}"))}">{one.sign}</b></td>'
    said = [beside_said(other, one.sure, one.unit, one.digits) for other in one.others]
    said += ["–"] * (len(names) - len(said))
    cells = "".join(
        f'<td data-head="{escape(name)}">{escape(text)}</td>' for name, text in zip(names, said, strict=True)
    )
    return f'<tr class="{one.kind}-sentence">{sign}<th scope="row">{escape(one.text)}</th>{cells}</tr>'


def beside_said(other: Beside, claimed: bool, unit: str, digits: int) -> str:
    """'yes (+2.1 ± 0.8 points)'; the number alone where nothing was claimed. It stays on one line."""
    number = spoken(other.found, unit, digits, unit != "%").replace(" ", NO_BREAK)
    if not claimed:
        return number
    answer = tell(f"holds-{ANSWERS[other.holds].replace(' ', '-')}")
    return tell("holds", answer=answer, number=number)


def fact_list(facts: dict[str, str]) -> str:
    """The facts about how a report was made."""
    rows = "".join(
        f"<dt>{escape(fact_name(name))}</dt><dd>{escape(said)}</dd>" for name, said in facts.items()
    )
    return f"<dl>{rows}</dl>"


def fact_name(name: str) -> str:
    """What a fact is called; a game's own facts are named in the reader's language already."""
    message = f"fact-{name.replace(' ', '-')}"
    return tell(message) if tell.has(message) else name


def section(one: Section, report: Report) -> str:
    """A section of a report: note, charts, table."""
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
    """The numbers of a section of a report, as a table."""
    compared = any(line.there is not None for line in one.lines)
    value, difference = tell("column-value"), tell("column-difference")
    names = ["", report.here if compared else difference if one.differences else value]
    names += [report.there, difference] if compared else []
    names += [tell("column-bot", bot=bot) for bot in other_bots(one.lines)]
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
    for other in line.others:
        shown = beside_said(other, bool(line.named), "points" if differences else line.unit, line.digits)
        cells.append(f'<td class="n">{escape(shown)}</td>')
    counts = dict.fromkeys(number(one.count, 0) for one in (line.here, line.there) if one is not None)
    cells.append(f'<td class="n soft">{" / ".join(counts)}</td>')
    cells += [f"<td>{escape(line.note)}</td>"] if len(names) > len(cells) + 1 else []
    named = (
        cell.replace("<td", f'<td data-head="{escape(name)}"', 1)
        for name, cell in zip(names[1:], cells, strict=True)
    )
    return f'<tr><th scope="row">{escape(line.label)}</th>{"".join(named)}</tr>'


def number_said(estimate: Estimate, line: Line, sign: bool) -> str:
    """A number of a report's table, with its interval and unit."""
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
