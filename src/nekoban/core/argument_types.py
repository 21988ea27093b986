"""The types of arguments for which code is compiled: a text such as `void(int64[::1],int64)`, or in parts.

A part is the text of one type, one of the compiler's own types, or a named tuple of arrays: its fields are
declared as `counts: Annotated[Raw, "int32[::1]"]`. A function that works on many arrays takes such
tuples, and its compiled form is called with them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, get_type_hints

Signature: TypeAlias = str | tuple[Any, ...]


def argument_types(signature: Signature, read: Callable[[str], Any], named_tuple: Any) -> tuple[Any, ...]:
    """The types as a compiler's own. read: its reader of texts; named_tuple: its type of named tuples."""
    if isinstance(signature, str):
        return tuple(read(signature)[0])
    return tuple(argument_type(part, read, named_tuple) for part in signature)


def argument_type(part: Any, read: Callable[[str], Any], named_tuple: Any) -> Any:
    """The type of one argument, from a text, a named tuple or a type itself."""
    if isinstance(part, str):
        return read(f"void({part})")[0][0]
    if not isinstance(part, type):
        return part
    hints = get_type_hints(part, include_extras=True).values()
    return named_tuple(argument_types(tuple(hint.__metadata__[0] for hint in hints), read, named_tuple), part)
