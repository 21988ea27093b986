"""Iwari: tribes that spread over a map with tents and totems."""

from nekoban.games.iwari.facts import GAME

__all__ = ["GAME"]
