"""Observations: a seat's view as plain numbers, with the observer as seat 0.

The layout follows from the declaration of the game's `State`: every field that a seat may see, in the order
it is declared, the rows of the seats in turn from the observer on. Left out are the record of the last
move (`events`), what nobody ever sees, and `kept` fields, which are the same in all matches with the same
options (`kept=True` includes them).

    layout = Layout("mauwi", players=2)
    layout["players.hand"].slice          # where these numbers stand in a flat observation
    layout.named(flat)["players.hand"]    # the same numbers by name, without a copy

A number below 0 is HIDDEN (-1) or NONE (-2). A field that names a seat, in observations and in actions,
counts from the observer: 0 is the observer, 1 the next to the left.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import cache, cached_property
from itertools import chain
from math import prod
from typing import Any, NamedTuple

import numpy as np

from nekoban.core.catalogue import find_game
from nekoban.core.encode import LEAST, MOST, NO_LEAST, NO_MOST
from nekoban.core.encode_loops import encode_loop
from nekoban.core.game import Game
from nekoban.core.luck import LUCK_FIELDS
from nekoban.core.record import Field, Record, Seat
from nekoban.core.turned_seats import SEAT, turned_value

OBSERVER = "observer"
LEFT_OUT = ("seats", "events", "event_count", *LUCK_FIELDS)
LIMITS = {"int8": (LEAST, MOST), "float32": (NO_LEAST, NO_MOST)}
LONG = 16  # adjacent bytes that are faster to copy together than one by one
WIDEST = 2  # shift of a number of four bytes
VALUES = 128  # numbers that a table of changed values covers
NUMBER_TYPES = tuple(LIMITS)


@dataclass(frozen=True)
class Slot:
    """The numbers of one field in an observation."""

    name: str  # as "players.hand"
    shape: tuple[int, ...]
    first: int
    width: int  # bytes in the record
    of: type[IntEnum] | None  # what the numbers are called
    turned: str  # "seat", or the rows or places that turn with the observer; else empty
    meaning: str  # the comment of its declaration

    @property
    def count(self) -> int:
        return prod(self.shape)

    @property
    def slice(self) -> slice:
        return slice(self.first, self.first + self.count)


@dataclass(frozen=True)
class Source:
    """Where a field's numbers are in a record: in rows, `stride` bytes apart."""

    field: Field
    name: str
    offset: int
    rows: int = 1
    stride: int = 0
    block: int = 0  # rows that belong to one seat; 0 if rows belong to nobody
    comment: str = ""

    @property
    def shape(self) -> tuple[int, ...]:
        return (self.rows, *self.field.shape) if self.stride else self.field.shape

    @property
    def width(self) -> int:
        return self.field.dtype.itemsize


class Run(NamedTuple):
    """Numbers that are adjacent both in a record and in an observation."""

    to: int  # the place of the first in an observation
    place: int  # its first byte in a record
    count: int
    shift: int  # 1 << shift are the bytes of a number

    @property
    def is_long(self) -> bool:
        return self.shift == 0 and self.count >= LONG

    def numbers(self) -> Iterator[tuple[int, int, int]]:
        """Each by itself: to, from, shift."""
        for index in range(self.count):
            yield self.to + index, self.place + (index << self.shift), self.shift


