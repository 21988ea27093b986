"""Cat Battles: the rules, by the sections of RULES.md. Every function here is part of the contract."""

from nekoban.games.cat_battles.rules.decisions import play, why_not
from nekoban.games.cat_battles.rules.ending import scores, winners
from nekoban.games.cat_battles.rules.flaws import derive, flaw
from nekoban.games.cat_battles.rules.listing import legal
from nekoban.games.cat_battles.rules.setup import setup
from nekoban.games.cat_battles.rules.sight import components, imagine, reveal

__all__ = [
    "components", "derive", "flaw", "imagine", "legal", "play", "reveal", "scores", "setup", "why_not",
    "winners",
]  # fmt: skip
