"""Our games beside other libraries, in one run: random play, legal moves computed at every decision.

    python -m bench.speed [--game mauwi] [--all-peers] [--seconds 2] [--rounds 3]

Ratios count: the machine may be busy, and all take turns. --write puts the tables into a page.
"""

from __future__ import annotations

import argparse
import functools
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from bench.peers import (
    PEERS,
    Absence,
    Count,
    Figure,
    Peer,
    Ready,
    measure_all,
    open_spiel_peers,
    shown,
)
from nekoban import __version__
from nekoban.core.game import Game, all_games
from nekoban.core.luck import start_luck
from nekoban.core.options import Chosen

CHUNK = 50_000  # decisions in one compiled call
TARGETS = {  # game: (peer, how many times its decisions a second)
    "mauwi": ("OpenSpiel gin_rummy", 20),
    "nine-lives": ("OpenSpiel gin_rummy", 5),
    "cat-battles": ("OpenSpiel backgammon", 5),
    "iwari": ("OpenSpiel gin_rummy", 10),
}


class Player:
    """One thread's room for random games of one game."""

    def __init__(self, game: Game, options: Chosen, seed: int) -> None:
        self.border = game.compiled.border
        self.options = options.bytes
        self.fresh = game.rules.State().bytes
        self.raw = self.fresh.copy()
        self.out = np.zeros(2048, np.int16)
        self.chance = np.random.default_rng(seed)

    def play(self) -> tuple[int, int]:
        """Decisions and games of one compiled call."""
        lucks = self.chance.integers(1, 1 << 61, 64)
        games = self.border.random_games(self.raw, self.fresh, self.options, lucks, self.out, CHUNK)
        return int(lucks[0]), games


def options_of(game: Game) -> list[Chosen]:
    """All kinds of tables, so that no easy one flatters."""
    return [game.options.read(sample) for sample in game.samples()]


def prepare_loop(game: Game, threads: int) -> Ready:
    players = [
        [Player(game, options, 7 + thread) for options in options_of(game)] for thread in range(threads)
    ]

    def run(seconds: float) -> Count:
        totals = [[0, 0] for _ in range(threads)]
        end = time.perf_counter() + seconds

        def work(thread: int) -> None:
            turn = 0
            while time.perf_counter() < end:
                decisions, games = players[thread][turn % len(players[thread])].play()
                totals[thread][0] += decisions
                totals[thread][1] += games
                turn += 1

        return timed(lambda: in_threads(work, threads), totals)

    return Ready(__version__, run, f"{game.rules.State.dtype.itemsize} bytes a state")


