"""What batches on a CPU and on a GPU share: arrays, seeds, options, resets and beginnings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import TracebackType
from typing import Any, NamedTuple, NoReturn, TypeAlias

import numpy as np

from nekoban.core.catalogue import find_game
from nekoban.core.encode import HOLD, RESET
from nekoban.core.game import Game
from nekoban.core.luck import start_luck
from nekoban.core.observations import NUMBER_TYPES, EncodePlan, Layout
from nekoban.core.options import Chosen
from nekoban.core.record import WORD_BYTES, hidden_words, needed_words
from nekoban.core.seeds import read_seed
from nekoban.core.turned_seats import turned_moves
from nekoban.rl.arrays import LINE, Kept, Shown, Table
from nekoban.rl.positions import Positions

Seed: TypeAlias = int | str | bytes | None
RowOptions: TypeAlias = Mapping[str, Any] | Sequence[Mapping[str, Any]]


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
    """The array itself: a batch on a CPU has nothing to copy."""
    return array


class AnyBatch:
    """n matches of one game for the same number of players, wherever their arrays are."""

    shown: Step
    chosen: Any
    lists: Any
    counts: Any
    sets: Any

    def __init__(
        self, game: Game | str, n: int, auto_reset: bool, kept: bool, options: dict[str, Any]
    ) -> None:
        if n < 1:
            raise ValueError(f"A batch has at least one match, not {n}.")
        self.game = found = find_game(game) if isinstance(game, str) else game
        self.options = found.options.read(found.local_options(options))
        self.option_sets = [self.options]  # those that rows have
        self.row_sets = np.zeros(n, np.int32)  # which one a row has
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
            "sets": ((n,), np.int32),
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
                move(np.stack([chosen.bytes for chosen in self.option_sets])),
                move(hidden),
                move(self.layout.spans),
                move(one_a_line(needed_words(self.game.state))),
                move(self.moves),
                move(self.turned),
                int(self.auto_reset),
                *map(move, self.plan),
            ),
            Kept(*(getattr(self, name) for name in self.kept_arrays())),
            Shown(step.to_move, step.masks, step.rewards, step.ended.view(np.uint8), small, large),
        )

    @property
    def plan(self) -> EncodePlan:
        """How states become observations where the batch is."""
        return self.layout.plan

    def seed(self, seed: Seed, rows: Sequence[int] | None = None) -> None:
        """Give every row its own luck, or only these; the same seed and actions give the same matches."""
        self.set_luck(*self.lucks_from(seed), rows)

    def lucks_from(self, seed: Seed) -> tuple[np.ndarray, np.ndarray]:
        """Of every row the luck of its state and that of its choices."""
        chance = np.random.default_rng(list(read_seed(seed)))
        of_states, of_choices = (chance.integers(0, 1 << 62, self.n) + start_luck(0) for _ in range(2))
        return of_states, of_choices

    def set_luck(
        self, of_states: np.ndarray, of_choices: np.ndarray, rows: Sequence[int] | None = None
    ) -> None:
        raise NotImplementedError

    def moved(self, array: np.ndarray) -> Any:
        """An array of the host's, where the batch has its own."""
        return array

    def make_given(self) -> None:
        """What a step is given."""
        raise NotImplementedError

    def move_on(self) -> Step:
        """Make the chosen actions, if they are legal."""
        raise NotImplementedError

    def reset(
        self, seed: Seed = None, *, positions: Positions | None = None, rows: Sequence[int] | None = None,
        options: RowOptions | None = None,
    ) -> Step:  # fmt: skip
        """Restart all matches; with a seed, the same ones every time.

        positions: where matches begin instead of the set-up; options: other ones for these matches and all
        that follow them in their rows; rows: only these, the others stay as they are.
        """
        before = self.option_sets, self.row_sets.copy()
        if options is not None:
            self.set_options(options, self.chosen_rows(rows))
        if positions is not None:
            try:
                return self.begin_at(positions, rows, seed)
            except (TypeError, ValueError):
                self.use_options(*before)
                raise
        if rows is not None and options is None:
            raise ValueError(
                "rows says where positions or options go; RESET as an action restarts single rows."
            )
        if seed is not None:
            self.seed(seed, rows)
        restarted = np.full(self.n, RESET if rows is None else HOLD)
        restarted[self.chosen_rows(rows)] = RESET
        self.chosen[:] = self.moved(restarted)
        return self.move_on()

    def chosen_rows(self, rows: Sequence[int] | None) -> list[int]:
        """These rows, or all."""
        chosen = list(range(self.n)) if rows is None else [int(row) for row in rows]
        if any(not 0 <= row < self.n for row in chosen):
            raise ValueError(f"rows are numbers from 0 to {self.n - 1}.")
        if not self.begun and len(set(chosen)) < self.n:
            raise ValueError("The matches have not begun: call reset() for all rows first.")
        return chosen

    def set_options(self, options: RowOptions, rows: Sequence[int]) -> None:
        """Give rows options of their own, one set for each or one for all. If one is wrong, none changes."""
        given = [options] * len(rows) if isinstance(options, Mapping) else list(options)
        if len(given) != len(rows):
            raise ValueError(
                f"{len(rows)} rows need as many sets of options, or one for all; these are {len(given)}."
            )
        table = {"players": self.players}
        read = [self.game.options.read(self.game.local_options({**table, **one})) for one in given]
        others = {chosen.players for chosen in read} - {self.players}
        if others:
            raise ValueError(
                f"All rows of a batch have the same number of players: {self.players}, not {min(others)}."
            )
        sets, numbers = list(self.option_sets), self.row_sets.copy()
        for row, chosen in zip(rows, read, strict=True):
            if chosen not in sets:
                sets.append(chosen)
            numbers[row] = sets.index(chosen)
        used, numbers = np.unique(numbers, return_inverse=True)
        self.use_options([sets[number] for number in used], numbers)

    def use_options(self, option_sets: list[Chosen], numbers: np.ndarray) -> None:
        """Let every row have the set of its number."""
        self.option_sets, self.row_sets[:] = option_sets, numbers
        self.sets[:] = self.moved(self.row_sets)
        self.make_given()

    def options_of(self, row: int) -> Chosen:
        """The options of a row's matches."""
        return self.option_sets[self.row_sets[row]]

    def begin_at(self, positions: Positions, rows: Sequence[int] | None, seed: Seed) -> Step:
        """Begin matches at positions."""
        raise ValueError(
            "Matches on a GPU begin with the set-up. Begin at positions with nekoban.rl.batch, on a CPU."
        )

    def check_first(self, is_reset: bool) -> None:
        """Refuse a first step that does not begin all matches."""
        if not is_reset:
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
