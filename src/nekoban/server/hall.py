"""The hall: the tables that are in memory, and the one way in which anything at them changes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar

from nekoban.server import actions, openings
from nekoban.server import entries as e
from nekoban.server.bots import bot_choice
from nekoban.server.entries import Damage, Entry
from nekoban.server.listeners import Listener
from nekoban.server.logs import fingerprint
from nekoban.server.messages import HereTold, RematchAsked, encode
from nekoban.server.metrics import Metrics
from nekoban.server.refusals import Refused
from nekoban.server.replay import keep_replay
from nekoban.server.safety import Limits
from nekoban.server.scenes import Eyes, alike, chat_told, may_listen, move_told, whole_table
from nekoban.server.seats import PERSON, same
from nekoban.server.store import Opening, Store, Taken
from nekoban.server.tables import Table, current_version, read_table
from nekoban.server.thinking import Thinking

LOG = logging.getLogger("nekoban.server")
Answer = TypeVar("Answer")
TRIES = 20  # how often an entry gives way to another process before it is refused
LONG_JOURNAL, LONG_OPTIONS = 60, 200  # entries and characters: more are read in a thread
IDLE, IDLE_OVER = 60.0, 5.0  # seconds in memory without anybody at the table
OTHERS_FIRST = 3.0  # seconds that another process has for its bot's move
PACE = 0.6  # seconds that a move stays before a bot answers it, where people look
MISSING = 1000  # replays that are kept at a start, at most
KEEP_AGAIN = 10.0  # seconds until what the database did not take is kept again
REMOTE_LIFE = 20.0  # seconds that another process's word about who is here counts


class Live:
    """A table in memory, with those who watch it here."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.is_stale = False  # a write was broken off: what is stored must be read again
        self.opener = ""  # the address that asked for it first, as long as it stays in memory
        self.used = time.monotonic()
        self.moved = time.monotonic()  # when the last move was told here
        self.thinking_turn = 0  # what a bot is asked about
        self.remote: dict[str, tuple[float, frozenset[int]]] = {}  # process -> until when, which seats
        self.seen = [time.monotonic()] * len(table.seats)  # when each seat's owner was last heard of

    def here(self) -> list[bool]:
        """Who is at the table now: bots always are."""
        seats = {seat for listener in self.listeners for seat in listener.eyes.mine}
        now = time.monotonic()
        for until, found in self.remote.values():
            if until > now:
                seats |= found
        return [number in seats or seat.kind == "bot" for number, seat in enumerate(self.table.seats)]

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
        return bool(self.listeners) or time.monotonic() - self.used < IDLE

    def see(self, seats: Iterable[int]) -> None:
        """These are here at this moment, whatever comes next."""
        for seat in seats:
            self.seen[seat] = time.monotonic()

    def away(self) -> list[float]:
        """For how many seconds each seat's owner has not been here; 0 for those who are."""
        now = time.monotonic()
        return [0.0 if is_here else now - seen for is_here, seen in zip(self.here(), self.seen, strict=True)]


