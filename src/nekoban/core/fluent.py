"""Messages of Project Fluent (`.ftl`) as Python functions: parsed once, then as quick as an f-string.

docs/translating.md describes what a message may hold. Besides Fluent's own syntax a form of an argument can
be asked for: `{ THE($card) }` is the attribute `.the` of the message that `$card` is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.stream import FluentParserStream

Told = Callable[[Mapping[str, Any]], str]  # a message, told with its arguments
LISTS = ("AND", "OR", "LIST")  # functions that join a list
LETTERS = ("CAPITAL", "INITIAL", "LAST")  # functions that look at letters
MARK = re.compile(r"^en ([0-9a-f]{6})$", re.MULTILINE)
LEFT_OUT = re.compile(r"^without (.+)$", re.MULTILINE)
TEXT = re.compile(r"(?:[^{}\r\n]|\r(?!\n))*")
IDENTIFIER = re.compile(r"[a-zA-Z][\w-]*", re.ASCII)


class FluentError(ValueError):
    """A file of messages that cannot be read; the text says where and why."""


class Entry(NamedTuple):
    """A message, a term or an attribute of one, as its file has it."""

    name: str  # "lays", "-name", "card-5.a"
    pattern: ast.Pattern
    comment: str
    line: int

    @property
    def text(self) -> str:
        """The text as its file has it."""
        return serialize_pattern(self.pattern)

    @property
    def mark(self) -> str:
        """The fingerprint of the English text that this `.ftl` entry translates, from its comment."""
        found = MARK.search(self.comment)
        return found[1] if found else ""

    @property
    def left_out(self) -> set[str]:
        """Arguments of the English text that this one leaves out on purpose: '# without count'."""
        found = LEFT_OUT.search(self.comment)
        return set(found[1].replace("$", "").replace(",", " ").split()) if found else set()


class Parser(FluentParser):
    """Fluent's own parser; texts and identifiers are taken at once and not letter by letter."""

    def get_text_element(self, ps: FluentParserStream) -> ast.TextElement:
        return self.taken(TEXT, ast.TextElement, ps)

    def get_identifier(self, ps: FluentParserStream) -> ast.Identifier:
        return self.taken(IDENTIFIER, ast.Identifier, ps) or super().get_identifier(ps)

    def taken(
        self, what: re.Pattern[str], kind: Callable[[str], ast.SyntaxNode], ps: FluentParserStream
    ) -> Any:
        """The node of what matches here; None if nothing does."""
        if found := what.match(ps.string, ps.index):
            node = kind(found[0])
            node.add_span(*found.span())
            ps.index, ps.peek_offset = found.end(), 0
            return node
        return None


def read_entries(text: str, file: str) -> dict[str, Entry]:
    """All messages, terms and attributes of a file, by name."""
    found: dict[str, Entry] = {}
    for part in Parser().parse(text).body:
        start = part.id.span if isinstance(part, ast.Message | ast.Term) else part.span  # not its comment's
        line = text.count("\n", 0, start.start if start else 0) + 1
        if isinstance(part, ast.Junk):
            raise FluentError(f"{file}, line {line}: {part.annotations[0].message}.")
        if not isinstance(part, ast.Message | ast.Term):
            continue
        name = f"-{part.id.name}" if isinstance(part, ast.Term) else part.id.name
        comment = part.comment.content or "" if part.comment else ""
        if name in found:
            raise FluentError(f"{file}, line {line}: {name} stands here twice.")
        if part.value is not None:
            found[name] = Entry(name, part.value, comment, line)
        for attribute in part.attributes:
            form = f"{name}.{attribute.id.name}"
            found[form] = Entry(form, attribute.value, comment, line)
    return found


def references(pattern: ast.Pattern) -> tuple[set[str], set[str]]:
    """The arguments that a pattern takes, and the messages it includes with the same arguments."""
    arguments: set[str] = set()
    included: set[str] = set()
    for node in nodes(pattern):
        if isinstance(node, ast.VariableReference):
            arguments.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            included.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))
    return arguments, included


def arguments_of(name: str, entries: Mapping[str, Entry]) -> set[str]:
    """All arguments of a message, also those of messages that it includes."""
    arguments, included = references(entries[name].pattern)
    for other in included & entries.keys():
        arguments |= arguments_of(other, entries)
    return arguments


def nodes(node: Any) -> Iterator[ast.BaseNode]:
    """A node of a parsed message, and all below it."""
    if isinstance(node, list):
        for part in node:
            yield from nodes(part)
    elif isinstance(node, ast.BaseNode):
        yield node
        yield from nodes([value for name, value in vars(node).items() if name != "span"])


# --- from patterns to functions


def compile_entries(entries: Mapping[str, Entry], bound: Mapping[str, Any]) -> dict[str, Told]:
    """Every entry as a function of its arguments; `bound` holds what the functions call."""
    written = [Writing(entry, f"told_{number}").source() for number, entry in enumerate(entries.values())]
    known = dict(bound)
    exec(compile("\n".join(written), "<messages>", "exec"), known)
    return {name: known[f"told_{number}"] for number, name in enumerate(entries)}


