"""Mice, clause by clause."""

from __future__ import annotations

import pytest

from nekoban.core.record import HIDDEN, NONE, OVER
from nekoban.games._template import GAME, rules
from nekoban.testing import At, Twins, positions


@pytest.fixture
def at(twin: Twins) -> At:
    """A position from its text; what it hides is dealt."""
    return positions(GAME, twin(rules))


def test_MI_01_the_heap_has_21_mice_and_there_are_five_cards_of_each_kind() -> None:
    state = GAME.interpreted.start(GAME.options.read({"players": 4}), 1)
    assert state.heap == 21
    held = [player.paw for player in state.players]
    assert [state.deck[card] + held.count(card) for card in (1, 2, 3)] == [5, 5, 5]


def test_MI_02_each_is_dealt_one_card_that_only_they_see() -> None:
    state = GAME.interpreted.start(GAME.options.read({"players": 2}), 1)
    view = GAME.interpreted.view(state, 0)
    assert view.players[0].paw == state.players[0].paw > 0
    assert view.players[1].paw == HIDDEN
    assert state.to_move == 0


def test_MI_02_a_card_that_is_not_held_cannot_be_played(at: At) -> None:
    table = at("players=2 | heap=9 1.paw=two 1.has_paw=1 1.taken=12 2.has_paw=1")
    assert table.refused("paw three") == "MI-02"
    assert table.legal() == ["one", "paw two"]


def test_MI_03_one_mouse_is_taken_and_the_paw_kept(at: At) -> None:
    state = at("players=2 | heap=9 1.paw=two 1.has_paw=1 1.taken=12 2.has_paw=1").play("one").state
    assert (state.heap, state.players[0].taken, state.players[0].paw, state.to_move) == (8, 13, 2, 1)


def test_MI_04_the_paw_takes_its_number_and_is_replaced(at: At) -> None:
    table = at("players=2 | heap=9 1.paw=three 1.has_paw=1 1.taken=12 2.has_paw=1")
    before = table.state.deck.sum()
    state = table.play("paw three").state
    assert (state.heap, state.players[0].taken, state.discards[3]) == (6, 15, 1)
    assert state.deck.sum() == before - 1
    assert state.players[0].paw > 0


def test_MI_05_a_paw_larger_than_the_heap_cannot_be_played(at: At) -> None:
    assert (
        at("players=2 | heap=2 1.paw=three 1.has_paw=1 1.taken=19 2.has_paw=1").refused("paw three")
        == "MI-05"
    )
    assert (
        at("players=2 | heap=3 1.paw=three 1.has_paw=1 1.taken=18 2.has_paw=1").refused("paw three") is None
    )


def test_MI_06_without_a_deck_nothing_is_drawn(at: At) -> None:
    held = "1.paw=three 1.has_paw=1 1.taken=12 2.paw=one 2.has_paw=1"
    table = at(f"players=2 | heap=9 {held} discards=0,4,5,4 deck=0").play("paw three")
    assert (table.state.players[0].paw, table.state.players[0].has_paw) == (NONE, 0)
    table.play("one")
    assert table.refused("paw three") == "MI-06"
    assert table.legal() == ["one"]


def test_MI_07_whoever_takes_the_last_mouse_wins(at: At) -> None:
    table = at("players=3 | heap=1 to_move=3 1.has_paw=1 2.has_paw=1 3.has_paw=1 3.taken=20").play("one")
    assert (table.state.to_move, table.winners()) == (OVER, [2])
    assert table.refused("one") == "OVER"


def test_MI_08_the_score_is_the_mice_taken(at: At) -> None:
    assert at("players=2 | heap=9 1.taken=5 2.taken=7 1.has_paw=1 2.has_paw=1").scores() == [5, 7]
