"""States in parts (parting.py) for numba-cuda: to the rules they are records like any other.

A `Parted` knows where each part begins. A field that lies in one part is read and written as in a plain
record of that part, so this says only which; rows that lie in several parts are `PartedRows`.
"""

# pyright: reportMissingImports=false, reportAttributeAccessIssue=false, reportArgumentType=false
from __future__ import annotations

import operator
from hashlib import blake2b
from typing import Any, TypeAlias

from llvmlite import ir
from numba.cuda import cgutils, types
from numba.cuda.core.imputils import (
    RefType,
    iternext_impl,
    lower_builtin,
    lower_getattr_generic,
    lower_setattr_generic,
)
from numba.cuda.extending import intrinsic, register_model
from numba.cuda.models import PrimitiveModel, StructModel
from numba.cuda.np import numpy_support
from numba.cuda.np.arrayobj import make_array, record_getattr, record_setattr
from numba.cuda.typing import signature
from numba.cuda.typing.templates import AbstractTemplate, AttributeTemplate, infer_getattr, infer_global

from nekoban.core.parting import ALIKE, NEAR, PARTS, WORD_BYTES, Parting

Numba: TypeAlias = Any  # builders, contexts, types and values of numba, which have no types for us

BYTE = ir.IntType(8)
ANY, GLOBAL, SHARED = 0, 1, 3  # kinds of memory, as the compiler numbers them
Spaces = tuple[int, int, int]  # the kind of memory that each part lies in


class Start(types.Type):
    """Where a part lies. A kind of memory that is known makes for shorter instructions."""

    def __init__(self, space: int) -> None:
        self.space = space
        super().__init__(f"start{space}")


@register_model(Start)
class StartModel(PrimitiveModel):
    def __init__(self, manager: Numba, kind: Start) -> None:
        super().__init__(manager, kind, ir.PointerType(BYTE, kind.space))


class Parted(types.Type):
    """A record whose fields lie in several parts."""

    def __init__(self, parting: Parting, spaces: Spaces) -> None:
        self.parting, self.spaces = parting, spaces
        kinds = [piece.dtype for piece in parting.pieces]
        self.records = [numpy_support.from_dtype(kind) if kind.itemsize else None for kind in kinds]
        told = str((kinds, spaces)).encode()
        super().__init__(f"Parted{blake2b(told, digest_size=4).hexdigest()}")  # short: in names of functions

    def typeof(self, name: str) -> Numba:
        if name in self.parting.rows:
            return PartedRows(self, name)
        record: Numba = self.records[self.parting.where[name]]
        return record.typeof(name)


class PartedRows(types.IterableType):
    """Rows of such records."""

    def __init__(self, owner: Parted, name: str) -> None:
        self.owner, self.name_of_field = owner, name
        self.spaces = owner.spaces
        self.row = Parted(owner.parting.rows[name], owner.spaces)
        self.count = owner.parting.record.fields[name].shape[0]
        super().__init__(f"{owner.name}Rows{name}")

    @property
    def iterator_type(self) -> Numba:
        return PartedIterator(self)

    def start(self, part: int) -> int:
        found = self.owner.parting.pieces[part].dtype.fields or {}
        return found[self.name_of_field][1] if self.name_of_field in found else 0


class PartedIterator(types.SimpleIteratorType):
    """Goes through such rows."""

    def __init__(self, rows: PartedRows) -> None:
        self.rows = rows
        super().__init__(f"{rows.name}Iterator", rows.row)


@register_model(PartedIterator)
class IteratorModel(StructModel):
    """The rows, and where the number of the next one is kept."""

    def __init__(self, manager: Numba, kind: Numba) -> None:
        members = [("index", types.EphemeralPointer(types.uintp)), ("rows", kind.rows)]
        super().__init__(manager, kind, members)


@register_model(Parted)
@register_model(PartedRows)
class PlacesModel(StructModel):
    """Where each part lies."""

    def __init__(self, manager: Numba, kind: Numba) -> None:
        super().__init__(manager, kind, [(f"part_{part}", Start(kind.spaces[part])) for part in PARTS])


def packed(builder: Numba, context: Numba, kind: Numba, places: list[Numba]) -> Numba:
    """numba's value of a state in parts, from the places of its parts."""
    made = cgutils.create_struct_proxy(kind)(context, builder)
    for part in PARTS:
        setattr(made, f"part_{part}", places[part])
    return made._getvalue()


