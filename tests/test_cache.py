"""Compiled code is kept by what an entry reaches, in a folder that only its user can write to."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from nekoban.commands.preparing import compile_game
from nekoban.core import cache
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.compiled import PACKAGE, Twin
from nekoban.core.game import Game, bind
from nekoban.core.loop import signatures
from nekoban.core.reach import Reach
from tests.measuring import least_times
from tests.systems import needs_modes


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NEKOBAN_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


# --- what the digest of a function depends on


def made(source: str, **values: object) -> ModuleType:
    module = ModuleType("nekoban.tried")
    module.__dict__.update(values)
    exec(compile(source, "tried.py", "exec"), module.__dict__)
    for value in list(module.__dict__.values()):
        if callable(value) and hasattr(value, "__code__"):
            value.__module__ = "nekoban.tried"
    return module


def digest(source: str, **values: object) -> str:
    module = made(source, **values)
    return Reach({}).digest(module.entry)


PLAIN = "def inner(x):\n    return x + SIZE\ndef entry(x):\n    return inner(x) * 2\n"


@pytest.mark.parametrize(
    "edited",
    [
        "# a comment\n\n" + PLAIN,
        PLAIN.replace("def inner(x):", 'def inner(x):\n    """Words."""'),
        PLAIN.replace("def entry(x):", 'def entry(x):\n    """Words."""  # and more'),
        PLAIN + "def another():\n    return OTHER\n",
        PLAIN.replace("(x):", "(x: int) -> int:"),
    ],
)
def test_words_and_what_is_not_reached_change_no_digest(edited: str) -> None:
    assert digest(edited, SIZE=3, OTHER=1) == digest(PLAIN, SIZE=3, OTHER=2)


def test_a_docstring_that_is_added_or_changed_changes_nothing() -> None:
    bare = "def entry(x):\n    if x > 70000:\n        return None\n    return x + 70001\n"
    one, two = (bare.replace(":\n    if", f':\n    """{words}"""\n    if') for words in ("One.", "Two."))
    assert digest(bare) == digest(one) == digest(two)


@pytest.mark.parametrize(
    ("edited", "values"),
    [
        (PLAIN, {"SIZE": 4}),
        (PLAIN, {"SIZE": 3.0}),
        (PLAIN, {"SIZE": True}),
        (PLAIN, {"SIZE": np.int16(3)}),
        (PLAIN, {"SIZE": (3,)}),
        (PLAIN, {"SIZE": np.array([3])}),
        (PLAIN.replace("x + SIZE", "x - SIZE"), {"SIZE": 3}),
        (PLAIN.replace("* 2", "* 3"), {"SIZE": 3}),
    ],
)
def test_code_and_constants_that_are_reached_change_the_digest(
    edited: str, values: dict[str, object]
) -> None:
    assert digest(edited, **values) != digest(PLAIN, SIZE=3)


def test_arrays_and_tuples_count_by_their_content() -> None:
    source = "def entry(x):\n    return TABLE[x]\n"
    tables = [(1, 2), (1, 3), (1, (2,)), np.array([1, 2]), np.array([1, 3]), np.array([1, 2], np.int8)]
    assert len({digest(source, TABLE=table) for table in tables}) == len(tables)
    assert digest(source, TABLE=(1, 2)) == digest(source, TABLE=tuple(iter((1, 2))))


def test_a_digest_takes_little_time() -> None:
    """All that `is_compiled` has to find out, for the largest game."""

    def find_out(game: Game) -> None:
        twin = bind(game, sys.modules[bind.__module__].loop)
        for name in signatures():
            twin.key(name)

    games = [*all_games(hidden=True).values()]
    assert max(least_times(*(partial(find_out, game) for game in games))) < 0.1


# --- edits in a copy of the package

KEYS = """
import json
from nekoban.core.catalogue import all_games
from nekoban.core.game import border_twin
from nekoban.core.loop import signatures
games = all_games(hidden=True).values()
print(json.dumps({g.name: {n: border_twin(g).key(n) for n in signatures()} for g in games}))
"""
COUNTS = """
from numba.core import event
from nekoban.commands.preparing import compile_game
with event.install_recorder("numba:compile") as record:
    compile_game("mice", ["rules"])
