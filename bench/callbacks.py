"""The longest stretches of work on the event loop, by what is asked, for every game.

    python -m bench.callbacks

A server runs in a thread; a client in another one plays games over sockets with pictures and asks for what
else there is. Each callback of the loop is timed by the time that its thread had a core, so that other
work on the machine does not count. What takes longer than 2 ms belongs into a thread.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import threading
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import uvicorn

from nekoban.core.catalogue import all_games
from nekoban.server.app import make_app, uvicorn_settings
from nekoban.server.safety import UNLIMITED
from tests.server.people import Place, Player, full_table, go_home, listening, wait_until

LIMIT = 2.0  # milliseconds
SHOW = "picture"  # as pages do


class Watch:
    """Times the callbacks of one loop, and counts them for what is going on."""

    def __init__(self) -> None:
        self.kind = "start"
        self.times: dict[str, list[float]] = defaultdict(list)
        self.thread = 0

    def begin(self) -> None:
        run, watch = asyncio.Handle._run, self

        def timed(handle: Any) -> None:
            began = time.thread_time()
            run(handle)
            if threading.get_ident() == watch.thread:
                watch.times[watch.kind].append(1000 * (time.thread_time() - began))

        asyncio.Handle._run = timed  # type: ignore[method-assign]


@contextmanager
def watched(watch: Watch, folder: Path) -> Iterator[Place]:
    """A server on a plain loop, whose callbacks are timed."""
    app = make_app(str(folder / "tables.db"), limits=UNLIMITED, pace=0)
    door = listening()
    config = uvicorn.Config(app, log_level="critical", lifespan="on", loop="asyncio", **uvicorn_settings(app))
    running = uvicorn.Server(config)

    def run() -> None:
        watch.thread = threading.get_ident()
        running.run(sockets=[door])

    thread = threading.Thread(target=run)
    thread.start()
    wait_until(lambda: running.started, "the server starts")
    try:
        yield Place(door.getsockname()[1], app)
    finally:
        running.should_exit = running.force_exit = True
        thread.join()
        door.close()


def visit(place: Place, watch: Watch, game: str, players: int, most: int) -> None:
    """Play a game with pictures, and ask for all there is about it."""
    everybody = full_table(place, players, game)
    for player in everybody:
        player.leave()
        player.show = SHOW
        player.sit()
    chance = random.Random(5)
    for watch.kind in ("move", "undo"):
        play(everybody, chance, most if watch.kind == "move" else 1)
        if watch.kind == "undo" and everybody[0].last["to_move"] is not None:
            take_back(everybody)
    host = everybody[0]
    for watch.kind in ("whole table", "socket again", "read from the store", "frame", "chat"):
        for _ in range(3):
            ask(place, host, watch.kind)
    watch.kind = "between"
    go_home(*everybody)


def play(everybody: list[Player], chance: random.Random, most: int) -> None:
    for _ in range(most):
        seat = everybody[0].last["to_move"]
        if seat is None:
            return
        mover, before = everybody[seat], everybody[seat].last["ply"]
        mover.say(kind="move", ply=before, path=chance.choice(mover.last["paths"]))
        for player in everybody:
            while player.last["ply"] == before:
                player.hear()


def take_back(everybody: list[Player]) -> None:
    mover = next(player for player in everybody if player.last["undo"]["may"])
    mover.post("undo")
    for player in everybody:
        if player is not mover:
            player.post("undo/answer", agree=True)


def ask(place: Place, host: Player, kind: str) -> None:
    if kind == "whole table":
        host.look(show=SHOW)
    elif kind == "socket again":
        host.leave()
        place.site.registry.lives[host.table].table.logs.clear()
        host.sit()
    elif kind == "read from the store":
        host.leave()
        place.site.registry.lives.pop(host.table, None)
        host.look(show="words")
    elif kind == "frame":
        with place.http() as http:
            http.get(f"/api/tables/{host.table}/frames/3?show={SHOW}", headers=host.headers)
    else:
        host.post("chat", text="the cat sat on the mat")


def main() -> None:
    parser = argparse.ArgumentParser(description="The longest work on the event loop.")
    parser.add_argument("--games", nargs="+", default=list(all_games()))
    parser.add_argument("--moves", type=int, default=150)
    asked = parser.parse_args()
    watch, slow = Watch(), False
    watch.begin()
    with tempfile.TemporaryDirectory() as folder, watched(watch, Path(folder)) as place:
        for game in asked.games:
            players = int(all_games()[game].options.declared["players"].default)
            visit(place, watch, game, players, 5)  # whatever is loaded or made once
            watch.times.clear()
            visit(place, watch, game, players, asked.moves)
            for kind, times in watch.times.items():
                times.sort()
                middle, most = times[int(0.99 * len(times))], times[-1]
                slow |= most > LIMIT
                print(
                    f"{game:12} {kind:20} {len(times):6} callbacks, 99 % under {middle:5.2f} ms, "
                    f"longest {most:5.2f} ms"
                )
            sys.stdout.flush()
    sys.exit(f"Something took longer than {LIMIT} ms on the loop." if slow else 0)


if __name__ == "__main__":
    main()
