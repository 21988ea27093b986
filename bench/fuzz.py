"""The long fuzz: malformed messages and broken frames over real sockets to a server in its own process.

python bench/fuzz.py --messages 100000 --frames 2000

Fails if anything is answered otherwise than by a refusal, if the table changes, if the server counts a fault
or answers 5xx, or if a traceback is in its log.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.fuzz import storm, throw_frames
from tests.server.people import Place, Process


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--frames", type=int, default=2_000)
    given = parser.parse_args()
    began = time.monotonic()
    with watched_server() as (place, problems):
        codes = storm(place, given.messages)
        throw_frames(place, given.frames)
    shown = ", ".join(f"{count} {code}" for code, count in codes.items())
    print(
        f"{codes.total()} malformed messages refused ({shown}), {given.frames} broken frames, "
        f"{len(problems)} problems, {time.monotonic() - began:.0f} s"
    )
    tell_problems(problems)


@contextmanager
def watched_server() -> Iterator[tuple[Place, list[str]]]:
    """A server in its own process; afterwards the list holds what its metrics and its log complain about."""
    with tempfile.TemporaryDirectory() as folder:
        server = Process(f"{folder}/tables.db", log=Path(folder, "log"))
        problems: list[str] = []
        try:
            yield server.place, problems
            problems += complaints(server.place)
        finally:
            server.kill()
        log = Path(folder, "log").read_text()
    problems += [line for line in log.splitlines() if "Traceback" in line or '"fault"' in line]


def tell_problems(problems: list[str]) -> None:
    """Show the first of them, and end."""
    for problem in problems[:10]:
        print("   ", problem)
    sys.exit(1 if problems else 0)


def complaints(place: Place) -> list[str]:
    """Lines of the metrics that speak of faults of our own."""
    with place.http() as http:
        assert http.get("/health").status_code == 200
        lines = place.numbers().splitlines()
    wrong = re.compile(r'nekoban_(\w*faults_total|requests_total\{.*status="5\d\d").* [1-9]')
    return [line for line in lines if wrong.match(line)]


if __name__ == "__main__":
    main()