class Layout:
    """Where everything is in an observation of a game with this number of players."""

    def __init__(self, game: Game | str, players: int, kept: bool = False) -> None:
        self.game = game = find_game(game) if isinstance(game, str) else game
        self.players, self.kept = players, kept
        self.sources = list(sources(game, players, kept))
        self.slots = [Slot(OBSERVER, (), 0, 1, None, "", "The seat that sees this, as the table counts.")]
        first = 1
        for source in self.sources:
            slot = self.slot(source, first)
            self.slots.append(slot)
            first += slot.count
        self.size = first

    def slot(self, source: Source, first: int) -> Slot:
        turned = turned_by(self.game, source)
        return Slot(source.name, source.shape, first, source.width, source.field.of, turned, source.comment)

    def __reduce__(self) -> tuple[type[Layout], tuple[Game, int, bool]]:
        return Layout, (self.game, self.players, self.kept)

    def __getitem__(self, name: str) -> Slot:
        found = [slot for slot in self.slots if slot.name == name]
        if not found:
            raise LookupError(
                f"Observations of {self.game.title} have no field {name!r}. There are: "
                f"{', '.join(slot.name for slot in self.slots)}."
            )
        return found[0]

    def dtype(self, number: Any) -> np.dtype:
        """The layout as a structured type over numbers of one kind."""
        return np.dtype([(slot.name, number, slot.shape) for slot in self.slots])

    def named(self, flat: np.ndarray) -> np.ndarray:
        """Flat observations as a structured array with the fields' names. Nothing is copied."""
        return flat.view(self.dtype(flat.dtype))[..., 0]

    # --- tables for the compiled loop

    @cached_property
    def tables(self) -> np.ndarray:
        """For every observer and kind of turning, what a number becomes."""
        kinds = ["", *self.kinds]
        made = np.zeros((self.players, len(kinds), VALUES), np.int16)
        for seat in range(self.players):
            for number, kind in enumerate(kinds):
                made[seat, number] = [self.turned(kind, seat, value) for value in range(VALUES)]
        return made

    def turned(self, kind: str, seat: int, value: int) -> int:
        return turned_value(self.game, self.players, kind, seat, value) if kind else value

    @cached_property
    def kinds(self) -> list[str]:
        return sorted({slot.turned for slot in self.slots} - {""})

    @cached_property
    def plan(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Where parts of a view go, for every observer, as `encode_row` takes it: plan, ends, tables."""
        kinds = [self.steps(seat) for seat in range(self.players)]
        ends = np.cumsum([len(steps) for steps in kinds[0]], dtype=np.uint64)
        return np.array([list(chain(*steps)) for steps in kinds], np.uint16), ends, self.tables

    def steps(self, seat: int) -> list[list[Any]]:
        """Where each part of a view goes for one observer: stretches, bytes, wider numbers, turned ones."""
        runs = [self.checked(run) for run in self.runs_of(seat)]
        stretches = [run[:3] for run in runs if run.is_long]
        singles = [one for run in runs if not run.is_long and run.shift == 0 for one in run.numbers()]
        wides = [one for run in runs if run.shift > 0 for one in run.numbers()]
        turned = [
            (place, 0, 1 + self.kinds.index(slot.turned))
            for slot in self.slots
            if slot.turned
            for place in range(slot.first, slot.first + slot.count)
        ]
        return [stretches, singles, wides, turned]

    def checked(self, run: Run) -> Run:
        """Check that a plan stays within the record and the observation: the compiled loop trusts it."""
        record = self.game.state.dtype.itemsize
        inside = run.to + run.count <= self.size and run.place + (run.count << run.shift) <= record
        if not inside or run.shift > WIDEST:
            raise IndexError(f"Observations of {self.game.title} cannot hold {run}.")
        return run

    def runs_of(self, seat: int) -> Iterator[Run]:
        for slot, source in zip(self.slots[1:], self.sources, strict=True):
            count, shift = slot.count // source.rows, source.width.bit_length() - 1
            to = slot.first
            for first, last in stretches(source.rows, source.block * self.players, source.block * seat):
                for row in range(first, last):
                    yield Run(to, source.offset + row * source.stride, count, shift)
                    to += count


def stretches(rows: int, owned: int, shift: int) -> list[tuple[int, int]]:
    """The rows in the observer's order: the turned rows of seats, then those of nobody."""
    spans = [(shift, owned), (0, shift), (owned, rows)]
    return [(first, last) for first, last in spans if first < last]


def sources(game: Game, players: int, kept: bool) -> Iterator[Source]:
    """The fields that a seat may see, in the order they are declared."""
    state = game.state
    for field in state.fields.values():
        if field.name in LEFT_OUT:
            continue
        offset = state.start(field.name)
        if field.rows is None:
            if is_shown(game, field, field.name, kept):
                yield Source(field, field.name, offset, comment=comments(state).get(field.name, ""))
            continue
        block = 1 if field.seated else game.turning.rows.get(field.name, 0)
        rows = players if field.seated else field.shape[0]
        for inner in field.rows.fields.values():
            name = f"{field.name}.{inner.name}"
            if is_shown(game, inner, name, kept):
                place = offset + field.rows.start(inner.name)
                stride = field.rows.dtype.itemsize
                comment = comments(field.rows).get(inner.name, "")
                yield Source(inner, name, place, rows, stride, block, comment)


def is_shown(game: Game, field: Field, name: str, kept: bool) -> bool:
    return (kept or not field.kept) and (field.sight != "secret" or name in game.exceptions)


def turned_by(game: Game, source: Source) -> str:
    """What a field's numbers turn with: the seats, certain rows, certain places, or nothing."""
    if source.field.of is Seat or source.name in game.turning.seats:
        return SEAT
    if source.name in game.turning.places:
        return source.name
    return game.turning.indices.get(source.name, "")


@cache
def comments(record: type[Record]) -> dict[str, str]:
    """The comments beside a record's fields."""
    source = inspect.getsource(record)
    lines = source.splitlines()
    declared = ast.parse(source).body[0]
    assert isinstance(declared, ast.ClassDef)
    found = {}
    for node in declared.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            marks = [line.partition("  # ")[2] for line in lines[node.lineno - 1 : node.end_lineno]]
            found[node.target.id] = " ".join(filter(None, marks))
    return found


def check_number(number: str) -> str:
    """The type of an observation's numbers, if it is one of ours."""
    if number not in NUMBER_TYPES:
        raise ValueError(f"Observations are {' or '.join(NUMBER_TYPES)}, not {number!r}.")
    return number


class Encoder:
    """Writes views as observations: numbers of one type, in rows that are given or made."""

    def __init__(self, layout: Layout, number: str = "float32") -> None:
        self.layout = layout
        self.number = np.dtype(check_number(number))
        self.limits = LIMITS[number]
        self.loop = encode_loop(f"encode {number}")

    def __reduce__(self) -> tuple[type[Encoder], tuple[Layout, str]]:
        return Encoder, (self.layout, self.number.name)

    def encode(self, view: Any, seat: int) -> np.ndarray:
        """One view, as seen by that seat."""
        game = self.layout.game
        if not isinstance(view, game.state.View):
            raise TypeError(f"Observations of {game.title} are made from its views, not from {view!r:.60}.")
        return self.encode_bytes(view.bytes, seat)

    def encode_bytes(self, view: np.ndarray, seat: int) -> np.ndarray:
        """One view of the game given as its bytes."""
        out = np.zeros((1, self.layout.size), self.number)
        self.loop(view, seat, *self.layout.plan, out, *self.limits)
        return out[0]
