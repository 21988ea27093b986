"""Results of mutants. They are kept in a file as they come, so that a run that was stopped can go on.

Each line of the file is one result. It counts as long as the code of the file that was mutated is the same
and the test that noticed the mutant still exists. Docstrings, comments and blank lines are not
code.
"""

import ast
import hashlib
import io
import json
import os
import tokenize
from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.mutants import Mutant

NOTICED = ("killed", "timeout", "crashed")
STATUSES = (*NOTICED, "survived", "untested", "error")
DESCRIBED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)

Key = tuple[str, str, str, int]
Row = dict[str, Any]
Sources = Mapping[str, bytes]


@dataclass
class Result:
    mutant: Mutant
    status: str
    test: str = ""  # which test noticed
    note: str = ""

    @property
    def is_noticed(self) -> bool:
        return self.status in NOTICED


class Kept:
    """What earlier runs found of these mutants, and the file for what this run finds."""

    def __init__(self, file: Path | None, mutants: Sequence[Mutant], sources: Sources) -> None:
        self.file = file
        self.sources = sources
        self.keys = keys_of(mutants, sources)
        self.codes = {shown(file): code_digest(source) for file, source in sources.items()}
        rows = read_rows(file) if file else ()
        self.rows: dict[Key, Row] = {key_of_row(row): row for row in rows}  # the last one counts

    def row_of(self, mutant: Mutant) -> Row | None:
        """None for a mutant that is not one of these, as the one that changes nothing."""
        key = self.keys.get(mutant)
        return self.rows.get(key) if key else None

    def test_for(self, mutant: Mutant) -> str:
        """The test that noticed this mutant, perhaps when the code around it was different."""
        return (self.row_of(mutant) or {"test": ""})["test"]

    def results(self, mutants: Iterable[Mutant], tests: Container[str]) -> Iterator[Result]:
        """The results that still count."""
        for mutant in mutants:
            row = self.row_of(mutant)
            if row and row["code"] == self.codes[row["file"]] and (not row["test"] or row["test"] in tests):
                yield Result(mutant, row["status"], row["test"], row["note"])

    def keep(self, results: Iterable[Result]) -> Iterator[Result]:
        """Write the results to the file as they pass by."""
        if self.file is None:
            yield from results
            return
        with self.file.open("a", encoding="utf-8", buffering=1) as lines:
            for result in results:
                lines.write(json.dumps(self.row(result), ensure_ascii=False) + "\n")
                yield result

    def row(self, result: Result) -> Row:
        file, function, diff, nth = self.keys[result.mutant]
        return {
            "file": file,
            "line": result.mutant.line,
            "function": function,
            "change": result.mutant.change,
            "diff": diff,
            "nth": nth,
            "code": self.codes[file],
            "status": result.status,
            "test": result.test,
            "note": result.note,
        }

    def as_json(self, results: Sequence[Result]) -> str:
        rows = [self.row(result) for result in in_order(results)]
        counts = Counter(result.status for result in results)
        return json.dumps(
            {"score": score_of(results), "total": len(rows), **counts, "mutants": rows}, indent=1
        )


def keys_of(mutants: Sequence[Mutant], sources: Sources) -> dict[Mutant, Key]:
    """Mutants by what they do, so that they are known again when their lines have other numbers.

    The same edit can be made at several places of a function; these are counted.
    """
    counts: Counter[tuple[str, str, str]] = Counter()
    keys: dict[Mutant, Key] = {}
    for mutant in mutants:
        edit = shown(mutant.file), mutant.function, mutant.diff(sources[mutant.file])
        keys[mutant] = (*edit, counts[edit])
        counts[edit] += 1
    return keys


def read_rows(file: Path) -> list[Row]:
    """The lines of a file of results; a new file has none."""
    file.touch()
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def key_of_row(row: Row) -> Key:
    return row["file"], row["function"], row["diff"], row["nth"]


def code_digest(source: bytes) -> str:
    """Of the text without docstrings, comments and blank lines; the same in every version of Python."""
    lines = source.decode().splitlines()
    for first, last in docstrings(source):
        lines[first - 1 : last] = [""] * (last - first + 1)
    for token in tokenize.tokenize(io.BytesIO(source).readline):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column]
    told = (line.rstrip() for line in lines)
    return hashlib.sha256("\n".join(line for line in told if line).encode()).hexdigest()[:16]


def docstrings(source: bytes) -> Iterator[tuple[int, int]]:
    """The first and the last line of every docstring. Each has its lines for itself."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, DESCRIBED) and ast.get_docstring(node, clean=False) is not None:
            said = node.body[0]
            yield said.lineno, said.end_lineno or said.lineno


def score_of(results: Sequence[Result]) -> float:
    """Noticed mutants in a hundred; a suite without mutants has missed nothing."""
    return 100 * sum(result.is_noticed for result in results) / len(results) if results else 100.0


def in_order(results: Iterable[Result]) -> list[Result]:
    """The order of the text, whichever worker was first."""
    return sorted(results, key=lambda result: (result.mutant.file, result.mutant.start, result.mutant.text))


def shown(file: str) -> str:
    return os.path.relpath(file)
