"""One match, stepped from Python with as little between the caller and the compiled rules as possible.

    match = nekoban.rl.single("mauwi", players=2, seed=1)
    while match.to_move >= 0:
        match.play(random.choice(match.legal()))
    match.rewards()

Moves are rows of the game's table here, as in `Match.legal()`. A move that is not in `legal()` is refused by
`play(move, check=True)`; without the check the rules trust the caller.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from nekoban.core import loop
from nekoban.core.compiled import compile_for
from nekoban.core.game import Game, find_game
from nekoban.core.luck import seed_luck
from nekoban.core.match import read_seed


class Single:
    """One match and room for everything that is asked of it."""

    def __init__(self, game: Game | str, *, seed: int | str | bytes | None = None, **options: Any) -> None:
        self.game = found = find_game(game) if isinstance(game, str) else game
        self.options = found.options.read(options)
        self.players, self.chosen = self.options.players, self.options.bytes
        self.start, self.step, self.list_moves = rules_of(found)
        self.take(found.rules.State())
        self.fresh = self.raw.copy()
        self.reset(seed)

    def take(self, state: Any) -> None:
        """Play on in this state. What every move asks for is read through memory views, the quickest way."""
        self.state, self.raw = state, state.bytes
        self.room = loop.empty_moves()
        self.numbers, self.mover = memoryview(self.raw.data).cast("b"), state.dtype.fields["to_move"][1]
        self.listed = memoryview(self.room.data)

    def reset(self, seed: int | str | bytes | None = None) -> None:
        """Deal a new match; without a seed by chance."""
        self.raw[:] = self.fresh
        self.start(self.raw, 0, self.chosen, seed_luck(read_seed(seed), 0))

    @property
    def to_move(self) -> int:
        """The seat that decides, or a number below 0 when the match is over."""
        return self.numbers[self.mover]

    def legal(self) -> list[int]:
        """The legal moves, while a seat is to move."""
        return self.listed[: self.list_moves(self.raw, 0, self.room)].tolist()

    def play(self, move: int, check: bool = False) -> None:
        """Make a legal move."""
        if check and move not in self.legal():
            raise ValueError(f"Move {move} is not legal; legal are {self.legal()}.")
        self.step(self.raw, 0, move)

    def twin(self) -> Single:
        """A copy that goes its own way."""
        other = object.__new__(Single)
        other.__dict__ |= self.__dict__
        other.take(self.state.twin())
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


@cache
def rules_of(game: Game) -> list[Callable[..., Any]]:
    """The compiled `start`, `step` and `list_moves` themselves.

    numba looks at every argument's type, which is a third of a call; here the types never change.
    """
    from numba.core.sigutils import normalize_signature

    found = []
    for name in ("start", "step", "list_moves"):
        entry, signature = game.compiled.entry(name), loop.signatures()[name]
        compile_for(entry, signature)
        found.append(entry.get_overload(normalize_signature(signature)[0]))
    return found


def shares(players: int, winners: list[int]) -> list[float]:
    """Rewards that sum to 0: a sole winner has 1, several share what the losers lose, -1 among them all."""
    if not 0 < len(winners) < players:
        return [0.0] * players
    won = (players - len(winners)) / (len(winners) * (players - 1))
    return [won if seat in winners else -1 / (players - 1) for seat in range(players)]


def new_luck(chance: np.random.Generator) -> int:
    """A luck for a state."""
    return int(chance.integers(1, 1 << 62))
