"""Host actions: what the host of a table decides while it waits for players."""

from __future__ import annotations

from nekoban.core.player_names import kept_bot_name, unlike_others
from nekoban.server import journal
from nekoban.server.actions import need_room
from nekoban.server.bots import check_bot
from nekoban.server.commands import Fill
from nekoban.server.contributions import need_no_end, need_no_seal, starting
from nekoban.server.refusals import Refused
from nekoban.server.seats import same
from nekoban.server.tables import TableState


def need_waiting_host(table: TableState, token: str) -> None:
    """Only the host, and only before the start."""
    if not same(table.host, token):
        raise Refused("not-allowed", "Only the host of the table may do that.")
    need_no_end(table)
    if table.is_started:
        raise Refused("not-now", "The game has begun: the seats stay as they are.")
    need_no_seal(table)
    need_room(table)


def fill(table: TableState, token: str, asked: Fill) -> list[journal.Entry]:
    """Put a bot on an open seat, or on all of them. The last one starts the game."""
    need_waiting_host(table, token)
    check_bot(asked.bot)
    if asked.seat is not None and asked.seat not in table.seats.open:
        raise Refused("not-now", "Seat {seat} is not open.", seat=asked.seat + 1)
    names = [seat.name for seat in table.seats]
    filled: list[journal.Filled] = []
    for seat in table.seats.open if asked.seat is None else [asked.seat]:
        names[seat] = unlike_others(kept_bot_name(asked.bot), names)
        filled.append(journal.Filled(seat, names[seat], asked.bot))
    return starting(table, filled)


def free(table: TableState, token: str, seat: int) -> list[journal.Entry]:
    """Open a seat again that a bot or a guest has, or that is kept for somebody."""
    need_waiting_host(table, token)
    if seat >= len(table.seats) or seat in table.seats.free:
        raise Refused("not-now", "Nobody sits in seat {seat}.", seat=seat + 1)
    if seat in table.seats.of(token):
        raise Refused("not-now", "That is your own seat: leave the table to give it up.")
    return [journal.Freed(seat)]


def close(table: TableState, token: str) -> list[journal.Entry]:
    """Give the waiting table up: nobody can join it any more."""
    need_waiting_host(table, token)
    return [journal.Closed()]
