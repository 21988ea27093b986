"""Records: states and views as plain data, whose fields say who may see them.

A `Record` is declared like a dataclass and stored like a C struct. Every field says who may see it:
`public` (everybody), `private` (the seat it belongs to) or `secret` (nobody). There is no default, so
forgetting to say it is an error and not a leak.

    class Player(Record):
        hand: Array = private.i8(4, of=Card, default=NONE)
        lives: int = public.i8()

    class State(Record):
        to_move: int = public.i8()
        players: Rows = seated(Player, 6)
        luck: int = secret.i64()

Reading a number gives a plain Python int, so the interpreted rules do not overflow where the compiled ones
compute with wider numbers. The compiled rules see the same bytes as a NumPy structured record.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from inspect import get_annotations
from struct import Struct
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias, TypeVar

import numpy as np

HIDDEN = -1  # you may not see this
NONE = -2  # there is none
OVER = NONE  # to_move when the game has ended
NOBODY = NONE  # a seat that is no seat; as a viewer: a spectator

Raw: TypeAlias = Any
"""A record or an array of numbers: NumPy's in compiled code, ours in interpreted code."""
Position: TypeAlias = Raw
"""A state of a game that is only known when the program runs. The game's own code says `State`."""
SeatNumber: TypeAlias = int
"""A seat, counted from 0. In rules a spectator is NOBODY, elsewhere None; neither may be used as an index."""

Seat: Raw = IntEnum("Seat", {str(seat + 1): seat for seat in range(8)})  # seats count from 1 in text
OWN = ("View", "array", "bytes", "dtype", "fields", "memory", "of", "parts", "raw", "start", "twin")
RESERVED = frozenset({*dir(np.ndarray), *dir(np.void), *OWN})
BYTE = np.dtype(np.uint8)
HIDDEN_BYTE = 0xFF  # HIDDEN in every signed width
WORD_BYTES = 8
FEW_EVENTS = 96  # bytes of those that most moves have

Kind = TypeVar("Kind", bound="Record")


class Array(np.ndarray):
    """Numbers of a record. A single number comes out as a Python int."""

    def __getitem__(self, index: Raw) -> Raw:
        if isinstance(index, int) and self.ndim == 1:
            return self.item(index)  # most of all reading; four times as quick as what follows
        found = super().__getitem__(index)
        return found.item() if isinstance(found, np.generic) else found

    def __iter__(self) -> Iterator[Raw]:
        return iter(self.tolist()) if self.ndim == 1 else super().__iter__()

    def sum(self, *args: Raw, **kwargs: Raw) -> int:
        return int(np.asarray(self).sum(*args, **kwargs))


ROW = list.__getitem__


class Rows(list[Raw]):
    """The records in a field of many. Negative indexes (NOBODY, NONE, HIDDEN) are refused."""

    def __getitem__(self, index: Raw) -> Raw:
        if isinstance(index, int) and index < 0:
            raise IndexError(f"there is no row {index}: NOBODY, NONE and HIDDEN are no rows")
        return ROW(self, index)  # half the time that `super()` takes


@dataclass(frozen=True)
class Field:
    """What a record's class says about one field."""

    sight: str  # public, private, secret, or rows: the rows' own fields say
    dtype: np.dtype
    shape: tuple[int, ...] = ()
    default: int = 0
    of: type[IntEnum] | None = None  # the enum whose names the numbers have in text
    kept: bool = False  # set by `setup` from the options alone and never changed: position text leaves it out
    scratch: bool = False  # kept besides, but written to within a move: 0 between moves
    derived: bool = False  # follows from other fields: `derive` fills it in if a position leaves it out
    filled: bool = False  # `derive` fills it in where it follows, if a text leaves it out; else it is typed
    base: int = 0  # what position text adds to a number: 1 for an index, since people count from 1
    most: int | None = None  # no number is larger; None: its enum or its width says
    rows: type[Record] | None = None
    seated: bool = False  # row i belongs to seat i
    name: str = ""


class Sight:
    """`public.i8(4)` declares a field of this width and shape; further arguments are those of `Field`."""

    def __init__(self, sight: str) -> None:
        self.sight = sight

    def number(self, dtype: str, shape: tuple[int, ...], **more: Raw) -> Raw:
        return Field(self.sight, np.dtype(dtype), shape, **more)

    def i8(self, *shape: int, **more: Raw) -> Raw:
        return self.number("i1", shape, **more)

    def i16(self, *shape: int, **more: Raw) -> Raw:
        return self.number("i2", shape, **more)

    def i32(self, *shape: int, **more: Raw) -> Raw:
        return self.number("i4", shape, **more)

    def i64(self, *shape: int, **more: Raw) -> Raw:
        return self.number("i8", shape, **more)


public = Sight("public")
private = Sight("private")
secret = Sight("secret")


def seated(record: type[Record], count: int) -> Raw:
    """One record for every seat; its private fields belong to that seat."""
    return Field("rows", record.dtype, (count,), rows=record, seated=True)


