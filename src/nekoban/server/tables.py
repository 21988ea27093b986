"""A table's state: what its first row and its entries come to. It reads no clock, network or database."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from typing import Any

import numpy as np

from nekoban.core.catalogue import find_game, known_game
from nekoban.core.luck import SEED_BYTES, commitment
from nekoban.core.match import Match
from nekoban.core.moves import Move
from nekoban.core.notation import FORMAT, QUICK_FORMAT, NotationError
from nekoban.core.options import OptionError
from nekoban.core.player_names import kept_player_name
from nekoban.core.record import Position, Record
from nekoban.server import journal
from nekoban.server.clocks import Clocks
from nekoban.server.commands import SeatPlan, read_options, read_plan, read_settings
from nekoban.server.journal import Damage
from nekoban.server.messages import LogEntry
from nekoban.server.questions import Questions
from nekoban.server.seats import BOT, PERSON, Devices, Seat, TableSeats
from nekoban.server.store.stored_tables import TableRow

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
class Dealing:
    """What players add to the luck before the match is dealt; see contributions.py."""

    is_sealed: bool = False  # what is promised stays as it is, and is opened
    since: int = 0  # when the last one sat down, or all was sealed
    barred: set[int] = field(default_factory=set)  # seats that do not contribute any more
    unopened: list[str] = field(default_factory=list)  # who did not open what they had promised


class TableState:
    """A table as of its last entry. What an entry changes is in happenings.py."""

    def __init__(self, table_row: TableRow) -> None:
        self.table_row = table_row
        self.id = table_row.id
        self.settings = read_settings(table_row.settings)
        self.commitment = commitment(bytes.fromhex(table_row.seed))
        self.match = first_match(table_row, UNDEALT)
        self.game = self.match.game
        self.seats = TableSeats(planned_seat(entry) for entry in read_plan(table_row.plan))
        self.clocks = Clocks(self.settings.clock, len(self.seats))
        self.number = 0
        self.turn = 0  # the number of the entry that brought the position
        self.check = table_check(table_row)
        self.changed = table_row.created
        self.is_started = False
        self.is_closed = False  # the host gave it up before the start
        self.dealing = Dealing()
        self.host = table_row.host  # hashed token; "" if nobody is, until somebody sits down
        self.chat: list[Saying] = []
        self.questions = Questions()
        self.free_undo: tuple[object, int | None] = (None, None)  # see `actions.free_ply`
        self.ended = ""  # "draw" or "abort": all agreed to end the game, and its rules would go on
        self.devices = Devices()
        self.rematch: str | None = None
        self.rematch_by: int | None = None  # the seat that asked for it
        self.logs: dict[tuple[int | None, str], list[LogEntry]] = {}  # in words, by seat and language
        self.found_legal: tuple[Position, list[Move]] = (None, [])  # by the position: see `legal`
        self.foreseen: tuple[journal.Moved, int, Position] | None = None  # a legal move: row, state
        self.name_players()

    @property
    def phase(self) -> str:
        if not self.is_started:
            return "closed" if self.is_closed else "open" if self.seats.open else "dealing"
        return "over" if self.match.over or self.ended else "playing"

    @property
    def to_move(self) -> int | None:
        return self.match.to_move if self.is_started and not self.ended else None

    @property
    def is_for_bots_alone(self) -> bool:
        """Whether a game goes on in which nobody but bots plays."""
        return self.phase == "playing" and not self.seats.persons

    @property
    def has_older_luck(self) -> bool:
        """Whether several people sit at a match whose hidden cards can be computed: it does not go on."""
        return self.match.format == QUICK_FORMAT and len(self.seats.persons) > 1

    @property
    def is_coached(self) -> bool:
        """Whether the coach asks: where one person plays with bots, or all of several people agree."""
        people = [number for number, seat in enumerate(self.seats) if seat.kind == PERSON and seat.token]
        is_alone = len({self.seats[number].token for number in people}) == 1
        all_agree = all(self.questions.coach.get(number) for number in people)
        return bool(self.settings.coach and people) and (is_alone or all_agree)

    def legal(self) -> list[Move]:
        """The legal moves of the present position, which are found once. Nobody may change the list."""
        state = self.match.state
        if self.found_legal[0] is not state:
            self.found_legal = state, self.match.legal()
        return self.found_legal[1]

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

    def name_players(self) -> None:
        self.logs = {}
        names = (seat.name or kept_player_name(number) for number, seat in enumerate(self.seats))
        self.match.kept_names = tuple(names)
        self.match.bots = {number: seat.bot for number, seat in enumerate(self.seats) if seat.kind == BOT}

    @property
    def timed(self) -> int | None:
        """Whose time runs: the person's who is to move."""
        seat = self.to_move
        return seat if seat is not None and self.seats[seat].is_played_by_person else None

    def run_clock(self, at: int, mover: int | None = None) -> None:
        self.clocks.run(self.timed, at, mover)


def planned_seat(plan: SeatPlan) -> Seat:
    """A seat as its table was opened with: a bot or nobody."""
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
    """The fields of a state as they were before states had a key."""
    fields = [field for field in kind.fields.values() if field.name != "key"]
    return np.dtype([(field.name, field.dtype, field.shape) for field in fields], align=True)