print(len(record.buffer))
"""


class Copy:
    """A copy of the package that can be edited, and what a fresh process says of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(PACKAGE, folder / "nekoban", ignore=shutil.ignore_patterns("__pycache__"))

    def edit(self, file: str, change: Callable[[str], str]) -> None:
        path = self.folder / "nekoban" / file
        before = path.read_text(encoding="utf-8")
        assert change(before) != before
        path.write_text(change(before), encoding="utf-8")

    def say(self, script: str) -> str:
        environment = {"PYTHONPATH": str(self.folder), "NEKOBAN_CACHE": str(self.folder / "cache")}
        done = subprocess.run(
            [sys.executable, "-c", script],
            capture_output=True,
            text=True,
            env={**os.environ, **environment, "PYTHONDONTWRITEBYTECODE": "1"},
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def keys(self) -> dict[str, dict[str, str]]:
        return json.loads(self.say(KEYS))


def test_a_comment_compiles_nothing_and_an_edit_only_what_reads_it(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    before = copy.keys()
    comment = "# A comment at the very top.\n"
    for file in ("games/mauwi/parts.py", "core/luck.py", "core/options.py", "core/loop.py"):
        copy.edit(file, lambda text: comment + text)
    copy.edit("core/luck.py", lambda text: text.replace('"""A number from 0', '"""Some number from 0'))
    assert copy.keys() == before

    copy.edit("games/mauwi/parts.py", lambda text: text.replace("TURNS_EACH = 200", "TURNS_EACH = 201"))
    mauwi = copy.keys()
    assert mauwi["mauwi"] != before["mauwi"]
    assert mauwi | {"mauwi": None} == before | {"mauwi": None}

    copy.edit("core/luck.py", lambda text: text.replace("MULTIPLIER = 2147483085", "MULTIPLIER = 2147483084"))
    luck = copy.keys()
    assert all(luck[name]["step"] != mauwi[name]["step"] for name in luck)
    assert luck["mice"]["count_scores"] == before["mice"]["count_scores"]


def test_only_what_an_edit_reaches_is_compiled_again(tmp_path: Path) -> None:
    copy, kept = Copy(tmp_path), tmp_path / "cache"
    compile_game("mice", ["rules"])
    kept.mkdir(mode=0o700)
    for folder in cache.cache_root().glob("mice-loop-*"):
        shutil.copytree(folder, kept / folder.name)

    def folders() -> set[str]:
        return {folder.name for folder in kept.iterdir()}

    before = folders()
    copy.edit("games/_template/parts.py", lambda text: "# A comment.\n" + text)
    assert int(copy.say(COUNTS)) == 0
    copy.edit("games/_template/parts.py", lambda text: text.replace("MICE = 21", "MICE = 22"))
    assert int(copy.say(COUNTS)) > 0
    assert {name[:-17] for name in folders() - before} == {"mice-loop-start", "mice-loop-random_games"}


# --- the folder


def test_only_a_few_old_folders_are_kept(folder: Path) -> None:
    for number in range(cache.KEPT_FOLDERS + 4):
        newest = cache.folder_for("x", f"{number:016}")
    cache.folder_for("x-other", "0" * 16)
    kept = list(folder.iterdir())
    assert len(kept) == cache.KEPT_FOLDERS + 2
    assert newest in kept


def test_a_folder_that_is_used_is_not_cleared(folder: Path) -> None:
    used = cache.folder_for("x", "u" * 16)
    for number in range(cache.KEPT_FOLDERS + 4):
        made = cache.folder_for("x", f"{number:016}")
        os.utime(made, (number, number))
        assert cache.folder_for("x", "u" * 16) == used
    assert used.is_dir()


@needs_modes
def test_the_folder_is_made_for_its_user_alone(folder: Path) -> None:
    assert cache.folder_for("x", "0" * 16).stat().st_mode & 0o777 == 0o700
    assert folder.stat().st_mode & 0o777 == 0o700


@needs_modes
@pytest.mark.parametrize("mode", [0o777, 0o775, 0o722])
def test_a_folder_that_others_can_write_to_is_not_used(
    folder: Path, mode: int, capsys: pytest.CaptureFixture[str]
) -> None:
    place = folder / ("x-" + "0" * 16)
    place.mkdir(parents=True)
    (place / cache.READY).touch()
    folder.chmod(mode)
    assert not cache.is_ready("x", "0" * 16)
    found = cache.folder_for("x", "0" * 16)
    assert folder not in found.parents
    assert found.parent.stat().st_mode & 0o777 == 0o700
    assert "others can write to it" in capsys.readouterr().err


@needs_modes
def test_a_folder_of_another_user_is_not_used(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder.mkdir()
    monkeypatch.setattr(os, "getuid", lambda: folder.stat().st_uid + 1)
    assert folder not in cache.folder_for("x", "0" * 16).parents
    assert "belongs to another user" in capsys.readouterr().err


SOURCE = "def entry(x):\n    return x + SIZE\n"


def test_truncated_and_damaged_files_are_made_anew(folder: Path) -> None:
    module = made(SOURCE, SIZE=3)
    assert Twin(module, name="tried").entry(module.entry)(1) == 4
    (kept,) = folder.rglob("*.code")
    whole = kept.read_bytes()
    for damaged in (b"", whole[:10], whole[: len(whole) // 2], whole[:-1], whole[:40] + b"x" + whole[41:]):
        kept.write_bytes(damaged)
        again = Twin(module, name="tried").entry(module.entry)
        assert again(1) == 4
        assert sum(again.stats.cache_misses.values()) == 1
        assert len(kept.read_bytes()) > len(whole) // 2
    sound = Twin(module, name="tried").entry(module.entry)
    assert sound(1) == 4
    assert sum(sound.stats.cache_hits.values()) == 1


def test_several_processes_may_fill_one_folder(tmp_path: Path) -> None:
    script = (
        "from nekoban.core.catalogue import find_game\n"
        "game = find_game('mice')\n"
        "state = game.interpreted.start(game.options.read({'players': 2}), 7)\n"
        "print(game.compiled.scores(state))"
    )
    environment = {**os.environ, "NEKOBAN_CACHE": str(tmp_path / "cache"), "PYTHONPATH": str(PACKAGE.parent)}
    processes = [
        subprocess.Popen([sys.executable, "-c", script], env=environment, stdout=subprocess.PIPE, text=True)
        for _ in range(3)
    ]
    said = {process.communicate()[0] for process in processes}
    assert len(said) == 1
    assert said.pop() == "[0, 0]\n"


def test_what_lies_ready_is_known_without_compiling() -> None:
    twin = bind(find_game("mice"), sys.modules[bind.__module__].loop)
    twin.prepare("refuse", signatures()["refuse"])
    fresh = bind(find_game("mice"), sys.modules[bind.__module__].loop)
    assert fresh.is_ready("refuse")
    assert not fresh.entries
