"""The layers hold both ways: who may import whom, read from the sources."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from nekoban.core import contracts
from nekoban.core.cache import COMPILING
from nekoban.core.catalogue import all_games
from nekoban.core.clauses import clause_ids
from nekoban.core.contracts import FILES, LATE_PARTS, PARTS, demanded_functions, file_name
from nekoban.core.game import Game
from tools.guessing import functions

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
def statements(module: str) -> list[ast.AST]:
    """All statements of a module, read once for all tests. No import or definition stands deeper."""
    return list(below(ast.parse(MODULES[module].read_text(encoding="utf-8"))))


def below(node: ast.AST) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt | ast.excepthandler | ast.match_case):
            yield child
            yield from below(child)


@cache
def imported(module: str) -> list[str]:
    """Every module that a module imports, anywhere in it."""
    found: list[str] = []
    for node in statements(module):
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


def reached_from(module: str) -> set[str]:
    """All modules of ours that a module imports, and those that they import."""
    found: set[str] = set()
    waiting = [module]
    while waiting:
        for other in imported(waiting.pop()):
            if other in MODULES and other not in found:
                found.add(other)
                waiting.append(other)
    return found


OPINIONS = [module for module in MODULES if re.fullmatch(r"nekoban\.games\.\w+\.(reasons|claims)", module)]


@pytest.mark.parametrize("module", OPINIONS)
def test_a_second_opinion_knows_neither_the_rules_nor_what_is_shown(module: str) -> None:
    game = module.rpartition(".")[0]
    wrong = {other for other in reached_from(module) if other.startswith((f"{game}.rules", f"{game}.show"))}
    assert wrong == set()


def test_every_game_that_can_be_verified_has_both_opinions() -> None:
    games = {module.split(".")[2] for module in OPINIONS}
    assert sorted(OPINIONS) == sorted(
        f"nekoban.games.{game}.{part}" for game in games for part in ("claims", "reasons")
    )
    assert len(games) >= 4


def test_a_breach_would_be_noticed() -> None:
    assert "nekoban.games.mauwi.rules.strengthen" in reached_from("nekoban.games.mauwi.show.naming")
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


LEFT = {  # how many parameters are Any in a layer at most, and what they are
    "core": (80, "functions and values of numba, of the compiler's arguments and of contracts"),
    "lab": (28, "polars tables, rows of numpy, and what a saved file holds"),
    "rl": (18, "actions of numpy, torch or cupy, and what other libraries hand over"),
    "commands": (17, "benchmarks and pools, which are imported when a command runs"),
    "server": (13, "events and scopes of web libraries, and what a row of the database holds"),
    "bots": (5, "rows of numpy, and a compiled search"),
    "adding": (4, "arrays of numpy, and what a template file holds"),
    "testing": (3, "rules as a module or as its compiled twin"),
    "web": (2, "tokens of the Markdown library"),
    "cli": (1, "what the library of the command line hands over"),
}
RETURNED = {  # how many functions return Any in a layer at most, and what it is
    "core": (51, "clones and machine code of numba, modules and arrays of a GPU, what a data file holds"),
    "rl": (27, "environments of other libraries, and arrays of numpy, torch or cupy"),
    "lab": (6, "polars tables, their columns, and sparse matrices of scipy"),
    "server": (4, "what web libraries take and hand over"),
    "commands": (3, "commands of typer, and a program that is imported when it runs"),
    "testing": (3, "rules as a module or as its compiled twin"),
    "bots": (2, "an object of somebody else's class, and numpy's rows"),
    "mcp": (1, "what the seat's answer to a tool is"),
}
SAID = {  # never Any, whatever the layer
    "view", "before", "after", "state", "game", "match", "move", "seat", "table", "record",
}  # fmt: skip
UNSAID = {f"nekoban.lab.{name}" for name in ("samples.__init__", "simulate.arrow", "simulate.simulate")}
"""Their tables are those of polars, or of a GPU, which are imported only where they are used."""


def any_parameters() -> Iterator[tuple[str, str, str]]:
    """Module, function and parameter of each that is Any."""
    for module in MODULES:
        for node in statements(module):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                given = (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)
                for one in given:
                    if isinstance(one.annotation, ast.Name) and one.annotation.id == "Any":
                        yield module, node.name, one.arg


def any_returns() -> Iterator[tuple[str, str]]:
    """Module and function of each that returns Any and nothing else."""
    for module in MODULES:
        for node in statements(module):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                if isinstance(node.returns, ast.Name) and node.returns.id == "Any":
                    yield module, node.name


def test_functions_return_any_only_where_a_layer_says_why() -> None:
    counted = Counter(layer(module) for module, _ in any_returns())
    assert {name: count for name, count in counted.items() if count > RETURNED.get(name, (0, ""))[0]} == {}


def test_any_is_left_only_where_a_layer_says_why() -> None:
    counted = Counter(layer(module) for module, _, _ in any_parameters())
    assert {name: count for name, count in counted.items() if count > LEFT.get(name, (0, ""))[0]} == {}
    named = {f"{module}.{function}" for module, function, one in any_parameters() if one in SAID}
    assert named == UNSAID


def test_games_say_what_their_parameters_are() -> None:
    """The rules' records are `Raw`, options `OptionValues`, what a file says `FileValue`; never Any."""
    games = [file for name, file in MODULES.items() if layer(name) == "games"]
    named = re.compile(r"^from typing import .*\bAny\b|typing\.Any", re.MULTILINE)
    assert games
    assert [str(file) for file in games if named.search(file.read_text("utf-8"))] == []


