"""Dependencies that were tested together: writes constraints.txt from this environment.

    python -m tools.constraints            # every package of the default install and the extras that are here
    python -m tools.constraints --lowest   # prints the lowest versions that pyproject.toml allows for these

`make` and the container install with constraints.txt, so they get what was tested.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterable
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
FILE = ROOT / "constraints.txt"
EXTRAS = (
    "postgres",
    "push",
    "lab",
    "ray",
    "mcp",
    "rl",
    "gpu-build",
    "test",
    "dev",
    "docs",
)  # not those that run on GPUs, and no peers
HEAD = "# Written by `python -m tools.constraints`: the versions that were tested together.\n"


def declared(extras: Iterable[str] = ()) -> list[str]:
    """The requirements of the default install and of some extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    optional = project["optional-dependencies"]
    texts = [*project["dependencies"], *(text for extra in extras for text in optional[extra])]
    return [text for text in texts if not text.startswith("nekoban[")]


def needed(requirements: Iterable[str]) -> dict[str, Distribution]:
    """The distributions that these requirements bring here, with all that they need themselves."""
    found: dict[str, Distribution] = {}
    waiting = [(Requirement(text), frozenset[str]()) for text in requirements]
    seen: set[tuple[str, frozenset[str]]] = set()
    while waiting:
        asked, extras = waiting.pop()
        name, own = canonicalize_name(asked.name), frozenset(asked.extras)
        if (name, own) in seen or not is_wanted(asked, extras):
            continue
        seen.add((name, own))
        try:
            found[name] = distribution(name)
        except PackageNotFoundError:
            continue  # one that this system does without
        waiting += [(Requirement(text), own) for text in found[name].requires or ()]
    return found


def is_wanted(asked: Requirement, extras: frozenset[str]) -> bool:
    """Whether a requirement counts on this system, for a package that was asked for with these extras."""
    if asked.marker is None:
        return True
    return any(asked.marker.evaluate({"extra": extra}) for extra in extras | {""})


def lowest(requirements: Iterable[str]) -> list[str]:
    """The same requirements at the lowest versions that they allow."""
    pins = []
    for text in requirements:
        asked = Requirement(text)
        bounds = [bound.version for bound in asked.specifier if bound.operator in (">=", "==")]
        extras = f"[{','.join(sorted(asked.extras))}]" if asked.extras else ""
        where = f"; {asked.marker}" if asked.marker else ""
        pins += [f"{asked.name}{extras}=={bound}{where}" for bound in bounds[:1]]
    return pins


def main() -> None:
    if "--lowest" in sys.argv:
        print("\n".join(dict.fromkeys(lowest(declared(EXTRAS)))))
        return
    pins = {name: re.sub(r"\+.*", "", found.version) for name, found in needed(declared(EXTRAS)).items()}
    FILE.write_text(HEAD + "".join(f"{name}=={pins[name]}\n" for name in sorted(pins)), encoding="utf-8")


if __name__ == "__main__":
    main()
