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
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache, cached_property
from itertools import accumulate, pairwise
from math import prod
from typing import Any, NamedTuple

import numpy as np

from nekoban.core.catalogue import find_game
from nekoban.core.encode import COLUMN_1, EIGHT, LEAST, MOST, NO_LEAST, NO_MOST, TOGETHER
from nekoban.core.encode_loops import encode_loop
from nekoban.core.field_limits import limits, turned_by
from nekoban.core.game import Game
from nekoban.core.luck import LUCK_FIELDS
from nekoban.core.record import WORD_BYTES, Field, Record, View
from nekoban.core.turned_seats import turned_axes, turned_value

OBSERVER = "observer"
LEFT_OUT = ("seats", "events", "event_count", *LUCK_FIELDS)
LIMITS = {"int8": (LEAST, MOST), "float32": (NO_LEAST, NO_MOST)}
NEAR = 8  # numbers of eight bytes between two that are needed, which are copied along
VALUES = range(LEAST, MOST + 1)  # numbers that a table of changed values covers
WIDTHS = (1, 2, 4)  # bytes of a number
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
    low: int  # no number is smaller; below 0 are HIDDEN and NONE
    high: int  # no number is larger

    @property
    def count(self) -> int:
        return prod(self.shape)

    @property
    def ends(self) -> tuple[int, int]:
        return self.first, self.first + self.count

    @property
    def slice(self) -> slice:
        return slice(*self.ends)


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
    """Numbers that are adjacent in an observation, and at equal distances in a record."""

    to: int  # the place of the first in an observation
    place: int  # its first byte in a record
    count: int
    width: int  # bytes of a number
    distance: int  # bytes from one to the next
    turns: bool  # its place in the record depends on the observer
    closed: bool = False  # something of it may be hidden

    @property
    def is_whole(self) -> bool:
        """Whether these are bytes without gaps."""
        return self.distance == self.width == 1

    @property
    def last(self) -> int:
        """Its last byte in a record."""
        return self.place + (self.count - 1) * self.distance + self.width - 1

    def begins(self, size: int) -> list[int]:
        """Where pieces of this size begin that make up the run; the last may overlap another."""
        return [min(first, self.count - size) for first in range(0, self.count, size)]

    def column(self, begin: int = 0) -> PlanStep:
        """From its number `begin` on, in numbers of its width: records are aligned."""
        place = (self.place + begin * self.distance) // self.width
        return PlanStep(self.to + begin, place, self.count, self.distance // self.width)

    def joins(self, other: Run) -> bool:
        """Whether other bytes go on where these end, for every observer."""
        ends = self.to + self.count, self.place + self.count
        stays = not self.turns and not other.turns and self.closed == other.closed
        return stays and self.is_whole and other.is_whole and ends == (other.to, other.place)

    def is_beside(self, other: Run) -> bool:
        """Whether these bytes are the next field of the same rows as the other ones."""
        return (self.place, self.count, self.distance) == (other.place + 1, other.count, other.distance)

    @property
    def words(self) -> range:
        """The numbers of eight bytes in a record that it lies in."""
        return range(self.place // WORD_BYTES, self.last // WORD_BYTES + 1)


class PlanStep(NamedTuple):
    """A row of a plan, as encode.py takes it."""

    to: int
    place: int
    count: int = 1
    distance: int = 1
    across: int = 0


class EncodePlan(NamedTuple):
    """How what a seat sees becomes an observation, as `encode_row` takes it."""

    steps: np.ndarray  # [observer, step]
    ends: np.ndarray  # [part, kind of step]: where it begins, and last where the part ends
    turns: np.ndarray  # [observer, field]
    tables: np.ndarray  # [observer, kind of turning, number]: what it becomes


class Layout:
    """Where everything is in an observation of a game with this number of players."""

    def __init__(self, game: Game | str, players: int, kept: bool = False) -> None:
        self.game = game = find_game(game) if isinstance(game, str) else game
        game.options.declared["players"].read("players", players)  # other numbers are refused
        self.players, self.kept = players, kept
        self.sources = list(sources(game, players, kept))
        meaning = "The seat that sees this, as the table counts."
        self.slots = [Slot(OBSERVER, (), 0, 1, None, "", meaning, 0, players - 1)]
        first = 1
        for source in self.sources:
            slot = self.slot(source, first)
            self.slots.append(slot)
            first += slot.count
        self.size = first

    def slot(self, source: Source, first: int) -> Slot:
        game, field = self.game, source.field
        turned = turned_by(game, field, source.name)
        ends = limits(game, self.players, field, source.name)
        return Slot(source.name, source.shape, first, source.width, field.of, turned, source.comment, *ends)

    @cached_property
    def bounds(self) -> tuple[np.ndarray, np.ndarray]:
        """The smallest and the largest value of every number of an observation."""
        counts = [slot.count for slot in self.slots]
        low, high = ([getattr(slot, end) for slot in self.slots] for end in ("low", "high"))
        return np.repeat(low, counts), np.repeat(high, counts)

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
        made = np.zeros((self.players, len(kinds), len(VALUES)), np.int16)
        for seat in range(self.players):
            for number, kind in enumerate(kinds):
                made[seat, number] = [self.turned(kind, seat, value) for value in VALUES]
        return made

    def turned(self, kind: str, seat: int, value: int) -> int:
        return turned_value(self.game, self.players, kind, seat, value) if kind and value >= 0 else value

    @cached_property
    def kinds(self) -> list[str]:
        return sorted({slot.turned for slot in self.slots} - {""})

    @cached_property
    def plan(self) -> EncodePlan:
        """Where parts of a view go, for every observer: on a CPU, which moves many numbers together."""
        return self.planned(self.steps)

    @cached_property
    def single_plan(self) -> EncodePlan:
        """The same on a machine that moves one number at a time: none is written twice."""
        return self.planned(self.columns)

    def planned(self, steps: Callable[[int, bool], list[list[PlanStep]]]) -> EncodePlan:
        parts = [[steps(seat, closed) for closed in (True, False)] for seat in range(self.players)]
        counts = [len(steps) for part in parts[0] for steps in part]
        bounds = [0, *accumulate(counts)]
        kinds = len(counts) // 2
        ends = np.array([bounds[: kinds + 1], bounds[kinds:]], np.uint64)
        rows = [[step for part in both for steps in part for step in steps] for both in parts]
        plan = np.array(rows, np.uint16).reshape(self.players, -1, len(PlanStep._fields))
        return EncodePlan(plan, ends, self.turns, self.tables)

    @property
    def turns(self) -> np.ndarray:
        """For every observer the numbers that turn: single ones, then eights.

        The first row says where the single ones end, and where all end. Eights are left out for observers for
        whom nothing changes, such as the first seat.
        """
        found = []
        for seat in range(self.players):
            changes = any((table != self.tables[seat, 0]).any() for table in self.tables[seat])
            single, eights = self.turned_numbers(seat)
            end = 1 + len(single)
            found.append([PlanStep(end, end + len(eights) * changes), *single, *eights])
        return np.array(found, np.uint16)

    def turned_numbers(self, seat: int) -> tuple[list[PlanStep], list[PlanStep]]:
        """Numbers that turn, alone and eight at a time: their places and their table (across)."""
        single, eights = [], []
        kinds = {place: slot.turned for slot in self.slots if slot.turned for place in range(*slot.ends)}
        for run in self.runs_of(seat):
            kind = 1 + self.kinds.index(kinds[run.to]) if run.to in kinds else 0
            if kind and run.width == 1 and run.count >= EIGHT and not run.closed:
                eights += [run.column(begin)._replace(across=kind) for begin in run.begins(EIGHT)]
            elif kind:
                single += [PlanStep(run.to + index, 0, across=kind) for index in range(run.count)]
        return single, eights

    def steps(self, seat: int, closed: bool) -> list[list[PlanStep]]:
        """Where each part of a view goes for one observer, by the kinds of steps of encode.py."""
        runs = self.joined_runs(seat, closed)
        whole = [run for run in runs if run.is_whole]
        sixteen, single = self.pieces(whole, closed)
        bytes_apart = [run for run in runs if run.width == 1 and not run.is_whole]
        blocks = [block for block in beside(bytes_apart) if self.is_block(block)]
        rest = [run for run in bytes_apart if not any(run in block for block in blocks)]
        pairs = [run for run in runs if run.width == 2]
        many = [run for run in pairs if run.count >= EIGHT]
        near, far = (
            [run for run in many if (run.distance == run.width) == wanted] for wanted in (True, False)
        )
        return [
            sixteen,
            single,
            [step for block in blocks for step in block_steps(block)],
            *([run.column(begin) for run in chosen for begin in run.begins(EIGHT)] for chosen in (near, far)),
            [run.column() for run in pairs if run.count == 1],
            [run.column() for run in rest],
            [run.column() for run in pairs if 1 < run.count < EIGHT],
            [run.column() for run in runs if run.width > 2],
        ]

    def columns(self, seat: int, closed: bool) -> list[list[PlanStep]]:
        """The same with columns alone, which are the last kinds of steps."""
        runs = self.joined_runs(seat, closed)
        none: list[list[PlanStep]] = [[] for _ in range(COLUMN_1)]
        return [*none, *([run.column() for run in runs if run.width == width] for width in WIDTHS)]

    def joined_runs(self, seat: int, closed: bool) -> list[Run]:
        runs = joined(self.checked(run) for run in self.runs_of(seat))
        return [run for run in runs if run.closed == closed]

    def pieces(self, runs: Sequence[Run], closed: bool) -> tuple[list[PlanStep], list[PlanStep]]:
        """Bytes that lie together, sixteen at a time in their order, and single ones.

        Sixteen may be more than a run has: what they write beyond it must be written again by a later step.
        That holds for all that comes behind, but for closed numbers behind open ones, which come first. Nor
        may they reach beyond an observation or a record.
        """
        record = self.game.state.dtype.itemsize
        written = {
            place for run in self.runs_of(0) if run.closed for place in range(run.to, run.to + run.count)
        }
        sixteen, single = [], []
        for run in sorted(runs, key=lambda run: run.to):
            for begin in range(0, run.count, TOGETHER):
                left = min(TOGETHER, run.count - begin)
                to, place = run.to + begin, run.place + begin
                beyond = range(to + left, to + TOGETHER)
                fits = to + TOGETHER <= self.size and place + TOGETHER <= record
                if fits and (closed or written.isdisjoint(beyond)):
                    sixteen.append(PlanStep(to, place))
                elif run.count >= TOGETHER:
                    sixteen.append(PlanStep(to + left - TOGETHER, place + left - TOGETHER))
                else:
                    single += [PlanStep(to + index, place + index) for index in range(left)]
        return sixteen, single

    def is_block(self, block: Sequence[Run]) -> bool:
        """Whether these fields are moved together: each row is read as eight bytes, within the record."""
        last = block[0].place + (block[0].count - 1) * block[0].distance + EIGHT
        return len(block) > 1 and block[0].count >= EIGHT and last <= self.game.state.dtype.itemsize

    @cached_property
    def spans(self) -> np.ndarray:
        """First and last of the numbers of eight bytes in a record in which something may be hidden."""
        found: list[list[int]] = []
        runs = [run for seat in range(self.players) for run in self.runs_of(seat) if run.closed]
        for word in sorted({word for run in runs for word in run.words}):
            if found and word <= found[-1][1] + NEAR:
                found[-1][1] = word + 1
            else:
                found.append([word, word + 1])
        return np.array(found, np.uint64).reshape(-1, 2)

    def checked(self, run: Run) -> Run:
        """Check that a plan stays within the record and the observation: the compiled loop trusts it."""
        record = self.game.state.dtype.itemsize
        inside = run.to + run.count <= self.size and run.last < record
        aligned = run.place % run.width == run.distance % run.width == 0
        if not inside or not aligned or run.width not in WIDTHS:
            raise IndexError(f"Observations of {self.game.title} cannot hold {run}.")
        return run

    def runs_of(self, seat: int) -> Iterator[Run]:
        for slot, source in zip(self.slots[1:], self.sources, strict=True):
            each, width, to = slot.count // source.rows, source.width, slot.first
            closed = source.field.sight != "public" or source.name in self.game.exceptions
            for first, last in blocks(source.rows, self.players, source.block, seat):
                place, turns = source.offset + first * source.stride, source.block > 0
                if each == 1 and last - first > 1:
                    yield Run(to, place, last - first, width, source.stride, turns, closed)
                else:
                    for row in range(last - first):
                        begin = place + row * source.stride
                        found = Run(to + row * each, begin, each, width, width, turns, closed)
                        yield from self.runs_of_row(source, seat, found)
                to += (last - first) * each

    def runs_of_row(self, source: Source, seat: int, row: Run) -> Iterator[Run]:
        """The numbers of one row: adjacent, or one by one where they belong to seats."""
        axes = self.game.turning.axes.get(source.name)
        if axes is None:
            yield row
            return
        numbers = np.arange(row.count).reshape(source.field.shape)
        for to, number in enumerate(turned_axes(numbers, axes, self.players, seat).ravel()):
            place = row.place + int(number) * row.width
            yield row._replace(to=row.to + to, place=place, count=1, turns=True)


def joined(runs: Iterable[Run]) -> list[Run]:
    """These runs, with those put together that go on from each other."""
    found: list[Run] = []
    for run in runs:
        if found and found[-1].joins(run):
            last = found.pop()
            found.append(last._replace(count=last.count + run.count))
        else:
            found.append(run)
    return found


def beside(runs: Iterable[Run]) -> list[list[Run]]:
    """Runs of bytes that are adjacent fields of the same rows, up to eight together, at equal distances."""
    found: list[list[Run]] = []
    for run in sorted(runs, key=lambda run: run.place):
        last = found[-1] if found else []
        across = {other.to - one.to for one, other in pairwise([*last, run])}
        if last and len(last) < EIGHT and run.is_beside(last[-1]) and len(across) == 1 and min(across) > 0:
            last.append(run)
        else:
            found.append([run])
    return found


def block_steps(block: Sequence[Run]) -> Iterator[PlanStep]:
    """The steps of an observation that move eight rows at a time."""
    first, second = block[:2]
    for begin in first.begins(EIGHT):
        place = first.place + begin * first.distance
        yield PlanStep(first.to + begin, place, len(block), first.distance, second.to - first.to)


def blocks(rows: int, players: int, block: int, seat: int) -> Iterator[tuple[int, int]]:
    """The rows in the observer's order: those of every seat in turn, then those of nobody."""
    if block:
        for step in range(players):
            first = (seat + step) % players * block
            yield first, first + block
    if block * players < rows:
        yield block * players, rows


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
    """Whether an observation has that field."""
    return (kept or not field.kept) and (field.sight != "secret" or name in game.exceptions)


@cache
def comments(record: type[Record]) -> dict[str, str]:
    """The comments beside a record's fields, for the pages on observations."""
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

    def encode(self, view: View, seat: int) -> np.ndarray:
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
