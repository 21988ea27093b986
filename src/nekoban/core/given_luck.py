"""Given luck: tests and lessons set the next rolls and draws instead of leaving them to chance.

Each outcome is one of these: the kind that `draw_kind` draws (a card), the number that `roll` rolls (counted
from 0), or the order that `shuffle` produces, as a list. When all are used, chance takes over.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from nekoban.core import luck
from nekoban.core.compiled import Twin
from nekoban.core.events import hush
from nekoban.core.game import Game
from nekoban.core.messages import tell
from nekoban.core.moves import Move
from nekoban.core.notation import NotationError, whole_number
from nekoban.core.options import Chosen, short
from nekoban.core.record import Position, Raw

Outcome = int | list[int]
MOST_OUTCOMES = 200


class GivenLuck:
    """A game's interpreted rules with given outcomes."""

    def __init__(self, game: Game, outcomes: Sequence[object]) -> None:
        self.left = read_outcomes(outcomes)
        bound = {"roll": self.roll, "draw_kind": self.draw_kind, "shuffle": self.shuffle}
        self.rules: Raw = Twin(game.parts["rules"].module, bound)
        self.game = game

    def start(self, options: Chosen, state: Position) -> Position:
        """Set up a game in a state that holds its defaults and its luck."""
        with self.all_used():
            self.rules.setup(state, options.record)
        return state

    def play(self, state: Position, move: Move) -> Position:
        """Make a move."""
        hush(state)
        with self.all_used():
            self.rules.play(state, move)
        return state

    @contextmanager
    def all_used(self) -> Iterator[None]:
        yield
        if self.left:
            raise NotationError(tell("luck-left", left=short(self.left)))

    # --- what the rules call

    def roll(self, state: Raw, sides: int) -> int:
        if not self.left:
            return luck.roll(state, sides)
        return self.take(range(sides), "luck-no-roll", high=sides - 1)

    def draw_kind(self, state: Raw, counts: Raw) -> int:
        if not self.left:
            return luck.draw_kind(state, counts)
        kinds = [kind for kind in range(len(counts)) if counts[kind] > 0]
        return self.take(kinds, "luck-no-draw", kinds=kinds)

    def shuffle(self, state: Raw, cards: Raw, count: int) -> None:
        if not self.left:
            luck.shuffle(state, cards, count)
            return
        order, there = self.left.pop(0), [int(card) for card in cards[:count]]
        if not isinstance(order, list) or sorted(order) != sorted(there):
            raise NotationError(tell("luck-no-order", given=short(order), cards=str(there)))
        cards[:count] = order

    def take(self, allowed: Sequence[int], refusal: str, **span: object) -> int:
        outcome = self.left.pop(0)
        if isinstance(outcome, list) or outcome not in allowed:
            raise NotationError(tell(refusal, given=short(outcome), **span))
        return outcome


def read_outcomes(given: object) -> list[Outcome]:
    """Outcomes as plain numbers and lists. Wrong input raises an error with a sentence."""
    if isinstance(given, str | Mapping) or not isinstance(given, Sequence) or len(given) > MOST_OUTCOMES:
        raise NotationError(tell("luck-no-list", limit=MOST_OUTCOMES, value=short(given)))
    return [read_outcome(one) for one in given]


def read_outcome(one: object) -> Outcome:
    if isinstance(one, list | tuple) and len(one) <= MOST_OUTCOMES:
        return [read_number(number) for number in one]
    return read_number(one)


def read_number(one: object) -> int:
    number = whole_number(one)
    if number is None:
        raise NotationError(tell("luck-no-outcome", value=short(one)))
    return number
