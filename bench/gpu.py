"""The rules on a GPU: the same bytes as on the CPU, and how fast.

    python -m bench.gpu --build               # on any machine with nekoban[gpu]
    python -m bench.gpu --write FILE.json     # on a machine with a GPU, CuPy, numba and, beside it, Pgx
    python -m bench.gpu --page FILE.json      # docs/benchmarks-gpu.md from what was measured

Times are those of the GPU's own clock between two events, medians of several launches.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from nekoban.core import gpu
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.game import Game
from nekoban.rl.batches import Batch
from nekoban.rl.gpu_batches import STEPS, GpuBatch
from tools.expectations import expected

PARTS = (gpu.PLAY, STEPS)
MATCHES, DECISIONS = 1000, 1000  # compared byte for byte, for every option sample
ROUNDS = 5
SIZES = (1 << 14, 1 << 17, 1 << 20)
BATCH_STEPS = 64  # of a batch, compared number for number
PEERS = ("backgammon", "kuhn_poker")


# --- building


def built(name: str, part: int, kernels: list[str]) -> tuple[str, int, float, dict[str, Any]]:
    start = time.perf_counter()
    made = gpu.build_kernels(find_game(name), PARTS[part], gpu.DEFAULT_ARCH, kernels)
    return name, part, time.perf_counter() - start, made


def warmed(name: str) -> tuple[str, int, float, dict[str, Any]]:
    """Compile for the CPU what the GPU is compared with."""
    start = time.perf_counter()
    game = find_game(name)
    host = gpu.Gpu(game, gpu.Host(game))
    host.wander(host.start([1]), game.options.read(game.samples()[0]), 1)
    Batch(game, 1, **game.samples()[0]).reset()
    return name, -1, time.perf_counter() - start, {}


def build_all(games: list[str], cpu: bool) -> list[dict[str, Any]]:
    """One process for each large kernel."""
    told, made = [], {}
    split = [(0, ["wander"]), (0, ["finish"]), (1, ["step", "find_refused", "pick_all"])]
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        jobs = [pool.submit(built, name, *part) for part in split for name in reversed(games)]
        jobs += [pool.submit(warmed, name) for name in reversed(games) if cpu]
        for job in jobs:
            name, part, seconds, kernels = job.result()
            made.setdefault((name, part), {}).update(kernels)
            facts = {kernel: (one.registers, one.stack, len(one.code)) for kernel, one in kernels.items()}
            told.append({"game": name, "kernels": facts, "seconds": seconds})
            print(f"built {name} in {seconds:.0f} s {facts}", flush=True)
    for (name, part), kernels in made.items():
        if kernels:
            gpu.write_file(gpu.file_of(find_game(name), PARTS[part], gpu.DEFAULT_ARCH), kernels)
    return told


# --- the same bytes


def reached(name: str, number: int, on_gpu: bool) -> np.ndarray:
    """The states of many matches after so many decisions by chance."""
    game = find_game(name)
    lucks = np.random.default_rng(number).integers(1, 1 << 62, MATCHES)
    machine = gpu.Cuda(game) if on_gpu else gpu.Host(game)
    options = game.options.read(game.samples()[number])
    return gpu.Gpu(game, machine).reached(lucks, options, DECISIONS)


def compare(game: Game, number: int, expected: np.ndarray) -> dict[str, Any]:
    """How many matches are equal byte for byte to those of the CPU."""
    sample = game.samples()[number]
    found = (expected, reached(game.name, number, True))
    equal = int(np.sum([one.tobytes() == two.tobytes() for one, two in zip(*found, strict=True)]))
    return {"game": game.name, "options": {k: str(v)[:40] for k, v in sample.items()}, "equal": equal}


def compare_all(games: list[str]) -> Iterator[dict[str, Any]]:
    """Every set of options of every game; the CPU's part on all cores."""
    sets = [(name, number) for name in games for number in range(len(find_game(name).samples()))]
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        expected = [pool.submit(reached, name, number, False) for name, number in sets]
        for (name, number), job in zip(sets, expected, strict=True):
            yield compare(find_game(name), number, job.result())


def compare_batch(game: Game, number: str) -> int:
    """How many steps of a batch give the same numbers on both machines."""
    sample = game.samples()[0]
    ours = Batch(game, 256, seed=3, observations=number, **sample)
    theirs = GpuBatch(game, 256, seed=3, observations=number, **sample)
    two: Any
    one, two = ours.reset(), theirs.reset()
    for step in range(BATCH_STEPS):
        if any((here != there.get()).any() for here, there in zip(one, two, strict=True)):
            return step
        picked = ours.sample()
        if (picked != theirs.sample().get()).any():
            return step
        one, two = ours.step(picked), theirs.step(picked)
    theirs.verify()
    return BATCH_STEPS


# --- speed


def median_ms(cupy: Any, run: Callable[[], Any]) -> float:
    """The median time of a launch, by events of the GPU."""
    run()
    times = []
    for _ in range(ROUNDS):
        begin, end = cupy.cuda.Event(), cupy.cuda.Event()
        begin.record()
        run()
        end.record()
        end.synchronize()
        times.append(cupy.cuda.get_elapsed_time(begin, end))
    return statistics.median(times)


