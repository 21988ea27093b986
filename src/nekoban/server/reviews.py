"""Reviews on the server: computed in the queue in which bots think, and kept.

A review of a table goes on if whoever asked for it leaves, and whoever asks meanwhile follows the same one. A
review of a file that somebody brings is sent to them alone; nothing of it is kept. The last few files are
remembered for a while, so that whoever steps through one need not wait until it is played again.
"""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from typing import Any

import msgspec

from nekoban.bots.levels import deepest_name
from nekoban.bots.search import search_is_compiled
from nekoban.core.game import Game
from nekoban.core.match import Match
from nekoban.review.decisions import Decision
from nekoban.review.judging import Judge, judge_key, strongest_judge
from nekoban.review.keeping import pack, unpack
from nekoban.review.reviews import Review, choices
from nekoban.review.telling import data
from nekoban.server.refusals import Refused
from nekoban.server.safety import Limits
from nekoban.server.store import Store
from nekoban.server.tables import TableState
from nekoban.server.tasks import Tasks
from nekoban.server.thinking import Thinking

LANES = 2  # decisions of one review that are thought about at once
TELL = 0.5  # seconds between two lines about the progress
REMEMBERED = 8  # files that were brought last: whoever steps through one sends it again and again


class Judges(threading.local):
    """The judges of one thread, by game."""

    def __init__(self) -> None:
        self.found: dict[str, Judge] = {}

    def of(self, game: Game) -> Judge:
        if game.name not in self.found:
            self.found[game.name] = strongest_judge(game)
        return self.found[game.name]


JUDGES = Judges()


class Job:
    """A review that is under way."""

    def __init__(self, match: Match, key: str) -> None:
        self.match, self.key = match, key
        self.plies = asyncio.create_task(asyncio.to_thread(choices, match))
        self.done = 0
        self.task: asyncio.Task[Review] | None = None

    async def compute(self, thinking: Thinking) -> Review:
        """Think about every decision, a few at a time: tables that have thought less go first."""
        plies = await self.plies
        waiting, found = iter(plies), dict[int, Decision]()

        async def lane() -> None:
            for ply in waiting:
                found[ply] = await thinking.think(self.key, partial(decide, self.match, ply))
                self.done += 1

        async with asyncio.TaskGroup() as lanes:  # if one fails, the others end too
            for _ in range(LANES):
                lanes.create_task(lane())
        return Review(self.match, deepest_name(self.match.game), [found[ply] for ply in plies])


def decide(match: Match, ply: int) -> Decision:
    """A judge's thought about one decision, as the queue of reviews runs it."""
    return JUDGES.of(match.game).decide(match, ply)


