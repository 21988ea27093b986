"""Names of bots: `tiger`, `tiger*10`, `tiger@1s`, `network:FILE`, and bots of your own; see docs/agents.md.

A name says all there is to know, so that any process can make the same bot from it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from nekoban.bots.levels import NAMES

PROGRAM = "program:"
NETWORK = "network:"
ADDRESSES = ("http://", "https://")
CLASS = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
TIMES = re.compile(r"(.+)\*([1-9][0-9]{0,3})")
SECONDS = re.compile(r"(.+)@([0-9]{1,6}(?:\.[0-9]{1,6})?)s")


class BotName(NamedTuple):
    """A name in its parts."""

    plain: str  # a bot of ours, or where one of your own is found
    times: int = 1  # this many times a level's iterations
    seconds: float | None = None  # for each move: how long a level thinks, or another bot may think

    @property
    def is_own(self) -> bool:
        """Whether it is a bot of your own: a class, a program, an address or a file of weights."""
        named = (PROGRAM, NETWORK, *ADDRESSES)
        return self.plain.startswith(named) or bool(CLASS.fullmatch(self.plain))

    @property
    def is_network(self) -> bool:
        """Whether it is a network of your own. `times` is then the number of its iterations, 1 for none."""
        return self.plain.startswith(NETWORK)

    @property
    def is_level(self) -> bool:
        return self.plain in NAMES


def read_name(name: str) -> BotName:
    """The parts of a name. Whether there is such a bot is not asked here."""
    timed = SECONDS.fullmatch(name)
    seconds = float(timed[2]) if timed else None
    rest = timed[1].strip() if timed else name
    more = TIMES.fullmatch(rest)
    if more and (more[1] in NAMES or more[1].startswith(NETWORK)):
        return BotName(more[1], int(more[2]), seconds)
    return BotName(rest, 1, seconds)


def is_own(name: str) -> bool:
    """Whether a name is of a bot of one's own."""
    return read_name(name).is_own


def is_repeatable(names: Iterable[str]) -> bool:
    """Whether these bots always choose the same moves: nobody knows that of your own, or of those by time."""
    return all(not found.is_own and found.seconds is None for found in map(read_name, names))


def with_seconds(name: str, seconds: float | None) -> str:
    """The name of the bot with this many seconds for a move, where that makes a difference."""
    found = read_name(name)
    if seconds is None or found.seconds is not None or not (found.is_level or found.is_own):
        return name
    return f"{name}@{seconds:g}s"
