"""Judging: a search thinks about every decision of a match again, from the view of whoever decided.

It is given that view, the moves that were legal and a luck of its own, and nothing else. So what it finds
cannot depend on a card that the seat could not see. The same match, seed and budget give the same findings.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from nekoban.bots.levels import levels_of, strongest_name
from nekoban.bots.search import Search, Thought
from nekoban.core.game import Game
from nekoban.core.luck import bot_luck
from nekoban.core.match import Match
from nekoban.core.moves import Move
from nekoban.core.record import SeatNumber, View
from nekoban.review.decisions import WIN, Decision, decided

BUDGET = 4000  # iterations of the first look at a decision
# Further looks: times the first, and between which costs in thousandths. A larger one is beyond doubt.
AGAIN = ((5, 20, WIN), (20, 40, 200))
CANDIDATES = 3  # moves that seem best, if they are
CLOSE = 150  # thousandths of a win or less behind the first of them


class Judge:
    """Judges decisions: quickly at first, and more and more thoroughly what seems to have cost something.

    Use an object in one thread at a time.
    """

    def __init__(self, quick: Search, thorough: Sequence[Search] = (), seed: int = 0) -> None:
        self.quick, self.thorough = quick, thorough
        self.name = quick.name
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
        time. Of a mistake the last look counts, since the looks before it chose what to look at again.
        """
        thoughts = self.quick.think(view, legal, self.luck("all", ply))
        first = thoughts[0].chance - CLOSE / WIN
        close = [thought.move for thought in thoughts[:CANDIDATES] if thought.chance >= first]
        if close == [move]:
            return thoughts
        looked = self.compare(self.quick, view, legal, {*close, move}, ply)
        for search, (_, least, most) in zip(self.thorough, AGAIN, strict=False):
            cost = looked[0].chance - next(thought.chance for thought in looked if thought.move == move)
            if not least / WIN <= cost <= most / WIN:
                break
            looked = self.compare(search, view, legal, {looked[0].move, move}, ply)
        known = {thought.move for thought in looked}
        return [*looked, *(thought for thought in thoughts if thought.move not in known)]

    def compare(
        self, search: Search, view: View, legal: Sequence[Move], moves: Collection[Move], ply: int
    ) -> list[Thought]:
        """What is found about these moves, each alone; the best first."""
        looked = [search.look_at(view, legal, move, self.luck(str(move), ply)) for move in sorted(moves)]
        return sorted(looked, key=lambda thought: -thought.chance)

    def luck(self, what: str, ply: int) -> int:
        """A luck for one look. It depends on nothing that is hidden."""
        return bot_luck(f"review {self.seed} {what}".encode(), ply)


def strongest_judge(game: Game, budget: int = BUDGET, seed: int = 0) -> Judge:
    """The strongest mind there is. Its first look at a decision has so many iterations."""
    level = levels_of(game)[strongest_name(game)]
    looks = (1, *(times for times, _, _ in AGAIN))
    quick, *thorough = (Search(game, replace(level, iterations=times * budget)) for times in looks)
    return Judge(quick, thorough, seed)
