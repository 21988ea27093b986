"""Seats: who sits where, the tokens that prove it, names, and moving to another device."""

from __future__ import annotations

import re
import secrets
import unicodedata
from dataclasses import dataclass
from hashlib import blake2b
from hmac import compare_digest

from nekoban.core.player_names import kept_player_name, looks, names_for_anybody
from nekoban.server.refusals import Refused

TOKEN_BYTES = 24
ID_BYTES = 12
NAME_LIMIT = 24
MARKS = 4  # on one letter: no language needs more
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
OPEN, PERSON, BOT = "open", "person", "bot"


@dataclass
class Seat:
    """One seat of a table."""

    kind: str = OPEN
    name: str = ""
    token: str = ""  # hashed
    bot: str = ""  # the bot that plays it now
    cause: str = ""  # why a bot plays for a person: "absent", "time" or "left"
    is_program: bool = False  # it needs no time to look
    since: int = 0  # the number of the entry by which a person took it
    gives: bool = False  # whoever sits here wants to contribute to the luck
    promise: str = ""  # of a contribution
    contribution: str = ""  # to the luck of the match, once it is opened
    sign: str = ""  # a small picture beside the name, one of `commands.Sign`
    kept_for: str = ""  # whose it is when they come: the hashed token of somebody who is invited

    @property
    def is_played_by_bot(self) -> bool:
        return bool(self.bot)

    @property
    def is_played_by_person(self) -> bool:
        return self.kind == PERSON and not self.bot


class TableSeats(list[Seat]):
    """The seats of a table, by their numbers."""

    def of(self, token: str) -> list[int]:
        """The seats that a hashed token stands for. All are compared, so the time tells nothing."""
        return [number for number, seat in enumerate(self) if same(seat.token, token)]

    def others(self, number: int) -> list[int]:
        """Persons who do not sit on the same device as that seat."""
        token = self[number].token
        return [other for other in self.persons if not same(self[other].token, token)]

    @property
    def open(self) -> list[int]:
        """Seats that nobody has."""
        return [number for number, seat in enumerate(self) if seat.kind == OPEN]

    @property
    def free(self) -> list[int]:
        """Open seats that are not kept for somebody."""
        return [number for number in self.open if not self[number].kept_for]

    @property
    def names(self) -> set[str]:
        """What those who sit here are called by readers of any language."""
        bots = [number for number, seat in enumerate(self) if seat.kind == BOT]
        return names_for_anybody([seat.name for seat in self], bots)

    @property
    def persons(self) -> list[int]:
        """Seats that persons play at present."""
        return [number for number, seat in enumerate(self) if seat.is_played_by_person]

    @property
    def bots(self) -> list[int]:
        """Seats that bots play at present."""
        return [number for number, seat in enumerate(self) if seat.is_played_by_bot]

    @property
    def absent(self) -> list[int]:
        """Seats of persons for whom a bot plays until they are back."""
        return [number for number, seat in enumerate(self) if seat.cause == "absent"]

    @property
    def have_people(self) -> bool:
        """Whether somebody plays here who needs time to look."""
        return any(seat.is_played_by_person and not seat.is_program for seat in self)

    @property
    def longest(self) -> Seat | None:
        """The seat of whoever has sat longest."""
        return min((seat for seat in self if seat.token), key=lambda seat: seat.since, default=None)


class Devices:
    """How players take their seats to another device: by a link that works once."""

    def __init__(self) -> None:
        self.links: dict[str, tuple[str, int]] = {}  # hashed one-time link -> whose, until when
        self.former: dict[str, list[str]] = {}  # hashed token -> those whose place it has taken

    def tokens(self, token: str) -> list[str]:
        """A hashed token, and those that its owner had on other devices before."""
        return [token, *self.former.get(token, [])]

    def hand(self, token: str, link: str, until: int) -> None:
        """Remember a new link for all that a token stands for; an older one no longer works."""
        self.forget_links(token)
        self.links[link] = (token, until)

    def arrive(self, old: str, new: str) -> None:
        """A link was used: another token takes the place of the old one."""
        self.forget_links(old)
        self.former[new] = [old, *self.former.pop(old, [])]

    def forget_links(self, token: str) -> None:
        self.links = {link: owner for link, owner in self.links.items() if owner[0] != token}


def new_token() -> str:
    """An unguessable seat token."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_id() -> str:
    """An unguessable table id. A command takes it as a word, so it does not begin like an option."""
    while (id := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return id


def hashed(token: str) -> str:
    """What is stored of a token. It has 192 random bits, so a plain fast hash keeps it."""
    return blake2b(token.encode("utf-8", "surrogatepass"), digest_size=24, person=b"nekoban-seat").hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two hashes are equal, in a time that does not tell where they differ."""
    return bool(one) and compare_digest(one, other)


def clean(text: str, limit: int) -> str:
    """A text of a person without control and direction characters, in one line, not too long."""
    kept = "".join(" " if c in "\n\r\t" else c for c in text)
    kept = "".join(c for c in kept if unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn"))
    kept = " ".join(without_towers(kept).split())
    if len(kept) > limit:
        raise Refused(
            "too-large", "That is {count} characters long; {limit} are allowed.", count=len(kept), limit=limit
        )
    return kept


def without_towers(text: str) -> str:
    """A text without the marks that stand on one letter beyond a few: towers of them cover other lines."""
    kept, marks = [], 0
    for letter in text:
        marks = marks + 1 if is_mark(letter) else 0
        if marks <= MARKS:
            kept.append(letter)
    return "".join(kept)


def is_mark(letter: str) -> bool:
    """Whether it stands on the letter before it."""
    return unicodedata.category(letter) in ("Mn", "Me")


def clean_name(name: str) -> str:
    """A person's name as it is shown; empty if nobody would see a letter or a sign."""
    cleaned = clean(name, NAME_LIMIT)
    return "" if all(is_mark(letter) for letter in looks(cleaned).strip()) else cleaned


def nickname(name: str, number: int) -> str:
    """A guest's name, or one by the seat."""
    return clean_name(name) or kept_player_name(number)
