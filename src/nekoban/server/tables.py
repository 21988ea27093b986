"""A table: what its first row and its entries come to. Nothing here reads a clock, network or database."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec
import numpy as np

from nekoban.core.catalogue import find_game, known_game
from nekoban.core.luck import SEED_BYTES, commitment
from nekoban.core.match import Match
from nekoban.core.notation import FORMAT, QUICK_FORMAT, NotationError
from nekoban.core.options import OptionError
from nekoban.core.record import Record
from nekoban.server import journal
from nekoban.server.clocks import Clocks
from nekoban.server.commands import SeatPlan, read_options, read_plan, read_settings
from nekoban.server.journal import Damage, JournalRow
from nekoban.server.messages import LogEntry
from nekoban.server.seats import BOT, OPEN, PERSON, Seat, same
from nekoban.server.store import TableRow

LONG_OPTIONS = 200  # characters: somebody has brought a map, which takes a while to read and to draw
UNDEALT = bytes(SEED_BYTES)  # no table's seed: before the start there is nothing to see


@dataclass
class Saying:
    """One line of chat."""

    seat: int | None  # None: of somebody who watches
    name: str  # of whoever said it: the seat may be another's by now
    text: str
    at: int
    sign: str = ""
    is_apart: bool = False  # for those who watch alone


@dataclass
class UndoQuestion:
    """An undo that the others are asked about."""

    seat: int
    ply: int
    agreed: set[int] = field(default_factory=set)


@dataclass
class EndQuestion:
    """An end that the others are asked about."""

    seat: int
    how: str
    agreed: set[int] = field(default_factory=set)


Question = TypeVar("Question", UndoQuestion, EndQuestion)


def answered(
    question: Question | None, entry: journal.Undoanswered | journal.Endanswered, refused: set[int]
) -> Question | None:
    """A question after an answer: one refusal ends it, and `refused` remembers who had asked."""
    if question and entry.agree:
        question.agreed.add(entry.seat)
        return question
    if question:
        refused.add(question.seat)
    return None


class TableState:
    """A table as of its last entry."""

    def __init__(self, table_row: TableRow) -> None:
        self.table_row = table_row
        self.id = table_row.id
        self.settings = read_settings(table_row.settings)
        self.commitment = commitment(bytes.fromhex(table_row.seed))
        self.match = first_match(table_row, UNDEALT)
        self.game = self.match.game
        self.seats = [planned_seat(entry) for entry in read_plan(table_row.plan)]
        self.clocks = Clocks(self.settings.clock, len(self.seats))
        self.number = 0
        self.turn = 0  # the number of the entry that brought the position
        self.check = table_check(table_row)
        self.changed = table_row.created
        self.is_started = False
        self.is_closed = False  # the host gave it up before the start
        self.is_sealed = False  # what is promised to the luck stays as it is, and is opened
        self.waits_since = 0  # when the last one sat down, or all was sealed
        self.barred: set[int] = set()  # seats that do not contribute any more
        self.unopened: list[str] = []  # who did not open what they had promised
        self.host = table_row.host  # hashed token; "" if nobody is, until somebody sits down
        self.chat: list[Saying] = []
        self.undo_question: UndoQuestion | None = None
        self.undo_refused: set[int] = set()  # who was refused an undo of this position
        self.free_undo: tuple[Any, int | None] = (None, None)  # see `actions.free_ply`
        self.end_question: EndQuestion | None = None
        self.end_refused: set[int] = set()  # who was refused an end of the game since the last move
        self.coach_answers: dict[int, bool] = {}  # who of several people wants the coach
        self.ended = ""  # "draw" or "abort": all agreed to end the game, and its rules would go on
        self.bot_questions: dict[int, set[int]] = {}  # absent seat -> who would have a bot play
        self.links: dict[str, tuple[str, int]] = {}  # hashed one-time link -> whose, until when
        self.former: dict[str, list[str]] = {}  # hashed token -> those whose place it has taken
        self.rematch: str | None = None
        self.rematch_by: int | None = None  # the seat that asked for it
        self.logs: dict[tuple[int | None, str], list[LogEntry]] = {}  # in words, by seat and language
        self.foreseen: tuple[journal.Moved, int, Any] | None = (
            None  # a move that was found legal: row and state
        )
        self.name_players()

    # --- what it is like

    @property
    def phase(self) -> str:
        if not self.is_started:
            return "closed" if self.is_closed else "open" if self.open_seats else "dealing"
        return "over" if self.match.over or self.ended else "playing"

    @property
    def to_move(self) -> int | None:
        return self.match.to_move if self.is_started and not self.ended else None

    @property
    def open_seats(self) -> list[int]:
        """Seats that nobody has."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == OPEN]

    @property
    def free_seats(self) -> list[int]:
        """Open seats that are not kept for somebody."""
        return [number for number in self.open_seats if not self.seats[number].kept_for]

    @property
    def persons(self) -> list[int]:
        """Seats that persons play at present."""
        return [number for number, seat in enumerate(self.seats) if seat.is_played_by_person]

    @property
    def bots(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.is_played_by_bot]

    @property
    def is_for_bots_alone(self) -> bool:
        """Whether a game goes on in which nobody but bots plays."""
        return self.phase == "playing" and not self.persons

    @property
    def absent(self) -> list[int]:
        """Seats of persons for whom a bot plays until they are back."""
        return [number for number, seat in enumerate(self.seats) if seat.cause == "absent"]

    @property
    def has_people(self) -> bool:
        """Whether somebody plays here who needs time to look."""
        return any(seat.is_played_by_person and not seat.is_program for seat in self.seats)

    @property
    def is_coached(self) -> bool:
        """Whether the coach asks: where one person plays with bots, or all of several people agree."""
        people = [number for number, seat in enumerate(self.seats) if seat.kind == PERSON and seat.token]
        is_alone = len({self.seats[number].token for number in people}) == 1
        all_agree = all(self.coach_answers.get(number) for number in people)
        return bool(self.settings.coach and people) and (is_alone or all_agree)

    def seats_of(self, token: str) -> list[int]:
        """The seats that a hashed token stands for. All are compared, so the time tells nothing."""
        return [number for number, seat in enumerate(self.seats) if same(seat.token, token)]

    def tokens(self, token: str) -> list[str]:
        """A hashed token, and those that its owner had on other devices before."""
        return [token, *self.former.get(token, [])]

    def viewing_seat(self, mine: Sequence[int]) -> int | None:
        """Through whose eyes the owner of some seats looks: of several, the one who moves or moved last.

        Before the start nobody has picked up their cards: who would, could leave a bad hand to others.
        """
        if not self.is_started:
            return None
        if len(mine) < 2:
            return mine[0] if mine else None
        if self.to_move in mine:
            return self.to_move
        return next((seat for seat in reversed(self.match.movers) if seat in mine), mine[0])

    def others(self, seat: int) -> list[int]:
        """Persons who do not sit on the same device as that seat."""
        token = self.seats[seat].token
        return [other for other in self.persons if not same(self.seats[other].token, token)]

    # --- what happens to it

    def take(self, row: JournalRow) -> journal.AnyEntry:
        """Check a stored row and let it happen."""
        entry = journal.checked(row, self.number + 1, self.check)
        self.happen(entry, row)
        return entry

    def happen(self, entry: journal.Entry, row: JournalRow) -> None:
        """Let an entry happen whose row was checked, or was just written by ourselves."""
        getattr(self, f"on_{type(entry).__name__.lower()}")(entry, row.at)
        self.number, self.check, self.changed = row.number, row.check, row.at

    def foresee(self, seat: int, row: int) -> journal.Entry:
        """The entry of a legal move. What it leads to is kept until it happens, or another move does."""
        match = self.match
        state = match.foreseen(row)
        entry = journal.Moved(
            seat, match.ply, match.game.moves.texts[row], digest(state, match.format), state.to_move < 0
        )
        self.foreseen = entry, row, state
        return entry

    def on_opened(self, entry: journal.Opened, at: int) -> None:
        """Nothing has happened yet: the entry's check covers the first row."""

    def on_sat(self, entry: journal.Sat, at: int) -> None:
        since = self.number + 1
        seat = Seat(PERSON, entry.name, entry.token, is_program=entry.program, since=since)
        seat.gives, seat.sign = entry.gives and entry.seat not in self.barred, entry.sign
        self.seats[entry.seat] = seat
        self.host = self.host or entry.token
        self.reseat(at)

    def on_left(self, entry: journal.Left, at: int) -> None:
        seat = self.seats[entry.seat]
        if not self.is_started:
            self.empty(entry.seat)
            self.reseat(at)
            return
        seat.token, seat.bot, seat.cause, seat.is_program, seat.since = "", entry.bot, "left", False, 0
        self.forget_questions()
        self.run_clock(at)

    def empty(self, number: int) -> None:
        """Whoever sat there before the start is gone."""
        seat, self.seats[number] = self.seats[number], Seat()
        if same(self.host, seat.token) and not self.seats_of(seat.token):
            self.pass_host_on()

    def reseat(self, at: int) -> None:
        """Before the start, others sit here than before: what was promised counts no more."""
        for seat in self.seats:
            seat.promise = seat.contribution = ""
        self.is_sealed = False
        self.waits_since = at
        self.name_players()

    def pass_host_on(self) -> None:
        """The host left before the start: now it is whoever has sat longest, or whoever sits down next."""
        longest = min((seat for seat in self.seats if seat.token), key=lambda seat: seat.since, default=None)
        self.host = longest.token if longest else ""

    def on_filled(self, entry: journal.Filled, at: int) -> None:
        self.seats[entry.seat] = Seat(BOT, entry.name, bot=entry.bot)
        self.reseat(at)

    def on_freed(self, entry: journal.Freed, at: int) -> None:
        self.seats[entry.seat] = Seat()
        self.reseat(at)

    def on_invited(self, entry: journal.Invited, at: int) -> None:
        seat = Seat(OPEN, entry.name, is_program=entry.program, gives=entry.gives, kept_for=entry.token)
        seat.sign = entry.sign
        self.seats[entry.seat] = seat
        self.reseat(at)

    def on_closed(self, entry: journal.Closed, at: int) -> None:
        self.is_closed = True

    def on_promised(self, entry: journal.Promised, at: int) -> None:
        self.seats[entry.seat].promise = entry.promise

    def on_sealed(self, entry: journal.Sealed, at: int) -> None:
        self.is_sealed, self.waits_since = True, at

    def on_contributed(self, entry: journal.Contributed, at: int) -> None:
        self.seats[entry.seat].contribution = entry.contribution

    def on_unsealed(self, entry: journal.Unsealed, at: int) -> None:
        self.unopened += [self.seats[number].name for number in entry.seats]
        self.barred.update(entry.seats)
        for number in entry.seats:
            self.empty(number)
        self.reseat(at)

    def on_started(self, entry: journal.Started, at: int) -> None:
        given = [seat.contribution or None for seat in self.seats]
        self.match = first_match(self.table_row, bytes.fromhex(self.table_row.seed), given, entry.format)
        self.name_players()
        self.is_started = True
        self.turn = self.number + 1
        self.run_clock(at)

    def on_moved(self, entry: journal.Moved, at: int) -> None:
        if entry.ply != self.match.ply or entry.seat != self.to_move:
            raise Damage(f"entry {self.number + 1} does not follow from what was before")
        if self.foreseen is not None and self.foreseen[0] is entry:
            self.match.go_on(*self.foreseen[1:])
        else:
            self.replay(entry)
        self.foreseen = None
        self.new_turn()
        self.run_clock(at, entry.seat)

    def replay(self, entry: journal.Moved) -> None:
        """Make a stored move again, and see that it leads where it led."""
        try:
            self.match.play(entry.move)
        except ValueError:
            raise Damage(f"entry {self.number + 1} is no legal move") from None
        if entry.digest != digest(self.match.state, self.match.format):
            raise Damage(f"entry {self.number + 1} leads to another position than it did")

    def on_tookback(self, entry: journal.Tookback, at: int) -> None:
        if not 0 <= entry.ply < self.match.ply:
            raise Damage(f"entry {self.number + 1} takes back what was not played")
        self.match = self.match.at(entry.ply)
        self.logs = {reader: log[: entry.ply] for reader, log in self.logs.items()}
        self.new_turn()
        self.clocks.take_back(entry.ply, self.timed, at)

    def on_undoasked(self, entry: journal.Undoasked, at: int) -> None:
        self.undo_question = UndoQuestion(entry.seat, entry.ply)

    def on_undoanswered(self, entry: journal.Undoanswered, at: int) -> None:
        self.undo_question = answered(self.undo_question, entry, self.undo_refused)

    def on_endasked(self, entry: journal.Endasked, at: int) -> None:
        self.end_question = EndQuestion(entry.seat, entry.how)

    def on_endanswered(self, entry: journal.Endanswered, at: int) -> None:
        self.end_question = answered(self.end_question, entry, self.end_refused)

    def on_ended(self, entry: journal.Ended, at: int) -> None:
        self.ended = entry.how
        self.forget_questions()
        self.run_clock(at)

    def on_coachanswered(self, entry: journal.Coachanswered, at: int) -> None:
        self.coach_answers[entry.seat] = entry.agree

    def on_said(self, entry: journal.Said, at: int) -> None:
        seat = self.seats[entry.seat]
        self.chat.append(Saying(entry.seat, seat.name, entry.text, entry.at or at, seat.sign))

    def on_remarked(self, entry: journal.Remarked, at: int) -> None:
        self.chat.append(Saying(None, entry.name, entry.text, entry.at, entry.sign, entry.apart))

    def on_botasked(self, entry: journal.Botasked, at: int) -> None:
        self.bot_questions.setdefault(entry.absent, set()).add(entry.seat)

    def on_botsat(self, entry: journal.Botsat, at: int) -> None:
        seat = self.seats[entry.seat]
        seat.bot, seat.cause = entry.bot, entry.cause
        self.forget_questions()
        self.run_clock(at)

    def on_returned(self, entry: journal.Returned, at: int) -> None:
        seat = self.seats[entry.seat]
        seat.bot, seat.cause = "", ""
        self.forget_questions()
        self.run_clock(at)

    def on_handed(self, entry: journal.Handed, at: int) -> None:
        self.links = {link: owner for link, owner in self.links.items() if owner[0] != entry.token}
        self.links[entry.link] = (entry.token, entry.until)

    def on_arrived(self, entry: journal.Arrived, at: int) -> None:
        self.links = {link: owner for link, owner in self.links.items() if owner[0] != entry.old}
        self.former[entry.new] = [entry.old, *self.former.pop(entry.old, [])]
        for seat in self.seats:
            if same(seat.token, entry.old):
                seat.token = entry.new
        if same(self.host, entry.old):
            self.host = entry.new

    def on_rematched(self, entry: journal.Rematched, at: int) -> None:
        self.rematch, self.rematch_by = entry.table, entry.seat

    def new_turn(self) -> None:
        """Another position: what was asked about the one before no longer counts."""
        self.turn = self.number + 1
        self.undo_question = None
        self.undo_refused = set()
        self.end_refused = set()

    def forget_questions(self) -> None:
        """Who is asked has changed: ask again."""
        self.undo_question = None
        self.end_question = None
        self.bot_questions = {}

    def name_players(self) -> None:
        self.logs = {}
        self.match.names[:] = [seat.name or f"Player {number + 1}" for number, seat in enumerate(self.seats)]

    @property
    def timed(self) -> int | None:
        """Whose time runs: the person's who is to move."""
        seat = self.to_move
        return seat if seat is not None and self.seats[seat].is_played_by_person else None

    def run_clock(self, at: int, mover: int | None = None) -> None:
        self.clocks.run(self.timed, at, mover)


