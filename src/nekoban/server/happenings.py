"""Happenings: what each entry of the journal does to its table, and how a table is read from its journal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from nekoban.core.match_luck import state_after
from nekoban.server import journal
from nekoban.server.journal import Damage, JournalRow
from nekoban.server.questions import EndQuestion, UndoQuestion, answered
from nekoban.server.seats import BOT, OPEN, PERSON, Seat, same
from nekoban.server.store.stored_tables import TableRow
from nekoban.server.tables import Saying, TableState, digest, first_match


def read_table(table_row: TableRow, rows: list[JournalRow]) -> TableState:
    """A table from the store, every row checked. What cannot be read is damage, whatever is wrong with it."""
    if not rows:
        raise Damage("entry 1 is missing")
    number = 0
    try:
        table = TableState(table_row)
        for row in rows:
            number = table.number + 1
            take(table, row)
    except (msgspec.MsgspecError, ValueError, TypeError, LookupError, AttributeError):
        what = f"entry {number}" if number else "its first row"
        raise Damage(f"{what} cannot be read") from None
    return table


def take(table: TableState, row: JournalRow) -> journal.AnyEntry:
    """Check a stored row and let it happen."""
    entry = journal.checked(row, table.number + 1, table.check)
    happen(table, entry, row)
    return entry


def happen(table: TableState, entry: journal.Entry, row: JournalRow) -> None:
    """Let an entry happen whose row was checked, or was just written by ourselves."""
    HAPPENINGS[type(entry)](table, entry, row.at)
    table.number, table.check, table.changed = row.number, row.check, row.at


def foresee(table: TableState, seat: int, row: int) -> journal.Entry:
    """The entry of a legal move. What it leads to is kept until it happens, or another move does."""
    match = table.match
    state = state_after(match, row)
    entry = journal.Moved(
        seat, match.ply, match.game.moves.texts[row], digest(state, match.format), state.to_move < 0
    )
    table.foreseen = entry, row, state
    return entry


def opened(table: TableState, entry: journal.Opened, at: int) -> None:
    """Nothing has happened yet: the entry's check covers the first row."""


def sat(table: TableState, entry: journal.Sat, at: int) -> None:
    """Somebody sat down."""
    since = table.number + 1
    seat = Seat(PERSON, entry.name, entry.token, is_program=entry.program, since=since)
    seat.gives, seat.sign = entry.gives and entry.seat not in table.dealing.barred, entry.sign
    table.seats[entry.seat] = seat
    table.host = table.host or entry.token
    reseat(table, at)


def left(table: TableState, entry: journal.Left, at: int) -> None:
    """Somebody left a seat: it is open again, or once the game has begun, a bot plays it."""
    seat = table.seats[entry.seat]
    if not table.is_started:
        empty(table, entry.seat)
        reseat(table, at)
        return
    seat.token, seat.bot, seat.cause, seat.is_program, seat.since = "", entry.bot, "left", False, 0
    table.questions.ask_again()
    table.run_clock(at)


def empty(table: TableState, number: int) -> None:
    """A seat is empty: whoever sat there before the start is gone."""
    seat, table.seats[number] = table.seats[number], Seat()
    if same(table.host, seat.token) and not table.seats.of(seat.token):
        pass_host_on(table)


def pass_host_on(table: TableState) -> None:
    """The host left before the start: now it is whoever has sat longest, or whoever sits down next."""
    longest = table.seats.longest
    table.host = longest.token if longest else ""


def reseat(table: TableState, at: int) -> None:
    """Before the start, others sit here than before: what was promised counts no more."""
    for seat in table.seats:
        seat.promise = seat.contribution = ""
    table.dealing.is_sealed = False
    table.dealing.since = at
    table.name_players()


def filled(table: TableState, entry: journal.Filled, at: int) -> None:
    """The host put a bot on a seat."""
    table.seats[entry.seat] = Seat(BOT, entry.name, bot=entry.bot)
    reseat(table, at)


def freed(table: TableState, entry: journal.Freed, at: int) -> None:
    """The host freed a seat."""
    table.seats[entry.seat] = Seat()
    reseat(table, at)


def invited(table: TableState, entry: journal.Invited, at: int) -> None:
    """A seat is kept for somebody who played before, for a rematch."""
    seat = Seat(OPEN, entry.name, is_program=entry.program, gives=entry.gives, kept_for=entry.token)
    seat.sign = entry.sign
    table.seats[entry.seat] = seat
    reseat(table, at)


def closed(table: TableState, entry: journal.Closed, at: int) -> None:
    """The host closed the table."""
    table.is_closed = True


def promised(table: TableState, entry: journal.Promised, at: int) -> None:
    """A player promised a contribution to the luck."""
    table.seats[entry.seat].promise = entry.promise


def sealed(table: TableState, entry: journal.Sealed, at: int) -> None:
    """All promises are there: from now on contributions are opened."""
    table.dealing.is_sealed, table.dealing.since = True, at


def contributed(table: TableState, entry: journal.Contributed, at: int) -> None:
    """A player opened the promised contribution."""
    table.seats[entry.seat].contribution = entry.contribution


def unsealed(table: TableState, entry: journal.Unsealed, at: int) -> None:
    """Some did not open what they had promised, and lose their seats."""
    table.dealing.unopened += [table.seats[number].name for number in entry.seats]
    table.dealing.barred.update(entry.seats)
    for number in entry.seats:
        empty(table, number)
    reseat(table, at)


def started(table: TableState, entry: journal.Started, at: int) -> None:
    """The game begins, dealt from the seed and all contributions."""
    given = [seat.contribution or None for seat in table.seats]
    table.match = first_match(table.table_row, bytes.fromhex(table.table_row.seed), given, entry.format)
    table.name_players()
    table.is_started = True
    table.turn = table.number + 1
    table.run_clock(at)


