"""Thinking: bots choose their moves in threads, through one queue that is fair between tables.

The table that has used the least thinking time goes first, so that quick bots do not wait behind slow ones.
Where several tables of one address wait, their time counts as many times: all of them together get the share
of one, and nobody has more by opening more tables.
What was used while others did not ask does not count: whoever comes starts where those are who are served.
Since there are more threads than cores, and searches let go of the interpreter's lock, a slow bot does
not hold up a quick one even while it thinks. Nothing here touches a table: a person's move never waits.
"""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

KEPT_TABLES = 10_000
Answer = TypeVar("Answer")


@dataclass
class Job:
    """One question to a bot."""

    table: str
    think: Callable[[], Any]
    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[Any]
    owner: str = ""  # the address that opened the table; "": unknown
    crowd: int = 1  # tables of that address that waited when this one was served
    asked: float = field(default_factory=time.monotonic)


class Thinking:
    """The queue and its threads."""

    def __init__(self, threads: int | None = None) -> None:
        self.thread_count = threads or 2 * (os.cpu_count() or 1)
        self.waiting: dict[str, list[Job]] = {}  # by table
        self.used: dict[str, float] = {}  # seconds that each table has used, or was given as a start
        self.reached = 0.0  # how much those had used who were served last
        self.busy = 0
        self.is_closed = False
        self.ready = threading.Condition()
        self.threads: list[threading.Thread] = []

    @property
    def queue_length(self) -> int:
        return sum(map(len, self.waiting.values()))

    async def think(self, table: str, think: Callable[[], Answer], owner: str = "") -> Answer:
        """What `think` gives, once it is this table's turn; `owner` is the address that opened it."""
        loop = asyncio.get_running_loop()
        job = Job(table, think, loop, loop.create_future(), owner)
        with self.ready:
            self.start()
            self.used[table] = max(self.used.get(table, 0.0), self.reached)
            self.waiting.setdefault(table, []).append(job)
            self.ready.notify()
        return await job.answer

    def start(self) -> None:
        if len(self.threads) < self.thread_count and self.busy + self.queue_length >= len(self.threads):
            thread = threading.Thread(target=self.work, name=f"thinking-{len(self.threads)}", daemon=True)
            self.threads.append(thread)
            thread.start()

    def work(self) -> None:
        while True:
            job = self.take()
            if job is None:
                return
            began = time.monotonic()
            answer, error = None, None
            try:
                answer = None if job.answer.done() else job.think()  # where nobody waits any more
            except Exception as fault:  # handed to whoever asked
                error = fault
            self.finish(job, time.monotonic() - began, answer, error)

    def take(self) -> Job | None:
        """The next job: of the table that has thought least; among equals, the oldest."""
        with self.ready:
            while not self.waiting and not self.is_closed:
                self.ready.wait()
            if self.is_closed:
                return None
            table = min(
                self.waiting, key=lambda name: (self.used.get(name, 0.0), self.waiting[name][0].asked)
            )
            self.reached = max(self.reached, self.used.get(table, 0.0))
            job = self.waiting[table][0]
            job.crowd = self.tables_of(job.owner) if job.owner else 1
            del self.waiting[table][0]
            if not self.waiting[table]:
                del self.waiting[table]
            self.busy += 1
            return job

    def tables_of(self, owner: str) -> int:
        """How many tables of an address wait."""
        return sum(jobs[0].owner == owner for jobs in self.waiting.values())

    def finish(self, job: Job, seconds: float, answer: object, error: Exception | None) -> None:
        with self.ready:
            self.busy -= 1
            self.used[job.table] = self.used.get(job.table, 0.0) + job.crowd * seconds
            if len(self.used) > KEPT_TABLES:
                self.used = {
                    name: used
                    for name, used in self.used.items()
                    if used > self.reached or name in self.waiting
                }
        if not job.loop.is_closed():
            job.loop.call_soon_threadsafe(settle, job.answer, answer, error)

    def close(self) -> None:
        with self.ready:
            self.is_closed = True
            self.waiting.clear()
            self.ready.notify_all()


def settle(future: asyncio.Future[Any], answer: object, error: Exception | None) -> None:
    """Give the answer of a thread to whoever waits for it."""
    if future.done():
        return  # nobody waits any more
    if error is not None:
        future.set_exception(error)
    else:
        future.set_result(answer)
