"""The technical report: every figure of it stands on the page that it comes from."""

from __future__ import annotations

import re
from itertools import takewhile
from pathlib import Path

import pytest

from nekoban.core import laws
from nekoban.core.catalogue import all_games
from nekoban.core.clauses import clause_ids

DOCS = Path(__file__).parents[1] / "docs"
REPORT = (DOCS / "technical-report.md").read_text(encoding="utf-8")
TEXT, _, TABLE = REPORT.partition("## Where the figures come from")
ROW = re.compile(r"^\| (.+?) \| ([\w-]+\.md) \| `(.+)` \|$", re.M)
ROWS = ROW.findall(TABLE)


@pytest.mark.parametrize(("figure", "page", "words"), ROWS, ids=[row[0] for row in ROWS])
def test_a_figure_stands_on_its_page(figure: str, page: str, words: str) -> None:
    assert words.replace(r"\|", "|") in (DOCS / page).read_text(encoding="utf-8")
    assert figure in TEXT or f"| {figure} |" in TEXT


def test_every_line_of_the_table_was_read() -> None:
    assert len(ROWS) == len([line for line in TABLE.splitlines() if line.count("`") == 2 and ".md |" in line])


def test_every_large_figure_of_the_text_is_in_the_table() -> None:
    told = " ".join(figure for figure, _, _ in ROWS) + " 900,000"  # the models, before version 0.1
    measured = re.findall(r"\b\d[\d,]*\.\d+ (?:times|million)|\b\d{1,3}(?:,\d{3})+\b|10\^\d+", TEXT)
    for figure in measured:
        assert figure.split(" ")[0] in told, figure


def test_the_number_of_clauses_is_the_games_own() -> None:
    count = len(clause_ids(all_games()["nine-lives"]))
    assert f"Nine Lives has {count} clauses" in TEXT


ABSTRACT = TEXT.partition("## Abstract")[2].partition("\n## ")[0]
WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
         "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen")  # fmt: skip


def gpu_loop(game: str) -> str:
    """Millions of decisions a second of the bare loop on a GPU, as its page has them."""
    page = (DOCS / "benchmarks-gpu.md").read_text(encoding="utf-8")
    row = re.search(rf"^\| {game} \| \d+ \| [\d.]+ \| (\d+) \(wanted", page, re.M)
    assert row is not None
    return row[1]


def test_every_number_of_the_abstract_is_the_one_that_is_measured_or_counted() -> None:
    games = [game for game in all_games().values() if game.status == "verified"]
    clauses = sum(len(clause_ids(game)) for game in games)
    count = len(re.findall(r"^ ?\d+ [A-Z]", laws.__doc__ or "", re.M))
    sure = [
        f"implements {WORDS[len(games)]} published games",
        f"{WORDS[count].capitalize()} laws are checked on every game",
        f"every one of the {clauses} clauses of the rulebooks",
        f"the bare loop of Mauwi makes {gpu_loop('mauwi')} million decisions a second",
        f"that of Nine Lives {gpu_loop('nine-lives')} million",
    ]
    for said in sure:
        assert said in ABSTRACT, said
    told = re.findall(r"\b\d[\d,.]*\b", re.sub(r"\bH200\b", "", ABSTRACT))
    assert [number for number in told if not any(number in said for said in sure)] == []


def test_tag_is_called_never_measured_wherever_it_is_named() -> None:
    root = DOCS.parent
    pages = [*DOCS.rglob("*.md"), root / "README.md", root / "CHANGELOG.md", root / "CONTRIBUTING.md"]
    lines = [line for page in pages for line in page.read_text(encoding="utf-8").splitlines()]
    named = [line for line in lines if re.search(r"\bTAG\b", line)]
    assert len(named) >= 4
    for line in named:
        for part in re.split(r"\bTAG\b", line)[1:]:
            assert "never measured by us" in part, line


def test_the_largest_loss_of_a_network_is_told() -> None:
    """Of its policy alone, at any small table of any game."""
    page = (DOCS / "exact.md").read_text(encoding="utf-8").splitlines()
    head = next(number for number, line in enumerate(page) if " | lion | " in line)
    column = page[head].split("|").index(" lion ")
    rows = takewhile(lambda line: line.startswith("|"), page[head + 2 :])
    assert f"up to {max(row.split('|')[column].strip() for row in rows)} elsewhere" in TEXT
