"""Nine Lives: the rules, by the sections of RULES.md. Every function here is part of the contract."""

from nekoban.games.nine_lives.rules.decisions import play, why_not
from nekoban.games.nine_lives.rules.ending import scores, winners
from nekoban.games.nine_lives.rules.flaws import derive, flaw
from nekoban.games.nine_lives.rules.listing import legal
from nekoban.games.nine_lives.rules.setup import setup
from nekoban.games.nine_lives.rules.sight import components, imagine, reveal

__all__ = [
    "components", "derive", "flaw", "imagine", "legal", "play", "reveal", "scores", "setup", "why_not",
    "winners",
]  # fmt: skip
