"""Rules to machine code of a GPU: the one module that touches numba-cuda. No GPU is needed here.

Rules stay as they are. Three things are exchanged besides what `Twin` exchanges: enums become plain numbers,
since numba-cuda takes no enum as an index; a table that several functions read lies in memory once; and the
device, which numba-cuda asks for its kind, is one that is only named.
"""

# pyright: reportMissingImports=false, reportAttributeAccessIssue=false, reportArgumentType=false
# pyright: reportOptionalSubscript=false, reportPrivateImportUsage=false
from __future__ import annotations

import re
from collections import namedtuple
from enum import IntEnum
from functools import cache
from hashlib import blake2b
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
from cuda.bindings import nvjitlink
from llvmlite import ir
from numba import cuda
from numba.core.errors import NumbaError
from numba.cuda import cgutils, dispatcher, types
from numba.cuda.core.sigutils import normalize_signature
from numba.cuda.cudadrv import nvvm
from numba.cuda.descriptor import cuda_target

from nekoban.core.argument_types import Signature, argument_types
from nekoban.core.compiled import Twin, Way
from nekoban.core.gpu import KernelForm
from nekoban.core.subset import CannotCompile, check
from nekoban.core.translate import called_with_wide_numbers, first_cause

ENTRY = re.compile(r"\.visible \.entry (\S+)\(")
REGISTERS = re.compile(r"used (\d+) registers")
STACK = re.compile(r"(\d+) bytes stack frame")


class Built(NamedTuple):
    """Machine code for one kind of GPU, and what the compiler says of it."""

    symbol: str  # the kernel's name in the code
    code: bytes
    registers: int  # of a thread
    stack: int  # bytes of a thread
    threads: int  # of a block, when it is launched


def tables_in_memory_once(context: Any) -> None:
    """Keep constant arrays in global memory, one for each content; numba-cuda gives every function a copy of
    its own in constant memory, of which there are 64 KiB in all.
    """

    def make_constant_array(builder: Any, kind: Any, array: Any) -> Any:
        array = np.ascontiguousarray(array)
        content = array.tobytes()
        name = f"table_{blake2b(content, digest_size=8).hexdigest()}"
        found = builder.module.globals.get(name)
        if found is None:
            held = cgutils.make_bytearray(content)
            found = cgutils.add_global_variable(builder.module, held.type, name, nvvm.ADDRSPACE_GLOBAL)
            found.linkage, found.global_constant = "linkonce_odr", True
            found.initializer, found.align = held, 16
        pointer = builder.addrspacecast(found, ir.PointerType(ir.IntType(8)), "generic")
        made = context.make_array(kind)(context, builder)
        context.populate_array(
            made,
            data=builder.bitcast(pointer, made.data.type),
            shape=[context.get_constant(types.intp, size) for size in array.shape],
            strides=[context.get_constant(types.intp, size) for size in array.strides],
            itemsize=context.get_constant(types.intp, array.itemsize),
            meminfo=None,
        )
        return made._getvalue()

    context.make_constant_array = make_constant_array


@cache
def plain_enum(kind: type[IntEnum]) -> Any:
    """An enum as a tuple of numbers with the same names."""
    names = [name if name.isidentifier() else f"value_{name}" for name in kind.__members__]
    return namedtuple(kind.__name__, names)(*[int(member) for member in kind.__members__.values()])


def without_enums(value: Any) -> Any:
    """A constant of the rules with plain numbers for members of enums."""
    if isinstance(value, IntEnum):
        return int(value)
    return tuple(map(without_enums, value)) if type(value) is tuple else value


def names(words: int, seats: int) -> dict[str, Any]:
    """What kernels read besides the rules: numba's names, and the sizes of a state."""
    kinds = {"uint64": types.uint64, "int16": types.int16, "int32": types.int32}
    return {"cuda": cuda, "WORDS": words, "SEATS": seats, **kinds}


class GpuTwin(Twin):
    """Functions cloned together and compiled for a GPU of one architecture."""

    def __init__(self, module: ModuleType, bound: Any, arch: str, called_from: int, merged: str) -> None:
        super().__init__(module, bound, name="gpu")
        self.arch = arch
        self.clones = {}
        self.called_from, self.merged = called_from, merged

    def inner(self, copy: FunctionType, way: Way) -> Any:
        made = called_with_wide_numbers(cuda.jit(device=True)(copy))
        is_large = len(copy.__code__.co_code) > self.called_from
        if is_large and not copy.__module__.startswith(self.merged):
            made.compile_device = kept_apart(made.compile_device)
        return made

    def exchanged(self, value: Any, counted: bool = False) -> Any:
        if isinstance(value, type) and issubclass(value, IntEnum):
            return plain_enum(value)
        if isinstance(value, IntEnum) or type(value) is tuple:
            return without_enums(value)
        return super().exchanged(value, counted)

    def build(self, form: KernelForm, signature: Signature) -> Built:
        """Compile a kernel of the module."""
        function = getattr(self.module, form.function)
        check(self.reach, function)
        kernel = self.copied(function)
        kernel.__qualname__ = function.__name__
        named_device(self.arch)
        self.fill(function, kernel.__globals__)
        return assemble(self.intermediate(kernel, signature), self.arch, form)

    def intermediate(self, kernel: FunctionType, signature: Signature) -> str:
        """A kernel as PTX."""
        arguments = argument_types(signature, normalize_signature, types.NamedTuple)
        try:
            ptx, _ = cuda.compile(
                kernel, arguments, cc=capability(self.arch), device=False, abi="numba", output="ptx"
            )
        except NumbaError as error:
            raise CannotCompile(first_cause(str(error))) from None
        return ptx


def capability(arch: str) -> tuple[int, int]:
    """The number of a kind of GPU: (9, 0) of sm_90."""
    digits = arch.removeprefix("sm_")
    return int(digits[:-1]), int(digits[-1])


def named_device(arch: str) -> None:
    """Let numba-cuda ask a device that is only named, and keep tables once."""
    device = SimpleNamespace(compute_capability=capability(arch))
    dispatcher.get_current_device = lambda: device
    tables_in_memory_once(cuda_target.target_context)


def kept_apart(compile_device: Any) -> Any:
    """Let a function be called instead of copied to wherever it is used, so that there is less code."""

    def compiling(arguments: Any, return_type: Any = None) -> Any:
        made = compile_device(arguments, return_type)
        made.library.get_function(made.fndesc.llvm_func_name).attributes.add("noinline")
        return made

    return compiling


def assemble(ptx: str, arch: str, form: KernelForm) -> Built:
    """PTX to machine code, which does not depend on how new a driver is."""
    symbol = ENTRY.search(ptx)
    assert symbol is not None
    options = [f"-arch={arch}", "-O3", "-verbose", f"-maxrregcount={form.registers}"]
    link = nvjitlink.create(len(options), options)
    content = ptx.encode()
    nvjitlink.add_data(link, nvjitlink.InputType.PTX, content, len(content), "rules")
    nvjitlink.complete(link)
    code = bytearray(nvjitlink.get_linked_cubin_size(link))
    nvjitlink.get_linked_cubin(link, code)
    log = bytearray(nvjitlink.get_info_log_size(link))
    nvjitlink.get_info_log(link, log)
    nvjitlink.destroy(link)
    told = log.decode(errors="replace")
    registers, stack = REGISTERS.findall(told), STACK.findall(told)
    facts = int(registers[-1]), max(map(int, stack), default=0), form.threads
    return Built(symbol[1], bytes(code), *facts)
