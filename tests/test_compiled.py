"""The compiled twin and its cache."""

from __future__ import annotations

import gc
import importlib
import operator
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import pytest
from numba.core.codegen import JITCodeLibrary
from numba.np import arrayobj
from rich.console import Console

import nekoban
from nekoban.commands import preparing
from nekoban.commands.preparing import compile_game
from nekoban.core import compiled as twins
from nekoban.core import linking
from nekoban.core.catalogue import find_game
from nekoban.core.game import is_compiled
from nekoban.core.reach import Reach, Tuned

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


COUNTS = """
from numba.core import event
with event.install_recorder("numba:compile") as record:
    from nekoban.commands.preparing import compile_game
    from nekoban.bots import make_bot
    from nekoban.core.match import Match
    compile_game("mice")
    match = Match.new("mice", players=2)
    bot, engine = make_bot("kitten", match.game), match.game.engine
    state = engine.start(match.options, 5)
    legal = engine.legal(state)
    engine.why_not(state, legal[0])
    engine.play(state, bot.choose(engine.view(state, 0), legal, 7))
    engine.scores(state), engine.winners(state), engine.imagine(engine.view(state, 1), 9)
import nekoban
print(len(record.buffer), nekoban.__file__)
"""


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
    """A second copy of the package, which also plays, finds the compiled code of the first: this one."""
    compile_game("mice")
    shutil.copytree(twins.PACKAGE, tmp_path / "nekoban", ignore=shutil.ignore_patterns("__pycache__"))
    script, environment = [sys.executable, "-c", COUNTS], {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(script, check=True, env=environment, capture_output=True, text=True)
    compiled, file = done.stdout.split()
    assert Path(file).is_relative_to(tmp_path)
    assert int(compiled) == 0


CALLING = """
define linkonce_odr i64 @"inner"(i64 %unused, i64 %given) { ret i64 %given }
define i64 @"entry"(i64 %given) {
  %found = call i64 @"inner"(i64 0, i64 %given)
  ret i64 %found
}
"""


def test_what_a_loop_keeps_for_itself_has_a_name_that_nobody_else_calls() -> None:
    """Otherwise an entry that was compiled elsewhere calls it, after LLVM has taken an argument away."""
    loop: Any = linking.Loop.__new__(linking.Loop)
    loop._name, loop._final_module = "some-loop", llvm.parse_assembly(CALLING)
    loop.close()
    found = {function.name: function.linkage.name for function in loop._final_module.functions}
    assert found == {"inner.in.some-loop": "internal", "entry": "external"}
    assert '@"inner"' not in str(loop._final_module)


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


CALLS = """import numpy as np

def inner(raw, depth):
    if raw[depth] == 7:
        raise ValueError("seven")
    return raw[depth] + 1

def middle(raw):
    return inner(raw, 0) * inner(raw, 1)

def outer(raw):
    return middle(raw) + inner(raw, 2)

def move_up(raw):
    raw[:2] = raw[1:]
    return raw[0]

def make_room(raw):
    room = np.zeros(2, np.uint8)
    room[0] = raw[0]
    return room[0] + room[1]

def make_list(raw):
    return [raw[0], raw[1]][1]

def make_copy(raw):
    return raw.copy()[1]

def through_another(raw):
    return make_room(raw) + make_copy(raw)

def look(raw):
    return raw.shape[0] + np.int64(raw.view(np.int8)[0])
"""
MAKERS = {"move_up", "make_room", "make_list", "make_copy", "through_another"}


@pytest.fixture
def calls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[twins.Twin]:
    """Small functions that call each other, with a cache of their own."""
    (tmp_path / "calls.py").write_text(CALLS, encoding="utf-8")
    monkeypatch.setenv("NEKOBAN_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(nekoban, "__path__", [*nekoban.__path__, str(tmp_path)])
    yield twins.Twin(importlib.import_module("nekoban.calls"), name="calls")
    del sys.modules["nekoban.calls"]


@pytest.mark.parametrize("name", ["outer", "look", *sorted(MAKERS)])
def test_rules_that_make_arrays_are_found(calls: twins.Twin, name: str) -> None:
    assert calls.reach.makes_arrays(getattr(calls.module, name)) == (name in MAKERS)


def test_rules_may_still_make_arrays(calls: twins.Twin) -> None:
    """Then everything that they reach counts who holds an array."""
    raw = np.array([3, 4], np.uint8)
    assert calls.through_another(raw) == 7
    assert {way.counted for (symbol, way) in calls.clones if symbol.endswith(".make_room")} == {True}
    assert calls.look(raw) == 5


def test_a_tuned_function_stands_for_itself_alone(calls: twins.Twin) -> None:
    """Rules may have a function with the name of one of ours."""
    ours, theirs = calls.module.look, calls.module.inner
    reach = Reach({"inner": Tuned(ours, inlined=True)})
    assert reach.value(calls.module.outer, "inner") is theirs
    reach = Reach({"inner": Tuned(theirs, inlined=True)})
    assert reach.value(calls.module.outer, "inner") == Tuned(theirs, inlined=True)


def test_only_entries_are_optimised_and_become_machine_code(
    calls: twins.Twin, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    plain = JITCodeLibrary._finalize_final_module

    def finalize(library: JITCodeLibrary) -> None:
        made.append(library.name.rpartition(".")[2])
        plain(library)

    monkeypatch.setattr(JITCodeLibrary, "_finalize_final_module", finalize)
    assert calls.outer(np.array([1, 2, 3], np.uint8)) == 2 * 3 + 4
    assert [name for name in made if name != "nrt"] == ["outer"]  # nrt: numba's own, once a process


def test_errors_of_inner_functions_come_out_of_the_whole(calls: twins.Twin) -> None:
    for row in ([7, 0, 0], [0, 7, 0], [0, 0, 7]):
        with pytest.raises(ValueError, match="seven"):
            calls.outer(np.array(row, np.uint8))
    with pytest.raises(IndexError):
        calls.outer(np.zeros(2, np.uint8))


def test_slices_of_different_sizes_are_refused_and_the_rest_of_the_process_keeps_its_errors(
    calls: twins.Twin,
) -> None:
    before = arrayobj.raise_with_shape_context
    assert calls.move_up(np.array([1, 2, 3], np.uint8)) == 2
    with pytest.raises(ValueError, match="another size"):
        calls.move_up(np.zeros(5, np.uint8))
    assert arrayobj.raise_with_shape_context is before
    assert gc.isenabled()


def test_the_largest_games_are_compiled_first(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []

    class Pool(ThreadPoolExecutor):
        def submit(self, _: object, /, *arguments: Any, **named: Any) -> Future[Any]:
            begun.append(arguments[0])
            return super().submit(lambda: None)

    monkeypatch.setattr(preparing, "ProcessPoolExecutor", Pool)
    monkeypatch.setitem(
        preparing.PARTS, "rules", preparing.CompiledPart(lambda game: False, lambda game: None)
    )
    games = [MICE, find_game("mauwi"), find_game("nine-lives")]
    preparing.compile_with_progress(games, Console(quiet=True), ["rules"])
    assert begun == ["nine-lives", "mauwi", "mice"]


def answers_of_numba(functions: list[Any]) -> Any:
    """The types that numba finds for calls, the texts of types and the variables of instructions."""
    from numba.core import types
    from numba.core.compiler import run_frontend
    from numba.core.registry import cpu_target

    target: Any = cpu_target
    target.target_context.refresh()
    context = target.typing_context
    kinds = (types.int64, types.int32, types.boolean, types.literal(3))
    plus = context.resolve_value_type(functions[0])
    calls = [plus.get_call_type(context, (one, other), {}) for one in kinds for other in kinds]
    row = types.Record([("top", {"type": types.int32, "offset": 0})], 4, True)
    blocks = run_frontend(functions[1]).blocks.values()
    seen = [[str(found) for found in inst.list_vars()] for block in blocks for inst in block.body]
    return calls, repr(row), repr(row), seen


def looped(numbers: Any, most: int) -> int:
    total = 0
    for number in numbers[1:most]:
        total = max(total, number, len(numbers)) + (number if number > 3 else -number)
    return total


def test_what_is_hastened_gives_the_same_answers_and_is_put_back() -> None:
    from nekoban.core import hastening

    before = [getattr(owner, name) for owner, name, *_ in hastening.HASTENED]
    plain = answers_of_numba([operator.add, looped])
    with hastening.hastened():
        assert [getattr(owner, name) for owner, name, *_ in hastening.HASTENED] != before
        assert answers_of_numba([operator.add, looped]) == plain
        assert answers_of_numba([operator.add, looped]) == plain  # now from memory
    assert [getattr(owner, name) for owner, name, *_ in hastening.HASTENED] == before
    assert len(plain[3]) > 10
