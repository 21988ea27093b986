"""Limits of fields: what the numbers of a field stand for, and the smallest and the largest of them."""

from __future__ import annotations

import numpy as np

from nekoban.core.game import Game
from nekoban.core.record import HIDDEN, NONE, Field, Seat
from nekoban.core.seen import EVERYONE
from nekoban.core.turned_seats import EYES, SEAT


def turned_by(game: Game, field: Field, name: str) -> str:
    """What a field's numbers turn with: the seats, certain rows, certain places, or nothing."""
    if field.of is Seat or name in game.turning.seats:
        return SEAT
    if name in game.turning.places:
        return name
    if name in game.turning.eyes:
        return EYES
    return game.turning.indices.get(name, "")


def limits(game: Game, players: int, field: Field, name: str) -> tuple[int, int]:
    """The smallest and the largest number of a field: as declared, or by its kind or its width."""
    turned = turned_by(game, field, name)
    low = NONE if turned or field.default == NONE else HIDDEN if field.sight != "public" else 0
    if field.most is not None:
        return low, field.most
    if turned:
        return low, largest_name(game, players, turned)
    return low, max(field.of) if field.of is not None else int(np.iinfo(field.dtype).max)


def largest_name(game: Game, players: int, turned: str) -> int:
    """The largest number of a seat, a set of seats, a row or a place."""
    if turned in (SEAT, EYES):
        return players - 1 if turned == SEAT else EVERYONE
    places = game.turning.places.get(turned)
    return len(places) - 1 if places is not None else game.state.fields[turned].shape[0] - 1
