"""A new game: written by one command, lawful at once, and no file of anybody else has to know of it."""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from typer.testing import CliRunner

from nekoban.adding.demands import BROKEN, MISSING, OK, answers, demands, why_not_loaded
from nekoban.adding.new_game import NewGameError, naming, write_here, write_package
from nekoban.cli import app
from nekoban.commands.words import tell
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.game import Game
from tests.conftest import COMPILED, LONGEST_FIRST
from tests.guests import at_hand, install, write_guest

ROOT = Path(__file__).parents[1]
NAME = "late-mice"
LEFT_OUT = COMPILED | {Path(__file__).name}  # they need a compiler, or would not end
NO_LIST = ("test_untrusted_text.py",)  # long, and it takes the games one by one
FAST = "not browser and not server and not compiled and not long"
COPIED = ("src", "tests", "tools", "bench", "docs", "examples")
UNREAD = shutil.ignore_patterns("reports", "pictures", "node_modules", ".ruff_cache", "*.db")


OWN = ("src/nekoban/games/late_mice", "tests/games/late_mice")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of this checkout to which a game was added."""
    copy = tmp_path_factory.mktemp("checkout")
    for folder in COPIED:
        shutil.copytree(ROOT / folder, copy / folder, ignore=UNREAD)
    for file in ROOT.glob("*.*"):
        if file.is_file():
            shutil.copy(file, copy)
    for folder in ("docs/pictures", "docs/reports"):  # large, and only looked for
        (copy / folder).symlink_to(ROOT / folder)
    for name in ("Makefile", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    written = write_here(NAME, None, copy)
    assert all(any(file.is_relative_to(copy / folder) for folder in OWN) for file in written)
    return copy


@pytest.fixture
def playable(checkout: Path) -> Iterator[Path]:
    """The same, once the game calls itself playable: its playthroughs are recorded."""
    facts = checkout / OWN[0] / "facts.py"
    text = facts.read_text(encoding="utf-8")
    assert text.count('status="draft"') == 1
    facts.write_text(text.replace('status="draft"', 'status="playable"'), encoding="utf-8")
    done = run(checkout, "-m", "pytest", "-q", "--golden", "-k", NAME, "tests/test_golden.py")
    assert done.returncode == 0, done.stdout[-3000:]
    assert list((checkout / OWN[1] / "golden").iterdir())
    yield checkout
    facts.write_text(text, encoding="utf-8")
    shutil.rmtree(checkout / OWN[1] / "golden")


def run(checkout: Path, *words: str) -> subprocess.CompletedProcess[str]:
    here = {**os.environ, "PYTHONPATH": str(checkout / "src"), "NEKOBAN_TWIN": "interpreted"}
    return subprocess.run(
        [sys.executable, *words], cwd=checkout, env=here, capture_output=True, text=True, check=False
    )


@pytest.mark.long
def test_all_that_is_asked_of_a_new_game_by_name_is_met(checkout: Path) -> None:
    hold(checkout, NAME)
    assert NAME in run(checkout, "-m", "nekoban.cli", "games").stdout


@pytest.mark.long
def test_no_test_has_to_know_of_a_playable_game(playable: Path) -> None:
    """Tests that look at all games, but for what they ask of each of the others, and for the longest."""
    longest = [file.removesuffix(".py") for file in (*LONGEST_FIRST, *NO_LIST)]
    others = " or ".join([*all_games(hidden=True), *longest])
    hold(playable, f"{NAME} or not ({others})")


def hold(checkout: Path, chosen: str) -> None:
    """Run the tests of a checkout that look at all games, as far as their names are chosen."""
    files = [
        str(file.relative_to(checkout))
        for file in sorted((checkout / "tests").glob("test_*.py"))
        if "all_games" in file.read_text(encoding="utf-8") and file.name not in LEFT_OUT
    ]
    done = run(checkout, "-m", "pytest", "-q", "-k", chosen, "-m", FAST, *files, OWN[1])
    assert done.returncode == 0, done.stdout[-3000:]


def test_a_new_game_is_written_in_our_style(checkout: Path) -> None:
    folders = OWN
    for words in (("check",), ("format", "--check")):
        done = run(checkout, "-m", "ruff", *words, *folders)
        assert done.returncode == 0, done.stdout
    left = [
        file
        for folder in folders
        for file in (checkout / folder).rglob("*.*")
        if file.suffix in (".py", ".md", ".toml") and "_template" in file.read_text(encoding="utf-8")
    ]
    assert left == []


def test_a_new_game_has_names_of_its_own(tmp_path: Path) -> None:
    with at_hand(write_guest(NAME, tmp_path)):
        game = find_game(NAME)
        assert (game.title, game.status, game.clause_prefixes) == ("Late mice", "draft", ("LM",))
        others = [other for name, other in all_games(hidden=True).items() if name != NAME]
        assert not {"LM"} & {prefix for other in others for prefix in other.clause_prefixes}
        faces = {id for other in others if other.faces for id in other.faces.faces()}
        assert game.faces is not None
        assert not faces & set(game.faces.faces())


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Mice", "'Mice' is not a name for a game"),
        ("two words", "'two words' is not a name for a game"),
        ("mauwi", "There is a game 'mauwi' already."),
        ("json", "Python uses the name 'json' already"),
        ("class", "Python uses the name 'class' already"),
        ("x" * 31, "is not a name for a game"),
        ("../up", "is not a name for a game"),
    ],
)
def test_a_name_that_cannot_be_is_refused(name: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(NewGameError, match="^" + ".*" + sentence.replace(".", r"\.")):
        write_package(name, None, tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_nothing_that_is_there_is_touched(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("mine")
    with pytest.raises(NewGameError, match=r"exists already\. Nothing was written"):
        write_package(NAME, None, tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["README.md"]
    assert (tmp_path / "README.md").read_text() == "mine"


def test_clause_prefixes_are_found_for_awkward_names() -> None:
    assert naming("a1", None, True).prefix.isalpha()
    assert naming("mauwi-wars", None, True).prefix not in {
        prefix for game in all_games(hidden=True).values() for prefix in game.clause_prefixes
    }


# --- what is demanded


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    """A new game in a project of its own, with its tests."""
    folder = tmp_path_factory.mktemp("project")
    write_package("checked-mice", None, folder)
    with at_hand(folder / "src"):
        install_about(folder)
        yield find_game("checked-mice")


def install_about(project: Path) -> None:
    """What an editable install adds: where the game is found."""
    install(project, project / "installed")
    for told in (project / "installed").glob("*.dist-info"):
        shutil.move(told, project / "src" / told.name)
    from nekoban.core.catalogue import forget_games

    forget_games()


def found(game: Game, word: str) -> tuple[str, str]:
    """The answer to the demand that speaks of this."""
    (demand,) = [demand for demand in demands(2) if word in demand.sentence]
    only = SimpleNamespace(demands=lambda games: (demand,))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("nekoban.adding.demands.demands", only.demands)
        (answer,) = answers(game)
    return answer.found, answer.what


@pytest.mark.parametrize(
    ("word", "state"),
    [
        ("random moves", OK), ("samples", OK), ("numbered clauses", OK), ("carries its id", OK),
        ("sentences", OK), ("a message", OK), ("as text", OK), ("terminal", OK), ("drawn", OK),
        ("golden", MISSING), ("measured", MISSING), ("counts", MISSING), ("report", MISSING),
    ],
)  # fmt: skip
def test_a_new_game_meets_the_demands_of_a_draft_and_more(project: Game, word: str, state: str) -> None:
    assert found(project, word)[0] == state


def test_a_clause_without_a_test_is_missing_and_one_without_a_rule_is_broken(project: Game) -> None:
    rules = project.folder / "RULES.md"
    text = rules.read_text(encoding="utf-8")
    try:
        rules.write_text(text + "| CM-99 | One more. |\n", encoding="utf-8")
        assert found(project, "carries its id") == (
            MISSING, f"No test in {project.folder.parents[1] / 'tests'} carries the id of CM-99."
        )  # fmt: skip
        rules.write_text(text.replace("| CM-05 |", "| CM-15 |"), encoding="utf-8")
        assert found(project, "numbered clauses") == (
            BROKEN, "Clause.CM_05 of parts.py is no clause of RULES.md."
        )  # fmt: skip
    finally:
        rules.write_text(text, encoding="utf-8")


def test_a_game_without_an_end_is_broken(project: Game) -> None:
    endless = SimpleNamespace(**{**vars(project.rules), "play": lambda state, move: None})
    assert found(project.with_parts(rules=endless), "random moves") == (
        BROKEN, "The game goes on after 21 decisions, which is its bound."
    )  # fmt: skip


def test_a_sentence_that_comes_from_no_message_is_broken(
    project: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(project.words, "status", lambda view, names: "It goes on.")
    state, said = found(project, "a message")
    assert state == BROKEN
    assert "of 'It goes on.' comes from no message" in said


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    """A new game whose author has deleted for now what people see, as CONTRIBUTING.md allows."""
    folder = tmp_path_factory.mktemp("bare")
    write_package("bare-mice", None, folder)
    package = folder / "src" / "bare_mice"
    shutil.rmtree(package / "show")
    for name in ("motives.py", "lesson.toml"):
        (package / name).unlink()
    with at_hand(folder / "src"):
        install_about(folder)
        yield find_game("bare-mice")


@pytest.mark.parametrize("word", ["People read", "a message", "as text", "drawn", "golden"])
def test_what_a_game_without_words_and_pictures_lacks_is_missing_and_not_broken(
    bare: Game, word: str
) -> None:
    state, said = found(bare, word)
    assert state == MISSING
    assert said.startswith("Write show/") or "golden" in said


@pytest.mark.parametrize("word", ["random moves", "numbered clauses", "terminal"])
def test_a_game_without_words_and_pictures_can_be_played(bare: Game, word: str) -> None:
    assert found(bare, word) == (OK, "")


@pytest.mark.parametrize(
    ("message", "given", "said"),
    [
        ("checked-open", {"title": "Mice", "status": "draft", "count": 1}, "1 demand is open."),
        ("checked-open", {"title": "Mice", "status": "draft", "count": 2}, "2 demands are open."),
        ("laws-hold", {"title": "Mice", "games": 1, "positions": 9}, "Mice: 1 game, 9 positions"),
        ("telling-holds", {"title": "Mice", "games": 1, "sentences": 9}, "Mice: 1 game of every sample"),
        ("games-written", {"files": ["a"], "count": 1}, "a: 1 game, written."),
        ("games-there", {"files": ["a"], "count": 1}, "a: 1 game, already there."),
        ("entries", {"count": 1}, "1 entry"),
    ],
)
def test_one_is_said_in_the_singular(message: str, given: dict[str, Any], said: str) -> None:
    assert said in tell(message, **given)


def test_what_a_status_does_not_demand_does_not_count(project: Game) -> None:
    (answer,) = [one for one in answers_without_laws(project) if "measured" in one.demand.sentence]
    assert [answer.counts(status) for status in ("draft", "playable", "verified")] == [False, False, True]


def test_a_report_that_breaks_its_contract_is_found(project: Game) -> None:
    """The file is bound when a command is given, so the game itself loads."""
    assert found(project, "only when it is used") == (OK, "")
    file = project.folder / "report.py"
    file.write_text("GAMES = {}\n\n\ndef tables(setting, more):\n    return {}\n", encoding="utf-8")
    importlib.invalidate_caches()
    try:
        state, said = found(project, "only when it is used")
    finally:
        file.unlink()
        sys.modules.pop(f"{project.package}.report", None)
        importlib.invalidate_caches()
    assert state == BROKEN
    assert said.endswith("report.py: tables must be tables(setting).")


def answers_without_laws(game: Game) -> list:
    kept = tuple(one for one in demands(1) if "laws" not in one.sentence and "compile" not in one.sentence)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("nekoban.adding.demands.demands", lambda games: kept)
        return list(answers(game))


def test_a_game_that_cannot_be_loaded_is_checked_in_a_sentence(tmp_path: Path) -> None:
    site = write_guest(NAME, tmp_path)
    (site / "late_mice" / "rules" / "__init__.py").write_text("")
    with at_hand(site):
        assert "lacks setup(state, options)" in str(why_not_loaded(NAME))
        result = CliRunner().invoke(app, ["check", NAME])
    assert result.exit_code == 1
    assert result.output.startswith("broken   The game loads, and its parts keep their contracts.")
    assert "lacks setup(state, options)" in " ".join(result.output.split())


@pytest.mark.parametrize("name", [name for name, game in all_games().items() if game.status == "verified"])
def test_a_verified_game_has_all_that_is_demanded_of_it(name: str) -> None:
    """The laws and the compiling are asked in other tests, golden files too."""
    kept = ("lesson", "taught", "counts", "measured", "report", "README", "pages", "sentences", "as text")
    for one in demands(1):
        if any(word in one.sentence for word in kept):
            one.ask(find_game(name))
