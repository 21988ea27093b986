"""All measurements of the server, written into docs/benchmarks-server.md.

python -m bench.server_page                 everything: one to two hours, on a machine that does nothing else
python -m bench.server_page race tables     these parts; the others stay as they were measured
python -m bench.server_page race --older ../older     the race beside the server of an older checkout as well
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "benchmarks-server.md"
HEAD = """# Measurements of the server

Written by `python -m bench.server_page`, part by part: each is what the command in it printed.
"""


class Part(NamedTuple):
    """One section of the page."""

    title: str
    about: str
    command: list[str]


PARTS = {
    "race": Part(
        "One table as fast as it can",
        "Four WebSocket clients in one Node process at one table; whoever is to move sends a move as soon as "
        "it is told. Ours plays the full rules of Mauwi and writes every move to SQLite before it tells it; "
        "boardgame.io plays a plain card game in memory, match after match. All take turns in one run. "
        "`--older` names a checkout of an older version that plays too.",
        ["bench/server.py", "--rounds", "5", "--seconds", "5"],
    ),
    "tables": Part(
        "Many slow tables",
        "Tables of two on WebSockets with a move every five seconds each: the time from sending a move to "
        "its acknowledgement; of three stretches the one in the middle. The clients run on the same machine.",
        ["bench/server.py", "--tables", "250", "500", "1000", "--seconds", "20"],
    ),
    "sqlite": Part(
        "Killed two hundred times on SQLite",
        "Tables are played while the server is killed with SIGKILL at random moments. Every acknowledged "
        "move must be in the journal, and every position must be the one the client saw before.",
        ["bench/durability.py", "--kills", "200", "--on", "sqlite", "--resume", "build/kills"],
    ),
    "postgresql": Part(
        "Killed two hundred times on PostgreSQL",
        "The same on a PostgreSQL of its own.",
        ["bench/durability.py", "--kills", "200", "--on", "postgresql", "--resume", "build/kills"],
    ),
    "fuzz": Part(
        "A hundred thousand malformed messages",
        "Over real sockets to a server in its own process: each must be refused, nothing may change, and the "
        "server may neither count a fault nor log a traceback.",
        ["bench/fuzz.py", "--messages", "100000", "--frames", "2000"],
    ),
    "schema": Part(
        "Everything that the OpenAPI description allows",
        "schemathesis asks every operation, half of the time about a running table: no answer may be 5xx or "
        "of a form that is not described, and nothing may change.",
        ["bench/schema.py", "--examples", "100"],
    ),
    "first": Part(
        "The first minutes",
        "The wheel is installed into a new environment, and `nekoban serve` is started there, with and "
        "without compiled rules: the time from the end of the installation to the whole start page, and from "
        "there to the first move of a bot at a table of two, in every game. Promised without them: 5 s, and "
        "2 s more.",
        ["-m", "bench.first_minutes", "--runs", "3"],
    ),
    "callbacks": Part(
        "The longest stretches on the event loop",
        "Everything that can be asked, in two games, with twelve who look on in three languages: what takes "
        "longer than 2 ms of a core between two turns of the others. *Once* is at the first of each kind "
        "after a start. `python -m bench.callbacks` does it in all games.",
        ["-m", "bench.callbacks", "--games", "mauwi", "nine-lives", "--moves", "60", "--brief"],
    ),
    "timing": Part(
        "Whether a bot's time tells about its hand",
        "The same position as a person sees it, with other hidden cards, asked in turn over sockets: how "
        "likely chance alone explains the differences between the deals. At once is a table of pace 0, which "
        "has chosen to be told; below 0.001 something is told.",
        ["-m", "bench.timing", "--games", "mauwi", "nine-lives", "--deals", "4", "--times", "15"],
    ),
    "luck": Part(
        "What keyed luck costs",
        "A roll and a swap of a shuffle with the generator of matches and with that of simulation. "
        "`python -m bench.luck --keyless` measures what the choice between them costs simulation.",
        ["-m", "bench.luck"],
    ),
    "week": Part(
        "A week in small",
        "A hundred thousand tables are opened, played, left and finished in seven days of a time that goes "
        "faster; what is old is removed as an operator would set it.",
        ["-m", "bench.week", "--tables", "100000"],
    ),
    "compile": Part(
        "Compiling all games",
        "From nothing: what a table needs, that is the rules and the searches of all bots, and then all else "
        "that `nekoban compile` makes, for learners and the lab. Wanted for what a table needs: 60 s.",
        ["-m", "bench.compiling"],
    ),
}


def measured(part: Part) -> tuple[str, bool]:
    """The section of a part, measured now, and whether its goal was reached."""
    print(f"{part.title} ...", flush=True)
    done = subprocess.run([sys.executable, *part.command], cwd=ROOT, capture_output=True, text=True)
    print(done.stdout + done.stderr, flush=True)
    place = f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"
    lines = [
        f"## {part.title}",
        part.about,
        "",
        "```",
        f"python {' '.join(part.command)}",
        "",
        *done.stdout.strip().splitlines(),
        "```",
        f"{datetime.now(UTC):%Y-%m-%d}, {place}.",
    ]
    if done.returncode:
        lines += ["", "**The goal was not reached.**"]
    return "\n".join(lines) + "\n", done.returncode == 0


def sections() -> dict[str, str]:
    """The page as it is: section by title."""
    if not PAGE.exists():
        return {}
    found = PAGE.read_text(encoding="utf-8").split("\n## ")[1:]
    return {text.splitlines()[0]: f"## {text.rstrip()}\n" for text in found}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("parts", nargs="*", help=f"of {', '.join(PARTS)}; all where none is named")
    parser.add_argument("--older", help="the folder of an older checkout, for the race")
    given = parser.parse_args()
    if given.older:
        PARTS["race"].command.extend(["--older", given.older])
    if unknown := set(given.parts) - set(PARTS):
        parser.error(f"there is no part {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
    reached = True
    for name in given.parts or PARTS:
        section, is_fine = measured(PARTS[name])
        kept = {**sections(), PARTS[name].title: section}
        known = [kept[part.title] for part in PARTS.values() if part.title in kept]
        PAGE.write_text("\n".join([HEAD, *known]), encoding="utf-8")
        reached = reached and is_fine
    sys.exit(0 if reached else 1)


if __name__ == "__main__":
    main()
