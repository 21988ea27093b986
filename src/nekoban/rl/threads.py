"""Threads that share the rows of a batch.

Every thread has the same rows step after step, so they stay in the cache of its core. It works on them piece
by piece. A thread that is done helps the others, so nobody waits for a thread that was delayed. The last
pieces are small, so that all threads finish together.

Python lets only one thread at a time do anything but compiled work, and every change of threads takes time.
So each thread has a queue of its own, from which it is woken once a step, and only the last to finish wakes
the caller.
"""

from __future__ import annotations

import os
import weakref
from collections.abc import Callable, Iterable
from itertools import count, pairwise
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, TypeAlias

SMALL = 64  # fewer rows are worth neither their own thread nor a call
PIECE = 512  # rows of one call at most

Tasks: TypeAlias = "SimpleQueue[Callable[[], None] | None]"


class ThreadTeam:
    """Threads, and the rows of each in pieces (first, last)."""

    def __init__(self, rows: int, threads: int) -> None:
        self.threads = min(threads, max(1, rows // SMALL))
        self.start_threads()
        bounds = [rows * thread // self.threads for thread in range(self.threads + 1)]
        self.shares = [pieces(first, last) for first, last in pairwise(bounds)]
        if self.threads == 1:
            self.shares = [[(0, rows)]]  # nobody could help, and every call takes time

    def start_threads(self) -> None:
        """The other threads, which belong to this process. They end with the team."""
        self.queues: list[Tasks] = [SimpleQueue() for _ in range(1, self.threads)]
        for queue in self.queues:
            Thread(target=serve, args=(queue,), daemon=True).start()
        self.stop = weakref.finalize(self, end_threads, self.queues)
        self.process = os.getpid()

    def run(self, loop: Callable[..., Any], *given: Any, before: Callable[[], None]) -> None:
        """Call loop(*given, first, last) for all rows, unless `before` raises."""
        if self.process != os.getpid():  # a forked process has none of its parent's threads
            self.start_threads()
        before()
        left = [iter(share) for share in self.shares]  # pieces by thread; every thread may take from all
        ended, all_ended, faults = count(1), Lock(), []
        all_ended.acquire()
        threads = 1 + len(self.queues)

        def work(thread: int) -> None:
            try:
                for share in left[thread:] + left[:thread]:
                    for first, last in share:
                        loop(*given, first, last)
            except BaseException as fault:
                faults.append(fault)
            if next(ended) == threads:
                all_ended.release()

        for thread, queue in enumerate(self.queues, 1):
            queue.put(lambda thread=thread: work(thread))
        work(0)
        all_ended.acquire()  # until no rows are being written
        if faults:
            raise faults[0]

    def close(self) -> None:
        """End the threads; later calls run in the caller's thread."""
        self.stop()
        self.queues, self.threads = [], 1


def serve(queue: Tasks) -> None:
    """Do what is asked for, until nothing is. A thread holds no more than its queue, so a team can go."""
    while (task := queue.get()) is not None:
        task()
        del task


def end_threads(queues: Iterable[Tasks]) -> None:
    for queue in queues:
        queue.put(None)


def pieces(first: int, last: int) -> list[tuple[int, int]]:
    """Pieces of rows: each is half of what is left, within the limits."""
    bounds = [first]
    while (left := last - bounds[-1]) > 0:
        bounds.append(bounds[-1] + min(left, max(SMALL, min(PIECE, left // 2))))
    return list(pairwise(bounds))
