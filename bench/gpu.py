"""The rules on a GPU: the same bytes as on the CPU, and how fast.

    python -m bench.gpu --build               # on any machine with nekoban[gpu]
    python -m bench.gpu --warm                # compile for the CPU what the GPU is compared with
    python -m bench.gpu --write FILE.json     # on a machine with a GPU, CuPy, numba, PyTorch and Pgx
    python -m bench.gpu --page FILE.json …    # docs/benchmarks-gpu.md from what was measured (gpu_page.py)

Times are those of the GPU's own clock between two events, medians of several launches. What was measured is
in the file at once, so that a stage may be stopped; each letter of --stages is one (see STAGES).
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
from dataclasses import asdict
from datetime import date
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from bench import cores
from bench.gpu_page import write_page
from nekoban.core import gpu
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.game import Game
from nekoban.core.luck import start_luck
from nekoban.lab.gpu_tables import GAMES, GpuTable
from nekoban.lab.tables import PlanTable, loop_of, make_plan
from nekoban.rl.batches import Batch
from nekoban.rl.gpu_batches import STEPS, GpuBatch

PARTS = (gpu.PLAY, STEPS, GAMES, gpu.PARTS)
SORT = ["tally", "starts", "place"]
SPLIT = [
    (0, ["wander"]), (0, ["choose", *SORT]), (0, ["make", "judge"]), (1, ["act", "mark_actions", *SORT]),
    (1, ["look", "find_refused", "pick_all"]), (2, ["play_game"]), (3, ["begin", "choose", "make"]),
]  # fmt: skip
MATCHES, DECISIONS = 1000, 1000  # compared byte for byte, for every option sample
ROUNDS = 5
MIXED = 100  # decisions after which matches are at all stages of a game
SIZES = (1 << 14, 1 << 17, 1 << 20)
BATCH_STEPS = 64  # of a batch, compared number for number
PEERS = ("backgammon", "kuhn_poker")
PLAYOUTS, SIMULATED = 1 << 18, 1 << 18  # from the first position; games of a simulation
COMPARED_GAMES = 8192  # rows of a simulation, byte for byte
UPDATES = 3  # of a network, on a GPU
CPU_MATCHES = 128  # of each core that learns: fewer than in the example, so that an update takes seconds
CPU_SECONDS = 40  # of learning on the CPU: it ends after the update that comes past this


# --- building


def built(name: str, part: int, kernels: list[str]) -> tuple[str, int, float, dict[str, Any]]:
    start, game = time.process_time(), find_game(name)
    needed = PARTS[part].kernels(game, PARTS[part].rows)
    wanted = [kernel for kernel in kernels if kernel in needed]
    made = gpu.build_kernels(game, PARTS[part], gpu.DEFAULT_ARCH, wanted)
    return name, part, time.process_time() - start, made


def warm_kernels(game: Game) -> None:
    host = gpu.Gpu(game, gpu.Host(game))
    host.wander(host.start([1]), game.options.read(game.samples()[0]), 1)


def warm_batch(game: Game) -> None:
    Batch(game, 1, **game.samples()[0]).reset()


WARM = (warm_batch, warm_kernels, loop_of)


def warmed(name: str, way: int) -> str:
    """Compile for the CPU what the GPU is compared with."""
    start = time.perf_counter()
    WARM[way](find_game(name))
    return f"compiled {name} for the CPU ({WARM[way].__name__}) in {time.perf_counter() - start:.0f} s"


def warm_all(games: list[str]) -> None:
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        jobs = [pool.submit(warmed, name, way) for way in range(len(WARM)) for name in games]
        for job in jobs:
            print(job.result(), flush=True)


def build_all(games: list[str]) -> list[dict[str, Any]]:
    """One process for each large kernel."""
    told, made = [], {}
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        kinds = {name: (*gpu.loop_parts(find_game(name)), STEPS, GAMES) for name in games}
        jobs = [
            pool.submit(built, name, *part)
            for part in SPLIT
            for name in reversed(games)
            if PARTS[part[0]] in kinds[name]
        ]
        for job in jobs:
            name, part, seconds, kernels = job.result()
            made.setdefault((name, part), {}).update(kernels)
            facts = {kernel: (one.registers, one.stack, len(one.code)) for kernel, one in kernels.items()}
            told.append({"game": name, "kernels": facts, "seconds": seconds})
            print(f"built {name} in {seconds:.0f} s {facts}", flush=True)
    for (name, part), kernels in made.items():
        game = find_game(name)
        file = gpu.file_of(game, PARTS[part], gpu.DEFAULT_ARCH)
        gpu.write_file(file, game, PARTS[part], kernels)
    return told


# --- the same bytes


def reached(name: str, number: int, on_gpu: bool, is_sorted: bool = False) -> np.ndarray:
    """The states of many matches after this many random decisions."""
    game = find_game(name)
    lucks = np.random.default_rng(number).integers(1, 1 << 62, MATCHES)
    machine = gpu.Cuda(game) if on_gpu else gpu.Host(game)
    options = game.options.read(game.samples()[number])
    return gpu.Gpu(game, machine).reached(lucks, options, DECISIONS, is_sorted)


def compare(game: Game, number: int, expected: np.ndarray) -> dict[str, Any]:
    """How many matches are equal byte for byte to those of the CPU, in both ways to play them."""
    sample = game.samples()[number]
    ways = [reached(game.name, number, True, is_sorted) for is_sorted in (False, True)]
    wanted = [one.tobytes() for one in expected]
    equal = [sum(one.tobytes() == two for one, two in zip(way, wanted, strict=True)) for way in ways]
    options = {k: str(v)[:40] for k, v in sample.items()}
    return {"game": game.name, "options": options, "equal": min(equal)}


def compare_all(games: list[str]) -> Iterator[dict[str, Any]]:
    """Every set of options of every game; the CPU's part on all cores."""
    sets = [(name, number) for name in games for number in range(len(find_game(name).samples()))]
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        expected = [pool.submit(reached, name, number, False) for name, number in sets]
        for (name, number), job in zip(sets, expected, strict=True):
            given = find_game(name), number, job.result()
            yield attempt(name, lambda given=given: compare(*given))


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


