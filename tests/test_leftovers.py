"""Leftovers: no sentence for a person stands in the code, where nobody could translate it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import nekoban
from nekoban.core.language import reading
from nekoban.core.messages import catalogue, message_name
from nekoban.server.registry import flaw_told

SOURCE = Path(nekoban.__file__).parent
PACKAGES = ("server", "bots", "train", "lab", "review", "terminal", "commands", "web")
CORE = ["decisions", "fairness", "given_luck", "notation", "relatives", "saves", "seeds", "undo"]
SPOKEN = [
    SOURCE / "cli.py",
    SOURCE / "adding" / "translations.py",
    *(file for name in PACKAGES for file in sorted((SOURCE / name).rglob("*.py"))),
    *(SOURCE / "core" / f"{name}.py" for name in CORE),
]
SENTENCE = re.compile(r"[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}")
UNSPOKEN = ("help", "description")  # keywords: help is held to messages elsewhere, the other is of the API
# Calls whose texts are for logs and metrics, and the journal's own, which are told by `flaw_told`.
LOGGED = re.compile(r"LOG\.\w+|self\.log\.\w+|.*\.gauge|Unreachable|Damage")
# What stays in English, by the beginnings of the texts, and why.
STAYS = {
    "bots/class_host.py": ("there is no module", ", neither here", " has no method", "error it speaks"),  # it
    # is a program of its own, and answers by the protocol of agents
    "bots/compiling.py": ("The rules of", " are being compiled", " could not be"),  # the server's log
    "commands/puzzles.py": ("nekoban puzzle make",),  # what to type
    "lab/findings.py": ("quantiles by seat",),  # names in data, here and below
    "lab/puzzle_making.py": (
        "times the search",
        "noticed as worse",
        "worse in at most",
        "solved in at least",
        "held in worlds",
    ),
    "lab/play_only.py": ("The time is up.",),  # it runs where the library of messages is not installed
    "lab/tables.py": ("by set and round",),
    "lab/tournament.py": ("share of one",),
    "lab/ladder.py": (": how strong", " --write`.", " times the iterations", "## How much"),  # a page of docs
    "train/curves.py": (": what the network", "The share of games"),  # a page of docs
    "server/app.py": ("client disconnected",),  # words of the framework, here and in logs.py
    "server/logs.py": ("the handler is", "Invalid HTTP", "Unsupported upgrade", "ASGI callable"),
    "server/connections.py": ("connections were", "answers were", "requests did", "The request did"),
    "server/http_protocol.py": (  # before a request is read nobody knows a language
        "The headers of",
        "There are too many",
        "That is not an HTTP",
        "That is not a request for a socket.",
    ),
    "server/metrics.py": ("",),  # help of metrics
    "server/safety.py": (  # the description of the API
        "You have no seat here",
        "There is no such thing",
        "The match or the table",
        "The request is too large",
        "The server is not reached",
        "The rules forbid it",
        "That is too much at once.",
        "The database does not answer, or",
    ),
    "server/registry.py": ("closed by whoever",),  # a mark in the database
    "server/happenings.py": ("its first row",),  # the beginning of a flaw, see below
}


def literals(node: ast.AST) -> Iterator[str]:
    """The texts of a module that a person may read."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Constant) and isinstance(child.value, str):
            yield child.value
        is_kept = isinstance(child, ast.keyword) and child.arg in UNSPOKEN
        is_docstring = isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant)
        is_logged = isinstance(child, ast.Call) and LOGGED.fullmatch(ast.unparse(child.func))
        if not is_kept and not is_docstring and not is_logged:
            yield from literals(child)


@cache
def tree(file: Path) -> ast.AST:
    return ast.parse(file.read_text(encoding="utf-8"))


def is_message(text: str) -> bool:
    """Whether a refusal of the server has a message, which is named by its words."""
    return catalogue(SOURCE / "server" / "words").has(message_name(text))


def sentences(file: Path) -> list[str]:
    return [text for text in literals(tree(file)) if SENTENCE.search(text) and not is_message(text)]


