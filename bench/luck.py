"""What luck costs: the loop of simulation and the search with keyed luck and without, and a keyed roll.

    python -m bench.luck --keyless     beside a copy of the present source without keyed luck
    git worktree add ../older COMMIT
    python -m bench.luck --older ../older/src

Both versions run side by side, each in a process of its own, and take turns; they play the same games and
search the same positions, so only the ratio of their times counts. An older version may have other rules;
the copy without keyed luck differs in nothing else.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).parents[1] / "src"
DECISIONS = 100_000  # of a measurement of the loop
BOT = "house-cat"
ROUNDS = 25
WORK = ("loop", "search")
CARDS = 1000
SHUFFLES = 200


class Side:
    """One version, in its own process."""

    def __init__(self, source: Path) -> None:
        paths = os.pathsep.join([str(source), str(Path(__file__).parents[1])])
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.luck", "--answer"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": paths},
        )  # fmt: skip

    def ask(self, what: str, game: str) -> float:
        """Seconds that it takes."""
        assert self.process.stdin
        assert self.process.stdout
        print(what, game, file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())


def answer() -> None:
    """Measure what is asked on the standard input, line by line."""
    kept: dict[tuple[str, str], Any] = {}
    for line in sys.stdin:
        what, name = line.split()
        if (what, name) not in kept:
            kept[what, name] = prepared(what, name)
            kept[what, name]()
        begin = time.process_time()
        kept[what, name]()
        print(time.process_time() - begin, flush=True)


def prepared(what: str, name: str) -> Any:
    """A piece of work that is the same in both versions."""
    import numpy as np

    from nekoban.bots import make_bot

    try:
        from nekoban.core.catalogue import find_game
    except ModuleNotFoundError:  # before the catalogue had a module of its own
        from nekoban.core.game import find_game  # type: ignore[attr-defined]

    game = find_game(name)
    options = game.options.read({"players": 2})
    fresh = game.state().bytes
    if what == "loop":
        room, out, border = fresh.copy(), np.zeros(2048, np.int16), game.compiled.border
        lucks = np.arange(1, 65, dtype=np.int64) * 987_654_321_987
        return lambda: border.random_games(room, fresh, options.bytes, lucks.copy(), out, DECISIONS)
    state = game.compiled.start(options, 987_654_321_987)
    view, legal = game.compiled.view(state, state.to_move), game.compiled.legal(state)
    bot = make_bot(BOT, game)
    return lambda: [bot.choose(view, legal, 7_919_777 * (number + 1)) for number in range(20)]


def keyless(folder: Path) -> Path:
    """A copy of the present source in which a roll never asks for a key, and states have none."""
    source = folder / "src"
    shutil.copytree(SOURCE, source, ignore=shutil.ignore_patterns("__pycache__", "static"))
    core = source / "nekoban/core"
    leave_out(core / "luck.py", r"    if luck < 0:\n        return keyed_roll\(state, sides\)\n")
    leave_out(
        core / "game.py", r", state\.key(?= = luck, key$)", r"(?<= = luck), key$", r"^ *state\.key = key\n"
    )
    for file in source.glob("**/state.py"):
        leave_out(file, r"^    key: Array = luck_key\(\).*\n")
    return source


def leave_out(file: Path, *patterns: str) -> None:
    """Take something out of a file of ours; where it is not, the copy would be measured beside itself."""
    text = file.read_text(encoding="utf-8")
    for pattern in patterns:
        text, count = re.subn(pattern, "", text, flags=re.MULTILINE)
        if count != 1:
            raise ValueError(f"{file} has {count} places like {pattern!r}, not one: keyless() must be mended")
    file.write_text(text, encoding="utf-8")


def compare(older: Path, games: list[str]) -> None:
    newer = SOURCE
    for source in (older, newer):
        warm = Side(source)  # code that was just compiled runs otherwise than code from the cache
        for what in WORK:
            for game in games:
                warm.ask(what, game)
        warm.process.kill()
    sides = [Side(older), Side(newer)]
    for what in WORK:
        for game in games:
            times: list[list[float]] = [[], []]
            for number in range(ROUNDS + 1):
                for side in (0, 1) if number % 2 else (1, 0):
                    taken = sides[side].ask(what, game)
                    if number:
                        times[side].append(taken)
            ratios = [new / old for old, new in zip(*times, strict=True)]
            print(
                f"{what:6} {game:12} new / old: median {statistics.median(ratios):.3f}, "
                f"of the best times {min(times[1]) / min(times[0]):.3f}",
                flush=True,
            )


def rolls() -> None:
    """What a roll costs in both generators, compiled and interpreted: a part of a shuffle."""
    from nekoban.core import luck
    from nekoban.core.compiled import compiled
    from nekoban.core.luck import luck_key
    from nekoban.core.record import Array, Record, public, secret

    class Deck(Record):
        cards: Array = public.i16(CARDS)
        luck: int = secret.i64()
        key: Array = luck_key()

    for name, twin, count in (("compiled", compiled(luck), SHUFFLES), ("interpreted", luck, 1)):
        taken: dict[str, list[float]] = {"quick": [], "keyed": []}
        for number in range(2 * ROUNDS):
            kind = ("quick", "keyed")[number % 2]
            deck = Deck()
            deck.luck = luck.KEYED if kind == "keyed" else luck.start_luck(987_654_321)
            twin.shuffle(deck, deck.cards, CARDS)
            begin = time.process_time()
            for _ in range(count):
                twin.shuffle(deck, deck.cards, CARDS)
            taken[kind].append((time.process_time() - begin) / count / CARDS)
        quick, keyed = (statistics.median(taken[kind]) * 1e9 for kind in ("quick", "keyed"))
        print(f"{name}: a roll and a swap take {quick:.1f} ns quick, {keyed:.1f} ns keyed")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="What luck costs.")
    parser.add_argument("--answer", action="store_true", help="measure what the standard input asks for")
    parser.add_argument("--older", type=Path, help="the src folder of an older version")
    parser.add_argument("--keyless", action="store_true", help="beside the present source without keyed luck")
    parser.add_argument("--games", nargs="+", help="their names; without it, all")
    asked = parser.parse_args()
    if asked.answer:
        answer()
    else:
        rolls()
        from nekoban.core.catalogue import all_games

        with tempfile.TemporaryDirectory() as folder:
            older = keyless(Path(folder)) if asked.keyless else asked.older
            if older:
                compare(older, asked.games or list(all_games()))
