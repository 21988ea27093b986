"""What all tests share."""

from __future__ import annotations

import os
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from nekoban.core.compiled import compiled

# Slow machines are no failures; the same examples every time, so that a red run can be repeated.
settings.register_profile(
    "nekoban", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("nekoban")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden", action="store_true", help="rewrite the golden files")


TWINS = ["interpreted"] if os.environ.get("NEKOBAN_TWIN") == "interpreted" else ["interpreted", "compiled"]


@pytest.fixture(params=TWINS)
def twin(request: pytest.FixtureRequest) -> Callable[[ModuleType], Any]:
    """A rules module as one of its twins."""
    return compiled if request.param == "compiled" else lambda module: module
