"""What work takes, measured so that nothing else in the process or on the machine can make a test fail."""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Callable

TRIES = 3


def least_memory(work: Callable[[], object]) -> int:
    """The most bytes that are held at once while it works. Other threads only add: the least counts."""
    return min(most_memory(work) for _ in range(TRIES))


def most_memory(work: Callable[[], object]) -> int:
    tracemalloc.start()
    try:
        work()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def least_times(*works: Callable[[], object], tries: int = 5) -> list[float]:
    """Seconds of computing that each takes in this thread, the least of some tries, taken in turns."""
    rounds = [[computing(work) for work in works] for _ in range(tries)]
    return [min(taken) for taken in zip(*rounds, strict=True)]


def computing(work: Callable[[], object]) -> float:
    began = time.thread_time()
    work()
    return time.thread_time() - began
