"""Connections that are told: at once where they can take it, in order, and never at another's expense."""

import asyncio
import random

import pytest

from nekoban.server import listeners
from nekoban.server.listeners import QUEUE_LIMIT, Listener
from nekoban.server.presentation import Viewer
from tests.server.people import Place, full_table, go_home


class Line:
    """A connection that takes what it is told while it is free."""

    def __init__(self) -> None:
        self.is_free = True
        self.sent: list[bytes] = []
        self.listener = Listener("", Viewer(()))
        self.listener.write_now = self.write

    def write(self, message: bytes) -> bool:
        if self.is_free:
            self.sent.append(message)
        return self.is_free

    async def send(self) -> None:
        """What the task of a connection does."""
        while (message := await self.listener.next()) is not None:
            await asyncio.sleep(0)
            self.sent.append(message)


def test_what_is_told_comes_in_order_by_whichever_way() -> None:
    async def tell_much() -> Line:
        line, chance = Line(), random.Random(3)
        task = asyncio.create_task(line.send())
        for number in range(300):
            line.is_free = chance.random() < 0.5
            line.listener.tell(b"%d" % number)
            if chance.random() < 0.5:
                await asyncio.sleep(0)
        while not line.listener.queue.empty():
            await asyncio.sleep(0)
        line.listener.close()
        await task
        return line

    line = asyncio.run(tell_much())
    assert [sent.rstrip() for sent in line.sent] == [b"%d" % number for number in range(300)]


def test_nothing_is_written_past_what_is_queued() -> None:
    line = Line()
    line.listener.tell(b"first")  # nobody has begun to send: the whole table waits in the queue
    line.listener.tell(b"second")
    assert line.sent == []
    assert line.listener.queue.qsize() == 2


def test_a_connection_too_far_behind_is_closed_and_told_no_more() -> None:
    line = Line()
    line.is_free = False
    for number in range(QUEUE_LIMIT + 1):
        line.listener.tell(b"%d" % number)
    assert line.listener.is_closed
    assert asyncio.run(line.listener.next()) is None
    line.is_free = True
    line.listener.tell(b"more")
    assert line.sent == []


def test_those_furthest_behind_go_where_all_together_are_too_far_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two hundred sockets that read nothing kept everybody else from coming in."""
    before = Listener.all_queued
    monkeypatch.setattr(listeners, "ALL_QUEUED", before + 1_500_000)
    further, less = Listener("", Viewer(())), Listener("", Viewer(()))
    further.tell(b"x" * 900_000)
    less.tell(b"x" * 600_000)
    newcomer = Listener("", Viewer(()))
    newcomer.tell(b"x" * 60_000)
    assert [one.is_closed for one in (further, less, newcomer)] == [True, False, False]
    assert newcomer.queue.qsize() == 1
    for listener in (less, newcomer):
        listener.close()
    assert Listener.all_queued == before


def test_everybody_hears_a_move_whose_maker_is_gone_at_once(place: Place) -> None:
    ann, ben, cat = full_table(place, 3)
    for mover in (ann, ben):
        assert mover.socket is not None
        mover.say(kind="move", ply=cat.last["ply"], path=["heap"])
        mover.socket.socket.close()
        cat.hear("moved")
    assert cat.last["ply"] == 2
    assert cat.move(["heap"])["ply"] == 3
    go_home(cat)
