"""A law that is broken: which one, where, and how to see it again."""

from __future__ import annotations

from nekoban.core.game import Chosen, Game


class Breach(Exception):
    """A law was broken; the text says where, and how to reproduce it."""

    def __init__(self, law: int, game: Game, options: Chosen | None, seed: int, what: str) -> None:
        self.law = law
        where = f" {options}" if options is not None else ""
        super().__init__(f"Law {law} is broken by {game.name}{where}, seed {seed}: {what}")


def expect(holds: bool, law: int, game: Game, options: Chosen, seed: int, what: str) -> None:
    """A law is broken where this does not hold."""
    if not holds:
        raise Breach(law, game, options, seed, what)