class Reviews:
    """All reviews of this process."""

    def __init__(
        self,
        store: Store,
        thinking: Thinking,
        tasks: Tasks,
        limits: Limits,
        take: Callable[[str, str], None],
    ) -> None:
        self.store, self.thinking, self.tasks, self.limits = store, thinking, tasks, limits
        self.take = take  # counts what an address asks for
        self.running: dict[str, Job] = {}  # by table
        self.asked: Counter[str] = Counter()  # under way, by address
        self.under_way: set[asyncio.Task[Review]] = set()
        self.brought: dict[str, Match] = {}  # by the text of their file, asked for longest ago first

    async def of_table(self, table: TableState, where: str, mine: list[int]) -> AsyncIterator[bytes]:
        """The lines about a finished table: its progress, then the review. Refused at once, or not at all.

        `mine` are the seats of whoever asks.
        """
        check_over(table.phase == "over", table.match)
        kept = await self.kept(table)
        if kept:
            return told_at_once(kept, mine)
        job = self.running.get(table.id)
        if job is None:
            job = self.running[table.id] = self.begin(table.match, table.id, where)
            self.tasks.spawn(self.keep(job, table))
        return lines(job, mine)

    async def of_match(self, match: Match, where: str) -> AsyncIterator[bytes]:
        """The same for a match that somebody brings. It ends when they leave."""
        check_over(match.over, match)
        told = self.followed(self.begin(match, f"a file of {where}", where))
        await anext(told)  # now it has begun, so it ends what it follows even if nobody reads a line
        return told

    def remembered(self, file: str) -> Match | None:
        """The match of a file, if it was brought not long ago."""
        match = self.brought.pop(file, None)
        if match is not None:
            self.brought[file] = match
        return match

    def remember(self, file: str, match: Match) -> None:
        self.brought[file] = match
        if len(self.brought) > REMEMBERED:
            del self.brought[next(iter(self.brought))]

    def begin(self, match: Match, key: str, where: str) -> Job:
        """Begin a review, if that address and the server have room for one."""
        if not search_is_compiled(match.game):
            raise Refused(
                "not-now",
                "The rules of {game} are still being compiled. There will be reviews when that is done.",
                game=match.game.shown_title,
            )
        if self.asked[where] >= self.limits.own_reviews:
            raise Refused("too-fast", "A review for your address is under way. Wait until it is done.")
        if self.asked.total() >= self.limits.all_reviews:
            raise Refused("full", "Too many games are being reviewed here. Try again later.")
        self.take("reviews", where)
        job = Job(match, f"review {key}")
        self.asked[where] += 1
        job.task = asyncio.create_task(job.compute(self.thinking))
        self.under_way.add(job.task)
        job.task.add_done_callback(lambda task: self.end(task, where))
        return job

    def end(self, task: asyncio.Task[Review], where: str) -> None:
        self.under_way.discard(task)
        self.asked -= Counter([where])  # who has none is forgotten

    def close(self) -> None:
        """The server stops: no review goes on, and nothing more is sent to those who follow one."""
        for task in self.under_way:
            task.cancel()

    async def followed(self, job: Job) -> AsyncIterator[bytes]:
        try:
            yield b""
            async for line in lines(job):
                yield line
        finally:
            if job.task:
                job.task.cancel()

    async def keep(self, job: Job, table: TableState) -> None:
        """Keep a review with its table when it is done."""
        try:
            assert job.task is not None
            review = await job.task
            body = pack(review, await asyncio.to_thread(judge_key, table.game))
            await self.store.call(self.store.finished.keep_review, table.id, table.game.version, body)
        finally:
            del self.running[table.id]

    async def kept(self, table: TableState) -> Review | None:
        """The review that was kept, if the present rules number the moves and the present judge made it."""
        found = await self.store.call(self.store.finished.review, table.id)
        if found is None or found[0] != table.game.version:
            return None
        return unpack(found[1], table.match, await asyncio.to_thread(judge_key, table.game))


def check_over(is_over: bool, match: Match) -> None:
    """Refuse the review of a game that is not over."""
    if not is_over:
        raise Refused("not-now", "The game is not over: a review would tell its players too much.")
    if not match.over:
        raise Refused("not-now", "This game was stopped early: it has no result to explain.")


async def lines(job: Job, mine: Sequence[int] = ()) -> AsyncIterator[bytes]:
    """The progress of a review, one JSON object a line; the last has the review."""
    task, total = job.task, len(await asyncio.shield(job.plies))
    assert task is not None
    while not task.done():
        yield line({"kind": "progress", "done": job.done, "total": total})
        await asyncio.wait([task], timeout=TELL)
    if not task.cancelled():
        yield await told(task.result(), mine)


async def told_at_once(review: Review, mine: Sequence[int]) -> AsyncIterator[bytes]:
    """A kept review as a stream of one line, for those who read it as one that is being made."""
    yield await told(review, mine)


async def told(review: Review, mine: Sequence[int]) -> bytes:
    """A review and whose seats it marks, as one line."""
    return line({"kind": "review", "mine": mine, **await asyncio.to_thread(data, review)})


def line(told: dict[str, Any]) -> bytes:
    """A line of the stream of a review."""
    return msgspec.json.encode(told) + b"\n"
