"""Broadcast: telling everybody at a table what has happened, each with their own view of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from nekoban.core.language import reading
from nekoban.server.listeners import Listener
from nekoban.server.live import LiveTable
from nekoban.server.messages import LogEntry, PresenceMessage, encode
from nekoban.server.presentation import (
    Said,
    Viewer,
    alike,
    chat_told,
    may_listen,
    move_told,
    whole_log,
    whole_table,
)
from nekoban.server.seats import same
from nekoban.server.tables import TableState

LONG_LOG = 12  # moves: more take their time


def tell_saying(live: LiveTable) -> None:
    """Tell everybody what was said last."""
    message = encode(chat_told(live.table.chat[-1]))
    for listener in live.listeners:
        if listener.is_host or may_listen(live.table, listener.viewer):
            listener.tell(message)


async def tell_move(live: LiveTable, origin: Listener | None = None, re: int | None = None) -> None:
    """Tell everybody about the last move, first whoever is to move now. The caller holds the lock."""
    table = live.table
    tell = partial(tell_some, table, alike(table, live.time.now()), {}, {}, origin, re)
    called: dict[Viewer, list[Listener]] = {}
    others: dict[Viewer, list[Listener]] = {}
    for listener in live.listeners:
        eyes = called if table.to_move in listener.viewer.mine else others
        eyes.setdefault(listener.viewer, []).append(listener)
    await one_by_one([partial(tell, some) for some in (*called.values(), *others.values())])


async def one_by_one(work: Sequence[Callable[[], None]]) -> None:
    """Do something long in pieces: what one has made is on its way while the next one is made.

    All is done, even if whoever asked for it goes away meanwhile.
    """
    left = list(work)
    try:
        while len(left) > 1:
            left.pop(0)()
            await asyncio.sleep(0)
    finally:
        for piece in left:
            piece()


def tell_some(
    table: TableState,
    told_all: dict[str, Any],
    said: Said,
    made: dict[Viewer, bytes],
    origin: Listener | None,
    re: int | None,
    listeners: list[Listener],
) -> None:
    """Tell some about the last move; whoever looks with the same eyes is told the same."""
    for listener in listeners:
        if listener.viewer not in made:
            made[listener.viewer] = encode(move_told(table, listener.viewer, told_all, said))
        listener.tell(answering(made[listener.viewer], re if listener is origin else None))


async def tell_table(live: LiveTable, origin: Listener | None = None, re: int | None = None) -> None:
    """Tell everybody the whole table: seats, an undo, or who plays have changed. The caller has the lock."""
    for listener in list(live.listeners):
        had, mine = listener.viewer.mine, tuple(live.table.seats_of(listener.token))
        listener.viewer = listener.viewer._replace(mine=mine)
        if had and not mine and not live.table.settings.spectators:
            listener.close()
            continue
        listener.is_host = same(live.table.host, listener.token)
    told = [listener for listener in live.listeners if not listener.is_closed]
    await one_by_one([partial(tell_whole, live, one, re if one is origin else None) for one in told])


def tell_whole(live: LiveTable, listener: Listener, re: int | None) -> None:
    listener.tell(table_message(live, listener, re))


async def put_into_words(live: LiveTable, viewer: Viewer) -> None:
    """A long log that this viewer was not told yet is put into words in a thread, before it is sent."""
    if not viewer.words or live.table.match.ply - len(log_of(live.table, viewer)) < LONG_LOG:
        return
    async with live.lock:
        table = live.table
        told = len(log_of(table, viewer))
        with reading(viewer.language):  # a thread reads as whoever sends it there
            more = await asyncio.to_thread(whole_log, table.match, table.viewing_seat(viewer.mine), told)
        if len(log_of(table, viewer)) == told:  # nobody else has done it meanwhile
            log_of(table, viewer).extend(more)


def log_of(table: TableState, viewer: Viewer) -> list[LogEntry]:
    """What of the log was put into words for a viewer."""
    return table.logs.setdefault((table.viewing_seat(viewer.mine), viewer.language), [])


def table_message(live: LiveTable, listener: Listener, re: int | None = None) -> bytes:
    told = whole_table(live.table, listener.viewer, live.here(), live.time.now(), listener.is_host)
    return answering(encode(told), re)


def tell_here(live: LiveTable) -> None:
    """Tell everybody who is connected."""
    message = encode(PresenceMessage(live.here()))
    for listener in live.listeners:
        listener.tell(message)


def answering(message: bytes, re: int | None) -> bytes:
    """A message; to whoever asked for it, with their id."""
    return message if re is None else message[:-1] + b',"re":%d}' % re
