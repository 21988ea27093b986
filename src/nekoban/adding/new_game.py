"""A new game to start from: the template's files under another name, in this checkout or as a package.

It is a copy of the template in which only name, package and clause ids are replaced.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from nekoban.adding.translations import stamped_files
from nekoban.core.catalogue import GROUP, all_games
from nekoban.core.clauses import folder_of_tests
from nekoban.core.language import languages, reading
from nekoban.core.messages import tell
from nekoban.games import _template
from nekoban.games._template import GAME as TEMPLATE

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
NAME_LIMIT = 30
TEXTS = (".py", ".md", ".toml", ".ftl")  # files that are copied


class NewGameError(ValueError):
    """A game that cannot be written; the text says why."""


@dataclass(frozen=True)
class Naming:
    """The names of the new game, in all their forms."""

    name: str  # as typed: "hidden-hands"
    title: str
    package: str  # as Python imports it
    prefix: str  # of its clause ids

    @property
    def folder(self) -> str:
        return self.package.rpartition(".")[2]


def naming(name: str, title: str | None, is_own_package: bool) -> Naming:
    """The names of a new game. A bad name raises an error with a sentence."""
    if not NAME.fullmatch(name) or len(name) > NAME_LIMIT:
        raise NewGameError(
            f"{name!r} is not a name for a game. Use lower-case letters and digits, with - between words, "
            f"{NAME_LIMIT} at most."
        )
    if name in all_games(hidden=True):
        raise NewGameError(f"There is a game {name!r} already.")
    folder = name.replace("-", "_")
    if keyword.iskeyword(folder) or (is_own_package and find_spec(folder) is not None):
        raise NewGameError(f"Python uses the name {folder!r} already: take another.")
    package = folder if is_own_package else f"{GROUP}.{folder}"
    return Naming(name, title or name.replace("-", " ").capitalize(), package, free_prefix(name))


def free_prefix(name: str) -> str:
    """Two or more capital letters that no other game uses for its clauses."""
    words = name.split("-")
    taken = {prefix for game in all_games(hidden=True).values() for prefix in game.clause_prefixes}
    letters = re.sub("[^a-z]", "", "".join(word[0] for word in words)) + re.sub("[^a-z]", "", words[0][1:])
    candidates = [letters[:length].upper() for length in range(2, len(letters) + 1)]
    candidates += [f"{letters[0]}{chr(code)}".upper() for code in range(ord("A"), ord("Z") + 1)]
    return next(prefix for prefix in candidates if prefix not in taken)


def write_here(name: str, title: str | None, root: Path) -> list[Path]:
    """Write a game into a checkout: its folder, and its tests."""
    named = naming(name, title, is_own_package=False)
    return write(
        {
            root / "src" / "nekoban" / "games" / named.folder: game_files(named),
            root / "tests" / "games" / named.folder: test_files(named),
        }
    )


def write_package(name: str, title: str | None, root: Path) -> list[Path]:
    """Write a game as its own package; Nekoban finds the game where the package is installed."""
    named = naming(name, title, is_own_package=True)
    about = {Path("pyproject.toml"): project_file(named), Path("README.md"): readme(named)}
    return write(
        {root / "src" / named.folder: game_files(named), root / "tests": test_files(named), root: about}
    )


def write(folders: dict[Path, dict[Path, str]]) -> list[Path]:
    """Write all files or none; existing files are never changed."""
    files = {folder / place: text for folder, texts in folders.items() for place, text in texts.items()}
    there = [file for file in files if file.exists()]
    if there:
        raise NewGameError(f"{there[0]} exists already. Nothing was written.")
    try:
        for file, text in files.items():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise NewGameError(f"{error.filename} cannot be written: {error.strerror}.") from None
    return list(files)


def game_files(named: Naming) -> dict[Path, str]:
    """The template's files under the new game's name."""
    return stamped_files({place: renamed(text, named) for place, text in texts_in(TEMPLATE.folder)})


def test_files(named: Naming) -> dict[Path, str]:
    """The template's tests under the new game's name."""
    tests = folder_of_tests(TEMPLATE)
    if tests is None:
        raise NewGameError("The template's tests are not installed, so no game can be made from it.")
    return {place: renamed(text, named) for place, text in texts_in(tests)}


def texts_in(folder: Path) -> Iterator[tuple[Path, str]]:
    """All hand-written files of the template."""
    for file in sorted(folder.rglob("*")):
        if file.suffix in TEXTS:
            yield file.relative_to(folder), file.read_text(encoding="utf-8")


def renamed(text: str, named: Naming) -> str:
    """A text of the template with the names of the new game."""
    (prefix,) = TEMPLATE.clause_prefixes
    for old, new in (
        (re.escape(_template.__name__), named.package),
        (rf"\b{TEMPLATE.title}\b", named.title),
        (rf'"{TEMPLATE.name}"(?=,\n    title=)', f'"{named.name}"'),
        (rf"\b{TEMPLATE.name} (?=players=)", f"{named.name} "),
        (rf"\bface-{TEMPLATE.name}-", f"face-{named.name}-"),
        (rf"\b{prefix}(?=[-_]\d)", named.prefix),
        (rf"(?<=_){prefix}(?=_\d)", named.prefix),
        (rf'\("{prefix}",\)', f'("{named.prefix}",)'),
        (f'status="{TEMPLATE.status}"', 'status="draft"'),
        *credits(),
    ):
        text = re.sub(old, new.replace("\\", r"\\"), text)
    return text


def credits() -> Iterator[tuple[str, str]]:
    """What the template says about who made it, and what a new game says, in every language."""
    for language in languages():
        with reading(language):
            yield re.escape(str(TEMPLATE.credit)), tell("made-from-sample")


def project_file(named: Naming) -> str:
    """The pyproject.toml of a package that brings the new game."""
    return f"""\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "{named.name}"
version = "0.1.0"
description = "{named.title}, a game for Nekoban."
readme = "README.md"
requires-python = ">=3.11"
dependencies = ["nekoban"]

[project.entry-points."{GROUP}"]
{named.name} = "{named.package}"

[tool.hatch.build.targets.wheel]
packages = ["src/{named.folder}"]

[tool.pytest.ini_options]
testpaths = ["tests"]
addopts = "-p nekoban.testing"
"""


def readme(named: Naming) -> str:
    """The README of a package that brings the new game."""
    return f"""\
# {named.title}

A game for Nekoban. `pip install --editable .` brings it to every Nekoban of the same environment:

    nekoban play {named.name}
    nekoban check {named.name}
"""
