"""A live table: its state in memory, its lock, and those who are connected to it here."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from time import monotonic
from typing import Any

from nekoban.server.listeners import Listener
from nekoban.server.seats import PERSON
from nekoban.server.served_time import ServedTime
from nekoban.server.tables import TableState

KEPT_KINDS = 1000
IDLE = 60.0  # seconds without anybody at the table


class FirstShown:
    """What was put into words or drawn once, so that most of it is kept.

    One thread is enough for that, and one for maps that somebody has brought: ours do not wait for those.
    """

    def __init__(self) -> None:
        self.turn, self.brought_turn = asyncio.Semaphore(1), asyncio.Semaphore(1)
        self.kinds: set[tuple[str, str, str, str]] = set()  # game, options, layout, language

    def add(self, eyes: tuple[str, str, str, str]) -> None:
        if len(self.kinds) >= KEPT_KINDS:
            self.kinds.clear()
        self.kinds.add(eyes)


class LiveTable:
    """A table in memory, with those who watch it here."""

    def __init__(self, table: TableState, time: ServedTime) -> None:
        self.table = table
        self.time = time
        self.lock = asyncio.Lock()
        self.shown = FirstShown()  # of the registry, which has one for all tables
        self.listeners: list[Listener] = []
        self.is_stale = False  # a write was broken off: what is stored must be read again
        self.opener = table.id  # whom it counts for: the address that opened it, hashed, if that is known
        self.used = monotonic()
        self.moved = monotonic()  # when the last move was sent from here
        self.thinking_turn = 0  # what a bot is asked about
        self.last_called = 0  # the turn about which somebody away was called
        self.has_lower_bots = False  # somebody wants them to play until the rules are compiled
        self.told_waiting: Any = None  # what was sent last about a bot that waits, and to how many
        self.remote: dict[str, tuple[float, frozenset[int], int]] = {}  # process -> until, seats, watching
        self.seen = [monotonic()] * len(table.seats)  # when each seat's owner was last heard of

    @property
    def is_older(self) -> bool:
        """Whether a server of 0.1.0 opened it, which kept no opener."""
        return self.opener == self.table.id

    def here(self) -> list[bool]:
        """Who is at the table now: bots always are."""
        seats = {seat for listener in self.listeners for seat in listener.viewer.mine}
        now = monotonic()
        for until, found, _ in self.remote.values():
            if until > now:
                seats |= found
        return [number in seats or seat.kind == "bot" for number, seat in enumerate(self.table.seats)]

    def watching_here(self) -> int:
        """How many look on without a seat, connected to this process; a browser counts once."""
        watching = [one for one in self.listeners if not one.viewer.mine and not one.is_host]
        return len({one.token or id(one) for one in watching})

    def watching(self) -> int:
        """How many look on without a seat."""
        now = monotonic()
        elsewhere = (count for until, _, count in self.remote.values() if until > now)
        return self.watching_here() + sum(elsewhere)

    @property
    def is_for_bots_alone(self) -> bool:
        """Whether bots play here, and nobody who has a seat looks on: whose time is used up still waits."""
        table = self.table
        return table.is_for_bots_alone and not any(
            is_here and seat.kind == PERSON for seat, is_here in zip(table.seats, self.here(), strict=True)
        )

    @property
    def is_attended(self) -> bool:
        """Whether anybody is here, or has asked for the table a while ago. Bots do not play for nobody."""
        return bool(self.listeners) or monotonic() - self.used < IDLE

    def see(self, seats: Iterable[int]) -> None:
        """These are here at this moment, whatever comes next."""
        for seat in seats:
            self.seen[seat] = monotonic()

    def away(self) -> list[float]:
        """For how many seconds each seat's owner has not been here; 0 for those who are."""
        now = monotonic()
        return [0.0 if is_here else now - seen for is_here, seen in zip(self.here(), self.seen, strict=True)]


def nothing(*_: Any) -> None:
    """What a table calls on a change while nobody listens: nothing is done."""


@dataclass
class Signals:
    """What one part of the server lets the others know about a table. Whoever listens puts itself here."""

    position: Callable[[LiveTable, bool], None] = nothing  # a bot may be to move; True: asked elsewhere too
    turn: Callable[[LiveTable], None] = nothing  # something happened here: somebody away may be to move
    over: Callable[[str], None] = nothing  # a game ended: its replay is to be kept
    publish: Callable[[dict[str, Any]], None] = nothing  # for the other processes
