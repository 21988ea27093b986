"""What a learner sees: a seat's view as plain numbers, with the observer as seat 0.

The layout follows from the declaration of the game's `State`: every field that a seat may see, in the order
it is declared, the rows of the seats in turn from the observer on. Left out are the account of the last
move (`events`), what nobody ever sees, and `kept` fields, which are the same in all matches with the same
options; `kept=True` takes them in.

    layout = Layout("mauwi", players=2)
    layout["players.hand"].slice          # where these numbers stand in a flat observation
    layout.named(flat)["players.hand"]    # the same numbers by name, without a copy

A number below 0 is HIDDEN (-1) or NONE (-2). A field that names a seat, in observations and in actions alike,
counts from the observer: 0 is oneself, 1 the next to the left.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import cache, cached_property
from math import prod
from typing import Any

import numpy as np

from nekoban.core.compiled import PACKAGE, Twin, cache_folder, compile_for
from nekoban.core.game import Game, find_game
from nekoban.core.record import Field, Record, Seat
from nekoban.rl import encode as loops
from nekoban.rl.turning import SEAT, turned_value, turning_of

OBSERVER = "observer"
LEFT_OUT = ("seats", "events", "event_count", "luck")
LIMITS = {"int8": (-128, 127), "float32": (-(2**31), 2**31 - 1)}
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
    """Where a field's numbers lie in a record: rows of it, `stride` bytes apart."""

    field: Field
    name: str
    offset: int
    rows: int = 1
    stride: int = 0
    block: int = 0  # rows that belong to one seat; 0 where rows belong to nobody
    comment: str = ""

    @property
    def shape(self) -> tuple[int, ...]:
        return (self.rows, *self.field.shape) if self.stride else self.field.shape

    @property
    def width(self) -> int:
        return self.field.dtype.itemsize


class Layout:
    """Where everything stands in an observation of a game with that many players."""

    def __init__(self, game: Game | str, players: int, kept: bool = False) -> None:
        self.game = game = find_game(game) if isinstance(game, str) else game
        self.players = players
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
        """For every observer and kind of turning what a number becomes."""
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
    def runs(self) -> np.ndarray:
        """For every observer what of a view goes where: rows of (to, from, count, step, shift, table)."""
        runs = [list(self.runs_of(seat)) for seat in range(self.players)]
        made = np.zeros((self.players, max(map(len, runs)), loops.COLUMNS), np.int32)
        for seat, rows in enumerate(runs):
            made[seat, : len(rows)] = rows
        return made

    def runs_of(self, seat: int) -> Iterator[tuple[int, ...]]:
        for slot, source in zip(self.slots[1:], self.sources, strict=True):
            table = 1 + self.kinds.index(slot.turned) if slot.turned else loops.PLAIN
            shift = source.width.bit_length() - 1
            count = slot.count // source.rows
            to = slot.first
            for first, last in stretches(source.rows, source.block * self.players, source.block * seat):
                start = source.offset + first * source.stride
                if count == 1:
                    yield to, start, last - first, source.stride, shift, table
                else:
                    for row in range(last - first):
                        place = start + row * source.stride
                        yield to + row * count, place, count, source.width, shift, table
                to += (last - first) * count


def stretches(rows: int, owned: int, shift: int) -> list[tuple[int, int]]:
    """The rows in the observer's order: those of the seats turned by so many, then those of nobody."""
    spans = [(shift, owned), (0, shift), (owned, rows)]
    return [(first, last) for first, last in spans if first < last]


def sources(game: Game, players: int, kept: bool) -> Iterator[Source]:
    """The fields that a seat may see, in the order they are declared."""
    state = game.rules.State
    for field in state.fields.values():
        if field.name in LEFT_OUT:
            continue
        offset = state.dtype.fields[field.name][1]
        if field.rows is None:
            if is_shown(game, field, field.name, kept):
                yield Source(field, field.name, offset, comment=comments(state).get(field.name, ""))
            continue
        block = 1 if field.seated else turning_of(game).rows.get(field.name, 0)
        rows = players if field.seated else field.shape[0]
        for inner in field.rows.fields.values():
            name = f"{field.name}.{inner.name}"
            if is_shown(game, inner, name, kept):
                place = offset + field.rows.dtype.fields[inner.name][1]
                stride = field.rows.dtype.itemsize
                comment = comments(field.rows).get(inner.name, "")
                yield Source(inner, name, place, rows, stride, block, comment)


def is_shown(game: Game, field: Field, name: str, kept: bool) -> bool:
    return (kept or not field.kept) and (field.sight != "secret" or name in game.exceptions)


def turned_by(game: Game, source: Source) -> str:
    """What a field's numbers turn with: the seats, certain rows, certain places, or nothing."""
    if source.field.of is Seat or source.name in turning_of(game).seats:
        return SEAT
    if source.name in turning_of(game).places:
        return source.name
    return turning_of(game).indices.get(source.name, "")


@cache
def comments(record: type[Record]) -> dict[str, str]:
    """What the declaration of a record says beside its fields."""
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


# --- the compiled loop


@cache
def encode_loops() -> Any:
    """The compiled loops of encode.py, by name."""
    files = [PACKAGE / name for name in ("rl/encode.py", "core/luck.py", "core/compiled.py")]
    twin = Twin(loops, folder=cache_folder("rl-encode", files))
    entries = {}
    for name, types in loops.signatures().items():
        entries[name] = twin.entry(getattr(loops, name))
        for signature in types:
            compile_for(entries[name], signature)
    return type("Loops", (), {name: staticmethod(entry) for name, entry in entries.items()})


class Encoder:
    """Writes views as observations: numbers of one type, in rows that are given or made."""

    def __init__(self, layout: Layout, number: str = "float32") -> None:
        if number not in NUMBER_TYPES:
            raise ValueError(f"Observations are {' or '.join(NUMBER_TYPES)}, not {number!r}.")
        self.layout = layout
        self.number = np.dtype(number)
        self.limits = LIMITS[number]
        self.size = layout.game.rules.State.dtype.itemsize
        self.loop = encode_loops().encode

    def write(self, views: np.ndarray, observers: np.ndarray, out: np.ndarray, first: int, last: int) -> None:
        """Encode the rows first to last of an array of views, given as bytes."""
        low, high = self.limits
        layout = self.layout
        self.loop(views, self.size, observers, layout.runs, layout.tables, out, low, high, first, last)

    def encode(self, view: Any, seat: int) -> np.ndarray:
        """One view, as seen by that seat."""
        out = np.zeros((1, self.layout.size), self.number)
        self.write(view.bytes, np.array([seat], np.int16), out, 0, 1)
        return out[0]
