"""Mice: the rules, by the sections of RULES.md. Every function here is part of the contract."""

from nekoban.games._template.rules.ending import scores, winners
from nekoban.games._template.rules.flaws import flaw
from nekoban.games._template.rules.setup import setup
from nekoban.games._template.rules.sight import components, imagine, reveal
from nekoban.games._template.rules.turn import legal, play, why_not

__all__ = [
    "components", "flaw", "imagine", "legal", "play", "reveal", "scores", "setup", "why_not", "winners",
]  # fmt: skip
