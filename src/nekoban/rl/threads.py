"""Threads that share the rows of a batch.

Every thread has rows of its own, step after step, so that they stay in the cache of its core. It takes them
piece by piece; one that is done helps the others, so that none waits for a thread that was held up. The last
pieces are small, so that all end together.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from threading import Lock
from typing import Any

SMALL = 64  # fewer rows are not worth a thread of their own, nor a call
PIECE = 512  # rows of one call at most


class ThreadTeam:
    """Some threads and the rows of each, in pieces (first, last)."""

    def __init__(self, rows: int, threads: int) -> None:
        self.threads = min(threads, max(1, rows // SMALL))
        self.make_pool()
        bounds = [rows * thread // self.threads for thread in range(self.threads + 1)]
        self.shares = [pieces(first, last) for first, last in pairwise(bounds)]

    def make_pool(self) -> None:
        """The other threads, which belong to this process."""
        self.pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None
        self.process = os.getpid()

    def run(self, loop: Callable[..., Any], *given: Any, before: Callable[[], None]) -> None:
        """Call loop(*given, first, last) for all rows, unless `before` raises; the threads wake meanwhile."""
        if self.process != os.getpid():  # a fork takes none of its parent's threads along
            self.make_pool()
        left: list[Iterator[tuple[int, int]]] = []  # of each thread's rows; all threads take from all
        gate = Lock()

        def work(thread: int) -> None:
            with gate:
                pass
            for share in left[thread:] + left[:thread]:
                for first, last in share:
                    loop(*given, first, last)

        with gate:
            jobs = [self.pool.submit(work, thread) for thread in range(1, self.threads) if self.pool]
            before()
            left += [iter(share) for share in self.shares]
        try:
            work(0)
        finally:  # nobody goes on while rows are being written: `exception` waits for each
            faults = [job.exception() for job in jobs]
        for fault in filter(None, faults):
            raise fault

    def close(self) -> None:
        """Let the threads go; what is run afterwards runs in the caller's."""
        if self.pool:
            self.pool.shutdown(wait=self.process == os.getpid())
            self.pool, self.threads = None, 1


def pieces(first: int, last: int) -> list[tuple[int, int]]:
    """Stretches of rows: half of what is left each time, but for the limits."""
    bounds = [first]
    while (left := last - bounds[-1]) > 0:
        bounds.append(bounds[-1] + min(left, max(SMALL, min(PIECE, left // 2))))
    return list(pairwise(bounds))
