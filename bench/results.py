"""Results in a folder, as JSON: one machine measures, and another one writes them into a page later.

Beside the results stands what they are of: when, on which machine, with which source, and the settings of the
levels that were asked. Results by other rules, settings, source or networks than today's are refused. (The
fingerprints of compiled code are no help here: another version of Python has others.)
"""

from __future__ import annotations

import datetime
import json
import os
import platform
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from types import ModuleType
from typing import Any

from nekoban.bots.network import measured_settings
from nekoban.core.catalogue import find_game

Asked = Mapping[str, Sequence[str]]  # levels, by game


def about_now(asked: Asked, modules: Sequence[ModuleType]) -> dict[str, Any]:
    """The day, the machine, the source that decides, and the levels that are asked."""
    return {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "python": platform.python_version(),
        "processor": processor(),
        "cores": os.cpu_count(),
        "source": source_mark(modules),
        "games": {game: levels_told(game, names) for game, names in asked.items()},
    }


def source_mark(modules: Sequence[ModuleType]) -> str:
    """A fingerprint of the files of some modules."""
    return blake2b(
        b"".join(Path(str(module.__file__)).read_bytes() for module in modules), digest_size=8
    ).hexdigest()


def levels_told(game_name: str, names: Sequence[str]) -> dict[str, Any]:
    """The rules of a game, and what some of its levels depend on, as JSON gives them back."""
    game = find_game(game_name)
    return {"rules": game.version, "levels": measured_settings(game, names)}


def processor() -> str:
    """Its name, where the system tells it."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text(encoding="utf-8").splitlines() if told.exists() else []
    return next((line.split(":")[1].strip() for line in lines if "model name" in line), platform.machine())


def machine_said(about: Mapping[str, Any]) -> str:
    """For a line below a table."""
    return (
        f"Measured on {about['date']} on a machine with {about['cores']} cores ({about['processor']}) "
        f"and Python {about['python']}."
    )


def write_results(folder: Path, name: str, about: Mapping[str, Any], rows: Sequence[Any]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    lines = ",\n".join(json.dumps(row) for row in rows)
    text = f'{{"about": {json.dumps(about)},\n"rows": [\n{lines}\n]}}\n'
    (folder / f"{name}.json").write_text(text, encoding="utf-8")


def read_results(folder: Path, name: str, modules: Sequence[ModuleType]) -> tuple[dict[str, Any], list[Any]]:
    """What they are of, and the rows. Refused if today's source or levels are others."""
    told = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
    about, rows = told["about"], told["rows"]
    if about["source"] != source_mark(modules):
        raise SystemExit("The source of the search has changed since these results. Measure again.")
    for game, before in about["games"].items():
        if before != levels_told(game, [*before["levels"]]):
            raise SystemExit(f"{game} has other rules or levels now. Measure it again.")
    return about, rows
