"""What all tests share; the fixture `twin` and the markers are those of nekoban.testing."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

# Slow machines are no failures; the same examples every time, so that a red run can be repeated.
settings.register_profile(
    "nekoban", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("nekoban")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden", action="store_true", help="rewrite the golden files")
