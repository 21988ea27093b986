"""Threads that share the rows of a batch.

Every thread has the same rows step after step, so they stay in the cache of its core. It works on them piece
by piece. A thread that is done helps the others, so nobody waits for a thread that was delayed. The last
pieces are small, so that all threads finish together.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from threading import Lock
from typing import Any

SMALL = 64  # fewer rows are worth neither their own thread nor a call
PIECE = 512  # rows of one call at most


class ThreadTeam:
    """Threads, and the rows of each in pieces (first, last)."""

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
        if self.process != os.getpid():  # a forked process has none of its parent's threads
            self.make_pool()
        left: list[Iterator[tuple[int, int]]] = []  # pieces by thread; every thread may take from all
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
        finally:  # wait until no rows are being written: `exception` waits for each
            faults = [job.exception() for job in jobs]
        for fault in filter(None, faults):
            raise fault

    def close(self) -> None:
        """End the threads; later calls run in the caller's thread."""
        if self.pool:
            self.pool.shutdown(wait=self.process == os.getpid())
            self.pool, self.threads = None, 1


def pieces(first: int, last: int) -> list[tuple[int, int]]:
    """Pieces of rows: each is half of what is left, within the limits."""
    bounds = [first]
    while (left := last - bounds[-1]) > 0:
        bounds.append(bounds[-1] + min(left, max(SMALL, min(PIECE, left // 2))))
    return list(pairwise(bounds))
