"""Broadcast: telling everybody at a table what has happened, each with their own view of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from time import perf_counter

from nekoban.core.game import Game
from nekoban.core.language import reading
from nekoban.core.luck import SEED_BYTES
from nekoban.core.match import Match
from nekoban.core.options import Chosen
from nekoban.server.listeners import Listener
from nekoban.server.live import LiveTable
from nekoban.server.messages import LogEntry, PresenceMessage, encode
from nekoban.server.presentation import (
    Moment,
    Viewer,
    chat_told,
    drawn,
    faces,
    has_pictures,
    hears,
    move_message,
    whole_log,
    whole_table,
)
from nekoban.server.seats import same
from nekoban.server.tables import TableState

STRETCH = 0.001  # seconds after which others have a turn
LONG_LOG = 12  # moves: more take their time
LONG_OPTIONS = 200  # characters: somebody has brought a map


def tell_saying(live: LiveTable) -> None:
    """Tell everybody what was said last."""
    saying = live.table.chat[-1]
    message = encode(chat_told(saying))
    for listener in live.listeners:
        if hears(live.table, listener.viewer, saying, listener.is_host):
            listener.tell(message)


async def tell_move(live: LiveTable, origin: Listener | None = None, re: int | None = None) -> None:
    """Tell everybody about the last move, first whoever is to move now. The caller holds the lock."""
    moment = Moment(live.table, live.time.now())
    to_move = moment.to_move
    called: dict[Viewer, list[Listener]] = {}
    others: dict[Viewer, list[Listener]] = {}
    for listener in live.listeners:
        eyes = called if to_move in listener.viewer.mine else others
        eyes.setdefault(listener.viewer, []).append(listener)
    told = (*called.values(), *others.values())
    if any(viewer.words for viewer in (*called, *others)):
        await one_by_one([partial(tell_some, moment, some, origin, re) for some in told])
    else:  # positions alone take less time than another turn of the loop
        for some in told:
            tell_some(moment, some, origin, re)


async def one_by_one(work: Sequence[Callable[[], None]]) -> None:
    """Do something long in pieces: others have a turn before the first, and whenever a piece as long as the
    longest so far would make it too long without one.

    All is done, even if whoever asked for it goes away meanwhile.
    """
    left, since, longest = list(work), 0.0, 0.0
    try:
        while left:
            began = perf_counter()
            if began - since + longest > STRETCH:
                await asyncio.sleep(0)
                since = began = perf_counter()
            left.pop(0)()
            longest = max(longest, perf_counter() - began)
    finally:
        for piece in left:
            piece()


def tell_some(moment: Moment, listeners: list[Listener], origin: Listener | None, re: int | None) -> None:
    """Tell some about the last move; all who may see the same get the same."""
    made = moment.made
    for listener in listeners:
        message = made.get(listener.viewer)
        if message is None:
            message = made[listener.viewer] = move_message(moment, listener.viewer)
        listener.tell(answering(message, re if listener is origin else None))


async def tell_table(live: LiveTable, origin: Listener | None = None, re: int | None = None) -> None:
    """Tell everybody the whole table: seats, an undo, or who plays have changed. The caller has the lock."""
    for listener in list(live.listeners):
        had, mine = listener.viewer.mine, tuple(live.table.seats.of(listener.token))
        listener.viewer = listener.viewer._replace(mine=mine)
        if had and not mine and not live.table.settings.spectators:
            listener.close()
            continue
        listener.is_host = same(live.table.host, listener.token)
    told = [listener for listener in live.listeners if not listener.is_closed]
    await one_by_one([partial(tell_whole, live, one, re if one is origin else None) for one in told])


def tell_whole(live: LiveTable, listener: Listener, re: int | None) -> None:
    """Send a listener the whole table."""
    listener.tell(table_message(live, listener, re))


async def prepare(live: LiveTable, viewer: Viewer) -> None:
    """Whatever would take long to make for this viewer is made in a thread, before it is sent."""
    await show_first(live, viewer)
    await put_into_words(live, viewer)


async def show_first(live: LiveTable, viewer: Viewer) -> None:
    """The first words of a game in a language take long, and its first picture on each map; most is kept.

    Who wants no words is told the result in words nevertheless.
    """
    table, shown = live.table, live.shown
    layout = viewer.layout if viewer.picture else ""
    eyes = table.game.name, table.table_row.options, layout, viewer.language
    if eyes in shown.kinds:
        return
    is_brought = len(table.table_row.options) > LONG_OPTIONS
    async with shown.brought_turn if is_brought else shown.turn:
        if eyes not in shown.kinds:
            with reading(viewer.language):  # a thread reads as whoever sends it there
                await asyncio.to_thread(make_first, table.game, table.match.options, layout)
            shown.add(eyes)


def make_first(game: Game, options: Chosen, layout: str) -> None:
    """What is made once for all who play so in a language, from a deal that no table has."""
    match = Match(game, options, bytes(SEED_BYTES))
    view = match.view()
    match.status(match.to_move)
    match.why_not(next(row for row in range(len(game.moves)) if row not in match.legal()))
    game.guide.goal(view)
    if layout and has_pictures(game):
        faces(game)
        drawn(game, view, None, layout, match.names)


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
    """The whole table as one listener may see it, written out."""
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
