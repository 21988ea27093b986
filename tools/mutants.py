"""Mutants of a rules module: small wrong versions of it, each made by one edit of its text.

A test suite that cannot tell a mutant from the rules has a hole where the edit is. The edits
follow the syntax tree, so every mutant compiles; they replace text, so every mutant has a diff
that a person can read. `tools.mutate` tries them against the tests.
"""

import ast
import copy
import difflib
import io
import re
import tokenize
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

Enums = Mapping[str, list[str]]  # the name an enum has in the module -> its members in order

COMPARISONS = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
ARITHMETIC = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
}
PREDICATE = re.compile(r"(may|is|has|can|any|all)_")
PRAGMA = re.compile(r"#\s*pragma:\s*no mutate\b(?P<reason>.*)")


@dataclass(frozen=True)
class Mutant:
    """One edit: bytes `start` to `end` of the source become `text`."""

    file: str
    line: int
    function: str  # the outermost function around the edit, `Class.method` for a method; "" outside any
    first_line: int  # where that function's code begins, its decorators included
    reach: tuple[int, int]  # the lines of the edited statement: a test that runs none of them sees nothing
    change: str  # what was done, in words
    start: int
    end: int
    text: str

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.end :]

    def diff(self, source: bytes) -> str:
        """The changed lines only; where they are is said by `line`."""
        begin, end = source.rfind(b"\n", 0, self.start) + 1, source.find(b"\n", self.end)
        before = source[begin : end if end >= 0 else len(source)]
        after = source[begin : self.start] + self.text.encode() + source[self.end : begin + len(before)]
        old, new = before.decode().splitlines(), after.decode().splitlines()
        lines = list(difflib.unified_diff(old, new, n=0, lineterm=""))
        return "\n".join(line for line in lines[2:] if not line.startswith("@@"))


def mutants_of(file: str, source: bytes, enums: Enums | None = None, constants: bool = False) -> list[Mutant]:
    """Every mutant of a module, in the order of its text.

    Left out: docstrings, annotations, default values and decorators, f-strings (their words are no
    rule), `assert` (it states what always holds, so a weaker one cannot be noticed), lines under a
    pragma with its reason, and the module's constants unless asked for.
    """
    finder = Finder(file, source, enums or {}, constants)
    finder.visit(ast.parse(source))
    return sorted(finder.found.values(), key=lambda mutant: (mutant.start, mutant.end, mutant.text))


def pragmas(file: str, source: bytes) -> dict[int, str]:
    """Lines that ask not to be mutated, with the reason; one without a reason is an error."""
    reasons = {}
    for token in tokenize.tokenize(io.BytesIO(source).readline):
        found = PRAGMA.match(token.string) if token.type == tokenize.COMMENT else None
        if found:
            reason = found["reason"].strip(" \t-–—:")
            if not reason:
                raise ValueError(
                    f"{file}:{token.start[0]}: say why, as in `# pragma: no mutate — the reason`"
                )
            reasons[token.start[0]] = reason
    return reasons