def bare_loop(game: Game, n: int, steps: int) -> float:
    """Millions of decisions a second by chance, listed and made, without leaving the kernel."""
    twin = gpu.Gpu(game)
    columns = twin.start(np.arange(1, n + 1, dtype=np.int64) * 1_000_003)
    options = twin.machine.move(game.options.read(game.samples()[0]).bytes)
    done = twin.machine.zeros(n, np.uint8)
    ms = median_ms(
        twin.machine.xp,
        lambda: twin.machine.launch("wander", n, columns, twin.fresh, options, steps, done),
    )
    return n * steps / ms / 1e3


def batch_speed(game: Game, n: int, number: str) -> float:
    """Millions of decisions a second with observations, masks, rewards and checked actions."""
    env = GpuBatch(game, n, seed=1, observations=number, **game.samples()[0])
    env.reset()
    for _ in range(20):
        env.step(env.sample())
    ms = median_ms(env.xp, lambda: [env.step(env.sample()) for _ in range(5)])
    return 5 * n / ms / 1e3


def measure_game(game: Game) -> dict[str, Any]:
    pool = import_module("cupy").get_default_memory_pool()
    told: dict[str, Any] = {"game": game.name, "bytes": game.state.dtype.itemsize, "loop": [], "batch": []}
    for n in SIZES:
        speed = bare_loop(game, n, 64)
        told["loop"].append({"n": n, "speed": speed})
        print(f"{game.name} loop n={n}: {speed:.1f} M/s", flush=True)
        pool.free_all_blocks()
    for n in SIZES[1:]:
        for number in ("int8", "float32"):
            speed = batch_speed(game, n, number)
            told["batch"].append({"n": n, "numbers": number, "speed": speed})
            print(f"{game.name} batch n={n} {number}: {speed:.1f} M/s", flush=True)
            pool.free_all_blocks()
    return told


def peer_speed(name: str, n: int = 1 << 17, steps: int = 64) -> float:
    """Pgx on the same GPU: random legal actions, matches begin anew, all compiled into one loop."""
    jax, jnp, pgx = (import_module(module) for module in ("jax", "jax.numpy", "pgx"))
    env = pgx.make(name)
    step = import_module("pgx.experimental").auto_reset(env.step, env.init)

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, choice, more = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choice, logits, axis=1)
        return (jax.vmap(step)(state, actions, jax.random.split(more, n)), key), None

    run = jax.jit(lambda carry: jax.lax.scan(one, carry, None, steps)[0])
    key = jax.random.PRNGKey(0)
    carry = run((jax.jit(jax.vmap(env.init))(jax.random.split(key, n)), key))
    jax.block_until_ready(carry)
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        carry = run(carry)
        jax.block_until_ready(carry)
        times.append(time.perf_counter() - start)
    return n * steps / statistics.median(times) / 1e6


