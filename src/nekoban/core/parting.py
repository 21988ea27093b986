"""A state in three parts, for a GPU: what lies near, a match's own, and what all matches of a game share.

A thread that works on a match reads few of its numbers often. These lie *near*, in memory that the threads of
a block share. What is read seldom is the match's *own* and stays in its row. What set-up makes of the options
alone (`kept=True`) is *alike* in all matches with these options, and lies in memory once.

Which numbers are read often is found by playing and counting (`busy_fields`); nothing in a game says so.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cached_property
from types import ModuleType
from typing import NamedTuple

import numpy as np

from nekoban.core.record import Field, Raw, Record

NEAR, OWN, ALIKE = range(3)
PARTS = (NEAR, OWN, ALIKE)
WORD_BYTES = 8
PADDING = -1


class Piece(NamedTuple):
    """Fields of one record that lie in one part, in their order."""

    dtype: np.dtype
    source: np.ndarray  # of each byte of the piece, its byte in the whole record; or PADDING


class Parting:
    """Which part each field of a record lies in. near: names of fields, those of rows as `players.hand`."""

    def __init__(
        self, record: type[Record], near: Collection[str], prefix: str = "", kept: bool = False
    ) -> None:
        self.record = record
        self.where: dict[str, int] = {}  # the part of a field that lies in one part alone
        self.rows: dict[str, Parting] = {}  # of rows that lie in several
        for name, field in record.fields.items():
            inner = None
            if field.rows is not None:
                inner = Parting(field.rows, near, f"{prefix}{name}.", kept or field.kept)
            used = (part_of(field, prefix + name, near, kept),) if inner is None else inner.used
            if inner is not None and len(used) > 1:
                self.rows[name] = inner
            else:
                self.where[name] = min(used)

    @cached_property
    def used(self) -> tuple[int, ...]:
        """The parts that have something of this record."""
        inner = {part for rows in self.rows.values() for part in rows.used}
        return tuple(sorted({*self.where.values(), *inner}))

    @property
    def text(self) -> str:
        """Where everything lies, in words."""
        return str([self.where, {name: rows.text for name, rows in self.rows.items()}])

    @cached_property
    def pieces(self) -> tuple[Piece, ...]:
        return tuple(self.piece(part) for part in PARTS)

    def piece(self, part: int) -> Piece:
        """The fields of a part, as a record of their own."""
        found = [
            (name, *told) for name, field in self.record.fields.items() for told in self.told(field, part)
        ]
        dtype = np.dtype([(name, kind, shape) for name, kind, shape, _ in found], align=True)
        source = np.full(dtype.itemsize, PADDING)
        for name, _, _, bytes_of in found:
            start = dtype.fields[name][1]  # type: ignore[index]
            source[start : start + len(bytes_of)] = bytes_of
        return Piece(dtype, source)

    def told(self, field: Field, part: int) -> Iterator[tuple[np.dtype, tuple[int, ...], np.ndarray]]:
        """What a part has of a field: its type, its shape, and its bytes in the whole record."""
        start, whole = self.record.start(field.name), self.record.dtype.fields[field.name][0]  # type: ignore[index]
        if self.where.get(field.name) == part:
            yield field.dtype, field.shape, np.arange(start, start + whole.itemsize)
        elif field.name in self.rows and part in self.rows[field.name].used:
            inner = self.rows[field.name].pieces[part]
            firsts = start + np.arange(field.shape[0])[:, None] * field.dtype.itemsize
            yield inner.dtype, field.shape, np.where(inner.source < 0, PADDING, inner.source + firsts).ravel()

    def start(self, part: int, name: str) -> int:
        """Where a field begins in a row of its part."""
        return self.pieces[part].dtype.fields[name][1]  # type: ignore[index]

    def words(self, part: int) -> int:
        """Of eight bytes, in a row of a part. Near an odd number: threads side by side read other banks."""
        words = max(-(-self.pieces[part].dtype.itemsize // WORD_BYTES), 1)
        return words | 1 if part == NEAR else words

    def split(self, part: int, whole: Raw, xp: ModuleType) -> Raw:
        """Rows of a part, from rows of bytes of whole states."""
        source = self.pieces[part].source
        there = np.flatnonzero(source >= 0)
        made = xp.zeros((len(whole), self.words(part) * WORD_BYTES), np.uint8)
        made[:, xp.asarray(there)] = whole[:, xp.asarray(source[there])]
        return made.view(np.uint64)

    def join(self, part: int, rows: Raw, whole: Raw, xp: ModuleType) -> None:
        """Write rows of a part into rows of bytes of whole states."""
        source = self.pieces[part].source
        there = np.flatnonzero(source >= 0)
        whole[:, xp.asarray(source[there])] = rows.view(np.uint8)[:, xp.asarray(there)]

    def places(self, places: Sequence[tuple[str, int, int]]) -> np.ndarray:
        """Where numbers of the whole state stand in the near part, and how far on for the next seat."""
        source = self.pieces[NEAR].source
        there = {int(byte): place for place, byte in enumerate(source) if byte >= 0}
        starts = [(there[start], there[start + stride]) for _, start, stride in places]
        return np.array([(start, further - start) for start, further in starts], np.int32)


def part_of(field: Field, name: str, near: Collection[str], kept: bool) -> int:
    """In which of the three parts of a state a field lies."""
    if name in near:
        return NEAR
    return ALIKE if (kept or field.kept) and not field.scratch else OWN
