"""The compiled twin and its cache."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from nekoban.core import compiled as twins
from nekoban.core.catalogue import find_game
from nekoban.core.game import is_compiled

MICE = find_game("mice")


def test_a_changed_source_gets_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NEKOBAN_CACHE", str(tmp_path / "cache"))
    source = tmp_path / "rules.py"
    source.write_text("a = 1")
    first = twins.cache_folder("x", [source])
    assert twins.cache_folder("x", [source]) == first
    source.write_text("a = 2")
    assert twins.cache_folder("x", [source]) != first


def test_only_a_few_old_caches_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NEKOBAN_CACHE", str(tmp_path / "cache"))
    source = tmp_path / "rules.py"
    for number in range(twins.KEPT_FOLDERS + 4):
        source.write_text(str(number))
        newest = twins.cache_folder("x", [source])
    kept = list((tmp_path / "cache").iterdir())
    assert len(kept) == twins.KEPT_FOLDERS + 1
    assert newest in kept


def test_the_cache_does_not_depend_on_words_and_pictures_but_on_rules_and_data() -> None:
    names = {path.name for path in twins.rule_sources(MICE.folder)}
    assert {"turn.py", "state.py", "parts.py", "record.py", "luck.py", "loop.py"} <= names
    assert not names & {"words.py", "draw.py", "text.py", "faces.py"}


def test_compiled_code_checks_its_bounds() -> None:
    state = MICE.compiled.start(MICE.options.read({"players": 2}), 1)
    with pytest.raises(IndexError):
        MICE.compiled.play(state, 30_000)


def test_both_engines_give_plain_python_values() -> None:
    for engine in (MICE.interpreted, MICE.compiled):
        state = engine.start(MICE.options.read({"players": 3}), 5)
        assert engine.legal(state)
        assert type(engine.legal(state)[0]) is int
        assert engine.scores(state) == [0, 0, 0]
        assert engine.winners(state) == []
        assert engine.why_not(state, engine.legal(state)[0]) == 0


def test_random_games_are_played_at_full_speed_and_counted() -> None:
    fresh = MICE.state().bytes
    lucks = np.arange(1, 50, dtype=np.int64) * 1_234_567_891
    options = MICE.options.read({"players": 2})
    out = np.zeros(16, np.int16)
    games = MICE.compiled.border.random_games(fresh.copy(), fresh, options.bytes, lucks, out, 1000)
    assert lucks[0] >= 1000
    assert 40 < games < 120


def test_compiled_rules_are_found_once_they_are_ready() -> None:
    MICE.compiled.compile_ahead()
    assert is_compiled(MICE)
    assert MICE.engine is MICE.compiled


COMPILES = "from nekoban.commands.preparing import compile_game; compile_game('mice');"
PLAYS = (
    "from nekoban.bots import make_bot; from nekoban.core.match import Match;"
    "match = Match.new('mice', players=2); bot = make_bot('kitten', match.game);"
    "engine = match.game.engine; state = engine.start(match.options, 5); legal = engine.legal(state);"
    "engine.why_not(state, legal[0]); engine.play(state, bot.choose(engine.view(state, 0), legal, 7));"
    "engine.scores(state); engine.winners(state); engine.imagine(engine.view(state, 1), 9);"
)


def test_an_unwritable_cache_folder_is_no_hindrance_to_play(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    script = "import nekoban; print(len(nekoban.new('mice', players=2).moves()))"
    environment = {
        **os.environ,
        "PYTHONPATH": str(twins.PACKAGE.parent),
        "NEKOBAN_CACHE": str(tmp_path / "file" / "x"),
    }
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 0


def test_two_checkouts_of_the_same_rules_share_what_was_compiled(tmp_path: Path) -> None:
    """A second copy of the package, which also plays, finds the compiled code of the first."""
    listed = []
    for name in ("one", "two"):
        shutil.copytree(twins.PACKAGE, tmp_path / name / "nekoban")
        environment = {"PYTHONPATH": str(tmp_path / name), "NEKOBAN_CACHE": str(tmp_path / "cache")}
        script = COMPILES if name == "one" else COMPILES + PLAYS
        subprocess.run([sys.executable, "-c", script], check=True, env={**os.environ, **environment})
        files = [path for path in (tmp_path / "cache").rglob("*") if path.is_file()]
        listed.append({(str(path), path.stat().st_mtime_ns) for path in files if path.suffix == ".nbc"})
    assert listed[0]
    assert listed[1] == listed[0]


def test_the_settings_of_numba_are_left_as_they_were() -> None:
    from numba import config

    before = config.CACHE_DIR  # pyright: ignore[reportAttributeAccessIssue]
    MICE.compiled.compile_ahead()
    assert before == config.CACHE_DIR  # pyright: ignore[reportAttributeAccessIssue]


LONG = "".join(
    f"    if raw[{i % 4}] == depth + {i}:\n        total += SIZE * raw[{i % 4}]\n" for i in range(60)
)
TRIED = f"""def inner(raw, depth):
    total = SIZE
{LONG}    return total

def outer(raw):
    return inner(raw, 1) + inner(raw, 2) + inner(raw, raw[0])
"""
BINDS = """
import importlib, sys
from pathlib import Path
import numpy as np, nekoban
from nekoban.core.compiled import Twin
here = Path(sys.argv[1])
nekoban.__path__.append(str(here))
tried = importlib.import_module("nekoban.tried")
for size in map(int, sys.argv[2:]):
    folder = here / f"size-{size}"
    folder.mkdir(exist_ok=True)
    print(Twin(tried, {"SIZE": size}, folder).outer(np.zeros(4, np.uint8)))
"""


def test_functions_of_one_name_bound_to_two_games_are_not_mixed_up(tmp_path: Path) -> None:
    """Compiled by a process each, then both loaded by one. `inner` is too long to inline."""
    (tmp_path / "tried.py").write_text(TRIED, encoding="utf-8")

    def results(*sizes: str) -> list[str]:
        done = subprocess.run(
            [sys.executable, "-c", BINDS, str(tmp_path), *sizes], check=True, capture_output=True, text=True
        )
        return done.stdout.split()

    assert [*results("2"), *results("3")] == ["6", "9"]
    assert results("2", "3") == ["6", "9"]
