"""What cannot be compiled is told in a sentence with file and line, before the compiler sees it."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from nekoban.bots.search import thinking_twin
from nekoban.core import inspection, loop, translate
from nekoban.core.catalogue import all_games
from nekoban.core.compiled import Twin
from nekoban.core.encode_loops import encoding
from nekoban.core.game import bind
from nekoban.core.subset import CannotCompile, UntriedCompiler, faults
from nekoban.lab.tables import loop_twin
from nekoban.rl.loops import steps_twin

HEAD = """import json
from enum import IntEnum
from functools import cache


from nekoban.core.record import Array, Record, Rows, public, seated


class Player(Record):
    cards: Array = public.i8(5)


class State(Record):
    hand: Array = public.i8(4)
    players: Rows = seated(Player, 2)


class Card(IntEnum):
    ONE = 0
    TWO = 1


CARDS = (Card.ONE, Card.TWO)
VALUES = (5, 7)
PAIRS = ((1, 2), (3, 4))
NAMES = {1: "one"}
LISTED = [1, 2]
KEPT = cache(abs)


def another(x, y):
    return x + y


def entry(state: State, x):
    total = 0
"""
LINE = HEAD.count("\n") + 1
REFUSED = {
    "VALUES[Card.TWO]": "an enum as the index of a tuple",
    "PAIRS[0][Card.ONE]": "an enum as the index of a tuple",
    "VALUES[CARDS[x]]": "an enum as the index of a tuple",
    "int(Card.TWO)": "int() of an enum",
    "{1: 2}[x]": "a dictionary",
    "NAMES[x]": "NAMES, which is a dict",
    "LISTED[x]": "LISTED, which is a list",
    "KEPT(x)": "KEPT, which is a _lru_cache_wrapper",
    "'five'": "a string",
    "f'{x}'": "a string",
    "[y for y in VALUES][0]": "a comprehension",
    "max(y for y in VALUES)": "a generator",
    "any(VALUES)": "a call of any()",
    "all(VALUES)": "a call of all()",
    "sum(VALUES)": "a call of sum()",
    "another(x, y=1)": "a keyword argument",
    "(y := x)": "a walrus",
    "Card(x)": "Card(…), an enum made from a number",
    "state.twin()": "a call of twin()",
    "{1, 2}": "a set",
    "(lambda y: y)(x)": "a lambda",
    "another(*VALUES)": "a star",
    "json.loads": "the module json",
    "state.hand + state.hand": "a sum of whole arrays",
    "state.hand * x": "a sum of whole arrays",
    "state.players[x].cards + 1": "a sum of whole arrays",
    "x + state.hand[1:3]": "a sum of whole arrays",
    "state.hand.sort()": "a call of sort()",
}
BLOCKS = {
    "for card in Card:\n        total += 1": "a loop over the enum Card",
    "for card in CARDS:\n        total += VALUES[card]": "an enum as the index of a tuple",
    "card = Card.TWO\n    total = VALUES[card]": "an enum as the index of a tuple",
    "def inner(y):\n        return y\n    total = inner(x)": "a function within a function",
    "import math\n    total = math.pi": "an import within a function",
    "try:\n        total = x\n    except ValueError:\n        total = 1": "try",
    "with state:\n        total = x": "a with statement",
    "global VALUES\n    VALUES = (1, 2)": "a global statement",
    "match x:\n        case {1: y}:\n            total = y": "a match on a dictionary",
    "yield x": "yield",
    "return state.hand[1:3]": "an array that is returned",
    "return state.hand": "an array that is returned",
    "part = state.hand[x:]\n    return part": "an array that is returned",
    "part = state.hand[x:]\n    total = part + 1": "a sum of whole arrays",
    "state.hand[:2] += 1": "a sum of whole arrays",
}
FINE = (
    "for card in CARDS:\n        total += another(card, 1)",
    "total = VALUES[x] + PAIRS[1][x]",
    "for value in VALUES:\n        total += value",
    "match x:\n        case Card.TWO:\n            total = 2\n        case _:\n            total = 3",
    "if x == Card.TWO:\n        raise ValueError('words')",
    "assert x >= 0, 'words'",
    "card = VALUES[x]\n    total = VALUES[card - 5]",
    "total = int(VALUES[0]) + max(x, 1) + len(VALUES)",
    "part = state[x:]\n    total = part[0] + len(part)",
    "total = VALUES[1:][0] + 1",
)


def module_of(tmp_path: Path, source: str) -> ModuleType:
    file = tmp_path / "tried.py"
    file.write_text(source, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("tried", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def complaints(tmp_path: Path, source: str) -> list[str]:
    module = module_of(tmp_path, source)
    return [str(fault) for fault in faults(Twin(module, name="tried").reach, module.entry)]


@pytest.mark.parametrize("expression", REFUSED)
def test_an_expression_that_does_not_compile_is_refused(tmp_path: Path, expression: str) -> None:
    (said,) = complaints(tmp_path, f"{HEAD}    total = {expression}\n    return total\n")
    assert said.startswith(f"{tmp_path / 'tried.py'}:{LINE}: `entry` cannot be compiled: it has ")
    assert REFUSED[expression] in said


@pytest.mark.parametrize("block", BLOCKS)
def test_a_statement_that_does_not_compile_is_refused(tmp_path: Path, block: str) -> None:
    (said,) = complaints(tmp_path, f"{HEAD}    {block}\n    return total\n")
    assert BLOCKS[block] in said


@pytest.mark.parametrize(
    ("declared", "what"),
    [
        ("def entry(x, y=1):", "a default argument"),
        ("def entry(x, *y):", "arguments with a star"),
        ("def entry(x, *, y):", "arguments with a star"),
        ("def same(x):\n    return x\n\n@same\ndef entry(x):", "a decorator"),
    ],
)
def test_a_head_that_does_not_compile_is_refused(tmp_path: Path, declared: str, what: str) -> None:
    source = f"{declared}\n    return x\n"
    module = module_of(tmp_path, source)
    (said,) = map(str, faults(Twin(module, name="tried").reach, module.entry))
    assert what in said


def test_recursion_is_refused_with_its_way(tmp_path: Path) -> None:
    source = "def entry(x):\n    return other(x)\n\ndef other(x):\n    return entry(x - 1)\n"
    (said,) = complaints(tmp_path, source)
    assert "`entry` calls itself (entry → other → entry)" in said


@pytest.mark.parametrize("block", FINE)
def test_what_compiles_is_not_refused(tmp_path: Path, block: str) -> None:
    source = f"{HEAD}    {block}\n    return total\n"
    assert complaints(tmp_path, source) == []
    module = module_of(tmp_path, source)
    assert Twin(module, name="tried").entry(module.entry)(np.zeros(1), 0) is not None


def test_nothing_is_compiled_before_it_is_checked(tmp_path: Path) -> None:
    module = module_of(tmp_path, f"{HEAD}    return NAMES[x]\n")
    with pytest.raises(CannotCompile, match=r"tried.py:\d+: `entry` cannot be compiled: it has NAMES"):
        Twin(module, name="tried").entry(module.entry)(np.zeros(1), 1)


def test_what_only_the_compiler_refuses_is_one_sentence(tmp_path: Path) -> None:
    """A number of unknown kind, two calls deep."""
    source = (
        "def entry(x):\n    return middle(x)\n\n"
        "def middle(x):\n    return inner(x)\n\n"
        "def inner(x):\n    return x.colour + 1\n"
    )
    module = module_of(tmp_path, source)
    with pytest.raises(CannotCompile) as refusal:
        Twin(module, name="tried").entry(module.entry)(np.zeros(1))
    said = str(refusal.value)
    assert said.startswith(f"{tmp_path / 'tried.py'}:8: the compiler does not take this: ")
    assert "colour" in said
    assert len(said.splitlines()) == 1


def parts() -> Iterable[tuple[Twin, Iterable[str]]]:
    yield encoding(), ("encode", "pick_all")
    for game in all_games(hidden=True).values():
        yield bind(game, loop), loop.signatures()
        yield bind(game, inspection), ("inspect_game",)
        yield thinking_twin(game), ("ponder",)
        yield steps_twin(game), ("advance", "answer")
        yield loop_twin(game), ("run",)


def test_the_check_is_quiet_about_everything_that_compiles_today() -> None:
    found: set[Any] = set()
    for twin, names in parts():
        for name in names:
            found |= set(faults(twin.reach, getattr(twin.module, name)))
    assert not found, "\n".join(map(str, found))


@pytest.mark.parametrize(
    ("owner", "name"),
    [(translate.Dispatcher, "get_call_template"), (translate.JITCodeLibrary, "finalize")],
)
def test_a_numba_that_was_never_tried_is_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, owner: type, name: str
) -> None:
    monkeypatch.setattr(owner, name, lambda self, kinds: None)
    with pytest.raises(ImportError, match=r"was never tried with Nekoban.*pip install 'numba"):
        translate.check_numba()


def test_the_bound_on_numba_is_the_one_that_is_declared() -> None:
    declared = Path(__file__).parents[1].joinpath("pyproject.toml").read_text(encoding="utf-8")
    assert f'"{translate.TRIED}"' in declared


@pytest.mark.parametrize("version", ["0.67.2", "0.69.0", "0.680.1", "1.0"])
def test_a_release_of_numba_that_was_never_tried_is_refused(
    monkeypatch: pytest.MonkeyPatch, version: str
) -> None:
    assert [f"numba>={release[:-1]}" for release in translate.TRIED_RELEASES] == translate.TRIED.split(",")[
        :1
    ]
    monkeypatch.setattr(translate.numba, "__version__", version)
    with pytest.raises(UntriedCompiler, match=f"numba {version} was never tried.*pip install 'numba"):
        translate.check_numba()
