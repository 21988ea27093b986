"""Simulates many games into one Parquet file: in one process, in several, or on a Ray cluster.

Games are played in chunks. Each is kept as a file beside the result until all are there. An interrupted
simulation continues where it was; the finished file does not depend on who played which chunk.
"""

from __future__ import annotations

import io
import json
import multiprocessing
import os
import shutil
import socket
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any

from nekoban.bots.naming import is_repeatable
from nekoban.core.folders import keep
from nekoban.core.messages import tell as shared
from nekoban.core.options import OptionError
from nekoban.lab.tables import Plan, frame, loop_of, play_rows
from nekoban.lab.trajectories import traced_games, trajectory_facts
from nekoban.lab.words import tell

AHEAD = 2  # chunks in hand for every worker
ANSWER = 5.0  # seconds within which a cluster must answer
RAY_PATIENCE = "180"  # seconds that a slow machine may take to start Ray
KEY = "nekoban"  # the plan in the file's own metadata
DECISIONS = "nekoban decisions"  # the same in a file of trajectories, with what its reader has to know
ROWS_AT_A_TIME = 8_192  # rows of a row group: what joining holds in memory


class SimulationError(OptionError):
    """A file that cannot be written, or belongs to another simulation; the text says what to do."""


def play_part(plan: Plan, first: int, last: int) -> list[bytes]:
    """Play a chunk of games into Arrow files: its games and, if they are kept, its decisions.

    Parquet takes several times as long to write and to read.
    """
    if not plan.traced:
        return [arrow(frame(plan, play_rows(plan, range(first, last))))]
    rows, decisions = traced_games(plan, range(first, last))
    return [arrow(frame(plan, rows)), arrow(decisions)]


def arrow(table: Any) -> bytes:
    """A table as bytes of Arrow's format, for another process."""
    buffer = io.BytesIO()
    table.write_ipc(buffer, compression="lz4")
    return buffer.getvalue()


class Parts:
    """The finished chunks of a simulation, in a folder beside the result."""

    def __init__(self, plan: Plan, file: Path, about: dict[str, Any] | None = None) -> None:
        self.plan = plan
        self.file = file
        self.about = about or {}  # what the file says besides the plan
        self.folder = file.with_name(file.name + ".parts")
        self.said = self.folder / "plan.json"
        self.cut = {**plan.to_data(), "chunk": plan.chunk}  # the length is part of the name

    def open(self) -> None:
        """Make the folder, or find it as an earlier run left it."""
        if self.folder.is_dir() and self.said.exists():
            if json.loads(self.said.read_text(encoding="utf-8")) != self.cut:
                raise SimulationError(tell("other-start", folder=str(self.folder)))
            for left in self.folder.glob("*.part"):
                left.unlink()
            return
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            keep(self.said, json.dumps(self.cut, indent=1).encode())
        except OSError as error:
            raise SimulationError(
                shared("file-unwritable", file=str(self.file), error=str(error.strerror))
            ) from None

    def path(self, chunk: range) -> Path:
        return self.folder / f"{chunk.start:012}.arrow"

    def join(self) -> None:
        """Join all parts into one file, in the order of seeds, with only a few in memory."""
        import polars as pl

        scratch = self.file.with_name(self.file.name + ".part")
        said = {KEY: json.dumps(self.plan.to_data())}
        if self.about:
            said = {DECISIONS: json.dumps({**self.about, "plan": self.plan.to_data()})}
        parts = [self.path(chunk) for chunk in self.plan.chunks()]
        pl.scan_ipc(parts).sink_parquet(
            scratch, metadata=said, row_group_size=ROWS_AT_A_TIME, compression_level=1
        )
        scratch.replace(self.file)
        shutil.rmtree(self.folder)


def plan_of(file: Path) -> dict[str, Any]:
    """The plan of a finished file of simulated games."""
    import polars as pl

    try:
        said = pl.read_parquet_metadata(file)
        if DECISIONS in said:
            return json.loads(said[DECISIONS])["plan"]
        return json.loads(said.get(KEY, "{}"))
    except (OSError, pl.exceptions.PolarsError) as error:
        raise SimulationError(tell("simulation-unreadable", file=str(file), error=str(error))) from None


