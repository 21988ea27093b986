"""How long compiling takes from nothing: what a table needs, and then all else that `nekoban compile` makes.

    python -m bench.compiling [--game mauwi]

The processor's seconds tell more than the clock's where a machine has other work. Exits 1 where what a table
needs took longer than wanted for all games.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

WANTED = 60.0  # seconds for all games, on two cores that have nothing else to do
TO_PLAY = """
import sys
from rich.console import Console
from nekoban.commands.arguments import chosen_games
from nekoban.commands.preparing import compile_with_progress
games = [game for name in sys.argv[1:] or [None] for game in chosen_games(name, hidden=True)]
compile_with_progress(games, Console())
"""


def measured(command: list[str], cache: str) -> tuple[float, float]:
    """Seconds by the clock, and of the processors."""
    began, before = time.perf_counter(), worked()
    environment = {**os.environ, "NEKOBAN_CACHE": cache}
    subprocess.run([sys.executable, *command], check=True, stdout=subprocess.DEVNULL, env=environment)
    return time.perf_counter() - began, worked() - before


def worked() -> float:
    """Seconds of the processors in processes that have ended, and in theirs."""
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


def told(what: str, clock: float, processors: float, cache: str) -> str:
    size = sum(file.stat().st_size for file in Path(cache).rglob("*.code")) / 1e6
    return f"{what}: {clock:.0f} s by the clock, {processors:.0f} s of processors, {size:.1f} MB kept"


def each(games: list[str]) -> list[list[str]]:
    """`nekoban compile` takes one game, or all."""
    return [[game] for game in games] or [[]]


def main() -> None:
    parser = argparse.ArgumentParser(description="The time that compiling takes.")
    parser.add_argument("--game", action="append", default=[], help="only this one")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as cache:
        clock, processors = measured(["-c", TO_PLAY, *given.game], cache)
        print(told("what a table needs, with all bots", clock, processors, cache), flush=True)
        rest = [measured(["-m", "nekoban.cli", "compile", *one], cache) for one in each(given.game)]
        clocks, works = zip(*rest, strict=True)
        print(told("and all else", sum(clocks), sum(works), cache))
    sys.exit(0 if clock <= WANTED else 1)


if __name__ == "__main__":
    main()
