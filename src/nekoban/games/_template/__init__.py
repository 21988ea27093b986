"""Mice: a tiny complete game, and the pattern of every other."""

from nekoban.games._template.facts import GAME

__all__ = ["GAME"]
