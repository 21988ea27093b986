"""Nekoban: a table for five published rulebooks.

>>> import nekoban
>>> match = nekoban.new("mice", players=2, seed=1)
>>> match.to_move
0
>>> match.play(match.moves()[0])
"""

from nekoban.core.catalogue import all_games
from nekoban.core.game import Game
from nekoban.core.match import Match, Result
from nekoban.core.notation import NotationError
from nekoban.core.options import OptionError
from nekoban.core.refusals import MoveError, Refusal
from nekoban.core.undo import UndoError

__version__ = "0.2.0"


def games() -> dict[str, Game]:
    """Every game by name."""
    return dict(all_games())


new = Match.new
load = Match.load

__all__ = [
    "Game",
    "Match",
    "MoveError",
    "NotationError",
    "OptionError",
    "Refusal",
    "Result",
    "UndoError",
    "games",
    "load",
    "new",
]
