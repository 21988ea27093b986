"""One match, stepped from Python with as little overhead above the compiled rules as possible.

    match = nekoban.rl.single("mauwi", players=2, seed=1)
    moves = match.legal()
    while moves:
        moves = match.play(random.choice(moves))
    match.rewards()

Moves are rows of the game's table here, as in `Match.legal()`. A move that is not in `legal()` is refused by
`play(move, check=True)`; without the check the rules trust the caller.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from nekoban.core import loop
from nekoban.core.catalogue import find_game
from nekoban.core.game import Game
from nekoban.core.luck import seed_luck
from nekoban.core.match import checked_seat
from nekoban.core.seeds import read_seed
from nekoban.rl.loops import answer_of, border_of
from nekoban.rl.steps import NO_MOVE


class Firsts(dict[int, memoryview]):
    """The first n numbers of an array, by n. Each slice is made once: making it is slower than reading."""

    def __init__(self, numbers: np.ndarray) -> None:
        self.all = memoryview(numbers.data)

    def __missing__(self, count: int) -> memoryview:
        return self.setdefault(count, self.all[:count])


class Single:
    """One match, with memory for all its results."""

    def __init__(self, game: Game | str, *, seed: int | str | bytes | None = None, **options: Any) -> None:
        self.game = found = find_game(game) if isinstance(game, str) else game
        self.options = found.options.read(found.local_options(options))
        self.players, self.chosen = self.options.players, self.options.bytes
        self.answer = answer_of(found)
        self.start, self.look = border_of(found, "start"), border_of(found, "look")
        self.fresh = found.state().bytes
        self.make_room(np.concatenate([self.fresh, loop.empty_moves().view(np.uint8)]))
        self.reset(seed)

    def make_room(self, memory: np.ndarray) -> None:
        """One array for the state and the legal moves, as `answer` takes it. Both are slices of it."""
        kind, self.memory = self.game.state, memory
        size = kind.dtype.itemsize
        self.raw, self.room = memory[:size], memory[size:].view(np.int16)
        self.moves, self.seen = Firsts(self.room), np.empty_like(self.raw)
        self.state = kind.of(self.raw)
        self.numbers, self.mover = self.state.memory, kind.start("to_move")

    def reset(self, seed: int | str | bytes | None = None) -> list[int]:
        """Deal a new match, with a random seed if none is given. Returns the legal moves."""
        self.raw[:] = self.fresh
        self.start(self.raw, 0, self.chosen, seed_luck(read_seed(seed), 0))
        return self.play(NO_MOVE)

    @property
    def to_move(self) -> int:
        """The seat to move, or a number below 0 when the match is over."""
        return self.numbers[self.mover]

    def legal(self) -> list[int]:
        """The legal moves; none when the match is over."""
        return self.moves[self.count].tolist()

    def play(self, move: int, check: bool = False) -> list[int]:
        """Make a legal move. Returns the next legal moves, none when the match is over."""
        if check and move not in self.legal():
            raise ValueError(f"Move {move} is not legal; legal are {self.legal()}.")
        self.count = count = self.answer(self.memory, move)
        return self.moves[count].tolist()

    def twin(self) -> Single:
        """An independent copy."""
        other = object.__new__(Single)
        other.__dict__ |= self.__dict__
        other.make_room(self.memory.copy())
        return other

    def __deepcopy__(self, memo: Any) -> Single:
        return self.twin()

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.game, self.options.changed(), self.memory.copy(), self.count)

    def listed(self) -> np.ndarray:
        """The legal moves in the match's own memory; the next move overwrites them."""
        return self.room[: self.count]

    def sight(self, seat: int) -> np.ndarray:
        """The bytes of what a seat may see, for an `Encoder`; the next call overwrites them."""
        self.look(self.raw, 0, seat, self.seen, 0)
        return self.seen

    def view(self, seat: int | None = None) -> Any:
        """What a seat, or a spectator, may see."""
        return self.game.compiled.view(self.state, checked_seat(seat, self.players))

    def scores(self) -> list[int]:
        """Points of every seat as of now."""
        return self.game.compiled.scores(self.state)

    def rewards(self) -> list[float]:
        """The reward of every seat; all 0 while the match goes on."""
        winners = self.game.compiled.winners(self.state) if self.to_move < 0 else []
        return shares(self.players, winners)


def restored(game: Game, options: dict[str, Any], memory: np.ndarray, count: int) -> Single:
    """A match from its pickled parts."""
    match = Single(game, seed=0, **options)
    match.make_room(memory)
    match.count = count
    return match


def shares(players: int, winners: list[int]) -> list[float]:
    """Rewards that sum to 0: a loser has -1 / (players - 1), and the winners share what the losers lose."""
    if not 0 < len(winners) < players:
        return [0.0] * players
    won = (players - len(winners)) / (len(winners) * (players - 1))
    return [won if seat in winners else -1 / (players - 1) for seat in range(players)]


def new_luck(chance: np.random.Generator) -> int:
    """A luck for a state."""
    return int(chance.integers(1, 1 << 62))
