"""Many matches at once: one array of states, stepped on all cores by the compiled rules.

    env = nekoban.rl.batch("mauwi", 1024, players=2, seed=1)
    step = env.reset()
    while learning:
        step = env.step(policy(step.observations, step.masks))

Every array belongs to the environment and is written anew by the next step: copy what is to be kept. They are
NumPy arrays, and through DLPack PyTorch's and JAX's without a copy.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from nekoban.core.compiled import compile_for
from nekoban.core.game import Game, find_game, is_compiled, mark_compiled
from nekoban.core.luck import start_luck
from nekoban.core.match import read_seed
from nekoban.core.record import sight_mask
from nekoban.rl import encode, steps
from nekoban.rl.observations import NUMBER_TYPES, Encoder, Layout, encode_loops, quick
from nekoban.rl.steps import HOLD, RESET
from nekoban.rl.turning import turned_moves

ALIGNED = 64  # bytes: JAX takes only memory that begins at such a multiple without a copy
SMALL = 64  # rows that are not worth a thread of their own


class Step(NamedTuple):
    """What a batch shows after a step. Row i is match i; a match that ended has begun anew."""

    observations: np.ndarray  # (n, layout.size): as seen by the seat to move, which counts as seat 0
    masks: np.ndarray  # (n, actions) int8: 1 for every legal action
    to_move: np.ndarray  # (n,) int16: the seat that decides, as the table counts; negative when over
    rewards: np.ndarray  # (n, seats) float32: of the matches that ended with this step
    ended: np.ndarray  # (n,) bool: the match ended with this step


class Batch:
    """n matches of one game with the same options."""

    def __init__(
        self, game: Game | str, n: int, *, seed: int | str | bytes | None = None,
        observations: str | None = "float32", kept: bool = False, auto_reset: bool = True,
        threads: int | None = None, **options: Any,
    ) -> None:  # fmt: skip
        if n < 1:
            raise ValueError(f"A batch has at least one match, not {n}.")
        self.game = found = find_game(game) if isinstance(game, str) else game
        self.options = found.options.read(options)
        self.n, self.players, self.actions = n, self.options.players, len(found.moves)
        self.auto_reset, self.begun = auto_reset, False
        self.layout = Layout(found, self.players, kept)
        self.encoder = Encoder(self.layout, observations) if observations else None
        self.threads = min(threads or os.cpu_count() or 1, max(1, n // SMALL))
        self.pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None
        self.shares = list(pairwise(n * thread // self.threads for thread in range(self.threads + 1)))
        self.advance = step_loop(found)
        self.loops = encode_loops()
        self.make_room()
        self.seed(seed)

    def make_room(self) -> None:
        """All arrays of the environment, once."""
        state, n = self.game.rules.State, self.n
        self.fresh = state().bytes.copy()
        self.states = aligned((n,), state.dtype)
        self.hidden = np.stack([hidden_words(state, seat) for seat in range(self.players)])
        self.moves, self.turned = turned_moves(self.game, self.players)
        self.chosen = np.full(n, RESET, np.int32)
        self.lists = aligned((n, self.actions), np.int16)
        self.counts = aligned((n,), np.int32)
        self.observers = aligned((n,), np.int16)
        self.results = aligned((n, self.game.seats), np.int32)
        self.shown = Step(
            aligned((n, self.layout.size if self.encoder else 0), self.number),
            aligned((n, self.actions), np.int8),
            aligned((n,), np.int16),
            aligned((n, self.players), np.float32),
            aligned((n,), np.bool_),
        )
        self.given = self.arguments()

    def arguments(self) -> tuple[Any, ...]:
        """What the compiled loop takes beside the rows; they are always the same arrays."""
        shown, none = self.shown, (self.n, 0)
        seen = shown.observations
        small, large = (seen if seen.dtype == kind else np.zeros(none, kind) for kind in NUMBER_TYPES)
        return (
            self.states.view(np.uint8), self.states.view(np.uint64).reshape(self.n, -1), self.fresh,
            self.options.bytes, self.hidden, self.chosen, self.moves, self.turned, int(self.auto_reset),
            self.observers, shown.to_move, self.lists, self.counts, shown.masks, shown.rewards, self.results,
            shown.ended.view(np.uint8), *self.layout.plan, small, large,
        )  # fmt: skip

    @property
    def number(self) -> np.dtype:
        return self.encoder.number if self.encoder else np.dtype("float32")

    def seed(self, seed: int | str | bytes | None) -> None:
        """Give every row a luck of its own; the same seed and actions give the same matches."""
        chance = np.random.default_rng(list(read_seed(seed)))
        self.states["luck"] = chance.integers(0, 1 << 62, self.n) + start_luck(0)
        self.lucks = chance.integers(0, 1 << 62, self.n) + start_luck(0)

    # --- playing

    def reset(self, seed: int | str | bytes | None = None) -> Step:
        """Begin all matches anew; with a seed, the same ones every time."""
        if seed is not None:
            self.seed(seed)
        self.chosen[:] = RESET
        return self.move_on()

    def step(self, actions: Any) -> Step:
        """Make one action in every match. RESET begins a match anew, HOLD leaves it as it is."""
        given = np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"step takes {self.n} whole numbers, one a match; these are {given.dtype} {given.shape}."
            )
        self.chosen[:] = given
        wrong = self.loops.first_illegal(self.chosen, self.shown.masks)
        if wrong != encode.ALL_LEGAL:
            if not self.begun:
                raise ValueError("The matches have not begun: call reset() before the first step.")
            raise ValueError(
                f"Action {given[wrong]} is not legal in match {wrong}; legal are "
                f"{sorted(self.legal(wrong).tolist())}. No match was changed."
            )
        return self.move_on()

    def move_on(self) -> Step:
        """Let all cores make the chosen actions, each its share of the rows."""
        jobs = [self.pool.submit(self.advance, *self.given, *share) for share in self.shares[1:] if self.pool]
        self.advance(*self.given, *self.shares[0])
        for job in jobs:
            job.result()
        self.begun = True
        return self.shown

    def sample(self) -> np.ndarray:
        """A legal action for every match, by chance; RESET where a match is over."""
        out = np.empty(self.n, np.int32)
        self.loops.choose(self.lists, self.counts, self.lucks, out)
        out[self.counts == 0] = RESET
        return out

    # --- looking

    def legal(self, row: int) -> np.ndarray:
        """The legal actions of one match."""
        return self.lists[row, : self.counts[row]]

    @property
    def views(self) -> np.ndarray:
        """What the seats to move see, as the game's own records: made when asked for."""
        seen = np.empty_like(self.states)
        raw, out, look = self.states.view(np.uint8), seen.view(np.uint8), self.game.compiled.border.look
        for row, seat in enumerate(self.observers.tolist()):
            look(raw, row, seat, out, row)
        return seen

    def named(self) -> np.ndarray:
        """The observations as a structured array with the fields' names, without a copy."""
        return self.layout.named(self.shown.observations)

    def state(self, row: int) -> Any:
        """A copy of one match's state: for bots' teachers and debuggers, not for players."""
        return self.game.rules.State(self.states[row : row + 1]).twin()

    def view(self, row: int) -> Any:
        """What the seat to move may see of one match, as the game's own record."""
        return self.game.engine.view(self.state(row), int(self.shown.to_move[row]))

    def move(self, row: int, action: int) -> int:
        """An action of a match's seat to move as a row of the game's table."""
        return int(self.moves[self.shown.to_move[row], action])

    def close(self) -> None:
        """Let the threads go."""
        if self.pool:
            self.pool.shutdown()
            self.pool, self.threads, self.shares = None, 1, [(0, self.n)]

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<Batch {self.n} × {self.game.name} {self.options}>"


