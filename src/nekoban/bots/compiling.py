"""Compiling in the background: one game after another, in a process of low priority.

Whoever plays begins with the interpreted rules. When a game is done its code is loaded from the cache, and
every match goes over to it with its next move. `python -m nekoban.bots.compiling GAME` is that process; it
writes a line for every part that is done.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import NamedTuple

from nekoban.bots.search import compile_search, search_is_compiled
from nekoban.core import loop
from nekoban.core.cache import cache_root, trusted_root
from nekoban.core.catalogue import find_game
from nekoban.core.game import Compiled, Game, is_compiled

PART_COUNT = len(loop.signatures()) + 1  # the border's entries and the search
NICE = 10  # how much the process gives way


class Progress(NamedTuple):
    """How far a game is."""

    state: str  # ready, compiling, waiting or failed
    done: int = 0  # parts
    parts: int = PART_COUNT


class Compiling:
    """Compiles games in the background. Threads may ask it anything at any time."""

    def __init__(self, told: Callable[[str], None] = lambda sentence: None) -> None:
        self.told = told
        self.waiting: list[Game] = []
        self.asked: list[Game] = []  # in this order, before all others
        self.failed: list[Game] = []
        self.current: Game | None = None
        self.done = 0  # parts of it
        self.changed = threading.Condition()
        self.process: subprocess.Popen[str] | None = None
        self.is_closed = False
        self.thread: threading.Thread | None = None

    def add(self, games: Iterable[Game]) -> None:
        """Compile these too, as far as they are not."""
        missing = [game for game in games if not is_prepared(game)]
        with self.changed:
            self.waiting += [game for game in missing if game not in (*self.waiting, self.current)]
            if self.waiting and self.thread is None and not self.is_closed:
                self.thread = threading.Thread(target=self.work, name="compiling", daemon=True)
                self.thread.start()
            self.changed.notify_all()

    def ask(self, game: Game) -> None:
        """Somebody plays this game: it comes before those that nobody has asked for."""
        if game in self.asked:
            return
        self.asked.append(game)
        if not is_prepared(game):
            self.add([game])

    def progress(self, game: Game) -> Progress:
        if is_prepared(game):
            return Progress("ready", PART_COUNT)
        if game in self.failed:
            return Progress("failed")
        return Progress("compiling", self.done) if game is self.current else Progress("waiting")

    def wait(self, game: Game, seconds: float | None = None) -> bool:
        """Wait until a game is ready or has failed; returns whether it is ready."""
        self.ask(game)
        with self.changed:
            self.changed.wait_for(lambda: is_prepared(game) or game in self.failed, seconds)
        return is_prepared(game)

    def close(self) -> None:
        with self.changed:
            self.is_closed = True
            self.changed.notify_all()
            if self.process is not None:
                self.process.terminate()

    # --- the thread

    def work(self) -> None:
        while (game := self.take()) is not None:
            self.told(f"The rules of {game.title} are being compiled; it can be played meanwhile.")
            is_made = self.compile(game) and self.load(game)
            with self.changed:
                self.current = None
                if not is_made:
                    self.failed.append(game)
                self.changed.notify_all()
            if not self.is_closed:
                self.told(outcome(game, is_made))

    def take(self) -> Game | None:
        """The next game: whatever was asked for first."""
        with self.changed:
            self.changed.wait_for(lambda: self.waiting or self.is_closed)
            if self.is_closed:
                return None
            game = next((game for game in self.asked if game in self.waiting), self.waiting[0])
            self.waiting.remove(game)
            self.current, self.done = game, 0
            return game

    def compile(self, game: Game) -> bool:
        """Fill the cache from another process, and count its parts as they are done."""
        with self.changed:
            if self.is_closed:
                return False
            self.process = process = start_process(game.name)
        assert process.stdout is not None
        with process.stdout as lines:
            for _ in lines:
                with self.changed:
                    self.done += 1
                    self.changed.notify_all()
        return process.wait() == 0

    def load(self, game: Game) -> bool:
        """Load what the cache has now. From the last part on the game's engine is the compiled one."""
        try:
            compile_search(game)
            Compiled(game).compile_ahead()
        except Exception:  # whatever is wrong with it, the interpreted rules go on
            return False
        return is_prepared(game)


def is_prepared(game: Game) -> bool:
    """Whether a game and its search are compiled."""
    return is_compiled(game) and search_is_compiled(game)


def outcome(game: Game, is_made: bool) -> str:
    """The sentence about a game whose rules were compiled in the background, or could not be."""
    if is_made:
        return f"The rules of {game.title} are compiled."
    return (
        f"The rules of {game.title} could not be compiled; it is played with interpreted rules. "
        f"`nekoban compile {game.name}` says why."
    )


def start_process(name: str) -> subprocess.Popen[str]:
    """The process that compiles a game, into the same cache and at a low priority."""
    low = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)  # Windows
    return subprocess.Popen(
        [sys.executable, "-m", "nekoban.bots.compiling", name],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        creationflags=low,
        env={**os.environ, "NEKOBAN_CACHE": str(trusted_root(cache_root()))},
    )


def main(name: str) -> None:
    """Compile one game, and write a line after every part."""
    if os.name == "posix":
        os.nice(NICE)
    game = find_game(name)
    Compiled(game).compile_ahead(made=lambda entry: print(entry, flush=True))
    compile_search(game)
    print("search", flush=True)


if __name__ == "__main__":
    with suppress(KeyboardInterrupt, BrokenPipeError):  # whoever asked for it has gone
        main(sys.argv[1])
