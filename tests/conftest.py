"""What all tests share; the fixture `twin` and the markers are those of nekoban.testing."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Slow machines are no failures; the same examples every time, so that a red run can be repeated.
settings.register_profile(
    "nekoban", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("nekoban")

HERE = Path(__file__).parent
FIXTURES = {"chromium": "browser", "node_modules": "browser", "server": "server"}
COMPILED = {  # they compile, search, simulate or learn, which only compiled rules do
    "lab", "review", "rl", "test_advice.py", "test_bots.py", "test_cache.py", "test_cli.py", "test_coach.py",
    "test_compiled.py", "test_networks.py", "test_puzzles.py", "test_training.py",
    "test_games_by_others.py", "test_ladder.py", "test_laws.py", "test_subset.py",
}  # fmt: skip


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden", action="store_true", help="rewrite the golden files")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests by their folder and by the fixtures they ask for."""
    for item in items:
        folder = item.path.relative_to(HERE).parts[0]
        marks = {FIXTURES[name] for name in getattr(item, "fixturenames", ()) if name in FIXTURES}
        marks |= {"server"} if folder == "server" else set()
        marks |= {"compiled"} if folder in COMPILED else set()
        for mark in marks:
            item.add_marker(mark)
