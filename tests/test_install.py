"""What people install: wheel and source archive are built, and the wheel is played in a new environment."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from packaging.requirements import Requirement

from tests.server.people import free_port
from tools.constraints import EXTRAS, FILE, declared, lowest
from tools.environment import build_archives, new_environment

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the source archive, and the wheel made from that."""
    folder = tmp_path_factory.mktemp("built")
    build_archives(folder)
    return folder


@pytest.fixture(scope="module")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new environment with the wheel; the folder of its programs."""
    return new_environment(tmp_path_factory.mktemp("environment"), next(built.glob("*.whl")))


@pytest.fixture
def empty(tmp_path: Path) -> dict[str, str]:
    """The settings of somebody who has just installed it: no cache, no tables, nothing of this checkout."""
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "DISPLAY")}
    more = {
        "NEKOBAN_CACHE": str(tmp_path / "cache"),
        "NEKOBAN_DATA": str(tmp_path / "data"),
        "BROWSER": "true",
        "LANGUAGE": "en",
    }
    return {**kept, **more}


def test_nothing_but_the_declared_packages_is_there(installed: Path, empty: dict[str, str]) -> None:
    code = "import nekoban, sys; print(nekoban.__file__); import polars"
    done = subprocess.run([installed / "python", "-c", code], env=empty, capture_output=True, text=True)
    assert Path(done.stdout.strip()).is_relative_to(installed.parent)
    assert "No module named 'polars'" in done.stderr


def test_the_archives_have_what_belongs_in_them_and_nothing_else(built: Path) -> None:
    with zipfile.ZipFile(next(built.glob("*.whl"))) as wheel:
        names = wheel.namelist()
    assert any(name.startswith("nekoban/games/_template/tests/") for name in names)
    assert all(name.startswith(("nekoban/", "nekoban-")) for name in names)
    assert not [name for name in names if name.endswith((".pyc", ".db"))]


def test_a_game_is_played_in_the_terminal(installed: Path, empty: dict[str, str], tmp_path: Path) -> None:
    words = ["play", "mice", "--names", "Ann", "--bots", "kitten", "--plain", "--seed", "7"]
    began = time.monotonic()
    done = subprocess.run(
        [installed / "nekoban", *words],
        input="1\n" * 30, env=empty, cwd=tmp_path, capture_output=True, text=True, timeout=200,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "took the last mouse and wins" in done.stdout
    assert time.monotonic() - began < 60  # it does not wait for a compiler, on a busy machine either


@pytest.fixture
def served(installed: Path, empty: dict[str, str], tmp_path: Path) -> Iterator[str]:
    """The address of a server that `nekoban serve` started."""
    port = free_port()
    words = ["serve", "--port", str(port), "--database", str(tmp_path / "tables.db"), "--pace", "0"]
    with subprocess.Popen(
        [installed / "nekoban", *words], env=empty, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert "Nekoban is at" in process.stdout.readline()
        yield f"http://127.0.0.1:{port}"
        process.terminate()


def test_a_game_is_played_over_the_web(served: str) -> None:
    with httpx.Client(base_url=served, timeout=60, verify=False) as http:
        until = time.monotonic() + 60
        while True:
            try:
                page = http.get("/", headers={"accept": "text/html"})
                break
            except httpx.TransportError:
                assert time.monotonic() < until
                time.sleep(0.05)
        assert (page.status_code, "text/html" in page.headers["content-type"]) == (200, True)
        for name in ("/static/start.js", "/api/games", "/api/games/mauwi/cover", "/rules/mauwi"):
            assert http.get(name).status_code == 200, name
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "kitten"}]
        asked = {"game": "mice", "options": {"players": 2}, "seats": seats, "program": True}
        made = http.post("/api/tables", json=asked).json()
        play_out(http, f"/api/tables/{made['table']}", {"Authorization": f"Bearer {made['token']}"})


def test_a_game_is_played_in_the_browser(served: str, chromium: Any) -> None:
    """By clicks, to the end of the game; the start page came first."""
    from tests.web.browser import NO_MOTION, Player, wait_for_server

    wait_for_server(served)
    context = chromium.new_context(reduced_motion="reduce")
    context.add_init_script(NO_MOTION)
    mia = Player(context.new_page(), served)
    mia.go("/")
    mia.page.wait_for_selector(".game button.main")
    mia.sit_down("mice")
    assert mia.play_by_clicks() > 0
    mia.until("document.querySelector('#result').textContent !== ''")
    assert not mia.faults
    context.close()


def play_out(http: httpx.Client, table: str, headers: dict[str, str]) -> None:
    """Always the first move, until the game is over."""
    until = time.monotonic() + 120
    while (told := http.get(table, headers=headers).json())["phase"] == "playing":
        assert time.monotonic() < until
        if told["paths"]:
            move = {"ply": told["ply"], "path": told["paths"][0]}
            assert http.post(f"{table}/moves", json=move, headers=headers).status_code == 201
        time.sleep(0.02)
    assert told["result"]["winners"]


@pytest.mark.long
def test_every_import_of_the_package_is_declared_somewhere() -> None:
    """A module that the default install lacks is imported only where an extra is asked for."""
    done = subprocess.run(
        [sys.executable, "-c", "import nekoban.cli, nekoban.server.app, sys; print(*sys.modules)"],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    loaded = {name.split(".")[0] for name in done.stdout.split()}
    assert not loaded & {
        "polars",
        "scipy",
        "mcp",
        "ray",
        "torch",
        "pettingzoo",
        "gymnasium",
        "pyspiel",
        "matplotlib",
    }


def test_the_constraints_hold_every_declared_package_at_a_version_that_is_allowed() -> None:
    pins = dict(line.split("==") for line in FILE.read_text(encoding="utf-8").splitlines()[1:])
    for text in declared(EXTRAS):
        asked = Requirement(text)
        if asked.marker is None or asked.marker.evaluate():
            assert asked.specifier.contains(pins[asked.name.lower().replace("_", "-").replace(".", "-")]), (
                text
            )
    assert len(pins) > len(declared(EXTRAS))  # also what these need


def test_the_benchmark_leaves_out_only_the_pins_that_other_libraries_cannot_have() -> None:
    """`make bench` installs with the other pins, so what is measured is what was tested."""
    left_out = re.findall(r"grep -v '\^([\w-]+)==' constraints.txt", (ROOT / "Makefile").read_text("utf-8"))
    pins = dict(line.split("==") for line in FILE.read_text(encoding="utf-8").splitlines()[1:])
    asked = [Requirement(text) for text in declared(["rl", "bench"])]
    apart = [one.name for one in asked if one.name in pins and not one.specifier.contains(pins[one.name])]
    assert apart == left_out == ["pettingzoo"]


def test_every_dependency_has_a_lowest_version() -> None:
    assert len(lowest(declared(EXTRAS))) == len(declared(EXTRAS))


def test_a_lowest_version_counts_where_its_requirement_does() -> None:
    """There is no builder for GPUs on macOS, where `make lowest` is to do without."""
    assert lowest(["a[y,x]>=1.2,<2; sys_platform != 'darwin'"]) == ['a[x,y]==1.2; sys_platform != "darwin"']
    (builder,) = [Requirement(text) for text in lowest(declared(["gpu-build"])) if "cuda" in text]
    assert builder.marker
    assert not builder.marker.evaluate({"sys_platform": "darwin"})
    assert builder.marker.evaluate({"sys_platform": "linux"})
