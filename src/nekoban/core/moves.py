"""Moves: a record, a number, a path of clicks and a short text.

    MOVES = moves(
        kind("lay", card=Card, seat=seats(7), column=Column, clicks="card seat-column",
             text="{card} {seat}{column}"),
        kind("pass", clicks="button-pass", text="pass"),
    )
    MOVES[97].card, MOVES[97].seat        # what the rules read; 97 is the action of agents
    MOVES.paths[97]                       # ("card-5", "seat-2-column-b"): what the world clicks
    MOVES.texts[97], MOVES.by_text["5 2b"]  # what people write
    MOVES.row(KIND_LAY, card=5, seat=1, column=1)

`MOVES.kinds.LAY` is the number of a kind; a field that a kind does not have is NONE.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum
from itertools import product
from typing import NamedTuple, TypeAlias

import numpy as np

from nekoban.core.record import NONE, Raw

TABLE_LIMIT = 2000

Move: TypeAlias = int
"""A row of a game's table of moves."""


class Seats(tuple[int, ...]):
    """Seats as values of a move: counted from 0 in code and from 1 in text."""


def seats(count: int) -> Seats:
    """A field of a move that names one of so many seats."""
    return Seats(range(count))


def counted(count: int) -> Seats:
    """Spaces, columns and other places of a move; like seats, they count from 1 in text."""
    return seats(count)


class MoveKind(NamedTuple):
    name: str
    fields: dict[str, Iterable[int]]
    clicks: str
    text: str


def kind(name: str, *, clicks: str = "", text: str, **fields: Iterable[int]) -> MoveKind:
    """One kind of move. `clicks` are the path's ids, split by spaces; fields joined by '-' are one click."""
    return MoveKind(name, fields, clicks or " ".join(fields), text)


def word(values: Iterable[int], value: int) -> str:
    """A value as written in ids and texts."""
    if isinstance(value, IntEnum):
        return value.name.lower().replace("_", "-")
    return str(value + 1) if isinstance(values, Seats) else str(value)


class Moves:
    """The table of all moves of a game. `table` is what the compiled rules read."""

    def __init__(self, kinds: Sequence[MoveKind]) -> None:
        self.declared = tuple(kinds)
        names = list(dict.fromkeys(name for entry in kinds for name in entry.fields))
        self.kinds: Raw = IntEnum(
            "MoveKinds", {k.name.upper().replace("-", "_"): i for i, k in enumerate(kinds)}
        )  # type: ignore[misc]
        self.fields = ("kind", *names)
        rows: list[tuple[int, ...]] = []
        self.paths: list[tuple[str, ...]] = []
        self.texts: list[str] = []
        for number, entry in enumerate(kinds):
            for values in product(*entry.fields.values()):
                chosen = dict(zip(entry.fields, values, strict=True))
                words = {name: word(entry.fields[name], value) for name, value in chosen.items()}
                rows.append((number, *(int(chosen.get(name, NONE)) for name in names)))
                self.paths.append(tuple(click_id(click, words) for click in entry.clicks.split()))
                self.texts.append(entry.text.format(**words))
        self.table = np.array(rows, dtype=[(name, "i2") for name in self.fields])
        entry_type = NamedTuple("Move", [(name, int) for name in self.fields])  # type: ignore[misc]
        self.rows: list[Raw] = [entry_type(*row) for row in rows]
        self.index = {row: number for number, row in enumerate(rows)}
        self.by_text = self.unique_texts()
        self.by_path: dict[tuple[str, ...], list[int]] = defaultdict(list)
        for number, path in enumerate(self.paths):
            self.by_path[path].append(number)
        if len(rows) > TABLE_LIMIT:
            raise ValueError(
                f"{len(rows)} moves: more than {TABLE_LIMIT}; split the turn into more decisions"
            )

    def unique_texts(self) -> dict[str, int]:
        by_text: dict[str, int] = {}
        for number, text in enumerate(self.texts):
            if text in by_text:
                raise ValueError(
                    f"two moves have the text {text!r}: {self.rows[by_text[text]]}, {self.rows[number]}"
                )
            by_text[text] = number
        return by_text

    def __len__(self) -> int:
        return len(self.rows)

    def __getitem__(self, number: int) -> Raw:
        return self.rows[number]

    def row(self, kind: int, **fields: int) -> int:
        """The number of the move of that kind with these fields."""
        return self.index[(int(kind), *(int(fields.get(name, NONE)) for name in self.fields[1:]))]

    def finder(self, kind: int) -> Callable[..., Move]:
        """A plain function from a kind's fields, in their order, to its row; it compiles like any rule.

        lay_row = MOVES.finder(Kind.LAY), then lay_row(card, seat, column).
        """
        entry = self.declared[kind]
        place, scope = "0", {"__name__": __name__, "FIRST": self.first(kind)}
        for name, field in entry.fields.items():
            values = [int(value) for value in field]
            if values == list(range(values[0], values[0] + len(values))):
                term = f"{name} - {values[0]}" if values[0] else name
            else:
                term, places = f"{name.upper()}_PLACES[{name}]", [NONE] * (max(values) + 1)
                for number, value in enumerate(values):
                    places[value] = number
                scope[f"{name.upper()}_PLACES"] = tuple(places)
            place = f"({place}) * {len(values)} + {term}"
        function = f"{entry.name.replace('-', '_')}_row"
        exec(f"def {function}({', '.join(entry.fields)}):\n    return FIRST + {place}\n", scope)
        return scope[function]

    def first(self, kind: int) -> int:
        """A kind's first move. The rows of a kind are contiguous; the last field counts fastest."""
        return next(number for number, row in enumerate(self.rows) if row[0] == kind)


def click_id(click: str, words: dict[str, str]) -> str:
    """'seat-column' becomes 'seat-2-column-b'; a part that is not a field stays as it is."""
    return "-".join(f"{part}-{words[part]}" if part in words else part for part in click.split("-"))


def moves(*kinds: MoveKind) -> Moves:
    """The table of a game's moves, from its kinds."""
    return Moves(kinds)