# --- the rooms of a game

FIRST = {  # the type of a parameter in a game's folder, and the files in which it may stand
    "Choice": ("motives.py", "teaching.py"),
    "Said": ("claims.py", "play_claims.py"),
    "Refused": ("show/refusals.py",),
}


def test_parameters_tell_the_file_as_the_page_says() -> None:
    page = (ROOT.parent / "docs" / "architecture.md").read_text("utf-8")
    games = list((ROOT / "nekoban" / "games").rglob("*.py"))
    for kind, files in FIRST.items():
        found = {path.name for path in games if re.search(rf"\w: {kind}\b[,)=]", path.read_text("utf-8"))}
        assert found == {Path(file).name for file in files}, kind
        assert all(f"`{file}`" in page for file in files)


TELLING = {  # a parameter outside classes, and the files in which nine of ten such functions stand
    ("table: TableState", "entry"): {"happenings.py"},
    ("live: LiveTable", "asker: Asker"): {"dispatch.py"},
    ("table: TableState", "mine"): {"actions.py", "contributions.py", "coaching.py", "endings.py",
                                    "presentation.py", "replay.py"},
    ("played: Played",): {"report.py"},
    ("box: Box",): {"draw.py", "players.py", "territory.py", "buttons.py"},
}  # fmt: skip


def test_parameters_tell_the_file_as_the_page_says_outside_the_rules() -> None:
    asked = [(file, f"({ast.unparse(node.args)}") for file, home, node in functions() if not home]
    for parts, files in TELLING.items():
        found = [file for file, given in asked if all(re.search(rf"[( ]{part}\b", given) for part in parts)]
        there = [file for file in found if file.rpartition("/")[2] in files]
        assert len(there) > 0.9 * len(found) > 0, (parts, set(found) - set(there))


def test_every_function_says_in_a_line_what_it_is_for() -> None:
    """Outside classes, whose names tell what theirs are for. The reasons of clauses are named by them.

    The modules that say how rules are compiled are left out: with each word of theirs all is compiled anew.
    """
    left_out = {f"core/{name}.py" for name in COMPILING}
    bare = {
        f"{file} {node.name}"
        for file, home, node in functions()
        if not home
        and file not in left_out
        and ast.get_docstring(node) is None
        and not re.search(r"\bRefused\b", ast.unparse(node.args))
    }
    assert bare == set()


