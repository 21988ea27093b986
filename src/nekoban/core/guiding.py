"""Guiding: the prompts and outcomes that a page shows beside the moves, from the game's guide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nekoban.core.record import View

if TYPE_CHECKING:
    from nekoban.core.match import Match


def prompts(match: Match, view: View) -> dict[str, str]:
    """What to click next, by the clicks before it, for whoever is to move and looks at a picture."""
    other_ways = [clicks for clicks, _ in match.game.guide.shortcuts(view, match.legal())]
    ways = [*match.paths(), *other_ways]
    begun = dict.fromkeys(path[:length] for path in ways for length in range(len(path)))
    said = {" ".join(picked): match.game.guide.prompt(view, picked, match.names) for picked in begun}
    return {picked: sentence for picked, sentence in said.items() if sentence}


def outcomes(match: Match, view: View) -> dict[str, tuple[str, str]]:
    """What each legal move brings, by its clicks: a word or two, and a sentence."""
    paths = match.game.moves.paths
    told = {
        " ".join(paths[move]): match.game.guide.outcome(view, move, match.names) for move in match.legal()
    }
    return {clicks: outcome for clicks, outcome in told.items() if outcome}
