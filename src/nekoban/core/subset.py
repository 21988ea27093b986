"""The part of Python that compiles: anything else is reported in a sentence before the compiler sees it.

The check reads the source of every function that an entry reaches. It knows the values of global names, so it
can tell an enum from a number. Of local names it knows what the function assigns to them.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from enum import Enum
from functools import cache
from pathlib import Path
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any, NamedTuple

from nekoban.core.moves import Moves
from nekoban.core.reach import FOREIGN, Reach
from nekoban.core.record import Record

ENUM, ENUM_CLASS, TUPLE, ARRAY, OTHER = "enum", "enum class", "tuple", "array", "other"
WHOLE = object()  # a sample of a whole array, or of a slice of one
SHORTCUTS = {"all", "any", "enumerate", "filter", "map", "next", "sorted", "sum"}
OBJECTS = {
    "dict",
    "frozenset",
    "getattr",
    "hasattr",
    "isinstance",
    "list",
    "print",
    "set",
    "setattr",
    "str",
    "type",
}
STATEMENTS: dict[type[ast.AST], str] = {
    ast.Dict: "a dictionary: use a tuple constant, indexed by number",
    ast.Set: "a set: use a tuple constant, or bits of a number",
    ast.ListComp: "a comprehension: write the loop out",
    ast.SetComp: "a comprehension: write the loop out",
    ast.DictComp: "a comprehension: write the loop out",
    ast.GeneratorExp: "a generator: write the loop out",
    ast.NamedExpr: "a walrus (:=): assign in a line of its own",
    ast.JoinedStr: "a string: words belong to words.py",
    ast.Lambda: "a lambda: give it a name of its own in the module",
    ast.FunctionDef: "a function within a function: move it into the module",
    ast.ClassDef: "a class: rules are plain functions",
    ast.Try: "try: ask before instead of mending after",
    ast.With: "a with statement: rules are plain functions",
    ast.Yield: "yield: write into an array that is given",
    ast.YieldFrom: "yield: write into an array that is given",
    ast.Await: "await: rules wait for nothing",
    ast.Global: "a global statement: what changes belongs into the state",
    ast.Nonlocal: "a nonlocal statement: what changes belongs into the state",
    ast.Import: "an import within a function: import at the top of the module",
    ast.ImportFrom: "an import within a function: import at the top of the module",
    ast.Starred: "a star: name each argument",
    ast.MatchMapping: "a match on a dictionary: match on enum members or numbers",
    ast.MatchClass: "a match on a class: match on enum members or numbers",
}


class UntriedCompiler(ImportError):
    """A release of the compiler that was never tried here; the text says which one to install."""


class CannotCompile(LookupError):
    """Rules that the compiler cannot take, in sentences with file and line."""


class Fault(NamedTuple):
    """Something that does not compile."""

    file: str
    line: int
    sentence: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.sentence}"


def check(reach: Reach, entry: FunctionType) -> None:
    """Refuse an entry that reaches anything that cannot be compiled."""
    found = faults(reach, entry)
    if found:
        raise CannotCompile("\n".join(map(str, found)))


def faults(reach: Reach, entry: FunctionType) -> list[Fault]:
    """Everything reached from an entry that does not compile."""
    functions, counted = reach.functions(entry), reach.makes_arrays(entry)
    found = [fault for function in functions for fault in function_faults(reach, function, counted)]
    return sorted(set(found + list(circles(reach, entry))))


def function_faults(reach: Reach, function: FunctionType, counted: bool = False) -> list[Fault]:
    """counted: whether rules are compiled in the slower way in which they may make arrays."""
    declared = declaration(function)
    if declared is None:
        return []
    checked = Checked(function, reach.read_values(function), counted)
    checked.look_at_head(declared)
    for statement in body(declared):
        checked.visit(statement)
    return checked.faults


def circles(reach: Reach, entry: FunctionType) -> Iterator[Fault]:
    """Functions that call themselves, directly or through others."""
    done: set[FunctionType] = set()
    path: list[FunctionType] = []

    def follow(function: FunctionType) -> Iterator[Fault]:
        path.append(function)
        for called in reach.called(function):
            if called in path:
                code = called.__code__
                way = " → ".join(one.__name__ for one in [*path[path.index(called) :], called])
                sentence = f"`{called.__name__}` calls itself ({way}): write it as a loop."
                yield Fault(code.co_filename, code.co_firstlineno, sentence)
            elif called not in done:
                yield from follow(called)
        done.add(path.pop())

    yield from follow(entry)


# --- finding a function's source


@cache
def declarations(file: str) -> dict[tuple[str, int], ast.FunctionDef]:
    """The functions of a file by name and first line."""
    try:
        tree = ast.parse(Path(file).read_text(encoding="utf-8"))
    except (OSError, SyntaxError, ValueError):
        return {}
    found = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return {(node.name, first_line(node)): node for node in found}


def first_line(node: ast.FunctionDef) -> int:
    """The line at which a function begins in its file, its decorators included."""
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])


def declaration(function: FunctionType) -> ast.FunctionDef | None:
    """The syntax tree of a function."""
    code = function.__code__
    return declarations(code.co_filename).get((code.co_name, code.co_firstlineno))


def body(declared: ast.FunctionDef) -> list[ast.stmt]:
    """The statements of a function that are checked, without its docstring."""
    return declared.body[1:] if ast.get_docstring(declared, clean=False) is not None else declared.body


# --- what a value is


def array_names(function: FunctionType) -> set[str]:
    """The fields that are arrays in the records that a function is given, and in the rows of these."""
    given = [function.__globals__.get(name) for name in names_of_types(function)]
    waiting = [kind for kind in given if inspect.isclass(kind) and issubclass(kind, Record)]
    arrays, others = set[str](), set[str]()
    while waiting:
        for name, field in waiting.pop().fields.items():
            if field.rows is not None:
                waiting.append(field.rows)
            (arrays if field.rows is None and field.shape else others).add(name)
    return arrays - others


def names_of_types(function: FunctionType) -> list[str]:
    """The names in a function's annotations."""
    declared = declaration(function)
    given = [] if declared is None else [one.annotation for one in declared.args.args]
    return [node.id for node in given if isinstance(node, ast.Name)]


