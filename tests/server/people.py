"""Servers and players for the tests: a server in a thread or in a process of its own, and its clients."""

from __future__ import annotations

import json
import os
import random
import socket
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from nekoban.server.app import make_app, uvicorn_settings
from nekoban.server.safety import UNLIMITED, Limits

SOURCE = Path(__file__).parents[2] / "src"
WAIT = 60.0
START = 240.0  # seconds: a busy machine takes its time to load everything


class Place:
    """Where a server is."""

    def __init__(self, port: int, app: Any = None, url: str = "http://127.0.0.1") -> None:
        self.port = port
        self.app = app
        self.metrics = 0  # the port of a process's numbers
        self.url = f"{url}:{port}"

    @property
    def site(self) -> Any:
        return self.app.state.site

    def numbers(self) -> str:
        """The metrics."""
        if self.app is not None:
            return self.site.metrics.text()
        return httpx.get(f"http://127.0.0.1:{self.metrics}/metrics", timeout=WAIT, verify=False).text

    def http(self) -> httpx.Client:
        return httpx.Client(base_url=self.url, timeout=WAIT, verify=False)

    def socket(self, address: str, **more: Any) -> Any:
        """A socket, also through a proxy whose certificate nobody knows."""
        if self.url.startswith("https"):
            more["ssl"] = ssl._create_unverified_context()
        return connect(self.url.replace("http", "ws", 1) + address, **more)


@contextmanager
def server(
    database: str | Path, limits: Limits = UNLIMITED, is_hurried: bool = True, port: int = 0, **more: Any
) -> Iterator[Place]:
    """A server in a thread of this process. One that is not hurried ends as for an operator."""
    app = make_app(str(database), limits=limits, **{"pace": 0, **more})
    door = listening(port)
    config = uvicorn.Config(app, log_level="critical", lifespan="on", **uvicorn_settings(app))
    running = uvicorn.Server(config)
    thread = threading.Thread(target=running.run, kwargs={"sockets": [door]})
    thread.start()
    wait_until(lambda: running.started, "the server starts")
    try:
        yield Place(door.getsockname()[1], app)
    finally:
        running.should_exit = True
        running.force_exit = is_hurried
        thread.join()
        door.close()


def listening(port: int = 0) -> socket.socket:
    door = socket.socket()
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    door.bind(("127.0.0.1", port))
    return door


def free_port() -> int:
    """A port to come back to after a kill: below those that systems hand out to clients in the meantime."""
    for port in random.SystemRandom().sample(range(15_000, 32_000), 100):
        with socket.socket() as door:
            if door.connect_ex(("127.0.0.1", port)):
                return port
    raise OSError("a hundred ports of a hundred are taken")


class Process:
    """A server in a process of its own, which can be killed."""

    def __init__(self, database: str, port: int | None = None, log: Path | None = None, **more: Any) -> None:
        self.database = database
        self.more = {"limits": "UNLIMITED", **{name: repr(value) for name, value in more.items()}}
        self.log_file = log.open("wb") if log else None
        self.place = Place(port or free_port())
        self.place.metrics = free_port()
        self.start()

    def start(self) -> None:
        more = "".join(f", {name}={value}" for name, value in self.more.items())
        code = (
            "from nekoban.server.app import serve; from nekoban.server.safety import UNLIMITED; "
            f"serve(port={self.place.port}, database={self.database!r}, pace=0, told=str, "
            f"metrics='127.0.0.1:{self.place.metrics}'{more})"
        )
        self.process = subprocess.Popen(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONPATH": str(SOURCE)},
            stderr=self.log_file or subprocess.PIPE,
        )
        wait_until(self.answers, "the server answers", START)

    def answers(self) -> bool:
        assert self.process.poll() is None, self.process.stderr and self.process.stderr.read().decode()
        try:
            return httpx.get(self.place.url + "/health", timeout=WAIT, verify=False).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """End it at once, whatever it does."""
        self.process.kill()
        self.process.wait()
        for file in (self.process.stderr, self.log_file):
            if file is not None:
                file.close()


def wait_until(holds: Any, what: str, seconds: float = WAIT) -> None:
    until = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > until:
            raise AssertionError(f"It did not happen within {seconds} s that {what}.")
        time.sleep(0.01)


