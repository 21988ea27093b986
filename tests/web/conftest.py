"""What the tests of the client share."""

import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.browser import NO_MOTION, Player, Server

HERE = Path(__file__).parent


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
def hasty_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Its reviews and its coach take a moment, in every game: see hasty.py."""
    running = Server(tmp_path_factory.mktemp("hasty"), ("-m", "tests.web.hasty"))
    yield running
    running.stop()


Sit = Callable[..., Player]


@contextmanager
def sitting(chromium: Browser, server: Server) -> Iterator[Sit]:
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


@pytest.fixture
def sit(chromium: Browser, server: Server) -> Iterator[Sit]:
    with sitting(chromium, server) as one:
        yield one


@pytest.fixture
def sit_hastily(chromium: Browser, hasty_server: Server) -> Iterator[Sit]:
    """The same at the server that judges hastily."""
    with sitting(chromium, hasty_server) as one:
        yield one
