"""Cat Battles: two squads of cats fight for a territory."""

from nekoban.games.cat_battles.facts import GAME

__all__ = ["GAME"]
