"""Numbers moved together: eight or more of an observation at once, by instructions of the processor.

encode.py has a plain function for each of these, which does the same number by number. Machine code for a
CPU has these in their place; a GPU, where every thread works for itself, has the plain ones.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.base import BaseContext
from numba.core.typing.context import Context
from numba.core.typing.templates import Signature
from numba.extending import intrinsic

from nekoban.core.encode import EIGHT, LEAST, MOST, TOGETHER

BYTE, NUMBER, INDEX = ir.IntType(8), ir.IntType(32), ir.IntType(64)
Builder: TypeAlias = Any
Value: TypeAlias = Any  # of llvmlite, which does not say what its values have
Generator: TypeAlias = Callable[..., Value]


class Memory:
    """Where the numbers of an array are, and how vectors of them are read and written there."""

    def __init__(self, target: BaseContext, builder: Builder, kind: types.Array, given: Value) -> None:
        self.builder, self.array = builder, target.make_array(kind)(target, builder, given)
        self.number: Any = target.get_data_type(kind.dtype)
        self.size = target.get_abi_sizeof(self.number)

    def pointer(self, places: Sequence[Value], number: ir.Type) -> Value:
        strides = cgutils.unpack_tuple(self.builder, self.array.strides)
        distance = INDEX(0)
        for place, stride in zip(places, strides, strict=True):
            distance = self.builder.add(distance, self.builder.mul(place, stride))
        start = self.builder.bitcast(self.array.data, BYTE.as_pointer())
        return self.builder.bitcast(self.builder.gep(start, [distance]), number.as_pointer())

    def read(self, place: Value, count: int) -> Value:
        found = self.builder.load(self.pointer([place], ir.VectorType(self.number, count)))
        found.align = self.size
        return found

    def read_one(self, place: Value) -> Value:
        return self.builder.load(self.pointer([place], self.number))

    def write(self, row: Value, to: Value, numbers: Value) -> None:
        """Whole numbers, as the numbers that the array has."""
        count = numbers.type.count
        if isinstance(self.number, ir.FloatType):
            numbers = self.builder.sitofp(numbers, ir.VectorType(self.number, count))
        elif numbers.type.element.width > self.number.width:
            numbers = self.builder.trunc(self.capped(numbers), ir.VectorType(self.number, count))
        stored = self.builder.store(numbers, self.pointer([row, to], numbers.type))
        stored.align = self.size

    def capped(self, numbers: Value) -> Value:
        """Within what a byte can hold."""
        for limit, sign in ((MOST, "<"), (LEAST, ">")):
            ends = ir.Constant(numbers.type, [limit] * numbers.type.count)
            inside = self.builder.icmp_signed(sign, numbers, ends)
            numbers = self.builder.select(inside, numbers, ends)
        return numbers


@intrinsic  # pyright: ignore[reportUntypedFunctionDecorator]
def move_bytes(
    context: Context, out: types.Type, row: types.Type, to: types.Type, numbers: types.Type, place: types.Type
) -> tuple[Signature, Generator]:
    """Move sixteen adjacent bytes."""

    def generate(
        target: BaseContext, builder: Builder, signature: Signature, given: Sequence[Value]
    ) -> Value:
        shown, source = (Memory(target, builder, signature.args[at], given[at]) for at in (0, 3))
        shown.write(given[1], given[2], source.read(given[4], TOGETHER))
        return target.get_dummy_value()

    return types.void(out, types.int64, types.int64, numbers, types.int64), generate


@intrinsic  # pyright: ignore[reportUntypedFunctionDecorator]
def move_pairs(
    context: Context, out: types.Type, row: types.Type, to: types.Type, numbers: types.Type,
    place: types.Type, low: types.Type, high: types.Type,
) -> tuple[Signature, Generator]:  # fmt: skip
    """Move eight adjacent numbers, within what `out` can hold."""

    def generate(
        target: BaseContext, builder: Builder, signature: Signature, given: Sequence[Value]
    ) -> Value:
        shown, source = (Memory(target, builder, signature.args[at], given[at]) for at in (0, 3))
        shown.write(given[1], given[2], source.read(given[4], EIGHT))
        return target.get_dummy_value()

    whole = types.int64
    return types.void(out, whole, whole, numbers, whole, whole, whole), generate


@intrinsic  # pyright: ignore[reportUntypedFunctionDecorator]
def move_apart(
    context: Context, out: types.Type, row: types.Type, to: types.Type, numbers: types.Type,
    place: types.Type, distance: types.Type, low: types.Type, high: types.Type,
) -> tuple[Signature, Generator]:  # fmt: skip
    """Move eight numbers that lie at equal distances, within what `out` can hold."""

    def generate(
        target: BaseContext, builder: Builder, signature: Signature, given: Sequence[Value]
    ) -> Value:
        shown, source = (Memory(target, builder, signature.args[at], given[at]) for at in (0, 3))
        found = ir.Constant(ir.VectorType(source.number, EIGHT), ir.Undefined)
        place = given[4]
        for index in range(EIGHT):
            found = builder.insert_element(found, source.read_one(place), NUMBER(index))
            place = builder.add(place, given[5])
        shown.write(given[1], given[2], found)
        return target.get_dummy_value()

    whole = types.int64
    return types.void(out, whole, whole, numbers, whole, whole, whole, whole), generate


@intrinsic  # pyright: ignore[reportUntypedFunctionDecorator]
def move_block(
    context: Context, out: types.Type, row: types.Type, to: types.Type, across: types.Type,
    numbers: types.Type, place: types.Type, distance: types.Type, count: types.Type,
) -> tuple[Signature, Generator]:  # fmt: skip
    """Move up to eight adjacent fields of eight rows: eight numbers of one field, then those of the next."""

    def generate(
        target: BaseContext, builder: Builder, signature: Signature, given: Sequence[Value]
    ) -> Value:
        shown, source = (Memory(target, builder, signature.args[at], given[at]) for at in (0, 4))
        to, place = given[2], given[5]
        rows = []
        for _ in range(EIGHT):
            rows.append(source.read(place, EIGHT))
            place = builder.add(place, given[6])
        turned = by_columns(builder, rows)
        for column in range(EIGHT):
            with builder.if_then(builder.icmp_signed(">", given[7], INDEX(column))):
                shown.write(given[1], to, part(builder, turned, column * EIGHT, EIGHT))
            to = builder.add(to, given[3])
        return target.get_dummy_value()

    whole = types.int64
    return types.void(out, whole, whole, whole, numbers, whole, whole, whole), generate


def by_columns(builder: Builder, rows: list[Value]) -> Value:
    """All numbers of these rows as one vector, column by column."""
    while len(rows) > 1:
        pairs = zip(rows[::2], rows[1::2], strict=True)
        rows = [chosen(builder, one, other, range(2 * one.type.count)) for one, other in pairs]
    order = [row * EIGHT + column for column in range(EIGHT) for row in range(EIGHT)]
    return chosen(builder, rows[0], rows[0], order)


def part(builder: Builder, numbers: Value, first: int, count: int) -> Value:
    """Some of the numbers that an instruction of the processor moves together."""
    return chosen(builder, numbers, numbers, range(first, first + count))


def chosen(builder: Builder, one: Value, other: Value, order: Sequence[int]) -> Value:
    """A vector of numbers of two others, in this order."""
    places = ir.Constant(ir.VectorType(NUMBER, len(order)), list(order))
    return builder.shuffle_vector(one, other, places)
