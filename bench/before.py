"""The compiled loop, or the batch, beside that of an older checkout: `python -m bench.before FOLDER`.

Two processes, one for each source, play random games of the same tables in turns, some hundredths of a second
each. Every turn gives decisions by computing time, so what else runs on the machine meets both alike. The
ratio of a round is the present speed by the older one; the median over all rounds is printed.

    git worktree add /tmp/older 41bb732
    python -m bench.before /tmp/older
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

CHUNK = 10_000  # decisions in one compiled call
ROUNDS = 60
MATCHES, STEPS, KINDS = 1024, 4, 4  # of a batch: matches, steps in a turn, and how many kinds of tables
LOOP, BATCH = "loop", "batch"
Play = Callable[[], int]  # plays for a moment; how many decisions were made
SOURCE = Path(__file__).parents[1]


class Side:
    """A process that plays with the rules of one source, compiled in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        kept = {"PYTHONPATH": str(folder / "src"), "NEKOBAN_CACHE": str(folder / "build" / "compiled")}
        environment = {**os.environ, **kept}
        command = [sys.executable, __file__, "--play"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )

    def ask(self, *question: Any) -> Any:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())


def compare(name: str, older: Side, present: Side, rounds: int, begin: str) -> list[float]:
    """Present speed by older speed, round by round; whoever begins changes."""
    both = set(map(json.dumps, older.ask("tables", name))) & set(map(json.dumps, present.ask("tables", name)))
    tables = [json.loads(table) for table in sorted(both)]
    ratios = []
    for side in (older, present):
        side.ask(begin, name, tables)
    for number in range(rounds + 1):
        order = (older, present) if number % 2 else (present, older)
        made = {side: side.ask("play") for side in order}
        ratios.append(made[present] / made[older])
    return sorted(ratios[1:])  # the first round warms up


def write_line(name: str, ratios: list[float]) -> None:
    low, high = ratios[len(ratios) // 4], ratios[-len(ratios) // 4 - 1]
    middle = statistics.median(ratios)
    print(f"{name}: {middle:.3f} times the older speed (half of the rounds: {low:.3f} to {high:.3f})")


# --- in the process of one side


def games() -> dict[str, Any]:
    try:
        from nekoban.core.catalogue import all_games
    except ImportError:  # before 0.2.0
        all_games = importlib.import_module("nekoban.core.game").all_games
    return all_games()


def loops(name: str, tables: list[dict[str, Any]]) -> list[Play]:
    """Random games in the compiled loop."""
    game: Any = games()[name]
    kind = getattr(game, "state", None) or game.rules.State
    fresh, out, chance = kind().bytes, np.zeros(2048, np.int16), np.random.default_rng(7)

    def prepared(options: Any) -> Play:
        def play() -> int:
            lucks = chance.integers(1, 1 << 61, 64)
            game.compiled.border.random_games(room, fresh, options, lucks, out, CHUNK)
            return int(lucks[0])

        room = fresh.copy()
        return play

    return [prepared(game.options.read(table).bytes) for table in tables]


def batches(name: str, tables: list[dict[str, Any]]) -> list[Play]:
    """Random games in the batch, with masks and observations."""
    import nekoban.rl

    def prepared(table: dict[str, Any]) -> Play:
        def play() -> int:
            for _ in range(STEPS):
                env.step(env.sample())
            return STEPS * MATCHES

        env = nekoban.rl.batch(name, MATCHES, threads=1, observations="int8", seed=1, **table)
        env.reset()
        for _ in range(100):  # so that the matches are at different stages
            env.step(env.sample())
        return play

    return [prepared(table) for table in tables[:: max(1, len(tables) // KINDS)][:KINDS]]


def speed(ready: list[Play]) -> float:
    """Decisions by second of computing, over all tables once."""
    begin = time.process_time()
    made = sum(play() for play in ready)
    return made / (time.process_time() - begin)


def serve() -> None:
    ready: list[Play] = []
    for line in sys.stdin:
        match json.loads(line):
            case ["games"]:
                answer: Any = list(games())
            case ["tables", name]:
                answer = [sample for sample in games()[name].samples() if "called" not in sample]
            case [kind, name, tables]:
                ready = (batches if kind == BATCH else loops)(name, tables)
                answer = len(ready)
            case _:
                answer = speed(ready)
        print(json.dumps(answer), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", nargs="?", type=Path, help="the older checkout")
    parser.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--batch", action="store_true", help="batches instead of the loop")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--game", action="append", help="only this game")
    given = parser.parse_args()
    if given.play:
        serve()
        return
    if given.folder is None:
        parser.error("name the folder of an older checkout")
    older, present = Side(given.folder), Side(SOURCE)
    known = present.ask("games")
    for name in given.game or [name for name in older.ask("games") if name in known]:
        write_line(name, compare(name, older, present, given.rounds, BATCH if given.batch else LOOP))


if __name__ == "__main__":
    main()
