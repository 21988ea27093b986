"""Work spread over processes; one that works alone stays in this one."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from nekoban.bots.search import compile_search
from nekoban.core.catalogue import find_game
from nekoban.core.game import Compiled

Asked = TypeVar("Asked")
Found = TypeVar("Found")


def spread(
    do: Callable[[Asked], Found], asked: Sequence[Asked], jobs: int, cores: int = 0
) -> Iterator[Found]:
    """What comes of each, as it comes. Each process may have so many cores of its own; 0: it has them all."""
    if jobs == 1 or len(asked) < 2:
        yield from map(do, asked)
        return
    context = multiprocessing.get_context("spawn")
    free = context.SimpleQueue()
    for group in groups_of(cores, jobs) if cores else ():
        free.put(group)
    with context.Pool(jobs, take_cores if cores else None, (free,) if cores else ()) as pool:
        yield from pool.imap_unordered(do, asked)


def groups_of(cores: int, jobs: int) -> list[list[int]]:
    """The cores of each process: neighbours, and none for two of them."""
    if not hasattr(os, "sched_getaffinity"):
        raise SystemExit("This system cannot give a process cores of its own. Use -j 1.")
    all_cores = sorted(os.sched_getaffinity(0))
    if jobs * cores > len(all_cores):
        raise SystemExit(f"{jobs} processes with {cores} cores each need more than {len(all_cores)} cores.")
    return [all_cores[cores * place : cores * (place + 1)] for place in range(jobs)]


def take_cores(free: Any) -> None:
    """Stay on cores that no other process of the work has."""
    os.sched_setaffinity(0, free.get())


def prepare(games: Sequence[str], jobs: int) -> None:
    """Compile games before several processes want them; each has a process of its own if there are more."""
    for name in spread(compile_game, games, min(jobs, len(games))):
        print(f"{name} is compiled.", flush=True)


def compile_game(name: str) -> str:
    game = find_game(name)
    Compiled(game).compile_ahead()
    compile_search(game)
    return name
