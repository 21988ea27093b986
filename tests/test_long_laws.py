"""Single laws over a million cases: the work is divided, kept and counted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from nekoban.core import laws
from nekoban.core.catalogue import all_games, find_game
from tools import long_laws, source_map

MAUWI = find_game("mauwi")
MADE = {"made": 10, "date": "2026-11-18"}


def row(law: str = "reasons", **changes: Any) -> dict[str, Any]:
    digest = long_laws.digest(MAUWI.folder, law)
    told = {"game": "mauwi", "law": law, "seed": 0, "version": MAUWI.version, "digest": digest}
    return {**told, **MADE, **changes}


def test_every_share_has_a_seed_of_its_own_and_together_they_are_a_million(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[int, int]] = []

    def noted(game: Any, wanted: int, seed: int) -> tuple[int, int]:
        asked.append((wanted, seed))
        return wanted, 1

    monkeypatch.setitem(long_laws.CHECKS, "reasons", noted)
    shares = [share for share in long_laws.shares_of(["mauwi"]) if share[1] == "reasons"]
    made = sum(long_laws.check(share)["made"] for share in shares)
    assert made >= 1_000_000
    assert len({seed for _, seed in asked}) == len(shares)


def test_a_broken_law_is_said_and_nothing_is_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(game: Any, wanted: int, seed: int) -> tuple[int, int]:
        raise laws.Breach(12, game, None, seed, "a false reason")

    monkeypatch.setitem(long_laws.CHECKS, "reasons", broken)
    monkeypatch.setattr(long_laws, "FIGURES", tmp_path / "figures.json")
    found = long_laws.check(("mauwi", "reasons", 7))
    file = tmp_path / "laws.json"
    file.write_text(json.dumps([row(), found]))
    assert long_laws.main([str(file), "--write"]) == 1
    assert "Law 12 is broken by mauwi, seed 7: a false reason" in capsys.readouterr().out
    assert not long_laws.FIGURES.exists()


def test_what_was_checked_with_older_rules_does_not_count() -> None:
    rows = [row(), row(seed=1), row(law="worlds", made=5), row(seed=2, digest="of older rules")]
    found = {one["law"]: one["made"] for one in long_laws.figures(rows)}
    assert found == {"reasons": 20, "worlds": 5}


def test_figures_of_laws_that_were_not_checked_again_stay() -> None:
    kept = [row(made=7, date="2026-11-01"), row(law="worlds", made=8, date="2026-11-02")]
    found = long_laws.figures([row(date="2026-11-17"), row(seed=1)], kept)
    told = {one["law"]: (one["made"], one["date"]) for one in found}
    assert told == {"reasons": (20, "2026-11-17"), "worlds": (8, "2026-11-02")}


def test_single_laws_and_games_can_be_chosen() -> None:
    shares = long_laws.shares_of(["iwari"], ["sentences"])
    assert {share[:2] for share in shares} == {("iwari", "sentences")}
    assert len(shares) == long_laws.SHARES


def test_a_figure_is_of_the_rules_and_where_sentences_are_told_of_the_words(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "show").mkdir()
    rules, words = tmp_path / "rules" / "turn.py", tmp_path / "show" / "words.py"
    rules.write_text("LIMIT = 3\n")
    words.write_text("SAID = 1\n")

    def digests() -> list[str]:
        long_laws.digest.cache_clear()
        return [long_laws.digest(tmp_path, law) for law in ("reasons", "sentences")]

    clauses, sentences = digests()
    rules.write_text("# How many.\nLIMIT = 3\n")
    assert digests() == [clauses, sentences]
    words.write_text("SAID = 2\n")
    assert digests()[0] == clauses
    assert digests()[1] != sentences
    rules.write_text("LIMIT = 4\n")
    assert digests()[0] != clauses


def test_the_table_says_what_changed_since(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(long_laws, "FIGURES", tmp_path / "figures.json")
    kept = [row(), row(digest="of older rules"), row(law="sentences", digest="of older words")]
    long_laws.FIGURES.write_text(json.dumps(kept))
    _, _, *lines = source_map.checked_lines()
    assert [line.split(" | ")[-1] for line in lines] == [
        "2026-11-18 |",
        "2026-11-18, rules changed since |",
        "2026-11-18, rules or words changed since |",
    ]


def test_the_table_says_a_million_of_each_game_and_which_rules() -> None:
    kept = json.loads(long_laws.FIGURES.read_text(encoding="utf-8"))
    verified = {name for name, game in all_games().items() if game.status == "verified"}
    assert {(found["game"], found["law"]) for found in kept} >= {
        (name, law) for name in verified for law in ("reasons", "worlds")
    }
    for found in kept:
        assert found["made"] >= (1_000_000 if found["law"] not in long_laws.TOLD else 10_000)
        assert found["version"] <= all_games()[found["game"]].version
