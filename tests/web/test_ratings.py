"""Measured strengths of the bots, for the picker."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from nekoban.core.game import all_games
from nekoban.games._template import GAME as MICE
from nekoban.lab.ladder import ratings_file
from nekoban.web import ratings


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(ratings, "FOLDER", tmp_path)
    ratings.ratings.cache_clear()
    yield tmp_path
    ratings.ratings.cache_clear()


def test_where_nothing_was_measured_nothing_is_shown(folder: Path) -> None:
    assert ratings.ratings(MICE) == []


def test_ratings_are_by_seats_and_bot(folder: Path) -> None:
    rows = [{"bot": "random", "rating": 801.6, "low": 700, "high": 900}]
    measured = [{"game": "mice", "seats": 2, "ratings": rows}, {"game": "mice", "seats": 3, "ratings": []}]
    (folder / "mice.json").write_text(json.dumps(measured), encoding="utf-8")
    assert ratings.ratings(MICE) == [
        {"seats": 2, "ratings": {"random": 802}},
        {"seats": 3, "ratings": {}},
    ]


def test_the_ladder_writes_where_the_picker_reads() -> None:
    for game in all_games(hidden=True).values():
        assert ratings_file(game) == ratings.FOLDER / f"{game.name}.json"
