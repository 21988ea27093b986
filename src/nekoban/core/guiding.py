"""Guiding: the prompts and outcomes that a page shows beside the moves, from the game's guide."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from nekoban.core.contracts import Names
from nekoban.core.game import Game
from nekoban.core.moves import Move, Moves
from nekoban.core.record import View

if TYPE_CHECKING:
    from nekoban.core.match import Match

Clicks = Sequence[str]


def guidance(game: Game, view: View, legal: Sequence[Move], names: Names) -> dict[str, Any]:
    """For whoever is to move and looks at a picture: what to click, step by step, and what that brings."""
    shortcuts = game.guide.shortcuts(view, legal)
    return {
        "prompts": said_prompts(game, view, legal, [clicks for clicks, _ in shortcuts], names),
        "outcomes": said_outcomes(game, view, legal, names),
        "shortcuts": [(clicks, legal.index(move)) for clicks, move in shortcuts],
    }


def prompts(match: Match, view: View) -> dict[str, str]:
    """What to click next, by the clicks before it."""
    legal = match.legal()
    more = [clicks for clicks, _ in match.game.guide.shortcuts(view, legal)]
    return said_prompts(match.game, view, legal, more, match.names)


def outcomes(match: Match, view: View) -> dict[str, tuple[str, str]]:
    """What each legal move brings, by its clicks: a word or two, and a sentence."""
    return said_outcomes(match.game, view, match.legal(), match.names)


def said_prompts(
    game: Game, view: View, legal: Sequence[Move], more: Sequence[Clicks], names: Names
) -> dict[str, str]:
    """The prompts on the way to the legal moves, and on some more ways."""
    prompt, starts = game.guide.prompt, beginnings(game.moves)
    begun = {picked: None for move in legal for picked in starts[move]}
    for clicks in more:
        begun |= dict.fromkeys(begun_ways(clicks))
    said = [(" ".join(picked), prompt(view, picked, names)) for picked in begun]
    return {picked: sentence for picked, sentence in said if sentence}


def said_outcomes(game: Game, view: View, legal: Sequence[Move], names: Names) -> dict[str, tuple[str, str]]:
    """What the guide says that each legal move brings, by its clicks."""
    clicks, outcome = joined_paths(game.moves), game.guide.outcome
    told = [(clicks[move], outcome(view, move, names)) for move in legal]
    return {path: brought for path, brought in told if brought}


@cache
def beginnings(moves: Moves) -> list[list[Clicks]]:
    """Of every move, the clicks that may have been made before it is done, from none on."""
    return [begun_ways(path) for path in moves.paths]


@cache
def joined_paths(moves: Moves) -> list[str]:
    """The path of clicks of every move, as one text."""
    return [" ".join(path) for path in moves.paths]


def begun_ways(clicks: Clicks) -> list[Clicks]:
    """All beginnings of some clicks."""
    return [tuple(clicks[:length]) for length in range(len(clicks))]
