"""Broadcast: telling everybody at a table what has happened, each with their own view of it."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from nekoban.server.listeners import Listener
from nekoban.server.live import LiveTable
from nekoban.server.messages import PresenceMessage, encode
from nekoban.server.presentation import Said, Viewer, alike, chat_told, may_listen, move_told, whole_table
from nekoban.server.seats import same
from nekoban.server.tables import TableState


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
    called = [listener for listener in live.listeners if table.to_move in listener.viewer.mine]
    others = [listener for listener in live.listeners if listener not in called]
    tell(called)
    try:
        if called and others:
            await asyncio.sleep(0)  # it is on its way to whoever is to move while the rest is made
    finally:
        tell(others)


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


def tell_table(live: LiveTable, origin: Listener | None = None, re: int | None = None) -> None:
    """Tell everybody the whole table: seats, an undo, or who plays have changed."""
    for listener in list(live.listeners):
        mine = tuple(live.table.seats_of(listener.token))
        if listener.viewer.mine and not mine and not live.table.settings.spectators:
            listener.close()
            continue
        listener.viewer = listener.viewer._replace(mine=mine)
        listener.is_host = same(live.table.host, listener.token)
        listener.tell(table_message(live, listener, re if listener is origin else None))


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