def test_a_function_that_five_games_have_names_its_game() -> None:
    """`nekoban.games.iwari.rules.flaws.flaw` is one of five: its line says which, or by which clause."""
    titles = {
        game.folder.name: (game.title.partition(":")[0], clause_ids(game))
        for game in all_games(hidden=True).values()
    }
    unnamed = set()
    for file, home, node in functions():
        folder, _, place = file.removeprefix("games/").partition("/")
        if folder not in titles or home or node.name not in DEMANDED.get(place_of(place), ()):
            continue
        title, clauses = titles[folder]
        said = (ast.get_docstring(node) or "").partition("\n")[0]
        if title not in said and not any(clause in said for clause in clauses):
            unnamed.add(f"{file} {node.name}")
    assert unnamed == set()


DEMANDED = {
    file_name(part): {name for name, _ in demanded_functions(part.contract)} for part in (*PARTS, *LATE_PARTS)
}


def place_of(place: str) -> str:
    """The file of a game as its contract names it: all of `rules/` is one part."""
    return "rules/" if place.startswith("rules/") else place


def test_a_raw_state_tells_a_file_of_claims() -> None:
    """The rules say State where these say Raw: of ten functions nine stand where the page says."""
    games = list((ROOT / "nekoban" / "games").rglob("*.py"))
    found = Counter(
        path.name for path in games for _ in re.findall(r"def \w+\(state: Raw\b", path.read_text("utf-8"))
    )
    claims = {name: count for name, count in found.items() if name.endswith("claims.py")}
    assert sum(claims.values()) > 0.9 * found.total()
    page = (ROOT.parent / "docs" / "architecture.md").read_text("utf-8")
    assert all(f"`{name}`" in page for name in claims)


HOMES = {  # the functions of the rules, and the modules in which they may stand
    "setup": ("setup",), "reveal": ("sight",), "imagine": ("sight",), "components": ("sight",),
    "scores": ("ending",), "winners": ("ending",), "flaw": ("flaws",), "derive": ("flaws", "derive"),
    "legal": ("turn", "listing"), "why_not": ("turn", "decisions"), "play": ("turn", "decisions"),
}  # fmt: skip
FOLDERS = {"rules", "show", "words", "data", "workshop"}


@pytest.mark.parametrize("game", all_games(hidden=True).values(), ids=lambda game: game.name)
def test_every_game_has_the_same_rooms(game: Game) -> None:
    """Beside its parts and its data files a game's folder holds only what docs/architecture.md names."""
    page = (ROOT.parent / "docs" / "architecture.md").read_text("utf-8")
    files = {file_name(part) for part in (*PARTS, *LATE_PARTS)} | {name for name, _ in FILES.values()}
    files |= {"__init__.py", "facts.py", *(file.name for file in game.folder.glob("RULES*.md"))}
    for path in game.folder.iterdir():
        if path.is_dir():
            assert path.name in FOLDERS or path.name == "__pycache__", path
        elif path.name not in files:
            assert f"`{path.name}`" in page, path
    assert not (game.folder / "show" / "names.py").exists(), "what things are called stands in naming.py"


@pytest.mark.parametrize("game", all_games(hidden=True).values(), ids=lambda game: game.name)
def test_the_rules_of_every_game_stand_in_the_same_files(game: Game) -> None:
    for name, homes in HOMES.items():
        function = getattr(game.rules, name)
        if function.__module__ != contracts.__name__:  # else the game leaves it out
            assert function.__module__ in {f"{game.package}.rules.{home}" for home in homes}, name


# --- names

TWICE = {  # names of two classes, each at home in its own layer
    "Beginning", "Choice", "Decision", "Entry", "Fault", "Games", "Job", "Kept", "Layout", "Learner", "Part",
    "Plan", "Question", "Setting", "Source", "Step", "Thought",
}  # fmt: skip


def test_a_class_has_a_name_of_its_own() -> None:
    """Games apart: each has a State and a Clause."""
    homes: dict[str, list[str]] = {}
    for module in MODULES:
        for node in statements(module):
            if isinstance(node, ast.ClassDef) and layer(module) != "games":
                homes.setdefault(node.name, []).append(module)
    assert {name for name, found in homes.items() if len(found) > 1} == TWICE
