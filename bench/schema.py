"""The long run of schemathesis: every operation of the OpenAPI description, asked many times.

python bench/schema.py --examples 100

Fails if an answer is not of the described form, is 5xx or holds a traceback, if the table changes, if the
server counts a fault, or if a traceback is in its log.
"""

from __future__ import annotations

import argparse
import sys
import time
import warnings
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.fuzz import tell_problems, watched_server
from tests.server.asking import ask_everything
from tests.server.people import full_table, go_home


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--examples", type=int, default=100, help="requests to each operation")
    given = parser.parse_args()
    warnings.simplefilter("ignore")
    began = time.monotonic()
    with watched_server() as (place, problems):
        ann, ben = full_table(place)
        before = ann.look(show="position,text").json()
        operations, asked = ask_everything(place.url, ann.table, given.examples)
        if ann.look(show="position,text").json() != before:
            problems.append("the table has changed")
        go_home(ann, ben)
    print(
        f"{asked} requests to {operations} operations, {len(problems)} problems, "
        f"{time.monotonic() - began:.0f} s"
    )
    tell_problems(problems)


if __name__ == "__main__":
    main()