def core_speeds(game: Game, threads: list[int], n: int = 1 << 14, steps: int = 60) -> dict[str, float]:
    """The CPU's batch on more and more cores, millions of decisions a second."""
    told = {}
    for count in threads:
        env = Batch(game, n, seed=1, observations="int8", threads=count, **game.samples()[0])
        env.reset()
        times = []
        for _ in range(ROUNDS):
            start = time.perf_counter()
            for _ in range(steps // ROUNDS):
                env.step(env.sample())
            times.append((time.perf_counter() - start) / (steps // ROUNDS))
        told[str(count)] = n / statistics.median(times) / 1e6
        print(f"{game.name} cpu threads={count}: {told[str(count)]:.2f} M/s", flush=True)
        env.close()
    return told


def attempt(what: str, run: Callable[[], Any]) -> Any:
    """A measurement that must not cost the others."""
    try:
        return run()
    except Exception as error:
        print(f"{what} failed: {type(error).__name__}: {str(error)[:600]}", flush=True)
        return None


def measure(games: list[str], file: Path, stages: str) -> None:
    told: dict[str, Any] = {"machine": platform.platform(), "python": platform.python_version()}

    def keep(name: str, value: Any) -> None:
        told.setdefault(name, []).append(value)
        file.write_text(json.dumps(told, indent=1), encoding="utf-8")

    for found in compare_all(games) if "e" in stages else ():
        keep("equal", found)
        print("equal", found, flush=True)
    for name in games if "b" in stages else ():
        for number in ("int8", "float32"):
            steps = attempt(name, lambda name=name, number=number: compare_batch(find_game(name), number))
            keep("batch_equal", {"game": name, "numbers": number, "steps": steps})
            print("batch equal", name, number, steps, flush=True)
    for name in games if "s" in stages else ():
        keep("speed", attempt(name, lambda name=name: measure_game(find_game(name))))
    for name in PEERS if "p" in stages else ():
        speed = attempt(name, lambda name=name: peer_speed(name))
        keep("peers", {"name": name, "speed": speed})
        print("pgx", name, speed, flush=True)
    for name in games if "c" in stages else ():
        cores = attempt(name, lambda name=name: core_speeds(find_game(name), [1, 2, 4, 8, 16]))
        keep("cores", {"game": name, "threads": cores})


# --- the page

SMALL_KERNEL = 20_000  # bytes; smaller ones are not told


def mark(speed: float, wanted: float | None) -> str:
    """A speed, and whether it is what was wanted."""
    told = f"{speed:,.0f}" if speed >= 100 else f"{speed:.1f}"
    if wanted is None:
        return told
    return f"{told} (wanted {wanted})" if speed >= wanted else f"{told} (wanted {wanted}: **not reached**)"


def speed_lines(told: dict[str, Any]) -> Iterator[str]:
    backgammon = next((one["speed"] for one in told.get("peers", []) if one["name"] == "backgammon"), None)
    yield "| game | bytes of a state | bare loop | batch, int8 | batch, float32 | loop by Pgx backgammon |"
    yield "|---|---:|---:|---:|---:|---:|"
    wanted = expected("gpu")
    for one in told.get("speed", []):
        loop, batch = (wanted.get(one["game"], {}).get(way) for way in ("loop", "batch"))
        bare = one["loop"][-1]["speed"]
        small, large = (entry["speed"] for entry in one["batch"][-2:])
        ratio = f"{bare / backgammon:.1f}" if backgammon else "-"
        cells = (one["game"], one["bytes"], mark(bare, loop), mark(small, batch), mark(large, batch), ratio)
        yield "| " + " | ".join(map(str, cells)) + " |"
    for peer in told.get("peers", []):
        yield f"| Pgx {peer['name']}, 131,072 matches | | {mark(peer['speed'], None)} | | | |"


def equal_lines(told: dict[str, Any]) -> Iterator[str]:
    for name in all_games(hidden=True):
        sets = [one for one in told.get("equal", []) if one["game"] == name]
        equal = sum(one["equal"] for one in sets)
        steps = {one["steps"] for one in told.get("batch_equal", []) if one["game"] == name}
        yield f"| {name} | {len(sets)} | {equal:,} of {MATCHES * len(sets):,} | {min(steps, default=0)} |"


def build_lines(told: list[dict[str, Any]]) -> Iterator[str]:
    for one in told:
        for kernel, (registers, stack, size) in one["kernels"].items():
            if size > SMALL_KERNEL:
                cells = (one["game"], kernel, f"{one['seconds']:.0f}", registers, f"{stack:,}", f"{size:,}")
                yield "| " + " | ".join(map(str, cells)) + " |"


PAGE = """# The rules on a GPU

`python -m bench.gpu` measures this, on one NVIDIA H200 beside 16 cores (driver 580.159, CUDA 13.0, Python
3.12). Times are the GPU's own, medians of 5 launches; Pgx 2.6 ran on the same machine on the same day.
Matches play by chance, 2^20 at a time; a match that ends begins anew.

## Millions of decisions a second

A *bare loop* lists the legal moves, chooses one and makes it, 64 times in one launch. A *batch* also checks
the actions and writes observations, masks and rewards at every step, as the CPU's batch does.

{speeds}

## The same bytes

1,000 matches by 1,000 decisions for every set of options, against the compiled rules on the CPU; and batches
of 256 matches, number for number.

| game | sets of options | matches with equal bytes | equal steps of a batch |
|---|---:|---:|---:|
{equal}

## Building

From nothing, a core for each kernel, 16 at once. The stack holds a thread's copy of the state, its list of
moves, and what did not fit into the registers.

| game | kernel | seconds | registers | stack, bytes | code, bytes |
|---|---|---:|---:|---:|---:|
{built}

{profile}
"""


def page(told: dict[str, Any], built: list[dict[str, Any]], profile: str) -> str:
    """What docs/benchmarks-gpu.md says."""
    lines = {"speeds": speed_lines(told), "equal": equal_lines(told), "built": build_lines(built)}
    return PAGE.format(profile=profile, **{name: "\n".join(found) for name, found in lines.items()})


def write_page(files: list[Path]) -> None:
    told: dict[str, Any] = {}
    for file in files:
        told |= json.loads(file.read_text(encoding="utf-8"))
    built = json.loads(files[0].with_name("built.json").read_text(encoding="utf-8"))
    docs = Path(__file__).parents[1] / "docs"
    profile = Path(__file__).with_name("gpu_profile.md").read_text(encoding="utf-8")
    (docs / "benchmarks-gpu.md").write_text(page(told, built, profile.strip()), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(all_games(hidden=True)))
    parser.add_argument("--build", action="store_true")
    parser.add_argument("--cpu", action="store_true", help="compile for the CPU too")
    parser.add_argument("--write", type=Path)
    parser.add_argument("--stages", default="ebspc")
    parser.add_argument("--page", type=Path, nargs="+", help="write the page from these files")
    given = parser.parse_args()
    if given.page:
        write_page(given.page)
        return
    games = [name for name in given.games.split(",") if name in all_games(hidden=True)]
    if given.build:
        told = build_all(games, given.cpu)
        if given.write:
            given.write.with_name("built.json").write_text(json.dumps(told, indent=1), encoding="utf-8")
    if given.write:
        measure(games, given.write, given.stages)


if __name__ == "__main__":
    main()
