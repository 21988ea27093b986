"""Given luck: tests and lessons set the next rolls and draws instead of leaving them to chance.

Each outcome is one of these: the kind that `draw_kind` draws, the side that `roll` rolls, or the order that
`shuffle` produces, as a list. It is called as texts call it: a card by its name, a die by the face that it
shows, a seat as `seat-2`; or it is the number that the rules use, where sides count from 0. When all are
used, chance takes over.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from enum import IntEnum

from nekoban.core import luck
from nekoban.core.compiled import Twin
from nekoban.core.events import hush
from nekoban.core.game import Game
from nekoban.core.messages import tell
from nekoban.core.moves import Move
from nekoban.core.notation import NotationError, whole_number
from nekoban.core.options import Chosen, short
from nekoban.core.record import Position, Raw

Outcome = int | str | list[int | str]
MOST_OUTCOMES = 200
LONGEST_NAME = 40


class GivenLuck:
    """A game's interpreted rules with given outcomes."""

    def __init__(self, game: Game, outcomes: Sequence[object]) -> None:
        self.left = read_outcomes(outcomes)
        bound = {"roll": self.roll, "draw_kind": self.draw_kind, "shuffle": self.shuffle}
        self.rules: Raw = Twin(game.parts["rules"].module, bound)
        self.game = game
        self.row: Raw = None  # of the move that is made
        self.rolls = 0  # in this move

    def start(self, options: Chosen, state: Position) -> Position:
        """Set up a game in a state that holds its defaults and its luck."""
        with self.all_used():
            self.rules.setup(state, options.record)
        return state

    def play(self, state: Position, move: Move) -> Position:
        """Make a move."""
        hush(state)
        self.row = self.game.moves[move]
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
        names = self.game.luck_names.rolled(state, self.row, sides, self.rolls)
        self.rolls += 1
        known = {name: side for side, name in reversed(list(enumerate(names)))}  # the first side of a name
        if known:
            return self.take(known, range(sides), "luck-no-face", faces=list(dict.fromkeys(names)))
        return self.take(known, range(sides), "luck-no-roll", high=sides - 1)

    def draw_kind(self, state: Raw, counts: Raw) -> int:
        if not self.left:
            return luck.draw_kind(state, counts)
        kinds = [kind for kind in range(len(counts)) if counts[kind] > 0]
        known = {name: kind for name, kind in names_in(self.game.luck_names.drawn).items() if kind in kinds}
        return self.take(known, kinds, "luck-no-draw", kinds=list(known) or kinds)

    def shuffle(self, state: Raw, cards: Raw, count: int) -> None:
        if not self.left:
            luck.shuffle(state, cards, count)
            return
        there, known = [int(card) for card in cards[:count]], names_in(self.game.luck_names.shuffled)
        given = self.left.pop(0)
        order = [known.get(str(card), card) for card in given] if isinstance(given, list) else []
        if sorted(map(str, order)) != sorted(map(str, there)):
            named = {number: name for name, number in known.items()}
            shown = [named.get(card, card) for card in there]
            raise NotationError(tell("luck-no-order", given=short(given), cards=shown))
        cards[:count] = order

    def take(self, known: Mapping[str, int], allowed: Sequence[int], refusal: str, **span: object) -> int:
        """The next outcome, by its name or by its number."""
        given = self.left.pop(0)
        outcome = known.get(given) if isinstance(given, str) else given
        if isinstance(outcome, int) and outcome in allowed:
            return outcome
        raise NotationError(tell(refusal, given=short(given), **span))


def names_in(kind: type[IntEnum] | None) -> dict[str, int]:
    """The members of an enum as texts call them."""
    members = kind.__members__ if kind else {}
    return {name.lower().replace("_", "-"): int(member) for name, member in members.items()}


def seat_names(state: Raw) -> list[str]:
    """Who it is, where one of the players is rolled."""
    return [f"seat-{seat + 1}" for seat in range(state.seats)]


def read_outcomes(given: object) -> list[Outcome]:
    """Outcomes as plain numbers and lists. Wrong input raises an error with a sentence."""
    if isinstance(given, str | Mapping) or not isinstance(given, Sequence) or len(given) > MOST_OUTCOMES:
        raise NotationError(tell("luck-no-list", limit=MOST_OUTCOMES, value=short(given)))
    return [read_outcome(one) for one in given]


def read_outcome(one: object) -> Outcome:
    """One given roll, draw or shuffle, from a test or a lesson's file."""
    if isinstance(one, list | tuple) and len(one) <= MOST_OUTCOMES:
        return [read_single(part) for part in one]
    return read_single(one)


def read_single(one: object) -> int | str:
    """A number, or a name; which names there are is known when it is used."""
    if isinstance(one, str) and len(one) <= LONGEST_NAME:
        return one.strip().lower()
    number = whole_number(one)
    if number is None:
        raise NotationError(tell("luck-no-outcome", value=short(one)))
    return number
