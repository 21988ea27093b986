"""Records and their sight."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy
from typing import Any

import pytest

import nekoban
from nekoban.core.catalogue import all_games
from nekoban.core.record import (
    HIDDEN,
    NOBODY,
    NONE,
    Array,
    Record,
    Rows,
    View,
    conceal,
    many,
    private,
    public,
    seated,
    secret,
    sight_mask,
    to_state,
)  # fmt: skip


class Hand(Record):
    cards: Array = private.i8(3, default=NONE)
    count: int = public.i16()


class Table(Record):
    players: Rows = seated(Hand, 2)
    deck: Array = secret.i8(4)
    to_move: int = public.i8()
    luck: int = secret.i64()


def a_table() -> Table:
    table = Table()
    table.players[0].cards[:] = [1, 2, 3]
    table.players[1].cards[:] = [4, 5, 6]
    table.deck[:] = 7
    table.to_move = 1
    table.luck = 12345
    return table


def test_a_field_without_sight_is_refused() -> None:
    with pytest.raises(TypeError, match="does not say who sees it"):

        class Careless(Record):
            score: int = 3


def test_a_name_that_numpy_uses_is_refused() -> None:
    with pytest.raises(TypeError, match="NumPy uses the name 'round'"):

        class Clash(Record):
            round: int = public.i8()


def test_private_fields_need_an_owner() -> None:
    with pytest.raises(TypeError, match="must be seated"):
        many(Hand, 3)


def test_a_seat_sees_its_own_private_fields_and_no_other() -> None:
    view = conceal(a_table(), 1)
    assert view.players[1].cards.tolist() == [4, 5, 6]
    assert view.players[0].cards.tolist() == [HIDDEN] * 3
    assert view.deck.tolist() == [HIDDEN] * 4
    assert view.luck == HIDDEN
    assert view.to_move == 1


def test_a_spectator_sees_only_what_is_public() -> None:
    view = conceal(a_table(), NOBODY)
    assert [player.cards.tolist() for player in view.players] == [[HIDDEN] * 3] * 2
    assert view.to_move == 1


def test_a_view_is_no_state_but_has_its_layout() -> None:
    table = a_table()
    view: Any = conceal(table, 0)
    assert view.raw.dtype == table.raw.dtype
    assert issubclass(type(view), View)
    assert not issubclass(type(view), Table)
    assert isinstance(to_state(view), Table)


def test_sight_fails_closed_every_byte_is_public_own_or_blank() -> None:
    table = a_table()
    for seat in (0, 1, NOBODY):
        mask = sight_mask(Table, seat)
        view = conceal(table, seat)
        hidden = view.bytes[mask == 0]
        assert (hidden == 0xFF).all()
        assert hidden.size >= 4 + 8 + 3


def test_defaults_fill_a_new_record() -> None:
    assert Table().players[0].cards.tolist() == [NONE] * 3


def test_a_number_read_is_a_plain_int_so_that_nothing_wraps() -> None:
    table = a_table()
    table.players[0].cards[0] = 127
    assert type(table.players[0].cards[0]) is int
    assert table.players[0].cards[0] + 1 == 128
    assert all(type(card) is int for card in table.players[0].cards)
    assert type(table.deck.sum()) is int


def test_a_twin_shares_nothing_and_is_equal_to_the_last_byte() -> None:
    table = a_table()
    copy = table.twin()
    assert copy == table
    copy.players[1].cards[2] = 9
    assert copy != table
    assert table.players[1].cards[2] == 6


def test_numbers_arrays_and_rows_are_read_from_the_memory_that_the_compiled_rules_write() -> None:
    table = a_table()
    table.raw["players"][1]["count"] = 300
    table.raw["players"][0]["cards"][2] = -7
    table.raw["to_move"] = 0
    assert (table.players[1].count, table.players[0].cards[2], table.to_move) == (300, -7, 0)
    table.to_move = -2
    table.players[0].cards[0] = 9
    assert (int(table.raw["to_move"]), int(table.raw["players"][0]["cards"][0])) == (-2, 9)
    with pytest.raises(ValueError, match="invalid value"):
        table.to_move = 200


@pytest.mark.parametrize("copied", [copy, deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_copy_is_equal_and_shares_nothing(copied: Any) -> None:
    table = a_table()
    other = copied(table)
    assert other == table
    other.to_move = 0
    other.players[0].cards[0] = 8
    assert (table.to_move, table.players[0].cards[0]) == (1, 1)
    assert other.bytes.tobytes() == other.raw.tobytes()


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_view_knows_whose_it_is_and_so_do_its_copies(seat: int | None) -> None:
    view = conceal(a_table(), NOBODY if seat is None else seat)
    for one in (view, view.twin(), copy(view), deepcopy(view), pickle.loads(pickle.dumps(view))):
        assert one.viewer == seat
        assert one == view
        assert isinstance(one, View)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_every_view_of_a_match_knows_whose_it_is(seat: int | None) -> None:
    match = nekoban.new("mice", seed=1, players=2)
    assert match.view(seat).viewer == seat
    assert match.game.interpreted.view(match.state, seat).viewer == seat


@pytest.mark.parametrize("game", all_games(hidden=True))
def test_a_notebook_draws_a_view_for_whom_it_belongs_to(game: str) -> None:
    match = nekoban.new(game, seed=1)
    for seat in (None, 0, 1):
        assert match.view(seat)._repr_svg_() == match.svg(seat)
