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


def row(**changes: Any) -> dict[str, Any]:
    return {"game": "mauwi", "law": "reasons", "seed": 0, "version": MAUWI.version, "made": 10, **changes}


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
    rows = [row(), row(seed=1), row(law="worlds", made=5), row(seed=2, version=MAUWI.version - 1)]
    (found,) = long_laws.figures(rows)
    assert (found["game"], found["reasons"], found["worlds"]) == ("mauwi", 20, 5)


def test_the_table_says_a_million_of_each_game_and_which_rules() -> None:
    kept = json.loads(source_map.CHECKED.read_text(encoding="utf-8"))
    verified = {name for name, game in all_games().items() if game.status == "verified"}
    assert {found["game"] for found in kept} == verified
    for found in kept:
        assert min(found["reasons"], found["worlds"]) >= 1_000_000
        assert found["version"] <= all_games()[found["game"]].version