def bare_loop(game: Game, n: int, steps: int, is_sorted: bool) -> float:
    """Millions of decisions a second by chance, listed and made: by each thread, or by sorted matches."""
    twin, options = gpu.Gpu(game), game.options.read(game.samples()[0])
    columns = twin.start(np.arange(1, n + 1, dtype=np.int64) * 1_000_003)
    wander = twin.wander_sorted if is_sorted else twin.wander
    wander(columns, options, MIXED)  # the first matches all begin at once
    return n * steps / median_ms(twin.machine.xp, lambda: wander(columns, options, steps)) / 1e3


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
    told: dict[str, Any] = {"game": game.name, "bytes": game.state.dtype.itemsize}
    told |= {"loop": [], "sorted": [], "batch": []}
    start = time.perf_counter()
    for part in (*gpu.loop_parts(game), STEPS):
        gpu.Cuda(game, part)
    told["load"] = time.perf_counter() - start
    for n in SIZES:
        for way in ("loop", "sorted"):
            speed = bare_loop(game, n, 64, way == "sorted")
            told[way].append({"n": n, "speed": speed})
            print(f"{game.name} {way} n={n}: {speed:.1f} M/s", flush=True)
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


def playout_speed(game: Game) -> dict[str, Any]:
    """Playouts to the end from the first position: thousands a second, and millions of decisions a second."""
    twin = gpu.Gpu(game)
    state = game.interpreted.start(game.options.read(game.samples()[0]), start_luck(1))
    int(twin.playouts([state], PLAYOUTS).decisions.sum())  # CuPy compiles the sum, which takes long
    start = time.perf_counter()
    found = twin.playouts([state], PLAYOUTS)
    decisions = int(found.decisions.sum())
    seconds = time.perf_counter() - start
    unfinished = int((found.decisions < 0).sum())
    speed = {"playouts": PLAYOUTS / seconds / 1e3, "decisions": decisions / seconds / 1e6}
    return {"game": game.name, "unfinished": unfinished, **speed}


def simulate_speed(game: Game) -> dict[str, Any]:
    """Games of random bots with all that is counted in them, and whether the rows are those of the CPU."""
    plan = make_plan(game.name, ["random"], game.samples()[0], SIMULATED)
    ours, theirs = PlanTable(plan), GpuTable(plan)
    some = range(COMPARED_GAMES)
    for table in (ours, theirs):  # what is compiled or loaded first is not counted
        table.rows(range(1))
    start = time.perf_counter()
    expected = ours.rows(some)
    on_cpu = COMPARED_GAMES / (time.perf_counter() - start)
    found = theirs.rows(some)
    equal = sum(one.tobytes() == two.tobytes() for one, two in zip(expected, found, strict=True))
    start = time.perf_counter()
    played = sum(len(rows) for _, rows in theirs.parts(plan.chunks()))
    on_gpu = played / (time.perf_counter() - start)
    return {"game": game.name, "equal": equal, "gpu": on_gpu, "cpu": on_cpu}


# --- learning


