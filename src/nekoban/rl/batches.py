"""Many matches at once: one array of states, stepped on all cores by the compiled rules.

    env = nekoban.rl.batch("mauwi", 1024, players=2, seed=1)
    step = env.reset()
    while learning:
        step = env.step(policy(step.observations, step.masks))

Every array belongs to the environment, and the next step overwrites it: copy what you want to keep. They are
NumPy arrays; PyTorch and JAX can read them through DLPack without a copy.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import accumulate
from math import prod
from typing import Any, NamedTuple

import numpy as np

from nekoban.core.encode import HOLD, RESET
from nekoban.core.encode_loops import encode_loop
from nekoban.core.game import Game
from nekoban.core.observations import Encoder
from nekoban.core.options import OptionValues
from nekoban.rl.any_batch import AnyBatch, Seed, Step
from nekoban.rl.arrays import Given
from nekoban.rl.loops import advance_of, ask_of
from nekoban.rl.positions import Positions, begin_at
from nekoban.rl.threads import ThreadTeam

PICKED = np.dtype(np.int32)
ALIGNED = 64  # bytes: JAX needs no copy only if memory begins at such a multiple
LARGE_PAGE = 1 << 21  # bytes


class Snapshot(NamedTuple):
    """Everything that the matches of a batch are at one moment: `Batch.restore` goes on from there."""

    begun: bool
    is_sampled: bool
    arrays: dict[str, np.ndarray]
    options: list[OptionValues]  # the sets that rows have


class Batch(AnyBatch):
    """n matches of one game, with the same options unless rows are given their own."""

    def __init__(
        self, game: Game | str, n: int, *, seed: Seed = None, observations: str | None = "float32",
        kept: bool = False, auto_reset: bool = True, threads: int | None = None, bound: bool = False,
        **options: Any,
    ) -> None:  # fmt: skip
        if threads is not None and threads < 1:
            raise ValueError(f"A batch needs at least one thread, not {threads}.")
        super().__init__(game, n, auto_reset, kept, options)
        self.encoder = Encoder(self.layout, observations) if observations else None
        self.team = ThreadTeam(n, threads or os.cpu_count() or 1, bound)
        self.advance = advance_of(self.game)
        self.pick_all = encode_loop("pick_all")
        self.rows = (n,)
        self.asks = {np.dtype(number): ask_of(number) for number in ("int32", "int64")}
        self.make_room()
        self.seed(seed)

    def make_room(self) -> None:
        """All arrays of the environment, once."""
        columns = self.layout.size if self.encoder else 0
        states = {"states": ((self.n,), self.game.state.dtype)}
        made = in_one_block(**self.shown_arrays(columns, self.number), **states, **self.kept_arrays())
        self.shown = Step(*(made.pop(name) for name in Step._fields))
        self.states, self.chosen, self.observers, self.lists, self.counts, *rest = made.values()
        self.results, self.lucks, self.picks, self.sets = rest
        words = self.states.view(np.uint64).reshape(self.n, -1)
        self.rooms = np.empty_like(words)  # for one view in each call; nearly all of it is never touched
        self.orders = np.zeros(4, np.int64)
        self.copies: np.ndarray | None = None  # of what is picked, to be given away once
        self.make_given()

    def make_given(self) -> None:
        words = self.states.view(np.uint64).reshape(self.n, -1)
        self.given = Given(self.orders, self.states.view(np.uint8), words, self.rooms, *self.parts())

    @property
    def threads(self) -> int:
        """How many threads share the matches."""
        return self.team.threads

    @property
    def number(self) -> np.dtype:
        return self.encoder.number if self.encoder else np.dtype("float32")

    def set_luck(
        self, of_states: np.ndarray, of_choices: np.ndarray, rows: Sequence[int] | None = None
    ) -> None:
        chosen = slice(None) if rows is None else list(rows)
        self.states["luck"][chosen], self.lucks[chosen] = of_states[chosen], of_choices[chosen]

    # --- copies

    def arrays(self) -> dict[str, np.ndarray]:
        """Every array that changes with the matches."""
        names = ("states", *self.kept_arrays())
        return {name: getattr(self, name) for name in names} | self.shown._asdict()

    def snapshot(self) -> Snapshot:
        """A copy of all matches and of what is shown of them, such as for a search. It can be pickled."""
        arrays = {name: array.copy() for name, array in self.arrays().items()}
        return Snapshot(self.begun, self.is_sampled, arrays, [one.changed() for one in self.option_sets])

    def restore(self, snapshot: Snapshot) -> Step:
        """Go back to a snapshot of this batch, or of one with the same game, size and observations."""
        ours = self.arrays()
        for name, array in ours.items():
            kept = snapshot.arrays[name]
            if kept.shape != array.shape or kept.dtype != array.dtype:
                raise ValueError(
                    f"This snapshot is of another batch: its {name} have another number or type. Restore it "
                    "into a batch of the same game, size, players and observations."
                )
        for name, array in ours.items():
            array[...] = snapshot.arrays[name]
        self.begun, self.is_sampled, self.copies = snapshot.begun, snapshot.is_sampled, None
        self.row_sets[:] = self.sets
        if snapshot.options != [one.changed() for one in self.option_sets]:
            self.use_options([self.game.options.read(one) for one in snapshot.options], self.sets)
        return self.shown

    def __reduce__(self) -> tuple[Any, ...]:
        made_with = {
            "observations": self.encoder.number.name if self.encoder else None,
            "kept": self.layout.kept,
            "auto_reset": self.auto_reset,
            "threads": self.threads,
            "bound": self.team.bound,
        }
        return restored, (self.game, self.n, made_with, self.options.changed(), self.snapshot())

    # --- playing

    def step(self, actions: Any) -> Step:
        """Make one action in every match. RESET restarts a match, HOLD leaves it unchanged."""
        is_plain = type(actions) is np.ndarray and actions.shape == self.rows and actions.dtype in self.asks
        return self.make(actions if is_plain else self.one_each(actions))

    def one_each(self, actions: Any, n: int | None = None, who: str = "step takes") -> np.ndarray:
        """The actions as an array of whole numbers, one for each match; signed ones are not copied."""
        given, count = np.asarray(actions), self.n if n is None else n
        if given.shape != (count,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"{who} {count} whole numbers, one for each match; these are {given.dtype} {given.shape}."
            )
        if given.dtype.kind == "i":
            return given
        whole = given.astype(np.int64)
        if (whole < 0).any():
            raise ValueError(f"Action {given.max()} is not legal: there are {self.actions} actions.")
        return whole

    def move_on(self) -> Step:
        """Make the chosen actions, if they are legal."""
        return self.make(self.chosen)

    def make(self, actions: np.ndarray) -> Step:
        """Make these actions on all threads, if they are legal.

        Each thread takes the actions of its rows from where they are, and puts copies of what it picks where
        `sample` will find them: what one thread does for all, the others wait for.
        """
        if not self.begun:
            self.check_first(is_reset=bool((actions == RESET).all()))
        copies = np.empty(self.n, PICKED) if self.copies is None else self.copies
        ask = self.asks.get(actions.dtype)
        if ask is None:
            actions = actions.astype(np.int64)
            ask = self.asks[actions.dtype]
        refused = self.team.run(self.advance, self.given, ask, self.orders, actions, copies)
        if refused is not None:
            self.refuse(refused)
        self.begun, self.is_sampled, self.copies = True, False, copies
        return self.shown

    def begin_at(self, positions: Positions, rows: Sequence[int] | None, seed: Seed) -> Step:
        begin_at(self, positions, rows, seed)
        self.copies = None
        return self.shown

    def sample(self) -> np.ndarray:
        """A random legal action for every match; RESET if a match is over."""
        if self.is_sampled:  # otherwise the step has drawn one for each match
            self.pick_all(self.lists, self.counts, self.lucks, self.picks)
            self.copies = None
        self.is_sampled, copies, self.copies = True, self.copies, None
        return self.picks.copy() if copies is None else copies

    # --- looking

    @property
    def views(self) -> np.ndarray:
        """What the seats to move see, as the game's own records; made on request."""
        seen = np.empty_like(self.states)
        raw, out, look = self.states.view(np.uint8), seen.view(np.uint8), self.game.compiled.border.look
        for row, seat in enumerate(self.observers.tolist()):
            look(raw, row, seat, out, row)
        return seen

    def named(self) -> np.ndarray:
        """The observations as a structured array with the fields' names, without a copy."""
        return self.layout.named(self.shown.observations)

    def state(self, row: int) -> Any:
        """A copy of one match's full state: for training and debugging, not for players."""
        return self.game.state(self.states[row : row + 1]).twin()

    def view(self, row: int) -> Any:
        """What the seat to move may see of one match, as the game's own record."""
        return self.game.engine.view(self.state(row), int(self.shown.to_move[row]))

    def move(self, row: int, action: int) -> int:
        """An action of the seat to move, as a row of the game's table of moves."""
        return int(self.moves[self.shown.to_move[row], action])

    def close(self) -> None:
        """End the threads."""
        self.team.close()


