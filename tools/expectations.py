"""What tests and benchmarks expect of a single game: expected.toml beside the game's tests.

A section says what is expected in one respect; a game without it is expected nothing in that respect.
"""

from __future__ import annotations

import tomllib
from typing import Any

from nekoban.core.catalogue import all_games
from nekoban.core.clauses import folder_of_tests


def expected(section: str, hidden: bool = False) -> dict[str, dict[str, Any]]:
    """For every game that has this section, what it says. With hidden, also for the template."""
    found: dict[str, dict[str, Any]] = {}
    for name, game in all_games(hidden).items():
        folder = folder_of_tests(game)
        file = folder / "expected.toml" if folder else None
        if file and file.is_file():
            told = tomllib.loads(file.read_text(encoding="utf-8"))
            if section in told:
                found[name] = told[section]
    return found
