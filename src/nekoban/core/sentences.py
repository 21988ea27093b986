"""Small pieces of English sentences."""

from __future__ import annotations

from collections.abc import Iterable


def all_of(words: Iterable[str]) -> str:
    """'a', 'a and b', 'a, b and c'."""
    return joined(words, "and")


def one_of(words: Iterable[str]) -> str:
    """'a', 'a or b', 'a, b or c'."""
    return joined(words, "or")


def joined(words: Iterable[str], last: str) -> str:
    *first, end = [*words]
    return f"{', '.join(first)} {last} {end}" if first else end


def counted(count: int, one: str, many: str | None = None) -> str:
    """'1 point', '2 points'."""
    return f"{count} {one if abs(count) == 1 else many or one + 's'}"
