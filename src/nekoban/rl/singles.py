"""One match, stepped from Python with as little between the caller and the compiled rules as possible.

    match = nekoban.rl.single("mauwi", players=2, seed=1)
    while match.to_move >= 0:
        match.play(random.choice(match.legal()))
    match.rewards()

Moves are rows of the game's table here, as in `Match.legal()`. A move that is not in `legal()` is refused by
`play(move, check=True)`; without the check the rules trust the caller.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from nekoban.core import loop
from nekoban.core.game import Game, find_game
from nekoban.core.luck import seed_luck
from nekoban.core.match import read_seed


class Single:
    """One match and room for everything that is asked of it."""

    def __init__(self, game: Game | str, *, seed: int | str | bytes | None = None, **options: Any) -> None:
        self.game = found = find_game(game) if isinstance(game, str) else game
        self.options = found.options.read(options)
        self.players = self.options.players
        self.state = found.rules.State()
        self.fresh = self.state.bytes.copy()
        self.raw = self.state.bytes
        self.movers = self.state.array["to_move"]
        self.room = loop.empty_moves()
        border = found.compiled.border
        self.start, self.step, self.list_moves = border.start, border.step, border.list_moves
        self.reset(seed)

    def reset(self, seed: int | str | bytes | None = None) -> None:
        """Deal a new match; without a seed by chance."""
        self.raw[:] = self.fresh
        self.start(self.raw, 0, self.options.bytes, seed_luck(read_seed(seed), 0))

    @property
    def to_move(self) -> int:
        """The seat that decides, or a number below 0 when the match is over."""
        return int(self.movers[0])

    def legal(self) -> list[int]:
        """The legal moves."""
        return self.room[: self.list_moves(self.raw, 0, self.room)].tolist()

    def play(self, move: int, check: bool = False) -> None:
        """Make a legal move."""
        if check and move not in self.legal():
            raise ValueError(f"Move {move} is not legal; legal are {self.legal()}.")
        self.step(self.raw, 0, move)

    def twin(self) -> Single:
        """A copy that goes its own way."""
        other = object.__new__(Single)
        other.__dict__ |= self.__dict__
        other.state = self.state.twin()
        other.raw, other.movers = other.state.bytes, other.state.array["to_move"]
        other.room = loop.empty_moves()
        return other

    def view(self, seat: int | None = None) -> Any:
        """What a seat, or a spectator, may see."""
        return self.game.compiled.view(self.state, seat)

    def scores(self) -> list[int]:
        """Points of every seat as of now."""
        return self.game.compiled.scores(self.state)

    def rewards(self) -> list[float]:
        """What the match was worth to every seat; nothing while it goes on."""
        winners = self.game.compiled.winners(self.state) if self.to_move < 0 else []
        return shares(self.players, winners)


def shares(players: int, winners: list[int]) -> list[float]:
    """Rewards that sum to 0: a sole winner has 1, several share what the losers lose, -1 among them all."""
    if not 0 < len(winners) < players:
        return [0.0] * players
    won = (players - len(winners)) / (len(winners) * (players - 1))
    return [won if seat in winners else -1 / (players - 1) for seat in range(players)]


def new_luck(chance: np.random.Generator) -> int:
    """A luck for a state."""
    return int(chance.integers(1, 1 << 62))
