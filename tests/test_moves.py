"""The table of moves."""

from __future__ import annotations

from enum import IntEnum

import pytest

from nekoban.core.moves import kind, moves, seats
from nekoban.core.record import NONE


class Color(IntEnum):
    RED = 3
    DARK_BLUE = 5


MOVES = moves(
    kind(
        "lay",
        color=Color,
        seat=seats(2),
        column=range(2),
        clicks="color seat-column",
        text="{color} {seat}{column}",
    ),
    kind("pass", clicks="button-pass", text="pass"),
)


def test_a_row_is_a_record_a_path_and_a_text() -> None:
    row = MOVES.row(MOVES.kinds.LAY, color=Color.DARK_BLUE, seat=1, column=0)
    assert (MOVES[row].kind, MOVES[row].color, MOVES[row].seat, MOVES[row].column) == (0, 5, 1, 0)
    assert MOVES.paths[row] == ("color-dark-blue", "seat-2-column-0")
    assert MOVES.texts[row] == "dark-blue 20"
    assert MOVES.by_text["dark-blue 20"] == row


def test_a_field_that_a_kind_lacks_is_none() -> None:
    row = MOVES.row(MOVES.kinds.PASS)
    assert MOVES[row].color == NONE
    assert MOVES.paths[row] == ("button-pass",)


def test_rows_of_a_kind_stand_together_the_last_field_counting_fastest() -> None:
    first = MOVES.first(MOVES.kinds.LAY)
    assert MOVES.row(MOVES.kinds.LAY, color=5, seat=1, column=1) == first + (1 * 2 + 1) * 2 + 1
    assert len(MOVES) == 9


def test_the_compiled_table_has_the_same_rows() -> None:
    assert [tuple(row) for row in MOVES.table.tolist()] == [tuple(row) for row in MOVES.rows]


def test_two_moves_with_one_text_are_refused() -> None:
    with pytest.raises(ValueError, match="two moves have the text 'x'"):
        moves(kind("a", seat=seats(2), text="x"))


def test_a_table_beyond_two_thousand_rows_is_refused() -> None:
    with pytest.raises(ValueError, match="split the turn"):
        moves(kind("a", one=range(50), two=range(50), text="{one} {two}"))