def training_example() -> Any:
    spec = spec_from_file_location("ppo", Path(__file__).parents[1] / "examples" / "ppo.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def training(on_gpu: bool, threads: int) -> Iterator[dict[str, Any]]:
    """examples/ppo.py without its evaluations: decisions a second. A GPU's first update is not counted."""
    torch, ppo = import_module("torch"), training_example()
    ppo.MATCHES = CPU_MATCHES
    env = ppo.make_batch(1, on_gpu, threads)
    env.reset()
    net = ppo.Net(env.layout.size, env.actions).to("cuda" if on_gpu else "cpu")
    optimizer = torch.optim.Adam(net.parameters(), ppo.LEARNING_RATE)
    decisions, playing, whole, begin = 0, 0.0, 0.0, time.perf_counter()
    for number in range(1 + UPDATES):
        start = time.perf_counter()
        rollout = ppo.collect(env, net)
        if on_gpu:
            torch.cuda.synchronize()
        middle = time.perf_counter()
        ppo.update(net, optimizer, rollout)
        if on_gpu:
            torch.cuda.synchronize()
        if number or not on_gpu:
            decisions += env.n * ppo.STEPS
            playing, whole = playing + middle - start, whole + time.perf_counter() - start
            speeds = {"speed": decisions / whole, "playing": playing / whole}
            yield {
                "gpu": on_gpu,
                "threads": threads,
                "matches": env.n,
                "updates": number + (not on_gpu),
                **speeds,
            }
        if not on_gpu and time.perf_counter() - begin > CPU_SECONDS:
            return


def attempt(what: str, run: Callable[[], Any]) -> Any:
    """A measurement that must not cost the others."""
    try:
        return run()
    except Exception as error:
        print(f"{what} failed: {type(error).__name__}: {str(error)[:600]}", flush=True)
        return None


# --- all of it


def one_each(run: Callable[[Game], Any]) -> Callable[[list[str]], Iterator[Any]]:
    """A stage that measures every game once."""

    def stage(games: list[str]) -> Iterator[Any]:
        for name in games:
            yield attempt(name, lambda name=name: run(find_game(name)))

    return stage


def compare_batches(games: list[str]) -> Iterator[dict[str, Any]]:
    for name in games:
        for number in ("int8", "float32"):
            steps = attempt(name, lambda name=name, number=number: compare_batch(find_game(name), number))
            yield {"game": name, "numbers": number, "steps": steps}


def measure_peers(games: list[str]) -> Iterator[dict[str, Any]]:
    for name in PEERS:
        yield {"name": name, "speed": attempt(name, lambda name=name: peer_speed(name))}


def measure_cores(games: list[str]) -> Iterator[dict[str, Any]]:
    *_, last = cores.measure(games[:2], cores.COUNTS, cores.MATCHES, cores.SECONDS, cores.SLICE)
    yield from map(asdict, last)


def measure_training(games: list[str]) -> Iterator[dict[str, Any]]:
    yield from training(True, 1)
    yield from training(False, os.cpu_count() or 1)


STAGES: dict[str, tuple[str, Callable[[list[str]], Iterator[Any]]]] = {
    "e": ("equal", compare_all),
    "b": ("batch_equal", compare_batches),
    "s": ("speed", one_each(measure_game)),
    "p": ("peers", measure_peers),
    "o": ("playouts", one_each(playout_speed)),
    "m": ("simulate", one_each(simulate_speed)),
    "t": ("training", measure_training),
    "c": ("cores", measure_cores),
}


def machine_facts() -> dict[str, Any]:
    """Where and when this is measured."""
    facts: dict[str, Any] = {"day": date.today().isoformat(), "python": platform.python_version()}
    lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    told = dict(line.replace("\t", "").split(":", 1) for line in lines if ":" in line)
    names = ("model name", "siblings", "cpu cores")
    facts["cpu"] = {name: told.get(name, "").strip() for name in names} | {"cores": os.cpu_count()}
    runtime = import_module("cupy").cuda.runtime
    facts["gpu"] = runtime.getDeviceProperties(0)["name"].decode()
    facts["cuda"] = runtime.driverGetVersion()
    return facts


def measure(games: list[str], file: Path, stages: str) -> None:
    told: dict[str, Any] = {"machine": attempt("machine", machine_facts)}
    for letter in stages:
        name, stage = STAGES[letter]
        for found in stage(games):
            told.setdefault(name, []).append(found)
            file.write_text(json.dumps(told, indent=1), encoding="utf-8")
            print(name, found, flush=True)


# --- the command


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(all_games(hidden=True)))
    parser.add_argument("--build", action="store_true")
    parser.add_argument("--warm", action="store_true", help="compile for the CPU")
    parser.add_argument("--write", type=Path)
    parser.add_argument("--stages", default="".join(STAGES))
    parser.add_argument("--page", type=Path, nargs="+", help="write the page from these files")
    given = parser.parse_args()
    if given.page:
        write_page(given.page)
        return
    games = [name for name in given.games.split(",") if name in all_games(hidden=True)]
    if given.warm:
        warm_all(games)
    if given.build:
        told = build_all(games)
        if given.write:
            file = given.write.with_name("built.json")
            file.write_text(json.dumps({"built": told}, indent=1), encoding="utf-8")
    if given.write:
        measure(games, given.write, given.stages)


if __name__ == "__main__":
    main()
