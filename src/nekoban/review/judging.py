"""Judging: a search thinks about every decision of a match again, from the view of the seat that made it.

It is given that view, the moves that were legal and a luck of its own, and nothing else. So what it finds
cannot depend on a card that the seat could not see. The same match, seed and budget give the same findings.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from hashlib import blake2b
from math import sqrt
from pathlib import Path
from statistics import variance
from typing import NamedTuple

from nekoban.bots import search
from nekoban.bots.levels import Level, deepest_name, levels_of
from nekoban.bots.search import TIMED_ITERATIONS, Search, Thought, level_mark, together
from nekoban.core.game import Game
from nekoban.core.luck import bot_luck
from nekoban.core.match import Match
from nekoban.core.moves import Move
from nekoban.core.record import SeatNumber, View
from nekoban.review import decisions
from nekoban.review.decisions import EVEN, WIN, Decision, decided

BUDGET = 7_000  # iterations of a thorough look at one move
WIDE = 3  # of a search over all moves, one in three
BRIEF = 6  # of a brief look at one move, one in six
FOCUS = 0.35  # how far searches of one move explore at most: they find a plan that needs several moves sooner
FIELD = 16  # moves that are looked at briefly
TRIES, SHARED = 3, 20  # brief looks at one move, and at all of them, if they are few enough
CLOSE = 300  # thousandths behind the best move, or less: it may still be better
FINAL = 5  # moves that are looked at thoroughly, and the one that was played
NEAR = 60  # thousandths behind the best at the first thorough look, or less: it may have missed a plan
TWICE = 2  # looks: no single one ends a comparison
CLEAR = 200  # thousandths: what seems to cost more than that is beyond doubt
LEAST, MOST = 3, 8  # thorough looks at a move and its best rival, where it matters
SURE = 4  # standard errors between a cost and nothing, or between it and another by SMALL
SMALL = 30  # thousandths; a move that is better by more than that at the first look cost nothing
KEY_BYTES = 8


class Judged(NamedTuple):
    """What is found about every legal move, the best first, and the standard error of the cost."""

    thoughts: list[Thought]
    error: float = 0.0


class Judge:
    """Judges decisions: briefly at first, and more and more thoroughly what seems best and what was played.

    Use an object in one thread at a time.
    """

    def __init__(self, wide: Search, brief: Search, thorough: Search, seed: int = 0) -> None:
        self.wide = wide  # over all moves
        self.brief, self.thorough = brief, thorough  # of one move alone
        self.name = wide.name
        self.seed = seed  # another one repeats the whole review with other luck

    def decide(self, match: Match, ply: int) -> Decision:
        """What one decision of a match cost."""
        state, seat = match.states[ply], match.movers[ply]
        view, legal = match.engine.view(state, seat), match.engine.legal(state)
        return self.judged(view, legal, match.played[ply], ply, seat)

    def judged(self, view: View, legal: Sequence[Move], move: Move, ply: int, seat: SeatNumber) -> Decision:
        """What a move costs, as a seat can know it from its view."""
        return decided(ply, seat, move, *self.think(view, legal, move, ply))

    def think(self, view: View, legal: Sequence[Move], move: Move, ply: int) -> Judged:
        """What is found about every legal move.

        A search over all moves tries good ones more often: it knows less of the others, and misses a plan
        that needs several moves. Therefore moves are looked at alone, each for the same time. A brief look
        misses such a plan too, now and then, so the best of a few counts. These choose which moves are
        compared, and no more: a longer look finds more plans, so its chances are of another measure.
        """
        field, known = list(legal), dict[Move, Thought]()
        if len(legal) > FIELD:
            known = {one.move: one for one in self.wide.think(view, legal, self.luck("all", ply))}
            field = first_and([*known], FIELD, move)
        if len(field) > FINAL:
            count = max(1, min(TRIES, SHARED // len(field)))
            looked = [self.brief_look(view, legal, one, ply, count) for one in field]
            looked.sort(key=by_chance, reverse=True)
            known |= {one.move: one for one in looked}
            close = [one.move for one in looked if WIN * (looked[0].chance - one.chance) <= CLOSE]
            field = first_and(close, FINAL, move)
        found, error = self.compared(view, legal, move, ply, field)
        others = [known.get(one, Thought(one, 0, 0.0)) for one in legal if one not in field]
        return Judged(best_first([*found, *others]), error)

    def brief_look(self, view: View, legal: Sequence[Move], move: Move, ply: int, count: int) -> Thought:
        """The best of some brief looks at a move."""
        lucks = [self.luck(f"{move} briefly {number}", ply) for number in range(count)]
        return max((self.brief.look_at(view, legal, move, luck) for luck in lucks), key=by_chance)

    def compared(
        self, view: View, legal: Sequence[Move], move: Move, ply: int, field: Sequence[Move]
    ) -> Judged:
        """Look at these moves, at near ones twice, and at the played one and its best rival until it is sure.

        A look misses a plan now and then. The mean of two that do not both miss it is still ahead.
        """

        def look(one: Move) -> None:
            luck = self.luck(f"{one} thoroughly {len(looks[one])}", ply)
            looks[one].append(self.thorough.look_at(view, legal, one, luck))

        looks: dict[Move, list[Thought]] = {one: [] for one in field}
        for one in field:
            look(one)
        best = max(looks[one][0].chance for one in field)
        for one in field:
            if one == move or WIN * (best - looks[one][0].chance) <= NEAR:
                look(one)
        while True:
            found = sorted(map(together, looks.values()), key=by_chance, reverse=True)
            rival = next((one.move for one in found if one.move != move), move)
            if rival == move or is_sure(looks[rival], looks[move]):
                return Judged(found, error(looks[rival], looks[move]))
            look(rival)
            look(move)

    def luck(self, what: str, ply: int) -> int:
        """A luck for one look. It depends on nothing that is hidden."""
        return bot_luck(f"review {self.seed} {what}".encode(), ply)


def first_and(field: Sequence[Move], count: int, move: Move) -> list[Move]:
    """The first of some moves and this one, to be judged."""
    first = list(field[:count])
    return first if move in first else [*first, move]


def is_sure(rival: Sequence[Thought], own: Sequence[Thought]) -> bool:
    """Whether looks at a move and at its best rival say what it cost, or will not soon."""
    cost, count = WIN * (together(rival).chance - together(own).chance), min(len(rival), len(own))
    if count < TWICE:
        return False
    if not -SMALL <= cost <= CLEAR or count >= MOST:
        return True
    return count >= LEAST and SURE * WIN * error(rival, own) <= max(cost - EVEN, SMALL)


def error(one: Sequence[Thought], other: Sequence[Thought]) -> float:
    """The standard error of the difference between two moves' chances; 0 if one was looked at only once."""
    if min(len(one), len(other)) < 2:
        return 0.0
    return sqrt(sum(variance(look.chance for look in looks) / len(looks) for looks in (one, other)))


