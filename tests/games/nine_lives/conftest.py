"""What the tests of Nine Lives share."""

from __future__ import annotations

import os
from functools import cache
from typing import Any

import pytest

from nekoban.core.catalogue import find_game

TWINS = ["interpreted"] if os.environ.get("NEKOBAN_TWIN") == "interpreted" else ["interpreted", "compiled"]


@cache
def compiled_rules() -> Any:
    """The compiled twin, loaded as a whole."""
    engine = find_game("nine-lives").compiled
    engine.compile_ahead()
    return engine


@pytest.fixture(params=TWINS)
def rules(request: pytest.FixtureRequest) -> Any:
    """One twin of the rules."""
    return compiled_rules() if request.param == "compiled" else find_game("nine-lives").interpreted


@pytest.fixture(params=[True, False], ids=["on-top", "covered"])
def acts(request: pytest.FixtureRequest) -> bool:
    """Whether the life card in question is on top, or just below the top life."""
    return request.param
