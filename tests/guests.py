"""Games of others, for tests: packages that are written, installed from a folder, and gone afterwards."""

from __future__ import annotations

import shutil
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from nekoban.adding.new_game import write_package
from nekoban.core.catalogue import forget_games


def install(project: Path, site: Path) -> str:
    """Put a package into a folder as an installer does: its files, and what its pyproject.toml declares."""
    about = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))
    for source in about["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]:
        shutil.copytree(project / source, site / Path(source).name)
    name, version = about["project"]["name"], about["project"]["version"]
    told = site / f"{name.replace('-', '_')}-{version}.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    groups = [
        "\n".join([f"[{group}]", *(f"{key} = {value}" for key, value in entries.items())])
        for group, entries in about["project"]["entry-points"].items()
    ]
    (told / "entry_points.txt").write_text("\n".join(groups) + "\n")
    return name


@contextmanager
def at_hand(site: Path) -> Iterator[None]:
    """While this lasts, what lies in a folder is installed."""
    before = set(sys.modules)
    sys.path.insert(0, str(site))
    forget_games()
    try:
        yield
    finally:
        sys.path.remove(str(site))
        for name in set(sys.modules) - before:
            if str(getattr(sys.modules[name], "__file__", None)).startswith(str(site)):
                del sys.modules[name]
        forget_games()


def write_guest(name: str, folder: Path) -> Path:
    """A package with a new game, installed; the folder to import it from."""
    write_package(name, None, folder / "project")
    install(folder / "project", folder / "site")
    return folder / "site"
