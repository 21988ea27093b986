"""The CPU's batch on more and more cores, and what the host can give: `python -m bench.cores --out FOLDER`.

Threads of one batch, unbound and bound to cores, are held against processes that share nothing: each of them
has a batch of its part of the matches, then the bare loop, then additions and multiplications alone, which
touch no memory. All take turns in every round, so that what disturbs the host meets all alike; a ratio is
taken within its round, and medians of the rounds are written, as JSON and as a page. Rules are compiled
first. It needs no more than NumPy and numba.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from nekoban.core.catalogue import find_game
from nekoban.rl.batches import Batch

GAMES = ("mauwi", "iwari")  # unless others are asked for: the page tells of these two
COUNTS = (1, 2, 4, 8, 16)
MATCHES = 1 << 14  # unless others are asked for
ROUNDS = 3  # at least; more while there is time
SECONDS = 150  # for all rounds
SLICE = 0.4  # of one measurement
MIXED = 100  # steps after which matches are at all stages
CHUNK = 10_000  # decisions of the bare loop in one call
CHAINS, TURNS = 8, 100_000  # multiplications that do not wait for each other; how often in one call
LEAD = 0.03  # seconds until processes that were told begin together
THREADS, BOUND = "threads of one batch", "the same, bound to cores"
APART, LOOP, SUMS = "processes, a batch each", "processes, the bare loop", "processes, sums alone"
FOLDER = Path("/sys/devices/system/cpu")
ABOUT_CORES = ("core_id", "physical_package_id", "thread_siblings_list")

Work = Callable[[], int]  # computes for a moment; returns how much was done


@dataclass(frozen=True)
class Speed:
    """Of one way on some cores: medians of the rounds."""

    game: str
    way: str
    cores: int
    speed: float  # millions a second: of decisions, or of sums
    times: float  # as fast as on one core in the same round
    low: float  # the smallest and the largest of these
    high: float
    checking: float | None = None  # microseconds of a step in which nothing is played


# --- what is measured


def ready_batch(name: str, n: int, threads: int, bound: bool = False) -> Batch:
    """A batch with matches at all stages."""
    game = find_game(name)
    env = Batch(game, n, seed=1, observations="int8", threads=threads, bound=bound, **game.samples()[0])
    env.reset()
    for _ in range(MIXED):
        env.step(env.sample())
    return env


def stepping(env: Batch) -> Work:
    def work() -> int:
        env.step(env.sample())
        return env.n

    return work


def looping(name: str) -> Work:
    """Random games in the compiled loop."""
    game = find_game(name)
    fresh, out, chance = game.state().bytes, np.zeros(2048, np.int16), np.random.default_rng(7)
    options, room = game.options.read(game.samples()[0]).bytes, fresh.copy()

    def work() -> int:
        lucks = chance.integers(1, 1 << 61, 64)
        game.compiled.border.random_games(room, fresh, options, lucks, out, CHUNK)
        return int(lucks[0])

    return work


@cache
def adding() -> Work:
    """Sums of numbers that stay in the registers: enough at once to keep a whole core busy."""
    import numba

    @numba.njit("int64(int64)", nogil=True)
    def add(turns: int) -> int:
        a = b = c = d = e = f = g = h = np.int64(turns)
        for turn in range(turns):
            a, b, c, d = a * 3 + turn, b * 5 + turn, c * 7 + turn, d * 9 + turn
            e, f, g, h = e * 11 + turn, f * 13 + turn, g * 15 + turn, h * 17 + turn
        return int(a ^ b ^ c ^ d ^ e ^ f ^ g ^ h)

    def work() -> int:
        add(TURNS)
        return TURNS * CHAINS

    return work


def speed_of(work: Work, seconds: float) -> float:
    """Millions a second."""
    done, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        done += work()
    return done / (time.perf_counter() - start) / 1e6


def checking_time(env: Batch) -> float:
    """Microseconds of a step beside playing: one row is refused, so that nothing is played."""
    times = []
    for _ in range(30):
        env.step(env.sample())
        actions = env.sample()
        actions[-1] = env.actions  # no such action
        start = time.perf_counter()
        try:
            env.step(actions)
        except ValueError:
            times.append(time.perf_counter() - start)
    return statistics.median(times) * 1e6


# --- processes that share nothing


class Aside:
    """A process of its own that measures when it is told to."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs,), daemon=True)
        self.process.start()

    def tell(self, *what: Any) -> None:
        self.line.send(what)

    def hear(self) -> Any:
        return self.line.recv()


