"""A week in small: tables are opened, played, left and finished in fast motion, and old ones are removed.

    python -m bench.week --tables 100000

One server's parts run without a network. Its time goes so fast that all tables take seven days; what is kept
and for how long is what an operator would set. Memory, the size of the file and the time that a start takes
should stay where they are after the first days: exits 1 where one of them grows.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import secrets
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from bench.memory import resident
from nekoban.core.catalogue import find_game
from nekoban.server import live as lives
from nekoban.server import new_tables
from nekoban.server.app import make_app
from nekoban.server.clocks import DAY
from nekoban.server.commands import NewTable, SeatPlan
from nekoban.server.happenings import foresee
from nekoban.server.journal import Entry
from nekoban.server.orders import count_tables
from nekoban.server.safety import UNLIMITED
from nekoban.server.serving import Serving
from nekoban.server.site import Site
from nekoban.server.store import Store
from nekoban.server.tables import TableState

DAYS, ROUNDS = 7, 28  # the days, and the steps in which their time goes on
KEEP = Serving(limits=UNLIMITED, pace=0, keep_waiting=0.5, keep_unfinished=1.0, keep_finished=1.0)  # days
LEFT_OPEN, LEFT_PLAYING = 0.3, 0.2  # shares of tables that nobody joins, and that nobody goes on with
SETTLED, ALLOWED = 3, 1.5  # after this day nothing may grow to more than this many times what it was then


class Sizes(NamedTuple):
    """What must stay bounded, at the end of a day."""

    memory: float  # MB
    file: float  # MB
    start: float  # seconds


SMALL = Sizes(memory=100, file=5, start=1)  # nobody minds what is smaller, however it changes


def grown(days: list[Sizes]) -> list[str]:
    """What is larger at the end than it may be."""
    rows = zip(Sizes._fields, days[SETTLED - 1], days[-1], SMALL, strict=True)
    return [name for name, then, now, small in rows if now > max(ALLOWED * then, small)]


class Week:
    """One server, and tables that come and go."""

    def __init__(self, file: Path, game: str) -> None:
        self.site = Site(Store(str(file)), KEEP)
        self.file, self.game, self.chance = file, game, random.Random(7)
        self.moves = 0

    async def one_table(self) -> None:
        share = self.chance.random()
        plan = [SeatPlan("me"), SeatPlan("open" if share < LEFT_OPEN else "me")]
        asked = NewTable(self.game, {"players": 2}, plan, program=True)
        row, rows = new_tables.new_table(asked, secrets.token_hex(24), self.site.registry.time.now())
        await self.site.store.call(self.site.store.tables.open, row, False, rows, row.phase)
        live = await self.site.registry.find(row.id)
        stop = 5 if share < LEFT_OPEN + LEFT_PLAYING else 10_000
        while live.table.phase == "playing" and live.table.match.ply < stop:
            await self.site.writer.change(live, self.any_move)
            self.moves += 1

    def any_move(self, table: TableState) -> list[Entry]:
        return [foresee(table, table.match.state.to_move, self.chance.choice(table.match.legal()))]

    async def time_goes_on(self, milliseconds: int) -> None:
        """The housekeeping of that time: what is idle leaves the memory, what is old the database."""
        clock = self.site.registry.time
        clock.kept += milliseconds
        await clock.keep()
        for live in self.site.registry.lives.values():
            live.used -= lives.IDLE
        await self.site.upkeep.sweep()
        left, before = self.table_count(), -1
        while left != before:
            await self.site.upkeep.expire(self.site.serving)
            left, before = self.table_count(), left
        await asyncio.to_thread(self.site.store.settle)

    def table_count(self) -> int:
        return sum(count_tables(self.site.store).values())

    def megabytes(self) -> float:
        """The file with its log."""
        return sum(part.stat().st_size for part in self.file.parent.glob(f"{self.file.name}*")) / 1e6

    def sizes(self) -> Sizes:
        return Sizes(resident(), self.megabytes(), self.start_seconds())

    def start_seconds(self) -> float:
        """How long opening the database takes; the shortest of three times."""
        return min(self.one_start() for _ in range(3))

    def one_start(self) -> float:
        began = time.perf_counter()
        make_app(str(self.file)).state.site.store.close()
        return time.perf_counter() - began


async def run(file: Path, game: str, tables: int) -> list[Sizes]:
    """The whole week; what must stay bounded, day by day."""
    week, days = Week(file, game), []
    print("| day | tables made | in the database | in memory | memory, MB | file, MB | start, s |")
    print("|---|---|---|---|---|---|---|")
    for step in range(1, ROUNDS + 1):
        for _ in range(tables // ROUNDS):
            await week.one_table()
        await week.time_goes_on(DAYS * DAY // ROUNDS)
        if step % (ROUNDS // DAYS) == 0:
            made, kept, loaded = step * (tables // ROUNDS), week.table_count(), len(week.site.registry.lives)
            days.append(sizes := week.sizes())
            shown = f"{sizes.memory:.0f} | {sizes.file:.1f} | {sizes.start:.2f}"
            print(f"| {len(days)} | {made} | {kept} | {loaded} | {shown} |", flush=True)
    print(f"{week.moves} moves, {time.process_time():.0f} s of computing time.")
    await week.site.close()
    return days


def main() -> None:
    parser = argparse.ArgumentParser(description="A week of tables in fast motion.")
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--game", default="mice")
    given = parser.parse_args()
    find_game(given.game)
    with tempfile.TemporaryDirectory() as folder:
        days = asyncio.run(run(Path(folder) / "tables.db", given.game, given.tables))
    if too_large := grown(days):
        sys.exit(f"Grown since day {SETTLED}: {', '.join(too_large)}.")


if __name__ == "__main__":
    main()
