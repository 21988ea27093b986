"""Numbers at an address: of arrays that are others in every call, when compiled code is not called anew.

Whoever gives an address keeps the array until nobody reads or writes there any more.
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

SHORT, WORD = ir.IntType(32), ir.IntType(64)
ANYWHERE = 1  # what an address is a multiple of

Builder: TypeAlias = Any  # of llvmlite, which does not say what its values have
Typed: TypeAlias = "tuple[Signature, Callable[..., ir.Value]]"


def reading(number: ir.IntType) -> Typed:
    """A function for compiled code that reads a number of this type at an address."""

    def generate(
        target: BaseContext, builder: Builder, signature: Signature, given: Sequence[ir.Value]
    ) -> ir.Value:
        found = builder.load(builder.inttoptr(given[0], number.as_pointer()), align=ANYWHERE)
        return found if number is WORD else builder.sext(found, WORD)

    return types.int64(types.int64), generate


@intrinsic  # pyright: ignore[reportUntypedFunctionDecorator]
def read_number(context: Context, address: types.Type) -> Typed:
    """The number of four bytes there."""
    return reading(SHORT)


@intrinsic  # pyright: ignore[reportUntypedFunctionDecorator]
def read_wide(context: Context, address: types.Type) -> Typed:
    """The number of eight bytes there."""
    return reading(WORD)


@intrinsic  # pyright: ignore[reportUntypedFunctionDecorator]
def write_number(context: Context, address: types.Type, number: types.Type) -> Typed:
    """Write a number in four bytes."""

    def generate(
        target: BaseContext, builder: Builder, signature: Signature, given: Sequence[ir.Value]
    ) -> ir.Value:
        place = builder.inttoptr(given[0], SHORT.as_pointer())
        builder.store(builder.trunc(given[1], SHORT), place, align=ANYWHERE)
        return target.get_dummy_value()

    return types.void(types.int64, types.int64), generate


@intrinsic  # pyright: ignore[reportUntypedFunctionDecorator]
def address_of(context: Context, array: types.Type) -> Typed:
    """Where an array's first number is."""

    def generate(
        target: BaseContext, builder: Builder, signature: Signature, given: Sequence[ir.Value]
    ) -> ir.Value:
        return builder.ptrtoint(target.make_array(signature.args[0])(target, builder, given[0]).data, WORD)

    return types.int64(array), generate


@intrinsic  # pyright: ignore[reportUntypedFunctionDecorator]
def distance_of(context: Context, array: types.Type) -> Typed:
    """How many bytes are from one number of a row to the next."""

    def generate(
        target: BaseContext, builder: Builder, signature: Signature, given: Sequence[ir.Value]
    ) -> ir.Value:
        found = target.make_array(signature.args[0])(target, builder, given[0])
        return cgutils.unpack_tuple(builder, found.strides)[0]

    return types.int64(array), generate


ADDRESSES = {
    "read_number": read_number,
    "read_wide": read_wide,
    "write_number": write_number,
    "address_of": address_of,
    "distance_of": distance_of,
}
