"""Relatives: small tables of a game, late positions and variants for two, that can be solved exactly.

A game declares them in its relatives.toml. A table is written as a variant's short text, which begins with
its set-up, or as a position text, whose hidden places are dealt by `imagine`. Both are chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from nekoban.core.game import Game
from nekoban.core.messages import tell
from nekoban.core.notation import complete, read_position
from nekoban.core.options import Chosen, short
from nekoban.core.outcomes import ANY_LUCK, Outcomes
from nekoban.core.record import Raw, Record, View
from nekoban.core.variants import read_short_text


@dataclass(frozen=True)
class Relative:
    """A small table of a game, and what is known of it."""

    game: Game
    name: str
    table: str  # a position text, or a variant's short text
    states: int
    information_sets: int
    value: float  # to the first seat


def relatives_of(game: Game) -> list[Relative]:
    """The small tables of a game, the smallest first."""
    return [Relative(game, name, **fields) for name, fields in (game.relatives or {}).items()]


def find_relative(game: Game, name: str) -> Relative:
    """The small table of that name."""
    found = {one.name: one for one in relatives_of(game)}
    if name not in found:
        told = {"game": game.shown_title, "name": short(name), "known": [*found]}
        raise ValueError(tell("no-relative" if found else "no-relatives", **told))
    return found[name]


@dataclass(frozen=True)
class Beginning:
    """Where play begins, and what luck can make of it."""

    game: Game
    options: Chosen
    record: Record | View | None  # None: with the game's own set-up

    def deal(self, luck: Outcomes, decided: Sequence[int]) -> Raw:
        """The state after these outcomes of luck."""
        if self.record is None:
            return luck.start(self.options, decided)
        return luck.imagine(self.record, decided) if isinstance(self.record, View) else self.record.twin()


def read_table(text: str) -> Beginning:
    """The beginning of a small table that a text describes."""
    if "|" not in text:
        game, values = read_short_text(text)
        return Beginning(game, game.options.read(values), None)
    game, options, record = read_position(text)
    complete(game, options, record, ANY_LUCK)  # refuses an impossible position
    return Beginning(game, options, record)
