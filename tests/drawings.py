"""Positions to draw, and what the tests of all drawings share."""

from __future__ import annotations

import random
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from nekoban.core.catalogue import find_game
from nekoban.core.clauses import folder_of_tests
from nekoban.core.match import Match

LAYOUTS = ("wide", "tall")
BUDGET = 60_000

every_layout = pytest.mark.parametrize("layout", LAYOUTS)


class Walks(NamedTuple):
    """How a game is walked through; its tests' walks.toml may say otherwise."""

    full: dict[str, Any]  # the fullest table; else the sample with the most players
    samples: list[dict[str, Any]]  # else the game's own
    stride: int = 1  # plies between two looks
    plies: int = 400  # after which nothing new is seen
    liked: tuple[str, ...] = ("",)  # moves that begin so are liked: what random games do too rarely; else all


@cache
def walks(name: str) -> Walks:
    game = find_game(name)
    folder = folder_of_tests(game)
    assert folder is not None
    told = folder / "walks.toml"
    samples = game.samples()
    full = max(samples, key=lambda sample: game.options.read(sample).players)
    more = tomllib.loads(told.read_text(encoding="utf-8")) if told.is_file() else {}
    return Walks(**{"full": full, "samples": samples, **more})


def walk(
    game: str, options: dict[str, Any], seed: int = 0, every: int = 1, most: int = 400
) -> Iterator[Match]:
    """A random game, stopped every few positions, the first and the last one among them."""
    chance = random.Random(seed)
    match = Match.new(game, seed=f"drawn-{seed}", **options)
    while not match.over and match.ply < most:
        if match.ply % every == 0:
            yield match
        moves = match.moves()
        liked = [move for move in moves if move.startswith(tuple(walks(game).liked))]
        match.play(chance.choice(liked if liked and chance.random() < 0.7 else moves))
    yield match


def drawn(match: Match, seat: int | None, layout: str) -> str:
    return match.svg(seat, layout, faces=False)


def clicks(picture: str) -> set[str]:
    return set(re.findall(r'data-click="([^"]*)"', picture))


def check_recorded(picture: str, name: str, request: pytest.FixtureRequest) -> None:
    """Compare with the golden file of that name beside the test, or write it."""
    told = picture.replace("><", ">\n<") + "\n"
    file = request.path.parent / "golden" / f"{name}.svg"
    if request.config.getoption("--golden"):
        file.write_text(told, encoding="utf-8")
    assert told == file.read_text(encoding="utf-8")
