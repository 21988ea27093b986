"""Many matches at once on a GPU: the interface and the matches of batches.py.

    env = nekoban.rl.gpu_batch("mauwi", 1 << 20, players=2, seed=1)
    step = env.reset()
    while learning:
        step = env.step(policy(step.observations, step.masks))

All arrays are CuPy's and stay on the GPU; through DLPack they are PyTorch's and JAX's without a copy. The
same seed and actions give the same matches, observations and rewards as the batch on a CPU.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from nekoban.core.catalogue import find_game
from nekoban.core.game import Game
from nekoban.core.gpu import Cuda, GpuError, Machine, Part
from nekoban.core.luck import start_luck
from nekoban.core.seeds import read_seed
from nekoban.rl import gpu_steps
from nekoban.rl.batches import Step, hidden_words
from nekoban.rl.encode import BITS, RESET
from nekoban.rl.observations import NUMBER_TYPES, Layout, check_number
from nekoban.rl.turning import turned_moves


def step_names() -> Mapping[str, Any]:
    return {"begin": gpu_steps.begin_one}


APART = 300  # bytes of bytecode: a step has much code besides the rules, and is faster with less of it
STEPS = Part("steps", "nekoban.rl.cuda_steps", gpu_steps, step_names, APART)


class GpuBatch:
    """n matches of one game with the same options, on a GPU."""

    def __init__(
        self, game: Game | str, n: int, *, seed: int | str | bytes | None = None,
        observations: str | None = "float32", kept: bool = False, auto_reset: bool = True,
        machine: Machine | None = None, **options: Any,
    ) -> None:  # fmt: skip
        if n < 1:
            raise ValueError(f"A batch has at least one match, not {n}.")
        self.game = found = find_game(game) if isinstance(game, str) else game
        self.options = found.options.read(found.read_files(options))
        self.n, self.players, self.actions = n, self.options.players, len(found.moves)
        self.auto_reset, self.begun = auto_reset, False
        self.layout = Layout(found, self.players, kept)
        self.number = check_number(observations) if observations else None
        self.machine = machine or Cuda(found, STEPS)
        self.xp = self.machine.xp
        self.make_room()
        self.seed(seed)

    def make_room(self) -> None:
        """All arrays of the environment, once."""
        zeros, move, n = self.machine.zeros, self.machine.move, self.n
        size = self.game.state.dtype.itemsize // 8
        small, large = (
            zeros((n, self.layout.size if self.number == kind else 0), kind) for kind in NUMBER_TYPES
        )
        self.shown = Step(
            observations=small if self.number == "int8" else large,
            masks=zeros((n, self.actions), np.int8),
            to_move=zeros(n, np.int16),
            rewards=zeros((n, self.players), np.float32),
            ended=zeros(n, np.bool_),
        )
        self.columns = zeros((size, n), np.uint64)
        self.lists, self.counts = zeros((n, self.actions), np.int16), zeros(n, np.int32)
        self.bits = zeros((n, -(-self.actions // BITS)), np.uint64)
        self.results, self.observers = zeros((n, self.game.seats), np.int32), zeros(n, np.int16)
        self.chosen, self.lucks, self.picks = zeros(n, np.int64), zeros(n, np.int64), zeros(n, np.int32)
        self.done, self.found = zeros(n, np.uint8), zeros(1, np.int64)
        self.is_sampled = True  # nothing has been picked yet
        fresh = move(self.game.state().bytes.view(np.uint64).copy())
        hidden = move(np.stack([hidden_words(self.game.state, seat) for seat in range(self.players)]))
        moves, turned = map(move, turned_moves(self.game, self.players))
        plan, shown = map(move, self.layout.plan), self.shown
        self.given = (
            self.columns, fresh, move(self.options.bytes), hidden, self.chosen, moves, turned,
            int(self.auto_reset), self.observers, shown.to_move, self.lists, self.counts, self.bits,
            shown.masks, shown.rewards, self.results, shown.ended.view(np.uint8), self.lucks, self.picks,
            *plan, small, large, self.done,
        )  # fmt: skip

    def seed(self, seed: int | str | bytes | None) -> None:
        """Give every row a luck of its own, the same as on a CPU."""
        chance = np.random.default_rng(list(read_seed(seed)))
        luck = chance.integers(0, 1 << 62, self.n) + start_luck(0)
        self.columns[self.game.state.start("luck") // 8] = self.machine.move(luck.view(np.uint64))
        self.lucks[:] = self.machine.move(chance.integers(0, 1 << 62, self.n) + start_luck(0))

    # --- playing

    def reset(self, seed: int | str | bytes | None = None) -> Step:
        """Begin all matches anew; with a seed, the same ones every time."""
        if seed is not None:
            self.seed(seed)
        self.chosen[:] = RESET
        return self.move_on()

    def step(self, actions: Any) -> Step:
        """Make one action in every match. RESET begins a match anew, HOLD leaves it as it is.

        Actions are an array of the GPU's (of any library that has DLPack) or of the host's.
        """
        given = self.on_machine(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"step takes {self.n} whole numbers, one a match; these are {given.dtype} {given.shape}."
            )
        self.chosen[:] = given
        self.check()
        return self.move_on()

    def on_machine(self, actions: Any) -> Any:
        if isinstance(actions, self.xp.ndarray):
            return actions
        is_foreign = hasattr(actions, "__dlpack__") and not isinstance(actions, np.ndarray)
        return self.xp.from_dlpack(actions) if is_foreign else self.machine.move(np.asarray(actions))

    def check(self) -> None:
        """Refuse the chosen actions when one of them is not legal."""
        if not self.begun and bool((self.chosen != RESET).any()):
            raise ValueError("The matches have not begun: call reset() before the first step.")
        self.found[:] = self.n
        self.machine.launch("find_refused", self.n, self.chosen, self.bits, self.found)
        row = int(self.found[0])
        if row < self.n:
            self.verify()
            raise ValueError(
                f"Action {int(self.chosen[row])} is not legal in match {row}; legal are "
                f"{sorted(self.legal(row).tolist())}. No match was changed."
            )

    def move_on(self) -> Step:
        """Make the chosen actions."""
        self.machine.launch("step", self.n, *self.given)
        self.begun, self.is_sampled = True, False
        return self.shown

    def sample(self) -> Any:
        """A legal action for every match, by chance; RESET where a match is over."""
        if self.is_sampled:  # the step has drawn once for each match
            self.machine.launch("pick_all", self.n, self.lists, self.counts, self.lucks, self.picks)
        self.is_sampled = True
        return self.picks.copy()

    # --- looking

    def legal(self, row: int) -> Any:
        """The legal actions of one match."""
        return self.lists[row, : int(self.counts[row])].copy()

    def state(self, row: int) -> Any:
        """A copy of one match's state, on the host: for debuggers, not for players."""
        column = self.columns[:, row].copy()
        held = column if self.xp is np else column.get()
        return self.game.state.of(held.view(np.uint8))

    def verify(self) -> None:
        """Say so if a thread met a fault in the last step. It costs a look at every match."""
        stopped = int((self.done == 0).sum())
        if stopped:
            raise GpuError(f"{stopped} matches of {self.game.title} stopped on the GPU in the last step.")

    def named(self) -> Any:
        """Fields of an observation by name: slices of the whole, without a copy."""
        return {slot.name: self.shown.observations[:, slot.slice] for slot in self.layout.slots}

    def close(self) -> None:
        """Nothing to let go: for programs that close any batch."""

    def __enter__(self) -> GpuBatch:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<GpuBatch {self.n} × {self.game.name} {self.options}>"
