"""What all tests share; the fixture `twin` and the markers are those of nekoban.testing."""

from __future__ import annotations

import gc
import io
import sys
from asyncio import _get_running_loop, _set_running_loop
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import copy_context
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from nekoban.core import compiled

# Slow machines are no failures; the same examples every time, so that a red run can be repeated.
settings.register_profile(
    "nekoban", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("nekoban")

Command = Callable[..., tuple[int, str, str]]
HERE = Path(__file__).parent
FIXTURES = {
    "chromium": "browser", "node_modules": "browser", "server": "server", "hasty_server": "server",
    "built": "long", "installed": "long",  # an environment is made, and the wheel installed there
    "mutate": "long",  # the tests of small modules are run in a process of their own, once for each mutant
}  # fmt: skip
COMPILED = {  # they compile, search, simulate or learn, which only compiled rules do
    "lab", "review", "rl", "test_advice.py", "test_bots.py", "test_cache.py", "test_cli.py", "test_coach.py",
    "test_compiled.py", "test_networks.py", "test_puzzles.py", "test_training.py", "test_parting.py",
    "test_games_by_others.py", "test_gpu.py", "test_lab.py", "test_ladder.py", "test_laws.py",
    "test_peeking.py", "test_pickling.py", "test_playing_time.py", "test_sorting.py", "test_subset.py",
}  # fmt: skip

PLACES = {"server": {"server"}, "compiled": COMPILED}

# Files with tests of many seconds. They begin first, and workers that have nothing left take from the end of
# what another still has to do: so at the end there are only short ones, and nobody waits for a long one.
LONGEST_FIRST = (
    "test_install.py", "test_adding.py", "test_compiling.py", "test_durability.py", "test_languages.py",
    "test_laws.py", "test_luck_attack.py", "test_cache.py", "test_mutate.py", "test_processes.py",
    "test_browser.py", "test_listening.py", "test_play.py", "test_puzzles.py", "test_axe.py",
    "test_client.py", "test_secrecy.py", "test_mcp.py", "test_agents.py", "test_cli.py", "test_gpu.py",
    "test_schema.py", "test_upgrades.py",
)  # fmt: skip


@contextmanager
def no_loop_of_others(fixtures: Iterable[str]) -> Iterator[None]:
    """Playwright leaves its event loop as the running one of this thread; other tests begin their own."""
    loop = None if "chromium" in fixtures else _get_running_loop()
    if loop is None:
        yield
        return
    _set_running_loop(None)
    yield
    _set_running_loop(loop)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    """For fixtures of whole files too. With the last test the browser ends, and needs its loop for that."""
    with no_loop_of_others(getattr(item, "fixturenames", ()) if nextitem else ("chromium",)):
        return (yield)


@pytest.fixture(autouse=True)
def no_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    with no_loop_of_others(request.fixturenames):
        yield


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    from tools.chromium import find_chromium

    program = find_chromium()
    if program is None:
        pytest.skip("THE BROWSER IS NOT TESTED: there is no Chromium (python -m tools.chromium)")
    quiet = ["--disable-background-networking", "--disable-component-update", "--no-first-run"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox", "--disable-gpu", *quiet]
        )
        yield browser
        browser.close()


@pytest.fixture
def nekoban_here(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """The command in this process, which spares the loading: its exit code, what it prints and its errors."""

    from nekoban.cli import main

    def run(*words: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["nekoban", *words])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as ended:
            copy_context().run(main)  # the reader's language is this command's alone
        code = ended.value.code
        assert code is None or isinstance(code, int)
        printed = capsys.readouterr()
        return code or 0, printed.out, printed.err

    return run


def pytest_configure(config: pytest.Config) -> None:
    """Where tests that compile are left out, no other test may: it would take minutes in a new checkout."""
    if "not compiled" in config.option.markexpr:
        compiled.check = refuse_to_compile


def refuse_to_compile(reach: object, function: FunctionType) -> None:
    raise AssertionError(f"{function.__qualname__} would be compiled here. Mark this test as `compiled`.")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden", action="store_true", help="rewrite the golden files")


def pytest_collection_finish() -> None:
    """What was imported and collected stays to the end: no search of the memory goes through it again."""
    gc.collect()
    gc.freeze()


def place_marks(path: Path) -> set[str]:
    """What all tests of a file or folder are marked with."""
    first = next(iter(path.relative_to(HERE).parts), "")
    return {mark for mark, places in PLACES.items() if first in places}


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """A file whose tests are all left out is not even imported."""
    left_out = [mark for mark in place_marks(collection_path) if f"not {mark}" in config.option.markexpr]
    return bool(left_out) or None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests by their folder and by the fixtures they ask for, and put the longest first."""
    for item in items:
        fixtures = {FIXTURES[name] for name in getattr(item, "fixturenames", ()) if name in FIXTURES}
        for mark in fixtures | place_marks(item.path):
            item.add_marker(mark)
    items.sort(key=place_in_line)


def place_in_line(item: pytest.Item) -> int:
    """Stays the same for all tests of a file, so that they share what was set up for them."""
    file = item.path.name
    return LONGEST_FIRST.index(file) if file in LONGEST_FIRST else len(LONGEST_FIRST)
