"""What people install: wheel and source archive are built, and the wheel is played in a new environment.

The environment has the packages that the default dependencies declare, with all that these need, and nothing
else: they are linked from the environment of the tests, so nothing is downloaded.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import time
import venv
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution
from pathlib import Path

import httpx
import pytest
from packaging.requirements import Requirement

from tests.server.people import free_port
from tools.constraints import EXTRAS, FILE, declared, lowest, needed

ROOT = Path(__file__).parents[1]
BIN = "Scripts" if sys.platform == "win32" else "bin"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the source archive, and the wheel made from that."""
    folder = tmp_path_factory.mktemp("built")
    build(ROOT, folder, "sdist")
    with tarfile.open(next(folder.glob("*.tar.gz"))) as archive:
        archive.extractall(folder, filter="data")
    build(next(path for path in folder.iterdir() if path.is_dir()), folder, "wheel")
    return folder


def build(source: Path, target: Path, kind: str) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-d", str(target), "-t", kind],
        cwd=source,
        check=True,
        capture_output=True,
    )


def link(brought: Distribution, place: Path) -> None:
    """Make a distribution importable from another environment."""
    home = Path(str(brought.locate_file("")))
    for name in {file.parts[0] for file in brought.files or () if file.parts[0] not in ("..", "__pycache__")}:
        target = place / name
        if not target.exists():
            target.symlink_to(home / name, target_is_directory=(home / name).is_dir())


@pytest.fixture(scope="module")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new environment with the wheel; the folder of its programs."""
    home = tmp_path_factory.mktemp("environment")
    venv.create(home, with_pip=False)
    wheel = next(built.glob("*.whl"))
    code = "import sysconfig; print(sysconfig.get_path('purelib'))"
    asked = subprocess.run([home / BIN / "python", "-c", code], capture_output=True, text=True, check=True)
    place = Path(asked.stdout.strip())
    subprocess.run(
        [sys.executable, "-m", "pip", "--python", str(home / BIN / "python"), "install", "--no-deps",
         "--quiet", "--no-index", "--disable-pip-version-check", str(wheel)],
        check=True,
    )  # fmt: skip
    declared = [
        line.removeprefix("Requires-Dist: ") for line in metadata(wheel) if line.startswith("Requires-Dist: ")
    ]
    default = [text for text in declared if "extra ==" not in text]
    for brought in needed(default).values():
        link(brought, place)
    return home / BIN


def metadata(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return archive.read(name).decode().splitlines()


@pytest.fixture
def empty(tmp_path: Path) -> dict[str, str]:
    """The settings of somebody who has just installed it: no cache, no tables, nothing of this checkout."""
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "DISPLAY")}
    more = {
        "NEKOBAN_CACHE": str(tmp_path / "cache"),
        "NEKOBAN_DATA": str(tmp_path / "data"),
        "BROWSER": "true",
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


def test_every_dependency_has_a_lowest_version() -> None:
    assert len(lowest(declared(["postgres", "test"]))) == len(declared(["postgres", "test"]))