def unpacked(builder: Numba, context: Numba, kind: Numba, value: Numba) -> list[Numba]:
    """The places of the parts, from numba's value of a state in parts."""
    made = cgutils.create_struct_proxy(kind)(context, builder, value=value)
    return [getattr(made, f"part_{part}") for part in PARTS]


def record_at(context: Numba, builder: Numba, record: Numba, place: Numba) -> Numba:
    """A plain record that begins there."""
    if place.type.addrspace != ANY:
        place = builder.addrspacecast(place, ir.PointerType(BYTE))
    return builder.bitcast(place, context.get_value_type(record))


def further(builder: Numba, place: Numba, count: Numba) -> Numba:
    """A place this many bytes further."""
    return builder.gep(place, [count])


# --- types


@infer_getattr
class PartedAttribute(AttributeTemplate):
    key = Parted

    def generic_resolve(self, kind: Parted, name: str) -> Numba:
        return kind.typeof(name)


@infer_global(operator.getitem)
class PartedItem(AbstractTemplate):
    def generic(self, arguments: Numba, named: Numba) -> Numba:
        rows, index = arguments
        if isinstance(rows, PartedRows) and isinstance(index, types.Integer):
            return signature(rows.row, rows, types.intp)
        return None


@infer_global(len)
class PartedCount(AbstractTemplate):
    def generic(self, arguments: Numba, named: Numba) -> Numba:
        (rows,) = arguments
        return signature(types.intp, rows) if isinstance(rows, PartedRows) else None


# --- code


@lower_getattr_generic(Parted)
def read_field(context: Numba, builder: Numba, kind: Parted, value: Numba, name: str) -> Numba:
    """Code that reads a field of a state in parts."""
    places = unpacked(builder, context, kind, value)
    if name in kind.parting.rows:
        rows = kind.typeof(name)
        firsts = [
            further(builder, places[part], ir.Constant(ir.IntType(64), rows.start(part))) for part in PARTS
        ]
        return packed(builder, context, rows, firsts)
    part = kind.parting.where[name]
    record = kind.records[part]
    place = record_at(context, builder, record, places[part])
    return record_getattr(context, builder, record, place, name)


@lower_setattr_generic(Parted)
def write_field(context: Numba, builder: Numba, sig: Numba, arguments: Numba, name: str) -> None:
    """Code that writes a field of a state in parts."""
    kind, given = sig.args
    part = kind.parting.where[name]
    record = kind.records[part]
    place = record_at(context, builder, record, unpacked(builder, context, kind, arguments[0])[part])
    record_setattr(context, builder, signature(sig.return_type, record, given), (place, arguments[1]), name)


@lower_builtin(operator.getitem, PartedRows, types.Integer)
def read_row(context: Numba, builder: Numba, sig: Numba, arguments: Numba) -> Numba:
    """Code for `rows[index]` of a state in parts."""
    index = context.cast(builder, arguments[1], sig.args[1], types.intp)
    return row_at(context, builder, sig.args[0], arguments[0], index)


def row_at(context: Numba, builder: Numba, rows: PartedRows, value: Numba, index: Numba) -> Numba:
    """A row of a state in parts, as numba's value."""
    places = unpacked(builder, context, rows, value)
    sizes = [piece.dtype.itemsize for piece in rows.row.parting.pieces]
    steps = [builder.mul(index, ir.Constant(index.type, size)) for size in sizes]
    return packed(
        builder, context, rows.row, [further(builder, *two) for two in zip(places, steps, strict=True)]
    )


@lower_builtin(len, PartedRows)
def count_rows(context: Numba, builder: Numba, sig: Numba, arguments: Numba) -> Numba:
    """Code for `len(rows)` of a state in parts."""
    return context.get_constant(types.intp, sig.args[0].count)


@lower_builtin("getiter", PartedRows)
def begin_rows(context: Numba, builder: Numba, sig: Numba, arguments: Numba) -> Numba:
    """Code that begins a loop over the rows of a state in parts."""
    made = cgutils.create_struct_proxy(sig.return_type)(context, builder)
    zero = context.get_constant(types.uintp, 0)
    made.index, made.rows = cgutils.alloca_once_value(builder, zero), arguments[0]
    return made._getvalue()


