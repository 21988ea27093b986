"""Positions of Iwari for the clause tests, on a small map made for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

import pytest

from nekoban.core.events import hush
from nekoban.games.iwari import GAME, rules
from nekoban.games.iwari.data.loading import pack
from nekoban.games.iwari.parts import BIOMES, EMPTY, Biome, Stage
from nekoban.games.iwari.rules import cards, feats, scoring
from nekoban.testing import Position, Twins

# Seven squares. Spaces: Alba 1-4, Brae 5-8, Crag 9-12, Dock 13-15, Erg 16-23, Fell 24-27, Gap 28.
SQUARES = (
    ("alba", "tundra", 4),
    ("brae", "forest", 4),
    ("crag", "glaciers", 4),
    ("dock", "coast", 3),
    ("erg", "desert", 8),
    ("fell", "tundra", 4),
    ("gap", "coast", 1),
)
ALBA, BRAE, CRAG, DOCK, ERG, FELL, GAP = range(len(SQUARES))
LINKS = (
    ("alba", "brae", "land", 1),
    ("brae", "crag", "land", 1),
    ("crag", "dock", "water", 2),
    ("dock", "erg", "water", 2),
    ("erg", "fell", "land", 3),
    ("fell", "brae", "land", 3),
    ("crag", "alba", "land", 0),
    ("alba", "dock", "water", 4),
    ("brae", "erg", "water", 4),
    ("crag", "erg", "water", 0),
    ("fell", "dock", "water", 0),
)
# One long line through all spaces, with a branch in Brae: 5-6-7 and 6-8.
LINE = (*(pair for pair in zip(range(1, 28), range(2, 29), strict=True) if pair != (7, 8)), (6, 8))


def test_map() -> str:
    """The map file's text."""
    links = ",\n".join(
        f'{{ number = {number}, between = ["{a}", "{b}"], by = "{by}", symbol = {symbol}, '
        f"badge = [{number * 50}, 150] }}"
        for number, (a, b, by, symbol) in enumerate(LINKS, 1)
    )
    paths = ", ".join(f"[{a}, {b}]" for a, b in LINE)
    parts = [
        f'name = "Seven Squares"\norigin = "Made for tests."\nsize = [800, 200]\n'
        f"connections = [{links}]\npaths = [{paths}]\n"
    ]
    space = 1
    for index, (key, biome, count) in enumerate(SQUARES):
        x = index * 110 + 10
        spaces = ", ".join(f"[{space + i}, {x + 10 + 10 * i}, 20]" for i in range(count))
        space += count
        parts.append(
            f'[[territory]]\nkey = "{key}"\nname = "{key.capitalize()}"\nbiome = "{biome}"\nneighbours = []\n'
            f"totem = [{x + 50}, 60]\nspaces = [{spaces}]\n"
            f"outline = [[{x}, 5], [{x + 100}, 5], [{x + 100}, 100], [{x}, 100]]\n"
        )
    return "\n".join(parts)


test_map.__test__ = False  # type: ignore[attr-defined]
SEVEN_SQUARES = pack(test_map())
LETTERS = {biome.name[0]: int(biome) for biome in Biome}  # T F G C D


def counts(text: str) -> list[int]:
    """'TTF' as cards by biome."""
    found = [0] * BIOMES
    for letter in text:
        found[LETTERS[letter]] += 1
    return found


class IwariPosition(Position):
    """A position on the small map, and short words for changing and asking it."""

    def __init__(self, twin: Twins, luck: int, given: dict[str, Any]) -> None:
        self.options = GAME.options.read({"map": SEVEN_SQUARES, **given})
        super().__init__(GAME, twin(rules), GAME.interpreted.start(self.options, luck))
        self.scoring, self.cards, self.feats = twin(scoring), twin(cards), twin(feats)

    def clear(self) -> Self:
        """An empty map without mountains; the first seat starts with Tundra, Forest, Glaciers in hand."""
        self.state.mountain[:] = 0
        self.state.starter = self.state.to_move = 0
        self.state.stage = Stage.ACT
        for seat in range(self.state.seats):
            self.hand(seat, "TFG")
        self.display("TFGC")
        hush(self.state)
        return self

    # --- setting up

    def hand(self, seat: int, letters: str, known: str = "") -> Self:
        player = self.state.players[seat]
        player.hand[:] = counts(letters)
        player.known[:] = counts(known)
        player.hand_count = len(letters)
        return self.fill_deck()

    def display(self, letters: str) -> Self:
        self.state.display[:] = counts(letters)
        return self.fill_deck()

    def discards(self, seat: int, letters: str) -> Self:
        self.state.players[seat].discards[:] = counts(letters)
        return self.fill_deck()

    def fill_deck(self) -> Self:
        """All cards that lie nowhere else."""
        for biome in range(BIOMES):
            lying = sum(p.hand[biome] + p.discards[biome] for p in self.state.players)
            self.state.deck[biome] = (
                self.cards.card_count(self.state, biome) - self.state.display[biome] - lying
            )
        self.state.deck_count = self.state.deck.sum()
        return self

    def deck(self, letters: str) -> Self:
        """Only these cards are left in the deck; the others are the last player's discards."""
        last = self.state.players[self.state.seats - 1]
        for biome in range(BIOMES):
            kept = counts(letters)[biome]
            last.discards[biome] += self.state.deck[biome] - kept
            self.state.deck[biome] = kept
        self.state.deck_count = len(letters)
        return self

    def tents(self, tribe: int, *numbers: int) -> Self:
        for number in numbers:
            assert self.state.tents[number - 1] == EMPTY
            self.state.tents[number - 1] = tribe
            self.state.tribes[tribe].tents[self.state.space_territory[number - 1]] += 1
            self.state.tribes[tribe].tents_left -= 1
        return self

    def totems(self, tribe: int, territory: int, count: int) -> Self:
        self.state.tribes[tribe].totems[territory] += count
        self.state.tribes[tribe].totems_left -= count
        return self

    # --- acting and asking

    def stage(self) -> Stage:
        return Stage(self.state.stage)

    def hand_of(self, seat: int) -> list[int]:
        return self.state.players[seat].hand.tolist()

    def tent_points(self, territory: int) -> list[int]:
        tribes = 3 if self.state.seats == 2 else self.state.seats
        return [int(self.scoring.tent_points(self.state, territory, tribe)) for tribe in range(tribes)]

    def connection_points(self, number: int) -> list[int]:
        tribes = 3 if self.state.seats == 2 else self.state.seats
        return [int(self.scoring.connection_points(self.state, number - 1, t)) for t in range(tribes)]

    def view(self, seat: int | None) -> Any:
        return GAME.interpreted.view(self.state, seat)

    def imagined(self, seat: int | None, luck: int) -> Any:
        world = GAME.state(self.view(seat).bytes.copy().view(GAME.state.dtype))
        self.rules.imagine(world, luck)
        return world

    def flaw(self) -> int:
        return int(self.rules.flaw(self.state))

    def finish(self) -> Self:
        """Play the first legal move until the game is over."""
        while self.state.to_move >= 0:
            self.play(sorted(self.legal())[0])
        return self


@pytest.fixture
def fresh(twin: Twins) -> Callable[..., IwariPosition]:
    """A game as it is set up."""
    return lambda luck=12345, **given: IwariPosition(twin, luck, given)


@pytest.fixture
def table(twin: Twins) -> Callable[..., IwariPosition]:
    """An empty map with the first seat to act."""
    return lambda **given: IwariPosition(twin, 12345, {"players": 3, **given}).clear()
