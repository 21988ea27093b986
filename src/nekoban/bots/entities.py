"""How a network reads an observation: as entities, each a few numbers, each number a word.

The entities follow from the declaration of a game's `State`. Every row of a record (a seat, a cat, a tribe)
is an entity, and the rows of one record are read with the same weights. All fields that stand alone are one
more entity, the table. A number is looked up as a word, and, where it is an amount, also weighed as it is.
How many words a number has follows from the most that is declared for it; every set of seats (who has seen
a card) is a word. In a long list of names it matters which ones are there: they share their words, and only
the first few and the last also have their own.

    entities = entities_of(game)
    entities.groups[1].columns        # which numbers of an observation each row consists of

One network serves every number of players: observations of fewer seats are `spread` over those of the most,
and the rows of seats that nobody has are left out.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import numpy as np

from nekoban.core.encode import MOST
from nekoban.core.game import Game
from nekoban.core.observations import OBSERVER, Layout, Slot
from nekoban.core.record import NONE, Field
from nekoban.core.seen import EVERYONE
from nekoban.core.turned_seats import EYES

LARGEST_WORD = 15  # of an amount: larger ones count as this one
MOST_WORDS = 128  # what has more names is read as an amount
FEW_AMOUNTS = 3  # an amount no larger than this is read by its words alone
BELOW, ABOVE = 10, 30  # words of a number that is kept with something added, about what stands for nothing
LONG_LIST = 13  # a list of this many names or more is read as a heap
NEAR = 8  # of a heap these first ones are also read by their places, and so is the last
MOST_KEPT = 16  # numbers of a row or of a field that never change: longer ones (maps, names) are not read
AMOUNT = 1 / 16  # an amount's weight
NO_AMOUNT = -1


class Vocabulary(NamedTuple):
    """The words of a field's numbers."""

    lowest: int  # the number of the first word
    count: int
    is_amount: bool
    is_list: bool  # whether a long field is a heap


class Tail(NamedTuple):
    """A list whose last number is read: it stands after the observation itself."""

    slot: str
    row: int
    empty: int  # what stands where the list has ended


@dataclass(frozen=True)
class Group:
    """Entities of one kind: `rows` of them, each of the same numbers."""

    name: str
    rows: int
    columns: np.ndarray  # (rows, numbers): where they stand in an observation
    lowest: np.ndarray  # (numbers,): the number of the first word of each
    first: np.ndarray  # (numbers,): the first word of each, among all words of the group
    words: np.ndarray  # (numbers,): how many words each has
    amounts: np.ndarray  # (numbers,): the word that is weighed by the amount, or NO_AMOUNT
    word_count: int
    seated: bool  # whether rows belong to seats, so that some may be missing


@dataclass(frozen=True)
class Entities:
    """What a network of a game reads."""

    game: Game
    layout: Layout  # of the most seats
    groups: tuple[Group, ...]
    tails: tuple[Tail, ...]
    number: str  # the kind of observations that holds all that is read

    def spread(self, players: int) -> np.ndarray:
        """For every number of the largest observation, where it stands in one of this many players, or 0."""
        small = Layout(self.game, players, kept=True)
        found = np.zeros(self.layout.size, np.int64)
        for slot in self.layout.slots:
            ours = small[slot.name]
            count = min(slot.count, ours.count)
            found[slot.first : slot.first + count] = np.arange(ours.first, ours.first + count)
        return found

    def ends(self, players: int) -> np.ndarray:
        """For every tail: where its list begins in an observation, how long it is, and what is empty."""
        layout = Layout(self.game, players, kept=True)
        found = []
        for tail in self.tails:
            rows, each = list_shape(layout[tail.slot])
            first = layout[tail.slot].first + tail.row * each
            found.append((first, each if tail.row < rows else 0, tail.empty))
        return np.array(found, np.int32).reshape(-1, 3)


