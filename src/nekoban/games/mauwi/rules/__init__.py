"""Mauwi (Tsume edition) and Mauw (first edition): the rules, one file for each section of RULES.md.

Every function here is part of the contract.
"""

from nekoban.games.mauwi.rules.ending import scores, winners
from nekoban.games.mauwi.rules.flaws import derive, flaw
from nekoban.games.mauwi.rules.setup import setup
from nekoban.games.mauwi.rules.sight import components, imagine, reveal
from nekoban.games.mauwi.rules.turn import legal, play, why_not

__all__ = [
    "components", "derive", "flaw", "imagine", "legal", "play", "reveal", "scores", "setup", "why_not",
    "winners",
]  # fmt: skip