class Hall:
    """All tables this process serves."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        thinking: Thinking,
        pace: float = PACE,
        limits: Limits | None = None,
    ) -> None:
        self.limits = limits or Limits()
        self.store = store
        self.metrics = metrics
        self.thinking = thinking
        self.pace = pace
        self.lives: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.games: set[str] = set()  # whose rules are loaded: the first table of a game waits for that alone
        self.tasks: set[asyncio.Task[Any]] = set()
        self.ended: asyncio.Queue[str] = asyncio.Queue()  # tables whose replay is to be kept
        self.publish: Callable[[dict[str, Any]], None] = lambda message: None  # to other processes
        metrics.gauge("tables_in_memory", "Tables in memory.", lambda: len(self.lives))
        metrics.gauge("connections", "Sockets and streams.", self.connection_count)
        metrics.gauge("thinking_queue", "Bot moves that wait for a thread.", lambda: thinking.queue_length)
        metrics.gauge("thinking_busy", "Bots that think now.", lambda: thinking.busy)
        metrics.gauge("replays_waiting", "Finished games whose replay is to be kept.", self.ended.qsize)

    def connection_count(self) -> int:
        return sum(len(live.listeners) for live in self.lives.values())

    # --- finding

    async def find(self, id: str, where: str) -> Live:
        """A table that somebody at that address asks for."""
        live = await self.fetch(id)
        live.opener = live.opener or where
        live.used = time.monotonic()
        return live

    async def fetch(self, id: str) -> Live:
        """A table, from memory or from the store."""
        live = self.lives.get(id)
        if live is None:
            if id not in self.loading:
                self.loading[id] = asyncio.create_task(self.load(id))
                self.loading[id].add_done_callback(lambda task: self.loading.pop(id, None))
            live = await asyncio.shield(self.loading[id])
        return live

    async def load(self, id: str) -> Live:
        opening = await self.store.call(self.store.opening, id)
        if opening is None:
            raise Refused("no-such", "There is no such table.")
        if opening.flaw is not None:
            raise damaged(opening.flaw)
        live = Live(await self.read(opening))
        self.games.add(opening.game)
        self.lives[id] = live
        self.wake(live)
        return live

    async def read(self, opening: Opening) -> Table:
        """A table as stored; a damaged one is set aside, and says so."""
        rows = await self.store.call(self.store.rows, opening.id)
        try:
            is_long = len(rows) > LONG_JOURNAL or len(opening.options) > LONG_OPTIONS
            if is_long or opening.game not in self.games:
                return await asyncio.to_thread(read_table, opening, rows)
            return read_table(opening, rows)
        except Damage as damage:
            raise await self.set_aside(opening, str(damage)) from None

    async def set_aside(self, opening: Opening, what: str) -> Refused:
        """Damage is remembered; a table of other rules is not, since the program they belong to can go on."""
        version = current_version(opening)
        self.metrics.count("tables_set_aside_total")
        LOG.error("table set aside", extra={"table": fingerprint(opening.id), "flaw": what})
        if version != opening.version:
            return Refused(
                "set-aside",
                "This table was begun under version {version} of the rules, and this server has "
                "version {ours}, under which it goes differently. It cannot go on here.",
                version=opening.version,
                ours=str(version),
            )
        await self.store.call(self.store.set_aside, opening.id, what)
        return damaged(what)

    # --- changing

    async def change(
        self,
        live: Live,
        decide: Callable[[Table], Sequence[Entry]],
        origin: Listener | None = None,
        re: int | None = None,
    ) -> list[Entry]:
        """Decide what happens, write it, then let it happen and tell everybody.

        If another process was quicker, what it wrote happens first and the decision is made again.
        """
        return await self.to_the_end(self.carry_out(live, decide, origin, re))

    async def carry_out(
        self,
        live: Live,
        decide: Callable[[Table], Sequence[Entry]],
        origin: Listener | None,
        re: int | None,
    ) -> list[Entry]:
        async with live.lock:
            for _ in range(TRIES):
                if live.is_stale:
                    await self.reread(live)
                entries = list(decide(live.table))
                if not entries:
                    return []
                rows = self.rows(live.table, entries)
                try:
                    await self.write(live, rows, entries)
                except Taken:
                    self.metrics.count("conflicts_total")
                    await self.catch_up(live)
                    continue
                for entry, row in zip(entries, rows, strict=True):
                    live.table.happen(entry, row)
                self.publish({"table": live.table.id, "number": live.table.number})
                self.wake(live)
                if len(entries) == 1 and isinstance(entries[0], (e.Moved, e.Said)):
                    await self.tell_entry(live, entries[0], origin, re)
                else:
                    self.tell_table(live, origin, re)
                return entries
        raise Refused("late", "The table changes too quickly just now. Try again.")

    def rows(self, table: Table, entries: Sequence[Entry]) -> list[e.Row]:
        rows: list[e.Row] = []
        number, check, at = table.number, table.check, max(now(), table.changed)
        for entry in entries:
            rows.append(e.written(entry, number + 1, at, check))
            number, check = rows[-1].number, rows[-1].check
        return rows

    async def write(self, live: Live, rows: list[e.Row], entries: Sequence[Entry]) -> None:
        began = time.perf_counter()
        changes: dict[str, Any] = {}
        for entry in entries:
            if isinstance(entry, e.Started):
                changes["phase"] = "playing"
                changes["listed"] = openings.is_listed(live.table.settings, "playing")
                if live.table.clocks.plan.kind != "none":
                    changes["due"] = rows[-1].at  # look at it soon: see `sweep`
            elif isinstance(entry, e.Moved) and entry.over:
                changes["phase"] = "over"
                changes["due"] = None
            elif isinstance(entry, e.Closed):
                changes["phase"] = "closed"
                changes["listed"] = False
        live.is_stale = True  # until we know what became of it
        try:
            await self.store.call(lambda: self.store.append(live.table.id, rows, **changes))
        except Taken:
            live.is_stale = False
            raise
        live.is_stale = False
        self.metrics.time("write_seconds", time.perf_counter() - began)

    async def rematch(self, live: Live, token: str, asked: RematchAsked) -> None:
        """Open the table of a rematch, if nobody has done it yet."""
        await self.to_the_end(self.open_rematch(live, token, asked))

    async def open_rematch(self, live: Live, token: str, asked: RematchAsked) -> None:
        async with live.lock:
            table = live.table
            for _ in range(TRIES):
                mine = table.seats_of(token)
                actions.need_seat(mine)
                if table.rematch is not None and not await self.goes_on_without(table, token):
                    return
                opening, first = await asyncio.to_thread(openings.rematch, table, mine, asked, now())
                rows = self.rows(table, [e.Rematched(opening.id, mine[0])])
                listed = openings.is_listed(asked.settings or table.settings, opening.phase)
                try:
                    await self.store.call(self.store.follow, table.id, rows, opening, listed, first)
                except Taken:
                    self.metrics.count("conflicts_total")
                    await self.catch_up(live)
                    continue
                table.take(rows[0])
                self.tell_table(live)
                self.publish({"table": table.id, "number": table.number})
                return
        raise Refused("late", "The table changes too quickly just now. Try again.")

    async def goes_on_without(self, table: Table, token: str) -> bool:
        """Whether the rematch there is was given up or lost, or has begun without whoever has that token."""
        try:
            there = (await self.fetch(table.rematch or "")).table
        except Refused as refusal:
            if refusal.code != "set-aside":
                raise
            return True
        sits = any(there.seats_of(known) for known in table.tokens(token))
        return there.is_closed or (there.is_started and not sits)

    async def to_the_end(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Carry out what writes, even if whoever asked for it goes away meanwhile.

        Else something could be stored that nobody here is told about. Writes that take no time need no care.
        """
        if self.store.inline:
            return await work
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return await asyncio.shield(task)

    async def catch_up(self, live: Live) -> None:
        """Let happen what other processes have written. The caller holds the lock."""
        for row in await self.store.call(self.store.rows, live.table.id, live.table.number):
            entry = live.table.take(row)
            if isinstance(entry, (e.Moved, e.Said)):
                await self.tell_entry(live, entry)
            else:
                self.tell_table(live)
        self.wake(live, later=True)

    async def reread(self, live: Live) -> None:
        """Read the whole table again, after a write that was broken off."""
        opening = await self.store.call(self.store.opening, live.table.id)
        assert opening is not None
        live.table = await self.read(opening)
        live.is_stale = False
        if live.table.phase == "over":
            self.ended.put_nowait(live.table.id)
        self.tell_table(live)

    async def hear(self, id: str, number: int) -> None:
        """Another process has written up to that number."""
        live = self.lives.get(id)
        if live is not None and live.table.number < number:
            async with live.lock:
                await self.catch_up(live)

    # --- telling

    async def tell_entry(
        self, live: Live, entry: e.Moved | e.Said, origin: Listener | None = None, re: int | None = None
    ) -> None:
        """Tell everybody about a move or a saying, each with their own view. The caller holds the lock."""
        table = live.table
        if isinstance(entry, e.Said):
            message = encode(chat_told(table.chat[-1]))
            for listener in live.listeners:
                if listener.is_host or may_listen(table, listener.eyes):
                    listener.tell(message)
            return
        self.metrics.count("moves_total", by="bot" if table.seats[entry.seat].bot else "person")
        if table.phase == "over":
            self.ended.put_nowait(table.id)
        live.moved = time.monotonic()
        live.see([entry.seat])
        tell = partial(tell_move, table, alike(table, now()), {}, {}, origin, re)
        called = [listener for listener in live.listeners if table.to_move in listener.eyes.mine]
        others = [listener for listener in live.listeners if listener not in called]
        tell(called)
        try:
            if called and others:
                await asyncio.sleep(0)  # it is on its way to whoever is to move while the rest is made
        finally:
            tell(others)

    def tell_table(self, live: Live, origin: Listener | None = None, re: int | None = None) -> None:
        """Tell everybody the whole table: seats, an undo, or who plays have changed."""
        for listener in list(live.listeners):
            mine = tuple(live.table.seats_of(listener.token))
            if listener.eyes.mine and not mine and not live.table.settings.spectators:
                listener.close()
                continue
            listener.eyes = listener.eyes._replace(mine=mine)
            listener.is_host = same(live.table.host, listener.token)
            listener.tell(self.table_message(live, listener, re if listener is origin else None))

    def table_message(self, live: Live, listener: Listener, re: int | None = None) -> bytes:
        told = whole_table(live.table, listener.eyes, live.here(), now(), listener.is_host)
        return answering(encode(told), re)

    def tell_here(self, live: Live) -> None:
        message = encode(HereTold(live.here()))
        for listener in live.listeners:
            listener.tell(message)

    # --- coming and going

    def eyes(self, live: Live, token: str, eyes: Eyes) -> Eyes:
        """The eyes of whoever has that hashed token.

        Others may look where the host allows it; and at a finished game, whose link can be shared.
        """
        table = live.table
        mine = tuple(table.seats_of(token)) if token else ()
        is_open = table.settings.spectators or table.phase == "over" or same(table.host, token)
        if not mine and not is_open:
            raise Refused("not-seated", "This table is private: you need a seat to look at it.")
        return eyes._replace(mine=mine)

    async def arrive(self, live: Live, token: str, eyes: Eyes) -> Listener:
        """Somebody connects. An absent player whose seat a bot plays has it back."""
        found = self.eyes(live, token, eyes)
        listener = Listener(token, found, same(live.table.host, token))
        if any(live.table.seats[seat].cause == "absent" for seat in found.mine):
            await self.change(live, lambda table: actions.come_back(table, table.seats_of(token)))
        before = live.here()
        live.listeners.append(listener)
        listener.tell(self.table_message(live, listener))
        self.tell_presence(live, before)
        return listener

    def depart(self, live: Live, listener: Listener) -> None:
        before = live.here()
        listener.is_closed = True
        if listener in live.listeners:
            live.listeners.remove(listener)
        live.used = time.monotonic()
        live.see(listener.eyes.mine)
        self.tell_presence(live, before)

    def tell_presence(self, live: Live, before: list[bool]) -> None:
        if live.here() != before:
            self.tell_here(live)
            self.publish_presence(live)

    def publish_presence(self, live: Live) -> None:
        seats = sorted({seat for listener in live.listeners for seat in listener.eyes.mine})
        self.publish({"table": live.table.id, "here": seats})

    def hear_presence(self, id: str, process: str, seats: list[int]) -> None:
        """Another process says who is connected to it."""
        live = self.lives.get(id)
        if live is not None:
            before = live.here()
            _, gone = live.remote.get(process, (0.0, frozenset()))
            live.remote[process] = (time.monotonic() + REMOTE_LIFE, frozenset(seats))
            live.see(gone.union(seats))
            if live.here() != before:
                self.tell_here(live)

    # --- bots

    def bot_tables(self) -> list[Live]:
        """Tables where bots alone play and go on: so many of an address and in all, those that came first."""
        found: list[Live] = []
        own: Counter[str] = Counter()
        for live in self.lives.values():
            if live.is_for_bots_alone and live.is_attended and own[live.opener] < self.limits.bot_tables:
                own[live.opener] += 1
                found.append(live)
        return found[: self.limits.all_bot_tables]

    def has_room(self, live: Live) -> bool:
        """Whether bots may think here: where they play alone, only so many tables go on at once."""
        return not live.is_for_bots_alone or live in self.bot_tables()

    def wake(self, live: Live, later: bool = False) -> None:
        """If a bot is to move and somebody waits for it, let it think."""
        table = live.table
        seat = table.to_move
        if seat is None or not table.seats[seat].is_played_by_bot:
            live.thinking_turn = 0
            return
        if live.thinking_turn != table.turn and live.is_attended and self.has_room(live):
            live.thinking_turn = table.turn
            self.spawn(self.bot_turn(live, seat, table.turn, later))

    async def bot_turn(self, live: Live, seat: int, turn: int, later: bool) -> None:
        """A bot's move. Where another process was asked first, it gets a while to answer."""
        if later:
            await asyncio.sleep(OTHERS_FIRST)
        table = live.table
        if table.turn != turn or table.to_move != seat or not table.seats[seat].bot:
            return
        began = time.perf_counter()
        think = bot_choice(table, seat, self.metrics)
        row = await self.thinking.think(table.id, think)
        self.metrics.time("thinking_seconds", time.perf_counter() - began)
        await asyncio.sleep(self.pause(live))
        try:
            await self.change(live, lambda table: actions.bot_move(table, turn, seat, row))
        except Refused as refusal:
            if refusal.code == "full":
                live.thinking_turn = 0  # the sweep asks again
            if refusal.code != "late":
                raise

    def pause(self, live: Live) -> float:
        """How long a bot still waits with its move, so that a person can follow the one before."""
        pace = live.table.settings.pace
        if pace is None:
            looking = any(listener.eyes.picture for listener in live.listeners)
            pace = self.pace if looking or live.table.has_people else 0.0
        return max(0.0, live.moved + pace - time.monotonic())

    # --- time

    async def sweep(self) -> None:
        """Once in a while: bots that were not heard, clocks that ran out, tables that nobody looks at."""
        for live in list(self.lives.values()):
            with self.going_on():
                await self.look_after(live)
        idle = time.monotonic()
        for id, live in list(self.lives.items()):
            limit = IDLE_OVER if live.table.phase == "over" else IDLE
            is_thinking = live.thinking_turn and live.thinking_turn == live.table.turn
            if not live.listeners and not live.lock.locked() and not is_thinking and idle - live.used > limit:
                del self.lives[id]

    async def look_after(self, live: Live) -> None:
        if live.is_stale and not live.lock.locked():
            async with live.lock:
                await self.reread(live)
        self.wake(live)
        if live.table.clocks.is_out(now()):
            await self.change(live, lambda table: actions.run_out(table, now()))

    async def sweep_store(self) -> None:
        """Tables in the store whose clock may have run out. `due` may be too early there, never too late."""
        for id in await self.store.call(self.store.due, now(), 100):
            with self.going_on():
                live = await self.fetch(id)
                await self.look_after(live)
                await self.store.call(self.store.set_due, id, live.table.clocks.due or now() + 60_000)

    @contextmanager
    def going_on(self) -> Iterator[None]:
        """What goes wrong with one table does not keep the next one waiting."""
        try:
            yield
        except Refused:
            pass  # it was set aside, or the database is away: whoever looks is told
        except Exception as error:
            LOG.error("looking after a table failed", exc_info=error)
            self.metrics.count("faults_total")

    async def keep_replays(self) -> None:
        """Keep the replays of games that end, one after the other, and first of those of the last run.

        While the database does not answer they wait; what else goes wrong with one would go wrong again.
        """
        while not await self.is_settled(self.find_unkept()):
            await asyncio.sleep(KEEP_AGAIN)
        while True:
            id = await self.ended.get()
            if not await self.is_settled(self.keep(id)):
                self.ended.put_nowait(id)
                await asyncio.sleep(KEEP_AGAIN)

    async def is_settled(self, work: Coroutine[Any, Any, None]) -> bool:
        """Do something; False if it is to be done again, since the database did not answer."""
        with self.going_on():
            try:
                await work
            except Refused as refusal:
                return refusal.code != "full"
        return True

    async def find_unkept(self) -> None:
        for id in await self.store.call(self.store.unkept, MISSING):
            self.ended.put_nowait(id)

    async def keep(self, id: str) -> None:
        if not await self.store.call(self.store.is_kept, id):  # another process may have been quicker
            await keep_replay(self.store, (await self.fetch(id)).table, self.ended.qsize)

    def spawn(self, work: Any) -> None:
        """Let something go on beside; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a task failed", exc_info=task.exception())
            self.metrics.count("faults_total")

    async def close(self) -> None:
        for live in self.lives.values():
            for listener in live.listeners:
                listener.close()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinking.close()


def tell_move(
    table: Table,
    told_all: dict[str, Any],
    said: dict[bytes, list[str]],
    made: dict[Eyes, bytes],
    origin: Listener | None,
    re: int | None,
    listeners: list[Listener],
) -> None:
    """Tell some about the last move; whoever looks with the same eyes is told the same."""
    for listener in listeners:
        if listener.eyes not in made:
            made[listener.eyes] = encode(move_told(table, listener.eyes, told_all, said))
        listener.tell(answering(made[listener.eyes], re if listener is origin else None))


def damaged(what: str) -> Refused:
    return Refused(
        "set-aside",
        "This table is damaged and was set aside: {what}. Other tables are not affected.",
        what=what,
    )


def now() -> int:
    return time.time_ns() // 1_000_000


def answering(message: bytes, re: int | None) -> bytes:
    """A message; to whoever asked for it, with their id."""
    return message if re is None else message[:-1] + b',"re":%d}' % re
