"""Hosts: what whoever made a table decides while it waits for players."""

from __future__ import annotations

from nekoban.server import entries as e
from nekoban.server.actions import need_no_end, need_room, starting, unlike_others
from nekoban.server.bots import bot_name, check_bot
from nekoban.server.messages import FillAsked
from nekoban.server.refusals import Refused
from nekoban.server.seats import same
from nekoban.server.tables import Table


def need_waiting_host(table: Table, token: str) -> None:
    """Only the host, and only before the start."""
    if not same(table.host, token):
        raise Refused("not-allowed", "Only the host of the table may do that.")
    need_no_end(table)
    if table.is_started:
        raise Refused("not-now", "The game has begun: the seats stay as they are.")
    need_room(table)


def fill(table: Table, token: str, asked: FillAsked) -> list[e.Entry]:
    """Put a bot on an open seat, or on all of them. The last one starts the game."""
    need_waiting_host(table, token)
    check_bot(asked.bot)
    if asked.seat is not None and asked.seat not in table.open_seats:
        raise Refused("not-now", "Seat {seat} is not open.", seat=asked.seat + 1)
    names = [seat.name for seat in table.seats]
    filled: list[e.Filled] = []
    for seat in table.open_seats if asked.seat is None else [asked.seat]:
        names[seat] = unlike_others(bot_name(asked.bot), names)
        filled.append(e.Filled(seat, names[seat], asked.bot))
    return starting(table, filled)


def free(table: Table, token: str, seat: int) -> list[e.Entry]:
    """Open a seat again that a bot or a guest has, or that is kept for somebody."""
    need_waiting_host(table, token)
    if seat >= len(table.seats) or seat in table.free_seats:
        raise Refused("not-now", "Nobody sits on seat {seat}.", seat=seat + 1)
    if seat in table.seats_of(token):
        raise Refused("not-now", "That is your own seat: leave the table to give it up.")
    return [e.Freed(seat)]


def close(table: Table, token: str) -> list[e.Entry]:
    """Give the waiting table up: nobody can join it any more."""
    need_waiting_host(table, token)
    return [e.Closed()]