@cache
def entities_of(game: Game) -> Entities:
    """The entities of a game's observations, as its network reads them."""
    layout = Layout(game, game.seats, kept=True)
    rows: dict[str, list[Slot]] = {}
    for slot in layout.slots:
        if slot.name != OBSERVER and is_read(game, slot):
            rows.setdefault(slot.name.rpartition(".")[0], []).append(slot)
    tails: list[Tail] = []
    groups = [make_group(game, layout, name, slots, tails) for name, slots in sorted(rows.items())]
    is_large = any(is_moved(field_of(game, slot)) for slots in rows.values() for slot in slots)
    return Entities(game, layout, tuple(groups), tuple(tails), "float32" if is_large else "int8")


def field_of(game: Game, slot: Slot) -> Field:
    """The field of the state that a slot of the observation shows."""
    record, _, name = slot.name.rpartition(".")
    fields = game.state.fields
    return fields[record].rows.fields[name] if record else fields[name]


def list_shape(slot: Slot) -> tuple[int, int]:
    """Rows of a field's record, and numbers of the field in each."""
    rows = slot.shape[0] if "." in slot.name else 1
    return rows, slot.count // rows


def is_read(game: Game, slot: Slot) -> bool:
    """Whether a field is read: long ones that are the same in all matches with the same options are not."""
    return not (field_of(game, slot).kept and list_shape(slot)[1] >= MOST_KEPT)


def is_moved(field: Field) -> bool:
    """Whether numbers are kept with so much added that an observation in int8 does not hold them."""
    return field.base < 0 and (field.most or 0) > MOST


def make_group(game: Game, layout: Layout, name: str, slots: list[Slot], tails: list[Tail]) -> Group:
    """The rows of a record, or the table if the name is empty. Lists whose last is read join the tails."""
    rows = slots[0].shape[0] if name else 1
    columns, lowest, first, counts, amounts = [], [], [], [], []
    used = 0

    def read(places: np.ndarray, words: Vocabulary, together: bool = False) -> None:
        """Read these numbers of every row, all with the same words or each with its own."""
        nonlocal used
        each, size = places.shape[1], words.count + words.is_amount
        starts = used + np.arange(each) * (0 if together else size)
        columns.append(places)
        lowest.append(np.full(each, words.lowest))
        first.append(starts)
        counts.append(np.full(each, words.count))
        amounts.append(starts + words.count if words.is_amount else np.full(each, NO_AMOUNT))
        used += size if together else size * each

    for slot in slots:
        field, each = field_of(game, slot), list_shape(slot)[1]
        places = slot.first + np.arange(slot.count).reshape(rows, each)
        words = vocabulary(slot, field, layout.players)
        is_heap = words.is_list and each >= LONG_LIST
        read(places, words, is_heap)
        if is_heap:
            read(places[:, :NEAR], words)
            read(layout.size + len(tails) + np.arange(rows)[:, None], words)
            tails += [Tail(slot.name, row, field.default) for row in range(rows)]
    return Group(
        name or "table", rows, np.concatenate(columns, axis=1), np.concatenate(lowest),
        np.concatenate(first), np.concatenate(counts), np.concatenate(amounts), used,
        bool(name) and game.state.fields[name].seated,
    )  # fmt: skip


def vocabulary(slot: Slot, field: Field, seats: int) -> Vocabulary:
    """The words by which a field's numbers differ. Of sets of seats the last word is that of everyone."""
    if slot.turned == EYES:
        return Vocabulary(NONE, min(1 << seats, EVERYONE) + 1 - NONE, False, False)
    is_name = slot.of is not None or slot.turned != ""
    if is_name and slot.high + 1 - NONE <= MOST_WORDS:
        return Vocabulary(NONE, int(slot.high) + 1 - NONE, False, slot.turned == "")
    if is_moved(field):
        return Vocabulary(-field.base - BELOW, BELOW + ABOVE + 1, False, True)
    return Vocabulary(NONE, min(int(slot.high), LARGEST_WORD) + 1 - NONE, slot.high > FEW_AMOUNTS, False)
