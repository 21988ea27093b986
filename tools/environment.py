"""A new environment with the wheel, as somebody has it who has just installed Nekoban.

It has the packages that the default dependencies declare, with all that these need, and nothing else: they
are linked from the environment that runs this, so nothing is downloaded.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from importlib.metadata import Distribution
from pathlib import Path

from tools.constraints import needed

ROOT = Path(__file__).parents[1]
BIN = "Scripts" if sys.platform == "win32" else "bin"
ASKED = "Requires-Dist: "


def build_archives(folder: Path) -> Path:
    """Build the source archive, and from that the wheel, which is returned."""
    build(ROOT, folder, "sdist")
    with tarfile.open(next(folder.glob("*.tar.gz"))) as archive:
        archive.extraction_filter = getattr(tarfile, "data_filter", None)  # Python 3.11.4 has it
        archive.extractall(folder)
    build(next(path for path in folder.iterdir() if path.is_dir()), folder, "wheel")
    return next(folder.glob("*.whl"))


def build(source: Path, target: Path, kind: str) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(target), "-t", kind]
    subprocess.run(command, cwd=source, check=True, capture_output=True)


def new_environment(home: Path, wheel: Path) -> Path:
    """Install a wheel into a new environment; returns the folder of its programs."""
    venv.create(home, with_pip=False)
    python = home / BIN / "python"
    code = "import sysconfig; print(sysconfig.get_path('purelib'))"
    asked = subprocess.run([python, "-c", code], capture_output=True, text=True, check=True)
    subprocess.run(
        [sys.executable, "-m", "pip", "--python", str(python), "install", "--no-deps",
         "--quiet", "--no-index", "--disable-pip-version-check", str(wheel)],
        check=True,
    )  # fmt: skip
    declared = [line.removeprefix(ASKED) for line in metadata(wheel) if line.startswith(ASKED)]
    for brought in needed([text for text in declared if "extra ==" not in text]).values():
        link(brought, Path(asked.stdout.strip()))
    return home / BIN


def metadata(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return archive.read(name).decode().splitlines()


def link(brought: Distribution, place: Path) -> None:
    """Make a distribution importable from another environment."""
    home = Path(str(brought.locate_file("")))
    for name in {file.parts[0] for file in brought.files or () if file.parts[0] not in ("..", "__pycache__")}:
        target = place / name
        if not target.exists():
            link_or_copy(home / name, target)


def link_or_copy(source: Path, target: Path) -> None:
    """On Windows making links is a right that not everybody has."""
    try:
        target.symlink_to(source, target_is_directory=source.is_dir())
    except OSError:
        (shutil.copytree if source.is_dir() else shutil.copy2)(source, target)