def planned_seat(plan: SeatPlan) -> Seat:
    return Seat(BOT, plan.name or plan.bot, bot=plan.bot) if plan.kind == "bot" else Seat()


def first_match(
    table_row: TableRow, seed: bytes, contributions: Sequence[str | None] = (), format: int = FORMAT
) -> Match:
    """The match of a table before its first move, dealt from that seed."""
    try:
        game = find_game(table_row.game)
        options = game.options.read(read_options(table_row.options))
        start = table_row.start
        return Match(game, options, seed, start=start, contributions=contributions, format=format)
    except (LookupError, OptionError, NotationError):
        raise Damage("its game, options or first position are not known here") from None


def current_version(table_row: TableRow) -> int | None:
    """The version of the table's game that this program plays, if it has the game at all."""
    game = known_game(table_row.game)
    return None if game is None else game.version


def table_check(table_row: TableRow) -> str:
    """What the first entry follows: everything that was agreed before it."""
    agreed = table_row._replace(phase="", flaw=None)
    return blake2b(repr(tuple(agreed)).encode(), digest_size=8).hexdigest()


def read_table(table_row: TableRow, rows: list[JournalRow]) -> TableState:
    """A table from the store, every row checked. What cannot be read is damage, whatever is wrong with it."""
    if not rows:
        raise Damage("entry 1 is missing")
    number = 0
    try:
        table = TableState(table_row)
        for row in rows:
            number = table.number + 1
            table.take(row)
    except (msgspec.MsgspecError, ValueError, TypeError, LookupError, AttributeError):
        what = f"entry {number}" if number else "its first row"
        raise Damage(f"{what} cannot be read") from None
    return table


def digest(state: Record, format: int) -> str:
    """A fingerprint of a whole state, what is hidden included. It never leaves the server.

    States of old had no key.
    """
    memory = state.bytes.tobytes()
    if format == QUICK_FORMAT:
        keyless = np.zeros(1, keyless_layout(type(state)))
        for name in keyless.dtype.names or ():
            keyless[name] = state.array[name]
        memory = keyless.tobytes()
    return blake2b(memory, digest_size=8).hexdigest()


@cache
def keyless_layout(kind: type[Record]) -> np.dtype[Any]:
    fields = [field for field in kind.fields.values() if field.name != "key"]
    return np.dtype([(field.name, field.dtype, field.shape) for field in fields], align=True)