class Finder(ast.NodeVisitor):
    """Walks a module and notes the mutants of each node it enters."""

    def __init__(self, file: str, source: bytes, enums: Enums, constants: bool):
        self.file = file
        self.source = source
        self.enums = enums
        self.constants = constants
        self.spared = pragmas(file, source)
        self.found: dict[tuple[int, int, str], Mutant] = {}
        self.line_starts = [0]
        for line in source.splitlines(keepends=True):
            self.line_starts.append(self.line_starts[-1] + len(line))
        self.classes: list[str] = []
        self.function = ""
        self.first_line = 0
        self.is_predicate = False
        self.reach = (0, 0)

    # --- where we are ---

    def visit_Module(self, node: ast.Module | ast.ClassDef) -> None:
        """Outside functions only definitions and, when asked for, the values of constants count."""
        for statement in node.body:
            if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                self.visit(statement)
            elif isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value and self.constants:
                self.reach = lines_of(statement)
                self.visit(statement.value)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.classes.append(node.name)
        self.visit_Module(node)
        self.classes.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        if node.lineno in self.spared:
            return
        outer = self.function, self.first_line, self.is_predicate
        if not self.function:
            self.function = ".".join([*self.classes, node.name])
            self.first_line = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
        self.is_predicate = answers_yes_or_no(node)
        for statement in node.body:
            self.visit(statement)
        self.function, self.first_line, self.is_predicate = outer

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815 — the name is ast's

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, ast.stmt):
            self.reach = lines_of(node)
        for text, change in self.edits(node):
            self.note(node, text, change)
        super().visit(node)

    def visit_match_case(self, node: ast.match_case) -> None:
        self.reach = (node.pattern.lineno, (node.guard or node.pattern).end_lineno or node.pattern.lineno)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value:
            self.visit(node.value)

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):
            self.visit(node.value)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self.visit(node.body)

    def visit_Assert(self, node: ast.Assert) -> None:
        pass

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass

    # --- what can be done there ---

    def edits(self, node: ast.AST) -> Iterator[tuple[str, str]]:
        """(new text, what was done) for every edit of this very node."""
        match node:
            case ast.Compare():
                yield from compared(node)
            case ast.BoolOp():
                other = ast.Or if isinstance(node.op, ast.And) else ast.And
                yield changed(node, op=other()), "and/or swapped"
            case ast.UnaryOp(op=ast.Not()):
                yield f"({ast.unparse(node.operand)})", "not dropped"
            case ast.UnaryOp(op=ast.USub(), operand=operand) if not isinstance(operand, ast.Constant):
                yield f"({ast.unparse(operand)})", "minus dropped"
            case ast.BinOp(op=op) if type(op) in ARITHMETIC:
                yield changed(node, op=ARITHMETIC[type(op)]()), "arithmetic swapped"
            case ast.Constant():
                yield from other_values(node.value)
            case ast.Attribute(value=ast.Name(id=enum), attr=member) if member in self.enums.get(enum, ()):
                members = self.enums[enum]
                sibling = members[(members.index(member) + 1) % len(members)]
                yield f"{enum}.{sibling}", "enum member replaced"
            case ast.If() | ast.IfExp() | ast.While():
                self.note(node.test, "False", "condition forced")
                if not isinstance(node, ast.While):  # a loop that never ends says little and costs a timeout
                    self.note(node.test, "True", "condition forced")
            case ast.stmt():
                yield from self.statement_edits(node)

    def statement_edits(self, node: ast.stmt) -> Iterator[tuple[str, str]]:
        match node:
            case ast.Return(value=None) | ast.Continue() | ast.Break() | ast.Expr(value=ast.Call()):
                yield "pass", "statement deleted"
            case ast.Assign() | ast.AnnAssign(value=ast.expr()):
                yield "pass", "statement deleted"
            case ast.AugAssign(op=op):
                yield "pass", "statement deleted"
                if type(op) in ARITHMETIC:
                    yield changed(node, op=ARITHMETIC[type(op)]()), "arithmetic swapped"
            case ast.Return(value=ast.expr() as value) if self.is_predicate and not inverts_itself(value):
                yield f"return not ({ast.unparse(value)})", "answer inverted"

    def note(self, node: ast.AST, text: str, change: str) -> None:
        """Keep a mutant, unless its line or its statement is spared or the same edit is known."""
        assert isinstance(node, ast.expr | ast.stmt | ast.pattern)
        first, last = self.reach
        if any(line in self.spared for line in (node.lineno, *range(first, last + 1))):
            return
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.line_starts[node.lineno - 1] + node.col_offset
        end = self.line_starts[node.end_lineno - 1] + node.end_col_offset
        if self.source[start - 1 : start] + self.source[end : end + 1] == b"()":
            text = text.removeprefix("(").removesuffix(")") if text.startswith("(") else text
        where = (self.file, node.lineno, self.function, self.first_line, self.reach)
        self.found.setdefault((start, end, text), Mutant(*where, change, start, end, text))


def lines_of(statement: ast.stmt) -> tuple[int, int]:
    """The lines of a statement, of a compound one only its head."""
    last = statement.end_lineno or statement.lineno
    body = getattr(statement, "body", None) or getattr(statement, "cases", None)
    if body:
        first = body[0].pattern if isinstance(body[0], ast.match_case) else body[0]
        last = max(statement.lineno, first.lineno - 1)
    return statement.lineno, last


def answers_yes_or_no(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    says_so = isinstance(node.returns, ast.Name) and node.returns.id == "bool"
    return says_so or PREDICATE.match(node.name) is not None


def inverts_itself(value: ast.expr) -> bool:
    """Answers whose inversion is already made by another edit: one comparison, `not`, True and False."""
    match value:
        case ast.Compare(ops=[_]) | ast.UnaryOp(op=ast.Not()) | ast.Constant():
            return True
    return False


def changed(node: ast.AST, **fields: object) -> str:
    """The node's text with some fields replaced; expressions in brackets, so that nothing regroups."""
    other = copy.copy(node)
    for name, value in fields.items():
        setattr(other, name, value)
    text = ast.unparse(other)
    return text if isinstance(node, ast.stmt) else f"({text})"


def compared(node: ast.Compare) -> Iterator[tuple[str, str]]:
    for place, op in enumerate(node.ops):
        for other in COMPARISONS[type(op)]:
            ops = [*node.ops[:place], other(), *node.ops[place + 1 :]]
            yield changed(node, ops=ops), "comparison changed"


def other_values(value: object) -> Iterator[tuple[str, str]]:
    if isinstance(value, bool):
        yield str(not value), "constant changed"
    elif isinstance(value, int):
        yield str(value + 1), "constant changed"
        yield (str(value - 1) if value else "(-1)"), "constant changed"
