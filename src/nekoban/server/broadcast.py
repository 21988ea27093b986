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
    hears,
    move_told,
    picture,
    whole_log,
    whole_table,
)
from nekoban.server.seats import same
from nekoban.server.tables import LONG_OPTIONS, TableState

LONG_LOG = 12  # moves: more take their time


def tell_saying(live: LiveTable) -> None:
    """Tell everybody what was said last."""
    saying = live.table.chat[-1]
    message = encode(chat_told(saying))
    for listener in live.listeners:
        if hears(live.table, listener.viewer, saying, listener.is_host):
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
    work = [partial(tell, some) for some in (*called.values(), *others.values())]
    if any(viewer.words for viewer in (*called, *others)):
        await one_by_one(work)
    else:  # positions alone take less time than another turn of the loop
        for piece in work:
            piece()


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
    """Tell some about the last move; all who may see the same get the same."""
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


async def prepare(live: LiveTable, viewer: Viewer) -> None:
    """Whatever would take long to make for this viewer is made in a thread, before it is sent."""
    await draw_first(live, viewer)
    await put_into_words(live, viewer)


async def draw_first(live: LiveTable, viewer: Viewer) -> None:
    """On a map that somebody has brought the first picture takes long: its ground and its names are kept."""
    eyes = viewer.layout, viewer.language
    if not viewer.picture or len(live.table.table_row.options) <= LONG_OPTIONS or eyes in live.drawn:
        return
    async with live.drawing:
        if eyes not in live.drawn:
            with reading(viewer.language):
                table = live.table
                await asyncio.to_thread(picture, table, table.match.view(), None, viewer.layout)
            live.drawn.add(eyes)


async def put_into_words(live: LiveTable, viewer: Viewer) -> None:
    """A long log that this viewer was not told yet is put into words in a thread."""
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
    told.watching = live.watching()
    return answering(encode(told), re)


def tell_here(live: LiveTable) -> None:
    """Tell everybody who is connected."""
    message = encode(PresenceMessage(live.here(), live.watching()))
    for listener in live.listeners:
        listener.tell(message)


def answering(message: bytes, re: int | None) -> bytes:
    """A message; to whoever asked for it, with their id."""
    return message if re is None else message[:-1] + b',"re":%d}' % re
