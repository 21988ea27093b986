"""The figures of docs/mutation.md: they are what was measured, hold the bounds, and age in sight."""

from __future__ import annotations

import copy
from pathlib import Path

import pytest

from nekoban.core.catalogue import all_games
from tools import mutation

GAMES = all_games()
KEPT = {found["game"]: found for found in mutation.kept_figures()}


def test_the_page_is_what_the_figures_make_it():
    written = mutation.PAGE.read_text(encoding="utf-8")
    assert written == mutation.page(mutation.kept_figures()), "run `python -m tools.mutation --page`"


def test_the_page_names_every_verified_game_and_says_if_it_was_not_measured():
    written = mutation.page([KEPT[name] for name in list(KEPT)[1:]])
    assert all(f"## {game.title}\n" in written for game in GAMES.values() if game.status == "verified")
    assert f"## {GAMES[next(iter(KEPT))].title}\n\nNot measured yet.\n" in written


def test_a_part_under_its_bound_is_marked():
    found = {"command": "", "parts": {"rules": {"mutants": 100, "noticed": 95}}}
    assert mutation.part_line("rules", found) == "| rules | 100 | 95 | 95.0% | 95% |"
    found["parts"]["rules"]["noticed"] = 94
    assert mutation.part_line("rules", found) == "| rules | 100 | 94 | 94.0% | 95%, **not reached** |"


@pytest.mark.parametrize("name", KEPT)
def test_the_figures_of_a_game_agree_with_each_other(name):
    found = KEPT[name]
    rules = [counts for file, counts in found["files"].items() if "/rules/" in file]
    assert sum(counts["mutants"] for counts in rules) == found["parts"]["rules"]["mutants"]
    missed = sum(counts["mutants"] - counts["noticed"] for counts in found["files"].values())
    assert missed == len(found["unnoticed"])


def test_a_file_that_has_changed_since_is_marked():
    found = {
        "files": {"src/nekoban/games/mauwi/rules/turn.py": {"mutants": 2, "noticed": 1, "digest": "old"}}
    }
    assert list(mutation.file_lines(found)) == ["| rules/turn.py, changed since | 2 | 1 | 50.0% |"]
    same = copy.deepcopy(found)
    for file, counts in same["files"].items():
        counts["digest"] = mutation.digest(mutation.ROOT / file)
    assert list(mutation.file_lines(same)) == ["| rules/turn.py | 2 | 1 | 50.0% |"]


def test_a_comment_changes_no_digest_and_a_rule_does(tmp_path):
    files = [tmp_path / name for name in ("a.py", "b.py", "c.py")]
    for file, text in zip(files, ("x = 1\n", "x = 1  # one\n", "x = 2\n"), strict=True):
        file.write_text(text)
    first, commented, other = map(mutation.digest, files)
    assert first == commented != other
    assert mutation.digest(tmp_path / "gone.py") == ""


def test_the_parts_of_a_game():
    mauwi = GAMES["mauwi"]
    assert [file.name for file in mutation.words_files(mauwi)] == ["naming.py", "question.py", "words.py"]
    assert {"why_not", "why_no_warrior", "gain_clause"} <= mutation.refusing_functions(mauwi)
    assert not {"play", "flaws", "holds"} & mutation.refusing_functions(mauwi)
    rows = [{"file": "m/rules/turn.py", "function": name} for name in ("why_not", "play")]
    parts = mutation.parts_of(mauwi, [*rows, {"file": "m/show/words.py", "function": "why_not"}])
    assert {part: len(found) for part, found in parts.items()} == {"rules": 2, "why_not": 1, "words": 1}


def test_the_tests_of_motives_and_reports_are_not_asked():
    tests = mutation.tests_of(GAMES["cat-battles"])
    assert "tests/games/cat_battles/test_attack.py" in tests
    assert not {Path(test).name for test in tests} & set(mutation.OTHER_TESTS)


def test_the_command_that_is_kept_leaves_out_how_the_work_was_divided():
    options = ["-j", "14", "--keep", "build/x.jsonl", "--slowest", "2", "--seconds", "480", "--again"]
    command = "python -m tools.mutation mauwi --write --slowest 2"
    assert mutation.command_of(GAMES["mauwi"], options) == command


def test_a_sample_says_how_sure_it_is():
    counts = {"mutants": 100, "noticed": 96}
    low, high = mutation.interval(counts)
    assert (round(low, 1), round(high, 1)) == (90.2, 98.4)
    found = {"command": "python -m tools.mutate rules --sample 100", "parts": {"rules": counts}}
    assert "96.0% (between 90.2 and 98.4%)" in mutation.part_line("rules", found)
    assert "between" not in mutation.part_line("rules", {**found, "command": "python -m tools.mutate rules"})


def test_the_words_alone_can_be_measured_anew():
    files = ("m/rules/a.py", "m/show/b.py")
    kept = {
        "game": "mauwi", "version": 1, "date": "2026-11-01", "command": "all --sample 9",
        "parts": {part: {"mutants": 10, "noticed": 5} for part in mutation.BOUNDS},
        "files": {file: {"mutants": 10, "noticed": 5, "digest": ""} for file in files},
        "unnoticed": [{"file": file} for file in files],
    }  # fmt: skip
    nothing = {"mutants": 0, "noticed": 0}
    found = {
        "game": "mauwi", "version": 2, "date": "2026-11-02", "command": "some --only words",
        "parts": {"rules": nothing, "why_not": nothing, "words": {"mutants": 4, "noticed": 4}},
        "files": {"m/show/c.py": {"mutants": 4, "noticed": 4, "digest": ""}}, "unnoticed": [],
    }  # fmt: skip
    both = mutation.replaced(kept, found, "words")
    assert both["parts"] == kept["parts"] | {"words": {"mutants": 4, "noticed": 4}}
    assert list(both["files"]) == ["m/rules/a.py", "m/show/c.py"]
    assert both["unnoticed"] == [{"file": "m/rules/a.py"}]
    lines = mutation.game_lines(both)
    assert "Measured on 2026-11-01 with rules version 1:" in lines
    assert "The words again on 2026-11-02 with rules version 2:" in lines
    assert {"all --sample 9", "some --only words"} <= set(lines)
    told = "\n".join(lines)
    assert "| words | 4 | 4 | 100.0% | 90% |" in told
    assert "| rules | 10 | 5 | 50.0% (between" in told
    assert list(mutation.replaced(kept, found, "rules")["files"]) == ["m/show/b.py", "m/show/c.py"]


def test_a_game_under_a_bound_fails(monkeypatch, capsys):
    parts = {part: {"mutants": 100, "noticed": 95} for part in mutation.BOUNDS}
    monkeypatch.setattr(mutation, "measure", lambda game, options, only: {"parts": parts})
    assert mutation.main(["mauwi"]) == 0
    parts["words"]["noticed"] = 89
    assert mutation.main(["mauwi"]) == 1
    assert "words: 89.0% of 100 noticed, at least 90%" in capsys.readouterr().out
