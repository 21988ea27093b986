"""Clauses: which rule has which tests."""

from __future__ import annotations

import re
from pathlib import Path

from nekoban.core.game import Game

TEST = re.compile(r"^\s*(?:async )?def (test_\w+)", re.MULTILINE)


def clause_ids(game: Game) -> list[str]:
    """Every clause id of a game's RULES.md, in the order of the page."""
    prefixes = "|".join(game.clause_prefixes)
    begin = re.compile(rf"^\|?\s*\**((?:{prefixes})-R?\d+)\b", re.MULTILINE)
    text = (game.folder / "RULES.md").read_text(encoding="utf-8")
    return list(dict.fromkeys(begin.findall(text)))


def test_counts(game: Game, tests: Path) -> dict[str, int]:
    """For each clause the number of tests whose name carries its id."""
    names: list[str] = []
    for file in sorted((tests / "games" / game.folder.name.strip("_")).rglob("test_*.py")):
        names += TEST.findall(file.read_text(encoding="utf-8"))
    counts = {}
    for clause in clause_ids(game):
        carried = re.compile(rf"_{clause.replace('-', '_')}(?![0-9A-Za-z])")
        counts[clause] = sum(bool(carried.search(name)) for name in names)
    return counts
