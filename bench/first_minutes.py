"""The first minutes: from the end of an installation to the first page, and on to the first bot's move.

    python -m bench.first_minutes --runs 3

For every game. Each run installs the wheel into a new environment and starts `nekoban serve` there, without a
cache of compiled rules and, where the user's cache has the game, with that. It asks for the start page until
it comes, makes a table of the game with one bot, makes the first move and waits for the bot's. The pace at
which bots wait for people is off. Exits 1 where a run without a cache took longer than promised.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, NamedTuple

from nekoban.bots.compiling import is_prepared
from nekoban.core.cache import cache_root
from nekoban.core.catalogue import all_games, find_game
from tests.server.people import free_port
from tools.environment import build_archives, new_environment

LIMIT = 120.0  # seconds


class Run(NamedTuple):
    """Seconds of one run."""

    page: float  # from the start of the process to the whole start page
    move: float  # from there: making a table, moving, and the bot's answer


PROMISED = Run(page=5.0, move=2.0)


def ask(address: str, body: dict[str, Any] | None = None, token: str = "") -> Any:
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address, data, headers), timeout=LIMIT) as answer:
        return answer.read()


def first_minutes(wheel: Path, game: str, bot: str, cache: str) -> Run:
    """One run: everything before `began` is the installation."""
    with tempfile.TemporaryDirectory() as folder:
        programs, port = new_environment(Path(folder) / "environment", wheel), free_port()
        words = ["serve", "--port", str(port), "--database", f"{folder}/tables.db", "--pace", "0"]
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        own = {"NEKOBAN_CACHE": cache or f"{folder}/cache", "NEKOBAN_DATA": f"{folder}/data"}
        began = time.perf_counter()
        process = subprocess.Popen(
            [programs / "nekoban", *words],
            env={**kept, **own},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            place = f"http://127.0.0.1:{port}"
            wait_for_page(place)
            page = time.perf_counter()
            play_first_move(place, game, bot)
            return Run(page - began, time.perf_counter() - page)
        finally:
            process.terminate()
            process.wait()


def wait_for_page(place: str) -> None:
    """The start page with what it asks for first."""
    until = time.monotonic() + LIMIT
    while time.monotonic() < until:
        try:
            for part in ("/", "/static/start.js", "/static/style.css", "/api/games"):
                ask(place + part)
            return
        except urllib.error.URLError:
            time.sleep(0.01)
    raise TimeoutError("no page came")


def play_first_move(place: str, game: str, bot: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    asked = {"game": game, "options": {"players": 2}, "seats": seats, "program": True}
    made = json.loads(ask(f"{place}/api/tables", asked))
    table, token = f"{place}/api/tables/{made['table']}", made["token"]
    until = time.monotonic() + LIMIT
    while time.monotonic() < until:
        told = json.loads(ask(f"{table}?show=picture", token=token))
        if any(entry["seat"] == 1 for entry in told["log"]):
            return
        if told["paths"]:
            move = {"ply": told["ply"], "path": told["paths"][0]}
            ask(f"{table}/moves", move, token)
        time.sleep(0.01)
    raise TimeoutError("no bot moved")


def main() -> None:
    parser = argparse.ArgumentParser(description="From the start to the first bot's move.")
    parser.add_argument("--runs", type=int, default=5, help="of each game, and with each cache")
    parser.add_argument("--games", nargs="+", default=list(all_games()))
    parser.add_argument("--bot", default="house-cat")
    given = parser.parse_args()
    promised = []
    with tempfile.TemporaryDirectory() as folder:
        wheel = build_archives(Path(folder))
        print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}\n")
        print("| game | cache | first page, s | bot's first move after that, s |\n|---|---|---|---|")
        for game in given.games:
            runs = [first_minutes(wheel, game, given.bot, "") for _ in range(given.runs)]
            promised += runs
            print(line(game, "none", runs), flush=True)
            if is_prepared(find_game(game)):
                cache = str(cache_root())
                filled = [first_minutes(wheel, game, given.bot, cache) for _ in range(given.runs)]
                print(line(game, "filled", filled), flush=True)
            else:
                print(f"| {game} | filled | not measured: `nekoban compile` first | |", flush=True)
    print(f"{given.runs} runs of each with {given.bot}: the one in the middle, and the longest.")
    sys.exit(0 if all(map(is_kept, promised)) else 1)


def line(game: str, cache: str, runs: list[Run]) -> str:
    shown = [f"{statistics.median(part):.2f} (up to {max(part):.2f})" for part in zip(*runs, strict=True)]
    return f"| {game} | {cache} | {' | '.join(shown)} |"


def is_kept(run: Run) -> bool:
    """Whether a run took no longer than promised."""
    return run.page <= PROMISED.page and run.move <= PROMISED.move


if __name__ == "__main__":
    main()
