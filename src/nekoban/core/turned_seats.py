"""Turning the table: numbers, moves and views with another seat counted as seat 0.

A learner sees every match from seat 0, and its actions count seats in the same way. The rows of `players`,
fields declared `of=Seat` and the `seat` of a move are turned automatically. A game's `turning.py` lists
everything else that belongs to seats; adding/turning.py plays turned tables beside the true ones and finds
what is missing.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from nekoban.core.game import Game
from nekoban.core.seen import EVERYONE

SEAT = "seat"  # what turns like the seats themselves
EYES = "eyes"  # what is a set of seats


def turned_value(game: Game, players: int, kind: str, seat: int, value: int) -> int:
    """A number that names a seat, a row or a place, as the observer counts. NONE and the like are kept."""
    if kind == EYES:
        return turned_eyes(players, seat, value)
    turning = game.turning
    places = turning.places.get(kind)
    if places is not None:
        for _ in range(seat):
            value = places[value] if 0 <= value < len(places) else value
        return value
    block = 1 if kind == SEAT else turning.rows[kind]
    owned = block * players
    return (value - seat * block) % owned if 0 <= value < owned else value


def turned_axes(array: np.ndarray, axes: tuple[int, ...], players: int, seat: int) -> np.ndarray:
    """An array with entries for seats, as the observer counts. Entries of seats that nobody has stay."""
    for axis in axes:
        order = np.arange(array.shape[axis])
        order[:players] = (order[:players] + seat) % players
        array = array.take(order, axis)
    return array


def turned_eyes(players: int, seat: int, value: int) -> int:
    """A set of seats as the observer counts. Everyone stays everyone."""
    if not 0 <= value < EVERYONE:
        return value
    return sum(1 << (one - seat) % players for one in range(players) if value >> one & 1)


@cache
def turned_moves(game: Game, players: int) -> tuple[np.ndarray, np.ndarray]:
    """For every seat: the row of the game's table that an action is, and the action that a row is."""
    turned = np.zeros((players, len(game.moves)), np.int16)
    for seat in range(players):
        turned[seat] = [turned_row(game, players, seat, number) for number in range(len(game.moves))]
    return np.argsort(turned, axis=1).astype(np.int16), turned


def turned_row(game: Game, players: int, seat: int, number: int) -> int:
    """A row of the game's table as that seat counts."""
    row = game.moves[number]._asdict()
    for name in game.moves.fields[1:]:
        kind = SEAT if name == SEAT else f"moves.{name}"
        if kind == SEAT or kind in game.turning.places:
            row[name] = turned_value(game, players, kind, seat, row[name])
    return game.moves.index[tuple(row.values())]
