"""Play the games of reports on a machine that has only numpy, numba and rich; pages are made elsewhere.

    python -m nekoban.lab.play_only mauwi --bot lion --weaker panther --stronger nekomata \\
        --keep FOLDER --minutes 8

The same as `nekoban reports --play-only`, which needs the libraries of the command line. After the minutes no
game is begun, and the same command goes on from there. With a larger scale only the further games are played.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from nekoban.core.catalogue import find_game
from nekoban.lab.game_reports import game_reports, play_reports, report_plans
from nekoban.lab.setting import Bots, named_bots, settings
from nekoban.lab.simulate import worker_pool

SAID_EVERY = 10.0  # seconds


class TimeIsUpError(Exception):
    """Enough was played for now."""


def counter(total: int, minutes: float) -> Callable[[int], None]:
    """Says now and then how many games are played, and stops when the time is up.

    What is told first is what was there before: every call of the command gets further.
    """
    begun = said = time.monotonic()
    done, is_first = 0, True

    def told(games: int) -> None:
        nonlocal done, said, is_first
        done += games
        now = time.monotonic()
        if now - said >= SAID_EVERY or done == total:
            print(f"{done} of {total} games after {now - begun:.0f} s", flush=True)
            said = now
        if now - begun > 60 * minutes and done < total and not is_first:
            raise TimeIsUpError
        is_first = False

    return told


def parsed(words: Sequence[str] | None) -> argparse.Namespace:
    """The arguments of this program."""
    parser = argparse.ArgumentParser(prog="nekoban.lab.play_only", description="Play the games of reports.")
    parser.add_argument("names", nargs="*", help="reports, such as mauwi; without any, all")
    for place in Bots._fields:
        parser.add_argument("--bot" if place == "usual" else f"--{place}", dest=place)
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--stronger-scale", type=float)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", type=Path, required=True, help="the folder for the games")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="begin no game after this time")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> int:
    """Returns 0 when all games are there, 3 when the time was up before."""
    args = parsed(words)
    asked = {}
    for name in args.names or list(game_reports()):
        bots = named_bots(find_game(name), args.weaker, args.usual, args.stronger)
        asked[name] = settings(bots, args.scale, stronger_scale=args.stronger_scale)
    total = sum(plan.count for name, chosen in asked.items() for plan in report_plans(name, chosen))
    try:
        with worker_pool(args.workers, None) as pool:
            play_reports(asked, args.keep, args.workers, counter(total, args.minutes), pool)
    except TimeIsUpError:
        print("The time is up. The same command goes on from here.", flush=True)
        return 3
    return 0


if __name__ == "__main__":
    sys.exit(main())
