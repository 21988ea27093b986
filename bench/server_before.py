"""The server beside that of an older checkout: python -m bench.server_before FOLDER [--write]

Four Node clients at one table play as fast as they are told, as in bench/server.py: at the older server and
at the present one in turns, several times, with positions and with drawings. For every turn the server's
computing time is divided by the moves that were made, so what else runs on the machine hardly matters. The
ratio of a round is the present time by the older one; the median over all rounds is told. --write puts the
table into docs/translating.md: 41bb732 was the last version before sentences were messages.

    git worktree add /tmp/older 41bb732
    python -m bench.server_before /tmp/older
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.server import GAME, clients, node_modules
from bench.tables import write_table
from tests.server.people import SOURCE, Place, Process, free_port, wait_until

PAGE = Path(__file__).parents[1] / "docs" / "translating.md"
SHOWN = {"position": "positions", "picture": "drawings"}
SERVE = """
import sys
from nekoban.server.app import serve
from nekoban.server.safety import UNLIMITED
serve(port=int(sys.argv[1]), database=sys.argv[2], limits=UNLIMITED, pace=0, told=str)
"""
COMPILE = """
import importlib, sys
try:
    found = importlib.import_module("nekoban.core.catalogue")
except ImportError:  # before 0.2.0
    found = importlib.import_module("nekoban.core.game")
found.all_games()[sys.argv[1]].compiled.compile_ahead()
"""
TICKS = os.sysconf("SC_CLK_TCK")


class Side(Process):
    """A server of one source, with the rules that were compiled from it."""

    def __init__(self, source: Path, folder: Path) -> None:
        self.environment = surroundings(source)
        self.database, self.log_file, self.place = str(folder / "tables.db"), None, Place(free_port())
        command = [sys.executable, "-c", SERVE, str(self.place.port), self.database]
        self.process = subprocess.Popen(command, env=self.environment, stderr=subprocess.PIPE)
        wait_until(self.answers, "the server answers", 60)

    def computed(self) -> float:
        """Seconds of computing so far, in all threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS


def surroundings(source: Path) -> dict[str, str]:
    """An older source keeps what it compiles beside it, as in bench/before.py."""
    kept = {} if source == SOURCE else {"NEKOBAN_CACHE": str(source.parent / "build" / "compiled")}
    return {**os.environ, "PYTHONPATH": str(source), **kept}


def turn(source: Path, folder: Path, seconds: float, show: str, game: str) -> tuple[float, float]:
    """Milliseconds of computing a move, and moves a second."""
    with tempfile.TemporaryDirectory() as name:
        server = Side(source, Path(name))
        try:
            clients(folder, "nekoban", server.place.port, 1, show, game)  # what is made once
            before = server.computed()
            made = clients(folder, "nekoban", server.place.port, seconds, show, game)
            return 1000 * (server.computed() - before) / made["moves"], made["rate"]
        finally:
            server.kill()


def compare(older: Path, folder: Path, seconds: float, rounds: int, game: str) -> list[str]:
    lines = ["| what is sent | before, ms a move | now, ms a move | ratio | moves/s, ratio |"]
    lines.append("|---|---:|---:|---:|---:|")
    for show, shown in SHOWN.items():
        found = [
            [turn(source, folder, seconds, show, game) for source in (older, SOURCE)] for _ in range(rounds)
        ]
        times = [f"{statistics.median(row[side][0] for row in found):.2f}" for side in (0, 1)]
        ratio = statistics.median(now[0] / then[0] for then, now in found)
        rate = statistics.median(now[1] / then[1] for then, now in found)
        lines.append(f"| {shown} | {times[0]} | {times[1]} | {ratio:.2f} | {rate:.2f} |")
        print(lines[-1], flush=True)
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("folder", type=Path, help="the older checkout")
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--game", default=GAME)
    parser.add_argument("--write", action="store_true", help="put the table into docs/translating.md")
    given = parser.parse_args()
    older = given.folder.resolve() / "src"
    for source in (older, SOURCE):
        command = [sys.executable, "-c", COMPILE, given.game]
        subprocess.run(command, env=surroundings(source), check=True)
    with tempfile.TemporaryDirectory() as name:
        if not node_modules(Path(name)):
            raise SystemExit("Node and npm are needed for this bench.")
        lines = compare(older, Path(name), given.seconds, given.rounds, given.game)
    if given.write:
        write_table("bench.server_before", lines, PAGE)


if __name__ == "__main__":
    main()
