"""Whether a type fits another: contracts compare what a function takes and returns with what they demand."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from types import UnionType
from typing import Any, Union, get_args, get_origin

UNIONS = (UnionType, Union)


def fits(one: object, other: object) -> bool:
    """Whether all that is of one type is of the other too."""
    if one == other or any(open in (one, other) for open in (Any, ...)):
        return True
    if get_origin(one) in UNIONS:
        return all(fits(part, other) for part in get_args(one))
    if get_origin(other) in UNIONS:
        return any(fits(one, part) for part in get_args(other))
    kind, wanted = get_origin(one) or one, get_origin(other) or other
    if not (inspect.isclass(kind) and inspect.isclass(wanted) and issubclass(kind, wanted)):
        return False
    if get_origin(one) is tuple:
        return tuple_fits(get_args(one), wanted, get_args(other))
    return all(fits(part, inner) for part, inner in zip(get_args(one), get_args(other), strict=False))


def tuple_fits(parts: Sequence[object], wanted: type, inner: Sequence[object]) -> bool:
    """Whether a tuple of these parts is of the wanted kind: one of a length, one of any, or a sequence."""
    if not inner:
        return True
    if wanted is not tuple or ... in inner:
        return all(fits(part, inner[0]) for part in parts if part is not ...)
    return len(parts) == len(inner) and ... not in parts and all(map(fits, parts, inner))


def type_name(kind: object) -> str:
    """What a type is called in the refusal of a contract."""
    return kind.__name__ if isinstance(kind, type) and not get_args(kind) else str(kind)