def in_threads(work: Callable[[int], None], count: int) -> None:
    if count == 1:
        work(0)
        return
    threads = [threading.Thread(target=work, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def timed(work: Callable[[], None], totals: list[list[int]]) -> Count:
    start, computing = time.perf_counter(), time.process_time()
    work()
    seconds = time.perf_counter() - start
    decisions, games = (sum(column) for column in zip(*totals, strict=True))
    return Count(decisions, games, seconds, time.process_time() - computing)


def prepare_steps(game: Game) -> Ready:
    """Move by move from Python, each through the compiled border."""
    border, fresh = game.compiled.border, game.rules.State().bytes
    options = options_of(game)[0].bytes
    raw, out = fresh.copy(), np.zeros(2048, np.int16)
    to_move = raw.view(game.rules.State.dtype)["to_move"]
    list_moves, step = border.list_moves, border.step
    picks = np.random.default_rng(5).random(1 << 16).tolist()

    def run(seconds: float) -> Count:
        totals = [0, 0]

        def work() -> None:
            end = time.perf_counter() + seconds
            made = games = 0
            while time.perf_counter() < end:
                raw[:] = fresh
                border.start(raw, 0, options, start_luck(games * 982_451_653))
                while to_move[0] >= 0:
                    count = list_moves(raw, 0, out)
                    step(raw, 0, out[int(picks[made & 0xFFFF] * count)])
                    made += 1
                games += 1
            totals[0], totals[1] = made, games

        return timed(work, [totals])

    return Ready(__version__, run)


def our_peers(games: Sequence[Game]) -> list[Peer]:
    peers = []
    for game in games:
        title = f"Nekoban {game.name}"
        peers.append(Peer(title, "compiled loop", "", functools.partial(prepare_loop, game, 1)))
        peers.append(Peer(title, "two threads", "", functools.partial(prepare_loop, game, 2)))
        peers.append(Peer(title, "steps from Python", "", functools.partial(prepare_steps, game)))
    return peers


def ratios(figures: Sequence[Figure | Absence]) -> Table:
    """What the targets speak of, as ratios."""
    table = Table("figure", "measured", "target", title="ratios within this run")
    rates: dict[tuple[str, str], float] = {}
    for figure in figures:
        if isinstance(figure, Figure):
            rates[figure.name, figure.way] = figure.decisions_per_second
    for name, (peer, target) in TARGETS.items():
        ours = rates.get((f"Nekoban {name}", "compiled loop"))
        fastest = max(
            (rate for (other, way), rate in rates.items() if other == peer and "IS-MCTS" not in way),
            default=0,
        )
        if ours and fastest:
            table.add_row(f"{name} by {peer}", f"{ours / fastest:.1f}", f"at least {target}")
        two = rates.get((f"Nekoban {name}", "two threads"))
        if ours and two:
            table.add_row(f"{name}: two threads by one", f"{two / ours:.2f}", "at least 1.8")
    hearts = max((rate for (other, _), rate in rates.items() if other == "OpenSpiel hearts"), default=0)
    mauwi = rates.get(("Nekoban mauwi", "compiled loop"))
    if hearts and mauwi:
        table.add_row("mauwi by OpenSpiel hearts", f"{mauwi / hearts:.2f}", "aim: 1")
    return table


def small_costs(games: Sequence[Game]) -> Table:
    """Copying, compiling, starting."""
    table = Table(
        "game", "bytes a state", "copy, ns", "first compile, s", "cached start, s", title="small costs"
    )
    for game in games:
        states = np.zeros(4096, game.rules.State.dtype).view(np.uint8).reshape(4096, -1)
        other = states.copy()
        copy = min(time_of(lambda a=other, b=states: np.copyto(a, b)) for _ in range(30)) / 4096
        with tempfile.TemporaryDirectory() as folder:
            first = time_of(lambda g=game, f=folder: start_alone(g, f))
            again = min(time_of(lambda g=game, f=folder: start_alone(g, f)) for _ in range(3))
        size = str(states.shape[1])
        table.add_row(game.name, size, f"{copy * 1e9:.0f}", f"{first:.1f}", f"{again:.2f}")
    return table


def time_of(work: Callable[[], Any]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def start_alone(game: Game, cache: str) -> None:
    """A new process that makes one match and one move, compiled rules from that cache."""
    code = (
        "from nekoban.core.game import find_game\n"
        f"game = find_game({game.name!r})\n"
        "game.compiled.compile_ahead()\n"
        "state = game.compiled.start(game.options.read({}), 1)\n"
        "game.compiled.play(state, game.compiled.legal(state)[0])\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, "NEKOBAN_CACHE": cache})


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="bench.speed", description=__doc__)
    parser.add_argument("--game", action="append", help="only this game")
    parser.add_argument("--all-peers", action="store_true", help="the optional libraries too")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--write", type=Path, help="write the tables into this page")
    args = parser.parse_args(argv)
    games = [game for game in all_games().values() if not args.game or game.name in args.game]
    peers = [*our_peers(games), *(PEERS if args.all_peers else open_spiel_peers())]
    figures = measure_all(peers, args.seconds, args.rounds)
    console = Console(record=True, width=150)
    for table in (shown(figures), ratios(figures), small_costs(games)):
        console.print(table)
    if args.write:
        head = "# Benchmarks\n\n`python -m bench.speed`, one run on one machine:\n\n"
        args.write.write_text(f"{head}```text\n{console.export_text()}```\n", encoding="utf-8")


if __name__ == "__main__":
    main()
