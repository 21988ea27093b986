"""What batches on a CPU and on a GPU have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Any, NamedTuple, NoReturn, TypeAlias

import numpy as np

from nekoban.core.catalogue import find_game
from nekoban.core.encode import RESET
from nekoban.core.game import Game
from nekoban.core.luck import start_luck
from nekoban.core.observations import NUMBER_TYPES, Layout
from nekoban.core.record import WORD_BYTES, hidden_words, needed_words
from nekoban.core.seeds import read_seed
from nekoban.core.turned_seats import turned_moves
from nekoban.rl.arrays import LINE, Kept, Shown, Table
from nekoban.rl.positions import Positions

Seed: TypeAlias = int | str | bytes | None


class Step(NamedTuple):
    """What a batch shows after a step. Row i is match i; a match that ended has been restarted."""

    observations: Any  # (n, layout.size): as seen by the seat to move, which counts as seat 0
    masks: Any  # (n, actions) int8: 1 for every legal action
    to_move: Any  # (n,) int16: the seat to move, as the table counts; negative when over
    rewards: Any  # (n, seats) float32: of the matches that ended with this step
    ended: Any  # (n,) bool: the match ended with this step


def one_a_line(words: np.ndarray) -> np.ndarray:
    """Of these numbers of a record as few as bring all of them, since memory comes in lines."""
    found: list[int] = []
    for word in words.tolist():
        if not found or word - found[-1] >= LINE // WORD_BYTES:
            found.append(word)
    return np.array([*found, words[-1]], np.uint64)


def as_it_is(array: np.ndarray) -> np.ndarray:
    return array


class AnyBatch:
    """n matches of one game with the same options, wherever their arrays are."""

    shown: Step
    chosen: Any
    lists: Any
    counts: Any

    def __init__(
        self, game: Game | str, n: int, auto_reset: bool, kept: bool, options: dict[str, Any]
    ) -> None:
        if n < 1:
            raise ValueError(f"A batch has at least one match, not {n}.")
        self.game = found = find_game(game) if isinstance(game, str) else game
        self.options = found.options.read(found.local_options(options))
        self.n, self.players, self.actions = n, self.options.players, len(found.moves)
        self.auto_reset, self.begun = auto_reset, False
        self.is_sampled = True  # nothing has been picked yet
        self.layout = Layout(found, self.players, kept)
        self.moves, self.turned = turned_moves(found, self.players)

    def kept_arrays(self) -> dict[str, tuple[tuple[int, ...], Any]]:
        """Shape and type of what is kept of the matches, besides their states."""
        n = self.n
        return {
            "chosen": ((n,), np.int64),
            "observers": ((n,), np.int16),
            "lists": ((n, self.actions), np.int16),
            "counts": ((n,), np.int32),
            "results": ((n, self.game.seats), np.int32),
            "lucks": ((n,), np.int64),
            "picks": ((n,), np.int32),
        }

    def shown_arrays(self, columns: int, number: Any) -> dict[str, tuple[tuple[int, ...], Any]]:
        """Shape and type of the fields of Step."""
        return {
            "observations": ((self.n, columns), number),
            "masks": ((self.n, self.actions), np.int8),
            "to_move": ((self.n,), np.int16),
            "rewards": ((self.n, self.players), np.float32),
            "ended": ((self.n,), np.bool_),
        }

    def parts(self, move: Callable[[np.ndarray], Any] = as_it_is) -> tuple[Table, Kept, Shown]:
        """What a step works on besides the states, always the same arrays. move: to where the others are."""
        fresh, hidden = (
            self.game.state().bytes.view(np.uint64).copy(),
            hidden_words(self.game.state, self.players),
        )
        step, none = self.shown, np.zeros((self.n, 0), np.int8)
        seen = step.observations
        small, large = (seen if seen.dtype == kind else move(none.astype(kind)) for kind in NUMBER_TYPES)
        return (
            Table(
                move(fresh),
                move(self.options.bytes),
                move(hidden),
                move(self.layout.spans),
                move(one_a_line(needed_words(self.game.state))),
                move(self.moves),
                move(self.turned),
                int(self.auto_reset),
                *map(move, self.layout.plan),
            ),
            Kept(*(getattr(self, name) for name in self.kept_arrays())),
            Shown(step.to_move, step.masks, step.rewards, step.ended.view(np.uint8), small, large),
        )

    def seed(self, seed: Seed) -> None:
        """Give every row its own luck; the same seed and actions give the same matches."""
        self.set_luck(*self.lucks_from(seed))

    def lucks_from(self, seed: Seed) -> tuple[np.ndarray, np.ndarray]:
        """Of every row the luck of its state and that of its choices."""
        chance = np.random.default_rng(list(read_seed(seed)))
        of_states, of_choices = (chance.integers(0, 1 << 62, self.n) + start_luck(0) for _ in range(2))
        return of_states, of_choices

    def set_luck(self, of_states: np.ndarray, of_choices: np.ndarray) -> None:
        raise NotImplementedError

    def move_on(self) -> Step:
        """Make the chosen actions, if they are legal."""
        raise NotImplementedError

    def reset(
        self, seed: Seed = None, *, positions: Positions | None = None, rows: Sequence[int] | None = None
    ) -> Step:
        """Restart all matches; with a seed, the same ones every time.

        positions: where matches begin instead of the set-up; rows: only these, the others stay as they are.
        """
        if positions is not None:
            return self.begin_at(positions, rows, seed)
        if rows is not None:
            raise ValueError("rows says where positions go; RESET as an action restarts single rows.")
        if seed is not None:
            self.seed(seed)
        self.chosen[:] = RESET
        return self.move_on()

    def begin_at(self, positions: Positions, rows: Sequence[int] | None, seed: Seed) -> Step:
        """Begin matches at positions."""
        raise ValueError(
            "Matches on a GPU begin with the set-up. Begin at positions with nekoban.rl.batch, on a CPU."
        )

    def check_begun(self) -> None:
        if not self.begun and bool((self.chosen != RESET).any()):
            raise ValueError("The matches have not begun: call reset() before the first step.")

    def refuse(self, row: int) -> NoReturn:
        raise ValueError(
            f"Action {int(self.chosen[row])} is not legal in match {row}; legal are "
            f"{sorted(self.legal(row).tolist())}. No match was changed."
        )

    def legal(self, row: int) -> Any:
        """The legal actions of one match."""
        return self.lists[row, : int(self.counts[row])].copy()

    def close(self) -> None:
        """Let go of what the batch holds."""

    def __enter__(self) -> Any:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.n} × {self.game.name} {self.options}>"
