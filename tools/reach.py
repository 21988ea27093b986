"""Which lines the tests run: the functions note it themselves, at little cost.

A tracer is called for every line and makes the rules many times slower. Here a note stands before every
statement of a function (`__noted__[17] = True`), and the live functions get this code in place of their own.
"""

import ast
import gc
import os
import types
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

NOTES = "__noted__"  # the name that the notes have in a module
BLOCKS = ("body", "orelse", "finalbody")

Functions = dict[tuple[str, str, int], list[types.FunctionType]]


@cache
def realpath(file: str | Path) -> str:
    return os.path.realpath(file)


def live_functions(files: Iterable[str]) -> Functions:
    """All function objects made from the files, found wherever they are: modules, classes, decorators."""
    functions: Functions = defaultdict(list)
    for thing in gc.get_objects():
        if isinstance(thing, types.FunctionType) and realpath(thing.__code__.co_filename) in files:
            code = thing.__code__
            functions[realpath(code.co_filename), code.co_qualname, code.co_firstlineno].append(thing)
    return functions


def codes_in(code: types.CodeType) -> Iterator[types.CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield constant
            yield from codes_in(constant)


def note_lines(sources: Mapping[str, bytes]) -> dict[str, dict[int, bool]]:
    """Make the live functions of the files note which statements they run; gives the notes of each file."""
    functions = live_functions(sources)
    notes: dict[str, dict[int, bool]] = {file: {} for file in sources}
    for file, source in sources.items():
        module = ast.fix_missing_locations(NoteTaking().visit(ast.parse(source)))
        for code in codes_in(compile(module, file, "exec", dont_inherit=True)):
            for function in functions.get((file, code.co_qualname, code.co_firstlineno), ()):
                if code.co_name != "<lambda>":  # several may begin in one line
                    function.__code__ = code
                    function.__globals__[NOTES] = notes[file]
    return notes


class NoteTaking(ast.NodeTransformer):
    """Puts the notes into the functions of a module."""

    def __init__(self) -> None:
        self.is_inside = False

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.AST:
        outer, self.is_inside = self.is_inside, True
        self.generic_visit(node)
        self.is_inside = outer
        return node

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815 — the name is ast's

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        for name in BLOCKS if self.is_inside else ():
            block = getattr(node, name, None)
            if isinstance(block, list):
                setattr(
                    node, name, [noted for statement in block for noted in (*notes_of(statement), statement)]
                )
        return node


def notes_of(statement: ast.stmt) -> Iterator[ast.stmt]:
    """The notes for a statement; a `match` may look at each of its patterns."""
    patterns = [case.pattern for case in statement.cases] if isinstance(statement, ast.Match) else []
    for place in (statement, *patterns):
        note = ast.parse(f"{NOTES}[{place.lineno}] = True").body[0]
        for part in ast.walk(note):
            ast.copy_location(part, statement)
        yield note
