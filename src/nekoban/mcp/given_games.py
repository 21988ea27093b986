"""Games that are chosen for the client, one after the other: those of a benchmark.

The sentences here are for a program, so they are in English.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from nekoban.mcp.seat import SeatError, Sitting


class Source(Protocol):
    """Where such games come from, and who keeps how they ended."""

    game: str  # its name

    def left(self) -> int:
        """How many games are still to be played."""
        ...

    def sit_down(self) -> Sitting:
        """Begin the next game."""
        ...

    def record(self, sitting: Sitting) -> None:
        """Keep how the game ended."""
        ...

    def outcome(self) -> str:
        """What all games came to."""
        ...


class GivenGames:
    """Gives a client the games of a source, and says how many are left."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.is_playing = False

    def begin(self, game: str, options: Mapping[str, Any], bots: str) -> Sitting:
        if self.is_playing:
            raise SeatError("Finish this game first: call `look` to see it.")
        if not self.source.left():
            raise SeatError(f"All games of the benchmark are over. {self.source.outcome()}")
        if game not in ("", self.source.game) or options or bots:
            raise SeatError(
                "This is a benchmark: the games are chosen for you. Call `start` without arguments."
            )
        sitting = self.source.sit_down()
        self.is_playing = True
        return sitting

    def ended(self, sitting: Sitting) -> str:
        self.source.record(sitting)
        self.is_playing = False
        left = self.source.left()
        return f"Call `start` for the next game; {left} are left." if left else "The benchmark is over."
