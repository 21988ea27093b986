"""Which numbers of a state are read and written often: nobody declares it, some games are played and counted.

The rules run as they are written, on a state whose fields count. Fields of rows are named `players.hand`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

import numpy as np

from nekoban.core.events import hush
from nekoban.core.game import Game
from nekoban.core.luck import start_luck
from nekoban.core.record import Array, Field, Position, Raw, Record
from nekoban.core.workload import telling_places

SAMPLED = 1500  # decisions
ALL_NEAR = 384  # bytes of a match's own of which all lie near
NEAR_BYTES = 320  # of a larger state, that lie near
ALWAYS = ("to_move", "event_count", "luck")


class Counted(Array):
    """Numbers that count how often they are read and written."""

    counts: Counter[str]
    field: str

    def __array_finalize__(self, whole: Raw) -> None:
        self.counts = whole.counts if hasattr(whole, "counts") else Counter()
        self.field = getattr(whole, "field", "")

    def __getitem__(self, index: Raw) -> Raw:
        self.counts[self.field] += 1
        return super().__getitem__(index)

    def __setitem__(self, index: Raw, value: Raw) -> None:
        self.counts[self.field] += 1
        super().__setitem__(index, value)


def counting(record: type[Record], counts: Counter[str], prefix: str = "") -> type[Record]:
    """The same record, whose fields count how often they are read and written."""
    rows = {
        name: counting(field.rows, counts, f"{name}.") for name, field in record.fields.items() if field.rows
    }
    fields = {
        name: Field(**{**field.__dict__, "rows": rows.get(name)}) for name, field in record.fields.items()
    }
    single = {name for name in fields if name not in rows}
    own = {name: counting_property(record, fields[name], prefix + name, counts) for name in single}
    return type(record.__name__, (record,), {**own, "fields": fields, "__slots__": ()})


def counting_property(record: type[Record], field: Field, name: str, counts: Counter[str]) -> property:
    """A field of a state that counts how often it is read and written."""
    plain = getattr(record, field.name)

    def read(one: Record) -> Raw:
        found = plain.fget(one)
        if not field.shape:
            counts[name] += 1
            return found
        made = found.view(Counted)
        made.counts, made.field = counts, name
        return made

    def write(one: Record, value: Raw) -> None:
        counts[name] += 1
        plain.fset(one, value)

    return property(read, write)


@cache
def accesses(game: Game, seed: int = 0) -> dict[str, float]:
    """How often a decision reads or writes each field, set-up left out."""
    counts: Counter[str] = Counter()
    kind, engine, chance, decisions = counting(game.state, counts), game.interpreted, Random(seed), 0
    found: Counter[str] = Counter()
    while decisions < SAMPLED:
        options = game.options.read(game.samples()[0])
        state: Position = kind(engine.start(options, start_luck(chance.getrandbits(32))).array)
        counts.clear()
        while state.to_move >= 0:
            legal = engine.legal(state)
            hush(state)
            engine.play(state, chance.choice(legal))
            decisions += 1
        found += counts
    return {name: count / decisions for name, count in found.items()}


@cache
def near_fields(game: Game, all_near: int = ALL_NEAR, near: int = NEAR_BYTES) -> frozenset[str]:
    """All of a match's own but events and key, if that is small; else the busiest fields, by their bytes,
    that fit. Always those that every decision needs.
    """
    sizes, chosen = dict(field_sizes(game.state)), {*ALWAYS, *(place.name for place in telling_places(game))}
    if sum(sizes.values()) <= all_near:
        return frozenset({*sizes, *chosen})
    found = accesses(game)
    left = near - sum(sizes.get(name, 0) for name in chosen)
    for name in sorted(sizes, key=lambda name: (-found.get(name, 0) / sizes[name], name)):
        if name not in chosen and sizes[name] <= left:
            chosen.add(name)
            left -= sizes[name]
    return frozenset(chosen)


def field_sizes(
    record: type[Record], count: int = 1, prefix: str = "", kept: bool = False
) -> Iterator[tuple[str, int]]:
    """The bytes of every field of a match's own, by its name: of all rows together."""
    for name, field in record.fields.items():
        is_kept = kept or (field.kept and not field.scratch)
        if field.rows is not None:
            yield from field_sizes(field.rows, count * field.shape[0], f"{name}.", is_kept)
        elif not is_kept and name != "key" and prefix != "events.":
            yield prefix + name, count * field.dtype.itemsize * int(np.prod(field.shape, dtype=int))
