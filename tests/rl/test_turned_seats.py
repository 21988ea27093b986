"""A turned table is the same game: who sits first is nothing but a name."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from nekoban.core.catalogue import all_games, find_game
from nekoban.core.game import Game
from nekoban.core.luck import start_luck
from nekoban.core.record import Record, Seat
from nekoban.core.seat_turning import Turning
from nekoban.core.turned_seats import SEAT, turned_moves, turned_value

GAMES = list(all_games(hidden=True))


def turned_state(game: Game, state: Any, by: int) -> Any:
    """The state with the seats renamed, so that seat `by` is called 0."""
    other = state.twin()
    turn_fields(game, type(state), other.array, state.seats, by, "")
    return other


def turn_fields(game: Game, kind: type[Record], array: Any, seats: int, by: int, prefix: str) -> None:
    turning = game.turning
    for field in kind.fields.values():
        name = prefix + field.name
        if field.rows is not None:
            block = 1 if field.seated else turning.rows.get(name, 0)
            owned = array[field.name][:, : seats * block]
            array[field.name][:, : seats * block] = np.roll(owned, -by * block, axis=1)
            turn_fields(game, field.rows, array[field.name], seats, by, f"{name}.")
            continue
        turns_with = SEAT if field.of is Seat or name in turning.seats else turning.indices.get(name, "")
        turns_with = name if name in turning.places else turns_with
        if turns_with:
            renamed = np.vectorize(lambda value, w=turns_with: turned_value(game, seats, w, by, int(value)))
            array[field.name] = renamed(array[field.name])


def without_events(state: Any) -> bytes:
    """What a state is, but for the account of the last move, which is not part of observations."""
    other = state.twin()
    other.event_count = 0
    other.array["events"] = np.zeros((), other.dtype["events"])
    return other.bytes.tobytes()


def turned_play(game: Game, options: dict[str, Any], seed: int, plies: int = 120) -> tuple[int, int]:
    """Play beside a turned table; how many moves were compared, and in how many luck decided."""
    chance = random.Random(seed)
    engine = game.compiled
    state = engine.start(game.options.read(options), start_luck(seed * 7919))
    _, turned = turned_moves(game, state.seats)
    compared = skipped = 0
    while state.to_move >= 0 and compared + skipped < plies:
        by = chance.randrange(state.seats)
        legal = engine.legal(state)
        other = turned_state(game, state, by)
        assert sorted(turned[by, legal].tolist()) == sorted(engine.legal(other))
        move = chance.choice(legal)
        luck = state.luck
        engine.play(state, move)
        engine.play(other, int(turned[by, move]))
        if state.luck == luck:
            compared += 1
            assert without_events(other) == without_events(turned_state(game, state, by)), (
                f"{game.name} {options} seed {seed}: {game.moves.texts[move]} turned by {by}"
            )
        else:
            skipped += 1
    return compared, skipped


@pytest.mark.parametrize("name", GAMES)
def test_a_turned_table_has_the_turned_moves_and_results(name: str) -> None:
    game = find_game(name)
    compared = sum(turned_play(game, options, seed)[0] for seed, options in enumerate(game.samples()))
    assert compared > 20


@pytest.mark.parametrize("name", GAMES)
def test_actions_and_moves_lead_to_each_other_and_the_first_seat_has_them_unturned(name: str) -> None:
    game = find_game(name)
    for players in {game.options.form()[0]["low"], game.options.form()[0]["high"]}:
        moves, turned = turned_moves(game, players)
        for seat in range(players):
            assert np.array_equal(moves[seat][turned[seat]], np.arange(len(game.moves)))
        assert np.array_equal(turned[0], np.arange(len(game.moves)))


def test_a_forgotten_seat_is_found() -> None:
    forgetful = Turning(seats=("to_move",), rows={"tribes": 1})  # without the owners of tents
    game = find_game("iwari").with_parts(turning=SimpleNamespace(TURNING=forgetful))
    with pytest.raises(AssertionError):
        all(turned_play(game, options, seed) for seed, options in enumerate(game.samples()))
