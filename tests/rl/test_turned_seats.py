"""A turned table is the same game: who sits first is nothing but a name."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

from nekoban.adding import turning
from nekoban.adding.turning import Unturned, check_turning, turned_play
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.game import Game, rule_functions
from nekoban.core.luck import roll
from nekoban.core.observations import Encoder, Layout
from nekoban.core.record import HIDDEN, NONE
from nekoban.core.seat_turning import Turning
from nekoban.core.seen import EVERYONE
from nekoban.core.turned_seats import turned_axes, turned_eyes, turned_moves
from nekoban.games._template.rules.turn import play as play_mice
from nekoban.games._template.state import MOVES, PAW

GAMES = list(all_games(hidden=True))


@pytest.mark.parametrize("name", GAMES)
def test_a_turned_table_has_the_turned_moves_and_results(name: str) -> None:
    """All moves of these games can be compared, those with luck too."""
    game = find_game(name)
    played = [turned_play(game, options, seed) for seed, options in enumerate(game.samples())]
    assert sum(compared for compared, _ in played) > 20
    assert not any(skipped for _, skipped in played)


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
    with pytest.raises(Unturned, match=r"turning\.py"):
        check_turning(game)


# --- moves in which luck decides; Mice draws a card for every one that is played


def with_play(play) -> Game:
    """Mice with another `play`, interpreted only."""
    game = find_game("mice")
    rules = {**rule_functions(game), "play": play}
    game = game.with_parts(rules=SimpleNamespace(**rules, module=SimpleNamespace(**rules)))
    object.__setattr__(game, "compiled", game.interpreted)
    return game


def noting_who_drew(state, move) -> None:
    seat = state.to_move
    play_mice(state, move)
    if MOVES[move].kind == PAW:
        state.discards[0] = seat  # a place that nothing else uses


def test_a_seat_that_is_forgotten_in_moves_with_luck_alone_is_found() -> None:
    with pytest.raises(Unturned, match="discards is another after 'paw"):
        check_turning(with_play(noting_who_drew))


def rolling_for_all(state, move) -> None:
    for seat in range(state.seats):
        state.players[seat].has_paw = roll(state, 3)


def rolling_for_all_but_the_first(state, move) -> None:
    for seat in range(1, state.seats):
        state.players[seat].has_paw = roll(state, 3)


def test_luck_that_falls_to_all_seats_in_order_is_compared_by_its_chances() -> None:
    assert turned_play(with_play(rolling_for_all), {"players": 3}, 1, plies=10) == (10, 0)
    with pytest.raises(Unturned, match=r"players\.has_paw is another"):
        turned_play(with_play(rolling_for_all_but_the_first), {"players": 3}, 1, plies=10)


def rolling_often(state, move) -> None:
    for seat in range(state.seats):
        state.players[seat].taken = roll(state, 100)


def test_a_move_with_too_many_outcomes_is_counted_as_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turning, "MOST_OUTCOMES", 50)
    compared, skipped = turned_play(with_play(rolling_often), {"players": 3}, 1, plies=10)
    assert skipped > 0  # a table turned by 0 is compared all the same
    assert compared + skipped == 10


def test_an_array_with_an_axis_of_seats_turns_with_them() -> None:
    square = np.arange(16).reshape(4, 4)
    turned = turned_axes(square, (0, 1), 3, 1)
    assert turned[:3, :3].tolist() == [[5, 6, 4], [9, 10, 8], [1, 2, 0]]
    assert turned[3].tolist() == [13, 14, 12, 15]  # nobody sits there


def counting_by_seat(state, move) -> None:
    seat = state.to_move
    play_mice(state, move)
    state.discards[:] = 0
    state.discards[seat] = 1


def test_an_axis_of_seats_is_declared_and_turned_in_observations_and_states() -> None:
    plain = with_play(counting_by_seat)
    with pytest.raises(Unturned, match="discards is another"):
        check_turning(plain)
    game = plain.with_parts(turning=SimpleNamespace(TURNING=Turning(axes={"discards": (0,)})))
    object.__setattr__(game, "compiled", game.interpreted)
    assert check_turning(game) > 20
    state = game.interpreted.start(game.options.read({"players": 3}), 1)
    state.discards[:] = (1, 2, 3, 4)
    layout = Layout(game, 3)
    for seat, expected in enumerate(([1, 2, 3, 4], [2, 3, 1, 4], [3, 1, 2, 4])):
        for number in ("int8", "float32"):
            seen = Encoder(layout, number).encode(game.interpreted.view(state, seat), seat)
            assert seen[layout["discards"].slice].tolist() == expected


def test_a_set_of_seats_turns_with_them() -> None:
    assert turned_eyes(4, 0, 0b0110) == 0b0110
    assert turned_eyes(4, 1, 0b0110) == 0b0011  # seats 1 and 2 are now 0 and 1
    assert turned_eyes(3, 2, 0b001) == 0b010  # seat 0 comes after seat 2
    assert [turned_eyes(3, 1, value) for value in (0, EVERYONE, HIDDEN, NONE)] == [0, EVERYONE, HIDDEN, NONE]


def test_an_observation_has_sets_of_seats_as_the_observer_counts() -> None:
    game = find_game("mice").with_parts(turning=SimpleNamespace(TURNING=Turning(eyes=("heap",))))
    state = game.interpreted.start(game.options.read({"players": 3}), 1)
    state.heap = 0b101
    layout = Layout(game, 3)
    for seat, expected in enumerate((0b101, 0b110, 0b011)):
        seen = Encoder(layout, "int8").encode(game.interpreted.view(state, seat), seat)
        assert seen[layout["heap"].slice].tolist() == [expected]
