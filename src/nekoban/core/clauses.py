"""Clauses of the rules: what each says in RULES.md, and which has which tests."""

from __future__ import annotations

import re
from pathlib import Path

from nekoban.core.game import Game
from nekoban.core.language import READER

PICTURE = re.compile(r"^```(?:picture|faces).*?^```\n+", re.MULTILINE | re.DOTALL)
TEST = re.compile(r"^\s*(?:async )?def (test_\w+)", re.MULTILINE)


def clause_ids(game: Game, page: str = "RULES.md") -> list[str]:
    """Every clause id of a game's rules page, in its order."""
    prefixes = "|".join(game.clause_prefixes)
    begin = re.compile(rf"^\|?\s*\**((?:{prefixes})-R?\d+)\b", re.MULTILINE)
    text = (game.folder / page).read_text(encoding="utf-8")
    return list(dict.fromkeys(begin.findall(text)))


def rules_file(folder: Path) -> Path:
    """The rules page of a game: RULES.fr.md for a French reader; RULES.md if nobody has translated it."""
    own = folder / f"RULES.{READER.get()}.md"
    return own if own.is_file() else folder / "RULES.md"


def project_of(game: Game) -> Path | None:
    """The checkout that holds a game: the folder with a pyproject.toml; None for an installed game."""
    return next((folder for folder in game.folder.parents if (folder / "pyproject.toml").is_file()), None)


def folder_of_tests(game: Game, tests: Path | None = None) -> Path | None:
    """The folder of a game's tests: its own folder if several games share a project, else all tests.

    In a wheel the template contains its own tests.
    """
    project = project_of(game)
    if tests is None and project is not None:
        tests = project / "tests"
    if tests is None or not tests.is_dir():
        inside = game.folder / "tests"
        return inside if inside.is_dir() else None
    own = tests / "games" / game.folder.name.strip("_")
    return own if (tests / "games").is_dir() else tests


def test_counts(game: Game, tests: Path) -> dict[str, int]:
    """For each clause, the number of tests with its id in their name."""
    names: list[str] = []
    for file in sorted(tests.rglob("test_*.py")):
        names += TEST.findall(file.read_text(encoding="utf-8"))
    counts = {}
    for clause in clause_ids(game):
        carried = re.compile(rf"_{clause.replace('-', '_')}(?![0-9A-Za-z])")
        counts[clause] = sum(bool(carried.search(name)) for name in names)
    return counts


def rules_text(game: Game) -> str:
    """The rules page of a game in the reader's language, without its pictures."""
    own = game.folder / f"RULES.{READER.get()}.md"
    page = own if own.is_file() else game.folder / "RULES.md"
    return PICTURE.sub("", page.read_text(encoding="utf-8"))


def clause_texts(game: Game) -> dict[str, str]:
    """Every clause by its id, in the order of the rules page."""
    prefixes = "|".join(game.clause_prefixes)
    row = re.compile(rf"^\|\s*\**((?:{prefixes})-R?\d+)\**\s*\|(.*)\|\s*$", re.MULTILINE)
    return {
        id: " — ".join(cell.strip() for cell in cells.split("|")).replace("**R**", "(ruling)")
        for id, cells in row.findall(rules_text(game))
    }
