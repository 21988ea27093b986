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

Function = ast.FunctionDef | ast.AsyncFunctionDef
Found = tuple[str, str, Function]  # a file, the class before a function's name, and the function
Shown = tuple[str, str]  # a file, and what is shown of one of its functions


@cache
def functions() -> tuple[Found, ...]:
    """All functions and methods of the source, those of Python's own protocols apart."""
    trees = [(file, ast.parse(file.read_text(encoding="utf-8"))) for file in sorted(modules())]
    return tuple(
        (file.relative_to(SOURCE).as_posix(), home, node)
        for file, tree in trees
        for home, node in functions_in(tree)
        if not node.name.startswith("__")
    )


def functions_in(tree: ast.AST, home: str = "") -> Iterator[tuple[str, Function]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Function):
            yield home, node
        elif isinstance(node, ast.ClassDef):
            yield from functions_in(node, f"{home}{node.name}.")


def draw(seed: int) -> list[Shown]:
    drawn = random.Random(seed).sample(functions(), COUNT)
    return [(file, shown(home, node)) for file, home, node in drawn]


def shown(home: str, node: Function) -> str:
    """The function as the reader sees it."""
    said = (ast.get_docstring(node) or "").partition("\n")[0]
    text = f"{home}{node.name}({ast.unparse(node.args)})"
    return f"{text}: {said}" if said else text


def main(words: Sequence[str]) -> None:
    for file, text in draw(int(words[0])):
        print(f"{text}\n    {file}" if "--answers" in words else text)


if __name__ == "__main__":
    main(sys.argv[1:])
