"""Judging: a search thinks about every decision of a match again, from the view of whoever decided.

It is given that view, the moves that were legal and a luck of its own, and nothing else. So what it finds
cannot depend on a card that the seat could not see. The same match, seed and budget give the same findings.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from nekoban.bots.levels import Level, deepest_name, levels_of
from nekoban.bots.search import TIMED_ITERATIONS, Search, Thought
from nekoban.core.game import Game
from nekoban.core.luck import bot_luck
from nekoban.core.match import Match
from nekoban.core.moves import Move
from nekoban.core.record import SeatNumber, View
from nekoban.review.decisions import WIN, Decision, decided

BUDGET = 12_000  # iterations of the first search, over all moves, and of every thorough one
QUICK = 3  # of a quick one, one decision in three
FOCUS = 0.35  # how far searches of one move explore at most: they find a plan that needs several moves sooner
CANDIDATES = 2  # moves that seem best, if they are
CLOSE = 150  # thousandths of a win or less behind the first of them


class Look(NamedTuple):
    """A further look, at what seems to cost this many thousandths."""

    searches: int  # of each move
    least: int
    most: int = WIN


LOOKS = (Look(1, 20), Look(4, 40, 200))  # what costs more than that is beyond doubt


class Judge:
    """Judges decisions: quickly at first, and more and more thoroughly what seems to have cost something.

    Use an object in one thread at a time.
    """

    def __init__(self, wide: Search, quick: Search, thorough: Search | None = None, seed: int = 0) -> None:
        self.wide = wide  # over all moves
        self.quick, self.thorough = quick, thorough  # of one move alone
        self.name = wide.name
        self.seed = seed  # another one repeats the whole review with other luck

    def decide(self, match: Match, ply: int) -> Decision:
        """What one decision of a match cost."""
        state, seat = match.states[ply], match.movers[ply]
        view, legal = match.engine.view(state, seat), match.engine.legal(state)
        return self.judged(view, legal, match.played[ply], ply, seat)

    def judged(self, view: View, legal: Sequence[Move], move: Move, ply: int, seat: SeatNumber) -> Decision:
        """What a move costs, as a seat can know it from its view."""
        return decided(ply, seat, move, self.think(view, legal, move, ply))

    def think(self, view: View, legal: Sequence[Move], move: Move, ply: int) -> list[Thought]:
        """What is found about every legal move, the best first.

        A search tries good moves more often, and so knows less of the others and thinks too little of them.
        Therefore the moves that seem best and the one that was played are looked at alone, all for the same
        time, however often the first search tried them: it explores more, and its chances are of another
        measure.
        """
        thoughts = self.wide.think(view, legal, self.luck("all", ply))
        least = thoughts[0].chance - CLOSE / WIN
        close = [thought for thought in thoughts[:CANDIDATES] if thought.chance >= least]
        if [thought.move for thought in close] == [move]:
            return best_first(thoughts)
        chosen = next(thought for thought in thoughts if thought.move == move)
        looked = [
            self.quick.look_at(view, legal, thought.move, self.luck(f"{thought.move}", ply))
            for thought in {*close, chosen}
        ]
        looked.sort(key=by_chance, reverse=True)
        if self.thorough:
            looked = self.look_again(self.thorough, view, legal, move, ply, looked)
        known = {thought.move for thought in looked}
        return best_first([*looked, *(thought for thought in thoughts if thought.move not in known)])

    def look_again(
        self,
        search: Search,
        view: View,
        legal: Sequence[Move],
        move: Move,
        ply: int,
        looked: list[Thought],
    ) -> list[Thought]:
        """Compare the best move and the one that was played again, as long as the difference matters.

        A search may miss a plan that another one finds, so the best of several searches counts, for both
        moves alike. The looks before do not: they chose what to look at again.
        """
        found: dict[Move, list[Thought]] = {looked[0].move: [], move: []}
        for look in LOOKS:
            cost = looked[0].chance - next(thought.chance for thought in looked if thought.move == move)
            if not look.least <= WIN * cost <= look.most:
                break
            for one, thoughts in found.items():
                for number in range(len(thoughts), len(thoughts) + look.searches):
                    luck = self.luck(f"{one} again {number}", ply)
                    thoughts.append(search.look_at(view, legal, one, luck))
            looked = [max(thoughts, key=by_chance) for thoughts in found.values()]
            looked.sort(key=by_chance, reverse=True)
        return looked

    def luck(self, what: str, ply: int) -> int:
        """A luck for one look. It depends on nothing that is hidden."""
        return bot_luck(f"review {self.seed} {what}".encode(), ply)


def by_chance(thought: Thought) -> tuple[float, int]:
    """Sort key: the worst first."""
    return thought.chance, -thought.move


def best_first(thoughts: Sequence[Thought]) -> list[Thought]:
    """The first is the best that is known; the others follow by their chance, those without visits last.

    What was not looked at alone is known less well, so it cannot promise more than the first.
    """
    first, *others = thoughts
    capped = [one._replace(chance=min(one.chance, first.chance)) for one in others]
    return [first, *sorted(capped, key=lambda one: (one.visits > 0, *by_chance(one)), reverse=True)]


def strongest_judge(game: Game, budget: int = BUDGET, seed: int = 0) -> Judge:
    """The level that looks furthest."""
    return make_judge(game, levels_of(game)[deepest_name(game)], budget, seed)


def make_judge(
    game: Game, level: Level, budget: int = BUDGET, seed: int = 0, seconds: float | None = None
) -> Judge:
    """A level that judges. Its first search of a decision is limited in iterations, or in seconds."""
    wide = replace(level, iterations=TIMED_ITERATIONS if seconds else budget)
    thorough = replace(wide, explore=min(level.explore, FOCUS))
    quick = replace(thorough, iterations=max(1, wide.iterations // QUICK))
    times = (seconds, seconds / QUICK, seconds) if seconds else (None, None, None)
    searches = zip((wide, quick, thorough), times, strict=True)
    return Judge(*(Search(game, one, seconds=time) for one, time in searches), seed=seed)
