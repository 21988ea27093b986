"""Threads that share the rows of a batch.

Every thread has the same rows step after step, so they stay in the cache of its core. It works on them piece
by piece. A thread that is done helps the others, so nobody waits for a thread that was delayed. The last
pieces are small, so that all threads finish together.

Python lets only one thread at a time do anything but compiled work, and every change of threads takes time.
So threads stay in compiled code from step to step, where they wait for the next one (rounds.py). A thread
that has waited in vain comes back, and sleeps until its queue wakes it: a batch that is not used costs
nothing. Threads are woken one after another, so the more there are, the longer they wait before they sleep.
With more threads than cores nobody waits, because others need the core.

A team may be bound: then each of its threads keeps to one core, and so do the rows in that core's cache. That
is done only if the team has as many threads as the process may use cores, and only where the system can do
it. The caller's thread is left alone; the core that no other thread keeps to is for it.
"""

from __future__ import annotations

import os
import time
import weakref
from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from typing import NamedTuple, TypeAlias

from nekoban.rl.rounds import (
    AWAKE,
    CALL,
    CALLED,
    FINISHED,
    FIXED,
    LEADER,
    LEAVE,
    MOOD,
    NEW_STEP,
    REFUSED,
    REST,
    SHARES,
    STOPPED,
    THREADS,
    WAIT,
    WAKE,
    Board,
    make_board,
)

SMALL = 64  # fewer rows are not worth a thread of their own
FEW, PIECE = 32, 256  # rows of a piece at least and at most
PATIENCE = 4096  # looks for a new step, some ten nanoseconds each, for every thread of a team
NAP = 50e-6  # seconds between two looks at what is done, where it takes long
FORKS: list[int] = []  # from this process's beginning up to it; to ask who one is takes long after a step
LIMITS = Path("/sys/fs/cgroup/cpu.max")  # of a container: microseconds of computing, and in which period


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=lambda: FORKS.append(os.getpid()))


class Work(NamedTuple):
    """What all threads do: loop(given, board, thread), which returns what is to be done in Python."""

    loop: Callable[..., int]
    given: object
    board: Board
    faults: list[BaseException]


Ask: TypeAlias = "Callable[..., object] | None"
Tasks: TypeAlias = "SimpleQueue[Work | None]"


