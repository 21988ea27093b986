"""Whether the batch environment keeps its memory: resident size over some minutes of random play.

    python -m bench.memory [--minutes 10] [--game mauwi]

Exits 1 when the size grew by more than one part in fifty after the first minute.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

import nekoban.rl
from nekoban.core.game import all_games

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


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.memory", description="Memory of the batch environment.")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--game", action="append", help="only this game")
    args = parser.parse_args()
    games = [name for name in all_games() if not args.game or name in args.game]
    envs = [nekoban.rl.batch(name, MATCHES, seed=1) for name in games]
    for env in envs:
        env.reset()
    begin, decisions, first = time.monotonic(), 0, 0.0
    while time.monotonic() - begin < 60 * args.minutes:
        decisions += sum(play(env, min(SLICE, 60 * args.minutes / 4 / len(envs))) for env in envs)
        size = resident()
        print(f"{time.monotonic() - begin:5.0f} s  {decisions:>13,} decisions  {size:7.1f} MB", flush=True)
        first = first or size
    sys.exit(0 if resident() <= ALLOWED * first else 1)


if __name__ == "__main__":
    main()
