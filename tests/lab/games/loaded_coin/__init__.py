"""A loaded coin: a game with known answers, for the tests of the lab."""

from nekoban.games.loaded_coin.facts import GAME  # pyright: ignore[reportMissingImports]

__all__ = ["GAME"]
