"""Who plays the seats that the learner does not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

Opponent = TypeVar("Opponent")


def seated(bots: Sequence[Opponent], seats: int) -> list[Opponent]:
    """A bot for each other seat, beginning at the learner's left; fewer bots than seats take turns."""
    if isinstance(bots, str):
        raise TypeError(f"bots is a list, such as bots=[{bots!r:.60}].")
    if not bots:
        raise ValueError("bots must name at least one bot, which plays all other seats.")
    if len(bots) > seats:
        raise ValueError(f"bots names {len(bots)} bots, but the learner has {seats} at the table.")
    return [bots[number % len(bots)] for number in range(seats)]
