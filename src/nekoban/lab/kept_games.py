"""Games kept as raw rows, a file for each plan: played on one machine, read on another.

Playing needs numpy, numba and rich alone; only who reads the games makes tables of them. A file is named by
its plan, which says who plays what by which rules. So a game is found again exactly if it would be the same.
"""

from __future__ import annotations

import io
import json
import shutil
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from contextlib import nullcontext
from hashlib import blake2b
from pathlib import Path

import numpy as np

from nekoban.bots.search import compile_search
from nekoban.core.catalogue import find_game
from nekoban.core.folders import keep
from nekoban.lab.simulate import AHEAD, Job, in_hand, worker_pool
from nekoban.lab.tables import QUICK, Plan, loop_of, loop_twin, play_rows


class KeptGames:
    """The games of one plan in a folder, by their seeds: joined in a file, or the chunks that are there.

    How many a plan asks for is not part of its name: a smaller one is given the first games of a larger one,
    and a larger one is asked only for the rest.
    """

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        same = {name: value for name, value in plan.to_data().items() if name != "count"}
        mark = blake2b(json.dumps(same).encode(), digest_size=8).hexdigest()
        self.file = folder / f"{plan.game}-{mark}.npz"
        self.parts = folder / f"{self.file.stem}.parts"

    def joined(self) -> int:
        """How many games are in the file."""
        return len(self.known()) if self.file.exists() else 0

    def missing(self) -> list[Job]:
        """The chunks that are still to be played."""
        there = np.zeros(self.plan.count, bool)
        there[: self.joined()] = True
        for part in self.chunks():
            first, last = (int(number) - self.plan.seed for number in part.name.split("-"))
            there[first:last] = True
        chunks = [(chunk.start, chunk.stop) for chunk in self.plan.chunks()]
        seed = self.plan.seed
        return [(self.plan, *chunk) for chunk in chunks if not there[chunk[0] - seed : chunk[1] - seed].all()]

    def chunks(self) -> list[Path]:
        """The files of games that are not joined yet."""
        return sorted(self.parts.glob(f"{'[0-9]' * 12}-{'[0-9]' * 12}"))

    def add(self, first: int, last: int, rows: bytes) -> None:
        self.parts.mkdir(parents=True, exist_ok=True)
        keep(self.parts / f"{first:012}-{last:012}", rows)

    def finish(self) -> None:
        """Join all games that are there from the first one on without a gap; keep what comes after a gap."""
        chunks = self.chunks()
        if not chunks:
            return
        rows = [self.known()] if self.file.exists() else []
        rows += [np.frombuffer(chunk.read_bytes(), self.row) for chunk in chunks]
        found = np.concatenate(rows)
        _, places = np.unique(found["seed"], return_index=True)  # in the order of seeds, each once
        found = found[places]
        whole = found[found["seed"] == self.plan.seed + np.arange(len(found))]
        content = io.BytesIO()
        np.savez_compressed(content, rows=whole.view(np.uint8))
        keep(self.file, content.getvalue())
        for chunk in chunks:
            if int(chunk.name.split("-")[1]) <= self.plan.seed + len(whole):
                chunk.unlink()
        if not self.chunks():
            shutil.rmtree(self.parts)

    @property
    def row(self) -> np.dtype:
        """The layout of a game's row."""
        return loop_twin(self.plan.found).bound["ROW"]

    def known(self) -> np.ndarray:
        """All games of the file."""
        with np.load(self.file) as content:
            return content["rows"].view(self.row)

    def rows(self) -> np.ndarray:
        """The games of the plan, one row each."""
        return self.known()[: self.plan.count]


def prepare(name: str, thinking: bool) -> None:
    """Compile all that playing needs: for bots that think, the rules and the search too."""
    game = find_game(name)
    loop_of(game)
    if thinking:
        game.compiled.compile_ahead()
        compile_search(game)


def play_bytes(plan: Plan, first: int, last: int) -> bytes:
    """Play a chunk of games into the bytes of their rows."""
    return play_rows(plan, range(first, last)).tobytes()


def play_plans(
    plans: Sequence[Plan],
    folder: Path,
    workers: int = 1,
    told: Callable[[int], None] = lambda games: None,
    pool: Executor | None = None,
) -> list[KeptGames]:
    """Play what is missing of many plans, in their order; nobody waits for the last game of a plan.

    `told` is called with the games done. Pass a `pool` (made by `worker_pool`) to use it, not a new one.
    """
    found = {plan: KeptGames(plan, folder) for plan in plans}
    jobs = [job for one in found.values() for job in one.missing()]
    left = Counter(plan for plan, _, _ in jobs)
    told(sum(plan.count for plan in plans) - sum(last - first for _, first, last in jobs))
    if jobs:
        with nullcontext(pool) if pool else worker_pool(workers, None) as players:
            thinkers = {plan.game for plan in left if not set(plan.bots) <= set(QUICK)}
            games = {plan.game for plan in left}
            for compiled in [players.submit(prepare, name, name in thinkers) for name in games]:
                compiled.result()  # once, before several processes need it
            for (plan, first, last), rows in in_hand(players, play_bytes, jobs, AHEAD * workers):
                found[plan].add(first, last, rows)
                told(last - first)
                left[plan] -= 1
                if not left[plan]:
                    found[plan].finish()
    for one in found.values():
        one.finish()  # what an earlier run had played, and not joined
    return [found[plan] for plan in plans]
