"""Positions to draw, and what the tests of all drawings share."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from nekoban.core.match import Match

LAYOUTS = ("wide", "tall")
BUDGET = 60_000
GOLDEN = Path(__file__).parent / "golden"
LIKED = {  # what random games do too rarely to show much
    "cat-battles": ("play", "attack", "roll", "use"),
    "iwari": ("tent", "totem", "feat"),
}

every_layout = pytest.mark.parametrize("layout", LAYOUTS)


def walk(
    game: str, options: dict[str, Any], seed: int = 0, every: int = 1, most: int = 400
) -> Iterator[Match]:
    """A random game, stopped at every so many positions, the first and the last one among them."""
    chance = random.Random(seed)
    match = Match.new(game, seed=f"drawn-{seed}", **options)
    while not match.over and match.ply < most:
        if match.ply % every == 0:
            yield match
        moves = match.moves()
        liked = [move for move in moves if move.startswith(LIKED.get(game, ""))]
        match.play(chance.choice(liked if liked and chance.random() < 0.7 else moves))
    yield match


def drawn(match: Match, seat: int | None, layout: str) -> str:
    return match.svg(seat, layout, faces=False)


def clicks(picture: str) -> set[str]:
    return set(re.findall(r'data-click="([^"]*)"', picture))


def check_recorded(picture: str, name: str, request: pytest.FixtureRequest) -> None:
    """Compare with the golden file of that name, or write it."""
    told = picture.replace("><", ">\n<") + "\n"
    file = GOLDEN / f"{name}.svg"
    if request.config.getoption("--golden"):
        file.write_text(told, encoding="utf-8")
    assert told == file.read_text(encoding="utf-8")
