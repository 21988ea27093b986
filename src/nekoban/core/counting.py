"""What a game's `counting.py` is written with: marks, and columns for events."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import NamedTuple

from nekoban.core.record import Raw

NOWHERE = -1


class Mark(NamedTuple):
    """Something counted for each seat: a single count, or one for each of several named things."""

    name: str
    things: tuple[str, ...] = ()

    @property
    def width(self) -> int:
        return len(self.things) or 1


def by_kind(told: type[IntEnum], columns: Mapping[Raw, int]) -> tuple[int, ...]:
    """For each kind of event, the column that it adds one to, or NOWHERE."""
    return tuple(int(columns.get(kind, NOWHERE)) for kind in range(max(told) + 1))