def many(record: type[Record], count: int) -> Raw:
    """Several records that belong to nobody; none of their fields may be private."""
    if any(field.sight == "private" for field in record.fields.values()):
        raise TypeError(f"{record.__name__} has private fields, so it must be seated")
    return Field("rows", record.dtype, (count,), rows=record)


def number_property(field: Field, start: int) -> property:
    """A field of a record that holds one number."""
    name, unpack = field.name, Struct(field.dtype.char).unpack_from

    def read(record: Record) -> int:
        return unpack(record.memory, start)[0]  # eight times as quick as NumPy's way

    def write(record: Record, value: int) -> None:
        record.raw[name] = value

    def read_byte(record: Record) -> int:
        return record.memory[start]

    def write_byte(record: Record, value: int) -> None:
        record.memory[start] = value

    return property(read_byte, write_byte) if field.dtype == np.int8 else property(read, write)


def array_property(field: Field, start: int) -> property:
    """A field of a record that holds an array."""
    name, shape, dtype = field.name, field.shape, field.dtype

    def read(record: Record) -> Array:
        array = record.parts.get(name)
        if array is None:
            array = record.parts[name] = Array(shape, dtype, record.memory, start)
        return array

    def write(record: Record, values: Raw) -> None:
        record.raw[name] = values

    return property(read, write)


def rows_property(field: Field) -> property:
    """A field of a record that holds rows."""
    name = field.name

    def read(record: Record) -> Rows:
        rows = record.parts.get(name)
        if rows is None:
            rows = record.parts[name] = read_rows(record, name, field.shape[0])
        return rows

    return property(read)


def read_rows(record: Record | View, name: str, count: int) -> Rows:
    """The first `count` records in a field of many."""
    kind: Raw = record.fields[name].rows
    start, size, memory = record.start(name), kind.dtype.itemsize, record.memory
    places = range(start, start + count * size, size)
    rows = record.raw[name][:count]
    return Rows(kind(row, memory[place : place + size]) for row, place in zip(rows, places, strict=True))


class Record:
    """Base of all declared records; see the module's example."""

    fields: ClassVar[dict[str, Field]] = {}
    dtype: ClassVar[np.dtype] = np.dtype([])
    View: ClassVar[type[View]]

    __slots__ = ("array", "memory", "parts", "raw")

    def __init_subclass__(cls, **kwargs: object) -> None:
        super().__init_subclass__(**kwargs)
        declared = [name for name in get_annotations(cls) if not name.startswith("_")]
        if not declared:
            return  # a view: the layout is its state's
        fields = {}
        for name in declared:
            field = cls.__dict__.get(name)
            if not isinstance(field, Field):
                raise TypeError(f"{cls.__name__}.{name} does not say who sees it: public, private or secret")
            if name in RESERVED:
                raise TypeError(f"{cls.__name__}.{name}: NumPy uses the name {name!r} itself; take another")
            fields[name] = Field(**{**field.__dict__, "name": name})
        cls.fields = fields
        cls.dtype = np.dtype([(f.name, f.dtype, f.shape) for f in fields.values()], align=True)
        properties = {name: field_property(field, cls.start(name)) for name, field in fields.items()}
        for name, found in properties.items():
            setattr(cls, name, found)
        cls.View = type(
            f"{cls.__name__}View",
            (View, Record),
            {**properties, "__slots__": ("viewer",), "fields": fields, "dtype": cls.dtype, "state": cls},
        )

    def __init__(self, raw: Raw = None, memory: Raw = None) -> None:
        if raw is None:
            raw = np.zeros(1, self.dtype)
            fill_defaults(type(self), raw)
        self.parts: dict[str, Raw] = {}  # arrays and rows that were asked for: making one takes a while
        if isinstance(raw, np.ndarray):
            self.array = raw
            if memory is not None and memory.dtype == BYTE and memory.size == self.dtype.itemsize:
                self.parts["bytes"] = memory
            raw, memory = raw[0], self.bytes.data.cast("b")
        self.raw = raw
        self.memory = memory  # the same bytes, one number each: the quickest way to read them

    @classmethod
    def start(cls, name: str) -> int:
        """The byte at which a field begins."""
        return cls.dtype.fields[name][1]  # type: ignore[index]

    @classmethod
    def of(cls: type[Kind], memory: np.ndarray) -> Kind:
        """The record made of these bytes, which it owns from now on."""
        return cls(np.ndarray(1, cls.dtype, memory), memory)

    @property
    def bytes(self) -> np.ndarray:
        """The record's memory, for reading and writing. Only for a record that owns its array."""
        memory = self.parts.get("bytes")
        if memory is None:
            memory = self.parts["bytes"] = np.ndarray(self.dtype.itemsize, BYTE, self.array)
        return memory

    def twin(self: Kind) -> Kind:
        """A copy that shares nothing. Padding is copied too: equal records have equal bytes."""
        return self.of(self.bytes.copy())

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        """Copies and pickles share nothing either."""
        return type(self).of, (self.bytes.copy(),)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.raw.tobytes() == other.raw.tobytes()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.raw}>"


