"""Decisions on a GPU in two phases: all matches choose a move, then all make it, sorted before each.

States are whole or in parts (parting.py); both ways make the same matches.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from nekoban.core.messages import tell
from nekoban.core.options import Chosen
from nekoban.core.parting import ALIKE, NEAR, OWN
from nekoban.core.record import Raw
from nekoban.core.sorting import BLOCK, KEYS, OVER_KEY

if TYPE_CHECKING:
    from nekoban.core.gpu import Gpu, Machine

NOT_YET = -1
MOST_SETS = np.iinfo(np.int16).max  # of options, of matches that are played together


class GpuError(LookupError):
    """Why something cannot run on a GPU, in a sentence."""


class Sorter:
    """The order in which threads take n matches: see sorting.py."""

    def __init__(self, machine: Machine, n: int) -> None:
        self.keys = machine.zeros(n, np.int16)
        self.matches = machine.move(np.arange(n, dtype=np.int32))
        self.counts, self.cursors = (machine.zeros(KEYS, np.int32) for _ in range(2))
        self.phases = [
            machine.ready("tally", n, self.keys, self.counts),
            machine.ready("starts", BLOCK, self.counts, self.cursors),
            machine.ready("place", n, self.keys, self.cursors, self.matches),
        ]

    def sort(self) -> None:
        for phase in self.phases:
            phase()

    def running(self) -> int:
        """How many of the sorted matches are not over: the first ones."""
        return int(self.cursors[OVER_KEY - 1])


class Phases:
    """Matches in rows whose decisions are made in two phases.

    Before each phase matches are sorted, so that those that do alike things are side by side.
    """

    def __init__(self, twin: Gpu, rows: Raw, options: Chosen | None) -> None:
        self.twin, self.rows, self.machine = twin, rows, twin.machine
        given = np.zeros(twin.game.options.dtype.itemsize, np.uint8) if options is None else options.bytes
        self.options = self.machine.move(given)
        self.order = Sorter(self.machine, len(rows))
        self.picks, self.made = (self.machine.zeros(len(rows), kind) for kind in (np.int16, np.int32))
        self.done = self.machine.move(np.ones(len(rows), np.uint8))
        self.places = places_array(self.machine)

    def begin(self) -> None:
        """Begin new matches where one is over: `choose` does it."""

    def decide(self, count: int) -> None:
        """Make a decision in the first matches of the order."""
        some = self.order.matches[:count]
        self.choose(some)
        self.order.sort()
        self.make(some)
        self.order.sort()

    def choose(self, some: Raw) -> None:
        given = self.rows, some, self.twin.fresh, self.options, self.picks, self.order.keys, self.done
        self.machine.launch("choose", len(some), *given)

    def make(self, some: Raw) -> None:
        given = self.rows, some, self.places, self.picks, self.order.keys, self.made, self.done
        self.machine.launch("make", len(some), *given)

    def whole(self) -> Raw:
        """The rows of whole states."""
        return self.rows

    def play_out(self, limit: int) -> None:
        """Make decisions until all matches are over, but no more than the limit."""
        to_move = self.rows.view(np.int8)[:, self.twin.game.state.start("to_move")]
        self.order.keys[to_move < 0] = OVER_KEY
        self.order.sort()
        for _ in range(limit):
            running = self.order.running()
            if running == 0:
                break
            self.decide(running)


class PartedPhases(Phases):
    """The same on states in parts. What is alike is kept once for all matches with the same options."""

    def __init__(self, twin: Gpu, rows: Raw, options: Chosen | None) -> None:
        super().__init__(twin, rows, options)
        assert twin.parts is not None
        self.parts, self.parting = twin.parts, twin.parts.parting
        self.near, self.own = (self.split(part, rows) for part in (NEAR, OWN))
        fresh = self.machine.move(twin.game.state().bytes[None].view(np.uint64))
        self.fresh = [self.split(part, fresh)[0] for part in (NEAR, OWN)]
        kept = self.split(ALIKE, rows)
        first = kept[0] if options is None else self.made_of(options)
        self.alike, self.which = numbered(kept, first, self.machine)
        self.are_alike = not self.which.any()
        self.places = self.machine.move(self.parting.places(self.parts.places))

    def split(self, part: int, rows: Raw) -> Raw:
        return self.parting.split(part, rows.view(np.uint8), self.machine.xp)

    def made_of(self, options: Chosen) -> Raw:
        """What set-up makes of the options alone."""
        begun = self.twin.game.interpreted.start(options, 1).bytes[None].view(np.uint64)
        return self.split(ALIKE, self.machine.move(begun))[0]

    def begin(self) -> None:
        if not self.are_alike:  # a match that begins has the options of the new ones from now on
            to_move = self.near.view(np.int8)[:, self.parting.start(NEAR, "to_move")]
            self.which[(to_move < 0) & (self.done > 0)] = 0
            self.are_alike = not self.which.any()
        given = self.near, self.own, *self.fresh, self.options, self.done
        self.parts.launch("begin", len(self.rows), *given)

    def choose(self, some: Raw) -> None:
        parts = self.near, self.own, self.alike, self.which, some
        self.parts.launch("choose", len(some), *parts, self.picks, self.order.keys, self.done)

    def make(self, some: Raw) -> None:
        parts = self.near, self.own, self.alike, self.which, some
        given = self.places, self.picks, self.order.keys, self.made, self.done
        self.parts.launch("make", len(some), *parts, *given)

    def whole(self) -> Raw:
        whole, xp = self.rows.view(np.uint8), self.machine.xp
        for part, rows in ((NEAR, self.near), (OWN, self.own), (ALIKE, self.alike[self.which])):
            self.parting.join(part, rows, whole, xp)
        return self.rows


def numbered(rows: Raw, first: Raw, machine: Machine) -> tuple[Raw, Raw]:
    """The distinct rows, `first` before all others, and which of these each row is."""
    which, found, one = machine.move(np.full(len(rows), NOT_YET, np.int16)), [], first
    while True:
        which[(which == NOT_YET) & (rows == one).all(axis=1)] = len(found)
        found.append(one)
        if len(found) > MOST_SETS:
            raise GpuError(tell("gpu-many-options", count=MOST_SETS))
        left = which == NOT_YET
        if not left.any():
            return machine.xp.stack(found), which
        one = rows[int(left.argmax())]


def places_array(machine: Machine) -> Raw:
    """What work_key takes: where each of the telling numbers stands, and how far on for the next seat."""
    return machine.move(np.array([(place.start, place.stride) for place in machine.places], np.int32))
