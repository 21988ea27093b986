"""Many matches at once on a GPU: the interface and the matches of batches.py.

    env = nekoban.rl.gpu_batch("mauwi", 1 << 20, players=2, seed=1)
    step = env.reset()
    while learning:
        step = env.step(policy(step.observations, step.masks))

All arrays are CuPy's and stay on the GPU; through DLPack they are PyTorch's and JAX's without a copy. The
same seed and actions give the same matches, observations and rewards as the batch on a CPU.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from nekoban.core.encode import RESET
from nekoban.core.game import Game
from nekoban.core.gpu import Cuda, KernelPart, Machine, check_done
from nekoban.core.gpu_phases import Sorter, places_array
from nekoban.core.observations import EncodePlan, check_number
from nekoban.core.parting import WORD_BYTES
from nekoban.rl import gpu_steps
from nekoban.rl.any_batch import AnyBatch, Seed, Step
from nekoban.rl.arrays import Kept, Shown, Table

APART = 300  # bytes of bytecode: a step has much code besides the rules, and is faster with less of it
STEPS = KernelPart(  # functions that take all arrays of a batch are not called: these would pass by memory
    "steps", "nekoban.rl.cuda_steps", gpu_steps, called_from=APART, merged="nekoban.rl"
)


class GpuBatch(AnyBatch):
    """n matches of one game with the same options, on a GPU."""

    def __init__(
        self, game: Game | str, n: int, *, seed: Seed = None, observations: str | None = "float32",
        kept: bool = False, auto_reset: bool = True, machine: Machine | None = None, **options: Any,
    ) -> None:  # fmt: skip
        super().__init__(game, n, auto_reset, kept, options)
        self.number = check_number(observations) if observations else None
        self.machine = machine or Cuda(self.game, STEPS)
        self.xp = self.machine.xp
        self.make_room()
        self.seed(seed)

    def make_room(self) -> None:
        """All arrays of the environment, once."""
        zeros, n = self.machine.zeros, self.n
        columns = self.layout.size if self.number else 0
        shown = self.shown_arrays(columns, self.number or np.float32)
        self.shown = Step(*(zeros(*kind) for kind in shown.values()))
        made = {name: zeros(*kind) for name, kind in self.kept_arrays().items()}
        self.chosen, self.observers, self.lists, self.counts, *rest = made.values()
        self.results, self.lucks, self.picks, self.sets = rest
        self.rows = zeros((n, self.game.state.dtype.itemsize // WORD_BYTES), np.uint64)
        self.done, self.found = zeros(n, np.uint8), zeros(1, np.int64)
        self.order = Sorter(self.machine, n)
        self.make_given()

    @property
    def plan(self) -> EncodePlan:
        return self.layout.single_plan

    def make_given(self) -> None:
        self.phases = self.make_phases(*self.parts(self.moved))

    def moved(self, array: np.ndarray) -> Any:
        return self.machine.move(array)

    def make_phases(self, table: Table, kept: Kept, shown: Shown) -> list[Callable[[], None]]:
        """What a step does, one after the other."""
        order, ready, n = self.order, self.machine.ready, self.n
        places, matches, keys = places_array(self.machine), order.matches, order.keys
        return [
            ready("mark_actions", n, self.rows, table, kept, keys),
            order.sort,
            ready("act", n, self.rows, matches, places, table, kept, shown, keys, self.done),
            order.sort,
            ready("look", n, self.rows, matches, table, kept, shown, self.done),
        ]

    def set_luck(
        self, of_states: np.ndarray, of_choices: np.ndarray, rows: Sequence[int] | None = None
    ) -> None:
        chosen = np.arange(self.n) if rows is None else np.array(rows)
        word, places = self.game.state.start("luck") // WORD_BYTES, self.moved(chosen)
        self.rows[places, word] = self.moved(of_states[chosen].view(np.uint64))
        self.lucks[places] = self.moved(of_choices[chosen])

    # --- playing

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
        if not self.begun:
            self.check_first(is_reset=bool((self.chosen == RESET).all()))
        self.found[:] = self.n
        self.machine.launch("find_refused", self.n, self.chosen, self.lists, self.counts, self.found)
        row = int(self.found[0])
        if row < self.n:
            self.verify()
            self.refuse(row)

    def move_on(self) -> Step:
        """Make the chosen actions."""
        for phase in self.phases:
            phase()
        self.begun, self.is_sampled = True, False
        return self.shown

    def sample(self) -> Any:
        """A legal action for every match, by chance; RESET where a match is over."""
        if self.is_sampled:  # the step has drawn once for each match
            self.machine.launch("pick_all", self.n, self.lists, self.counts, self.lucks, self.picks)
        self.is_sampled = True
        return self.picks.copy()

    # --- looking

    def state(self, row: int) -> Any:
        """A copy of one match's state, on the host: for debuggers, not for players."""
        return self.game.state.of(self.machine.fetch(self.rows[row].copy()).view(np.uint8))

    def verify(self) -> None:
        """Say so if a thread met a fault in the last step. It costs a look at every match."""
        check_done(self.game, self.done)

    def named(self) -> Any:
        """Fields of an observation by name: slices of the whole, without a copy."""
        return {slot.name: self.shown.observations[:, slot.slice] for slot in self.layout.slots}
