"""The long durability run: tables are played while the server is killed hundreds of times.

python bench/durability.py --kills 200                       SQLite, then a PostgreSQL of its own
python bench/durability.py --kills 200 --on sqlite           one of them
python bench/durability.py --kills 200 --database URL        any database
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.durability import run
from tests.server.postgres import postgres


def report(name: str, database: str, kills: int, tables: int, games: list[str]) -> bool:
    began = time.monotonic()
    watch = asyncio.run(run(database, kills, tables, games))
    counts = watch.counts
    print(
        f"{name}: {counts['kills']} kills, {counts['tables']} tables of {', '.join(games)}, "
        f"{counts['acknowledged']} moves acknowledged, {counts['moves checked']} found again, "
        f"{counts['comparisons']} positions compared after restarts, {len(watch.faults)} faults, "
        f"{time.monotonic() - began:.0f} s",
        flush=True,
    )
    for fault in watch.faults[:10]:
        print("   ", fault)
    return not watch.faults


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=12, help="played at the same time")
    parser.add_argument("--games", nargs="+", default=["mice", "mauwi", "nine-lives"])
    parser.add_argument("--database", help="a file or a URL; without it SQLite and PostgreSQL, both fresh")
    parser.add_argument("--on", choices=["sqlite", "postgresql"], help="only this, fresh")
    given = parser.parse_args()
    rest = (given.kills, given.tables, given.games)
    if given.database:
        sys.exit(0 if report("database", given.database, *rest) else 1)
    fine = True
    if given.on != "postgresql":
        with tempfile.TemporaryDirectory() as folder:
            fine = report("SQLite", f"{folder}/tables.db", *rest)
    if given.on != "sqlite":
        fine = on_postgresql(*rest) and fine
    sys.exit(0 if fine else 1)


def on_postgresql(kills: int, tables: int, games: list[str]) -> bool:
    with postgres() as cluster:
        if cluster is None:
            print("PostgreSQL CANNOT BE HAD HERE: it was NOT tried.")
            return False
        return report("PostgreSQL", cluster.url, kills, tables, games)


if __name__ == "__main__":
    main()
