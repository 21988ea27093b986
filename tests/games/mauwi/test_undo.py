"""Mauwi: what a move reveals, and so whether it can be taken back."""

from __future__ import annotations

import pytest

from nekoban.core.match import Match
from nekoban.core.undo import UndoError


def test_MW_02_a_nine_laid_face_down_reveals_nothing() -> None:
    match = Match.from_position("mauwi players=2 | stage=place 1.hand=1,2,3,4", seed="undo")
    before = match.state.twin()
    match.play("place 1a")
    assert sum(match.state.unseen) == 1
    match.undo()
    assert match.state == before


def test_MW_38_a_gain_that_is_lost_shows_its_card() -> None:
    position = "mauwi players=2 | 1.hand=7,1,1,1 1.top=2,3,4,5 1.nines=3 2.top=2"
    match = Match.from_position(position, seed="undo")
    match.play("7 1a")
    with pytest.raises(UndoError, match="revealed"):
        match.undo()


def test_MW_21_a_card_that_is_drawn_is_revealed_even_if_almost_certain() -> None:
    """Ten of the thirteen cards of the draw pile are fives."""
    match = Match.from_position("mauwi players=2 | 1.hand=1,1,2,2 2.hand=1,1,2,2", seed="undo")
    for card in range(len(match.state.draw_pile)):
        if card != 5:
            left = min(1, match.state.draw_pile[card]) if card in (6, 7, 8) else 0
            match.state.discards[card] += match.state.draw_pile[card] - left
            match.state.draw_pile[card] = left
    match.play("1 1a")
    with pytest.raises(UndoError, match="revealed"):
        match.undo()
