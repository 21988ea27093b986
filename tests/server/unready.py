"""A server whose rules are being compiled, for as long as a test wants it."""

from __future__ import annotations

import pytest

from nekoban.bots import early
from nekoban.bots.compiling import Compiling, Progress
from nekoban.server import bots, hints

READY = [False]


def compile_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers that start now are compiling until READY says otherwise, and three parts of ten are done."""
    READY[0] = False
    for module in (early, bots, hints):
        monkeypatch.setattr(module, "search_is_compiled", lambda game: READY[0])
    monkeypatch.setattr(Compiling, "add", lambda self, games: None)
    monkeypatch.setattr(Compiling, "ask", lambda self, game: None)
    monkeypatch.setattr(Compiling, "progress", lambda self, game: Progress("compiling", 3, 10))