def by_chance(thought: Thought) -> tuple[float, int]:
    """Sort key of judged moves: the worst first."""
    return thought.chance, -thought.move


def best_first(thoughts: Sequence[Thought]) -> list[Thought]:
    """The first is the best that is known; the others follow by their chance, those without visits last.

    What was not looked at alone is known less well, so it cannot promise more than the first.
    """
    first, *others = thoughts
    capped = [one._replace(chance=min(one.chance, first.chance)) for one in others]
    return [first, *sorted(capped, key=lambda one: (one.visits > 0, *by_chance(one)), reverse=True)]


def strongest_judge(game: Game, budget: int = BUDGET, seed: int = 0) -> Judge:
    """The level that looks furthest, as judge of a review."""
    return make_judge(game, levels_of(game)[deepest_name(game)], budget, seed)


def make_judge(
    game: Game, level: Level, budget: int = BUDGET, seed: int = 0, seconds: float | None = None
) -> Judge:
    """A level that judges. Its thorough looks are limited in iterations, or in seconds."""

    def searching(part: int, explore: float) -> Search:
        iterations = TIMED_ITERATIONS if seconds else max(1, budget // part)
        limited = replace(level, iterations=iterations, explore=explore)
        return Search(game, limited, seconds=seconds and seconds / part)

    focus = min(level.explore, FOCUS)
    return Judge(searching(WIDE, level.explore), searching(BRIEF, focus), searching(1, focus), seed)


@cache
def judge_key(game: Game, budget: int = BUDGET) -> str:
    """A fingerprint of all that decides what the strongest judge of a game finds.

    That is the level with its settings, the code of its search (and the network, if it asks one), and the
    judging itself.
    """
    sources = [Path(file).read_bytes() for file in (decisions.__file__, __file__, search.__file__) if file]
    mark = f"{level_mark(game, levels_of(game)[deepest_name(game)])} {budget}".encode()
    return blake2b(b"".join([mark, *sources]), digest_size=KEY_BYTES).hexdigest()
