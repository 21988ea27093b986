"""Fetching ahead: tells the processor which memory will be needed soon.

A batch goes from match to match, and the next one is seldom in a near cache. Asked in time, its memory comes
while the present match is played. Nothing but time depends on it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.base import BaseContext
from numba.core.typing.context import Context
from numba.core.typing.templates import Signature
from numba.extending import intrinsic

POINTER, NUMBER = ir.IntType(8).as_pointer(), ir.IntType(32)
ASKING = ir.FunctionType(ir.VoidType(), [POINTER, NUMBER, NUMBER, NUMBER])
TO_WRITE, NEAREST, DATA = 1, 3, 1


@intrinsic  # pyright: ignore[reportUntypedFunctionDecorator]
def prefetch(
    context: Context, rows: types.Type, row: types.Type, place: types.Type
) -> tuple[Signature, Callable[..., ir.Value]]:
    """Ask for the memory of one number of a row. It need not exist."""

    def generate(
        target: BaseContext, builder: ir.IRBuilder, signature: Signature, given: Sequence[ir.Value]
    ) -> ir.Value:
        array = target.make_array(signature.args[0])(target, builder, given[0])
        across, along = cgutils.unpack_tuple(builder, array.strides)
        distance = builder.add(builder.mul(given[1], across), builder.mul(given[2], along))
        pointer = builder.gep(builder.bitcast(array.data, POINTER), [distance])
        ask = cgutils.get_or_insert_function(builder.module, ASKING, "llvm.prefetch.p0i8")
        builder.call(ask, [pointer, *(NUMBER(number) for number in (TO_WRITE, NEAREST, DATA))])
        return target.get_dummy_value()

    return types.void(rows, types.int64, types.int64), generate
