"""The journal: everything that can happen at a table, as the rows of its journal.

A table is its first row and the entries since. Each entry has the next number of its table, and a check that
covers the entry and the one before it: a changed, missing or swapped row is noticed when the table is read.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import NamedTuple

import msgspec

from nekoban.core.notation import QUICK_FORMAT


class Entry(msgspec.Struct, omit_defaults=True, tag=str.lower, tag_field="kind"):
    """One thing that happened."""


class Opened(Entry):
    """The table was made and nobody sits at it yet."""


class Sat(Entry):
    """A person took a seat, or a program did."""

    seat: int
    name: str
    token: str  # hashed
    program: bool = False
    gives: bool = False  # a contribution to the luck is to be waited for
    sign: str = ""


class Left(Entry):
    """A person gave up a seat: before the start it is open again, afterwards a bot plays on."""

    seat: int
    bot: str = ""


class Filled(Entry):
    """The host of a waiting table put a bot on an open seat."""

    seat: int
    name: str
    bot: str


class Freed(Entry):
    """The host opened a seat again: took a bot out, sent a guest away, or no longer keeps it for somebody."""

    seat: int


class Invited(Entry):
    """A seat is kept for somebody who played the match before."""

    seat: int
    name: str
    token: str  # hashed
    program: bool = False
    gives: bool = False
    sign: str = ""


class Closed(Entry):
    """The host gave the waiting table up."""


class Promised(Entry):
    """All sit, and a person promised a contribution to the luck."""

    seat: int
    promise: str


class Sealed(Entry):
    """All promises are there, and none changes any more: now they are opened."""


class Contributed(Entry):
    """A person opened the contribution that was promised."""

    seat: int
    contribution: str


class Unsealed(Entry):
    """Some did not open what they had promised: they lose their seats, and nothing is dealt."""

    seats: list[int]


class Started(Entry):
    """All seats are taken: the match is dealt, and the first move is awaited."""

    format: int = QUICK_FORMAT  # of the match, which says how it is dealt; tables of old do not say it


class Moved(Entry):
    """A legal move."""

    seat: int
    ply: int  # how many moves there were before it
    move: str  # as text
    digest: str  # of the state it leads to
    over: bool = False  # it ended the game


class Tookback(Entry):
    """The match went back to how it stood after that many moves."""

    seat: int
    ply: int


class Undoasked(Entry):
    """The others are asked whether the match may go back."""

    seat: int
    ply: int


class Undoanswered(Entry):
    """One of the others answered."""

    seat: int
    agree: bool


class Endasked(Entry):
    """The others are asked whether the game may end now."""

    seat: int
    how: str  # "draw" or "abort"


class Endanswered(Entry):
    """One of the others answered; or whoever asked took the question back."""

    seat: int
    agree: bool


class Ended(Entry):
    """All agreed: the game is over, though its rules would go on."""

    how: str


class Coachanswered(Entry):
    """One of several people said whether the coach may ask at this table."""

    seat: int
    agree: bool


class Said(Entry):
    """Table chat."""

    seat: int
    text: str
    at: int = 0  # milliseconds since 1970 by the clock on the wall, for people; 0: that of its row


class Remarked(Entry):
    """Somebody who watches said something."""

    name: str
    text: str
    at: int
    sign: str = ""
    apart: bool = False  # it is for those who watch alone


class Botasked(Entry):
    """A player would have a bot play for an absent one."""

    seat: int
    absent: int


class Botsat(Entry):
    """A bot plays a person's seat from now on."""

    seat: int
    bot: str
    cause: str  # "absent" or "time"


class Returned(Entry):
    """A person is back and plays again."""

    seat: int


class Handed(Entry):
    """A one-time link was made that moves a player's seats to another device."""

    token: str  # whose, hashed
    link: str  # hashed
    until: int


class Arrived(Entry):
    """The one-time link was used: the seats now answer to another token."""

    old: str
    new: str


class Rematched(Entry):
    """The players went on to a new table."""

    table: str
    seat: int


AnyEntry = (
    Opened
    | Sat
    | Left
    | Filled
    | Freed
    | Invited
    | Closed
    | Promised
    | Sealed
    | Contributed
    | Unsealed
    | Started
    | Moved
    | Tookback
    | Undoasked
    | Undoanswered
    | Endasked
    | Endanswered
    | Ended
    | Coachanswered
    | Said
    | Remarked
    | Botasked
    | Botsat
    | Returned
    | Handed
    | Arrived
    | Rematched
)

read_body = msgspec.json.Decoder(AnyEntry).decode
write_body = msgspec.json.Encoder().encode


class JournalRow(NamedTuple):
    """An entry as it is stored."""

    number: int
    at: int  # in served time, milliseconds
    body: str
    check: str

    @property
    def entry(self) -> AnyEntry:
        return read_body(self.body)


class Damage(Exception):
    """Stored rows that cannot be right; the text says which."""


def written(entry: Entry, number: int, at: int, before: str) -> JournalRow:
    """The row of an entry that follows the row with the check `before`."""
    body = write_body(entry).decode()
    return JournalRow(number, at, body, check_of(number, at, body, before))


def check_of(number: int, at: int, body: str, before: str) -> str:
    """The check of an entry of the journal, which depends on all entries before it."""
    return blake2b(f"{before} {number} {at} {body}".encode(), digest_size=8).hexdigest()


def checked(row: JournalRow, number: int, before: str) -> AnyEntry:
    """The entry of a row that should have that number and follow that check."""
    if row.number != number:
        raise Damage(f"entry {number} is missing")
    if row.check != check_of(row.number, row.at, row.body, before):
        raise Damage(f"entry {number} is not as it was written")
    try:
        return row.entry
    except msgspec.MsgspecError:
        raise Damage(f"entry {number} cannot be read") from None
