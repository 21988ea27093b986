"""Kept reviews: as they were made, and only as long as the same judge would make them."""

from __future__ import annotations

import os
import time
import zlib
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from nekoban.bots import levels, search
from nekoban.bots.levels import Level, levels_of
from nekoban.core.catalogue import find_game
from nekoban.review import judging, keeping
from nekoban.review.judging import judge_key
from nekoban.review.keeping import keep_review, kept_review, pack, unpack
from nekoban.review.reviews import review
from tests.review.test_review import played, small_judge

MICE = find_game("mice")


@pytest.fixture(autouse=True)
def fresh_keys() -> None:
    judge_key.cache_clear()


def test_a_kept_review_is_the_same_again() -> None:
    made = review(played("mice", 3), [small_judge()])
    kept = unpack(pack(made, "a key"), made.match, "a key")
    assert kept is not None
    assert (kept.mind, list(kept.decisions)) == (made.mind, list(made.decisions))
    assert kept.accounts() == made.accounts()


def test_a_review_by_another_judge_or_by_one_without_a_key_is_not_used() -> None:
    made = review(played("mice", 3), [small_judge(iterations=20)])
    assert unpack(pack(made, "a key"), made.match, "another") is None
    older = {"mind": "tiger", "decisions": made.decisions}
    assert unpack(zlib.compress(msgspec.json.encode(older)), made.match, judge_key(MICE)) is None


def test_games_of_other_rules_have_other_judges() -> None:
    assert len({judge_key(find_game(name)) for name in ("mice", "mauwi", "iwari")}) == 3


def test_the_key_is_another_one_with_another_budget_level_search_or_judging(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    keys = [judge_key(MICE), judge_key(MICE, 7)]
    stronger = {name: replace(one, iterations=one.iterations + 1) for name, one in levels_of(MICE).items()}
    changes = [
        (judging, "levels_of", lambda game: stronger),
        (search, "thinking_mark", lambda game: "another search"),
        (levels, "weights_of", lambda game: (9.0,) * 9),
        (judging, "decisions", levels),
    ]
    for place, name, value in changes:
        with monkeypatch.context() as patch:
            patch.setattr(place, name, value)
            judge_key.cache_clear()
            keys.append(judge_key(MICE))
    judge_key.cache_clear()
    assert len({*keys}) == len(keys)
    assert judge_key(MICE) == keys[0]


def test_the_key_of_a_level_that_asks_a_network_is_of_its_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    asking = Level("asking", 10, network=True)
    monkeypatch.setattr(search, "asking_mark", lambda game: "these weights")
    assert search.level_mark(MICE, asking).startswith("these weights ")


def test_the_last_reviews_are_kept_in_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "trusted_root", lambda root: tmp_path)
    monkeypatch.setattr(keeping, "FILES", 2)
    made = [review(played("mice", seed), [small_judge(iterations=20)]) for seed in (1, 2, 3)]
    assert kept_review(made[0].match, "a key") is None
    for age, one in zip((30, 20, 10), made, strict=True):
        keep_review(one, "a key")
        made_at = time.time() - age
        os.utime(keeping.file_of(one.match), times=(made_at, made_at))
    kept = [kept_review(one.match, "a key") for one in made]
    assert kept[0] is None
    assert [one and list(one.decisions) for one in kept[1:]] == [list(one.decisions) for one in made[1:]]
    assert kept_review(made[2].match, "another key") is None
    keep_review(made[2], "another key")
    assert kept_review(made[2].match, "another key") is not None
    assert len([*tmp_path.glob("reviews/*")]) == 2