def simulate(
    plan: Plan,
    file: Path,
    workers: int = 1,
    ray: str | None = None,
    told: Callable[[int], None] = lambda games: None,
    pool: Executor | None = None,
    trajectories: Path | None = None,
    table: Any = None,
) -> bool:
    """Play a plan into a file; False if the file was there already. `told` is called with the games done.

    Pass a `pool` (made by `worker_pool`) to use it instead of starting a new one, or a `table` that plays
    many chunks at once (gpu_tables.py). With `trajectories`, every decision is written into that file too;
    see trajectories.py.
    """
    plan = replace(plan, traced=trajectories is not None)
    parts = [Parts(plan, file)]
    parts += [Parts(plan, trajectories, trajectory_facts(plan))] if trajectories else []
    unfinished = [one for one in parts if not is_finished(one)]
    if not unfinished:
        return False
    if len(unfinished) < len(parts) and not is_repeatable(plan.bots):
        raise SimulationError(tell("different-games", file=str(file), other=str(trajectories)))
    for one in unfinished:
        one.open()
    chunks = [chunk for chunk in plan.chunks() if any(not one.path(chunk).exists() for one in unfinished)]
    told(plan.count - sum(map(len, chunks)))

    def keep_all(played: Iterator[tuple[range, list[bytes]]]) -> None:
        for chunk, contents in played:
            for one, content in zip(parts, contents, strict=True):
                if one in unfinished:
                    keep(one.path(chunk), content)
            told(len(chunk))

    if chunks and table:
        keep_all((chunk, [arrow(frame(plan, rows, table))]) for chunk, rows in table.parts(chunks))
    elif chunks:
        loop_of(plan.found)  # compile once, before several processes need it
        with nullcontext(pool) if pool else worker_pool(workers, ray) as players:
            jobs = [(plan, chunk.start, chunk.stop) for chunk in chunks]
            done = in_hand(players, play_part, jobs, AHEAD * workers)
            keep_all((range(first, last), contents) for (_, first, last), contents in done)
    for one in unfinished:
        one.join()
    return True


def is_finished(parts: Parts) -> bool:
    """Whether the file is there; one of something else is refused."""
    if parts.file.exists() and plan_of(parts.file) != parts.plan.to_data():
        raise SimulationError(tell("other-simulation", file=str(parts.file)))
    return parts.file.exists()


Job = tuple[Plan, int, int]  # a chunk of a plan: its first seed, and the one after its last


def in_hand(
    pool: Executor, function: Callable[[Plan, int, int], Any], jobs: Iterable[Job], most: int
) -> Iterator[tuple[Job, Any]]:
    """Chunks as they finish; only a few are in progress at a time, so that memory does not grow."""
    waiting: dict[Future[Any], Job] = {}
    left = iter(jobs)
    try:
        while True:
            while len(waiting) < most and (job := next(left, None)) is not None:
                waiting[pool.submit(function, *job)] = job
            if not waiting:
                return
            for done in wait(waiting, return_when=FIRST_COMPLETED).done:
                yield waiting.pop(done), done.result()
    finally:
        for future in waiting:
            future.cancel()


@contextmanager
def worker_pool(workers: int, ray: str | None) -> Iterator[Executor]:
    """The workers that play: a thread, some processes, or Ray."""
    if ray is not None:
        with ray_pool(ray, workers) as pool:
            yield pool
        return
    pool: Executor
    if workers == 1:
        pool = ThreadPoolExecutor(1)
    else:
        pool = ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"))
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def ray_pool(address: str, workers: int) -> Iterator[Executor]:
    """A Ray cluster by its address, or one started on this machine for `local`."""
    try:
        import ray  # pyright: ignore[reportMissingImports]
    except ModuleNotFoundError:
        raise OptionError(tell("no-ray")) from None
    if address != "local":
        check_address(address)
    quiet: dict[str, Any] = {"logging_level": "warning", "log_to_driver": False}
    try:
        if address == "local":
            os.environ.setdefault("RAY_raylet_start_wait_time_s", RAY_PATIENCE)
            ray.init(num_cpus=workers, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise OptionError(tell("no-cluster", address=address, error=str(error))) from None
    try:
        yield RayPool(ray)
    finally:
        ray.shutdown()


def check_address(address: str) -> None:
    """Check that something listens at the address: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        try:
            socket.create_connection((host, int(port)), ANSWER).close()
        except (OSError, OverflowError) as error:
            said = getattr(error, "strerror", None) or error
            raise OptionError(tell("no-cluster", address=address, error=f"{said}.")) from None


class RayPool(Executor):
    """A pool whose work is done by Ray."""

    def __init__(self, ray: Any) -> None:
        self.play = ray.remote(checked_part)

    def submit(self, fn: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        """Play a chunk; there is no other work for Ray."""
        plan, first, last = given
        return self.play.remote(plan, plan.to_data(), first, last).future()


def checked_part(plan: Plan, asked: dict[str, Any], first: int, last: int) -> list[bytes]:
    """Play a chunk, but only with exactly the same rules and seating."""
    if plan.to_data() != asked:
        raise RuntimeError(tell("other-version"))
    return play_part(plan, first, last)
