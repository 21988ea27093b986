"""Seats: who sits where, and the tokens that prove it."""

from __future__ import annotations

import secrets
import unicodedata
from dataclasses import dataclass
from hashlib import blake2b
from hmac import compare_digest

from nekoban.server.refusals import Refused

TOKEN_BYTES = 24
ID_BYTES = 12
NAME_LIMIT = 24
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


def new_token() -> str:
    """An unguessable seat token."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_id() -> str:
    """An unguessable table id."""
    return secrets.token_urlsafe(ID_BYTES)


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
    kept = " ".join(kept.split())
    if len(kept) > limit:
        raise Refused(
            "too-large", "That is {count} characters long; {limit} are allowed.", count=len(kept), limit=limit
        )
    return kept


def nickname(name: str, number: int) -> str:
    """A guest's name, or one by the seat."""
    return clean(name, NAME_LIMIT) or f"Player {number + 1}"
