"""The layers hold both ways: who may import whom, read from the sources."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1] / "src"
MAY = {  # a layer, and the layers of ours that it may import besides itself
    "core": set(),
    "games": {"core"},
    "bots": {"core"},
    "review": {"core", "bots"},
    "rl": {"core", "bots"},
    "lab": {"core", "bots", "review"},
    "train": {"core", "bots", "rl", "lab"},
    "terminal": {"core", "bots", "review"},
    "mcp": {"core", "bots"},
    "web": {"core"},
    "server": {"core", "bots", "review", "web"},
    "adding": {"core", "bots", "games", "terminal"},
    "testing": {"core"},
    "commands": {"core", "bots", "review", "rl", "lab", "train", "terminal", "mcp", "server", "adding"},
    "cli": {"core", "commands"},
    "": {"core", "rl"},  # what `import nekoban` gives
}
MEASURING = (["report"], ["workshop"])  # parts of a game that measure it, loaded only when asked for
OUTWARD = re.compile(r'parents?(?:\[\d\]|\.parent) / "(\w+)"')
LIBRARIES = {  # libraries that only these layers use; games' own commands may use typer
    "typer": {"cli", "commands"},
    "litestar": {"server"},
    "polars": {"lab", "commands", "rl"},
    "mcp": {"mcp"},
    "torch": {"train"},
}


def modules() -> dict[str, Path]:
    found = {}
    for file in sorted((ROOT / "nekoban").rglob("*.py")):
        parts = file.relative_to(ROOT).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


MODULES = modules()


@cache
def imported(module: str) -> list[str]:
    """Every module that a module imports, anywhere in it."""
    found: list[str] = []
    for node in ast.walk(ast.parse(MODULES[module].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found.append(str(node.module))
            found += [name for alias in node.names if (name := f"{node.module}.{alias.name}") in MODULES]
    return found


def layer(module: str) -> str:
    return [*module.split("."), ""][1]


def edges() -> Iterator[tuple[str, str]]:
    for module in MODULES:
        for other in imported(module):
            if other.startswith("nekoban."):
                yield module, other


def is_allowed(module: str, other: str) -> bool:
    here, there = layer(module), layer(other)
    if here == there == "games":
        return other == "nekoban.games" or module.split(".")[2] == other.split(".")[2]
    if here == "games" and module.split(".")[3:4] in MEASURING:
        return there in {"core", "lab"}
    return here == there or there in MAY[here]


def test_every_layer_is_named() -> None:
    assert {layer(module) for module in MODULES} == set(MAY)


@pytest.mark.parametrize("name", MAY)
def test_a_layer_imports_only_what_it_may(name: str) -> None:
    wrong = [
        f"{one} imports {other}" for one, other in edges() if layer(one) == name if not is_allowed(one, other)
    ]
    assert sorted(set(wrong)) == []


def test_the_layers_are_no_circle() -> None:
    """What a layer may import never leads back to it."""
    for name in MAY:
        reached, open_layers = set(), set(MAY[name])
        while open_layers:
            reached |= open_layers
            open_layers = {further for one in open_layers for further in MAY[one]} - reached
        assert name not in reached


@pytest.mark.parametrize("library", LIBRARIES)
def test_a_library_is_used_only_where_it_belongs(library: str) -> None:
    users = {one for one in MODULES for other in imported(one) if other.partition(".")[0] == library}
    assert users
    wrong = {one for one in users if layer(one) not in LIBRARIES[library] and not one.endswith(".commands")}
    assert wrong == set()


def test_a_layer_reads_no_files_of_another() -> None:
    """A path that leads out of a layer's folder leads around the imports."""
    for module, file in MODULES.items():
        for folder in OUTWARD.findall(file.read_text(encoding="utf-8")):
            assert is_allowed(module, f"nekoban.{folder}"), f"{module} reads {folder}"


def test_a_breach_would_be_noticed() -> None:
    assert not is_allowed("nekoban.core.svg", "nekoban.web.cover")
    assert not is_allowed("nekoban.games.mauwi.rules", "nekoban.games.iwari.parts")
    assert not is_allowed("nekoban.lab.report", "nekoban.commands.lab")
    assert not is_allowed("nekoban.games.mauwi.judgement", "nekoban.bots.levels")
    assert is_allowed("nekoban.games.mauwi.report", "nekoban.lab.report")


TYPED = """
    catalogue clauses counting events fairness given_luck inspection kernels laws loop luck match moves
    notation pictures plain refusals saves score_leads seat_turning seeds seen undo
"""


def test_parameters_of_matches_rules_and_laws_say_what_they_are() -> None:
    """A state, a view, a row of moves, a seat; `Raw` where compiled code is called; never Any."""
    texts = [(ROOT / "nekoban" / "core" / f"{name}.py").read_text("utf-8") for name in TYPED.split()]
    assert [text[:40] for text in texts if re.search(r"\bAny\b", text)] == []


def test_games_say_what_their_parameters_are() -> None:
    """The rules' records are `Raw`, options `OptionValues`, what a file says `FileValue`; never Any."""
    games = [file for name, file in MODULES.items() if layer(name) == "games"]
    named = re.compile(r"^from typing import .*\bAny\b|typing\.Any", re.MULTILINE)
    assert games
    assert [str(file) for file in games if named.search(file.read_text("utf-8"))] == []
