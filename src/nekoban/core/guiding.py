"""Guiding: the prompts and outcomes that a page shows beside the moves, from the game's guide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from nekoban.core.moves import Move
from nekoban.core.record import View

if TYPE_CHECKING:
    from nekoban.core.match import Match


def guidance(match: Match, view: View) -> dict[str, Any]:
    """For whoever is to move and looks at a picture: what to click, step by step, and what that brings."""
    legal = match.legal()
    shortcuts = match.game.guide.shortcuts(view, legal)
    return {
        "prompts": prompts(match, view, legal),
        "outcomes": outcomes(match, view, legal),
        "shortcuts": [(clicks, legal.index(move)) for clicks, move in shortcuts],
    }


def prompts(match: Match, view: View, legal: Sequence[Move] | None = None) -> dict[str, str]:
    """What to click next, by the clicks before it; `legal`, where it is known, need not be found again."""
    legal = match.legal() if legal is None else legal
    paths, prompt, names = match.game.moves.paths, match.game.guide.prompt, match.names
    ways = [paths[move] for move in legal]
    ways += [clicks for clicks, _ in match.game.guide.shortcuts(view, legal)]
    begun = dict.fromkeys(path[:length] for path in ways for length in range(len(path)))
    said = {" ".join(picked): prompt(view, picked, names) for picked in begun}
    return {picked: sentence for picked, sentence in said.items() if sentence}


def outcomes(match: Match, view: View, legal: Sequence[Move] | None = None) -> dict[str, tuple[str, str]]:
    """What each legal move brings, by its clicks: a word or two, and a sentence."""
    legal = match.legal() if legal is None else legal
    paths, outcome, names = match.game.moves.paths, match.game.guide.outcome, match.names
    told = {" ".join(paths[move]): outcome(view, move, names) for move in legal}
    return {clicks: outcome for clicks, outcome in told.items() if outcome}