def restored(
    game: Game, n: int, made_with: dict[str, Any], options: dict[str, Any], snapshot: Snapshot
) -> Batch:
    """A batch from its pickled parts."""
    batch = Batch(game, n, **made_with, **options)
    batch.restore(snapshot)
    return batch


def in_one_block(**wanted: tuple[tuple[int, ...], Any]) -> dict[str, np.ndarray]:
    """Zeros of these shapes and types, each beginning at a multiple of ALIGNED bytes.

    They are in one block, because NumPy asks for large pages only for arrays of some megabytes. With small
    pages, cores that walk through all these arrays would spend their time on page lookups.
    """
    kinds = {name: (shape, np.dtype(kind)) for name, (shape, kind) in wanted.items()}
    sizes = [prod(shape) * kind.itemsize for shape, kind in kinds.values()]
    *starts, total = accumulate((-(-size // ALIGNED) * ALIGNED for size in sizes), initial=0)
    page = LARGE_PAGE if total > LARGE_PAGE else ALIGNED
    memory = np.zeros(total + page, np.uint8)
    block = memory[-memory.ctypes.data % page :]
    return {
        name: block[start : start + size].view(kind).reshape(shape)
        for start, size, (name, (shape, kind)) in zip(starts, sizes, kinds.items(), strict=True)
    }


__all__ = ["HOLD", "RESET", "Batch", "Snapshot", "Step"]
