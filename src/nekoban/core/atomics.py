"""Numbers that several threads change at once, without a lock: each of these is done as one whole.

A number is an entry of an array, named by row and place. What a thread wrote before it changed such a number
is seen by every thread that has seen the change.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.base import BaseContext
from numba.core.typing.context import Context
from numba.core.typing.templates import Signature
from numba.extending import intrinsic

WORD = ir.IntType(64)
WORD_BYTES = 8
IN_ORDER = "seq_cst"  # all threads see all such changes in the same order
WHOLE_SYSTEM = 15
RESTING = {  # by processor an instruction that takes a while and little power, and what it is given
    "x86_64": ("llvm.x86.sse2.pause", []),
    "aarch64": ("llvm.aarch64.isb", [ir.IntType(32)(WHOLE_SYSTEM)]),
}

Change: TypeAlias = "Callable[[ir.IRBuilder, ir.Value, Sequence[ir.Value]], ir.Value]"
Typed: TypeAlias = "tuple[Signature, Callable[..., ir.Value]]"


def one_number(change: Change, given: int, *kinds: types.Type) -> Typed:
    """An intrinsic that does something to one number. given: how many numbers it takes for that."""

    def generate(
        target: BaseContext, builder: ir.IRBuilder, signature: Signature, told: Sequence[ir.Value]
    ) -> ir.Value:
        kind = signature.args[0]
        array = target.make_array(kind)(target, builder, told[0])
        pointer = cgutils.get_item_pointer(target, builder, kind, array, told[1:3], wraparound=False)
        return change(builder, pointer, told[3:])

    return types.int64(*kinds[:1], *[types.int64] * (2 + given)), generate


@intrinsic  # pyright: ignore[reportUntypedFunctionDecorator]
def atomic_load(context: Context, rows: types.Type, row: types.Type, place: types.Type) -> Typed:
    """The number."""
    return one_number(lambda builder, at, _: builder.load_atomic(at, IN_ORDER, WORD_BYTES), 0, rows)


@intrinsic  # pyright: ignore[reportUntypedFunctionDecorator]
def atomic_store(
    context: Context, rows: types.Type, row: types.Type, place: types.Type, number: types.Type
) -> Typed:
    """Write a number, after all that was written before. Returns it."""

    def change(builder: ir.IRBuilder, at: ir.Value, told: Sequence[ir.Value]) -> ir.Value:
        builder.store_atomic(told[0], at, "release", WORD_BYTES)
        return told[0]

    return one_number(change, 1, rows)


@intrinsic  # pyright: ignore[reportUntypedFunctionDecorator]
def atomic_change(
    context: Context, rows: types.Type, row: types.Type, place: types.Type, number: types.Type
) -> Typed:
    """Write a number, in one order for all threads. Returns the one before."""
    return one_number(lambda builder, at, told: builder.atomic_rmw("xchg", at, told[0], IN_ORDER), 1, rows)


@intrinsic  # pyright: ignore[reportUntypedFunctionDecorator]
def atomic_add(
    context: Context, rows: types.Type, row: types.Type, place: types.Type, number: types.Type
) -> Typed:
    """Add to the number. Returns the one before."""
    return one_number(lambda builder, at, told: builder.atomic_rmw("add", at, told[0], IN_ORDER), 1, rows)


@intrinsic  # pyright: ignore[reportUntypedFunctionDecorator]
def atomic_lower(
    context: Context, rows: types.Type, row: types.Type, place: types.Type, number: types.Type
) -> Typed:
    """Write a number if it is smaller. Returns the one before."""
    return one_number(lambda builder, at, told: builder.atomic_rmw("min", at, told[0], IN_ORDER), 1, rows)


@intrinsic  # pyright: ignore[reportUntypedFunctionDecorator]
def atomic_turn(
    context: Context, rows: types.Type, row: types.Type, place: types.Type, old: types.Type, new: types.Type
) -> Typed:
    """Write the new number if the old one is there. Returns 1 if it was."""

    def change(builder: ir.IRBuilder, at: ir.Value, told: Sequence[ir.Value]) -> ir.Value:
        found = builder.cmpxchg(at, told[0], told[1], IN_ORDER, IN_ORDER)
        return builder.select(builder.extract_value(found, 1), WORD(1), WORD(0))

    return one_number(change, 2, rows)


@intrinsic  # pyright: ignore[reportUntypedFunctionDecorator]
def rest_briefly(context: Context) -> Typed:
    """Wait some ten nanoseconds, where the processor has an instruction for that."""

    def generate(
        target: BaseContext, builder: ir.IRBuilder, signature: Signature, told: Sequence[ir.Value]
    ) -> ir.Value:
        processor = builder.module.triple.partition("-")[0]
        if processor in RESTING:
            name, given = RESTING[processor]
            kind = ir.FunctionType(ir.VoidType(), [one.type for one in given])
            builder.call(cgutils.get_or_insert_function(builder.module, kind, name), given)
        return target.get_dummy_value()

    return types.void(), generate


ATOMICS = {
    "atomic_load": atomic_load,
    "atomic_store": atomic_store,
    "atomic_change": atomic_change,
    "atomic_add": atomic_add,
    "atomic_lower": atomic_lower,
    "atomic_turn": atomic_turn,
    "rest_briefly": rest_briefly,
}
