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
        files = [path for path in (tmp_path / "cache").rglob("*.code") if path.is_file()]
        listed.append({(str(path), path.stat().st_mtime_ns) for path in files})
    assert listed[0]
    assert listed[1] == listed[0]


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
import numpy as np, nekoban
from nekoban.core.compiled import Twin
nekoban.__path__.append(sys.argv[1])
tried = importlib.import_module("nekoban.tried")
for size in map(int, sys.argv[2:]):
    print(Twin(tried, {"SIZE": size}, "tried").outer(np.zeros(4, np.uint8)))
"""


def test_functions_of_one_name_bound_to_two_games_are_not_mixed_up(tmp_path: Path) -> None:
    """Compiled by a process each, then both loaded by one. `inner` is too long to inline."""
    (tmp_path / "tried.py").write_text(TRIED, encoding="utf-8")
    environment = {**os.environ, "NEKOBAN_CACHE": str(tmp_path / "cache")}

    def results(*sizes: str) -> list[str]:
        script = [sys.executable, "-c", BINDS, str(tmp_path), *sizes]
        done = subprocess.run(script, check=True, capture_output=True, text=True, env=environment)
        return done.stdout.split()

    assert [*results("2"), *results("3")] == ["6", "9"]
    assert results("2", "3") == ["6", "9"]
