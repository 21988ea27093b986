"""Outcomes of luck: what each roll, draw and shuffle can give, with its probability.

`roll`, `draw_kind` and `shuffle` are the only sources of luck. Here the rules run with what was decided so
far, and stop where luck has to decide something more. So all that can happen in a move can be enumerated.

    luck = Outcomes(game)
    luck.start(options, [])          # raises Undecided: its outcomes are [(0, 0.25), (1, 0.5), (3, 0.25)]
    luck.start(options, [1])         # the next one, or the state

An outcome is a number: what is rolled, the kind that is drawn, or, for each place of a shuffle from the last
to the first, which of the different cards left comes there, in the order of their numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from nekoban.core.compiled import Twin
from nekoban.core.events import hush
from nekoban.core.game import Game
from nekoban.core.moves import Move
from nekoban.core.options import Chosen
from nekoban.core.record import Raw, View, to_state

ANY_LUCK = 1  # of states whose luck is enumerated


class Undecided(Exception):
    """Luck has to decide something more: each outcome with its probability."""

    def __init__(self, outcomes: list[tuple[int, float]]) -> None:
        super().__init__(f"Luck has {len(outcomes)} outcomes here.")
        self.outcomes = outcomes


class Outcomes:
    """A game's interpreted rules that stop where luck decides."""

    def __init__(self, game: Game) -> None:
        self.game = game
        bound = {"roll": self.roll, "draw_kind": self.draw_kind, "shuffle": self.shuffle}
        self.rules: Any = Twin(game.parts["rules"].module, bound)
        self.left: list[int] = []

    def start(self, options: Chosen, decided: Sequence[int]) -> Raw:
        """Set up a game."""
        state = self.game.state()
        self.left = list(decided)
        self.rules.setup(state, options.record)
        return state

    def play(self, state: Raw, move: Move, decided: Sequence[int]) -> Raw:
        """The state after a move."""
        after = state.twin()
        self.left = list(decided)
        hush(after)
        self.rules.play(after, move)
        return after

    def imagine(self, view: View, decided: Sequence[int]) -> Raw:
        """A world that looks like the view: what it hides is dealt."""
        state = to_state(view)
        self.left = list(decided)
        self.rules.imagine(state, ANY_LUCK)
        return state

    @staticmethod
    def every(result: Callable[[Sequence[int]], Raw]) -> Iterator[tuple[float, Raw]]:
        """All that luck can make of a start, a move or a view, each with its probability."""
        waiting: list[tuple[float, tuple[int, ...]]] = [(1.0, ())]
        while waiting:
            chance, decided = waiting.pop()
            try:
                yield chance, result(decided)
            except Undecided as more:
                waiting += [(chance * share, (*decided, outcome)) for outcome, share in more.outcomes]

    # --- what the rules call

    def roll(self, state: Raw, sides: int) -> int:
        return self.take(dict.fromkeys(range(sides), 1))

    def draw_kind(self, state: Raw, counts: Raw) -> int:
        return self.take({kind: int(counts[kind]) for kind in range(len(counts)) if counts[kind] > 0})

    def shuffle(self, state: Raw, cards: Raw, count: int) -> None:
        left = Counter(int(card) for card in cards[:count])
        for place in range(count - 1, -1, -1):
            kinds = sorted(left)
            card = kinds[self.take({number: left[kind] for number, kind in enumerate(kinds)})]
            cards[place] = card
            left -= Counter([card])

    def take(self, weights: dict[int, int]) -> int:
        """The outcome that was decided; if there is only one, that one."""
        if len(weights) == 1:
            return next(iter(weights))
        total = sum(weights.values())
        if not self.left:
            raise Undecided([(outcome, weight / total) for outcome, weight in weights.items()])
        outcome = self.left.pop(0)
        if outcome not in weights:
            raise ValueError(f"{outcome} cannot happen here. Possible are {', '.join(map(str, weights))}.")
        return outcome
