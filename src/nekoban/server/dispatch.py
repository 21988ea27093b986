"""Dispatch: whatever is asked of a table, over HTTP or on a socket, is limited, decided and written here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from contextlib import nullcontext
from typing import Any, NamedTuple

from nekoban.server import actions, contributions, endings, host_actions
from nekoban.server.actions import need_seat
from nekoban.server.broadcast import prepare, table_message
from nekoban.server.coaching import answer_coach, ask_coach
from nekoban.server.commands import (
    About,
    AnswerCoach,
    AnswerEnd,
    AnswerUndo,
    AnyCommand,
    AskBot,
    AskEnd,
    Change,
    Chat,
    Close,
    Coach,
    Contribute,
    Fill,
    Free,
    GivePromise,
    Hint,
    Leave,
    Meanwhile,
    Move,
    Ping,
    Return,
    Show,
    Undo,
    Why,
)
from nekoban.server.hints import hint
from nekoban.server.journal import Entry
from nekoban.server.listeners import Listener
from nekoban.server.live import LiveTable
from nekoban.server.messages import AboutMessage, DoneMessage, WhyMessage, encode
from nekoban.server.presentation import Viewer
from nekoban.server.site import Site
from nekoban.server.tables import TableState

RATES = {
    Move: "moves",
    Chat: "chat",
    Hint: "hints",
    Coach: "doubts",
    Why: "looks",
    About: "looks",
    Show: "looks",
}  # what else: "asks"


class Asker(NamedTuple):
    """Who asks: by the hash of a token, from an address, and perhaps on a socket."""

    token: str
    where: str
    listener: Listener | None = None

    def counted_as(self, live: LiveTable) -> str:
        """Whom a limit counts: a seat, or the address of whoever has none here."""
        return self.token if live.table.seats.of(self.token) else self.where


def admit(site: Site, live: LiveTable, asker: Asker, command: AnyCommand) -> None:
    """Not too often, whichever way it comes. Whoever looks at whole tables is counted by address."""
    site.orders.check(asker.where)
    rate = RATES.get(type(command), "asks")
    if isinstance(command, Chat):
        site.take("bytes_a_day", asker.where, len(command.text))
    if isinstance(command, Undo):
        site.take("takebacks", asker.where)
    site.take(rate, asker.where if rate == "looks" else asker.counted_as(live))


async def change(site: Site, live: LiveTable, asker: Asker, command: Change) -> list[Entry]:
    """Do what is asked, if it may be done: what has happened is stored and told."""
    began = time.perf_counter()
    admit(site, live, asker, command)
    if isinstance(command, Undo):
        await think_about_undo(live, asker)
    try:
        if isinstance(command, Fill):
            return await fill(site, live, asker, command)
        return await carry_out(site, live, asker, command)
    finally:
        if isinstance(command, Move):
            site.metrics.time("move_seconds", time.perf_counter() - began)


def carry_out(site: Site, live: LiveTable, asker: Asker, command: Change) -> Coroutine[Any, Any, list[Entry]]:
    """What is asked, decided and written."""
    return site.writer.change(
        live, lambda table: decide(table, live, asker.token, command), asker.listener, command.id
    )


async def fill(site: Site, live: LiveTable, asker: Asker, command: Fill) -> list[Entry]:
    """Who puts bots on all seats needs room for a table of bots alone."""
    with nullcontext() if live.table.seats.persons else site.room_for_bots(asker.where):
        happened = await carry_out(site, live, asker, command)
        await take_over(site, live, asker.where)
        return happened


async def think_about_undo(live: LiveTable, asker: Asker) -> None:
    """Find out in a thread whether the last move can be taken back without asking, before that is decided."""
    async with live.lock:
        if live.table.seats.of(asker.token):
            await asyncio.to_thread(actions.free_ply, live.table)


async def take_over(site: Site, live: LiveTable, where: str) -> None:
    """The table of whoever puts bots on its seats counts for their address."""
    origin = site.origin(where)
    if live.opener != origin and not live.is_older:
        live.opener = origin
        await site.store.call(site.store.tables.set_opener, live.table.id, origin)


def decide(table: TableState, live: LiveTable, token: str, command: Change) -> list[Entry]:
    """What comes of a command, as things stand."""
    mine = table.seats.of(token)
    match command:
        case Move():
            return actions.move(table, mine, command, live.time.now())
        case Undo():
            return actions.undo(table, mine, command.turn)
        case AnswerUndo():
            return actions.answer_undo(table, mine, command)
        case AskEnd():
            return endings.ask_end(table, mine, command)
        case AnswerEnd():
            return endings.answer_end(table, mine, command)
        case AnswerCoach():
            return answer_coach(table, mine, command)
        case Chat():
            return actions.say(table, mine, command)
        case AskBot():
            return actions.ask_bot(table, mine, command.seat, live.away())
        case Return():
            return actions.come_back(table, mine)
        case Leave():
            return actions.leave(table, mine)
        case Fill():
            return host_actions.fill(table, token, command)
        case Free():
            return host_actions.free(table, token, command.seat)
        case Close():
            return host_actions.close(table, token)
        case Contribute():
            return contributions.contribute(table, mine, command.contribution)
        case GivePromise():
            return contributions.promise(table, mine, command.promise)


async def answer(site: Site, live: LiveTable, asker: Asker, listener: Listener, command: AnyCommand) -> None:
    """Do what is asked on a socket. News of the table answers a change; all else has its own answer."""
    re = command.id
    match command:
        case Ping():
            listener.tell(encode(DoneMessage(re)))
        case Why():
            admit(site, live, asker, command)
            refusal = actions.why(live.table, live.table.seats.of(asker.token), command.path)
            told = WhyMessage(re=re)
            if refusal:
                told = WhyMessage(refusal.sentence, refusal.clause, re, refusal.text, refusal.values)
            listener.tell(encode(told))
        case About():
            admit(site, live, asker, command)
            listener.tell(
                encode(AboutMessage(actions.about(live.table, listener.viewer.mine, command.thing), re))
            )
        case Hint():
            admit(site, live, asker, command)
            mine = live.table.seats.of(asker.token)
            listener.tell(encode(await hint(site.thinking, live.table, mine, re, live.opener)))
        case Coach():
            admit(site, live, asker, command)
            mine = live.table.seats.of(asker.token)
            asked = await ask_coach(site.thinking, live.table, mine, command, live.opener)
            listener.tell(encode(asked))
        case Meanwhile():
            admit(site, live, asker, command)
            need_seat(live.table.seats.of(asker.token))
            live.has_lower_bots = True
            site.bot_turns.wake(live, False)
            listener.tell(encode(DoneMessage(re)))
        case Show():
            admit(site, live, asker, command)
            listener.viewer = Viewer.wanting(command.show, command.layout)._replace(mine=listener.viewer.mine)
            await prepare(live, listener.viewer)
            listener.tell(table_message(live, listener, re))
        case _:
            happened = await change(site, live, asker, command)
            if not happened or isinstance(command, Chat):
                listener.tell(encode(DoneMessage(re)))