def aligned(shape: tuple[int, ...], dtype: Any) -> np.ndarray:
    """Zeros that begin at a multiple of ALIGNED bytes."""
    dtype = np.dtype(dtype)
    size = int(np.prod(shape)) * dtype.itemsize
    memory = np.zeros(size + ALIGNED, np.uint8)
    start = -memory.ctypes.data % ALIGNED
    return memory[start : start + size].view(dtype).reshape(shape)


def hidden_words(state: Any, seat: int) -> np.ndarray:
    """All ones where a seat may not look by the declared sight, eight bytes a number."""
    return ((1 - sight_mask(state, seat)) * np.uint8(0xFF)).view(np.uint64)


SOURCES = [Path(str(encode.__file__))]  # of what goes into the loop besides steps.py and the rules


@cache
def step_loop(game: Game) -> Callable[..., None]:
    """The compiled loop of steps.py for a game, from the cache where it lies there."""
    unchecked: Any = {name: quick(name) for name in ("copy_seen", "encode_row")}
    entry = game.compiled.bind(steps, unchecked).entry(steps.advance)
    compile_for(entry, steps.signatures()["advance"])
    mark_compiled(game, steps, SOURCES)
    return entry


def batch_is_compiled(game: Game) -> bool:
    """Whether the loop lies ready in the cache."""
    return is_compiled(game, steps, SOURCES)


__all__ = ["HOLD", "RESET", "Batch", "Step"]
