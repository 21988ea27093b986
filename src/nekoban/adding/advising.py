"""Law 7 for advice: what a hint and the coach say, and the veto of a level that asks a network."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import NamedTuple

from nekoban.bots.advice import Advice, advise, view_luck
from nekoban.bots.coach import Doubt, ever_surer, find_doubt
from nekoban.bots.levels import deepest_name, levels_of, strongest_name
from nekoban.bots.search import Search, Thought, make_search
from nekoban.core.game import Game
from nekoban.core.match import Match
from nekoban.core.motives import Choice
from nekoban.core.moves import Move

ITERATIONS = 12  # of a level that plays on: the law asks what it says, not whether it is right
ASKED = 6  # of one that asks a network


@cache
def quick(game: Game, name: str) -> Search:
    """A level of a game that hardly thinks, so that its advice is checked soon."""
    level = levels_of(game)[name]
    return make_search(game, replace(level, iterations=ASKED if level.network else ITERATIONS, horizon=4))


class Told(NamedTuple):
    """All that is said about a move, and what the coach weighs before it says something."""

    hint: Advice
    weighed: list[tuple[Thought, Thought]]  # the best move and this one, after each search
    vetoed: Move  # what the level that gives hints would do: the coach never doubts that
    doubt: Doubt | None


def told_as_advice(match: Match, move: Move) -> Told:
    """What a hint and the coach say to whoever is to move, about this move."""
    judge, strongest = (quick(match.game, name(match.game)) for name in (deepest_name, strongest_name))
    choice = Choice(match.view(match.to_move), move, match.legal(), match.names)
    luck = view_luck(choice.view)
    return Told(
        advise(strongest, choice.view, choice.legal, luck, choice.names),
        [*ever_surer(judge, choice, None)],
        strongest.choose(choice.view, choice.legal, luck),
        find_doubt(judge, choice, 0, strongest=strongest),
    )
