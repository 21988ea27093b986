"""Refusals of requests: what is not done, and why, in a sentence that anybody may read."""

from __future__ import annotations

import re
from collections.abc import Mapping

from nekoban.core.language import ENGLISH, READER
from nekoban.core.messages import message_name
from nekoban.server.words import tell

LONGEST = 300  # characters of a complaint


class Refused(Exception):
    """A request that changes nothing. `code` is for programs, the sentence for people.

    `{names}` in the text are filled in by `values`; the text itself is what a translator's catalogue knows.
    """

    def __init__(
        self, code: str, text: str, clause: str = "", ply: int | None = None, **values: str | int
    ) -> None:
        self.sentence = told(text, values)
        super().__init__(self.sentence)
        self.code = code
        self.text = text if values else ""  # else it is the sentence
        self.values = values
        self.clause = clause  # the rule that forbids it, as in RULES.md
        self.ply = ply  # where the match stands, for a late move

    @property
    def status(self) -> int:
        """The HTTP status of this kind of refusal."""
        return STATUSES[self.code]


def told(text: str, values: Mapping[str, str | int]) -> str:
    """A text with its values, in the reader's language if the server's catalogue has it."""
    if READER.get() != ENGLISH and tell.has(name := message_name(text)):
        return tell(name, **values)
    return text.format(**values) if values else text


def without_values(complaint: str) -> str:
    """What a reader of JSON complains about, without what was sent, and not too long."""
    return re.sub(r" value '.*'", " value", complaint, flags=re.DOTALL)[:LONGEST]


STATUSES = {
    "malformed": 400,
    "not-seated": 403,
    "not-allowed": 403,
    "foreign": 403,  # another site asks
    "no-such": 404,
    "late": 409,  # the match has moved on, or the table has
    "not-your-turn": 409,
    "not-now": 409,
    "set-aside": 409,
    "too-large": 413,
    "misdirected": 421,  # the server is not reached by that name
    "illegal": 422,
    "too-fast": 429,
    "full": 503,
}
