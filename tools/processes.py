"""Work spread over processes; one that works alone stays in this one."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

Asked = TypeVar("Asked")
Found = TypeVar("Found")


def spread(do: Callable[[Asked], Found], asked: Sequence[Asked], jobs: int) -> Iterator[Found]:
    """What comes of each, as it comes."""
    if jobs == 1 or len(asked) < 2:
        yield from map(do, asked)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(do, asked)
