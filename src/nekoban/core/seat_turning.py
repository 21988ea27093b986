"""What a game's `turning.py` is written with: which of its fields and moves belong to seats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Turning:
    """What of a game turns with the seats, besides what its record declares."""

    seats: tuple[str, ...] = ()  # fields that hold a seat
    eyes: tuple[str, ...] = ()  # fields that hold a set of seats as bits, as core/seen.py keeps them
    rows: Mapping[str, int] = field(default_factory=dict)  # rows of the seats in turn, and how many for each
    indices: Mapping[str, str] = field(default_factory=dict)  # fields that hold the index of such a row
    axes: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Fields that are arrays with an entry for each seat, and which of their axes count the seats."""
    places: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Fields of the state, or of moves ("moves.area"), and how their values change per turned seat."""

    @property
    def fields(self) -> tuple[str, ...]:
        """All fields that are named here, of the state or of moves."""
        return (*self.seats, *self.eyes, *self.rows, *self.indices, *self.axes, *self.places)
