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
from itertools import accumulate
from math import prod
from typing import Any, NamedTuple

import numpy as np

from nekoban.core.catalogue import find_game
from nekoban.core.game import Game
from nekoban.core.luck import start_luck
from nekoban.core.record import sight_mask
from nekoban.core.seeds import read_seed
from nekoban.rl.encode import ALL_LEGAL, BITS, HOLD, RESET
from nekoban.rl.loops import advance_of, encode_loop
from nekoban.rl.observations import NUMBER_TYPES, Encoder, Layout
from nekoban.rl.threads import ThreadTeam
from nekoban.rl.turning import turned_moves

ALIGNED = 64  # bytes: JAX needs no copy only if memory begins at such a multiple
LARGE_PAGE = 1 << 21  # bytes


class Step(NamedTuple):
    """What a batch shows after a step. Row i is match i; a match that ended has been restarted."""

    observations: np.ndarray  # (n, layout.size): as seen by the seat to move, which counts as seat 0
    masks: np.ndarray  # (n, actions) int8: 1 for every legal action
    to_move: np.ndarray  # (n,) int16: the seat to move, as the table counts; negative when over
    rewards: np.ndarray  # (n, seats) float32: of the matches that ended with this step
    ended: np.ndarray  # (n,) bool: the match ended with this step


class Snapshot(NamedTuple):
    """Everything that the matches of a batch are at one moment: `Batch.restore` goes on from there."""

    begun: bool
    is_sampled: bool
    arrays: dict[str, np.ndarray]


