"""A game of the tests' own, found like any other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import nekoban.games
from nekoban.core.catalogue import forget_games


@pytest.fixture(scope="module")
def loaded_coin() -> Iterator[str]:
    """The name of a game whose seat advantage is an option."""
    here = str(Path(__file__).parent / "games")
    nekoban.games.__path__.append(here)
    forget_games()
    yield "loaded-coin"
    nekoban.games.__path__.remove(here)
    forget_games()