class Player:
    """Somebody with a token, at a table, on a socket."""

    def __init__(self, place: Place, table: str, token: str | None, show: str = "position,words") -> None:
        self.place, self.table, self.token, self.show = place, table, token, show
        self.heard: list[bytes] = []
        self.last: dict[str, Any] = {}
        self.socket: ClientConnection | None = None

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    def sit(self) -> dict[str, Any]:
        """Open the socket; the first message is the whole table."""
        address = f"/api/tables/{self.table}/socket?show={self.show}"
        self.stay = ExitStack()
        opened = self.place.socket(address, additional_headers=self.headers, compression=None, max_size=2**24)
        self.socket = self.stay.enter_context(opened)
        return self.hear()

    def hear(self, kind: str | None = None) -> dict[str, Any]:
        """The next message, or the next of a kind."""
        assert self.socket is not None
        while True:
            data = self.socket.recv(timeout=WAIT, decode=False)
            self.heard.append(data)
            message = json.loads(data)
            if message["kind"] in ("table", "moved"):
                self.last = message
            if kind is None or message["kind"] == kind:
                return message

    def say(self, **message: Any) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def ask(self, **message: Any) -> dict[str, Any]:
        """Say something and wait for its answer."""
        number = random.randrange(1, 1 << 40)
        self.say(id=number, **message)
        while (heard := self.hear()).get("re") != number:
            pass
        return heard

    def move(self, path: list[str] | None = None) -> dict[str, Any]:
        """Make the first legal move, or that one."""
        last = self.last
        return self.ask(kind="move", ply=last["ply"], turn=last["turn"], path=path or last["paths"][0])

    def post(self, what: str, **data: Any) -> httpx.Response:
        with self.place.http() as http:
            return http.post(f"/api/tables/{self.table}/{what}", json=data, headers=self.headers)

    def look(self, **query: Any) -> httpx.Response:
        with self.place.http() as http:
            return http.get(f"/api/tables/{self.table}", params=query, headers=self.headers)

    def leave(self) -> None:
        if self.socket is not None:
            self.stay.close()
            self.socket = None


def open_table(place: Place, game: str = "mice", players: int = 2, **more: Any) -> Player:
    """A table with its host."""
    options = {"players": players, **more.pop("options", {})}
    settings = {"stand_in": "random", **more.pop("settings", {})}
    asked = {"game": game, "options": options, "settings": settings, "name": "Ann", "program": True, **more}
    with place.http() as http:
        answer = http.post("/api/tables", json=asked)
    assert answer.status_code == 201, answer.text
    return Player(place, answer.json()["table"], answer.json()["token"])


def join(host: Player, name: str = "Ben", **more: Any) -> Player:
    with host.place.http() as http:
        answer = http.post(f"/api/tables/{host.table}/seats", json={"name": name, "program": True, **more})
    assert answer.status_code == 201, answer.text
    return Player(host.place, host.table, answer.json()["token"])


def full_table(place: Place, players: int = 2, game: str = "mice", **more: Any) -> list[Player]:
    """A table with persons on all seats, the sockets open."""
    host = open_table(place, game, players, **more)
    everybody = [host, *(join(host, f"Guest {number}") for number in range(2, players + 1))]
    for player in everybody:
        player.sit()
    return everybody


def play_out(everybody: list[Player], chance: random.Random, most: int = 10_000) -> int:
    """Play by chance to the end, or this many moves. Everybody hears every move."""
    moves = 0
    for player in everybody:
        while player.last["ply"] < max(other.last["ply"] for other in everybody):
            player.hear()
    while everybody[0].last["to_move"] is not None and moves < most:
        seat = everybody[0].last["to_move"]
        mover = next(player for player in everybody if seat == player.last["seat"])
        before = mover.last["ply"]
        mover.say(kind="move", ply=before, path=chance.choice(mover.last["paths"]))
        for player in everybody:
            while player.last["ply"] == before:
                player.hear()
        moves += 1
    return moves


def long_gone(player: Player, seat: int) -> None:
    """Nobody has been on that seat for a long time, as far as the server can tell."""
    live = player.place.site.registry.lives[player.table]
    wait_until(lambda: not live.here()[seat], "the seat is seen to be empty")
    live.seen[seat] -= 1000


def go_home(*everybody: Player) -> None:
    for player in everybody:
        player.leave()
