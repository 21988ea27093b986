"""What the tests of the client share."""

import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.browser import Player, Server
from tools.chromium import find_chromium

HERE = Path(__file__).parent
NO_MOTION = "localStorage.nekoban ??= JSON.stringify({speed: 'off', pace: 'none', sound: false})"


@pytest.fixture(scope="session")
def node_modules() -> Path:
    """TypeScript and axe-core, as package-lock.json has them; fetched once."""
    folder = HERE / "node_modules"
    if not (folder / "typescript").exists() or not (folder / "axe-core").exists():
        npm = shutil.which("npm")
        if npm is None:
            pytest.skip("THE CLIENT'S TYPES ARE NOT CHECKED: npm is not installed (apt-get install npm)")
        done = subprocess.run(
            [npm, "ci", "--no-audit", "--no-fund"], cwd=HERE, capture_output=True, text=True
        )
        if done.returncode:
            pytest.skip(f"THE CLIENT'S TYPES ARE NOT CHECKED: npm could not fetch them: {done.stderr[-200:]}")
    return folder


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
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
def sit(chromium: Browser, server: Server) -> Iterator[Callable[..., Player]]:
    """Somebody new in front of a browser of their own. At the end nothing may have gone wrong in any."""
    contexts, players = [], []

    def one(width: int = 1280, height: int = 800, theme: str = "light", **more: Any) -> Player:
        size = {"width": width, "height": height}
        context = chromium.new_context(viewport=size, color_scheme=theme, reduced_motion="reduce", **more)  # type: ignore[arg-type]
        context.add_init_script(NO_MOTION)
        contexts.append(context)
        players.append(Player(context.new_page(), server.address))
        return players[-1]

    yield one
    faults = [fault for player in players for fault in player.faults]
    for context in contexts:
        context.close()
    assert not faults, faults