class Batch:
    """n matches of one game with the same options."""

    def __init__(
        self, game: Game | str, n: int, *, seed: int | str | bytes | None = None,
        observations: str | None = "float32", kept: bool = False, auto_reset: bool = True,
        threads: int | None = None, **options: Any,
    ) -> None:  # fmt: skip
        if n < 1:
            raise ValueError(f"A batch has at least one match, not {n}.")
        if threads is not None and threads < 1:
            raise ValueError(f"A batch needs at least one thread, not {threads}.")
        self.game = found = find_game(game) if isinstance(game, str) else game
        self.options = found.options.read(found.read_files(options))
        self.n, self.players, self.actions = n, self.options.players, len(found.moves)
        self.auto_reset, self.begun = auto_reset, False
        self.layout = Layout(found, self.players, kept)
        self.encoder = Encoder(self.layout, observations) if observations else None
        self.team = ThreadTeam(n, threads or os.cpu_count() or 1)
        self.advance = advance_of(found)
        self.pick_all, self.first_illegal = encode_loop("pick_all"), encode_loop("first_illegal")
        self.make_room()
        self.seed(seed)

    def make_room(self) -> None:
        """All arrays of the environment, once."""
        state, n = self.game.state, self.n
        self.fresh = state().bytes.copy()
        self.hidden = np.stack([hidden_words(state, seat) for seat in range(self.players)])
        self.moves, self.turned = turned_moves(self.game, self.players)
        made = in_one_block(
            observations=((n, self.layout.size if self.encoder else 0), self.number),
            masks=((n, self.actions), np.int8),
            to_move=((n,), np.int16),
            rewards=((n, self.players), np.float32),
            ended=((n,), np.bool_),
            states=((n,), state.dtype),
            lists=((n, self.actions), np.int16),
            counts=((n,), np.int32),
            bits=((n, -(-self.actions // BITS)), np.uint64),
            results=((n, self.game.seats), np.int32),
            observers=((n,), np.int16),
            chosen=((n,), np.int64),
            lucks=((n,), np.int64),
            picks=((n,), np.int32),
        )
        self.shown = Step(*(made.pop(name) for name in Step._fields))
        self.states, self.lists, self.counts, self.bits, self.results, *rest = made.values()
        self.observers, self.chosen, self.lucks, self.picks = rest
        self.is_sampled = True  # nothing has been picked yet
        self.given = self.arguments()

    def arguments(self) -> tuple[Any, ...]:
        """The compiled loop's arguments besides the rows; they are always the same arrays."""
        shown, none = self.shown, (self.n, 0)
        seen = shown.observations
        small, large = (seen if seen.dtype == kind else np.zeros(none, kind) for kind in NUMBER_TYPES)
        return (
            self.states.view(np.uint8), self.states.view(np.uint64).reshape(self.n, -1), self.fresh,
            self.options.bytes, self.hidden, self.chosen, self.moves, self.turned, int(self.auto_reset),
            self.observers, shown.to_move, self.lists, self.counts, self.bits, shown.masks, shown.rewards,
            self.results, shown.ended.view(np.uint8), self.lucks, self.picks, *self.layout.plan, small, large,
        )  # fmt: skip

    @property
    def threads(self) -> int:
        """How many threads share the matches."""
        return self.team.threads

    @property
    def number(self) -> np.dtype:
        return self.encoder.number if self.encoder else np.dtype("float32")

    def seed(self, seed: int | str | bytes | None) -> None:
        """Give every row its own luck; the same seed and actions give the same matches."""
        chance = np.random.default_rng(list(read_seed(seed)))
        self.states["luck"] = chance.integers(0, 1 << 62, self.n) + start_luck(0)
        self.lucks[:] = chance.integers(0, 1 << 62, self.n) + start_luck(0)

    # --- copies

    def arrays(self) -> dict[str, np.ndarray]:
        """Every array that changes with the matches."""
        names = ("states", "lists", "counts", "bits", "results", "observers", "chosen", "lucks", "picks")
        return {name: getattr(self, name) for name in names} | self.shown._asdict()

    def snapshot(self) -> Snapshot:
        """A copy of all matches and of what is shown of them, such as for a search. It can be pickled."""
        arrays = {name: array.copy() for name, array in self.arrays().items()}
        return Snapshot(self.begun, self.is_sampled, arrays)

    def restore(self, snapshot: Snapshot) -> Step:
        """Go back to a snapshot of this batch, or of one with the same game, size and observations."""
        ours = self.arrays()
        for name, array in ours.items():
            kept = snapshot.arrays[name]
            if kept.shape != array.shape or kept.dtype != array.dtype:
                raise ValueError(
                    f"This snapshot is of another batch: its {name} are {kept.dtype} {kept.shape}."
                )
        for name, array in ours.items():
            array[...] = snapshot.arrays[name]
        self.begun, self.is_sampled = snapshot.begun, snapshot.is_sampled
        return self.shown

    def __reduce__(self) -> tuple[Any, ...]:
        made_with = {
            "observations": self.encoder.number.name if self.encoder else None,
            "kept": self.layout.kept,
            "auto_reset": self.auto_reset,
            "threads": self.threads,
        }
        return restored, (self.game, self.n, made_with, self.options.changed(), self.snapshot())

    # --- playing

    def reset(self, seed: int | str | bytes | None = None) -> Step:
        """Restart all matches; with a seed, the same ones every time."""
        if seed is not None:
            self.seed(seed)
        self.chosen[:] = RESET
        return self.move_on()

    def step(self, actions: Any) -> Step:
        """Make one action in every match. RESET restarts a match, HOLD leaves it unchanged."""
        self.chosen[:] = self.one_each(actions)
        return self.move_on()

    def one_each(self, actions: Any, n: int | None = None, who: str = "step takes") -> np.ndarray:
        """The actions as an array of our own type. They must be integers, one for each match."""
        given, count = np.asarray(actions), self.n if n is None else n
        if given.shape != (count,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"{who} {count} whole numbers, one for each match; these are {given.dtype} {given.shape}."
            )
        whole = given.astype(np.int64)
        if given.dtype.kind == "u" and (whole < 0).any():
            raise ValueError(f"Action {given.max()} is not legal: there are {self.actions} actions.")
        return whole

    def move_on(self) -> Step:
        """Make the chosen actions on all threads, if they are legal."""
        self.team.run(self.advance, *self.given, before=self.check)
        self.begun, self.is_sampled = True, False
        return self.shown

    def check(self) -> None:
        """Refuse the chosen actions if one of them is not legal."""
        if not self.begun and (self.chosen != RESET).any():
            raise ValueError("The matches have not begun: call reset() before the first step.")
        row = self.first_illegal(self.chosen, self.bits)
        if row != ALL_LEGAL:
            raise ValueError(
                f"Action {self.chosen[row]} is not legal in match {row}; legal are "
                f"{sorted(self.legal(row).tolist())}. No match was changed."
            )

    def sample(self) -> np.ndarray:
        """A random legal action for every match; RESET if a match is over."""
        if self.is_sampled:  # the step has drawn one for each match
            self.pick_all(self.lists, self.counts, self.lucks, self.picks)
        self.is_sampled = True
        return self.picks.copy()

    # --- looking

    def legal(self, row: int) -> np.ndarray:
        """The legal actions of one match."""
        return self.lists[row, : self.counts[row]].copy()

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

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<Batch {self.n} × {self.game.name} {self.options}>"


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


def hidden_words(state: Any, seat: int) -> np.ndarray:
    """All ones where the declared visibility hides something from a seat, in numbers of eight bytes."""
    return ((1 - sight_mask(state, seat)) * np.uint8(0xFF)).view(np.uint64)


__all__ = ["HOLD", "RESET", "Batch", "Snapshot", "Step"]
