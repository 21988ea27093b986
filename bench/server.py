"""How many moves a second one table of four WebSocket clients plays, beside boardgame.io in the same run.

    python bench/server.py                    four clients, one table: positions, pictures, and boardgame.io
    python bench/server.py --older FOLDER     beside the server of an older checkout as well
    python bench/server.py --tables 1000      this many tables at one move per 5 s each: latency of a move

Ours writes every move to SQLite before it is told; boardgame.io 0.50.2 keeps its matches in memory. The four
clients of either run in one Node process without thinking time: whoever is to move sends a move as soon as it
is told. Only the time of play counts, not that of sitting down.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from websockets.asyncio.client import connect

from nekoban.core.catalogue import find_game
from tests.server.people import Process, free_port

HERE = Path(__file__).parent / "server_peers"
GAME = "mauwi"
PLAYERS = 4
SEATED = 60  # tables that sit down in a second
GOAL = 100  # milliseconds, for 99 of 100 moves
WINDOWS = 3  # stretches of time that are measured; the one in the middle counts
BARE, PEER, DRAWN = (
    "nekoban, positions, durable",
    "boardgame.io 0.50.2, in memory",
    "nekoban, drawings, durable",
)
OLDER = "older "  # before the labels of an older checkout
SLOWER = 0.95  # of the older speed, at least
SERVE_OLDER = """
import sys
from tests.server.people import Process
try:
    from nekoban.core.catalogue import find_game
except ImportError:  # before 0.2.0
    from nekoban.core.game import find_game
