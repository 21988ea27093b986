"""Positions from which rows of a batch begin: for curricula, and for search over environments.

A position is a state of the game, a view (what it hides is dealt anew for every row) or a position text.
Its options must be those of the row.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from nekoban.core.encode import HOLD, RESET
from nekoban.core.notation import complete, read_position
from nekoban.core.options import Chosen
from nekoban.core.outcomes import ANY_LUCK
from nekoban.core.record import Position, Record

if TYPE_CHECKING:
    from nekoban.rl.any_batch import Seed
    from nekoban.rl.batches import Batch

Positions: TypeAlias = str | Position | Sequence[str | Position]


def begin_at(batch: Batch, positions: Positions, rows: Sequence[int] | None, seed: Seed) -> None:
    """Begin some rows at positions, one for each or one for all; the other rows stay as they are.

    A seed gives new luck to these rows alone, and only once all positions have been read.
    """
    chosen = batch.chosen_rows(rows)
    single = isinstance(positions, (str, Record))
    given = [positions] * len(chosen) if single else list(positions)
    if len(given) != len(chosen):
        raise ValueError(
            f"{len(chosen)} rows need as many positions, or one for all; these are {len(given)}."
        )
    records = [read(batch, one, batch.options_of(row)) for row, one in zip(chosen, given, strict=True)]
    if seed is not None:
        batch.seed(seed, chosen)
    batch.chosen[:] = HOLD
    batch.chosen[chosen] = RESET
    batch.move_on()
    for row, record in zip(chosen, records, strict=True):
        show(batch, row, placed(batch, row, record))
    batch.pick_all(batch.lists, batch.counts, batch.lucks, batch.picks)


def read(batch: Batch, position: Position, asked: Chosen) -> Position:
    """A position as a state or a view of the batch's game, or a refusal in a sentence."""
    game = batch.game
    if isinstance(position, str):
        found, options, position = read_position(position)
        if found is not game or options != asked:
            raise ValueError(
                f"This position is of {found.name} {options}; the matches are {game.name} {asked}."
            )
    if not isinstance(position, (game.state, game.state.View)):
        raise TypeError(f"A position of {game.title} is a state, a view or a text, not {position!r:.60}.")
    if position.to_move < 0:
        raise ValueError("Nobody is to move in this position: a match cannot begin there.")
    start = game.compiled.start(asked, ANY_LUCK)
    for name, numbers in kept_numbers(game.state, position.array):
        if not np.array_equal(numbers, dict(kept_numbers(game.state, start.array))[name]):
            raise ValueError(
                f"This position has another {name} than matches with {asked}: its options are others."
            )
    complete(game, asked, position, ANY_LUCK)  # refuses an impossible position
    return position


def kept_numbers(kind: type[Record], array: np.ndarray, prefix: str = "") -> Iterator[tuple[str, np.ndarray]]:
    """The numbers that follow from the options alone, also those of rows."""
    for name, field in kind.fields.items():
        if field.rows is not None:
            yield from kept_numbers(field.rows, array[name], f"{prefix}{name}.")
        elif field.kept:
            yield prefix + name, array[name]


def placed(batch: Batch, row: int, position: Position) -> Any:
    """The state that a row begins with: the position with the luck that the row has now."""
    luck = int(batch.states["luck"][row])
    state = complete(batch.game, batch.options_of(row), position, luck)
    state.luck = luck
    return state


def show(batch: Batch, row: int, state: Position) -> None:
    """Put a state into a row, with all that a step would have shown of it."""
    seat, shown = state.to_move, batch.shown
    batch.states[row : row + 1] = state.array
    actions = batch.turned[seat, batch.game.compiled.legal(state)]
    batch.lists[row, : len(actions)] = actions
    batch.counts[row], batch.observers[row] = len(actions), seat
    shown.masks[row] = 0
    shown.masks[row, actions] = 1
    shown.to_move[row] = seat
    if batch.encoder is not None:
        shown.observations[row] = batch.encoder.encode(batch.game.compiled.view(state, seat), seat)