@lower_builtin("iternext", PartedIterator)
@iternext_impl(RefType.BORROWED)
def next_row(context: Numba, builder: Numba, sig: Numba, arguments: Numba, result: Numba) -> None:
    """Code for a step of a loop over the rows of a state in parts."""
    kind = sig.args[0]
    made = cgutils.create_struct_proxy(kind)(context, builder, value=arguments[0])
    index = builder.load(made.index)
    is_there = builder.icmp_unsigned("<", index, context.get_constant(types.uintp, kind.rows.count))
    result.set_valid(is_there)
    with builder.if_then(is_there):
        result.yield_(row_at(context, builder, kind.rows, made.rows, index))
        builder.store(builder.add(index, context.get_constant(types.uintp, 1)), made.index)


# --- what kernels call

HELD: Spaces = (SHARED, GLOBAL, GLOBAL)
IN_ROWS: Spaces = (GLOBAL, GLOBAL, ANY)  # what is alike: in a thread's own memory, of which nothing is read
UNTOLD: Spaces = (ANY, ANY, ANY)


def names(parting: Parting, kernel: str, is_called: bool) -> dict[str, Numba]:
    """What a kernel binds. A function that is called cannot see in which kind of memory a state lies, so it
    is told; where all functions are copied into the kernel, the compiler looks for itself.
    """
    spaces = UNTOLD if not is_called else IN_ROWS if kernel == "begin" else HELD
    return {
        "NEAR_WORDS": parting.words(NEAR),
        "ALIKE_WORDS": parting.words(ALIKE),
        "joined": joined_with(parting, spaces),
        "copy_ahead": copy_ahead,
        "await_copies": await_copies,
    }


def joined_with(parting: Parting, spaces: Spaces) -> Numba:
    """The function that makes a state of a row of each part."""
    kind = Parted(parting, spaces)

    @intrinsic
    def joined(typing: Numba, near: Numba, own: Numba, alike: Numba) -> Numba:
        def generate(context: Numba, builder: Numba, sig: Numba, arguments: Numba) -> Numba:
            rows = zip(sig.args, arguments, strict=True)
            arrays = [make_array(one)(context, builder, value) for one, value in rows]
            places = [start(builder, one.data, space) for one, space in zip(arrays, spaces, strict=True)]
            return packed(builder, context, kind, places)

        return kind(near, own, alike), generate

    return joined


def start(builder: Numba, place: Numba, space: int) -> Numba:
    """A place as the address of bytes, in the memory of that kind."""
    place = builder.bitcast(place, ir.PointerType(BYTE))
    return builder.addrspacecast(place, ir.PointerType(BYTE, space)) if space else place


@intrinsic
def copy_ahead(
    typing: Numba, held: Numba, slot: Numba, place: Numba, words: Numba, row: Numba, word: Numba
) -> Numba:
    """held[slot, place] = words[row, word], from far to near memory; `await_copies` before it is read."""

    def generate(context: Numba, builder: Numba, sig: Numba, arguments: Numba) -> Numba:
        kinds = sig.args
        near = item(context, builder, kinds[0], arguments[0], arguments[1:3], kinds[1:3])
        far = item(context, builder, kinds[3], arguments[3], arguments[4:6], kinds[4:6])
        shared = ir.PointerType(ir.IntType(64), SHARED)
        near = builder.ptrtoint(builder.addrspacecast(near, shared), ir.IntType(32))
        far = builder.ptrtoint(far, ir.IntType(64))
        order = ir.FunctionType(ir.VoidType(), [near.type, far.type])
        text = f"cp.async.ca.shared.global [$0], [$1], {WORD_BYTES};"
        builder.call(ir.InlineAsm(order, text, "r,l", side_effect=True), [near, far])
        return context.get_dummy_value()

    return types.void(held, slot, place, words, row, word), generate


@intrinsic
def await_copies(typing: Numba) -> Numba:
    """Code that waits until rows are copied into the memory that threads share."""

    def generate(context: Numba, builder: Numba, sig: Numba, arguments: Numba) -> Numba:
        order = ir.FunctionType(ir.VoidType(), [])
        builder.call(ir.InlineAsm(order, "cp.async.wait_all;", "~{memory}", side_effect=True), [])
        return context.get_dummy_value()

    return types.void(), generate


def item(context: Numba, builder: Numba, kind: Numba, value: Numba, places: Numba, kinds: Numba) -> Numba:
    """Code that finds an item of an array."""
    array = make_array(kind)(context, builder, value)
    numbers = [context.cast(builder, one, two, types.intp) for one, two in zip(places, kinds, strict=True)]
    return cgutils.get_item_pointer(context, builder, kind, array, numbers, wraparound=False)
