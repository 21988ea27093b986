"""Mauwi and Mauw: one game in two editions."""

from nekoban.games.mauwi.facts import GAME

__all__ = ["GAME"]