find_game(sys.argv[2]).compiled.compile_ahead()
server = Process(sys.argv[1])
print(server.place.port, flush=True)
sys.stdin.read()
server.kill()
"""


def node_modules(folder: Path) -> bool:
    """Fetch what the clients and boardgame.io need; False where npm cannot."""
    if shutil.which("npm") is None:
        return False
    for name in ("package.json", "boardgame.js", "clients.js"):
        shutil.copy(HERE / name, folder / name)
    done = subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=folder, timeout=300)
    return done.returncode == 0


def ours(folder: Path, seconds: float, show: str, game: str) -> dict[str, Any]:
    """Four Node clients at our server, table after table."""
    server = Process(str(folder / f"{show or 'bare'}.db"))
    try:
        return clients(folder, "nekoban", server.place.port, seconds, show, game)
    finally:
        server.kill()


def older(source: Path, folder: Path, seconds: float, show: str, game: str) -> dict[str, Any]:
    """The same at the server of an older checkout, which its own code starts."""
    paths = os.pathsep.join([str(source / "src"), str(source)])
    environment = {**os.environ, "PYTHONPATH": paths, "NEKOBAN_CACHE": str(source / "build" / "compiled")}
    command = [sys.executable, "-c", SERVE_OLDER, str(folder / f"older-{show or 'bare'}.db"), game]
    server = subprocess.Popen(
        command, cwd=source, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert server.stdout is not None
    try:
        return clients(folder, "nekoban", int(server.stdout.readline()), seconds, show, game)
    finally:
        server.communicate()


def theirs(folder: Path, seconds: float) -> dict[str, Any]:
    """The same at a boardgame.io server."""
    port = free_port()
    server = subprocess.Popen(["node", "boardgame.js", str(port)], cwd=folder, stdout=subprocess.PIPE)
    assert server.stdout is not None
    try:
        server.stdout.readline()
        time.sleep(1)
        return clients(folder, "boardgame", port, seconds, "", "")
    finally:
        server.kill()
        server.wait()
        server.stdout.close()


def clients(folder: Path, kind: str, port: int, seconds: float, show: str, game: str) -> dict[str, Any]:
    command = ["node", "clients.js", kind, str(port), str(seconds), show, game, str(PLAYERS)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=seconds * 4 + 60)
    if done.returncode != 0:
        raise SystemExit(f"the clients failed: {done.stderr[-800:]}")
    return json.loads(done.stdout)


def race(seconds: float, game: str, rounds: int, source: Path | None) -> bool:
    """All in turn, several times, so that whatever else the machine does is shared by all."""
    runs: dict[str, list[dict[str, Any]]] = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if not node_modules(folder):
            raise SystemExit("Node and npm are needed for this bench.")
        for _ in range(rounds):
            runs.setdefault(BARE, []).append(ours(folder, seconds, "position", game))
            runs.setdefault(PEER, []).append(theirs(folder, seconds))
            runs.setdefault(DRAWN, []).append(ours(folder, seconds, "picture", game))
            if source:
                found = older(source, folder, seconds, "position", game)
                runs.setdefault(OLDER + BARE, []).append(found)
                found = older(source, folder, seconds, "picture", game)
                runs.setdefault(OLDER + DRAWN, []).append(found)
    print(f"{game}, four clients, median of {rounds} rounds of {seconds:g} s")
    print(f"{'server':<38}{'moves/s':>9}{'p50 ms':>9}{'p99 ms':>9}{'bytes/message':>15}")
    middle = {label: median(found) for label, found in runs.items()}
    for label, row in middle.items():
        size = f"{row['bytes']:.0f}" if row["bytes"] else "-"
        print(f"{label:<38}{row['rate']:>9.0f}{row['p50']:>9.2f}{row['p99']:>9.2f}{size:>15}")
    bare, drawn = (middle[label]["rate"] / middle[PEER]["rate"] for label in (BARE, DRAWN))
    print(f"without drawings {bare:.2f} of boardgame.io (goal 1), with drawings {drawn:.2f} (goal 0.5)")
    is_kept = True
    if source:
        kept = [middle[label]["rate"] / middle[OLDER + label]["rate"] for label in (BARE, DRAWN)]
        goal = f"(goal {SLOWER:g})"
        print(f"without drawings {kept[0]:.2f} of the older speed, with drawings {kept[1]:.2f} {goal}")
        is_kept = min(kept) >= SLOWER
    return bare >= 1 and drawn >= 0.5 and is_kept


def median(found: list[dict[str, Any]]) -> dict[str, Any]:
    """The run in the middle, by speed."""
    return sorted(found, key=lambda row: row["rate"])[len(found) // 2]


# --- many tables ----------------------------------------------------------------------------------


class Load:
    """Many slow tables, and how long their moves took."""

    def __init__(self, http: httpx.AsyncClient, pause: float, game: str) -> None:
        self.http, self.pause, self.game = http, pause, game
        self.times: list[float] = []
        self.seated = 0

    async def table(self, wait: float) -> None:
        """Games on one table after the other; both players on sockets."""
        await asyncio.sleep(wait)
        is_first = True
        while True:
            asked = {"game": self.game, "options": {"players": 2}, "program": True}
            first = (await self.http.post("/api/tables", json=asked)).json()
            seats = f"/api/tables/{first['table']}/seats"
            second = (await self.http.post(seats, json={"program": True})).json()
            self.seated += is_first
            is_first = False
            await asyncio.gather(*(self.player(first["table"], one["token"]) for one in (first, second)))

    async def window(self, seconds: float) -> list[float]:
        """How long the moves of the next seconds took, the quickest first."""
        self.times.clear()
        await asyncio.sleep(seconds)
        return sorted(self.times)

    async def player(self, table: str, token: str) -> None:
        url = f"ws://127.0.0.1:{self.http.base_url.port}/api/tables/{table}/socket?show=position"
        headers = {"Authorization": f"Bearer {token}"}
        async with connect(url, additional_headers=headers, compression=None) as socket:
            sent = 0.0
            async for text in socket:
                told = json.loads(text)
                if told.get("re"):
                    self.times.append(time.perf_counter() - sent)
                if told.get("result"):
                    return
                if told.get("paths"):
                    await asyncio.sleep(self.pause)
                    sent = time.perf_counter()
                    path = random.choice(told["paths"])
                    await socket.send(json.dumps({"kind": "move", "ply": told["ply"], "path": path, "id": 1}))


async def many(tables: int, seconds: float, pause: float, game: str) -> bool:
    """So many tables of two, each with a move every few seconds: from a move to its acknowledgement.

    The middle one of some stretches counts, by its slowest moves: machines of others disturb ours at times.
    """
    gc.disable()  # the clients' own pauses are not what is measured
    with tempfile.TemporaryDirectory() as name:
        server = Process(f"{name}/many.db")
        try:
            address = f"http://127.0.0.1:{server.place.port}"
            async with httpx.AsyncClient(base_url=address, timeout=60, verify=False) as http:
                load = Load(http, pause, game)
                tasks = [asyncio.create_task(load.table(number / SEATED)) for number in range(tables)]
                while load.seated < tables:
                    await asyncio.sleep(0.5)
                await asyncio.sleep(pause)
                windows = [await load.window(seconds) for _ in range(WINDOWS)]
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
        finally:
            server.kill()
    windows.sort(key=lambda times: part_of(times, 99))
    middle = windows[WINDOWS // 2]
    line = ", ".join(f"p{p} {part_of(middle, p):.1f} ms" for p in (50, 95, 99))
    span = f"p99 from {part_of(windows[0], 99):.1f} to {part_of(windows[-1], 99):.1f}"
    pace = f"{len(middle) / seconds:.0f} moves/s in all"
    print(f"{tables} tables of {game}, {pace}: {line} ({span})", flush=True)
    return part_of(middle, 99) < GOAL


def part_of(times: list[float], percent: int) -> float:
    """So many percent of the moves took no longer, in milliseconds."""
    return 1000 * times[min(len(times) - 1, len(times) * percent // 100)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--tables", type=int, nargs="+", help="many slow tables instead of one quick one")
    parser.add_argument("--pause", type=float, default=5, help="seconds between two moves of a table")
    parser.add_argument("--game", default=GAME)
    parser.add_argument("--older", type=Path, help="the folder of an older checkout, to be played beside")
    given = parser.parse_args()
    find_game(given.game).compiled.compile_ahead()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}", flush=True)
    if given.tables:
        held = [asyncio.run(many(count, given.seconds, given.pause, given.game)) for count in given.tables]
        sys.exit(0 if all(held) else 1)
    else:
        source = given.older and given.older.resolve()
        sys.exit(0 if race(given.seconds, given.game, given.rounds, source) else 1)


if __name__ == "__main__":
    main()
