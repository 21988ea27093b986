"""Nine Lives: Math Meows."""

from nekoban.games.nine_lives.facts import GAME

__all__ = ["GAME"]