def moved(table: TableState, entry: journal.Moved, at: int) -> None:
    """A move was made."""
    if entry.ply != table.match.ply or entry.seat != table.to_move:
        raise Damage(f"entry {table.number + 1} does not follow from what was before")
    if table.foreseen is not None and table.foreseen[0] is entry:
        table.match.go_on(*table.foreseen[1:])
    else:
        replay(table, entry)
    table.foreseen = None
    new_turn(table)
    if table.match.over:
        table.questions.ask_again()
    table.run_clock(at, entry.seat)


def replay(table: TableState, entry: journal.Moved) -> None:
    """Make a stored move again, and see that it leads where it led."""
    try:
        table.match.play(entry.move)
    except ValueError:
        raise Damage(f"entry {table.number + 1} is no legal move") from None
    if entry.digest != digest(table.match.state, table.match.format):
        raise Damage(f"entry {table.number + 1} leads to another position than it did")


def new_turn(table: TableState) -> None:
    """Another position: what was asked about the one before no longer counts."""
    table.turn = table.number + 1
    table.questions.move_on()


def took_back(table: TableState, entry: journal.Tookback, at: int) -> None:
    """Moves were taken back."""
    if not 0 <= entry.ply < table.match.ply:
        raise Damage(f"entry {table.number + 1} takes back what was not played")
    table.match = table.match.at(entry.ply)
    table.logs = {reader: log[: entry.ply] for reader, log in table.logs.items()}
    new_turn(table)
    table.clocks.take_back(entry.ply, table.timed, at)


def undo_asked(table: TableState, entry: journal.Undoasked, at: int) -> None:
    """A player asked to take moves back."""
    table.questions.undo = UndoQuestion(entry.seat, entry.ply)


def undo_answered(table: TableState, entry: journal.Undoanswered, at: int) -> None:
    """Another player answered that question."""
    questions = table.questions
    questions.undo = answered(questions.undo, entry, questions.undo_refused)


def end_asked(table: TableState, entry: journal.Endasked, at: int) -> None:
    """A player asked to end the game."""
    table.questions.end = EndQuestion(entry.seat, entry.how)


def end_answered(table: TableState, entry: journal.Endanswered, at: int) -> None:
    """Another player answered that question."""
    questions = table.questions
    questions.end = answered(questions.end, entry, questions.end_refused)


def ended(table: TableState, entry: journal.Ended, at: int) -> None:
    """All agreed to end the game."""
    table.ended = entry.how
    table.questions.ask_again()
    table.run_clock(at)


def coach_answered(table: TableState, entry: journal.Coachanswered, at: int) -> None:
    """A player let the coach in, or not."""
    table.questions.coach[entry.seat] = entry.agree


def said(table: TableState, entry: journal.Said, at: int) -> None:
    """A player said something."""
    seat = table.seats[entry.seat]
    table.chat.append(Saying(entry.seat, seat.name, entry.text, entry.at or at, seat.sign))


def remarked(table: TableState, entry: journal.Remarked, at: int) -> None:
    """Somebody who watches said something."""
    table.chat.append(Saying(None, entry.name, entry.text, entry.at, entry.sign, entry.apart))


def bot_asked(table: TableState, entry: journal.Botasked, at: int) -> None:
    """A player asked for a bot in the place of one who is absent."""
    table.questions.bots.setdefault(entry.absent, set()).add(entry.seat)


def bot_sat(table: TableState, entry: journal.Botsat, at: int) -> None:
    """A bot plays for somebody who is absent."""
    seat = table.seats[entry.seat]
    seat.bot, seat.cause = entry.bot, entry.cause
    table.questions.ask_again()
    table.run_clock(at)


def returned(table: TableState, entry: journal.Returned, at: int) -> None:
    """Somebody came back and plays again."""
    seat = table.seats[entry.seat]
    seat.bot, seat.cause = "", ""
    table.questions.ask_again()
    table.run_clock(at)


def handed(table: TableState, entry: journal.Handed, at: int) -> None:
    """Somebody got a link to go on with another device."""
    table.devices.hand(entry.token, entry.link, entry.until)


def arrived(table: TableState, entry: journal.Arrived, at: int) -> None:
    """Somebody came from another device: the seat belongs to its token now."""
    table.devices.arrive(entry.old, entry.new)
    for seat in table.seats:
        if same(seat.token, entry.old):
            seat.token = entry.new
    if same(table.host, entry.old):
        table.host = entry.new


def rematched(table: TableState, entry: journal.Rematched, at: int) -> None:
    """A rematch was opened at another table."""
    table.rematch, table.rematch_by = entry.table, entry.seat


HAPPENINGS: dict[type[journal.Entry], Callable[[TableState, Any, int], None]] = {
    journal.Opened: opened,
    journal.Sat: sat,
    journal.Left: left,
    journal.Filled: filled,
    journal.Freed: freed,
    journal.Invited: invited,
    journal.Closed: closed,
    journal.Promised: promised,
    journal.Sealed: sealed,
    journal.Contributed: contributed,
    journal.Unsealed: unsealed,
    journal.Started: started,
    journal.Moved: moved,
    journal.Tookback: took_back,
    journal.Undoasked: undo_asked,
    journal.Undoanswered: undo_answered,
    journal.Endasked: end_asked,
    journal.Endanswered: end_answered,
    journal.Ended: ended,
    journal.Coachanswered: coach_answered,
    journal.Said: said,
    journal.Remarked: remarked,
    journal.Botasked: bot_asked,
    journal.Botsat: bot_sat,
    journal.Returned: returned,
    journal.Handed: handed,
    journal.Arrived: arrived,
    journal.Rematched: rematched,
}
