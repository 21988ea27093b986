"""What a function reaches: its own code, the values it reads by name, and the functions it calls.

Compiled code is kept under a digest of exactly these. Comments, line numbers, docstrings and the path of a
file are not part of it, so editing them compiles nothing. Changing a constant that is read, or a function
that is called, changes the digest.
"""

from __future__ import annotations

import dis
import sys
from collections.abc import Iterator, Mapping
from enum import Enum
from hashlib import blake2b
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple

import numpy as np

from nekoban.core.moves import Moves

LOAD_GLOBAL = dis.opmap["LOAD_GLOBAL"]
WITH_CONSTANT = frozenset(dis.hasconst)
CACHE, LOAD_ATTR, STORE_SUBSCR, BUILD_SLICE = (
    dis.opmap[name] for name in ("CACHE", "LOAD_ATTR", "STORE_SUBSCR", "BUILD_SLICE")
)
READS_PART = frozenset({LOAD_ATTR, dis.opmap.get("LOAD_METHOD")})
FLAGGED = sys.version_info >= (3, 12)  # the lowest bit of what LOAD_ATTR is given says whether it is called
TAKES_MEMORY = frozenset({dis.opmap["BUILD_LIST"], dis.opmap.get("STORE_SLICE")})
ARRAY_COPIES = frozenset({"argsort", "astype", "copy", "flatten", "ravel", "repeat", "reshape", "transpose"})
FOREIGN = ("numpy", "numba", "math")  # packages whose functions the compiler knows
DIGEST_BYTES = 8
PLAIN = bool | int | float | str | bytes | None | np.generic | np.dtype
HAS_DOCSTRING = 0x4000000  # a flag of code, from Python 3.13 on


def is_ours(value: Any) -> bool:
    """Whether this is a plain function, to be cloned and compiled together with what calls it."""
    return isinstance(value, FunctionType) and value.__module__.partition(".")[0] not in FOREIGN


def is_maker(value: object) -> bool:
    """Whether this is a function of NumPy's that may make an array: not a type, not one of its sums."""
    return callable(value) and not isinstance(value, type | np.ufunc) and is_of_numpy(value)


def is_of_numpy(value: object) -> bool:
    """Whether a value that a function reads belongs to NumPy."""
    return (getattr(value, "__module__", None) or "").partition(".")[0] == "numpy"


class Tuned(NamedTuple):
    """A function compiled in a way of its own; the functions it calls are compiled as always."""

    function: Any
    checked: bool = True  # every index
    inlined: bool = False  # copied into each function that calls it


class Read(NamedTuple):
    """What a function's code reads, independent of its place in a file."""

    code: CodeType  # without the docstring
    names: tuple[str, ...]  # global names, each once
    parts: tuple[tuple[str, str], ...]  # what it reads of a global name: np.zeros as ("np", "zeros")
    fills_slice: bool  # or makes a list: both take memory


READ: dict[CodeType, Read] = {}


def read_code(code: CodeType) -> Read:
    """The code without its docstring, and the global names it reads."""
    if code not in READ:
        READ[code] = without_docstring(code)
    return READ[code]


def without_docstring(code: CodeType) -> Read:
    """Renumber the constants by first use, which drops the docstring: a constant that nothing uses."""
    bytecode = bytearray(code.co_code)
    places: dict[int, int] = {}  # old number -> new number
    names: dict[str, None] = {}
    for place, argument in instructions(bytecode):
        if bytecode[place] == LOAD_GLOBAL:
            names[code.co_names[argument >> 1]] = None
        elif bytecode[place] in WITH_CONSTANT:
            number = places.setdefault(argument, len(places))
            bytecode[place + 1] = number & 0xFF
    found = tuple(names), tuple(parts_of_globals(code)), fills_slice(code)
    if len(code.co_consts) > 0xFF:  # numbers of two bytes: left as they are
        return Read(code, *found)
    used = tuple(code.co_consts[number] for number in places)
    flags = code.co_flags & ~HAS_DOCSTRING
    return Read(code.replace(co_code=bytes(bytecode), co_consts=used, co_flags=flags), *found)


def parts_of_globals(code: CodeType) -> Iterator[tuple[str, str]]:
    """The attributes that are read of global names, each with the name."""
    owner = ""
    for operation, argument in operations(code):
        if operation == LOAD_GLOBAL:
            owner = code.co_names[argument >> 1]
        elif operation in READS_PART and owner:
            yield owner, code.co_names[argument >> 1 if operation == LOAD_ATTR and FLAGGED else argument]
        if operation != LOAD_GLOBAL:
            owner = ""


def fills_slice(code: CodeType) -> bool:
    """Whether a slice is written to, or a list made."""
    before = False
    for operation, argument in operations(code):
        if operation in TAKES_MEMORY or (operation == STORE_SUBSCR and before):
            return True
        is_slice = operation in WITH_CONSTANT and isinstance(code.co_consts[argument], slice)
        before = is_slice or operation == BUILD_SLICE
    return False


def operations(code: CodeType) -> Iterator[tuple[int, int]]:
    """Operations and their arguments, without what is only there for the interpreter's sake."""
    bytecode = bytearray(code.co_code)
    for place, argument in instructions(bytecode):
        if bytecode[place] not in (CACHE, dis.EXTENDED_ARG):
            yield bytecode[place], argument


