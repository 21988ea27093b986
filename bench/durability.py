"""The long durability run: tables are played while the server is killed hundreds of times.

python bench/durability.py --kills 200                       SQLite, then a PostgreSQL of its own
python bench/durability.py --kills 200 --on sqlite           one of them
python bench/durability.py --kills 200 --resume build/kills  goes on where it was stopped
python bench/durability.py --kills 200 --database URL        any database
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from nekoban.core.catalogue import all_games
from tests.server.durability import run
from tests.server.postgres import postgres

LEG = 50  # kills in one go


def report(name: str, database: str, given: argparse.Namespace) -> bool:
    """Leg by leg; what was counted in each is kept, if it is to be resumed."""
    kept = Path(given.resume, f"{name}.json") if given.resume else None
    counts = Counter(json.loads(kept.read_text())) if kept and kept.exists() else Counter[str]()
    while (left := given.kills - counts["kills"]) > 0:
        began = time.monotonic()
        watch = asyncio.run(run(database, min(LEG, left), given.tables, given.games, counts["kills"]))
        counts.update(watch.counts)
        counts.update({"faults": len(watch.faults), "seconds": round(time.monotonic() - began)})
        for fault in watch.faults[:10]:
            print("   ", fault)
        if kept:
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_text(json.dumps(counts))
    if kept:
        kept.unlink()
    print(
        f"{name}: {counts['kills']} kills, {counts['tables']} tables of {', '.join(given.games)}, "
        f"{given.tables} at a time, {counts['acknowledged']} moves acknowledged, "
        f"{counts['moves checked']} found again, {counts['comparisons']} positions compared after restarts, "
        f"{counts['faults']} faults, {counts['seconds']} s",
        flush=True,
    )
    return not counts["faults"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=12, help="played at the same time")
    parser.add_argument("--games", nargs="+", default=[*all_games(hidden=True)])
    parser.add_argument("--database", help="a file or a URL; without it SQLite and PostgreSQL, both fresh")
    parser.add_argument("--resume", help="a folder: what was counted is kept there until all is done")
    parser.add_argument("--on", choices=["sqlite", "postgresql"], help="only this, fresh")
    given = parser.parse_args()
    if given.database:
        sys.exit(0 if report("database", given.database, given) else 1)
    fine = True
    if given.on != "postgresql":
        with tempfile.TemporaryDirectory() as folder:
            fine = report("SQLite", f"{folder}/tables.db", given)
    if given.on != "sqlite":
        fine = on_postgresql(given) and fine
    sys.exit(0 if fine else 1)


def on_postgresql(given: argparse.Namespace) -> bool:
    with postgres() as cluster:
        if cluster is None:
            print("PostgreSQL CANNOT BE HAD HERE: it was NOT tried.")
            return False
        return report("PostgreSQL", cluster.url, given)


if __name__ == "__main__":
    main()
