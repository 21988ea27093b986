"""The first minutes: from the start of a fresh install to the first page, and on to the first bot's move.

    python -m bench.first_minutes --runs 5

Every run starts `nekoban serve` as a process of its own, without a cache of compiled rules or with a filled
one, asks for the start page until it comes, makes a table of a game with one bot, makes the first move and
waits for the bot's. The pace at which bots wait for people is off.
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

from tests.server.people import free_port

SOURCE = Path(__file__).parents[1] / "src"
LIMIT = 120.0  # seconds


class Run(NamedTuple):
    """Seconds of one run."""

    page: float  # from the start of the process to the whole start page
    move: float  # from there: making a table, moving, and the bot's answer


def ask(address: str, body: dict[str, Any] | None = None, token: str = "") -> Any:
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address, data, headers), timeout=LIMIT) as answer:
        return answer.read()


def first_minutes(game: str, bot: str, cache: str) -> Run:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        words = ["serve", "--port", str(port), "--database", f"{folder}/tables.db", "--pace", "0"]
        own = {"NEKOBAN_CACHE": cache or f"{folder}/cache", "PYTHONPATH": str(SOURCE)}
        began = time.perf_counter()
        process = subprocess.Popen(
            [sys.executable, "-m", "nekoban.cli", *words],
            env={**os.environ, **own},
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
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--game", default="mauwi")
    parser.add_argument("--bot", default="house-cat")
    parser.add_argument("--cache", default=os.environ.get("NEKOBAN_CACHE", ""), help="a filled cache")
    given = parser.parse_args()
    print("| cache | first page, s | bot's first move after that, s |\n|---|---|---|")
    for name, cache in (("none", ""), ("filled", given.cache)):
        if name == "filled" and not cache:
            continue
        runs = [first_minutes(given.game, given.bot, cache) for _ in range(given.runs)]
        shown = [f"{statistics.median(part):.2f} (up to {max(part):.2f})" for part in zip(*runs, strict=True)]
        print(f"| {name} | {' | '.join(shown)} |", flush=True)


if __name__ == "__main__":
    main()