def serve(line: Any) -> None:
    ready: dict[tuple[str, str, int], Work] = {}
    while True:
        way, name, n, seconds, start = line.recv()
        if (way, name, n) not in ready:
            ready[way, name, n] = made(way, name, n)
        ready[way, name, n]()
        time.sleep(max(0.0, start - time.monotonic()))
        line.send(speed_of(ready[way, name, n], seconds))


def made(way: str, name: str, n: int) -> Work:
    if way == APART:
        return stepping(ready_batch(name, n, 1))
    return looping(name) if way == LOOP else adding()


def together(asides: Sequence[Aside], way: str, name: str, matches: int, seconds: float) -> float:
    """What these processes make at the same time, in sum."""
    n, start = matches // len(asides), time.monotonic() + LEAD
    for aside in asides:
        aside.tell(way, name, n, seconds, start)
    return sum(aside.hear() for aside in asides)


# --- rounds


class Measured:
    """All ways for one game, and what they made round by round."""

    def __init__(
        self, name: str, counts: Sequence[int], asides: Sequence[Aside], matches: int, seconds: float
    ) -> None:
        self.name, self.counts, self.asides, self.seconds = name, counts, asides, seconds
        self.matches = matches
        self.envs = {(THREADS, count): ready_batch(name, matches, count) for count in counts}
        self.envs[BOUND, counts[-1]] = ready_batch(name, matches, counts[-1], bound=True)
        for way, count in product((APART, LOOP, SUMS), counts):
            together(asides[:count], way, name, matches, 0)  # makes what is measured
        self.rounds: list[dict[tuple[str, int], float]] = []
        self.checks: dict[tuple[str, int], list[float]] = {}

    def round(self, number: int) -> None:
        """Everything once, from few cores to many or back; one thread at the beginning and at the end."""
        first, found = self.envs[THREADS, 1], {}
        before = speed_of(stepping(first), self.seconds)
        ways = [*((THREADS, count) for count in self.counts[1:]), (BOUND, self.counts[-1])]
        for way in ways[:: -1 if number % 2 else 1]:
            env = self.envs[way]
            stepping(env)()  # its threads wake up
            found[way] = speed_of(stepping(env), self.seconds)
            self.checks.setdefault(way, []).append(checking_time(env))
        found[THREADS, 1] = (before + speed_of(stepping(first), self.seconds)) / 2
        self.checks.setdefault((THREADS, 1), []).append(checking_time(first))
        for way in (APART, LOOP, SUMS):
            for count in self.counts[:: -1 if number % 2 else 1]:
                asides = self.asides[:count]
                found[way, count] = together(asides, way, self.name, self.matches, self.seconds)
        self.rounds.append(found)

    def speeds(self) -> Iterator[Speed]:
        """Every way is held against itself on one core; bound threads against one thread."""
        for way, count in sorted(self.rounds[0], key=lambda one: (WAYS.index(one[0]), one[1])):
            base = (THREADS if way == BOUND else way), 1
            times = [found[way, count] / found[base] for found in self.rounds]
            speed = statistics.median(found[way, count] for found in self.rounds)
            checks = self.checks.get((way, count))
            checking = statistics.median(checks) if checks else None
            middle = statistics.median(times)
            yield Speed(self.name, way, count, speed, middle, min(times), max(times), checking)


WAYS = (THREADS, BOUND, APART, LOOP, SUMS)


def measure(
    names: Sequence[str], counts: Sequence[int], matches: int, seconds: float, slice_: float
) -> Iterator[list[Speed]]:
    """The speeds after every round of all games: as many rounds as there is time for."""
    asides = [Aside() for _ in range(counts[-1])]
    try:
        games = [Measured(name, counts, asides, matches, slice_) for name in names]
        number, end, longest = 0, time.monotonic() + seconds, 0.0
        while number < ROUNDS or time.monotonic() + longest < end:
            begin = time.monotonic()
            for game in games:
                game.round(number)
            longest = max(longest, time.monotonic() - begin)
            number += 1
            yield [speed for game in games for speed in game.speeds()]
    finally:
        for aside in asides:
            aside.process.kill()


