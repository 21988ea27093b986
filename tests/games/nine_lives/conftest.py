"""What the tests of Nine Lives share."""

from __future__ import annotations

import pytest

from nekoban.testing import Twins
from tests.games.nine_lives.board import At


@pytest.fixture
def at(twin: Twins) -> At:
    """Positions for one twin of the rules."""
    return At(twin)


@pytest.fixture(params=[True, False], ids=["on-top", "covered"])
def acts(request: pytest.FixtureRequest) -> bool:
    """Whether the life card in question is on top, or just below the top life."""
    return request.param
