"""Draw functions to guess the file of: `python -m tools.guessing SEED`, and `--answers` for the files.

A function is shown with its class, its parameters and the first line of its docstring. Whoever guesses has
the map in docs/architecture.md and nothing else; that page has the results.
"""

from __future__ import annotations

import ast
import random
import sys
from collections.abc import Iterator, Sequence
from functools import cache

from tools.source_map import SOURCE, modules

COUNT = 12

Shown = tuple[str, str]  # a file, and what is shown of one of its functions


@cache
def functions() -> tuple[Shown, ...]:
    """All functions and methods of the source, those of Python's own protocols apart."""
    trees = [(file, ast.parse(file.read_text(encoding="utf-8"))) for file in sorted(modules())]
    return tuple(
        (file.relative_to(SOURCE).as_posix(), text) for file, tree in trees for text in shown_in(tree)
    )


def shown_in(tree: ast.AST, home: str = "") -> Iterator[str]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            if not node.name.startswith("__"):
                said = (ast.get_docstring(node) or "").partition("\n")[0]
                text = f"{home}{node.name}({ast.unparse(node.args)})"
                yield f"{text}: {said}" if said else text
        elif isinstance(node, ast.ClassDef):
            yield from shown_in(node, f"{home}{node.name}.")


def draw(seed: int) -> list[Shown]:
    return random.Random(seed).sample(functions(), COUNT)


def main(words: Sequence[str]) -> None:
    for file, shown in draw(int(words[0])):
        print(f"{shown}\n    {file}" if "--answers" in words else shown)


if __name__ == "__main__":
    main(sys.argv[1:])
