"""Durability: many tables are played while the server is killed again and again, and nothing is lost.

Every client keeps what it was told: each of its moves that was acknowledged, and the position it saw. After
each restart it compares the table with that; at the end the journals in the database are compared with it.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from nekoban.server import journal
from nekoban.server.happenings import read_table
from nekoban.server.store import Store
from tests.server.people import SOURCE, free_port

LAUNCHER = Path(__file__).with_name("launcher.py")
RETRY = 0.05  # seconds before a client tries again
MOMENT = 0.25  # seconds within which the server is killed once it serves
LOST = (OSError, WebSocketException, httpx.TransportError, asyncio.TimeoutError, EOFError)


@dataclass
class Watch:
    """What was seen in a run."""

    counts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    acknowledged: dict[str, dict[int, str]] = field(default_factory=dict)  # table -> ply -> position seen by
    tokens: dict[str, list[str]] = field(default_factory=dict)
    moves: dict[str, dict[int, tuple[int, list[str]]]] = field(default_factory=dict)  # ply -> seat, path


class Server:
    """A server in a process that can be killed."""

    def __init__(self, database: str, games: Sequence[str]) -> None:
        self.port = free_port()
        self.process = subprocess.Popen(
            [sys.executable, str(LAUNCHER), str(self.port), database, *games],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(SOURCE)},
            text=True,
        )
        self.heard()

    def heard(self) -> None:
        assert self.process.stdout is not None
        assert self.process.stdout.readline().strip() == "begun"

    def say(self, word: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(word + "\n")
        self.process.stdin.flush()

    def kill(self) -> None:
        self.say("kill")
        self.heard()

    def stop(self) -> None:
        self.say("stop")
        self.process.wait()
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()


class Client:
    """A player who comes back by itself."""

    def __init__(
        self, http: httpx.AsyncClient, table: str, token: str, watch: Watch, chance: random.Random
    ) -> None:
        self.http, self.table, self.token, self.watch, self.chance = http, table, token, watch, chance
        self.seen: dict[int, str] = {}  # ply -> position
        self.asked: tuple[int, list[str]] | None = None
        self.seat = 0

    async def play(self) -> None:
        """Until the game is over."""
        address = f"ws://127.0.0.1:{self.http.base_url.port}/api/tables/{self.table}/socket?show=position"
        while True:
            try:
                async with connect(
                    address, additional_headers={"Authorization": f"Bearer {self.token}"}, compression=None
                ) as socket:
                    if await self.stay(socket):
                        return
            except LOST:
                self.watch.counts["reconnections"] += 1
                await asyncio.sleep(RETRY)

    async def stay(self, socket: Any) -> bool:
        """Play on one connection; True when the game is over."""
        self.asked = None
        async for text in socket:
            told = json.loads(text)
            if told["kind"] == "table":
                await self.compare(told)
            if told["kind"] not in ("table", "moved"):
                if told["kind"] == "refused" and told["code"] != "late":
                    self.watch.faults.append(f"refused: {told}")
                continue
            self.note(told)
            if told["phase"] == "over" if told["kind"] == "table" else "result" in told:
                return True
            if told["paths"]:
                path = self.chance.choice(told["paths"])
                self.asked = (told["ply"], path)
                await socket.send(json.dumps({"kind": "move", "ply": told["ply"], "path": path}))
        return False

    def note(self, told: dict[str, Any]) -> None:
        """Remember what this told us: a position, and that our move was acknowledged."""
        self.seen[told["ply"]] = told["position"]
        self.seat = told["seat"]
        if self.asked and told["kind"] == "moved" and told["ply"] == self.asked[0] + 1:
            self.watch.counts["acknowledged"] += 1
            self.watch.moves.setdefault(self.table, {})[self.asked[0]] = (told["log"]["seat"], self.asked[1])
            self.asked = None

    async def compare(self, told: dict[str, Any]) -> None:
        """After a restart the table is where we last saw it, or further on."""
        if not self.seen:
            return
        last = max(self.seen)
        self.watch.counts["comparisons"] += 1
        if told["ply"] < last:
            self.watch.faults.append(f"a table went back from move {last} to {told['ply']}")
        elif told["ply"] == last and told["position"] != self.seen[last]:
            self.watch.faults.append(f"another position after move {last}: {told['position']}")
        elif told["ply"] > last and await self.position_at(last) not in (None, self.seen[last]):
            self.watch.faults.append(f"another position at the earlier move {last}")

    async def position_at(self, ply: int) -> str | None:
        """What we would have seen after that many moves; None if the server was killed meanwhile."""
        address = f"/api/tables/{self.table}/frames/{ply}?show=position&seat={self.seat}"
        try:
            answer = await self.http.get(address, headers={"Authorization": f"Bearer {self.token}"})
            return answer.json()["position"] if answer.status_code == 200 else None
        except LOST:
            return None


async def run(
    database: str, kills: int, tables: int = 4, games: Sequence[str] = ("mice",), seed: int = 1
) -> Watch:
    """Play that many tables at a time, of these games in turn, through this many kills."""
    watch = Watch()
    server = await asyncio.to_thread(Server, database, games)
    address = f"http://127.0.0.1:{server.port}"
    async with httpx.AsyncClient(base_url=address, timeout=10, verify=False) as http:
        players = [
            asyncio.create_task(sit(http, games[n % len(games)], watch, random.Random(n)))
            for n in range(tables)
        ]
        try:
            await kill_again_and_again(server, watch, kills, random.Random(seed))
        finally:
            for player in players:
                player.cancel()
            for outcome in await asyncio.gather(*players, return_exceptions=True):
                if isinstance(outcome, Exception):
                    watch.faults.append(repr(outcome))
            await asyncio.to_thread(server.stop)
    check_journals(database, watch)
    return watch


async def kill_again_and_again(server: Server, watch: Watch, kills: int, chance: random.Random) -> None:
    """At random moments, each after the server has served again."""
    for _ in range(kills):
        before = watch.counts["acknowledged"]
        while watch.counts["acknowledged"] == before:
            await asyncio.sleep(0.01)
        await asyncio.sleep(chance.uniform(0, MOMENT))
        await asyncio.to_thread(server.kill)
        watch.counts["kills"] += 1
    await asyncio.sleep(2 * MOMENT)


async def sit(http: httpx.AsyncClient, game: str, watch: Watch, chance: random.Random) -> None:
    """One table after the other, two players each."""
    while True:
        try:
            table, tokens = await opened(http, game)
        except LOST:
            await asyncio.sleep(RETRY)
            continue
        watch.counts["tables"] += 1
        watch.counts[f"tables of {game}"] += 1
        clients = [Client(http, table, token, watch, random.Random(chance.random())) for token in tokens]
        await asyncio.gather(*(client.play() for client in clients))


async def opened(http: httpx.AsyncClient, game: str) -> tuple[str, list[str]]:
    asked = {"game": game, "options": {"players": 2}, "program": True}
    first = await http.post("/api/tables", json=asked)
    table = first.json()["table"]
    second = await http.post(f"/api/tables/{table}/seats", json={"program": True})
    if second.status_code != 201:
        raise EOFError(second.text)
    return table, [first.json()["token"], second.json()["token"]]


def check_journals(database: str, watch: Watch) -> None:
    """Every acknowledged move stands in the journal, once, as it was made; every table can be read."""
    store = Store(database)
    for id, moves in watch.moves.items():
        table_row, rows = store.tables.row(id), store.journals.rows(id)
        assert table_row is not None
        table = read_table(table_row, rows)
        written = {
            entry.ply: entry for entry in (row.entry for row in rows) if isinstance(entry, journal.Moved)
        }
        if len(written) != table.match.ply:
            watch.faults.append(f"{len(written)} moves are written and {table.match.ply} were made")
        for ply, (seat, path) in moves.items():
            entry = written.get(ply)
            row = table.game.moves.by_text[entry.move] if entry else None
            if (
                entry is None
                or row is None
                or entry.seat != seat
                or list(table.game.moves.paths[row]) != path
            ):
                watch.faults.append(f"the acknowledged move {ply} is lost or changed")
            watch.counts["moves checked"] += 1
    store.close()
