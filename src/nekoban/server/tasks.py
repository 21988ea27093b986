"""Tasks: work in the background of requests, some of which must not be interrupted."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from nekoban.server.metrics import Metrics
from nekoban.server.refusals import Refused

LOG = logging.getLogger("nekoban.server")
Answer = TypeVar("Answer")
LAST_WRITES = 5.0  # seconds that they have when the server ends


class Tasks:
    """All tasks that this process has begun."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.running: set[asyncio.Task[Any]] = set()
        self.writing: set[asyncio.Task[Any]] = set()  # of these, what must not be broken off

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let something go on beside; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[Any]) -> None:
        self.running.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a task failed", exc_info=task.exception())
            self.metrics.count("faults_total")

    async def to_the_end(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Carry something out even if whoever asked for it goes away meanwhile."""
        task = asyncio.create_task(work)
        for tasks in (self.running, self.writing):
            tasks.add(task)
            task.add_done_callback(tasks.discard)
        return await asyncio.shield(task)

    @contextmanager
    def going_on(self) -> Iterator[None]:
        """What goes wrong with one table does not keep the next one waiting."""
        try:
            yield
        except Refused:
            pass  # it was set aside, or the database is away: whoever looks sees that
        except Exception as error:
            LOG.error("looking after a table failed", exc_info=error)
            self.metrics.count("faults_total")

    async def close(self) -> None:
        """End everything. What is being written gets a while to be written."""
        if self.writing:
            await asyncio.wait(self.writing, timeout=LAST_WRITES)
        for task in list(self.running):
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)