def kind_of_value(value: Any) -> str:
    """What a value is to the checks of what compiles: an array, an enum, its class, a tuple, or other."""
    if value is WHOLE:
        return ARRAY
    if isinstance(value, Enum):
        return ENUM
    if isinstance(value, type) and issubclass(value, Enum):
        return ENUM_CLASS
    return TUPLE if isinstance(value, tuple) else OTHER


def is_constant(value: Any) -> bool:
    """Whether the compiler knows what to do with the value of a global name."""
    if isinstance(value, tuple):
        return all(map(is_constant, value))
    known = bool | int | float | None | Enum | type | Moves | ModuleType | FunctionType | BuiltinFunctionType
    return isinstance(value, known) or type(value).__module__.partition(".")[0] in FOREIGN


def elements(value: Any) -> Any:
    """One element of a tuple, if all are of one kind; else None."""
    kinds = {kind_of_value(one) for one in value}
    return value[0] if len(kinds) == 1 else None


class Checked(ast.NodeVisitor):
    """Checks one function, statement by statement."""

    def __init__(self, function: FunctionType, values: dict[str, Any], counted: bool) -> None:
        self.function = function
        self.counted = counted
        self.arrays = array_names(function)
        self.values = values  # of the global names it reads
        self.local: dict[str, Any] = {}  # a sample of what a local name holds, if known
        self.faults: list[Fault] = []

    def refuse(self, node: Any, what: str) -> None:
        sentence = f"`{self.function.__name__}` cannot be compiled: it has {what}."
        self.faults.append(Fault(self.function.__code__.co_filename, node.lineno, sentence))

    def look_at_head(self, declared: ast.FunctionDef) -> None:
        arguments = declared.args
        if declared.decorator_list:
            self.refuse(declared, "a decorator: rules are plain functions")
        if arguments.defaults or any(arguments.kw_defaults):
            self.refuse(declared, "a default argument: let every caller give it")
        if arguments.kwonlyargs or arguments.vararg or arguments.kwarg:
            self.refuse(declared, "arguments with a star: name each, by place")

    # --- samples: what an expression stands for, as far as the source says

    def sample(self, node: ast.AST) -> Any:
        """A value of the kind that an expression gives, or None if unknown."""
        if isinstance(node, ast.Name):
            return self.local.get(node.id, self.values.get(node.id))
        if isinstance(node, ast.Attribute):
            owner = self.sample(node.value)
            is_member = kind_of_value(owner) == ENUM_CLASS and node.attr in owner.__members__
            return owner[node.attr] if is_member else WHOLE if node.attr in self.arrays else None
        if isinstance(node, ast.Subscript):
            owner = self.sample(node.value)
            if isinstance(node.slice, ast.Slice) and not isinstance(owner, tuple):
                return WHOLE
            return elements(owner) if isinstance(owner, tuple) and owner else None
        if isinstance(node, ast.IfExp):
            one, other = self.sample(node.body), self.sample(node.orelse)
            return one if kind_of_value(one) == kind_of_value(other) else None
        return None

    def kind(self, node: ast.AST) -> str:
        return kind_of_value(self.sample(node))

    def assign(self, target: ast.expr, value: Any) -> None:
        if isinstance(target, ast.Name):
            known = self.local.get(target.id, value)
            self.local[target.id] = value if kind_of_value(known) == kind_of_value(value) else None
        elif isinstance(target, ast.Tuple):
            for part in target.elts:
                self.assign(part, None)

    # --- nodes

    def visit(self, node: ast.AST) -> None:
        what = STATEMENTS.get(type(node))
        if what is not None:
            self.refuse(node, what)
            return
        super().visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str | bytes):
            self.refuse(node, "a string: words belong to words.py")

    def visit_Raise(self, node: ast.Raise) -> None:
        """Exceptions may contain strings."""

    def visit_Assert(self, node: ast.Assert) -> None:
        self.visit(node.test)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit_Assign(ast.Assign([node.target], node.value))

    def visit_Assign(self, node: ast.Assign) -> None:
        self.visit(node.value)
        for target in node.targets:
            self.assign(target, self.sample(node.value))
            self.visit(target)

    def visit_For(self, node: ast.For) -> None:
        over = self.sample(node.iter)
        if kind_of_value(over) == ENUM_CLASS:
            self.refuse(node, f"a loop over the enum {over.__name__}: loop over a tuple of its members")
        self.assign(node.target, elements(over) if isinstance(over, tuple) and over else None)
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if self.kind(node.value) == TUPLE and self.kind(node.slice) == ENUM:
            self.refuse(node, "an enum as the index of a tuple: pass it to a function, which gets a number")
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is not None and self.kind(node.value) == ARRAY and not self.counted:
            self.refuse(node, "an array that is returned: let the caller give an array, and write into it")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        self.look_at_sum(node, node.left, node.right)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.look_at_sum(node, node.target, node.value)

    def look_at_sum(self, node: ast.BinOp | ast.AugAssign, *parts: ast.expr) -> None:
        if ARRAY in map(self.kind, parts) and not self.counted:
            self.refuse(node, "a sum of whole arrays, which is a new array: add number by number in a loop")
        self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> None:
        value = self.values.get(node.id)
        if isinstance(value, ModuleType) and value.__name__.partition(".")[0] not in FOREIGN:
            self.refuse(node, f"the module {node.id}: import what it needs from it by name")
        elif not is_constant(value):
            self.refuse(node, f"{node.id}, which is a {type(value).__name__}: use a number or a tuple")

    def visit_Call(self, node: ast.Call) -> None:
        if node.keywords:
            self.refuse(node, "a keyword argument: give it by its place")
        self.look_at_callee(node)
        self.generic_visit(node)

    def look_at_callee(self, node: ast.Call) -> None:
        called = node.func
        if isinstance(called, ast.Attribute) and called.attr == "twin":
            self.refuse(node, "a call of twin(): rules copy no records")
        if isinstance(called, ast.Attribute) and called.attr == "sort" and not self.counted:
            self.refuse(node, "a call of sort(): put the numbers in order with loops")
        if not isinstance(called, ast.Name):
            return
        value = self.values.get(called.id)
        if value is None and called.id in SHORTCUTS | OBJECTS:
            instead = "write the loop out" if called.id in SHORTCUTS else "rules know numbers and records"
            self.refuse(node, f"a call of {called.id}(): {instead}")
        elif called.id == "int" and node.args and self.kind(node.args[0]) == ENUM:
            self.refuse(node, "int() of an enum: use the enum itself, which is a number")
        elif kind_of_value(value) == ENUM_CLASS:
            self.refuse(node, f"{called.id}(…), an enum made from a number: compare numbers instead")
        elif inspect.isclass(value) and value.__module__.partition(".")[0] not in FOREIGN:
            self.refuse(node, f"{called.id}(…), a new object: rules change the state that they are given")