def instructions(bytecode: bytearray) -> Iterator[tuple[int, int]]:
    """Each instruction of a function's bytecode, with its full argument."""
    more = 0
    for place in range(0, len(bytecode), 2):
        argument = more | bytecode[place + 1]
        more = argument << 8 if bytecode[place] == dis.EXTENDED_ARG else 0
        yield place, argument


class Reach:
    """The functions reached from any entry; some names may be bound to other values than the module's."""

    def __init__(self, bound: Mapping[str, Any]) -> None:
        self.bound = bound
        self.digests: dict[FunctionType, str] = {}
        self.open: list[FunctionType] = []  # functions whose digest is being made
        self.values: dict[int, tuple[Any, bytes]] = {}  # the bytes of large values, by identity

    def value(self, function: FunctionType, name: str) -> Any:
        """The value of a global name in a function; None if it is a builtin.

        A tuned function stands for itself alone, not for another one that happens to have its name.
        """
        own = function.__globals__.get(name)
        value = self.bound.get(name, own)
        return own if isinstance(value, Tuned) and value.function is not own else value

    def read_values(self, function: FunctionType) -> dict[str, Any]:
        names = read_code(function.__code__).names
        return {name: value for name in names if (value := self.value(function, name)) is not None}

    def called(self, function: FunctionType) -> list[FunctionType]:
        """Those of our functions that a function names."""
        values = self.read_values(function).values()
        plain = [value.function if isinstance(value, Tuned) else value for value in values]
        return [value for value in plain if is_ours(value)]

    def functions(self, entry: FunctionType) -> list[FunctionType]:
        """The entry and every function it reaches, each once."""
        found: dict[FunctionType, None] = {}
        waiting = [entry]
        while waiting:
            function = waiting.pop()
            if function not in found:
                found[function] = None
                waiting += self.called(function)
        return list(found)

    def makes_arrays(self, entry: FunctionType) -> bool:
        """Whether anything that an entry reaches makes an array, as far as names tell."""
        return any(map(self.may_make_array, self.functions(entry)))

    def may_make_array(self, function: FunctionType) -> bool:
        """Whether a function has a list or fills a slice, or names something that makes arrays.

        No field of a record has a name of an array's method (record.py), so such a name is the method.
        """
        read, values = read_code(function.__code__), self.read_values(function)
        named = [getattr(values[owner], name, None) for owner, name in read.parts if owner in values]
        return (
            read.fills_slice
            or any(map(is_maker, [*values.values(), *named]))
            or not ARRAY_COPIES.isdisjoint(read.code.co_names)
        )

    def digest(self, function: FunctionType) -> str:
        """A short name for a function and all it reaches: equal names, equal code."""
        if function not in self.digests:
            if function in self.open:
                return "itself"  # the check before compiling refuses recursion
            self.open.append(function)
            made = blake2b(digest_size=DIGEST_BYTES)
            for part in self.parts(function):
                made.update(len(part).to_bytes(8, "big") + part)
            self.open.pop()
            self.digests[function] = made.hexdigest()
        return self.digests[function]

    def parts(self, function: FunctionType) -> Iterator[bytes]:
        yield from self.code_parts(read_code(function.__code__).code)
        cells = [cell.cell_contents for cell in function.__closure__ or ()]
        yield self.told((function.__defaults__, tuple(cells)))
        for name, value in sorted(self.read_values(function).items()):
            yield name.encode()
            yield self.told(value)

    def code_parts(self, code: CodeType) -> Iterator[bytes]:
        yield code.co_code
        yield code.co_exceptiontable
        counts = (code.co_argcount, code.co_kwonlyargcount, code.co_posonlyargcount, code.co_flags)
        names = (code.co_name, code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars)
        yield repr((counts, names)).encode()
        for constant in code.co_consts:
            yield self.told(constant)

    def told(self, value: Any) -> bytes:
        """A value as bytes: different values give different bytes."""
        if isinstance(value, tuple | np.ndarray | Moves | type):
            if id(value) not in self.values:
                self.values[id(value)] = value, self.told_large(value)
            return self.values[id(value)][1]
        return self.told_small(value)

    def told_large(self, value: Any) -> bytes:
        if isinstance(value, Moves):
            return self.told_large(value.table)
        if isinstance(value, np.ndarray):
            return f"array {value.dtype!r} {value.shape} ".encode() + value.tobytes()
        if isinstance(value, type):
            members = [(name, one.value) for name, one in getattr(value, "__members__", {}).items()]
            return f"class {value.__name__} {members}".encode()
        return f"{type(value).__name__}(".encode() + b",".join(map(self.told, value)) + b")"

    def told_small(self, value: Any) -> bytes:
        if is_ours(value):
            return f"function {self.digest(value)}".encode()
        if isinstance(value, Enum):
            return f"member {type(value).__name__}.{value.name} {value.value!r}".encode()
        if isinstance(value, PLAIN):
            return f"{type(value).__name__} {value!r}".encode()
        if isinstance(value, CodeType):
            return b"code " + b"|".join(self.code_parts(read_code(value).code))
        if isinstance(value, ModuleType | BuiltinFunctionType | FunctionType):
            return f"named {value.__name__}".encode()
        return f"{type(value).__module__}.{type(value).__qualname__} {value!r}".encode()