class View:
    """What one seat, or a spectator, may see of a state. It has the same layout; hidden places are HIDDEN."""

    __slots__ = ()
    state: ClassVar[type[Record]]
    dtype: ClassVar[np.dtype]
    viewer: SeatNumber | None  # whose view it is; None for a spectator

    if TYPE_CHECKING:  # the fields of a game's state

        def __getattr__(self, name: str) -> Raw: ...

    def __init__(self, raw: Raw = None, memory: Raw = None) -> None:
        super().__init__(raw, memory)  # type: ignore[call-arg]
        self.viewer = None

    @classmethod
    def seen_by(cls, seat: SeatNumber | None, memory: np.ndarray) -> View:
        """The view of a seat or a spectator made of these bytes, which it owns from now on."""
        view = cls(np.ndarray(1, cls.dtype, memory), memory)
        view.viewer = None if seat == NOBODY else seat
        return view

    @classmethod
    def of_bytes(cls, seat: SeatNumber | None, memory: np.ndarray) -> View:
        """The same from plain bytes, without finding out what is given: a server makes thousands a second."""
        view: Raw = cls.__new__(cls)
        view.array = array = np.ndarray(1, cls.dtype, memory)
        view.parts, view.raw, view.memory = {"bytes": memory}, array[0], memory.data.cast("b")
        view.viewer = seat
        return view

    def twin(self) -> View:
        """A copy that shares nothing."""
        return self.seen_by(self.viewer, self.bytes.copy())

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return restored_view, (self.state, self.viewer, self.bytes.copy())


def restored_view(state: type[Record], viewer: SeatNumber | None, memory: np.ndarray) -> View:
    """A view from its pickled parts: pickle cannot find its class by name."""
    return state.View.seen_by(viewer, memory)


def field_property(field: Field, start: int) -> property:
    """A field of a record, as an attribute."""
    if field.rows is not None:
        return rows_property(field)
    return array_property(field, start) if field.shape else number_property(field, start)


def fill_defaults(record: type[Record], array: Raw) -> None:
    """Write every field's default into an array of such records."""
    for field in record.fields.values():
        if field.rows is not None:
            fill_defaults(field.rows, array[field.name])
        else:
            array[field.name] = field.default


def sight_mask(record: type[Record], seat: int) -> np.ndarray:
    """One byte for each byte of the record: 1 if this seat may see it. Padding counts as visible."""
    hidden = np.zeros(1, record.dtype)
    mark_hidden(record, hidden, seat, NOBODY)
    return (hidden.view(np.uint8) == 0).astype(np.uint8)


def hidden_words(kind: type[Record], players: int) -> np.ndarray:
    """All ones where the declared visibility hides something from a seat, in numbers of eight bytes."""
    masks = [sight_mask(kind, seat) for seat in range(players)]
    return np.stack([((1 - mask) * np.uint8(0xFF)).view(np.uint64) for mask in masks])


def needed_words(kind: type[Record]) -> np.ndarray:
    """What most moves read or write of a state, in numbers of eight bytes: of events only the first ones."""
    first, size = kind.start("events"), kind.dtype["events"].itemsize
    seldom = range(-(-(first + min(size, FEW_EVENTS)) // WORD_BYTES), (first + size) // WORD_BYTES)
    words = kind.dtype.itemsize // WORD_BYTES
    return np.array([word for word in range(words) if word not in seldom], np.uint64)


def field_paths(record: type[Record], prefix: str = "") -> Iterator[str]:
    """Every field as it is named elsewhere: "heap", "players", "players.hand"."""
    for field in record.fields.values():
        yield f"{prefix}{field.name}"
        if field.rows is not None:
            yield from field_paths(field.rows, f"{prefix}{field.name}.")


def mark_hidden(record: type[Record], array: Raw, seat: int, owner: int) -> None:
    """Mark in a blank record what its fields hide from a seat."""
    for field in record.fields.values():
        part = array[field.name]
        if field.rows is None:
            seen = field.sight == "public" or (field.sight == "private" and owner == seat != NOBODY)
            part[...] = 0 if seen else HIDDEN
        elif field.seated:
            for row in range(field.shape[0]):
                mark_hidden(field.rows, part[..., row : row + 1], seat, row)
        else:
            mark_hidden(field.rows, part, seat, owner)


MASKS: dict[tuple[type[Record], int], np.ndarray] = {}


def conceal(state: Record, seat: SeatNumber) -> View:
    """The view of a seat (or of NOBODY, a spectator) by the declared visibility alone.

    It starts from a blank record and copies in what is allowed, so anything forgotten stays hidden.
    """
    key = (type(state), seat)
    if key not in MASKS:
        MASKS[key] = sight_mask(type(state), seat)
    memory = np.where(MASKS[key], state.bytes, np.uint8(HIDDEN_BYTE))
    return type(state).View.seen_by(seat, memory)


def to_state(view: View) -> Position:
    """A state with the bytes of a view; `imagine` then deals into its hidden places."""
    return view.state.of(view.bytes.copy())
