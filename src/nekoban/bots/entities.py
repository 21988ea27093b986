"""How a network reads an observation: as entities, each a few numbers, each number a word.

The entities follow from the declaration of a game's `State`. Every row of a record (a seat, a cat, a tribe)
is an entity, and the rows of one record are read with the same weights. All fields that stand alone are one
more entity, the table. A number is looked up as a word, and, where it is an amount, also weighed as it is.

    entities = entities_of(game)
    entities.groups[1].columns        # which numbers of an observation each row consists of

One network serves every number of players: observations of fewer seats are `spread` over those of the most,
and the rows of seats that nobody has are left out.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np

from nekoban.core.game import Game
from nekoban.core.observations import OBSERVER, Layout, Slot

LOWEST = -2  # NONE; HIDDEN is -1
PLAIN_WORDS = 18  # of a number that no enum names: -2 to 15, larger ones count as 15
MOST_WORDS = 80  # an enum with more is read as plain numbers
LONG_LIST = 13  # a list of this many names or more is read as a heap: their places do not matter
MOST_KEPT = 16  # numbers of a row or of a field that never change: longer ones (maps, names) are not read
AMOUNT = 1 / 16  # an amount's weight
TABLE_WIDTH, FEW_WIDTH, MANY_WIDTH = 192, 64, 32  # numbers that describe the table, and a row
FEW = 8  # rows; of more, each is described by fewer numbers
NO_AMOUNT = -1


@dataclass(frozen=True)
class Group:
    """Entities of one kind: `rows` of them, each of the same numbers."""

    name: str
    rows: int
    width: int  # numbers that the network tells each row by
    columns: np.ndarray  # (rows, numbers): where they stand in an observation
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

    @property
    def width(self) -> int:
        """Numbers that describe all entities together."""
        return sum(group.rows * group.width for group in self.groups)

    def spread(self, players: int) -> np.ndarray:
        """For every number of the largest observation, where it stands in one of this many players, or 0."""
        small = Layout(self.game, players, kept=True)
        found = np.zeros(self.layout.size, np.int64)
        for slot in self.layout.slots:
            ours = small[slot.name]
            count = min(slot.count, ours.count)
            found[slot.first : slot.first + count] = np.arange(ours.first, ours.first + count)
        return found


@cache
def entities_of(game: Game) -> Entities:
    layout = Layout(game, game.seats, kept=True)
    rows: dict[str, list[Slot]] = {}
    for slot in layout.slots:
        if slot.name != OBSERVER and is_read(game, slot):
            rows.setdefault(slot.name.rpartition(".")[0], []).append(slot)
    groups = [make_group(game, name, slots) for name, slots in rows.items()]
    return Entities(game, layout, tuple(sorted(groups, key=lambda group: group.name)))


def is_read(game: Game, slot: Slot) -> bool:
    """Whether a field is read: long ones that are the same in all matches with the same options are not."""
    record, _, name = slot.name.rpartition(".")
    fields = game.state.fields
    field = fields[record].rows.fields[name] if record else fields[name]
    each = slot.count // slot.shape[0] if record else slot.count
    return not (field.kept and each >= MOST_KEPT)


def make_group(game: Game, name: str, slots: list[Slot]) -> Group:
    """The rows of a record, or the table if the name is empty."""
    rows = slots[0].shape[0] if name else 1
    columns, first, words, amounts = [], [], [], []
    used = 0
    for slot in slots:
        each = slot.count // rows
        places = slot.first + np.arange(slot.count).reshape(rows, each)
        count, is_amount = vocabulary(slot)
        is_heap = not name and not is_amount and each >= LONG_LIST
        size = count + is_amount
        starts = used + np.arange(each) * (0 if is_heap else size)
        columns.append(places)
        first.append(starts)
        words.append(np.full(each, count))
        amounts.append(starts + count if is_amount else np.full(each, NO_AMOUNT))
        used += size if is_heap else size * each
    width = TABLE_WIDTH if not name else FEW_WIDTH if rows <= FEW else MANY_WIDTH
    return Group(
        name or "table", rows, width, np.concatenate(columns, axis=1), np.concatenate(first),
        np.concatenate(words), np.concatenate(amounts), used, bool(name) and game.state.fields[name].seated,
    )  # fmt: skip


def vocabulary(slot: Slot) -> tuple[int, bool]:
    """How many words a field's numbers are told apart by, and whether they are amounts."""
    if slot.of is not None:
        count = max(int(member) for member in slot.of) + 1 - LOWEST
        if count <= MOST_WORDS:
            return count, False
    return PLAIN_WORDS, slot.turned == ""