# --- the host


def host() -> dict[str, Any]:
    """Which processor this is, and which of its cores are two halves of one."""
    told: dict[str, Any] = {"python": platform.python_version(), "numpy": np.__version__}
    told["usable"] = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    lines = read(Path("/proc/cpuinfo")).splitlines()
    told["processor"] = next((line.split(":")[1].strip() for line in lines if "model name" in line), "")
    told["limit"] = read(Path("/sys/fs/cgroup/cpu.max"))
    told["cores"] = [core_facts(folder) for folder in sorted(FOLDER.glob("cpu[0-9]*"), key=core_number)]
    return told


def core_number(folder: Path) -> int:
    return int(folder.name.removeprefix("cpu"))


def core_facts(folder: Path) -> dict[str, Any]:
    facts: dict[str, Any] = {"cpu": core_number(folder)}
    facts |= {name: read(folder / "topology" / name) for name in ABOUT_CORES}
    for cached in sorted((folder / "cache").glob("index*")):
        kind = f"L{read(cached / 'level')} {read(cached / 'type')}"
        facts[kind] = f"{read(cached / 'size')} of {read(cached / 'shared_cpu_list')}"
    return facts


def read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8").strip()
    except OSError:
        return ""


# --- what is written


def page(told: dict[str, Any], speeds: Sequence[Speed], matches: int, rounds: int) -> str:
    siblings = {core["thread_siblings_list"] for core in told["cores"]}
    heads = ("game", "way", "cores", "millions a second", "times one", "from", "to", "nothing played, µs")
    rows = [heads, ("---", "---", *["---:"] * 6), *map(cells, speeds)]
    return "\n".join([
        f"{told['processor']}: {len(told['cores'])} cores, which are {len(siblings)} when those are counted "
        f"once that are halves of one ({', '.join(sorted(siblings))}). Python {told['python']}, "
        f"{matches:,} matches, {rounds} rounds.",
        "",
        *("| " + " | ".join(row) + " |" for row in rows),
        "",
    ])  # fmt: skip


def cells(one: Speed) -> tuple[str, ...]:
    checking = "" if one.checking is None else f"{one.checking:.0f}"
    ratios = (f"{ratio:.2f}" for ratio in (one.times, one.low, one.high))
    return one.game, one.way, str(one.cores), f"{one.speed:,.2f}", *ratios, checking


def warm(name: str) -> None:
    """Compile what is measured."""
    Batch(name, 1, **find_game(name).samples()[0]).reset()
    looping(name)()


def warm_all(names: Sequence[str]) -> None:
    context = get_context("spawn")
    processes = [context.Process(target=warm, args=(name,)) for name in names]
    for process in processes:
        process.start()
    for process in processes:
        process.join()


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--out", type=Path, required=True, help="the folder of cores.json and cores.md")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--threads", default=",".join(map(str, COUNTS)))
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for all rounds, but at least three")
    parser.add_argument("--slice", type=float, default=SLICE, help="seconds of one measurement")
    given = parser.parse_args(argv)
    given.out.mkdir(parents=True, exist_ok=True)
    names, told, begin = given.games.split(","), host(), time.monotonic()
    warm_all(names)
    print(f"compiled in {time.monotonic() - begin:.0f} s", flush=True)
    counts = sorted(map(int, given.threads.split(",")))
    found: list[Speed] = []
    for number, found in enumerate(measure(names, counts, given.matches, given.seconds, given.slice), 1):
        kept = {
            "host": told,
            "matches": given.matches,
            "rounds": number,
            "cores": [asdict(one) for one in found],
        }
        (given.out / "cores.json").write_text(json.dumps(kept, indent=1), encoding="utf-8")
        (given.out / "cores.md").write_text(page(told, found, given.matches, number), encoding="utf-8")
        print(f"round {number} after {time.monotonic() - begin:.0f} s", flush=True)
    sys.stdout.write((given.out / "cores.md").read_text(encoding="utf-8"))
    print(f"{time.monotonic() - begin:.0f} s in all")


if __name__ == "__main__":
    main()
