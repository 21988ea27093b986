"""A digest of what a function reaches that is the same under every version of Python.

By the source, not the bytecode: for code that is built on one machine and run on another.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from types import FunctionType

from nekoban.core.reach import Reach
from nekoban.core.subset import body, declaration


class PortableReach(Reach):
    """Like `Reach`, by what the source says but for docstrings and annotations."""

    def parts(self, function: FunctionType) -> Iterator[bytes]:
        yield self.source(function).encode()
        for name, value in sorted(self.read_values(function).items()):
            yield name.encode()
            yield self.told(value)

    def source(self, function: FunctionType) -> str:
        declared = declaration(function)
        code = function.__code__
        arguments = code.co_varnames[: code.co_argcount]
        if declared is None:  # made by code of ours, such as a finder of rows
            numbers = sorted(repr(constant) for constant in code.co_consts if constant is not None)
            return f"{code.co_name}{arguments}{sorted(code.co_names)}{numbers}"
        return f"{code.co_name}{arguments}\n" + "\n".join(ast.unparse(part) for part in body(declared))
