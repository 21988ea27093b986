"""A turned table is the same game: whoever counts as the first seat, nothing else changes.

Learners see every match from seat 0. If a field that belongs to seats does not turn, they learn from wrong
observations, so play goes on beside a turned table and is compared.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import islice
from typing import Any

import numpy as np

from nekoban.core.game import Game
from nekoban.core.luck import LUCK_FIELDS, start_luck
from nekoban.core.outcomes import Outcomes
from nekoban.core.record import Position, Record, Seat
from nekoban.core.turned_seats import EYES, SEAT, turned_axes, turned_moves, turned_value

PLIES = 120  # of one game
MOST_OUTCOMES = 2000  # of one move; more are not enumerated
NEAR = 1e-9  # probabilities that are the same
EVENTS = ("events", "event_count")  # the account of the last move is not part of observations


Chances = dict[bytes, float]  # each value of a field with its probability


class Unturned(AssertionError):
    """A field or a move that does not turn with the seats; the text says which."""


def check_turning(game: Game) -> int:
    """Play a game of every sample beside turned tables; how many moves were compared."""
    return sum(turned_play(game, options, seed)[0] for seed, options in enumerate(game.samples()))


def turned_play(game: Game, options: dict[str, Any], seed: int, plies: int = PLIES) -> tuple[int, int]:
    """How many moves were compared, and how many not, because luck has too many outcomes in them."""
    chance, engine = random.Random(seed), game.compiled
    state = engine.start(game.options.read(options), start_luck(seed * 7919))
    _, turned = turned_moves(game, state.seats)
    compared = skipped = 0
    while state.to_move >= 0 and compared + skipped < plies:
        by = chance.randrange(state.seats)
        legal = engine.legal(state)
        before, other = state.twin(), turned_state(game, state, by)
        if sorted(turned[by, legal].tolist()) != sorted(engine.legal(other)):
            raise Unturned(
                f"With {options or 'the usual options'}, a table turned by {by} has other legal moves after "
                f"{compared + skipped} moves. turning.py must list what belongs to seats."
            )
        move = chance.choice(legal)
        engine.play(state, move)
        after = other.twin()
        engine.play(after, int(turned[by, move]))
        wrong = unlike(after, turned_state(game, state, by))
        if wrong and state.luck != before.luck:
            wrong = unlike_outcomes(game, (before, move), (other, int(turned[by, move])), by)
        if wrong is None:
            skipped += 1
            continue
        compared += 1
        if wrong:
            raise Unturned(
                f"With {options or 'the usual options'}, {wrong} is another after "
                f"'{game.moves.texts[move]}' at a table turned by {by}: list it in turning.py."
            )
    return compared, skipped


def unlike_outcomes(game: Game, here: tuple[Any, int], there: tuple[Any, int], by: int) -> str | None:
    """The first field whose chances differ in a move that luck decides, or nothing.

    At a turned table the same luck may fall to another seat, so all that luck can do is compared; None if
    that is too much.
    """
    luck = Outcomes(game)
    found: list[dict[str, Chances]] = []
    for state, move in (here, there):
        results = list(islice(luck.every(partial(luck.play, state, move)), MOST_OUTCOMES + 1))
        if len(results) > MOST_OUTCOMES:
            return None
        turned = (
            (share, turned_state(game, after, by) if state is here[0] else after) for share, after in results
        )
        found.append(chances(turned))
    ours, theirs = found
    return next((name for name in ours if not alike(ours[name], theirs[name])), "")


def chances(results: Iterable[tuple[float, Any]]) -> dict[str, Chances]:
    """By field: each of its values with its probability. The last entry is of all fields together."""
    found: dict[str, Chances] = defaultdict(lambda: defaultdict(float))
    for share, state in results:
        values = {name: numbers.tobytes() for name, numbers in numbers_of(state) if name not in LUCK_FIELDS}
        for name, value in values.items():
            found[name][value] += share
        found[", ".join(values)][b"".join(values.values())] += share
    return found


def alike(one: Chances, other: Chances) -> bool:
    """Whether two distributions are the same, but for rounding."""
    return one.keys() == other.keys() and all(abs(one[value] - other[value]) < NEAR for value in one)


def turned_state(game: Game, state: Position, by: int) -> Position:
    """The state with the seats renamed, so that seat `by` is called 0."""
    other = state.twin()
    turn_fields(game, type(state), other.array, state.seats, by, "")
    return other


def turn_fields(game: Game, kind: type[Record], array: Any, seats: int, by: int, prefix: str) -> None:
    """Turn all fields of a record that belong to seats."""
    turning = game.turning
    for field in kind.fields.values():
        name = prefix + field.name
        if field.rows is not None:
            block = 1 if field.seated else turning.rows.get(name, 0)
            owned = array[field.name][:, : seats * block]
            array[field.name][:, : seats * block] = np.roll(owned, -by * block, axis=1)
            turn_fields(game, field.rows, array[field.name], seats, by, f"{name}.")
            continue
        if axes := turning.axes.get(name):
            kept, shape = array[field.name], field.shape
            inner = tuple(kept.ndim - len(shape) + axis for axis in axes)
            array[field.name] = turned_axes(kept, inner, seats, by)
        turns_with = SEAT if field.of is Seat or name in turning.seats else turning.indices.get(name, "")
        turns_with = name if name in turning.places else EYES if name in turning.eyes else turns_with
        if turns_with:
            renamed = np.vectorize(lambda value, w=turns_with: turned_value(game, seats, w, by, int(value)))
            array[field.name] = renamed(array[field.name])


def unlike(one: Position, other: Position) -> str:
    """The first field in which two states differ, or nothing."""
    both = zip(numbers_of(one), numbers_of(other), strict=True)
    return next((name for (name, ours), (_, theirs) in both if not np.array_equal(ours, theirs)), "")


def numbers_of(state: Position) -> Iterator[tuple[str, np.ndarray]]:
    """The numbers of every field, also of rows, but for the account of the last move."""
    for field in type(state).fields.values():
        if field.name in EVENTS:
            continue
        if field.rows is None:
            yield field.name, state.array[field.name]
            continue
        for inner in field.rows.fields:
            yield f"{field.name}.{inner}", state.array[field.name][inner]
