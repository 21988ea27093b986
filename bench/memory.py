"""Whether the batch environment keeps its memory: resident size over some minutes of random play.

    python -m bench.memory [--minutes 10] [--game mauwi] [--write]

Exits 1 when the size grew by more than one part in fifty after the first round of all games. --write puts the
figures into docs/research.md.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import nekoban.rl
from bench.tables import write_table
from nekoban.core.catalogue import all_games

RESEARCH = Path(__file__).parents[1] / "docs" / "research.md"
MATCHES = 1024
SLICE = 15  # seconds of one game in turn
ALLOWED = 1.02


def resident() -> float:
    """Megabytes of this process in memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def play(env: nekoban.rl.Batch, seconds: float) -> int:
    end, steps = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        env.step(env.sample())
        steps += 1
    return steps * env.n


def rounds(envs: list[nekoban.rl.Batch], minutes: float) -> Iterator[tuple[float, int, float]]:
    """Let the games take turns; after each round the minutes, the decisions so far and the size."""
    begin, decisions = time.monotonic(), 0
    while time.monotonic() - begin < 60 * minutes:
        decisions += sum(play(env, min(SLICE, 60 * minutes / 4 / len(envs))) for env in envs)
        yield (time.monotonic() - begin) / 60, decisions, resident()


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.memory", description="Memory of the batch environment.")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--game", action="append", help="only this game")
    parser.add_argument("--write", action="store_true", help="put the figures into docs/research.md")
    args = parser.parse_args()
    games = [name for name in all_games() if not args.game or name in args.game]
    envs = [nekoban.rl.batch(name, MATCHES, seed=1) for name in games]
    for env in envs:
        env.reset()
    lines = [f"| minutes | decisions in {', '.join(games)} | resident MB |", "|---:|---:|---:|"]
    sizes = []
    for minutes, decisions, size in rounds(envs, args.minutes):
        sizes.append(size)
        lines.append(f"| {minutes:.1f} | {decisions:,} | {size:.1f} |")
        print(lines[-1], flush=True)
    if args.write:
        write_table("bench.memory", lines, RESEARCH)
    sys.exit(0 if sizes[-1] <= ALLOWED * sizes[0] else 1)


if __name__ == "__main__":
    main()
