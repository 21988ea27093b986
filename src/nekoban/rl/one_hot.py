"""Observations ready for a network: every number lies between 0 and 1, and names are one-hot.

    to_network = nekoban.rl.OneHot(env.layout)
    to_network(step.observations)          # (n, to_network.size), float32
    to_network["players.hand"]             # the columns of a field, as a slice

| a field of | becomes, for each of its numbers |
|---|---|
| names, seats, rows or places | a column for each value from its smallest to its largest; one of them is 1 |
| sets of seats | a column for each seat |
| 0 or 1 | itself |
| other numbers | the number divided by its largest one; a column each for "hidden" and "none", if need be |
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from nekoban.core.observations import Layout, Slot
from nekoban.core.turned_seats import EYES

Places: TypeAlias = list[tuple[int, int, int]]


class OneHot:
    """Turns flat observations of a layout into what a network takes."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.columns: dict[str, slice] = {}
        named: list[tuple[int, int, int]] = []  # place in the observation, column of 0, largest value
        scaled: list[tuple[int, int, float]] = []  # place, column, largest number
        sets: list[tuple[int, int, int]] = []  # place, column, bit
        self.size = 0
        for slot in layout.slots:
            begun = self.size
            for place in range(slot.first, slot.first + slot.count):
                self.size += self.add(slot, place, self.size, named, scaled, sets)
            self.columns[slot.name] = slice(begun, self.size)
        self.named, self.sets = (np.array(rows, np.int64).reshape(-1, 3).T for rows in (named, sets))
        self.scaled = np.array(scaled).reshape(-1, 3).T

    def add(
        self,
        slot: Slot,
        place: int,
        column: int,
        named: Places,
        scaled: list[tuple[int, int, float]],
        sets: Places,
    ) -> int:
        """How one number is turned; returns how many columns it takes."""
        if slot.turned == EYES:
            sets += [(place, column + seat, seat) for seat in range(self.layout.players)]
            return self.layout.players
        if slot.turned or slot.of is not None:
            named.append((place, column - slot.low, slot.high))
            return slot.high - slot.low + 1
        scaled.append((place, column, slot.high))
        signs = range(slot.low, 0)
        named += [(place, column + 1 - slot.low, -1)] if signs else []
        return 1 + len(signs)

    def __getitem__(self, name: str) -> slice:
        """The columns of a field."""
        self.layout[name]  # says which fields there are
        return self.columns[name]

    def __reduce__(self) -> tuple[type[OneHot], tuple[Layout]]:
        return OneHot, (self.layout,)

    def __call__(self, observations: np.ndarray) -> np.ndarray:
        """Observations of this layout, one or many, as float32 between 0 and 1."""
        given = np.asarray(observations)
        if given.dtype == np.int8 or given.shape[-1:] != (self.layout.size,):
            raise ValueError(
                f"One-hot observations of {self.layout.game.title} are made of {self.layout.size} numbers "
                f"as float32, which are not capped; these are {given.dtype} {given.shape}."
            )
        flat = given.reshape(-1, self.layout.size).astype(np.int64)
        made = np.zeros((len(flat), self.size), np.float32)
        places, columns, most = self.scaled
        made[:, columns.astype(np.int64)] = np.clip(flat[:, places.astype(np.int64)] / most, 0, 1)
        places, columns, bits = self.sets
        made[:, columns] = flat[:, places].clip(0) >> bits & 1
        places, columns, highest = self.named
        values = flat[:, places]
        row, number = np.nonzero(values <= highest)
        made[row, columns[number] + values[row, number]] = 1
        return made.reshape(*given.shape[:-1], self.size)