@pytest.mark.parametrize("file", SPOKEN, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_no_sentence_stands_in_the_code(file: Path) -> None:
    stays = STAYS.get(str(file.relative_to(SOURCE)), ("nekoban ", "pip "))
    assert [text for text in sentences(file) if not text.startswith(stays)] == []


@pytest.mark.parametrize("name", STAYS)
def test_what_stays_in_english_is_there(name: str) -> None:
    """What is gone from the code is taken from the list."""
    found = sentences(SOURCE / name)
    assert [start for start in STAYS[name] if not any(text.startswith(start) for text in found)] == []


CODE = """
def f(x):
    '''A docstring of it.'''
    LOG.info("so it is said")
    g(f"{x} is not here.")
"""


def test_a_leftover_is_noticed() -> None:
    assert [text for text in literals(ast.parse(CODE)) if SENTENCE.search(text)] == [" is not here."]


def flaws(name: str) -> Iterator[str]:
    """What a module says of damaged tables, with `{number}` where an entry's number is filled in."""
    for call in ast.walk(tree(SOURCE / "server" / f"{name}.py")):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "Damage":
            said = call.args[0]
            parts = said.values if isinstance(said, ast.JoinedStr) else [said]
            yield "".join(str(one.value) if isinstance(one, ast.Constant) else "{number}" for one in parts)


def test_every_flaw_of_a_table_has_a_message() -> None:
    """The store keeps flaws in English; readers are told in their own language."""
    found = {*flaws("journal"), *flaws("tables"), *flaws("happenings")}
    started = "{number} cannot be read"  # an entry, or the first row
    assert len(found) == 10
    said = [*found - {started}, f"entry {started}", "its first row cannot be read"]
    assert [flaw for flaw in said if not is_message(flaw.replace("entry 1", "entry {number}"))] == []
    assert flaw_told("entry 12 is missing") == "entry 12 is missing"
    with reading("fr"):
        assert flaw_told("entry 12 is missing") == "l’entrée 12 manque"
        assert flaw_told("its first row cannot be read") == "sa première ligne est illisible"


THOUSANDS = re.compile(r"\{[^{}]*:[<>]?\d*,(\.\d+f)?\}")


@pytest.mark.parametrize("package", [*PACKAGES, "games"])
def test_no_number_for_a_person_is_grouped_by_hand(package: str) -> None:
    """How thousands are parted is said by the language: `number` writes them."""
    pages = (
        "train/curves.py",
        "workshop/map_balance.py",
        "workshop/power_table.py",
    )  # of the docs, in English
    found = [
        f"{file.parent.name}/{file.name}"
        for file in sorted((SOURCE / package).rglob("*.py"))
        if THOUSANDS.search(file.read_text(encoding="utf-8"))
    ]
    assert [name for name in found if name not in (*pages, "train/program.py")] == []  # and a log


JOINED = re.compile(r"""join\("[^"\w]*[:;,.][^"\w]*"\)|\}[:;,.] \$\{""")


@pytest.mark.parametrize("file", sorted((SOURCE / "web/static").glob("*.js")), ids=lambda file: file.stem)
def test_no_sentence_of_a_page_is_joined_by_hand(file: Path) -> None:
    """Signs between words are the language's: a name and what is said of it are a message, `text.about`."""
    lines = file.read_text(encoding="utf-8").split("\n")
    assert [line.strip() for line in lines if JOINED.search(line)] == []


LISTS = re.compile(r"""["'](, |、| and | or |; )["']\.join""")


@pytest.mark.parametrize("package", PACKAGES)
def test_no_list_for_a_person_is_joined_by_hand(package: str) -> None:
    """How a list is joined is said by the language: `listed`, or LIST, AND and OR in a message."""
    joins = {"safety.py": ("POLICY",), "app.py": ("complaint",), "findings.py": ("return ",)}  # no person's
    lines = [
        (file.name, line.strip())
        for file in sorted((SOURCE / package).rglob("*.py"))
        for line in file.read_text(encoding="utf-8").split("\n")
        if LISTS.search(line)
    ]
    assert [(name, line) for name, line in lines if not line.startswith(joins.get(name, ("#",)))] == []
