"""A thousand matches told in every language: divided, kept and counted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from nekoban.adding.telling import Hearing, Untold
from nekoban.core.catalogue import find_game
from tools import long_languages

MAUWI = find_game("mauwi")


def share(**changes: Any) -> dict[str, Any]:
    counted = {"matches": 25, "positions": 30, "sentences": 400, "messages": ["draws", "lays"]}
    now = {"version": MAUWI.version, "words": long_languages.words_digest(MAUWI)}
    return {"game": "mauwi", "seed": 0, **now, **counted, **changes}


def heard(game: Any, rounds: int, seed: int, share: float) -> Hearing:
    return Hearing(matches=rounds * len(game.samples()), positions=7, sentences=60, messages={"draws"})


def test_the_shares_of_each_game_are_a_thousand_matches_with_seeds_of_their_own() -> None:
    told: dict[str, list[int]] = {}
    for name, seed, rounds in long_languages.missing_shares([]):
        told.setdefault(name, []).extend(range(seed, seed + rounds))
    assert set(told) == {game.name for game in long_languages.told_games()}
    for name, seeds in told.items():
        assert len(set(seeds)) == len(seeds)
        assert len(seeds) * len(find_game(name).samples()) >= 1000


def test_what_was_told_is_not_told_again_but_what_was_not_right_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(long_languages, "check_telling", heard)
    monkeypatch.setattr(long_languages, "told_games", lambda: [MAUWI])
    file = tmp_path / "languages.json"
    stale = [share(seed=3, words="0" * 12), share(seed=4, version=0), share(seed=5, game="gone")]
    file.write_text(json.dumps([share(seed=1, untold="fr: …"), share(seed=2), *stale]))
    rows = long_languages.tell_all(file, 60.0)
    assert sum(row["matches"] for row in rows) == 1000
    assert rows[0] == share(seed=2)
    assert long_languages.read(file) == rows


def test_what_a_language_does_not_say_is_shown_and_nothing_is_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def untold(game: Any, rounds: int, seed: int, share: float) -> Hearing:
        raise Untold("fr: there is no card-8.of, and a message asks for it.")

    monkeypatch.setattr(long_languages, "check_telling", untold)
    monkeypatch.setattr(long_languages, "FIGURES", tmp_path / "figures.json")
    file = tmp_path / "languages.json"
    file.write_text(json.dumps([share(), long_languages.tell_share(("mauwi", 7, 1))]))
    assert long_languages.main([str(file), "--write"]) == 1
    assert "there is no card-8.of" in capsys.readouterr().out
    assert not long_languages.FIGURES.exists()


def test_the_messages_of_all_shares_are_counted_once() -> None:
    rows = [share(), share(seed=1, messages=["lays", "wins"])]
    found = next(row for row in long_languages.figures(rows) if row["game"] == "mauwi")
    assert (found["matches"], found["sentences"], found["messages"], found["left over"]) == (50, 800, 3, 0)


def test_the_page_says_how_much_was_told_and_that_nothing_is_left_over() -> None:
    kept = json.loads(long_languages.FIGURES.read_text(encoding="utf-8"))
    assert {row["game"] for row in kept} == {game.name for game in long_languages.told_games()}
    for row in kept:
        assert row["matches"] >= 1000
        assert row["left over"] == 0
    text = long_languages.PAGE.read_text(encoding="utf-8")
    assert without_words(long_languages.page(kept)) == without_words(text)


def without_words(page: str) -> str:
    """A page whether the words have changed since or not: that is said by `--page`, and fails nothing."""
    return page.replace("the present ones", "").replace("**measured with other words**", "")


def test_the_page_says_that_other_words_were_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = [row | {"words": "0" * 12} for row in json.loads(long_languages.FIGURES.read_text("utf-8"))]
    kept[0]["words"] = long_languages.words_digest(find_game(kept[0]["game"]))
    (tmp_path / "figures.json").write_text(json.dumps(kept), "utf-8")
    (tmp_path / "page.md").write_text(long_languages.PAGE.read_text("utf-8"), "utf-8")
    monkeypatch.setattr(long_languages, "FIGURES", tmp_path / "figures.json")
    monkeypatch.setattr(long_languages, "PAGE", tmp_path / "page.md")
    assert long_languages.main(["--page"]) == 0
    told = (tmp_path / "page.md").read_text("utf-8")
    assert (told.count("the present ones |"), told.count("measured with other words")) == (1, len(kept) - 1)
    with pytest.raises(SystemExit):
        long_languages.main([])
    assert "or give --page" in capsys.readouterr().err
