"""The longest stretches of work on the event loop, by what is asked, for every game.

    python -m bench.callbacks

A server runs in a thread; clients in others play games over sockets with pictures and ask for all else there
is. Each callback of the loop is timed by the time that its thread had a core, so that other work on the
machine does not count. What takes longer than 2 ms belongs into a thread, and is named. Whatever is made once
and kept was made before.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import sys
import tempfile
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import uvicorn

import nekoban
from nekoban.core.catalogue import all_games
from nekoban.server.app import SEARCHES, load_everything, make_ahead, make_app, uvicorn_settings
from nekoban.server.safety import UNLIMITED
from tests.server.people import Place, Player, full_table, go_home, listening, open_table, wait_until
from tests.variants import EXAMPLES

LIMIT = 2.0  # milliseconds
SHOW = "picture"  # as pages do
TIMES = 3  # that each question is asked
WATCHING = 12  # who look on at a table, in three languages and two layouts
WAITING = 60  # tables in the lobby


class Watch:
    """Times the callbacks of one loop, and counts them for what is going on."""

    def __init__(self) -> None:
        self.kind = "start"
        self.times: dict[str, list[tuple[float, str]]] = defaultdict(list)
        self.thread = 0
        self.tidied = 0.0  # milliseconds of one callback

    def begin(self) -> None:
        run, watch = asyncio.Handle._run, self

        def timed(handle: Any) -> None:
            name, watch.tidied = named(handle), 0.0
            began = time.thread_time()
            run(handle)
            if threading.get_ident() == watch.thread:
                more = f", of which {watch.tidied:.2f} ms for tidying the memory" if watch.tidied else ""
                watch.times[watch.kind].append((1000 * (time.thread_time() - began), name + more))

        def tidying(phase: str, _: Any) -> None:
            if threading.get_ident() == watch.thread:
                watch.tidied += 1000 * time.thread_time() * (1 if phase == "stop" else -1)

        gc.callbacks.append(tidying)
        asyncio.Handle._run = timed  # type: ignore[method-assign]


def named(handle: Any) -> str:
    """What a callback goes on with."""
    owner = getattr(handle._callback, "__self__", None)
    if isinstance(owner, asyncio.Task):
        stack = [owner.get_coro()]
        while (inner := getattr(stack[-1], "cr_await", None)) is not None:
            stack.append(inner)
        names = [getattr(each, "__qualname__", "") for each in stack]
        return " > ".join(name for name in names[-4:] if name)
    return getattr(handle._callback, "__qualname__", "")


@contextmanager
def watched(watch: Watch, folder: Path) -> Iterator[Place]:
    """A server on a plain loop, whose callbacks are timed."""
    app = make_app(str(folder / "tables.db"), limits=UNLIMITED, pace=0)
    load_everything()  # from here on as `run` does
    make_ahead(app)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SEARCHES)
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
    watch.kind = "open, join, sit"
    everybody = full_table(place, players, game, settings={"spectators": True, "coach": 5})
    for player in everybody:
        player.leave()
        player.show = SHOW
        player.sit()
        player.post("coach/answer", agree=True)
    chance = random.Random(5)
    for watch.kind in ("move", "undo"):
        play(everybody, chance, most if watch.kind == "move" else 1)
        if watch.kind == "undo" and everybody[0].last["to_move"] is not None:
            take_back(everybody)
    host = everybody[0]
    for watch.kind, question in QUESTIONS.items():
        for _ in range(TIMES):
            question(place, host)
    for watch.kind, asked in (("why", why), ("hint", hint), ("coach", coach)):
        for _ in range(TIMES):
            asked(everybody)
    look_on(watch, place, everybody, chance)
    watch.kind = "the last moves"
    play(everybody, chance, 5000)
    listen(everybody)
    go_home(*everybody)
    for watch.kind, address in AFTERWARDS.items():
        for _ in range(TIMES):
            if watch.kind == "read from the store":
                place.site.registry.lives.pop(host.table, None)
            get(place, address.format(table=host.table), host)
    watch.kind = "rematch"
    host.post("rematch")
    watch.kind = "play on"
    host.post("play-on", ply=1, seat=0, bot="random", program=True)
    watch.kind = "between"


def look_around(place: Place, watch: Watch, game: str) -> None:
    """Whatever needs no table."""
    for watch.kind, address in ADDRESSES.items():
        for _ in range(TIMES):
            get(place, address.format(game=game))
    watch.kind = "puzzle"
    with place.http() as http:
        for puzzle in http.get(f"/api/games/{game}/puzzles").json()["puzzles"][:TIMES]:
            shown = http.get(f"/api/games/{game}/puzzles/{puzzle['id']}").json()
            path = " ".join(shown["moves"][0]["path"])
            http.get(f"/api/games/{game}/puzzles/{puzzle['id']}/line", params={"path": path})
        watch.kind = "variant"
        for _ in range(TIMES):
            http.post("/api/variants", json={"text": EXAMPLES[game]}).raise_for_status()
        watch.kind = "brought file"
        file = finished_file(game)
        for ply in range(TIMES):
            http.post("/api/reviews/frame", json={"file": file, "ply": ply, "seat": 0}).raise_for_status()
    watch.kind = "between"


def finished_file(game: str) -> str:
    """A saved match of random moves."""
    match, chance = nekoban.new(game, seed=3), random.Random(3)
    while not match.over:
        match.play(chance.choice(match.legal()))
    return json.dumps(match.to_save())


def look_on(watch: Watch, place: Place, everybody: list[Player], chance: random.Random) -> None:
    """Some moves, a chat and a whole table that many others are told of."""
    watch.kind = "others come"
    others = []
    for number in range(WATCHING):
        layout, language = ("wide", "tall")[number % 2], ("en", "fr", "ja")[number % 3]
        one = Player(place, everybody[0].table, None, f"{SHOW}&layout={layout}&language={language}")
        one.sit()
        others.append(one)
    for watch.kind in ("move that many watch", "chat that many read", "undo that many watch"):
        if watch.kind.startswith("move"):
            for _ in range(10):
                play(everybody, chance, 1)
                listen(others)
        elif watch.kind.startswith("chat"):
            everybody[0].post("chat", text="the cat sat on the mat")
        elif everybody[0].last["to_move"] is not None:
            take_back(everybody)
        listen(others)
    go_home(*others)


def listen(others: list[Player]) -> None:
    """Hear all that was said so far."""
    for one in others:
        one.ask(kind="ping")


def play(everybody: list[Player], chance: random.Random, most: int) -> None:
    """Some moves by chance. Everybody is told first how things stand."""
    for player in everybody:
        player.ask(kind="show", show=[SHOW])
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
    for player in everybody:
        player.ask(kind="show", show=[SHOW])
    mover = next(player for player in everybody if player.last["undo"]["may"])
    mover.post("undo")
    for player in everybody:
        if player is not mover:
            player.post("undo/answer", agree=True)


def why(everybody: list[Player]) -> None:
    """Moves of all kinds, most of them not legal."""
    seat = everybody[0].last["to_move"]
    if seat is None:
        return
    paths = all_games()[everybody[0].look().json()["game"]].moves.paths
    for path in random.Random(1).sample(paths, min(20, len(paths))):
        everybody[seat].ask(kind="why", path=list(path))


def hint(everybody: list[Player]) -> None:
    seat = everybody[0].last["to_move"]
    if seat is not None:
        everybody[seat].ask(kind="hint")


def coach(everybody: list[Player]) -> None:
    seat = everybody[0].last["to_move"]
    if seat is not None:
        mover = everybody[seat]
        mover.ask(kind="coach", ply=mover.last["ply"], path=mover.last["paths"][0])


def get(place: Place, address: str, player: Player | None = None) -> None:
    with place.http() as http:
        http.get(address, headers=player.headers if player else {}).raise_for_status()


def sit_again(place: Place, host: Player) -> None:
    host.leave()
    place.site.registry.lives[host.table].table.logs.clear()
    host.sit()


def whole_lobby(place: Place, host: Player) -> None:
    """The lobby after a start: its tables are in the store alone."""
    place.site.registry.lives = {id: live for id, live in place.site.registry.lives.items() if live.listeners}
    get(place, "/api/tables")


QUESTIONS: dict[str, Callable[[Place, Player], Any]] = {
    "whole table": lambda place, host: host.look(show=SHOW),
    "socket again": sit_again,
    "frame": lambda place, host: get(place, f"/api/tables/{host.table}/frames/0?show={SHOW}", host),
    "chat": lambda place, host: host.post("chat", text="the cat sat on the mat"),
    "about a thing": lambda place, host: (
        host.ask(kind="about", thing=host.last["paths"][0][0]) if host.last["paths"] else None
    ),
    "lobby": whole_lobby,
}
AFTERWARDS = {
    "read from the store": "/api/tables/{table}?show=words",
    "story": "/api/tables/{table}/story",
    "save": "/api/tables/{table}/save",
    "verify": "/api/tables/{table}/verify",
    "frame at the end": "/api/tables/{table}/frames/1?show=picture&seat=0",
}
ADDRESSES = {
    "game": "/api/games/{game}",
    "faces": "/api/games/{game}/cover",
    "lesson": "/api/games/{game}/lesson",
    "rules": "/api/games/{game}/rules",
    "puzzles": "/api/games/{game}/puzzles",
    "page": "/new/{game}",
    "start page": "/",
    "colours": "/static/tokens.css",
    "manifest": "/static/manifest.json",
}


def fill_lobby(place: Place) -> None:
    for number in range(WAITING):
        game = list(all_games())[number % len(all_games())]
        players = int(all_games()[game].options.declared["players"].default)
        open_table(place, game, players, settings={"listed": True})


def main() -> None:
    parser = argparse.ArgumentParser(description="The longest work on the event loop.")
    parser.add_argument("--games", nargs="+", default=list(all_games()))
    parser.add_argument("--moves", type=int, default=150)
    parser.add_argument("--brief", action="store_true", help="tell only what took longer than 2 ms")
    asked = parser.parse_args()
    watch = Watch()
    watch.begin()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    longest: list[tuple[float, str, str, str]] = []
    once: list[tuple[float, str, str, str]] = []
    with tempfile.TemporaryDirectory() as folder, watched(watch, Path(folder)) as place:
        watch.kind = "start"
        fill_lobby(place)
        for game in asked.games:
            players = int(all_games()[game].options.declared["players"].default)
            for moves in (5, asked.moves):  # at first whatever is loaded or made once
                look_around(place, watch, game)
                visit(place, watch, game, players, moves)
                found = show(game, watch, is_told=moves != 5 and not asked.brief)
                (longest if moves != 5 else once).extend(found)
    for title, found in (("Once:", once), ("Every time:", longest)):
        print(title)
        for spent, game, kind, name in sorted(found, reverse=True):
            print(f"{spent:6.2f} ms  {game}, {kind}: {name}")
    sys.exit(f"{len(longest)} stretches took longer than {LIMIT} ms on the loop." if longest else 0)


def show(game: str, watch: Watch, is_told: bool) -> list[tuple[float, str, str, str]]:
    """A line for every kind of work; those that took too long."""
    done, watch.times = watch.times, defaultdict(list)
    for kind, found in done.items() if is_told else ():
        times = sorted(spent for spent, _ in found)
        most = times[int(0.99 * len(times))], times[-1]
        print(
            f"{game:12} {kind:20} {len(times):6} callbacks, 99 % under {most[0]:5.2f} ms, "
            f"longest {most[1]:5.2f} ms",
            flush=True,
        )
    return [
        (spent, game, kind, name) for kind, found in done.items() for spent, name in found if spent > LIMIT
    ]


if __name__ == "__main__":
    main()