class ThreadTeam:
    """Threads, and the rows of each in pieces (first, last)."""

    def __init__(self, rows: int, threads: int, bound: bool = False) -> None:
        self.rows, self.threads, self.bound = rows, min(threads, max(1, rows // SMALL)), bound
        self.start_threads()

    def start_threads(self) -> None:
        """The other threads, which belong to this process. They end with the team."""
        self.queues: list[Tasks] = [SimpleQueue() for _ in range(1, self.threads)]
        self.present: list[Work] = []  # one, or none before the first step
        cores = cores_to_keep(self.threads) if self.bound else [None] * self.threads
        for thread, queue in enumerate(self.queues, 1):
            Thread(target=serve, args=(queue, thread, cores[thread]), daemon=True).start()
        self.stop = weakref.finalize(self, end_threads, self.queues, self.present)
        self.forks, self.lock = len(FORKS), Lock()

    def run(self, loop: Callable[..., int], given: object, ask: Ask = None, *asked: object) -> int | None:
        """Check all rows, and play them if none is refused. Returns the first that is.

        ask: what to call before, while no other step is made. Nothing more than needed is done here in
        Python, for all threads wait for it.
        """
        if self.forks != len(FORKS):  # a forked process has none of its parent's threads
            self.start_threads()
        with self.lock:
            work = self.work_on(loop, given)
            if ask is not None:
                ask(*asked)
            told = self.lead(work)
            if work.faults:
                fault = work.faults[0]
                work.faults.clear()
                raise fault
        return None if told == FINISHED else int(work.board.lines[REFUSED, 0])

    def work_on(self, loop: Callable[..., int], given: object) -> Work:
        """What is worked on. When it changes, threads are called out of what they still wait for."""
        for work in self.present:
            if work.given is given and work.loop is loop:
                return work
        call_out(self.present)
        patience = PATIENCE * self.threads if self.threads <= usable_cores() else 0
        self.present[:] = [Work(loop, given, make_board(shares(self.rows, self.threads), patience), [])]
        return self.present[0]

    def lead(self, work: Work) -> int:
        """Work until all is done, in spite of faults: nobody may still write when they are told.

        An interrupt before a step has begun leaves the last one, which is done.
        """
        told, following = WAIT, NEW_STEP
        while told > STOPPED:
            thread, following = following, LEADER
            try:
                told = work.loop(work.given, work.board, thread)
                if told == WAKE:
                    self.wake(work)
                elif told == WAIT:
                    time.sleep(NAP)
            except BaseException as fault:
                work.faults.append(fault)
        return told

    def wake(self, work: Work) -> None:
        """Wake the threads that were called in their sleep, if they are not on their way already.

        A thread says itself that it is awake. So whoever is not woken, because this was broken off, stays
        called and is woken in the next step. To be woken once too often does no harm.
        """
        moods = work.board.lines[SHARES + self.threads :, MOOD]
        for thread, queue in enumerate(self.queues, 1):
            if moods[thread] == CALLED and queue.empty():
                queue.put(work)

    def close(self) -> None:
        """End the threads; later calls run in the caller's thread."""
        self.stop()
        self.queues, self.threads, self.present = [], 1, []


def serve(queue: Tasks, thread: int, core: int | None) -> None:
    """Do what is asked for, until nothing is. A thread holds no more than its queue, so a team can go."""
    if core is not None:
        with suppress(OSError):  # the process may no longer use that core
            os.sched_setaffinity(0, {core})  # of this thread alone
    while (work := queue.get()) is not None:
        follow(work, thread)
        del work


def follow(work: Work, thread: int) -> None:
    """Work from step to step, until it is time to rest. After a fault a thread goes on with other rows."""
    work.board.lines[SHARES + work.board.lines[FIXED, THREADS] + thread, MOOD] = AWAKE
    told = WAIT
    while told != REST:
        try:
            told = work.loop(work.given, work.board, thread)
        except BaseException as fault:
            work.faults.append(fault)


def call_out(present: Iterable[Work]) -> None:
    """Let threads of a batch that wait for a step of this work leave it."""
    for work in present:
        work.board.lines[CALL, 0] = LEAVE


def end_threads(queues: Iterable[Tasks], present: Iterable[Work]) -> None:
    """Let the threads of a batch end."""
    call_out(present)
    for queue in queues:
        queue.put(None)


# --- how rows and cores are shared


def shares(rows: int, threads: int) -> list[list[tuple[int, int]]]:
    """The pieces of each thread. A lone one has one piece: nobody could help.

    Shares begin at multiples of SMALL and pieces at multiples of FEW, so that threads seldom write into one
    line of memory.
    """
    if threads == 1:
        return [[(0, rows)]]
    inner = (rows * n // threads // SMALL * SMALL for n in range(1, threads))
    return [pieces(first, last) for first, last in pairwise((0, *inner, rows))]


def pieces(first: int, last: int) -> list[tuple[int, int]]:
    """Pieces of rows: each is half of what is left, within the limits."""
    bounds = [first]
    while (left := last - bounds[-1]) > 0:
        bounds.append(bounds[-1] + min(left, max(FEW, min(PIECE, left // 2 // FEW * FEW))))
    return list(pairwise(bounds))


def cores_to_keep(threads: int) -> list[int | None]:
    """A core for each thread, if there are as many as this process may keep busy; none for the caller's."""
    own = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_setaffinity") else []
    return [None, *own[1:]] if len(own) == threads == usable_cores() else [None] * threads


def usable_cores() -> int:
    """How many cores this process may keep busy: fewer than there are, if it is bound to some or limited."""
    own = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    try:
        allowed, period = LIMITS.read_text(encoding="ascii").split()
    except (OSError, ValueError):
        return own
    return own if allowed == "max" else min(own, max(1, int(allowed) // int(period)))