class Writing:
    """Writes the Python function of one entry."""

    def __init__(self, entry: Entry, name: str) -> None:
        self.entry = entry
        self.lines = [f"def {name}(a):"]
        self.choices = 0

    def source(self) -> str:
        made = self.pattern(self.entry.pattern, 1)
        return "\n".join([*self.lines, f"    return {made}", ""])

    def pattern(self, pattern: ast.Pattern, depth: int) -> str:
        """A pattern as an f-string; what it chooses between is written before it."""
        made = "".join(
            spelled(part.value) if isinstance(part, ast.TextElement) else self.placed(part.expression, depth)
            for part in pattern.elements
        )
        return f"f'{made}'"

    def placed(self, expression: Any, depth: int) -> str:
        if isinstance(expression, ast.StringLiteral):
            return spelled(str(expression.parse()["value"]))
        return f"{{{self.value(expression, depth)}}}"

    def value(self, expression: Any, depth: int) -> str:
        """What a placeable holds, as a Python expression without single quotes."""
        match expression:
            case ast.SelectExpression():
                return self.choice(expression, depth)
            case ast.Placeable():
                return self.value(expression.expression, depth)
            case ast.VariableReference():
                return f'a["{expression.id.name}"]'
            case ast.NumberLiteral():
                return expression.value
            case ast.StringLiteral():
                return quoted(str(expression.parse()["value"]))
            case ast.MessageReference():
                return f'T["{whole_name(expression)}"](a)'
            case ast.TermReference():
                return f'T["-{whole_name(expression)}"]({self.given(expression.arguments, depth)})'
            case ast.FunctionReference():
                return self.call(expression, depth)
        raise FluentError(f"{self.entry.name}: {type(expression).__name__} has no meaning here.")

    def given(self, arguments: ast.CallArguments | None, depth: int) -> str:
        """The arguments of a term."""
        named = arguments.named if arguments else []
        pairs = ", ".join(f'"{one.name.name}": {self.value(one.value, depth)}' for one in named)
        return f"{{{pairs}}}"

    def call(self, expression: ast.FunctionReference, depth: int) -> str:
        """A function: one of ours, or the form of an argument that has this name."""
        name, arguments = expression.id.name, expression.arguments
        if len(arguments.positional) != 1:
            raise FluentError(f"{self.entry.name}: {name} takes one argument and perhaps a form.")
        value = self.value(arguments.positional[0], depth)
        if name == "NUMBER":
            return value
        if name in LETTERS:
            return f"{name}({value})"
        if name in LISTS:
            form = next((self.value(one.value, depth) for one in arguments.named), '""')
            return f"JOIN(T, {value}, {quoted(name.lower())}, {form})"
        return f"FORM(T, {value}, {quoted(name.lower().replace('_', '-'))})"

    def choice(self, expression: ast.SelectExpression, depth: int) -> str:
        """Write out a selection; returns the variable that holds what was chosen."""
        self.choices += 1
        number, room = self.choices, "    " * depth
        self.lines.append(f"{room}s{number} = {self.value(expression.selector, depth)}")
        keys = [variant.key for variant in expression.variants]
        if any(isinstance(key, ast.Identifier) for key in keys):
            key = f"s{number} if s{number}.__class__ is str else KEY(s{number})"
            self.lines.append(f"{room}k{number} = {key}")
        variants = sorted(expression.variants, key=lambda variant: variant.default)
        for place, variant in enumerate(variants):
            key = variant.key
            test = (
                f"s{number} == {key.value}"
                if isinstance(key, ast.NumberLiteral)
                else f"k{number} == {quoted(key.name)}"
            )
            head = "if True:" if len(variants) == 1 else "else:" if variant.default else f"if {test}:"
            self.lines.append(f"{room}{'el' if place and not variant.default else ''}{head}")
            made = self.pattern(variant.value, depth + 1)
            self.lines.append(f"{room}    v{number} = {made}")
        return f"v{number}"


def whole_name(reference: ast.MessageReference | ast.TermReference) -> str:
    """The name of a message or term, with its attribute."""
    return reference.id.name + (f".{reference.attribute.name}" if reference.attribute else "")


def quoted(text: str) -> str:
    """A text of a message as a string of Python's source."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def spelled(text: str) -> str:
    """Text as it stands within an f-string in single quotes."""
    text = text.replace("\\", "\\\\").replace("'", "\\'").replace("\n", "\\n")
    return text.replace("{", "{{").replace("}", "}}")


# --- plural rules


def plural_rules(entries: Mapping[str, Entry]) -> list[tuple[str, Callable[[int], bool]]]:
    """The rules of a language's file: `-plural-one = n = 0, 1`. What no rule takes is `other`."""
    found: list[tuple[str, Callable[[int], bool]]] = []
    for name, entry in entries.items():
        if name.startswith("-plural-"):
            rule = "".join(part.value for part in entry.pattern.elements if isinstance(part, ast.TextElement))
            found.append((name.removeprefix("-plural-"), plural_rule(rule)))
    return found


def plural_rule(rule: str) -> Callable[[int], bool]:
    """A rule as CLDR writes it, for whole numbers: `n % 10 = 2..4 and n % 100 != 12..14 or n = 0`."""
    either = [[plural_relation(part) for part in half.split(" and ")] for half in rule.split(" or ")]
    return lambda number: any(all(holds(number) for holds in half) for half in either)


def plural_relation(text: str) -> Callable[[int], bool]:
    """One relation of a language's plural rule, such as `n % 10 = 2..4`, as a function."""
    found = re.fullmatch(r"\s*[ni](?:\s*%\s*(\d+))?\s*(!?=)\s*([\d., ]+)", text)
    if found is None:
        raise FluentError(f"{text.strip()!r} is no plural rule; one is: n % 10 = 2..4 and n % 100 != 12..14.")
    modulus, sign, values = int(found[1] or 0), found[2], set[int]()
    for part in found[3].split(","):
        low, _, high = part.strip().partition("..")
        values |= set(range(int(low), int(high or low) + 1))
    return lambda number: ((number % modulus if modulus else number) in values) == (sign == "=")
